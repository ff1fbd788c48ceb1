import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { shapeFor } from './shapes';

/** One table of a floor plan. `x` and `y` are the upper left corner of its box before it is turned about its middle. */
export interface Table {
  readonly id: string;
  /** The kind of table, as in `two-top` (TABLE-1). */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, 0 up to 360. */
  readonly rotation: number;
  readonly number: string;
  /** The smallest and the largest party that it seats; 0: one person, and the seats of its type. */
  readonly smallest: number;
  readonly largest: number;
  /** The owner's name for its area; empty without areas. */
  readonly area: string;
  readonly audience: TableAudience;
  /** 0 to 99; among equally suitable tables the lowest is used first. */
  readonly priority: number;
}

/** The booking fields of a table, without its position. */
export type Booking = Pick<Table, 'smallest' | 'largest' | 'area' | 'audience' | 'priority'>;

/** The booking fields of a new table: it is for everyone, and has the sizes of its type. */
export const usualBooking: Booking = { smallest: 0, largest: 0, area: '', audience: 'everyone', priority: 0 };

/** All tables of a layout, in drawing order. Immutable. */
export type Plan = readonly Table[];

/** The smallest and the largest party of a table. */
export const seatsOf = ({
  type,
  smallest,
  largest,
}: Pick<Table, 'type' | 'smallest' | 'largest'>): { smallest: number; largest: number } => ({
  smallest: smallest || 1,
  largest: largest || shapeFor(type).kind.seats,
});
