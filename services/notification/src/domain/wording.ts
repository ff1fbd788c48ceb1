import { Temporal } from 'temporal-polyfill';
import type { Kind } from './message';
import type { Reservation, Restaurant } from './read-copies';

/** The time by the restaurant's clock: `Tue, Jan 5 at 3:45 PM` (spec owner §9). */
export function spokenTime({
  localDate,
  localMinute,
}: Pick<Reservation, 'localDate' | 'localMinute'>): string {
  const at = Temporal.PlainDate.from(localDate).toPlainDateTime({
    hour: Math.floor(localMinute / 60),
    minute: localMinute % 60,
  });
  const date = at.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
  const hour = at.hour % 12 === 0 ? 12 : at.hour % 12;
  const minute = String(at.minute).padStart(2, '0');
  return `${date} at ${hour}:${minute} ${at.hour < 12 ? 'AM' : 'PM'}`;
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
  const text = `${restaurant.name}: ${sentences[kind] ?? link}`;
  return options.isFirst ? `${text} ${optOutHint}` : text;
}
