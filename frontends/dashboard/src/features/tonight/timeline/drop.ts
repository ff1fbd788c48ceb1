import { blockWithin, endOf, holdsTables, minuteMs } from '@tablewell/api-client/evening';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { stretchOf } from '../blocks/block-words';
import { t } from '../texts';

/** A place on the timeline that a party is dragged to. */
export interface Drop {
  readonly table: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/** What speaks against a drop; `undefined` if nothing does. */
export interface Clash {
  readonly kind: 'taken' | 'too-small' | 'blocked';
  readonly text: string;
}

/** Starts are moved in steps of a quarter of an hour. */
const stepMs = 15 * minuteMs;
/** Less than this is a hand that was not quite still. */
const stillMs = 8 * minuteMs;

/** The start that a drag by some milliseconds leads to: the old one, or a quarter of an hour. */
export function draggedStart({ startsAt, stage }: Party, byMs: number): number {
  // A party that sits has come: only its table can change.
  if (stage === 'seated' || Math.abs(byMs) < stillMs) return startsAt;
  return Math.round((startsAt + byMs) / stepMs) * stepMs;
}

/** What speaks against seating a party at a table from a start (EVENING-7). */
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
  // A party that stayed at a blocked table may be given another time there.
  if (block && !party.blockedBy?.includes(block.id))
    return {
      kind: 'blocked',
      text: t('tonight.clash.blocked', { table, when: stretchOf(block, evening.timezone) }),
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
