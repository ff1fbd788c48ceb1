import { endOf, holdsTables, minuteMs, minutesLate } from './evening';
import type { Party, Table } from './evening';
import type { Block } from './block';
import { dueMs, lateMinutes, stateOf, withBlock } from './table-state';
import type { TableState } from './table-state';

/** A moment that is asked about, and the clock. */
export interface Moment {
  readonly at: number;
  readonly now: number;
}

/**
 * What a table is at any moment (EVENING-3): now, by who really sits; later, by the parties that are planned then,
 * those that sit now until their time is over; earlier, by who sat, and who was expected.
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
    .filter((party) => party.tables.includes(table.number) && counts(party, { at, now }))
    .sort((one, other) => one.from - other.from);
  if (Math.abs(at - now) < minuteMs) return stateOf(table, own, at);

  const seated = own.find(
    (party) => party.from <= at && at < endAt(party, now) && sitsThen(party, { at, now }),
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

/** Parties that hold or are about to hold a table at a moment, with or without a table. */
export const partiesAtMoment = (parties: readonly Party[], moment: Moment): readonly Party[] =>
  parties.filter(
    (party) =>
      counts(party, moment) && party.from - dueMs <= moment.at && moment.at < endAt(party, moment.now),
  );

/** A seated party stays at least until now; of one that left, the end is when it did. */
const endAt = (party: Party, now: number): number => endOf(party, now + minuteMs);

const sitsThen = ({ stage }: Party, { at, now }: Moment): boolean =>
  at > now || stage === 'seated' || stage === 'finished';

/** Whether a party takes up its tables at a moment: one that did not come never does, one that left did before. */
function counts(party: Party, { at, now }: Moment): boolean {
  if (party.stage === 'finished') return at < now && at < party.until;
  return holdsTables(party) && (at < now || minutesLate(party, now) <= lateMinutes);
}
