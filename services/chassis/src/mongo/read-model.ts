import { EventEmitter } from 'node:events';
import type { Model } from 'mongoose';
import { batchFinds } from './batch';
import { upsertIfNewer } from './upsert-if-newer';

/** How often the store is polled for a copy that another process may have written. */
const defaultPollMs = 250;

/**
 * Read copies of another service's documents, written by its events. The highest version wins, in any order of events.
 * Copies are not cached: every read begins after its request, and concurrent reads share a command.
 */
export class ReadModel<Copy extends { _id: string; version: number }> {
  /** The copy of an id; undefined before its first event. */
  readonly find: (id: string) => Promise<Copy | undefined>;
  private readonly written = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly model: Model<Copy>,
    private readonly pollMs = defaultPollMs,
  ) {
    this.find = batchFinds<Copy>(model.collection);
  }

  /**
   * Stores a copy, unless the stored version is the same or newer. The fields in `first` are set only in a new copy.
   */
  async put(
    id: string,
    version: number,
    fields: Partial<Omit<Copy, '_id' | 'version'>>,
    first?: Partial<Omit<Copy, '_id' | 'version'>>,
  ): Promise<void> {
    await upsertIfNewer(this.model, id, version, fields, first);
    this.wakeWaiting(id);
  }

  /** Call after a copy was written by other means than {@link put}. */
  wakeWaiting(id: string): void {
    this.written.emit(nameOf(id));
  }

  /** Waits until this version or a newer one is stored; false if aborted first. */
  waitFor(id: string, version: number, signal: AbortSignal): Promise<boolean> {
    return this.waitUntil(id, (copy) => (copy?.version ?? 0) >= version, signal);
  }

  /**
   * Waits until the stored copy meets the condition; false if aborted first. Writes of this process end the wait at
   * once, those of other processes at the next poll of the store.
   */
  async waitUntil(
    id: string,
    isWanted: (copy: Copy | undefined) => boolean,
    signal: AbortSignal,
  ): Promise<boolean> {
    while (!signal.aborted) {
      // Listens before it reads, so that no write is missed.
      const next = this.nextWrite(id, signal);
      try {
        if (isWanted(await this.find(id))) return true;
        await next.happened;
      } finally {
        next.stop();
      }
    }
    return false;
  }

  /**
   * Resolves at a write of this process, the next poll, or the end of the request. Uses a separate timer, because
   * Node.js may collect a timeout to which only `AbortSignal.any` refers, which then never fires.
   */
  private nextWrite(id: string, signal: AbortSignal): { happened: Promise<void>; stop(): void } {
    let end = (): void => undefined;
    const happened = new Promise<void>((resolve) => (end = resolve));
    const timer = setTimeout(end, this.pollMs);
    this.written.once(nameOf(id), end);
    signal.addEventListener('abort', end, { once: true });
    const stop = () => {
      clearTimeout(timer);
      this.written.off(nameOf(id), end);
      signal.removeEventListener('abort', end);
    };
    return { happened, stop };
  }
}

/** Prefixed, because some event names have a special meaning for emitters. */
const nameOf = (id: string): string => `copy:${id}`;
