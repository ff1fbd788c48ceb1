import { shapeFor } from '@tablewell/api-client/floor';
import type { LayoutTable } from '@tablewell/api-client/floor';

/** One table of a floor plan. */
export type Table = LayoutTable;

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
