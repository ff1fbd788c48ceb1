import { seatingMinutes } from '@tablewell/restaurant-rules/hours';
import type { Reservation, Restaurant } from '../../api/types';
import { toChange } from '../../later-paths';
import { t } from '../../lib/language';

const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * The pages of Google's and Microsoft's calendars, filled in with the reservation. The restaurant's turn times are not
 * public; the usual one is close enough for a calendar.
 */
export function calendarLinks(
  { id, reservation_time, restaurant }: Reservation,
  face: Restaurant['face'],
  origin: string,
) {
  const start = new Date(reservation_time);
  const end = new Date(start.getTime() + seatingMinutes.default * 60_000);
  const title = t('calendar.title', { restaurant: restaurant.name });
  const details = t('calendar.change', { link: new URL(toChange(id), origin).href });
  const location = [restaurant.name, face?.address].filter(Boolean).join(', ');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: details,
    location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
}
