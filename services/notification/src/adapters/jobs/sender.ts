import { AsyncResource } from 'node:async_hooks';
import type { Clock, Logger } from '@tablewell/chassis';
import type { Claim, Dispatch, Messages } from '../../ports';

const atOnce = 32;
const lookFor = 200;

/** Has messages sent, a bounded number at a time: new ones as they are written, the rest as they fall due. */
export class Sender implements Dispatch {
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly running = new Set<Promise<void>>();
  /** The messages that fell due and wait here or are being sent. */
  private readonly taken = new Set<string>();
  private stopped = false;

  constructor(
    private readonly parts: {
      messages: Pick<Messages, 'due'>;
      /** Sends a message that is claimed already, or claims one first. */
      send: (message: string | Claim) => Promise<void>;
      clock: Clock;
      logger: Logger;
    },
  ) {}

  sendOnceWritten(write: () => Promise<Claim | undefined>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.enter(async () => {
        const claim = await write().then((written) => {
          resolve();
          return written;
        }, reject);
        if (claim) await this.send(claim);
      });
    });
  }

  /** Looks for what is due: after a restart, after a pause, or left behind by another process. */
  async look(): Promise<void> {
    const { messages, clock } = this.parts;
    for (const id of await messages.due(clock(), lookFor)) {
      if (this.taken.has(id)) continue;
      this.taken.add(id);
      this.enter(async () => {
        if (!this.stopped) await this.send(id);
        this.taken.delete(id);
      });
    }
  }

  /** Ends what runs or is being written, and begins nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Whoever makes room for it later has a trace of its own; the work belongs to the trace of who asked for it. */
  private enter(work: () => Promise<void>): void {
    this.waiting.push(AsyncResource.bind(work));
    this.fill();
  }

  private fill(): void {
    while (this.running.size < atOnce) {
      const work = this.waiting.shift();
      if (!work) return;
      const piece = work().finally(() => {
        this.running.delete(piece);
        this.fill();
      });
      this.running.add(piece);
    }
  }

  private async send(message: string | Claim): Promise<void> {
    try {
      await this.parts.send(message);
    } catch (error) {
      // The store is away; the message stays claimed until its lease ends, and is then looked up first.
      this.parts.logger.warn({ err: error }, 'a message waits');
    }
  }
}
