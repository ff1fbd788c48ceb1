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
import { lossOf, presenceOf } from './losses';
import type { Presence } from './losses';

/** A party that has a table for a time. */
export interface Holder extends Presence {
  /** Empty for a diner who is booking online. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly from: number;
  readonly isSeated: boolean;
}

/** Other tables of a party, because a host gave its tables to another one. */
export interface TableChange extends Presence {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly startsAt: number;
  /** Empty: it had none. */
  readonly from: readonly string[];
  /** Empty: it has none any more. */
  readonly to: readonly string[];
}

/** A table or a combination for a party, with what speaks against it. */
export interface TableOption {
  readonly tables: readonly string[];
  /** The largest party that fits. */
  readonly seats: number;
  readonly fit: 'good' | 'too-small' | 'too-large';
  /** The party that has it when this one would take it. */
  readonly takenBy?: Holder;
  /** When those who sit there are expected to have left; absent: nobody sits there, or somebody is past their time. */
  readonly freeFrom?: number;
  /** The next one within the turn. */
  readonly next?: Holder;
  /** When it is blocked within the turn. */
  readonly blockedFrom?: number;
  readonly blockReason?: string;
  /** The parties that would lose it or move, as far as is known. */
  readonly displaced: readonly TableChange[];
}

/** A party that needs a table. */
export interface TableAsk {
  readonly size: number;
  readonly from: number;
  readonly until: number;
  /** Its own tables count as free; absent: a walk-in. */
  readonly partyId?: string;
  /** It sits, and would have this size and this end of its stay. */
  readonly isStay?: boolean;
}

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

/** When an option has to be given back before the turn would end; undefined: not before. */
export const boundOf = ({ next, blockedFrom }: TableOption): number | undefined =>
  next === undefined && blockedFrom === undefined
    ? undefined
    : Math.min(next?.from ?? Infinity, blockedFrom ?? Infinity);

/** The shortest stay that is offered without a warning. */
export const shortestMinutes = 45;

/** Whether a party may stay until the table is needed, or has it for its whole turn or not at all. */
export type Stay = 'bounded' | 'whole';

type Standing = 'free' | 'costs' | 'taken';

/**
 * `free`: as good as any. `costs`: something speaks against it, which a host may override. `taken`: a party sits there, or
 * somebody is booking it at this moment.
 */
export function standingOf(option: TableOption, { from }: TableAsk, stay: Stay): Standing {
  const { takenBy, fit } = option;
  if (takenBy?.isSeated || takenBy?.id === '') return 'taken';
  if (takenBy || fit === 'too-small') return 'costs';
  const bound = boundOf(option);
  if (bound === undefined) return 'free';
  return stay === 'bounded' && bound - from >= shortestMinutes * minuteMs ? 'free' : 'costs';
}

/** A table of the server whose turn it is makes up for one wasted seat. */
const turnWorth = 1.5;
/** Tables have to be carried. */
const combinationCost = 2;
/** A party at a table for larger ones. */
const tooLargeCost = 3;

/** Free tables first, then those that are large enough, whatever it takes to have them. */
const tierOf = (standing: Standing, { fit }: TableOption): number =>
  ({ free: 0, costs: 1, taken: 2 })[standing] + (fit === 'too-small' ? 3 : 0);

/**
 * The options in the order in which a host would think of them: few wasted seats, a long stay, the area that the party
 * asked for, the server whose turn it is. Those with a cost come later, first those that cost others least; then taken
 * ones, first those that are free soon; tables that are too small come last (EVENING-5).
 */
export function rankOptions(
  options: readonly TableOption[],
  ask: TableAsk,
  { stay, prefers = () => false, isTurn = () => false }: RankBy,
): readonly TableOption[] {
  // Who stays until the next party comes takes nothing from it.
  const takesFromOthers = (option: TableOption): boolean =>
    standingOf(option, ask, stay) === 'costs' && seatingAt(option, ask, stay).until === undefined;
  const scoreOf = (option: TableOption): number => {
    const missing = ask.until - Math.min(boundOf(option) ?? Infinity, ask.until);
    return (
      Math.max(0, option.seats - ask.size) +
      missing / (15 * minuteMs) +
      (option.tables.length > 1 ? combinationCost : 0) +
      (option.fit === 'too-large' ? tooLargeCost : 0) +
      (option.fit === 'too-small' ? 10 * (ask.size - option.seats) : 0) +
      (prefers(option) ? -10 : 0) -
      (isTurn(option) ? turnWorth : 0) +
      (takesFromOthers(option) ? lossOf(option) : 0) +
      (option.takenBy?.isSeated ? ((option.freeFrom ?? ask.until) - ask.from) / (5 * minuteMs) : 0)
    );
  };
  return options
    .map((option, index) => ({
      option,
      index,
      at: tierOf(standingOf(option, ask, stay), option),
      score: scoreOf(option),
    }))
    .sort((a, b) => a.at - b.at || a.score - b.score || a.index - b.index)
    .map(({ option }) => option);
}

interface RankBy {
  readonly stay: Stay;
  /** The party asked for its area. */
  readonly prefers?: (option: TableOption) => boolean;
  /** It belongs to the server whose turn it is. */
  readonly isTurn?: (option: TableOption) => boolean;
}

/** How a party would be seated at an option: until it is needed, and whether that takes a host's word. */
export function seatingAt(
  option: TableOption,
  { from }: TableAsk,
  stay: Stay,
): { readonly override: boolean; readonly until?: number } {
  const bound = boundOf(option);
  const until =
    stay === 'bounded' && !option.takenBy && bound !== undefined && bound > from ? bound : undefined;
  const overrides = option.takenBy !== undefined || (bound !== undefined && until === undefined);
  return {
    override: option.fit === 'too-small' || overrides,
    ...(until === undefined ? {} : { until }),
  };
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

/** The tables of the first option of a ranking, if they are free for the whole turn; otherwise empty. */
export const firstFree = ([best]: readonly TableOption[], ask: TableAsk): readonly string[] =>
  best && standingOf(best, ask, 'whole') === 'free' ? best.tables : [];
