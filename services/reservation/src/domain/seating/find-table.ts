import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import type { Stretch } from '../service-day/occupancy';
import type { Claim } from '../service-day/service-day';
import { type DayTables, inMilliseconds } from './day-tables';
import { type Move, rearrange } from './rearrange';
import { recolor } from './recolor';
import { isSurelyFull } from './surely-full';
import type { TableOption, Tier } from './table-plan';
import { minutesOf, type SeatedParty, softWithin } from './timelines';

/** A request for tables. */
export interface SeatingRequest extends Stretch {
  readonly partySize: number;
  /** The requested area, outside which it gets no table; absent: all. */
  readonly area?: string;
  /** Absent: everyone. */
  readonly audience?: TableAudience;
  /** Only parties within this stretch are moved: those of one service day that have not begun. */
  readonly movable?: Stretch;
}

/** The tables for a party, or why there are none. */
export type Seat =
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
export const anyTime: Stretch = { from: -Infinity, until: Infinity };

/**
 * Finds tables for a party: the least wasted seats, combinable tables last, the fewest useless minutes left in the table's
 * evening, then priority, then number; a combination only where no single table is free. Where nothing is free, soft
 * parties are moved (TABLE-12 to TABLE-16).
 */
export function findTable(day: DayTables, request: SeatingRequest): Seat {
  const { partySize, audience = 'everyone', movable = anyTime } = request;
  const area = day.plan.areaOf(request.area);
  const plan = day.plan.within(area);
  if (!plan.isLargeEnough(partySize)) return { kind: 'too-large' };
  const stretch = minutesOf(request);
  const isSoft = softWithin(movable);
  // Parties at the door are moved only if that of the others is not enough.
  const isAway = (party: SeatedParty) => isSoft(party) && party.claim.arrived !== true;
  const newcomer = newParty(partySize, stretch, area);
  const tiers = plan.tiersFor(partySize, audience);
  for (const tier of tiers) {
    const moves = findInTier(day, tier, newcomer, isAway);
    if (moves) return seatAt(day, newcomer, moves);
  }
  const combinations = plan.combinationsFor(partySize, audience);
  const combination = bestOption(day, combinations, stretch);
  if (combination) return seatAt(day, newcomer, [{ party: newcomer, tables: combination.tables }]);
  // A party without a table has priority.
  for (const party of day.unplaced)
    if (party.from < stretch.until && party.until > stretch.from) return { kind: 'full' };
  if (isSurelyFull(day.plan, [...day.parties.values(), ...day.blocked], newcomer)) return { kind: 'full' };
  const own = [...tiers.flatMap(({ options }) => options), ...combinations];
  const optionsOf = (party: SeatedParty) =>
    party === newcomer ? own : day.plan.within(party.area).softOptionsFor(party.partySize);
  const moves =
    rearrange(day.timelines, newcomer, optionsOf, isAway) ??
    (day.hasArrived(newcomer) ? rearrange(day.timelines, newcomer, optionsOf, isSoft) : undefined);
  return moves ? seatAt(day, newcomer, moves) : { kind: 'full' };
}

/** A free table of a tier; else one that is freed by renumbering interchangeable tables. */
function findInTier(
  day: DayTables,
  tier: Tier,
  newcomer: SeatedParty,
  isSoft: (party: SeatedParty) => boolean,
): Move[] | undefined {
  const open = tier.groups.filter((group) => !day.isFullAt(group, newcomer));
  if (open.length === 0) return undefined;
  const options =
    open.length === tier.groups.length
      ? tier.options
      : tier.options.filter(({ tables: [table = -1] }) => open.some((group) => group.tables.includes(table)));
  const option = bestOption(day, options, newcomer);
  if (option) return [{ party: newcomer, tables: option.tables }];
  for (const group of open) {
    if (group.tables.length === 1) continue;
    // Only parties that may have every table of the group are renumbered.
    const isAlike = ({ area }: SeatedParty) => area === undefined || day.plan.within(area).has(group.tables);
    const mayMove = (party: SeatedParty) => isSoft(party) && isAlike(party);
    const { moves, left } = recolor(day.timelines, group.tables, [newcomer], mayMove);
    if (left.length === 0) return moves;
  }
  return undefined;
}

/** The free option with the fewest useless minutes; the first of equals. Options are in the order of preference. */
function bestOption(
  day: DayTables,
  options: readonly TableOption[],
  stretch: Stretch,
): TableOption | undefined {
  let best: TableOption | undefined;
  let fewest = Infinity;
  for (const option of options) {
    if (best && option.largest > best.largest) break;
    if (!day.timelines.isFree(option.tables, stretch)) continue;
    const minutes = day.timelines.uselessMinutes(option.tables, stretch);
    if (minutes < fewest) {
      best = option;
      fewest = minutes;
    }
    if (fewest === 0) break;
  }
  return best;
}

function seatAt(day: DayTables, newcomer: SeatedParty, moves: readonly Move[]): Seat {
  const own = moves.find(({ party }) => party === newcomer)?.tables ?? [];
  const others = moves.filter(({ party }) => party !== newcomer);
  return {
    kind: 'table',
    tables: day.plan.numbers(own),
    tableType: day.typeOf(own),
    moves: others.map(({ party, tables }) => day.withTables(party.claim, tables)),
  };
}

function newParty(partySize: number, stretch: Stretch, area: string | undefined): SeatedParty {
  const claim = { id: '', tableType: '', partySize, ...inMilliseconds(stretch), madeAt: 0 };
  const inArea = area === undefined ? {} : { area };
  return { claim, partySize, ...inArea, ...stretch, tables: [], hard: false, frozen: false };
}
