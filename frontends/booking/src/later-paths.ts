// Addresses that only parts after the first script link to, apart from `paths.ts`, which is in it.

/** The booking form of a restaurant. */
export const toBook = (restaurantId: string): string => `/reservations/${encodeURIComponent(restaurantId)}`;

/** The page that changes or cancels a reservation; knowing its address is the permission (BOOKING-9). */
export const toChange = (id: string): string => `/edit-reservation/${encodeURIComponent(id)}`;

/** Opens the question whether to cancel at once, on that page. */
export const cancelHash = '#cancel';

/** The reservation as a calendar file from the server, the same as in mails. */
export const toCalendarFile = (id: string): string =>
  `/api/reservations/single/${encodeURIComponent(id)}/calendar.ics`;

/** The dashboard's list of reservations on a date (YYYY-MM-DD). */
export const toList = (date: string): string => `/dashboard?tab=reservations&date=${date}`;

/** The dashboard's list of the sites that may show the booking page. */
export const ownSites = '/dashboard?tab=settings&view=site';

/** The page that joins the waitlist of a restaurant: the line of now, or the list for a full start. */
export function toWaitlist(
  restaurantId: string,
  request: { date?: string; time?: string; guests?: number; area?: string | undefined } = {},
): string {
  const given = Object.entries(request).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/waitlist/${encodeURIComponent(restaurantId)}${query && `?${query}`}`;
}

/** The page of a party of the waitlist; knowing its address is the permission (WAIT-18). */
export const toWaitlistEntry = (id: string): string => `/waitlist-entry/${encodeURIComponent(id)}`;
