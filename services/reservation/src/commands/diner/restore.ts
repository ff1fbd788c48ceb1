import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { audienceOfTables, findStay } from '../../day/starts/place-party';
import * as party from '../../party/cancel';
import type { Reservation } from '../../party/reservation';
import { findForMember } from '../access';
import { quotaRequest, reserveQuota } from '../monthly-limit';
import type { Ports } from '../../ports';
import { type Needs, revise, type RevisingPorts } from '../revise';
import { startOf } from '../when';

/** Restores a canceled reservation, for members, if a table is left, and quota in the month in which it was made (BOOKING-11, PLAN-3). */
export function restore(ports: RevisingPorts & Pick<Ports, 'restaurants' | 'quotas'>) {
  return (actor: Actor | undefined, id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForMember(ports, actor, id),
      async (current) => ({
        change: (write) => party.restore(current, write),
        needs: (planned) => needsOf(ports, planned),
      }),
    );
}

async function needsOf(
  ports: Pick<Ports, 'restaurants' | 'quotas' | 'clock'>,
  { id, version, restaurantId, partySize, area, placement, createdAt }: Reservation,
): Promise<Needs | Refusal> {
  const restaurant = await ports.restaurants.find(restaurantId);
  if (!restaurant) return notFound('Restaurant not found.');
  // At the reserved instant, whatever the restaurant's current zone.
  const when = startOf(placement, restaurant.timezone);
  const preference = { area, isAreaOptional: true };
  const audience = audienceOfTables('member');
  const request = { when, partySize, ...preference, rules: 'keep', audience } as const;
  const now = ports.clock(restaurantId);
  const stay = findStay(restaurant, request, now);
  if (isRefusal(stay)) return stay;
  // It counts in the month in which it was made, so it needs quota there again.
  const quota = quotaRequest(restaurant, id, version, createdAt);
  return {
    table: {
      restaurant,
      now,
      dates: stay.dates,
      partySize,
      table: { kind: 'booked', request, stay },
    },
    takeLimits: async () => quota && reserveQuota(ports, quota, 'member'),
  };
}
