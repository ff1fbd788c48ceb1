import { languageParameter } from '@tablewell/federation';

/** The only place in this remote that contains paths of the product. */
export const paths = {
  home: '/',
  book: '/reservations/:restaurantId',
  confirmed: '/reservation-success/:reservationId',
  confirmedWithoutId: '/reservation-success',
  change: '/edit-reservation/:reservationId',
  changeWithoutId: '/edit-reservation',
  outcome: '/reservation-edit-success',
} as const;

/** A legal page, in the language that this page's address names, if it names one. */
export function toLegal(page: 'privacy' | 'terms'): string {
  const language = new URLSearchParams(window.location.search).get(languageParameter);
  return language ? `/${page}?${languageParameter}=${encodeURIComponent(language)}` : `/${page}`;
}

/** The booking form of a restaurant. */
export const toBook = (restaurantId: string): string => `/reservations/${encodeURIComponent(restaurantId)}`;

/** The confirmation of a reservation. */
export const toConfirmed = (id: string): string => `/reservation-success/${encodeURIComponent(id)}`;

/** The page that changes or cancels a reservation; knowing its address is the permission (BOOKING-9). */
export const toChange = (id: string): string => `/edit-reservation/${encodeURIComponent(id)}`;

/** The reservation as a calendar file from the server, the same as in mails. */
export const toCalendarFile = (id: string): string =>
  `/api/reservations/single/${encodeURIComponent(id)}/calendar.ics`;

/** The dashboard's list of reservations on a date (YYYY-MM-DD). */
export const toList = (date: string): string => `/dashboard?tab=reservations&date=${date}`;
