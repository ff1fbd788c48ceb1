import { type Actor, isMember, isRefusal, measured } from '@tablewell/chassis';
import type { book } from '../../use-cases/book';

type Book = ReturnType<typeof book>;

/** Counts what becomes of bookings, and how long they take: what an operator asks first. */
export function measureBookings(next: Book): Book {
  return async (actor: Actor | undefined, ask) => {
    const startedAt = performance.now();
    const by = isMember(actor, ask.restaurantId) ? 'member' : 'public';
    const measure = (outcome: 'booked' | 'refused' | 'failed', refusal = '') => {
      measured.bookings.add({ outcome, refusal, by });
      measured.bookingDuration.record((performance.now() - startedAt) / 1_000, { outcome });
    };
    try {
      const answer = await next(actor, ask);
      if (isRefusal(answer)) measure('refused', answer.code);
      else measure('booked');
      return answer;
    } catch (error) {
      measure('failed');
      throw error;
    }
  };
}
