import { AsyncResource } from 'node:async_hooks';

interface Waiting<Result> {
  readonly key: string;
  readonly group: string | undefined;
  readonly twin: string | undefined;
  readonly result: Promise<Result>;
  /** Settles the result, and resolves to it; to undefined if the work failed. */
  readonly run: () => Promise<Result | undefined>;
  readonly leave: (reason: unknown) => void;
  /** The callers who wait for the result. */
  callers: number;
}

interface FairTurnsOptions<Result> {
  /** How many keys are served at once; 1 by default, for computations that leave nothing to others. */
  readonly atOnce?: number;
  /** How many computations of one key wait; 1 by default. */
  readonly waitingOfOne?: number;
  /**
   * A key that took more time than `burstMs` waits until its share makes up for it; absent: no such wait. A computation
   * counts as `maxMs` at most: it may seem to have lasted for hours because the machine stood still. Each caller who gets its
   * result counts as `answerMs` of it, 0 by default: a result that many share is computed once and sent to each.
   */
  readonly pace?: {
    readonly burstMs: number;
    readonly share: number;
    readonly maxMs: number;
    readonly answerMs?: (result: Result | undefined) => number;
  };
  /**
   * The processor time that was spent by now, in milliseconds: a computation counts as no more than what was spent during it.
   * Absent: it counts as the time that passed.
   */
  readonly spentMs?: () => number;
}

interface TurnOptions {
  /** Takes the computation out of the queue; one that runs goes on. */
  readonly signal?: AbortSignal | undefined;
  /**
   * What the key belongs to, such as the restaurant of a guest. Groups take turns by how many of each run; one group runs
   * three quarters and waits in two thirds at most, so that there is room for another one however many keys it has.
   */
  readonly group?: string | undefined;
  /** Computations with the same key and twin give the same result, so one that waits serves all of them. */
  readonly twin?: string;
}

const maxShareOfRunning = 0.75;
/**
 * A group may have as many waiting computations as this many times the places that are still free; a group that is
 * alone takes two thirds of all places.
 */
const groupToFree = 2;

/**
 * Runs computations of up to some seconds in turns. For each key, such as a restaurant, at most one computation runs
 * and only some wait, and the key that was served longest ago is next. So one restaurant delays another by at most one
 * computation.
 */
export class FairQueue<Result = unknown> {
  private waiting: Waiting<Result>[] = [];
  /** Keys served since the queue was last empty, each with the number of its last turn. */
  private readonly served = new Map<string, number>();
  /** The same for groups. */
  private readonly servedGroups = new Map<string | undefined, number>();
  private turns = 0;
  private readonly running = new Set<string>();
  /** How many computations of a group run. */
  private readonly runningOf = new Map<string | undefined, number>();
  /** Until when, by the monotonic clock, a key's time is made up for. */
  private readonly paidUntil = new Map<string, number>();
  private wakeUp: NodeJS.Timeout | undefined;

  constructor(
    private readonly maxWaiting: number,
    private readonly options: FairTurnsOptions<Result> = {},
  ) {}

  /**
   * The result of the work, or undefined at once if too much is already waiting for the key or for all keys together.
   * Rejects with the signal's reason if it is aborted before the work's turn.
   */
  take<T extends Result>(
    key: string,
    work: () => Promise<T>,
    options: TurnOptions = {},
  ): Promise<T> | undefined {
    const { signal, twin, group } = options;
    const known =
      twin === undefined ? undefined : this.waiting.find((each) => each.key === key && each.twin === twin);
    if (known) return this.wait(known, signal) as Promise<T>;
    if (this.waiting.length >= this.maxWaiting) return undefined;
    const ofKey = this.waiting.filter((each) => each.key === key).length;
    if (ofKey >= (this.options.waitingOfOne ?? 1) || !this.hasRoomFor(group)) return undefined;
    const { promise, resolve, reject } = withResolvers<T>();
    // The computation before it starts the next one, which must run in its own caller's context.
    const run = AsyncResource.bind((): Promise<T | undefined> => {
      const working = work();
      working.then(resolve, reject);
      return working.catch(() => undefined);
    });
    const entry: Waiting<Result> = { key, group, twin, result: promise, run, leave: reject, callers: 0 };
    this.waiting.push(entry);
    const result = this.wait(entry, signal) as Promise<T>;
    this.serve();
    return result;
  }

