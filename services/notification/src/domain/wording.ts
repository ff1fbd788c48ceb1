import { clockLabel } from '@tablewell/booking-rules';
import type { Kind } from './message';
import type { Reservation, Restaurant } from './read-copies';
import { safeName } from './safe-text';

// A local date needs no zone: it is read and written as if all were in one.
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** The time by the restaurant's clock: `Tue, Jan 5 at 3:45 PM` (spec owner §9). */
export function spokenTime({
  localDate,
  localMinute,
}: Pick<Reservation, 'localDate' | 'localMinute'>): string {
  return `${day.format(Date.parse(localDate))} at ${clockLabel(localMinute)}`;
}

/** `2 guests` */
export function spokenParty(partySize: number): string {
  return partySize === 1 ? '1 guest' : `${partySize} guests`;
}

/** The page where whoever holds the id may change the reservation. */
export function changeLink(origin: string, reservationId: string): string {
  return `${origin}/edit-reservation/${reservationId}`;
}

export const optOutHint = 'Reply STOP to opt out.';

/** What a guest reads about their reservation. The first message of a restaurant says how to stop them. */
export function smsText(
  kind: Kind,
  restaurant: Restaurant,
  reservation: Reservation,
  options: { origin: string; isFirst: boolean },
): string {
  const when = spokenTime(reservation);
  const party = spokenParty(reservation.partySize);
  const link = changeLink(options.origin, reservation.id);
  const sentences: Partial<Record<Kind, string>> = {
    'reservation-booked': `your table for ${party} is booked for ${when}. Change or cancel: ${link}`,
    'reservation-changed': `your reservation is now for ${party} on ${when}. Change or cancel: ${link}`,
    'reservation-canceled': `your reservation for ${party} on ${when} is canceled. Details: ${link}`,
    'reservation-restored': `your reservation for ${party} on ${when} stands again. Change or cancel: ${link}`,
  };
  const text = `${safeName(restaurant.name)}: ${sentences[kind] ?? link}`;
  return options.isFirst ? `${text} ${optOutHint}` : text;
}
