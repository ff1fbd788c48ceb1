import type { Audience } from '@tablewell/booking-rules';
import type { Refusal } from '@tablewell/chassis/refusal';
import { refusals } from '../restaurant/refusals';
import { monthIsFull, monthOf } from '../limits/booking-month';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import type { Ports, QuotaRequest } from '../ports';

/** The quota request of a reservation made at this instant; undefined without a limit (PLAN-3). */
export function quotaRequest(
  { id: restaurantId, isTest, entitlements, timezone }: KnownRestaurant,
  reservationId: string,
  version: number,
  madeAt: Date,
  key = '',
): QuotaRequest | undefined {
  const limit = entitlements.monthlyReservations;
  if (limit === 0) return undefined;
  const month = monthOf(madeAt, timezone);
  const request = { restaurantId, month, limit, reservationId, version };
  return { ...request, ...(isTest ? { isTest } : {}), ...(key ? { key } : {}) };
}

/** Reserves quota for a booking, or returns a refusal. */
export async function reserveQuota(
  { quotas }: Pick<Ports, 'quotas'>,
  request: QuotaRequest,
  audience: Audience,
): Promise<Refusal | undefined> {
  const outcome = await quotas.take(request);
  if (outcome === 'taken') return undefined;
  if (outcome === 'full') return monthIsFull(audience, request);
  return refusals.busy();
}