  private hasRoomFor(group: string | undefined): boolean {
    if (group === undefined) return true;
    const ofGroup = this.waiting.filter((each) => each.group === group).length;
    return ofGroup < groupToFree * (this.maxWaiting - this.waiting.length);
  }

  private wait(entry: Waiting<Result>, signal: AbortSignal | undefined): Promise<Result> {
    entry.callers += 1;
    if (!signal) return entry.result;
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (!this.waiting.includes(entry)) return;
        reject(signal.reason as Error);
        entry.callers -= 1;
        if (entry.callers > 0) return;
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        if (this.waiting.length === 0) clearTimeout(this.wakeUp);
        entry.leave(signal.reason);
      };
      const settled = () => signal.removeEventListener('abort', leave);
      entry.result.then(resolve, reject).finally(settled);
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });
  }

  private serve(): void {
    const { atOnce = 1 } = this.options;
    while (this.running.size < atOnce) {
      const next = this.next();
      if (!next) break;
      this.served.set(next.key, (this.turns += 1));
      if (next.group !== undefined) this.servedGroups.set(next.group, this.turns);
      this.running.add(next.key);
      this.count(next.group, 1);
      const began = performance.now();
      const spentBefore = this.options.spentMs?.();
      void next.run().then((answer) => {
        this.running.delete(next.key);
        this.count(next.group, -1);
        const spent = (this.options.spentMs?.() ?? Infinity) - (spentBefore ?? 0);
        const { maxMs = 0, answerMs = () => 0 } = this.options.pace ?? {};
        const computedMs = Math.min(performance.now() - began, spent, maxMs);
        this.charge(next.key, computedMs + next.callers * answerMs(answer));
        this.serve();
      });
    }
    if (this.running.size > 0 || this.waiting.length > 0) return;
    this.served.clear();
    this.servedGroups.clear();
  }

  private count(group: string | undefined, change: number): void {
    if (group === undefined) return;
    const now = (this.runningOf.get(group) ?? 0) + change;
    if (now > 0) this.runningOf.set(group, now);
    else this.runningOf.delete(group);
  }

  /**
   * Groups of which the fewest run go first, then those served longest ago; of one group, keys that were not served yet,
   * in order of arrival. One pass, because hundreds may wait.
   */
  private next(): Waiting<Result> | undefined {
    let next: Waiting<Result> | undefined;
    let shortestPause = Infinity;
    const runningOf = ({ group }: Waiting<Result>) => this.runningOf.get(group) ?? 0;
    const rankOf = (each: Waiting<Result>) =>
      [runningOf(each), this.servedGroups.get(each.group) ?? 0, this.served.get(each.key) ?? 0] as const;
    const isBefore = (one: Waiting<Result>, other: Waiting<Result>) => {
      const [ranks, others] = [rankOf(one), rankOf(other)];
      const place = ranks.findIndex((rank, index) => rank !== others[index]);
      return place >= 0 && (ranks[place] ?? 0) < (others[place] ?? 0);
    };
    const mostOfGroup = Math.max(1, Math.ceil((this.options.atOnce ?? 1) * maxShareOfRunning));
    for (const each of this.waiting) {
      if (this.running.has(each.key) || runningOf(each) >= mostOfGroup) continue;
      const pause = this.pauseOf(each.key);
      if (pause > 0) shortestPause = Math.min(shortestPause, pause);
      else if (!next || isBefore(each, next)) next = each;
    }
    if (next) this.waiting.splice(this.waiting.indexOf(next), 1);
    else if (shortestPause < Infinity) this.serveIn(shortestPause);
    return next;
  }

  private serveIn(ms: number): void {
    clearTimeout(this.wakeUp);
    this.wakeUp = setTimeout(() => this.serve(), Math.ceil(ms));
  }

  private charge(key: string, ms: number): void {
    const { pace } = this.options;
    if (!pace) return;
    const now = performance.now();
    this.paidUntil.set(key, Math.max(now, this.paidUntil.get(key) ?? 0) + ms / pace.share);
    if (this.waiting.length > 0) return;
    for (const [each, until] of this.paidUntil) if (until <= now) this.paidUntil.delete(each);
  }

  /** How long a key has to wait before its next turn, in milliseconds. */
  private pauseOf(key: string): number {
    const { pace } = this.options;
    if (!pace) return 0;
    return (this.paidUntil.get(key) ?? 0) - performance.now() - pace.burstMs / pace.share;
  }
}

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  // The callers wait for promises of their own if they have a signal.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
