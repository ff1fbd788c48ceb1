import { AsyncResource } from 'node:async_hooks';
import type { Clock, Logger } from '@tablewell/chassis';
import type { Claim, Dispatch, Messages } from '../../ports';

const atOnce = 32;
const lookFor = 200;

/**
 * Has messages sent: those it is told of at once, the rest as they fall due. A bounded number at a time; whoever
 * waits, waits in the store as well.
 */
export class Sender implements Dispatch {
  private readonly waiting = new Map<string, () => Promise<void>>();
  private readonly running = new Map<string, Promise<void>>();
  private stopped = false;

  constructor(
    private readonly parts: {
      messages: Pick<Messages, 'due'>;
      send: (id: string, claim?: Claim) => Promise<void>;
      clock: Clock;
      logger: Logger;
    },
  ) {}

  hasRoom(): boolean {
    return !this.stopped && this.running.size + this.waiting.size < atOnce;
  }

  /** Takes on a message; one that is being sent or waits already is not taken twice. */
  nudge(id: string, claim?: Claim): void {
    if (this.stopped || this.running.has(id)) return;
    // Whoever makes room for it later has a trace of its own; this one belongs to the trace of who asked for it.
    if (!this.waiting.has(id))
      this.waiting.set(
        id,
        AsyncResource.bind(() => this.work(id, claim)),
      );
    this.fill();
  }

  /** Looks for what is due: after a restart, after a pause, or left behind by another process. */
  async look(): Promise<void> {
    const { messages, clock } = this.parts;
    for (const id of await messages.due(clock(), lookFor)) this.nudge(id);
  }

  /** Ends what runs and begins nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.waiting.clear();
    await Promise.all(this.running.values());
  }

  private fill(): void {
    for (const [id, work] of this.waiting) {
      if (this.running.size >= atOnce) return;
      this.waiting.delete(id);
      this.running.set(id, work());
    }
  }

  private async work(id: string, claim: Claim | undefined): Promise<void> {
    try {
      await this.parts.send(id, claim);
    } catch (error) {
      // The store is away; the message stays claimed until its lease ends, and is then looked up first.
      this.parts.logger.warn({ err: error }, 'a message waits');
    } finally {
      this.running.delete(id);
      this.fill();
    }
  }
}
