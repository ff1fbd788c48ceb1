import { type Interval, overlaps } from '../day/claims/intervals';
import type { Displaced, Placement } from '../day/claims/placement';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import { type Claim, isHard, withoutNumbers } from '../day/claims/claim';

/** The tables that a host gives to a party, which keeps them. */
export type ChosenTables = Pick<Placement, 'tableType' | 'tables' | 'tableNumbers' | 'pinned'>;

/** A claim id that no reservation has. */
const newcomerId = ' requestedParty:0';

/**
 * The other parties whose tables change if a host gives tables to a party, by start, on a day of the others.
 */
export function displacements(
  day: DayOccupancy,
): (own: ChosenTables, interval: Interval) => readonly Displaced[] {
  const { claims } = day;
  return (own, interval) => {
    const numbers = own.tableNumbers ?? [];
    if (numbers.length === 0 || !claims.some((claim) => !isHard(claim) && overlaps(claim, interval)))
      return [];
    const present = day.seating;
    const requestedParty: Claim = { ...own, ...interval, id: newcomerId, partySize: 1, madeAt: 0 };
    const others = claims.map((claim) => withoutTaken(claim, numbers, interval));
    const after = day.withClaims([...others, requestedParty]).seating;
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
