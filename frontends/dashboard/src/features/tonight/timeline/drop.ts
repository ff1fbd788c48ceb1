import { minuteMs } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { dropOf } from '../model/drop';
import type { Drop } from '../model/drop';
import { noTable } from './layout';
import type { TimelineLayout } from './layout';

/** A party that is being dragged. */
export interface Dragged {
  readonly party: Party;
  /** The row where the drag began. */
  readonly row: number;
  /** How far it has been dragged, in pixels. */
  readonly by: { readonly x: number; readonly y: number };
}

/** Starts are moved in steps of a quarter of an hour. */
const stepMs = 15 * minuteMs;
/** A shorter drag counts as an unsteady hand. */
const minDragMs = 8 * minuteMs;

/** The start to which a drag by some milliseconds leads: the old one, or a multiple of a quarter of an hour. */
export function draggedStart({ startsAt, stage }: Party, byMs: number): number {
  // A seated party has arrived: only its table can change.
  if (stage === 'seated' || Math.abs(byMs) < minDragMs) return startsAt;
  return Math.round((startsAt + byMs) / stepMs) * stepMs;
}

/** The table and the start to which a party is dragged. */
export function dropAt(
  { rows, x, rowHeight }: Pick<TimelineLayout, 'rows' | 'x' | 'rowHeight'>,
  { party, row, by }: Dragged,
): Drop {
  const target = Math.min(rows.length - 1, Math.max(0, row + Math.round(by.y / rowHeight)));
  const byMs = x.invert(by.x).getTime() - x.invert(0).getTime();
  return dropOf(party, rows[target] ?? noTable, draggedStart(party, byMs));
}
