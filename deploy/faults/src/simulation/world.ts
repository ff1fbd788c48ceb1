import { AsyncLocalStorage } from 'node:async_hooks';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { VirtualTimers } from './virtual-timers';

/** A process of the simulation: while it lives its work goes on, and after a crash never again. */
export interface Process {
  readonly name: string;
  alive: boolean;
}

interface Parked {
  readonly process: Process | undefined;
  readonly label: string;
  readonly isReady: (() => boolean) | undefined;
  readonly resume: () => void;
}

/**
 * All that happens, in an order that a seed decides. Whoever awaits something outside itself parks here; one parked
 * piece at a time goes on, and only when everything it led to has parked again comes the next. Nothing else runs: no
 * real timer, no IO, so that the same seed makes the same history.
 */
export class World {
  /** Milliseconds since the epoch, as every process sees it. */
  now = Date.parse('2026-11-20T12:00:00Z');
  /** What went on, in order, for a look at a seed that failed. */
  readonly trace: string[] = [];
  private readonly parked: Parked[] = [];
  private readonly random: ReturnType<typeof xoroshiro128plus>;
  private readonly current = new AsyncLocalStorage<Process>();

  constructor(
    seed: number,
    private readonly timers: VirtualTimers,
  ) {
    this.random = xoroshiro128plus(seed);
    timers.attach({ now: () => this.now, process: () => this.current.getStore() });
  }

  /** A whole number from 0 up to `below`. */
  pick(below: number): number {
    return uniformInt(this.random, 0, below - 1);
  }

  chance(part: number): boolean {
    return this.pick(1_000_000) < part * 1_000_000;
  }

  /** Runs work as a process: what it parks and the timers it sets are that process's. */
  as<T>(process: Process, work: () => T): T {
    return this.current.run(process, work);
  }

  /** Waits for its turn, and for a condition where there is one. Never comes back to a process that has crashed. */
  step(label: string, isReady?: () => boolean): Promise<void> {
    const process = this.current.getStore();
    if (process && !process.alive) return new Promise(() => undefined);
    return new Promise((resume) => this.parked.push({ process, label, isReady, resume }));
  }

  /** Ends a process where it stands. */
  crash(process: Process): void {
    process.alive = false;
    this.trace.push(`crash ${process.name}`);
    this.timers.forget(process);
    for (let index = this.parked.length - 1; index >= 0; index--)
      if (this.parked[index]?.process === process) this.parked.splice(index, 1);
  }

  /** Goes on until `isOver`, or until this many steps are made; answers whether it came to `isOver`. */
  async run(
    isOver: () => boolean,
    mostSteps: number,
    between: () => void = () => undefined,
  ): Promise<boolean> {
    for (let steps = 0; steps < mostSteps; steps++) {
      await drained();
      if (isOver()) return true;
      between();
      const ready = this.parked.filter(({ isReady }) => isReady?.() ?? true);
      // Timers fire when nothing else can happen, and now and then before that.
      const next = this.timers.next();
      if (ready.length === 0 || (next && next.due <= this.now + 20 && this.chance(0.05))) {
        if (!next) return false;
        this.now = Math.max(this.now, next.due);
        this.trace.push(`timer of ${next.process?.name ?? 'nobody'}`);
        const fire = () => this.timers.fire(next);
        if (next.process) this.current.run(next.process, fire);
        else fire();
        continue;
      }
      const chosen = ready[this.pick(ready.length)] as Parked;
      this.parked.splice(this.parked.indexOf(chosen), 1);
      this.now += this.pick(3);
      this.trace.push(`${chosen.process?.name ?? 'client'} ${chosen.label}`);
      chosen.resume();
    }
    return false;
  }

  /** Lets time pass at once; what repeats happens once for all of it. */
  jump(ms: number): void {
    this.now += ms;
  }
}

/** Everything that can go on without a new turn has gone on: only promises are at work between two turns. */
const drained = () => new Promise<void>((resolve) => realSetImmediate(resolve));
const realSetImmediate = setImmediate;
