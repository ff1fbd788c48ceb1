import type { Audience } from '@tablewell/booking-rules';
import type { FastifyRequest } from 'fastify';
import { type Limits, networkOf } from '../../api/rate-limits';

/** Counts what the public books or joins by network and restaurant; a failed attempt is taken back. */
export function withinBookingLimit(limits: Pick<Limits, 'bookings'>) {
  return async <T>(
    restaurantId: string,
    request: FastifyRequest,
    audience: Audience,
    work: () => Promise<T>,
  ): Promise<T> => {
    if (audience === 'member') return work();
    const key = `${restaurantId} ${networkOf(request)}`;
    await limits.bookings.take(key);
    try {
      return await work();
    } catch (error) {
      await limits.bookings.giveBack(key);
      throw error;
    }
  };
}
