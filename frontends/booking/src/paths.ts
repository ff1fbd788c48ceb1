import { languageParameter } from '@tablewell/federation';

/** The product's first page, which is not one of these. */
export const home = '/';

/** The pages of this remote. No other file contains paths of the product. */
export const paths = {
  book: '/reservations/:restaurantId',
  confirmed: '/reservation-success/:reservationId',
  confirmedWithoutId: '/reservation-success',
  change: '/edit-reservation/:reservationId',
  changeWithoutId: '/edit-reservation',
  outcome: '/reservation-edit-success',
  waitlist: '/waitlist/:restaurantId',
  entry: '/waitlist-entry/:entryId',
} as const;

/** A legal page, in the language that this page's address names, if it names one. */
export function toLegal(page: 'privacy' | 'terms'): string {
  const language = new URLSearchParams(window.location.search).get(languageParameter);
  return language ? `/${page}?${languageParameter}=${encodeURIComponent(language)}` : `/${page}`;
}

/** The confirmation of a reservation. */
export const toConfirmed = (id: string): string => `/reservation-success/${encodeURIComponent(id)}`;
