import { blockWithin, endOf, holdsTables, minuteMs } from '@tablewell/api-client/evening';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { blockTimes } from '../blocks/block-words';
import { labelWidth, noTable, rowHeight } from './layout';
import type { TimelineLayout } from './layout';
import { t } from '../texts';

/** A position on the timeline to which a party is dragged. */
export interface Drop {
  readonly table: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/** A party that is being dragged. */
export interface Dragged {
  readonly party: Party;
  /** The row where the drag began. */
  readonly row: number;
  /** How far it has been dragged, in pixels. */
  readonly by: { readonly x: number; readonly y: number };
}

/** The reason against a drop; `undefined` if there is none. */
export interface Clash {
  readonly kind: 'taken' | 'too-small' | 'blocked';
  readonly text: string;
}

/** Starts are moved in steps of a quarter of an hour. */
const stepMs = 15 * minuteMs;
/** A shorter drag counts as an unsteady hand. */
const stillMs = 8 * minuteMs;

/** The start to which a drag by some milliseconds leads: the old one, or a multiple of a quarter of an hour. */
export function draggedStart({ startsAt, stage }: Party, byMs: number): number {
  // A seated party has arrived: only its table can change.
  if (stage === 'seated' || Math.abs(byMs) < stillMs) return startsAt;
  return Math.round((startsAt + byMs) / stepMs) * stepMs;
}

/** The table and the start to which a party is dragged. */
export function dropAt({ rows, x }: Pick<TimelineLayout, 'rows' | 'x'>, { party, row, by }: Dragged): Drop {
  const target = Math.min(rows.length - 1, Math.max(0, row + Math.round(by.y / rowHeight)));
  const byMs = x.invert(labelWidth + by.x).getTime() - x.invert(labelWidth).getTime();
  return { table: rows[target] ?? noTable, startsAt: draggedStart(party, byMs) };
}

/** Whether a drop changes anything. Parties are not dragged to the row of those without a table. */
export const isElsewhere = (party: Party, { table, startsAt }: Drop): boolean =>
  table !== noTable && (startsAt !== party.startsAt || !party.tables.includes(table));

/** The reason against seating a party at a table from a start (EVENING-7). */
export function clashOf(
  evening: Evening,
  party: Party,
  { table, startsAt }: Drop,
  now: number,
): Clash | undefined {
  const target = evening.tables.find(({ number }) => number === table);
  if (target && target.seats < party.size)
    return {
      kind: 'too-small',
      text: t('tonight.clash.seats', { table, seats: target.seats, size: party.size }),
    };
  const from = party.from + (startsAt - party.startsAt);
  const until = endOf(party, now) + (startsAt - party.startsAt);
  const block = blockWithin(evening.blocks ?? [], table, { from, until });
  // A party that kept its blocked table may be moved to another time there.
  if (block && !party.blockedBy?.includes(block.id))
    return {
      kind: 'blocked',
      text: t('tonight.clash.blocked', { table, when: blockTimes(block, evening.timezone) }),
    };
  const other = evening.parties.find(
    (each) =>
      each.id !== party.id &&
      holdsTables(each) &&
      each.tables.includes(table) &&
      each.from < until &&
      endOf(each, now) > from,
  );
  return (
    other && { kind: 'taken', text: t('tonight.clash.taken', { name: other.name, size: other.size, table }) }
  );
}
