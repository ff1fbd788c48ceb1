import {
  blockWithin,
  byNumber,
  endOf,
  hasTablesAt,
  holdsTables,
  isInLine,
  minuteMs,
  turnEndOf,
  turnMinutesOf,
} from '@tablewell/api-client/book';
import type { Combination, Evening, Party } from '@tablewell/api-client/book';
import { presenceOf } from './losses';
import { firstFree, rankOptions, standingOf } from './rank-options';
import type { Holder, TableAsk, TableOption } from './table-option';

/** A party that has its reservation: one that waits sits down now, a seated one stays as long as planned. */
export function askFor(evening: Evening, party: Party, startsAt: number, now: number): TableAsk {
  const { id: partyId, size } = party;
  if (party.stage === 'seated') return { partyId, size, from: now, until: Math.max(now, endOf(party, now)) };
  if (isSeating(party, startsAt))
    return { partyId, size, from: now, until: now + turnMinutesOf(evening, size) * minuteMs };
  return { partyId, size, from: startsAt, until: startsAt + (party.until - party.from) };
}

/** Whether a party that gets a table sits down there at once: it waits, with a reservation or on the waitlist (WAIT-33). */
export const isSeating = ({ stage, startsAt: own }: Party, startsAt: number): boolean =>
  (stage === 'arrived' || isInLine({ stage })) && startsAt === own;

/**
 * The tables and combinations for a party, as far as this device knows: without a connection it has nothing else
 * (EVENING-5).
 */
export function tableOptions(evening: Evening, ask: TableAsk, now: number): TableOption[] {
  const { combinations = [] } = evening;
  const single = [...evening.tables]
    .sort(byNumber)
    .map(({ number, seats, smallest = 1 }) => ({ tables: [number], smallest, largest: seats }));
  const optionAt = optionsFor(evening, ask, now);
  return [...single, ...combinations].map(optionAt);
}

/** One table or combination for a party; of tables that are no combination, the seats are added up. */
export function tableOption(
  evening: Evening,
  tables: readonly string[],
  ask: TableAsk,
  now: number,
): TableOption {
  const known = tableOptions(evening, ask, now).find((option) => option.tables.join() === tables.join());
  if (known) return known;
  const largest = evening.tables
    .filter(({ number }) => tables.includes(number))
    .reduce((sum, { seats }) => sum + seats, 0);
  return optionsFor(evening, ask, now)({ tables, smallest: 1, largest });
}

function optionsFor(evening: Evening, { size, from, until, partyId }: TableAsk, now: number) {
  const busy = evening.parties.filter(
    (party) =>
      party.id !== partyId && holdsTables(party) && party.from < until && hasTablesAt(party, from, now),
  );
  // A party that kept its blocked table may have it at another time, too.
  const kept = evening.parties.find(({ id }) => id === partyId)?.blockedBy ?? [];
  const blocks = (evening.blocks ?? []).filter(({ id }) => !kept.includes(id));
  return ({ tables, smallest, largest }: Combination): TableOption => {
    const own = busy
      .filter((party) => party.tables.some((number) => tables.includes(number)))
      .sort((a, b) => a.from - b.from);
    const takenBy = own.find((party) => party.stage === 'seated' || party.from <= from);
    const next = own.find((party) => party.stage !== 'seated' && party.from > from);
    const sitting = own.filter(({ stage }) => stage === 'seated');
    const isOverstayed = sitting.some((party) => turnEndOf(party) <= now);
    const block = tables
      .flatMap((number) => blockWithin(blocks, number, { from, until }) ?? [])
      .sort((a, b) => a.from - b.from)[0];
    return {
      tables,
      seats: largest,
      fit: size > largest ? 'too-small' : size < smallest ? 'too-large' : 'good',
      ...(takenBy ? { takenBy: holderOf(takenBy, now) } : {}),
      ...(sitting.length > 0 && !isOverstayed
        ? { freeFrom: Math.max(...sitting.map((party) => party.until)) }
        : {}),
      ...(next ? { next: holderOf(next, now) } : {}),
      ...(block ? { blockedFrom: Math.max(from, block.from), blockReason: block.reason } : {}),
      displaced: [],
    };
  };
}

function holderOf(party: Party, now: number): Holder {
  const { id, name, size, from, stage } = party;
  return { id, name, size, from, isSeated: stage === 'seated', ...presenceOf(party, now) };
}

/** Whether an option is in the area that a party asked for. */
export function inAskedArea(evening: Pick<Evening, 'tables'>, { area = '' }: Pick<Party, 'area'>) {
  const areas = new Map(evening.tables.map(({ number, area: own }) => [number, own]));
  return ({ tables }: TableOption): boolean => area !== '' && areas.get(tables[0] ?? '') === area;
}

/**
 * The best tables that are free for the whole turn of a party and are not its own; empty if there are none. Only a
 * proposal: the service decides.
 */
export function bestTables(evening: Evening, party: Party, now: number): readonly string[] {
  const ask = askFor(evening, party, party.startsAt, now);
  const others = tableOptions(evening, ask, now).filter(
    ({ tables }) => !tables.some((number) => party.tables.includes(number)),
  );
  return firstFree(rankOptions(others, ask, { stay: 'whole', prefers: inAskedArea(evening, party) }), ask);
}

const quarterMs = 15 * minuteMs;
/** So many quarters of an hour from now on a party may be seated elsewhere. */
const quartersAhead = 12;

/** Whether a party could sit at another table from now on, or later at any. The service decides. */
export function canSitElsewhere(evening: Evening, party: Party, now: number): boolean {
  const stayMs = party.until - party.from;
  return Array.from({ length: quartersAhead + 1 }, (_, index) => now + index * quarterMs).some((from) => {
    const ask = { partyId: party.id, size: party.size, from, until: from + stayMs };
    return tableOptions(evening, ask, now).some(
      (option) =>
        (from >= party.until || !option.tables.some((number) => party.tables.includes(number))) &&
        standingOf(option, ask, 'whole') === 'free',
    );
  });
}
