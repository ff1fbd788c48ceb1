import { overlaps } from './evening-tables';
import type { Interval } from '../day/claims/intervals';
import type { Displaced, Placement } from '../day/claims/placement';
import type { RestaurantOnDay } from '../day/claims/day-restrictions';
import { seatingOf } from '../day/tables/seat-day';
import type { Seating } from '../day/tables/seating';
import { type Claim, isHard, withoutNumbers } from '../day/claims/claim';

/** The tables that a host gives to a party, which keeps them. */
export type ChosenTables = Pick<Placement, 'tableType' | 'tables' | 'tableNumbers' | 'pinned'>;

/** A claim id that no reservation has. */
const newcomerId = ' requestedParty:0';

/**
 * The other parties whose tables change if a host gives tables to a party, by start. `claims` are those of the others; the
 * seating before the choice is computed once for all choices.
 */
export function displacements(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
): (own: ChosenTables, interval: Interval) => readonly Displaced[] {
  let before: Seating | undefined;
  return (own, interval) => {
    const numbers = own.tableNumbers ?? [];
    if (numbers.length === 0 || !claims.some((claim) => !isHard(claim) && overlaps(claim, interval)))
      return [];
    const present = (before ??= seatingOf(rules, claims));
    const requestedParty: Claim = { ...own, ...interval, id: newcomerId, partySize: 1, madeAt: 0 };
    const others = claims.map((claim) => withoutTaken(claim, numbers, interval));
    const after = seatingOf(rules, [...others, requestedParty]);
    return claims
      .flatMap((claim): Displaced[] => {
        if (isHard(claim)) return [];
        const had = present.tablesOf(claim.id) ?? [];
        const gets = after.tablesOf(claim.id) ?? [];
        if (had.join('\n') === gets.join('\n')) return [];
        const loses =
          had.length > 0 && (gets.length === 0 || (present.isInArea(claim.id) && !after.isInArea(claim.id)));
        return [{ claim: after.arranged(claim), before: had, loses }];
      })
      .sort((a, b) => a.claim.from - b.claim.from);
  };
}

/** A claim after a host gave its tables to another party: see `decideBatch`. */
function withoutTaken(claim: Claim, numbers: readonly string[], interval: Interval): Claim {
  if (isHard(claim) || !overlaps(claim, interval)) return claim;
  return claim.tableNumbers?.some((number) => numbers.includes(number)) ? withoutNumbers(claim) : claim;
}
