import { setTimeout as sleep } from 'node:timers/promises';
import type { LeasedMessage, Pace, SenderAccess } from '../../ports';

/** The time that a run keeps; tests set their own. */
export interface RunTime {
  /** In milliseconds, by the monotonic clock. */
  now(): number;
  /** Ends early when `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

const systemTime: RunTime = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};

/** A message that is ready for the provider, as soon as its sender is free. */
interface Ready {
  readonly text: string;
  answer(isTaken: boolean): void;
  fail(error: unknown): void;
}

interface Parts {
  readonly pace: Pick<Pace, 'take' | 'occupiedMs'>;
  readonly sender: string;
  /** A unique id of this run. */
  readonly id: string;
  /** When its sender should be free, by the monotonic clock; before that the store is not asked. */
  readonly freeAt?: number;
  /** How long the run waits for its sender after that. */
  readonly waitMs: number;
  /** How long its messages wait for the one that takes longest to prepare; two seconds by default. */
  readonly gatherMs?: number | undefined;
  /** Aborted when the process stops; messages that wait then are postponed. */
  readonly stopping: AbortSignal;
  /** The system's by default. */
  readonly time?: RunTime;
}

const usualGatherMs = 2_000;
/**
 * How much longer than needed the sender is taken, because timers fire late and taking it again costs another command.
 */
const slackMs = 20;

/**
 * Leased messages of a sender. They are prepared together, so that they share the commands to the store; then the sender
 * is taken once for all that are to be sent, and each is handed over when the one before it has passed.
 */
export class PacedRun {
  private readonly ready = new Map<number, Ready>();
  private undecided: number;
  private hasGathered = false;
  private endGathering: () => void = () => undefined;
  private readonly time: RunTime;

  constructor(
    private readonly parts: Parts,
    private readonly leased: readonly LeasedMessage[],
  ) {
    this.undecided = leased.length;
    this.time = parts.time ?? systemTime;
  }

  /** Sends the messages; `onHandedOver` learns in how many milliseconds the sender is free again. Does not throw. */
  async send(
    send: (leased: LeasedMessage, access: SenderAccess) => Promise<void>,
    onHandedOver: (nextMs: number) => void,
  ): Promise<void> {
    const gathered = this.gather();
    const sent = this.leased.map((leased, index) => this.sendOne(index, (access) => send(leased, access)));
    await gathered;
    onHandedOver(await this.handOver());
    await Promise.all(sent);
  }

  /** Until each message either waits for the sender or does not need it, but not much longer than most take. */
  private async gather(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.parts.gatherMs ?? usualGatherMs);
      this.endGathering = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.hasGathered = true;
  }

  private async sendOne(index: number, send: (access: SenderAccess) => Promise<void>): Promise<void> {
    let isDecided = false;
    const decide = () => {
      if (isDecided) return;
      isDecided = true;
      this.undecided -= 1;
      if (this.undecided === 0) this.endGathering();
    };
    await send({
      take: (sender, text) => {
        const taken = this.take(index, sender, text);
        decide();
        return taken;
      },
    });
    decide();
  }

  private async take(index: number, sender: string, text: string): Promise<boolean> {
    const { pace, id } = this.parts;
    if (!this.hasGathered && sender === this.parts.sender)
      return new Promise((answer, fail) => this.ready.set(index, { text, answer, fail }));
    // It came too late for the run, or its restaurant has another sender by now.
    const how = { by: `${id}:${index}`, waitMs: 0 };
    return (await pace.take(sender, pace.occupiedMs(sender, text), how)).isFree;
  }

  private async handOver(): Promise<number> {
    const waiting = [...this.ready].sort(([one], [other]) => one - other).map(([, each]) => each);
    try {
      return await this.handOverAll(waiting);
    } catch (error) {
      for (const { fail } of waiting) fail(error);
      return 0;
    }
  }

  private async handOverAll(waiting: readonly Ready[]): Promise<number> {
    const { pace, sender, id, freeAt = 0, waitMs, stopping } = this.parts;
    const lengths = waiting.map(({ text }) => pace.occupiedMs(sender, text));
    const postpone = (from: number) => waiting.slice(from).forEach(({ answer }) => answer(false));
    let next = freeAt;
    let end = 0;
    for (const [index, { answer }] of waiting.entries()) {
      const forMs = lengths[index] ?? 0;
      await this.pause(next - this.time.now());
      if (stopping.aborted) {
        postpone(index);
        return 0;
      }
      if (this.time.now() + forMs > end) {
        const left = lengths.slice(index).reduce((sum, each) => sum + each, slackMs);
        const taken = await pace.take(sender, left, { by: id, waitMs });
        if (!taken.isFree) {
          postpone(index);
          return taken.nextMs;
        }
        end = this.time.now() + taken.nextMs;
      }
      answer(true);
      next = this.time.now() + forMs;
    }
    return Math.max(end - this.time.now(), 0);
  }

  private async pause(ms: number): Promise<void> {
    if (ms > 0) await this.time.sleep(ms, this.parts.stopping);
  }
}
