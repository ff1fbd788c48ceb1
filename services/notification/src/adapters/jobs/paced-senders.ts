import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tablewell/chassis/clock';
import type { Claim, Lease, Messages, Pace, ServedSenders, Turn } from '../../ports';
import { TaskLimit } from './task-limit';

/** Sends of all senders that run at once in this process. */
const concurrency = 64;
/** A message is prepared so long before its sender is free. */
const preparationMs = 100;
/** How long a prepared message waits for its sender. */
const patienceMs = 300;
const pollsBetweenSearches = 15;
/** A sender is served for so long after the last run of it began; after a crash other processes take it then. */
const servedMs = 15_000;
/** A sender that another process serves is left to it for so long. */
const elsewhereMs = 5_000;

/**
 * Sends the messages of each paced sender, the next one as soon as the sender is free (MESSAGE-46). Senders do not wait for
 * each other. One process at a time serves a sender; the pace holds however many do.
 */
export class PacedSenders {
  private readonly limit = new TaskLimit(concurrency);
  /** Senders that are served here or by another process. */
  private readonly known = new Set<string>();
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private polls = 0;

  constructor(
    private readonly parts: {
      messages: Pick<Messages, 'pacedSendersDue' | 'claimNext'>;
      pace: Pick<Pace, 'runOf'>;
      served: ServedSenders;
      newLease: () => Lease;
      /** Sends a claimed message. Does not throw. */
      send: (claim: Claim, turn: Turn) => Promise<void>;
      clock: Clock;
    },
  ) {}

  /** Serves a sender from a moment on: this process has written or tried a message of it. */
  note(sender: string, from: Date): void {
    const waitMs = from.getTime() - this.parts.clock().getTime();
    if (waitMs > 0) setTimeout(() => this.begin(sender), waitMs).unref();
    else this.begin(sender);
  }

  private begin(sender: string): void {
    if (this.known.has(sender) || this.stopping.signal.aborted) return;
    this.known.add(sender);
    const served = this.serve(sender)
      // The store is unavailable, or the process stops. The next search begins again.
      .catch(() => undefined)
      .finally(() => {
        this.running.delete(served);
        this.known.delete(sender);
      });
    this.running.add(served);
  }

  /**
   * Looks for senders with due messages of other processes, such as one that ended. It reads an entry for
   * each message that waits, so few polls do it. Returns how many were found.
   */
  async poll(): Promise<number> {
    this.polls += 1;
    if (this.polls % pollsBetweenSearches !== 1) return 0;
    const { messages, clock } = this.parts;
    const due = await messages.pacedSendersDue(clock());
    for (const sender of due) this.begin(sender);
    return due.length;
  }

  /** Finishes running sends, and starts no more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
    await this.limit.onIdle();
  }

  private async serve(sender: string): Promise<void> {
    const { messages, pace, served, newLease, clock } = this.parts;
    try {
      while (!this.stopping.signal.aborted) {
        const now = clock();
        if (!(await served.take(sender, new Date(now.getTime() + servedMs), now))) {
          await this.pause(elsewhereMs);
          continue;
        }
        const run = await messages.claimNext(sender, pace.runOf(sender), newLease(), now);
        if (run.length === 0) return;
        await this.sendRun(run);
      }
    } finally {
      await served.release(sender);
    }
  }

  /**
   * Sends claimed messages of a sender, each as soon as the sender is free. If this process stops, the rest is handed
   * over without patience: postponed, not left claimed.
   */
  private async sendRun(run: readonly Claim[]): Promise<void> {
    for (const claim of run) {
      const taken = await this.handOver(claim, this.stopping.signal.aborted ? 0 : patienceMs);
      if (taken) await this.pause(taken.nextMs - preparationMs);
    }
  }

  /** Sends a message; resolves when the sender was taken for it, or could not be. Undefined: it needed no sender. */
  private handOver(claim: Claim, patience: number): Promise<{ isFree: boolean; nextMs: number } | undefined> {
    return new Promise((resolve) => {
      this.limit.add(async () => {
        await this.parts.send(claim, { patienceMs: patience, taken: resolve });
        resolve(undefined);
      });
    });
  }

  /** Ends early if the process stops. */
  private async pause(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
