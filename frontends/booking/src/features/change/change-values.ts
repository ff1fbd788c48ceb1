import { isMasked } from '@tablewell/shared/masked-contact';
import type { Audience } from '@tablewell/booking-rules/problems';
import type { Reservation } from '../../api/types';
import type { DinerBody } from '../../components/diner-details';
import { changedDetails } from '../../lib/changed-details';
import { isPartySize, partySizeOf, sanitized } from '../../lib/form-values';
import type { FormValues } from '../../lib/form-values';
import { localTimeAt } from '../../lib/local-time';
import type { LocalTime } from '../../lib/local-time';
import type { UpdateBody } from '../../api/update-reservation';

/** The date and the time of a reservation, in the restaurant's time zone. */
export const ownTimeOf = ({ reservation_time, restaurant }: Reservation): LocalTime =>
  localTimeAt(new Date(reservation_time), restaurant.timezone);

/** A reservation as the form shows it at first. A masked phone number is left out, and stays if nothing is typed (ROLE-8). */
export function valuesOf(reservation: Reservation): FormValues {
  const { name, phoneNumber, notes, guests, area = '' } = reservation;
  const phone = isMasked(phoneNumber) ? '' : phoneNumber;
  return { name, phoneNumber: phone, notes, partySize: String(guests), area, ...ownTimeOf(reservation) };
}

/** The details that the diner gave before. */
export const detailsOf = ({ email, occasion, dietary, dietaryNotes }: Reservation): DinerBody => ({
  ...(email && !isMasked(email) ? { email } : {}),
  ...(occasion ? { occasion } : {}),
  ...(dietary ? { dietary } : {}),
  ...(dietaryNotes ? { dietaryNotes } : {}),
});

interface Changes {
  values: FormValues;
  diner: DinerBody;
  audience: Audience;
  /** The chosen time as an instant, if the server named it. */
  instant: string | undefined;
}

/**
 * The form as it is sent: only the fields that differ from the reservation as it was shown. What the restaurant has changed
 * since then stays.
 */
export function toUpdate(
  reservation: Reservation,
  { values, diner, audience, instant }: Changes,
): UpdateBody {
  const shown = valuesOf(reservation);
  const before = sanitized(shown);
  const { name, phoneNumber, notes, date, time, area } = sanitized(values);
  const guests = partySizeOf(values);
  return {
    ...(name !== before.name && { name }),
    ...(guests !== reservation.guests && isPartySize(guests, audience) && { guests }),
    ...(phoneNumber !== before.phoneNumber && { phoneNumber }),
    ...(notes !== before.notes && { notes }),
    ...changedDetails(detailsOf(reservation), diner),
    ...(area !== before.area && { area }),
    // The instant comes from the server; while the server cannot be reached, the local time is sent instead.
    ...((date !== shown.date || time !== shown.time) && { reservation_time: instant ?? `${date}T${time}` }),
  };
}
