import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { blockAt } from './blocked';
import { type EveningTable, overlaps, tablesOf } from './evening-tables';
import type { Stretch } from '../service-day/occupancy';
import type { Placement } from '../availability/place-party';
import type { RestaurantOnDay } from '../restaurant-rules';
import { hasTables, type Inventory, planOf } from '../seating/plans';
import { anyTime } from '../seating/find-table';
import { Seating } from '../seating/seating';
import { tableBlocked } from './step-refusals';
import { type Claim, isHard, withoutNumbers } from '../service-day/service-day';

/** The most tables that a host may combine for one party. */
export const maxTogether = 6;

/** A party that a host seats or moves. */
export interface HostsParty {
  readonly partySize: number;
  /** The area that the party requested, which a host's choice may disregard (AREA-4). */
  readonly area?: string | undefined;
  readonly stretch: Stretch;
  /** The tables that the host chose; empty: none. */
  readonly tableNumbers: readonly string[];
  /** Places the party at the chosen tables although they are occupied or too small. */
  readonly anyway: boolean;
}

/** The tables of a party. `overfilled`: claims exceed the tables. */
export interface SeatedTables extends Pick<
  Placement,
  'tableType' | 'tables' | 'tableNumbers' | 'pinned' | 'moves'
> {
  readonly overfilled: boolean;
}

/** A claim of another party that conflicts with a host's choice. */
export interface Clash {
  readonly tableNumber: string;
  readonly claim: Claim;
}

export const isClash = (found: object): found is Clash => 'claim' in found;

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
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  { partySize, stretch, tableNumbers, anyway }: HostsParty,
): SeatedTables | Clash | Refusal {
  const tables = chosenTables(rules, tableNumbers);
  if (tables instanceof Refusal) return tables;
  const own = placementAt(rules, tableNumbers);
  const seats = hasTables(rules) ? planOf(rules).seatsAt(tableNumbers) : 0;
  const clash = clashAt(claims, tableNumbers, stretch) ?? crowdedOut(rules, claims, own, stretch);
  if (anyway) return { ...own, overfilled: clash !== undefined || seats < partySize };
  if (clash) return clash;
  const blocked = blockAt(rules, tableNumbers, stretch);
  if (blocked) return tableBlocked(blocked, rules.timezone);
  return seats < partySize ? seatRefusals.tooSmall(seats) : { ...own, overfilled: false };
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
  stretch: Stretch,
): Clash | undefined {
  for (const claim of claims) {
    if (!isHard(claim)) continue;
    const tableNumber = claim.tableNumbers?.find((number) => tableNumbers.includes(number));
    if (tableNumber !== undefined && overlaps(claim, stretch)) return { tableNumber, claim };
  }
  return undefined;
}

/** A soft party that would be left without a table, or without one of its requested area. */
function crowdedOut(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  own: Pick<Placement, 'tableType' | 'tables' | 'tableNumbers' | 'pinned'>,
  stretch: Stretch,
): Clash | undefined {
  const numbers = own.tableNumbers ?? [];
  const [tableNumber] = numbers;
  if (tableNumber === undefined || !claims.some((claim) => !isHard(claim) && overlaps(claim, stretch)))
    return undefined;
  const plan = planOf(rules);
  const before = new Seating(plan, claims, anyTime, rules.blocks);
  const newcomer: Claim = { ...own, ...stretch, id: newcomerId, partySize: 1, madeAt: 0 };
  const others = claims.map((claim) => displaced(claim, numbers, stretch));
  const after = new Seating(plan, [...others, newcomer], anyTime, rules.blocks);
  const crowded = claims.filter(
    (claim) =>
      !isHard(claim) &&
      before.tablesOf(claim.id) &&
      (!after.tablesOf(claim.id) || (before.isInArea(claim.id) && !after.isInArea(claim.id))),
  );
  const claim = crowded.at(-1);
  if (!claim) return undefined;
  const had = before.tablesOf(claim.id) ?? [];
  return { tableNumber: had.find((number) => numbers.includes(number)) ?? tableNumber, claim };
}

/** A claim id that no reservation has. */
const newcomerId = ' newcomer:0';

/** A claim after a host gave its tables to another party: see `decideBatch`. */
function displaced(claim: Claim, numbers: readonly string[], stretch: Stretch): Claim {
  if (isHard(claim) || !overlaps(claim, stretch)) return claim;
  return claim.tableNumbers?.some((number) => numbers.includes(number)) ? withoutNumbers(claim) : claim;
}
