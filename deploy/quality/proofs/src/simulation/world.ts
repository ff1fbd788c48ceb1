import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { VirtualTimers } from './virtual-timers';

/** A process of the simulation: its work runs until it crashes, and never afterwards. */
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

interface HandedOver {
  readonly process: Process | undefined;
  readonly work: () => void;
}

/**
 * A deterministic scheduler: a seed decides the order of all events. A task that awaits anything outside itself is parked here; one parked
 * continuation runs at a time, and the next one only when all work that it caused is parked again. Nothing else runs: no
 * real timer, no IO, so that the same seed produces the same history.
 */
export class World {
  /** Milliseconds since the epoch, as every process sees it. */
  now = Date.parse('2026-11-20T12:00:00Z');
  /** How many turns were taken. */
  steps = 0;
  /** The steps so far, for debugging a failed seed; empty unless `traced`. */
  readonly trace: string[] = [];
  /** Errors that no crash or failing part explains: a bug in the service or in a stub. */
  readonly mistakes: string[] = [];
  private readonly parked: Parked[] = [];
  private readonly random: ReturnType<typeof xoroshiro128plus>;
  /** The process whose turn it is. Only its work runs during the turn; see {@link handOver}. */
  private current: Process | undefined;
  private handedOver: HandedOver[] = [];

  /** @param traced records each step, which takes longer than the steps themselves */
  constructor(
    seed: number,
    private readonly timers: VirtualTimers,
    private readonly traced = false,
  ) {
    this.random = xoroshiro128plus(seed);
    timers.attach({ now: () => this.now, process: () => this.current });
  }

  note(line: string): void {
    if (this.traced) this.trace.push(line);
  }

  /** A whole number from 0 up to `below`. */
  pick(below: number): number {
    return uniformInt(this.random, 0, below - 1);
  }

  chance(part: number): boolean {
    return this.pick(1_000_000) < part * 1_000_000;
  }

  /**
   * Schedules work of a process, or of the clients if there is none, before the next turn: continuations and timers that it creates
   * belong to them. Every call and answer between them passes here.
   */
  handOver(process: Process | undefined, work: () => void): void {
    this.handedOver.push({ process, work });
  }

  /** Waits for its turn, and for a condition if there is one. Never resolves in a process that has crashed. */
  step(label: string, isReady?: () => boolean): Promise<void> {
    const process = this.current;
    if (process && !process.alive) return new Promise(() => undefined);
    return new Promise((resume) => this.parked.push({ process, label, isReady, resume }));
  }

  /** Crashes a process at its current step. */
  crash(process: Process): void {
    process.alive = false;
    this.note(`crash ${process.name}`);
    this.timers.forget(process);
    for (let index = this.parked.length - 1; index >= 0; index--)
      if (this.parked[index]?.process === process) this.parked.splice(index, 1);
  }

  /** Runs until `isOver`, or for this many steps; returns whether it reached `isOver`. */
  async run(
    isOver: () => boolean,
    maxSteps: number,
    between: () => void = () => undefined,
  ): Promise<boolean> {
    // Clients that the caller has just started reach their first step now, not within the turn of some process.
    await drained();
    for (const end = this.steps + maxSteps; this.steps < end; this.steps++) {
      if (this.handedOver.length > 0) await this.settle();
      if (isOver()) return true;
      between();
      if (this.handedOver.length > 0) await this.settle();
      const ready = this.parked.filter(({ isReady }) => isReady?.() ?? true);
      // Timers fire when nothing else can happen, and sometimes before that.
      const next = this.timers.next();
      if (ready.length === 0 || (next && next.due <= this.now + 20 && this.chance(0.05))) {
        if (!next) return false;
        this.now = Math.max(this.now, next.due);
        if (this.traced) this.note(`timer of ${next.process?.name ?? 'nobody'}`);
        await this.turn(next.process, () => this.timers.fire(next));
        continue;
      }
      const chosen = ready[this.pick(ready.length)] as Parked;
      this.parked.splice(this.parked.indexOf(chosen), 1);
      this.now += this.pick(3);
      if (this.traced) this.note(`${chosen.process?.name ?? 'client'} ${chosen.label}`);
      await this.turn(chosen.process, chosen.resume);
    }
    return false;
  }

  private async turn(process: Process | undefined, work: () => void): Promise<void> {
    this.current = process;
    work();
    await drained();
    this.current = undefined;
  }

  /** Waits until all scheduled work is done, with the work that it scheduled in turn. */
  private async settle(): Promise<void> {
    for (let next = this.handedOver.shift(); next; next = this.handedOver.shift())
      if (next.process?.alive ?? true) await this.turn(next.process, next.work);
  }

  /** Whether a task is parked at a step of one of these names. */
  standsAt(...labels: readonly string[]): boolean {
    return this.parked.some(({ label }) => labels.includes(label));
  }

  /** Advances the time at once; a repeating timer fires once for the whole interval. */
  jump(ms: number): void {
    this.now += ms;
  }
}

/**
 * Waits until no promise can continue without a new turn: only promises run between two turns, and Node reaches
 * the next tick when none can continue. A round of the event loop would show no more and cost more.
 */
const drained = () => new Promise<void>((resolve) => process.nextTick(resolve));
