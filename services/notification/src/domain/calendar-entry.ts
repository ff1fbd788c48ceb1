import { type CalendarFile, calendarFileOf } from '@tablewell/chassis/calendar';
import { calendarWords } from '@tablewell/languages/message-language';
import { isEmail } from '@tablewell/shared/email';
import { dinersOrigin, type Reservation, type Restaurant } from './read-copies';
import type { ReservationChange } from './reservation-notices';
import { safeAddress, safeName, safePhone } from './safe-text';

/** A request has no entry until it is accepted, and none to remove if it is declined. */
const withoutEntry: readonly ReservationChange['kind'][] = [
  'reservation-requested',
  'reservation-request-changed',
  'reservation-declined',
  'reservation-expired',
  'reservation-withdrawn',
];

/** The assumed stay for events of releases that do not include it. */
const usualMinutes = 90;

/** The calendar file for the diner's mail about an event; undefined for a request (MESSAGE-12). */
export function calendarOf(
  kind: ReservationChange['kind'],
  restaurant: Restaurant,
  { id, version, name, email, partySize, startsAt, seatingMinutes, language }: Reservation,
  made: { readonly origin: string; readonly now: Date; readonly sender: string },
): CalendarFile | undefined {
  if (withoutEntry.includes(kind)) return undefined;
  const { phoneNumber, address = '', hidesProduct = false } = restaurant;
  const { origin, now, sender } = made;
  const shown = { origin: dinersOrigin(restaurant, origin), hidesProduct };
  const reservation = {
    ...{ id, version, partySize, startsAt },
    // The name is unverified input of the booking.
    name: safeName(name),
    seatingMinutes: seatingMinutes || usualMinutes,
    isCanceled: kind === 'reservation-canceled',
    // So is all that the owner of an account typed.
    restaurant: {
      name: safeName(restaurant.name),
      phoneNumber: safePhone(phoneNumber),
      address: safeAddress(address),
    },
  };
  return calendarFileOf(reservation, {
    ...{ origin, now, shown },
    words: calendarWords(language),
    ...(isEmail(email) ? { mail: { from: sender, to: email } } : {}),
  });
}
