import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { freeUntil, longestFree } from './bounded-stay';
import {
  atChosen,
  chosenTables,
  type Clash,
  type HostsParty,
  isClash,
  type SeatedTables,
  seatRefusals,
  placementAt,
} from './chosen-tables';
import { findTablesToSit } from './free-tables';
import type { Placement } from '../day/claims/placement';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import type { Claim } from '../day/claims/claim';

/**
 * The tables for a party that a host seats or moves: the chosen ones, unless another party occupies them, else a free
 * one, including those for walk-ins (PARTY-4, TABLE-16), on a day of the other parties.
 */
export function tablesFor(day: DayOccupancy, party: HostsParty): SeatedTables | Clash | Refusal {
  return party.tableNumbers.length > 0 ? atChosen(day, party) : findTablesToSit(day, party);
}

/** The plan of a party, with its claim on the day if it has one. */
type Planned = Pick<Placement, 'tableNumbers' | 'pinned'> & { readonly own?: Claim | undefined };

/**
 * The tables for a party that sits down as planned. Its table was promised, so a later booking does not prevent that,
 * only another party that has it now. A party that sits down late does not take the table of the next one, which begins
 * when it was to leave (PARTY-4). In this order: the planned tables, which the evening shows, for the whole turn; the same
 * until the next party's time, if that is half of the turn; another free table; whatever is left at the planned ones; and
 * for a party without a table the one that is free the longest.
 */
export function plannedTables(
  day: DayOccupancy,
  party: Omit<HostsParty, 'tableNumbers' | 'override'>,
  planned: Planned,
): SeatedTables | Refusal {
  const { rules } = day;
  const numbers = numbersOf(day, planned);
  if (numbers.length > 0) {
    // A party whose table was blocked after it got it still sits down there.
    const found = atChosen(day.unblocked, {
      ...party,
      tableNumbers: numbers,
      override: false,
    });
    if (!isRefusal(found) && !isClash(found)) return found;
  }
  const { from, until: end } = party.interval;
  const until = numbers.length > 0 ? freeUntil(day, numbers, party.interval) : undefined;
  const bounded =
    until === undefined ? undefined : { ...placementAt(rules, numbers), overfilled: false, until };
  if (bounded && bounded.until - from >= (end - from) / 2) return bounded;
  const free = planned.pinned ? seatRefusals.full() : findTablesToSit(day, party);
  if (!isRefusal(free)) return free;
  if (bounded || planned.pinned) return bounded ?? free;
  const longest = longestFree(day, party.partySize, party.interval);
  if (!longest) return free;
  return { ...placementAt(rules, longest.tableNumbers), overfilled: false, until: longest.until };
}

/** The planned tables of a party: those that a host chose, else those that the day assigns to it. */
function numbersOf(day: DayOccupancy, { tableNumbers = [], own }: Planned): readonly string[] {
  const isKnown = tableNumbers.length > 0 && !isRefusal(chosenTables(day.rules, tableNumbers));
  if (isKnown) return tableNumbers;
  if (!own) return [];
  return day.withClaims([...day.claims, own]).seating.tablesOf(own.id) ?? [];
}
