import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { ClaimRequest } from '../../day/claim-request';
import type { PacedClaims } from '../../day/starts/pacing';
import { type Clash, isClash, type SeatedTables } from '../../evening/chosen-tables';
import { withBlocks } from '../../day/claims/day-restrictions';
import type { Displaced } from '../../evening/displaced';
import type { Overriding } from '../../evening/hosts-booking';
import { withTableBeside } from '../../evening/with-table';
import { mightSit, withOverstays } from '../../day/claims/overstay';
import type { Placement } from '../../day/claims/placement';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { RestaurantOnDay } from '../../day/claims/day-restrictions';
import { type Claim, claimOwner } from '../../day/claims/claim';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import { endingBy, occupiedInterval, type Stay } from '../../day/claims/stay';
import { tableTaken } from '../../evening/step-refusals';
import type { Ports } from '../../ports';

/** The parameters of a host's claim. */
interface HostsClaim {
  readonly restaurant: RestaurantRules;
  readonly partySize: number;
  readonly stay: Stay;
  /** The local time that the party is listed at. */
  readonly when: Pick<Placement, 'date' | 'minute'>;
  readonly seated: boolean;
  readonly now: Date;
  /**
   * Chooses the tables, given the restaurant on its day, the claims of other parties, the party's own claim, and the
   * claims that pacing counts. Pure.
   */
  choose(
    rules: RestaurantOnDay,
    claims: readonly Claim[],
    own?: Claim,
    paced?: PacedClaims,
  ): SeatedTables | Overriding<SeatedTables> | Clash | Refusal;
}

/** Details of the last decision about a host's claim. */
export interface ClaimOutcome {
  /** The conflicting party. */
  clash?: Clash | undefined;
  overfilled: boolean;
  /** The codes of the rules that the host overrode. */
  overridden: readonly string[];
  /** The limit of pacing that it exceeds, as text. */
  overLimit?: string | undefined;
  /** The other parties whose tables changed. */
  displaced: readonly Displaced[];
}

const none = { overridden: [], overLimit: undefined };

/** A claim request for a party that a host places, with details of its last decision. */
export function requestTables(hostsClaim: HostsClaim) {
  const { restaurant, partySize, stay, when, seated, now } = hostsClaim;
  const dates = serviceDates(seated ? mightSit(stay) : occupiedInterval(stay), dayZoneOf(restaurant));
  const outcome: ClaimOutcome = { overfilled: false, overridden: [], displaced: [] };
  const decide: ClaimRequest['decide'] = (claims, own, restrictions = {}, paced) => {
    const rules = withBlocks(restaurant, restrictions);
    const held = withOverstays(restaurant, claims, stay.from, now.getTime());
    const found = hostsClaim.choose(rules, own ? withTableBeside(rules, held, own) : held, own, paced);
    outcome.clash = isClash(found) ? found : undefined;
    if (isClash(found)) return tableTaken(found, undefined, restaurant.timezone);
    if (isRefusal(found)) return found;
    const { found: chosen, overridden, overLimit } = 'found' in found ? found : { ...none, found };
    const { overfilled, displaced = [], until: end = Infinity, ...tables } = chosen;
    Object.assign(outcome, { overfilled, overridden, overLimit, displaced });
    const { from, until, pauseMinutes } = endingBy(stay, end);
    return { ...when, ...tables, from, until, ...(pauseMinutes ? { pauseMinutes } : {}), dates };
  };
  return { request: { dates, partySize, ...(seated ? { seated } : {}), decide }, outcome };
}

/** The refusal with the name of the conflicting party. */
export async function nameClash(
  { reservations }: Pick<Ports, 'reservations'>,
  { timezone }: RestaurantRules,
  refusal: Refusal,
  clash: Clash | undefined,
): Promise<Refusal> {
  if (!clash || (refusal.code !== 'table-taken' && refusal.code !== 'leaves-without-table')) return refusal;
  const other = await reservations.find(claimOwner(clash.claim.id).reservationId);
  return tableTaken(clash, other?.status === 'active' ? other : undefined, timezone);
}
