import { validateReservation } from '@tablewell/booking-rules';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { monthIsFull } from '../../limits/booking-month';
import { refusePartySize } from '../../day/starts/booking-rules';
import { resolveArea } from '../../day/starts/area';
import { refuseHold } from '../../day/hold-share';
import { findStay } from '../../day/starts/place-party';
import { requestsWithoutTable } from '../../day/starts/large-parties';
import { refusals } from '../../restaurant/refusals';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { datesOfHold, holdClaimId, holdIdOf } from '../../day/claims/table-hold';
import type { Ports } from '../../ports';
import { heldTable } from './held-table';
import { quotaRequest } from '../monthly-limit';
import { type RequestedTime, toStart } from '../when';

type HoldPorts = Pick<Ports, 'restaurants' | 'days' | 'quotas' | 'holdUsages' | 'holds' | 'clock' | 'newId'>;

interface HoldCommand {
  readonly restaurantId: string;
  readonly partySize: number;
  readonly when: RequestedTime;
  /** The area that the diner requests; absent or empty: anywhere. */
  readonly area?: string;
  /** The diner's earlier hold, which this one replaces; empty for none. */
  readonly replaces: string;
}

/** A table that is held. */
interface Held {
  readonly holdId: string;
  readonly expiresAt: Date;
}

/**
 * Holds a table while a diner fills in the form (HOLD-1). Needs no account. A hold is refused for the same reasons as a
 * booking by the public; the claim on the service day decides, like that of a booking.
 */
export function holdTable(ports: HoldPorts) {
  return async (command: HoldCommand): Promise<Held | Refusal> => {
    const { restaurantId, partySize, replaces } = command;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    if (restaurant.isTest) return refusals.notForPublic();
    const now = ports.clock(restaurantId);
    const problems = validateReservation({ partySize }, 'public');
    if (problems.length > 0) return invalid(problems);
    const refused = await refuseParty(ports, restaurant, partySize, now);
    if (refused) return refused;
    const when = toStart(command.when, restaurant.timezone);
    if (isRefusal(when)) return when;
    const area = resolveArea(restaurant, command.area, 'everyone');
    if (isRefusal(area)) return area;
    const request = { when, partySize, area, rules: 'book', audience: 'everyone' } as const;
    const stay = findStay(restaurant, request, now);
    if (isRefusal(stay)) return stay;

    const holdId = holdIdOf(stay.dates, ports.newId());
    const from = now.getTime();
    const time = { holdId, from, until: Math.min(from + ports.holds.seconds * 1_000, stay.from) };
    if (!(await ports.holdUsages.mayHold(restaurant.id, time, replaces))) return refuseHold();
    const former = heldTable(ports, restaurant.id, replaces);
    const claimed = await ports.days.claim({
      claimId: holdClaimId(holdId),
      restaurant,
      now,
      dates: stay.dates,
      partySize,
      area,
      online: true,
      expiresAt: time.until,
      ...former.claim(stay),
      table: { kind: 'booked', request, stay },
    });
    if (isRefusal(claimed)) return claimed;
    const { placement } = claimed;
    await former.releaseRest(placement.dates);
    // This comes last, so that only holds with a table cost this write.
    if (!(await ports.holdUsages.add(restaurant.id, time, replaces))) {
      await ports.days.release(restaurant.id, placement.dates, holdClaimId(holdId));
      return refuseHold();
    }
    return { holdId, expiresAt: new Date(time.until) };
  };
}

/** The refusal of a party for reasons other than the time. */
async function refuseParty(
  ports: Pick<Ports, 'quotas'>,
  restaurant: KnownRestaurant,
  partySize: number,
  now: Date,
): Promise<Refusal | undefined> {
  const wrongSize = refusePartySize(restaurant, partySize, 'public');
  if (wrongSize) return wrongSize;
  if (requestsWithoutTable(restaurant, partySize)) {
    const message = 'A party of this size asks the restaurant for a table, so none is held for it.';
    return invalid([{ field: 'partySize', message }], 'asks-first');
  }
  const quota = quotaRequest(restaurant, '', 1, now);
  return quota && !(await ports.quotas.hasQuota(quota)) ? monthIsFull('public', quota) : undefined;
}

/** Releases a hold. Its id is the permission. Idempotent: an unknown hold counts as released (HOLD-1). */
export function releaseHold(ports: HoldPorts) {
  return async ({
    restaurantId,
    holdId,
  }: {
    readonly restaurantId: string;
    readonly holdId: string;
  }): Promise<void> => {
    const dates = datesOfHold(holdId);
    if (!dates) return;
    await ports.days.release(restaurantId, dates, holdClaimId(holdId));
    await ports.holdUsages.end(restaurantId, holdId);
  };
}
