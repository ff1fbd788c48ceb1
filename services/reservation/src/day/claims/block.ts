import { areaKey } from '@tablewell/restaurant-rules/areas';
import type { Interval } from './intervals';

/** A stretch of time in which tables are not given to parties (EVENING-12). Instants in epoch milliseconds. */
export interface Block extends Interval {
  /** Unique in a service day: the id of the call that made it, with its own date. */
  readonly id: string;
  /** The local date for which it was made. */
  readonly date: string;
  /** All local dates for which the same call made blocks. */
  readonly dates: readonly string[];
  /** Absent: all tables of the area, or of the restaurant. */
  readonly tableNumbers?: readonly string[];
  /** All tables of this area, including those added later. */
  readonly area?: string;
  readonly reason: string;
  /** The name of the member who made it. */
  readonly by: string;
  /** When it was made: a party that had begun before stays at its table. */
  readonly madeAt: number;
}

/** The most blocks of a service day, which bounds every decision on it. */
export const maxBlocksPerDay = 50;

/** How many ids of lifted blocks a service day keeps, so that a repeated call does not make a block again. */
export const maxLifted = 50;

interface NumberedTable {
  readonly number: string;
  readonly area?: string;
}

/** Whether a block covers a table; the spelling of its area does not matter (AREA-1). */
export function covers({ tableNumbers, area }: Block, table: NumberedTable): boolean {
  if (tableNumbers) return tableNumbers.includes(table.number);
  return !area || areaKey(table.area ?? '') === areaKey(area);
}

/** Whether a block covers the whole restaurant. */
export function coversEverything({ tableNumbers, area }: Pick<Block, 'tableNumbers' | 'area'>): boolean {
  return !tableNumbers && !area;
}
