import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { ChosenTable } from '../../day/claim-request';
import type { PacedClaims } from '../../day/starts/pacing';
import { type Clash, isClash, type SeatedTables } from '../../evening/chosen-tables';
import type { Overriding } from '../../evening/hosts-booking';
import { withTableBeside } from '../../evening/with-table';
import { mightSit } from '../../day/claims/overstay';
import type { Placement } from '../../day/claims/placement';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import { type Claim, claimOwner } from '../../day/claims/claim';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import { endingBy, occupiedInterval, type Stay } from '../../day/claims/stay';
import { TableTaken, tableTaken } from '../../evening/table-taken';
import type { Ports } from '../../ports';
import type { TableRequest } from '../revise';

/** The parameters of a host's claim. */
interface HostsClaim {
  readonly restaurant: RestaurantRules;
  readonly partySize: number;
  readonly stay: Stay;
  /** The local time that the party is listed at. */
  readonly when: Pick<Placement, 'date' | 'minute'>;
  readonly seated: boolean;
  /** When the claim ends by itself; absent: never. */
  readonly expiresAt?: number | undefined;
  readonly now: Date;
  /** Chooses the tables on a day of other parties, given the party's own claim, and the claims that pacing counts. Pure. */
  choose(
    day: DayOccupancy,
    own?: Claim,
    paced?: PacedClaims,
  ): SeatedTables | Overriding<SeatedTables> | Clash | Refusal;
}

/** A claim request for a party that a host places. */
export function requestTables(hostsClaim: HostsClaim): TableRequest {
  const { restaurant, partySize, stay, when, seated, expiresAt, now } = hostsClaim;
  const dates = serviceDates(seated ? mightSit(stay) : occupiedInterval(stay), dayZoneOf(restaurant));
  const choose: ChosenTable['choose'] = (day, own, paced) => {
    const found = hostsClaim.choose(own ? withTableBeside(day, own) : day, own, paced);
    if (isClash(found)) return tableTaken(found, undefined, restaurant.timezone);
    if (isRefusal(found)) return found;
    const { found: chosen, overridden, overLimit } = 'found' in found ? found : { overridden: [], found };
    const { overfilled, displaced = [], until: end = Infinity, ...tables } = chosen;
    const effects = { overfilled, overridden, displaced, ...(overLimit ? { overLimit } : {}) };
    const { from, until, pauseMinutes } = endingBy(stay, end);
    return { ...when, ...tables, from, until, ...(pauseMinutes ? { pauseMinutes } : {}), dates, effects };
  };
  const table = { kind: 'chosen', from: stay.from, choose } as const;
  const kind = { ...(seated ? { seated } : {}), ...(expiresAt === undefined ? {} : { expiresAt }) };
  return { restaurant, now, dates, partySize, ...kind, table };
}

/** The refusal with the name of the party that has the tables, for members. */
export async function nameClash(
  { reservations }: Pick<Ports, 'reservations'>,
  refusal: Refusal,
): Promise<Refusal> {
  if (!(refusal instanceof TableTaken)) return refusal;
  const { clash, timezone } = refusal;
  const other = await reservations.find(claimOwner(clash.claim.id).reservationId);
  return tableTaken(clash, other?.status === 'active' ? other : undefined, timezone);
}
