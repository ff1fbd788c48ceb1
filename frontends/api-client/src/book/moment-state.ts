import { endOf, holdsTables, minuteMs } from './party';
import { isTableReserved } from './lateness';
import type { Table } from './evening';
import type { Party } from './party';
import type { Block } from './block';
import { dueMs, stateOf, withBlock } from './table-state';
import type { TableState } from './table-state';

/** The moment that is shown, and the present time. Epoch milliseconds. */
export interface Moment {
  readonly at: number;
  readonly now: number;
}

/**
 * The state of a table at any moment (EVENING-3). At present it depends on who sits there. For a later moment it
 * depends on the plan, in which seated parties leave after their turn time; for an earlier one, on who sat or was
 * expected.
 */
export function momentStateOf(
  table: Table,
  parties: readonly Party[],
  moment: Moment,
  blocks: readonly Block[] = [],
): TableState {
  return withBlock(ofParties(table, parties, moment), blocks, moment.at);
}

function ofParties(table: Table, parties: readonly Party[], { at, now }: Moment): TableState {
  const own = parties
    .filter((party) => party.tables.includes(table.number) && takesTables(party, { at, now }))
    .sort((one, other) => one.from - other.from);
  if (Math.abs(at - now) < minuteMs) return stateOf(table, own, at);

  const seated = own.find(
    (party) => party.from <= at && at < endAt(party, now) && isSeatedAt(party, { at, now }),
  );
  const [first] = own.filter((party) => party !== seated && party.from > at);
  if (seated)
    return {
      table,
      kind: 'occupied',
      party: seated,
      ...(first ? { next: first, freeUntil: first.from } : {}),
    };
  const expected = own.find((party) => party.from <= at && at < endAt(party, now));
  const due = expected ?? (first && first.from - at <= dueMs ? first : undefined);
  if (due) return { table, kind: 'due', party: due, freeUntil: due.from };
  return { table, kind: 'free', ...(first ? { next: first, freeUntil: first.from } : {}) };
}

/** Parties that sit or are about to sit at a moment, including those without a table. */
export const partiesAtMoment = (parties: readonly Party[], moment: Moment): readonly Party[] =>
  parties.filter(
    (party) =>
      takesTables(party, moment) && party.from - dueMs <= moment.at && moment.at < endAt(party, moment.now),
  );

/**
 * The end of a party's stay: for a seated one the present at the earliest, for one that has left the time when it left.
 */
const endAt = (party: Party, now: number): number => endOf(party, now + minuteMs);

/** Whether a party sits at a moment within its stay; at a later moment it does according to the plan. */
const isSeatedAt = ({ stage }: Party, { at, now }: Moment): boolean =>
  at > now || stage === 'seated' || stage === 'finished';

/**
 * Whether a party occupies its tables at a moment. A no-show and a canceled party never do, and a party that has left
 * does so before it left. A party that is too late occupies them only at past moments.
 */
function takesTables(party: Party, { at, now }: Moment): boolean {
  if (party.stage === 'finished') return at < now && at < party.until;
  return holdsTables(party) && (at < now || isTableReserved(party, now));
}
