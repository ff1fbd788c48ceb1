import { dayBounds, localTimeOf } from '@tablewell/shared/zone';
import type { Interval } from '../../day/claims/intervals';
import type { DecidedPlacement } from '../../day/claims/placement';
import { dayZoneOf } from '../../day/claims/service-dates';
import { occupiedInterval, stayFrom } from '../../day/claims/stay';
import { optionsIn } from '../../day/starts/line-as-planned';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import type { TableOption } from '../../day/tables/table-plan';
import { blockAt } from '../blocked';
import { partiesAt } from '../bounded-stay';
import type { Waiter } from './line';

/** A party as far as its table depends on it. */
export type Seeker = Pick<Waiter, 'partySize' | 'areas'>;

/** A table that is free for a party now. */
export interface TableNow extends Pick<DecidedPlacement, 'moves'> {
  readonly tableNumbers: readonly string[];
  readonly tableType: string;
  /** When it has to leave, if a later party needs the table before its turn ends. */
  readonly until?: number;
}

/** The stretch for which a party that sits down at an instant needs a table. */
export function neededFrom(
  { rules }: Pick<DayOccupancy, 'rules'>,
  { partySize }: Seeker,
  from: number,
): Interval {
  return occupiedInterval(stayFrom(rules, from, localTimeOf(from, rules.timezone), partySize));
}

/** The tables and combinations at which a party may sit, in the areas that it takes, the best first. */
export function optionsOf(
  { plan }: Pick<DayOccupancy, 'plan'>,
  { partySize, areas }: Seeker,
): readonly TableOption[] {
  return optionsIn(plan, partySize, areas);
}

/** The tables and combinations that are free for a party now, for half of its turn at least. */
export function freeTables(
  day: DayOccupancy,
  party: Seeker,
  now: number,
): readonly (TableNow & { readonly until: number })[] {
  const needed = neededFrom(day, party, now);
  const at = partiesAt(day);
  return optionsOf(day, party).flatMap(({ tables }) => {
    const tableNumbers = day.plan.numbers(tables);
    const until = freeEnd(at, day, tableNumbers, needed);
    const tableType = day.plan.table(tables[0] ?? 0).type;
    return until === undefined ? [] : [{ tableNumbers, tableType, until }];
  });
}

/**
 * The table that is free now for the party whose turn it is (WAIT-3): the one that an automatic choice takes, for its whole
 * turn; else the one that is free the longest, if that is half of the turn. Undefined: none.
 */
export function tableInTurn(day: DayOccupancy, party: Seeker, now: number): TableNow | undefined {
  const needed = neededFrom(day, party, now);
  for (const area of party.areas.length > 0 ? party.areas : [undefined]) {
    const chosen = choose(day, party, needed, area);
    if (chosen) return chosen;
  }
  if (!day.hasTables) return undefined;
  const free = freeTables(day, party, now);
  return free.reduce<TableNow | undefined>(
    (best, table) => (table.until > (best?.until ?? 0) ? table : best),
    undefined,
  );
}

function choose(
  day: DayOccupancy,
  { partySize }: Seeker,
  needed: Interval,
  area: string | undefined,
): TableNow | undefined {
  // An area that the floor no longer has is no constraint for bookings, but a request that cannot be met here.
  if (area !== undefined && day.plan.areaOf(area) === undefined) return undefined;
  const dayZone = dayZoneOf(day.rules);
  const { end } = dayBounds(localTimeOf(needed.from, dayZone).date, dayZone);
  const movable = { from: needed.from, until: end };
  const inArea = area === undefined ? {} : { area };
  const choice = day.choose({ partySize, ...needed, audience: 'walk-ins', ...inArea, movable });
  if (choice.kind !== 'table') return undefined;
  const { tables: tableNumbers, tableType, moves } = choice;
  return { tableNumbers, tableType, ...(moves.length > 0 ? { moves } : {}) };
}

/** Until when tables are free, if that is half of what is needed; undefined: somebody has them. */
function freeEnd(
  at: ReturnType<typeof partiesAt>,
  { rules }: DayOccupancy,
  numbers: readonly string[],
  needed: Interval,
): number | undefined {
  if (blockAt(rules, numbers, needed)) return undefined;
  const [next] = at(numbers, needed);
  const until = next?.from ?? needed.until;
  return until - needed.from >= (needed.until - needed.from) / 2 ? until : undefined;
}
