import type { Queued } from '@tablewell/api-client/book';
import type { TableChange } from '../evening/table-option';
import type { OpenWindows } from './open-windows';
import {
  type ChangeStorage,
  maxChanges,
  readChanges,
  type StoredChange,
  writeChanges,
} from './stored-changes';

/** The result of sending a change. */
export type Outcome =
  | { readonly kind: 'done' }
  /** The service cannot be reached, or is busy, as it says why: the change waits. */
  | { readonly kind: 'wait'; readonly why?: string }
  /** It cannot be done any more. */
  | { readonly kind: 'refused'; readonly why: string };

/** A change that the service refused, with its message. */
export interface Refused {
  readonly entry: Queued;
  readonly why: string;
}

/** The parties that lost or changed their tables by a change of this device. */
export interface Displacement {
  /** The id of the change. */
  readonly id: string;
  readonly restaurantId: string;
  readonly date: string;
  readonly changes: readonly TableChange[];
}

interface State {
  /** The waiting changes, with those of other windows. */
  readonly queued: readonly StoredChange[];
  readonly refused: readonly Refused[];
  /** The service could not be reached at the last attempt. */
  readonly isStuck: boolean;
  /** Why the service lets the first change wait; empty if it could not be reached. */
  readonly waitsBecause: string;
  /** What the last changes took from others. */
  readonly displaced: readonly Displacement[];
}

const none: State = { queued: [], refused: [], isStuck: false, waitsBecause: '', displaced: [] };
/** More than are shown between two renderings. */
const maxDisplaced = 20;
/** Milliseconds until the next attempt while the service cannot be reached. */
const retryMs = 3_000;

/**
 * The changes of hosts on this device, sent one after another in order, each until it is accepted or refused. They
 * survive a reload. Each window shows the changes of all and sends its own, so that each refusal is shown where the
 * change was made; those of a window that was closed are sent by another one. A later change of the party of a refused
 * one is still sent: the service decides whether it fits (EVENING-6).
 */
export class ChangeQueue {
  private state: State = none;
  private readonly listeners = new Set<() => void>();
  /** The changes that this window sends: they are not lost if another window writes the storage at the same moment. */
  private readonly own = new Map<string, StoredChange>();
  private readonly awaited = new Set<string>();
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (
      entry: Queued,
      tell: (changes: readonly TableChange[]) => void,
    ) => Promise<Outcome>,
    private readonly storage: ChangeStorage,
    private readonly windows: OpenWindows,
  ) {
    this.reload();
  }

  readonly snapshot = (): State => this.state;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Call when another window has changed the storage. */
  readonly reload = (): void => {
    const queued = this.all();
    this.state = { ...this.state, queued };
    // Written by another window that had not seen a change of this one yet.
    if (queued.length > readChanges(this.storage).length) writeChanges(this.storage, queued);
    for (const { window = '' } of queued) if (window !== this.windows.id) this.adoptAfter(window);
    this.notify();
  };

  /**
   * Adds a change and sends it as soon as those before it are sent; false if the queue is full. The listeners hear of
   * it in the next task: rendering an evening takes a tablet longer than the service, and the request need not wait.
   */
  add(entry: Queued): boolean {
    const waiting = this.all();
    if (waiting.length >= maxChanges) return false;
    const own = { ...entry, window: this.windows.id };
    this.own.set(entry.id, own);
    this.store([...waiting, own]);
    void this.flush();
    setTimeout(() => this.notify());
    return true;
  }

  /** Takes back a change of this window that is not being sent yet; false if it is too late for that. */
  takeBack(id: string): boolean {
    if (!this.own.has(id) || (this.isSending && this.first()?.id === id)) return false;
    this.remove(id);
    return true;
  }

  /** Takes back all changes of this window, sent or not, because their host leaves. */
  discard(): void {
    const own = new Set(this.own.keys());
    this.own.clear();
    this.store(this.all().filter(({ id }) => !own.has(id)));
    this.replace({ isStuck: false, waitsBecause: '' });
  }

  /** Removes a refusal that was read. */
  dismiss(id: string): void {
    this.replace({ refused: this.state.refused.filter(({ entry }) => entry.id !== id) });
  }

  /** Retries immediately, for example when the connection is back. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    clearTimeout(this.timer);
    this.isSending = true;
    try {
      for (let first = this.first(); first; first = this.first()) {
        const entry = first;
        const outcome = await this.send(entry, (changes) => this.displace(entry, changes));
        if (outcome.kind === 'wait') {
          const waitsBecause = outcome.why ?? '';
          if (!this.state.isStuck || this.state.waitsBecause !== waitsBecause)
            this.replace({ isStuck: true, waitsBecause });
          this.timer = setTimeout(() => void this.flush(), retryMs);
          return;
        }
        const refused =
          outcome.kind === 'refused'
            ? [...this.state.refused, { entry, why: outcome.why }]
            : this.state.refused;
        this.remove(entry.id, { refused, isStuck: false, waitsBecause: '' });
      }
    } finally {
      this.isSending = false;
    }
  }

  /** The next change that this window sends. */
  private first(): StoredChange | undefined {
    return this.state.queued.find(({ id }) => this.own.has(id));
  }

  /** The stored changes of all windows, and those of this one that are not stored. */
  private all(): readonly StoredChange[] {
    // One of this window that it no longer has is done; another window wrote what it had read before that.
    const stored = readChanges(this.storage).filter(
      ({ id, window }) => window !== this.windows.id || this.own.has(id),
    );
    const known = new Set(stored.map(({ id }) => id));
    return [...stored, ...[...this.own.values()].filter(({ id }) => !known.has(id))];
  }

  /** Sends the changes of another window once that is closed. */
  private adoptAfter(window: string): void {
    if (this.awaited.has(window)) return;
    this.awaited.add(window);
    void this.windows.closed(window).then(() => {
      this.awaited.delete(window);
      const adopted = this.all().map((change) =>
        (change.window ?? '') === window ? { ...change, window: this.windows.id } : change,
      );
      for (const change of adopted) if (change.window === this.windows.id) this.own.set(change.id, change);
      this.store(adopted);
      this.notify();
      return this.flush();
    });
  }

  /** Known before the evening is loaded again, where the same changes would look like those of others. */
  private displace({ id, restaurantId, date }: Queued, changes: readonly TableChange[]): void {
    if (changes.length === 0) return;
    const displaced = [...this.state.displaced, { id, restaurantId, date, changes }].slice(-maxDisplaced);
    this.replace({ displaced });
  }

  private remove(id: string, more: Partial<State> = {}): void {
    this.own.delete(id);
    this.store(this.all().filter((change) => change.id !== id));
    this.replace(more);
  }

  private store(queued: readonly StoredChange[]): void {
    this.state = { ...this.state, queued };
    writeChanges(this.storage, queued);
  }

  private replace(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
