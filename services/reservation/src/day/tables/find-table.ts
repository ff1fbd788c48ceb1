import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import type { Interval } from '../claims/intervals';
import type { Claim } from '../claims/claim';
import { type DayTables, inMilliseconds } from './day-tables';
import { exceedsCapacity, type Move, rearrange, swapIdenticalTables } from './rearrange';
import type { TableOption, Tier } from './table-plan';
import { minutesOf, type SeatedParty, softWithin } from './timelines';

/** A request for tables. */
export interface SeatingRequest extends Interval {
  readonly partySize: number;
  /** The requested area, outside which it gets no table; absent: all. */
  readonly area?: string;
  /** Absent: everyone. */
  readonly audience?: TableAudience;
  /** Only parties within this stretch are moved: those of one service day that have not begun. */
  readonly movable?: Interval;
}

/** The tables that were found for a party, or why there are none. */
export type FoundTables =
  | {
      readonly kind: 'table';
      readonly tables: readonly string[];
      readonly tableType: string;
      /** The claims of other parties with their new tables. */
      readonly moves: readonly Claim[];
    }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'full' };

/** All parties may be moved. */
export const anyTime: Interval = { from: -Infinity, until: Infinity };

/**
 * Finds tables for a party: the least wasted seats, combinable tables last, the fewest useless minutes left in the table's
 * evening, then priority, then number; a combination only where no single table is free. Where nothing is free, soft
 * parties are moved (TABLE-4, TABLE-12 to TABLE-16).
 */
export function findTable(day: DayTables, request: SeatingRequest): FoundTables {
  const { partySize, audience = 'everyone', movable = anyTime } = request;
  const area = day.plan.areaOf(request.area);
  const plan = day.plan.within(area);
  if (!plan.isLargeEnough(partySize)) return { kind: 'too-large' };
  const interval = minutesOf(request);
  const isSoft = softWithin(movable);
  // Parties that have arrived and stand at the door are moved only if moving the others does not free a table.
  const isAway = (party: SeatedParty) => isSoft(party) && party.claim.arrived !== true;
  const requestedParty = newParty(partySize, interval, area);
  const tiers = plan.tiersFor(partySize, audience);
  for (const tier of tiers) {
    const moves = findInTier(day, tier, requestedParty, isAway);
    if (moves) return seatAt(day, requestedParty, moves);
  }
  const combinations = plan.combinationsFor(partySize, audience);
  const combination = bestOption(day, combinations, interval);
  if (combination)
    return seatAt(day, requestedParty, [{ party: requestedParty, tables: combination.tables }]);
  // A party that has no table is waiting for one then, and comes first.
  if (day.isAwaited(interval)) return { kind: 'full' };
  if (exceedsCapacity(day.plan, [...day.parties.values(), ...day.blocked], requestedParty))
    return { kind: 'full' };
  const own = [...tiers.flatMap(({ options }) => options), ...combinations];
  const optionsOf = (party: SeatedParty) =>
    party === requestedParty ? own : day.plan.within(party.area).softOptionsFor(party.partySize);
  const moves =
    rearrange(day.timelines, requestedParty, optionsOf, isAway) ??
    (day.hasArrived(requestedParty)
      ? rearrange(day.timelines, requestedParty, optionsOf, isSoft)
      : undefined);
  return moves ? seatAt(day, requestedParty, moves) : { kind: 'full' };
}

/**
 * A table of a type for a party that was promised one, free or freed by renumbering; undefined if there is none (TABLE-13).
 */
export function findOfType(day: DayTables, type: string, request: SeatingRequest): FoundTables {
  const { partySize, movable = anyTime } = request;
  const area = day.plan.areaOf(request.area);
  const party = newParty(partySize, minutesOf(request), area);
  const moves = findInTier(day, day.plan.within(area).tierOf(type, partySize), party, softWithin(movable));
  return moves ? seatAt(day, party, moves) : { kind: 'full' };
}

/** A free table of a tier; else one that is freed by renumbering interchangeable tables. */
function findInTier(
  day: DayTables,
  tier: Tier,
  requestedParty: SeatedParty,
  isSoft: (party: SeatedParty) => boolean,
): Move[] | undefined {
  const open = tier.groups.filter((group) => !day.isFullAt(group, requestedParty));
  if (open.length === 0) return undefined;
  const options =
    open.length === tier.groups.length
      ? tier.options
      : tier.options.filter(({ tables: [table = -1] }) => open.some((group) => group.tables.includes(table)));
  const option = bestOption(day, options, requestedParty);
  if (option) return [{ party: requestedParty, tables: option.tables }];
  for (const group of open) {
    if (group.tables.length === 1) continue;
    // Only parties that may have every table of the group are renumbered.
    const isAlike = ({ area }: SeatedParty) => area === undefined || day.plan.within(area).has(group.tables);
    const mayMove = (party: SeatedParty) => isSoft(party) && isAlike(party);
    const { moves, left } = swapIdenticalTables(day.timelines, group.tables, [requestedParty], mayMove);
    if (left.length === 0) return moves;
  }
  return undefined;
}

/** The free option with the fewest useless minutes; the first of equals. Options are in the order of preference. */
function bestOption(
  day: DayTables,
  options: readonly TableOption[],
  interval: Interval,
): TableOption | undefined {
  let best: TableOption | undefined;
  let fewest = Infinity;
  for (const option of options) {
    if (best && option.largest > best.largest) break;
    if (!day.timelines.isFree(option.tables, interval)) continue;
    const minutes = day.timelines.wastedMinutes(option.tables, interval);
    if (minutes < fewest) {
      best = option;
      fewest = minutes;
    }
    if (fewest === 0) break;
  }
  return best;
}

function seatAt(day: DayTables, requestedParty: SeatedParty, moves: readonly Move[]): FoundTables {
  const own = moves.find(({ party }) => party === requestedParty)?.tables ?? [];
  const others = moves.filter(({ party }) => party !== requestedParty);
  return {
    kind: 'table',
    tables: day.plan.numbers(own),
    tableType: day.typeOf(own),
    moves: others.map(({ party, tables }) => day.withTables(party.claim, tables)),
  };
}

function newParty(partySize: number, interval: Interval, area: string | undefined): SeatedParty {
  const claim = { id: '', tableType: '', partySize, ...inMilliseconds(interval), madeAt: 0 };
  const inArea = area === undefined ? {} : { area };
  return { claim, partySize, ...inArea, ...interval, tables: [], hard: false, frozen: false };
}
