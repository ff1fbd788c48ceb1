import type { FieldProblem } from '@tablewell/chassis/refusal';
import type { Restaurant } from './restaurant';

const dayMs = 86_400_000;

/** How far the clock of a test restaurant can be ahead: longer than a booking, which is at most a year ahead (TEST-7). */
export const furthestAheadMs = 400 * dayMs;

/** The clock of a test restaurant. Instants in epoch milliseconds. */
export interface TestClock {
  readonly now: number;
  /** How far it is ahead of the machine's. */
  readonly aheadMs: number;
  /** The latest time to which it can be moved. */
  readonly latest: number;
}

/** @param machine the machine's time */
export function testClockOf({ clockAheadMs = 0 }: Restaurant, machine: number): TestClock {
  return { now: machine + clockAheadMs, aheadMs: clockAheadMs, latest: machine + furthestAheadMs };
}

/** Why a clock cannot be moved to an instant: it goes forward only, and not without end (TEST-7). */
export function advanceProblem({ now, latest }: TestClock, to: number): FieldProblem | undefined {
  const problem = (message: string) => ({ field: 'now', message });
  if (to <= now) return problem(`The clock goes forward only, and shows ${textOf(now)} now`);
  if (to > latest) return problem(`The clock can be moved to ${textOf(latest)} at the latest`);
  return undefined;
}

/** The restaurant with its clock moved to an instant. */
export function withClockAt(current: Restaurant, to: number, machine: number): Restaurant {
  return { ...current, clockAheadMs: to - machine, version: current.version + 1 };
}

const textOf = (instant: number): string => new Date(instant).toISOString();
