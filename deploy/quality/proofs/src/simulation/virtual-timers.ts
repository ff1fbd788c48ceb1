import { Turns } from '@tablewell/chassis/resilience';
import type { Process } from './world';

interface Timer {
  due: number;
  readonly everyMs: number | undefined;
  readonly work: () => void;
  readonly process: Process | undefined;
}

interface Surroundings {
  now(): number;
  process(): Process | undefined;
}

/** The subset of Node's timer handles that our code uses. */
interface Handle {
  readonly timer: Timer;
  ref(): Handle;
  unref(): Handle;
  [Symbol.toPrimitive](): number;
}

const real = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  clearTimeout: globalThis.clearTimeout,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  dateNow: Date.now,
  performanceNow: performance.now,
  random: Math.random,
  nextTurn: Turns.prototype.next,
};

/** Replaces the machine's clock and timers by those of a simulation, for as long as it runs. */
export class VirtualTimers {
  private timers = new Set<Timer>();
  private surroundings: Surroundings = { now: () => 0, process: () => undefined };

  /** From now on the simulation controls time. */
  install(): void {
    const begin = (work: () => void, ms = 0, repeats = false): Handle => {
      const timer: Timer = {
        due: this.surroundings.now() + Math.max(1, ms),
        everyMs: repeats ? Math.max(1, ms) : undefined,
        work,
        process: this.surroundings.process(),
      };
      if (timer.process?.alive ?? true) this.timers.add(timer);
      const handle: Handle = { timer, ref: () => handle, unref: () => handle, [Symbol.toPrimitive]: () => 1 };
      return handle;
    };
    const end = (handle?: Handle) => void (handle && this.timers.delete(handle.timer));
    Object.assign(globalThis, {
      setTimeout: (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
        begin(() => work(...args), ms),
      setInterval: (work: () => void, ms?: number) => begin(work, ms, true),
      clearTimeout: end,
      clearInterval: end,
      setImmediate: (work: (...args: unknown[]) => void, ...args: unknown[]) => begin(() => work(...args)),
    });
    // Pieces of long work go on by a timer of their process: in line with those of a process that has crashed they would wait for ever.
    Turns.prototype.next = () => new Promise<void>((resolve) => setImmediate(resolve));
    Date.now = () => this.surroundings.now();
    performance.now = () => this.surroundings.now();
  }

  /** Restores the machine's own clock and timers. */
  uninstall(): void {
    const { setTimeout, setInterval, clearTimeout, clearInterval, setImmediate } = real;
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval, setImmediate });
    Turns.prototype.next = real.nextTurn;
    Date.now = real.dateNow;
    performance.now = real.performanceNow;
    Math.random = real.random;
    this.timers.clear();
  }

  /** Random numbers are derived from the seed, too. */
  drawFrom(random: () => number): void {
    Math.random = random;
  }

  attach(surroundings: Surroundings): void {
    this.surroundings = surroundings;
  }

  /** The timer that is due first; of those due at once, the one set first. */
  next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (!first || timer.due < first.due) first = timer;
    return first;
  }

  fire(timer: Timer): void {
    if (timer.everyMs === undefined) this.timers.delete(timer);
    else timer.due = this.surroundings.now() + timer.everyMs;
    timer.work();
  }

  forget(process: Process): void {
    for (const timer of this.timers) if (timer.process === process) this.timers.delete(timer);
  }
}
