import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { withoutBlocks } from './blocked';
import {
  atChosen,
  chosenTables,
  type Clash,
  clashAt,
  type HostsParty,
  isClash,
  type SeatedTables,
  seatRefusals,
  placementAt,
} from './chosen-tables';
import { findTablesToSit } from './free-tables';
import type { Placement } from '../availability/place-party';
import type { RestaurantOnDay } from '../restaurant-rules';
import { hasTables } from '../seating/plans';
import { seatingOf } from '../seating/seat-day';
import type { Claim } from '../service-day/service-day';

/**
 * The tables for a party that a host seats or moves: the chosen ones, unless another party occupies them, else a free
 * one, including those for walk-ins (PARTY-4, TABLE-16). `claims` are those of the other parties.
 */
export function tablesFor(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  party: HostsParty,
): SeatedTables | Clash | Refusal {
  return party.tableNumbers.length > 0
    ? atChosen(rules, claims, party)
    : findTablesToSit(rules, claims, party);
}

/** The plan of a party, with its claim on the day if it has one. */
type Planned = Pick<Placement, 'tableNumbers' | 'pinned'> & { readonly own?: Claim | undefined };

/**
 * The tables for a party that sits down as planned. Its table was promised, so a later booking does not prevent that,
 * only another party that sits there. In this order: the planned tables, which the evening shows; a free one; or the
 * planned ones by overfilling them.
 */
export function plannedTables(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  party: Omit<HostsParty, 'tableNumbers' | 'anyway'>,
  planned: Planned,
): SeatedTables | Refusal {
  const numbers = numbersOf(rules, claims, planned);
  if (numbers.length > 0) {
    // A party whose table was blocked after it got it still sits down there.
    const found = atChosen(withoutBlocks(rules), claims, {
      ...party,
      tableNumbers: numbers,
      anyway: false,
    });
    if (!isRefusal(found) && !isClash(found)) return found;
  }
  const free = planned.pinned ? seatRefusals.full() : findTablesToSit(rules, claims, party);
  if (!isRefusal(free)) return free;
  const sitting = claims.filter(({ seated }) => seated === true);
  if (numbers.length === 0) {
    const found = findTablesToSit(rules, sitting, party);
    return isRefusal(found) ? found : { ...found, overfilled: true };
  }
  if (clashAt(sitting, numbers, party.stretch)) return free;
  return { ...placementAt(rules, numbers), overfilled: true };
}

/** The planned tables of a party: those that a host chose, else those that the day assigns to it. */
function numbersOf(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  { tableNumbers = [], own }: Planned,
): readonly string[] {
  const isKnown = tableNumbers.length > 0 && !isRefusal(chosenTables(rules, tableNumbers));
  if (isKnown) return tableNumbers;
  if (!own || !hasTables(rules)) return [];
  return seatingOf(rules, [...claims, own]).tablesOf(own.id) ?? [];
}
