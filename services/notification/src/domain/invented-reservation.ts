import type { Language } from '@tablewell/languages';
import type { Reservation } from './read-copies';

const dayMs = 86_400_000;

/** An example of a reservation for the preview of a text: a party of four tomorrow evening. */
export function inventedReservation(restaurantId: string, language: Language, now: Date): Reservation {
  const startsAt = new Date(now.getTime() + dayMs);
  return {
    id: 'R2hD8kQw4mZt6vXb1nPc',
    version: 1,
    restaurantId,
    name: 'Ada Lovelace',
    partySize: 4,
    phoneNumber: '',
    notes: '',
    email: '',
    startsAt,
    seatingMinutes: 120,
    localDate: startsAt.toISOString().slice(0, 10),
    localMinute: 19 * 60 + 30,
    area: 'Terrace',
    request: { isPending: false, isWithdrawn: false, words: 'We would be glad to see you on another day.' },
    language,
  };
}
