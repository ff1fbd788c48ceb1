import type { Interval } from '../claims/intervals';

/**
 * The number of tables in use over time, by group. The cost of adding a party and of querying a stretch depends on the
 * distinct minutes of the stretch, not on the number of parties.
 */
export class Occupancy {
  private readonly groups = new Map<string, StepsInUse>();

  /** @param tables negative if they are freed */
  add(group: string, { from, until }: Interval, tables: number): void {
    let steps = this.groups.get(group);
    if (!steps) this.groups.set(group, (steps = new StepsInUse()));
    steps.add(minuteOf(from), endMinuteOf(until), tables);
  }

  /**
   * The most tables of a group in use at any instant of the stretch. Tables of a group are alike, so a stretch fits
   * exactly when this stays below their count.
   */
  most(group: string, { from, until }: Interval): number {
    return this.groups.get(group)?.most(minuteOf(from), endMinuteOf(until)) ?? 0;
  }
}

/**
 * Starts are rounded down and ends up to whole minutes, so that a table is never taken for too short, and a day has no
 * more steps than minutes.
 */
const minuteMs = 60_000;
const minuteOf = (instant: number) => Math.floor(instant / minuteMs);
const endMinuteOf = (instant: number) => Math.ceil(instant / minuteMs);

/** A step function of time: `counts[i]` from `starts[i]` until the next start, and 0 before the first. */
class StepsInUse {
  private readonly starts: number[] = [];
  private readonly counts: number[] = [];

  add(from: number, until: number, tables: number): void {
    if (until <= from) return;
    const first = this.stepAt(from);
    const end = this.stepAt(until);
    for (let index = first; index < end; index++) this.counts[index] = (this.counts[index] ?? 0) + tables;
  }

  most(from: number, until: number): number {
    let index = this.firstFrom(from);
    // The previous step overlaps the stretch, unless a step starts with it.
    if (index > 0 && this.starts[index] !== from) index -= 1;
    let most = 0;
    for (; index < this.starts.length && (this.starts[index] as number) < until; index++)
      most = Math.max(most, this.counts[index] as number);
    return most;
  }

  /** The index of the step that starts at a minute, inserted if missing. */
  private stepAt(minute: number): number {
    const index = this.firstFrom(minute);
    if (this.starts[index] === minute) return index;
    this.starts.splice(index, 0, minute);
    this.counts.splice(index, 0, this.counts[index - 1] ?? 0);
    return index;
  }

  private firstFrom(minute: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] as number) < minute) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
