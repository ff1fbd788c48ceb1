import { seatingMinutes } from '@tablewell/restaurant-rules/hours';
import type { Reservation } from '../../api/types';
import { calendarFile } from '../../lib/calendar-file';
import type { CalendarEvent } from '../../lib/calendar-file';
import { guestsInText } from '../../lib/labels';
import { t } from '../../lib/language';
import { toChange } from '../../paths';

/** A reservation as its guest's calendar keeps it. `origin` is where the change link leads. */
export function calendarEventOf(reservation: Reservation, origin: string): CalendarEvent {
  const { restaurant, guests, name, notes } = reservation;
  const url = new URL(toChange(reservation.id), origin).href;
  const lines = [
    t('calendar.table', { guests: guestsInText(guests), name }),
    ...(restaurant.phoneNumber ? [t('calendar.phone', { phone: restaurant.phoneNumber })] : []),
    ...(notes ? [t('calendar.notes', { notes })] : []),
    t('calendar.change', { link: url }),
  ];
  return {
    uid: `${reservation.id}@${new URL(origin).hostname}`,
    title: t('calendar.title', { restaurant: restaurant.name }),
    start: new Date(reservation.reservation_time),
    // How long this restaurant keeps a table is its own business; the usual turn is near enough for a calendar.
    minutes: seatingMinutes.default,
    description: lines.join('\n'),
    location: restaurant.name,
    url,
  };
}

/** Gives the browser the file as a download; a phone offers to add it to its calendar. */
export function downloadCalendarFile(reservation: Reservation): void {
  const text = calendarFile(calendarEventOf(reservation, window.location.origin), new Date());
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'reservation.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
