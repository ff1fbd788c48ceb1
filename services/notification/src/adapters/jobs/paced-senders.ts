import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tablewell/chassis/clock';
import type { IdSource } from '@tablewell/chassis/ids';
import type { LeasedMessage, Lease, Messages, Pace, ServedSenders, SenderAccess } from '../../ports';
import { PacedRun } from './paced-run';
import { TaskLimit } from './task-limit';

/**
 * Runs of all senders that are sent at once in this process. Nearly all of a run's time is its sender's pace, in which the
 * process has nothing to do; with 64 most senders of a full evening waited for each other.
 */
const concurrency = 256;
/** How long before their sender is free messages are leased. */
const preparationMs = 100;
/**
 * Senders that become free within one tick are served together, so that their messages share the commands to the store.
 * An urgent message waits for up to a tick longer.
 */
const tickMs = 250;
/** How long prepared messages wait for their sender, beyond the time at which it should be free. */
const waitMs = 300;
const pollsBetweenSearches = 15;
/** How long a process serves a sender after it last took it. After a crash another process takes the sender then. */
const servedMs = 15_000;
/** How long a sender that another process serves is not looked at. */
const elsewhereMs = 5_000;

/**
 * Sends the messages of each paced sender, the next ones as soon as the sender is free (MESSAGE-46). Senders do not wait for
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
      messages: Pick<Messages, 'pacedSendersDue' | 'leaseNext'>;
      pace: Pick<Pace, 'segmentsOfRun' | 'take' | 'occupiedMs'>;
      served: ServedSenders;
      newLease: () => Lease;
      newId: IdSource;
      /** Sends a leased message. Does not throw. */
      send: (leased: LeasedMessage, access: SenderAccess) => Promise<void>;
      clock: Clock;
      /** See `PacedRun`. */
      gatherMs?: number;
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

  /** Waits until running sends are finished; starts no others. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
    await this.limit.onIdle();
  }

  private async serve(sender: string): Promise<void> {
    const { served, clock } = this.parts;
    let servedUntil = 0;
    let freeAt = 0;
    try {
      while (!this.stopping.signal.aborted) {
        const now = clock();
        if (servedUntil - now.getTime() < servedMs / 2) {
          const until = new Date(now.getTime() + servedMs);
          if (!(await served.take(sender, until, now))) {
            await this.pauseToTick(elsewhereMs);
            continue;
          }
          servedUntil = until.getTime();
        }
        const nextMs = await this.sendNext(sender, freeAt);
        if (nextMs === undefined) return;
        freeAt = performance.now() + nextMs;
        await this.pauseToTick(nextMs - preparationMs);
      }
    } finally {
      await served.release(sender);
    }
  }

  /**
   * Leases and sends the next messages of a sender, once this sender is next among the senders. Resolves once they are handed
   * over, with the time until the sender is free again; undefined if no message is due. `freeAt` is when it should be free.
   */
  private sendNext(sender: string, freeAt: number): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.limit.add(async () => {
        const runs = await this.leaseRuns(sender).catch(reject);
        const last = runs?.at(-1);
        if (!runs || !last) return resolve(undefined);
        for (const run of runs)
          await this.sendRun(sender, { run, freeAt }, run === last ? resolve : undefined);
      });
    });
  }

  /** Messages about one reservation are sent one after another, so a run has one about each. */
  private async leaseRuns(sender: string): Promise<LeasedMessage[][]> {
    const { messages, pace, newLease, clock } = this.parts;
    const leased = await messages.leaseNext(sender, pace.segmentsOfRun(sender), newLease(), clock());
    const runs: LeasedMessage[][] = [];
    const counts = new Map<string, number>();
    for (const each of leased) {
      const { reservationId } = each.message;
      const before = reservationId === '' ? 0 : (counts.get(reservationId) ?? 0);
      counts.set(reservationId, before + 1);
      (runs[before] ??= []).push(each);
    }
    return runs;
  }

  private sendRun(
    sender: string,
    { run, freeAt }: { readonly run: readonly LeasedMessage[]; readonly freeAt: number },
    onHandedOver: (nextMs: number) => void = () => undefined,
  ): Promise<void> {
    const { pace, newId, send, gatherMs } = this.parts;
    const stopping = this.stopping.signal;
    const parts = { pace, sender, id: newId(), freeAt, waitMs: waitMs, gatherMs, stopping };
    return new PacedRun(parts, run).send(send, onHandedOver);
  }

  private pauseToTick(ms: number): Promise<void> {
    const now = performance.now();
    return this.pause(Math.floor((now + ms) / tickMs) * tickMs - now);
  }

  /** Ends early if the process stops. */
  private async pause(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
