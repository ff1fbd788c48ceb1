import { type Actor, isMember } from '@tablewell/chassis/access';
import { measured } from '@tablewell/chassis/metrics';
import { isRefusal } from '@tablewell/chassis/refusal';
import type { book } from '../../commands/diner/book';

type Book = ReturnType<typeof book>;

/** Measures bookings by outcome and duration. */
export function measureBookings(next: Book): Book {
  return async (actor: Actor | undefined, request) => {
    const startedAt = performance.now();
    const by = isMember(actor, request.restaurantId) ? 'member' : 'public';
    const measure = (outcome: 'booked' | 'refused' | 'failed', refusal = '') => {
      measured.bookings.add({ outcome, refusal, by });
      measured.bookingDuration.record((performance.now() - startedAt) / 1_000, { outcome });
    };
    try {
      const answer = await next(actor, request);
      if (isRefusal(answer)) measure('refused', answer.code);
      else measure('booked');
      return answer;
    } catch (error) {
      measure('failed');
      throw error;
    }
  };
}
