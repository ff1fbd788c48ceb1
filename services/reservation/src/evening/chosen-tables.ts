import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { blockAt } from './blocked';
import { displacements } from './displaced';
import { type EveningTable, tablesOf } from './evening-tables';
import { type Interval, overlaps } from '../day/claims/intervals';
import type { DecidedPlacement, Displaced } from '../day/claims/placement';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import type { Inventory } from '../day/tables/plans';
import { tableBlocked } from './table-taken';
import { type Claim, isHard } from '../day/claims/claim';

/** The most tables that a host may combine for one party. */
export const maxTogether = 6;

/** A party that a host seats or moves. */
export interface HostsParty {
  readonly partySize: number;
  /** The area that the party requested, which a host's choice may disregard (AREA-4). */
  readonly area?: string | undefined;
  readonly interval: Interval;
  /** The tables that the host chose; empty: none. */
  readonly tableNumbers: readonly string[];
  /**
   * Places the party at the chosen tables although they are too small, blocked or promised to later parties; never where
   * a party sits.
   */
  readonly override: boolean;
}

/** The tables of a party. `overfilled`: claims exceed the tables. */
export interface SeatedTables extends Pick<
  DecidedPlacement,
  'tableType' | 'tables' | 'tableNumbers' | 'pinned' | 'moves'
> {
  readonly overfilled: boolean;
  /** The end of the claim, if the next party needs a table before the turn ends. */
  readonly until?: number;
  /** The other parties whose tables change. */
  readonly displaced?: readonly Displaced[];
}

/** A claim of another party that conflicts with a host's choice. */
export interface Clash {
  readonly tableNumber: string;
  readonly claim: Claim;
  /**
   * How many other parties would be left without a table, besides this one. Absent: this party has the table and keeps
   * it.
   */
  readonly others?: number;
}

export const isClash = (found: object): found is Clash => 'claim' in found;

/** The code of the refusal of a conflicting choice. */
export const clashCode = ({ others }: Clash) =>
  others === undefined ? 'table-taken' : 'leaves-without-table';

export const seatRefusals = {
  full: () =>
    new Refusal('conflict', 'no-tables-available', 'There are no tables available for this party now.'),
  blocked: () =>
    new Refusal(
      'conflict',
      'tables-blocked',
      'The tables that are free for this party are blocked at this time.',
    ),
  tooSmall: (seats: number) =>
    new Refusal(
      'conflict',
      'table-too-small',
      `The tables that you chose seat ${seats}, which is too few for this party.`,
    ),
} as const;

/** The tables with these numbers, in the order given. */
export function chosenTables(rules: Inventory, numbers: readonly string[]): EveningTable[] | Refusal {
  const byNumber = new Map(tablesOf(rules).map((table) => [table.number, table]));
  const problems = numbers.flatMap((number, index) => {
    const field = `tableNumbers[${index}]`;
    if (!byNumber.has(number)) return [{ field, message: 'There is no table of this number' }];
    if (numbers.indexOf(number) < index) return [{ field, message: 'This table is named twice' }];
    return [];
  });
  if (problems.length > 0) return invalid(problems);
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** The chosen tables, or the obstacle. */
export function atChosen(
  day: DayOccupancy,
  { partySize, interval, tableNumbers, override }: HostsParty,
): SeatedTables | Clash | Refusal {
  const { rules, claims } = day;
  const tables = chosenTables(rules, tableNumbers);
  if (tables instanceof Refusal) return tables;
  const own = placementAt(rules, tableNumbers);
  const seats = day.plan.seatsAt(tableNumbers);
  const sitting = clashAt(
    claims.filter(({ seated }) => seated),
    tableNumbers,
    interval,
  );
  if (sitting) return sitting;
  const displaced = displacements(day)(own, interval);
  const clash = clashAt(claims, tableNumbers, interval) ?? lossOf(displaced, tableNumbers);
  const moves = displaced.map(({ claim }) => claim);
  const taken = { ...own, ...(displaced.length > 0 ? { moves, displaced } : {}) };
  if (override) return { ...taken, overfilled: clash !== undefined || seats < partySize };
  if (clash) return clash;
  const blocked = blockAt(rules, tableNumbers, interval);
  if (blocked) return tableBlocked(blocked, rules.timezone);
  return seats < partySize ? seatRefusals.tooSmall(seats) : { ...taken, overfilled: false };
}

/** The first party that a choice leaves without a table, or without one of its requested area. */
function lossOf(displaced: readonly Displaced[], tableNumbers: readonly string[]): Clash | undefined {
  const [first, ...others] = displaced.filter(({ loses }) => loses);
  if (!first) return undefined;
  const tableNumber = first.before.find((number) => tableNumbers.includes(number)) ?? tableNumbers[0] ?? '';
  return { tableNumber, claim: first.claim, others: others.length };
}

/** The placement at chosen tables. */
export function placementAt(rules: Inventory, tableNumbers: readonly string[]) {
  const [first] = tablesOf(rules).filter(({ number }) => number === tableNumbers[0]);
  const count = tableNumbers.length;
  return {
    tableType: first?.tableType ?? '',
    tableNumbers,
    pinned: true,
    ...(count > 1 ? { tables: count } : {}),
  };
}

/**
 * The party that occupies one of the tables in the stretch and cannot be moved. Soft parties are moved to other tables.
 */
export function clashAt(
  claims: readonly Claim[],
  tableNumbers: readonly string[],
  interval: Interval,
): Clash | undefined {
  for (const claim of claims) {
    if (!isHard(claim)) continue;
    const tableNumber = claim.tableNumbers?.find((number) => tableNumbers.includes(number));
    if (tableNumber !== undefined && overlaps(claim, interval)) return { tableNumber, claim };
  }
  return undefined;
}
