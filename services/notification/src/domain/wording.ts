import { clockLabel } from '@tablewell/shared/calendar';
import type { Kind } from './message';
import type { Reservation, Restaurant } from './read-copies';
import { safeName, safeText } from './safe-text';

// A local date has no zone: parsed and formatted in UTC.
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** The local time: `Tue, Jan 5 at 3:45 PM` (MESSAGE-2). */
export function formatTime({
  localDate,
  localMinute,
}: Pick<Reservation, 'localDate' | 'localMinute'>): string {
  return `${day.format(Date.parse(localDate))} at ${clockLabel(localMinute)}`;
}

/** `2 guests` */
export function formatParty(partySize: number): string {
  return partySize === 1 ? '1 guest' : `${partySize} guests`;
}

/** The page on which the holder of the id changes the reservation. */
export function changeLink(origin: string, reservationId: string): string {
  return `${origin}/edit-reservation/${reservationId}`;
}

export const optOutHint = 'Reply STOP to opt out.';

const longestWords = 300;

/** The restaurant's own words, as a sentence after others. */
function wordsOf({ request }: Reservation): string {
  const words = safeText(request?.words ?? '', longestWords);
  if (words === '') return '';
  return /[.!?…]$/u.test(words) ? ` ${words}` : ` ${words}.`;
}

/** The SMS about a reservation. A restaurant's first message to a number explains how to opt out. */
export function smsText(
  kind: Kind,
  restaurant: Restaurant,
  reservation: Reservation,
  options: { origin: string; isFirst: boolean },
): string {
  const when = formatTime(reservation);
  const party = formatParty(reservation.partySize);
  const link = changeLink(options.origin, reservation.id);
  const sentences: Partial<Record<Kind, string>> = {
    'reservation-booked': `your table for ${party} is booked for ${when}. Change or cancel: ${link}`,
    'reservation-changed': `your reservation is now for ${party} on ${when}. Change or cancel: ${link}`,
    'reservation-canceled': `your reservation for ${party} on ${when} is canceled. Details: ${link}`,
    'reservation-restored': `your reservation for ${party} on ${when} is back on. Change or cancel: ${link}`,
    'reservation-requested': `we have your request for ${party} on ${when}. It is not confirmed yet; we will text you our answer. Change or withdraw: ${link}`,
    'reservation-request-changed': `your request is now for ${party} on ${when}. It is not confirmed yet. Change or withdraw: ${link}`,
    'reservation-accepted': `your table for ${party} on ${when} is confirmed. Change or cancel: ${link}`,
    'reservation-declined': `we are sorry, we cannot take your request for ${party} on ${when}.${wordsOf(reservation)} Details: ${link}`,
    'reservation-expired': `we are sorry, your request for ${party} on ${when} was not answered in time and has ended. Details: ${link}`,
    'reservation-withdrawn': `your request for ${party} on ${when} is withdrawn. Details: ${link}`,
  };
  const text = `${safeName(restaurant.name)}: ${sentences[kind] ?? link}`;
  return options.isFirst ? `${text} ${optOutHint}` : text;
}
