import type { QueryClient } from '@tanstack/react-query';
import type { GuestUpdate } from '@tablewell/api-client/socket';
import type { components } from '@tablewell/api-client';
import { readPhoneNumber, refreshSoon } from '@tablewell/api-client/queries';
import { t } from '../texts';

export type Guest = components['schemas']['Guest'];
export interface GuestPage {
  guests: readonly Guest[];
  total: number;
}
/** Which guests a page shows. */
export interface GuestQuery {
  page: number;
  search: string;
}

export const guestPageSize = 50;

export const guestKeys = {
  root: 'guests',
  all: (restaurantId: string) => ['guests', restaurantId] as const,
  page: (restaurantId: string, query: GuestQuery) => ['guests', restaurantId, query] as const,
};

const isText = (value: unknown): value is string => typeof value === 'string';
const text = (value: unknown): string | undefined => (isText(value) ? value : undefined);

/** How each field is read: undefined leaves an optional one out. A published field without a reader does not compile. */
const readers: { readonly [F in keyof Required<Guest>]: (value: unknown) => Guest[F] | undefined } = {
  id: text,
  name: (value) => text(value) || t('common.guest.unnamed'),
  phoneNumber: readPhoneNumber,
  visits: (value) => (typeof value === 'number' ? value : 0),
  lastVisit: (value) => text(value) ?? null,
  noShows: (value) => (typeof value === 'number' ? value : undefined),
  email: text,
  dietary: (value) => (Array.isArray(value) ? value.filter(isText) : undefined),
  dietaryNotes: text,
  marketingConsent: (value) =>
    typeof value === 'object' && value !== null ? (value as Guest['marketingConsent']) : undefined,
};

/** A guest as in the list or in a live update. */
export function readGuest(raw: { id: string } & Record<string, unknown>): Guest {
  const fields = Object.entries(readers).map(([field, read]) => [field, read(raw[field])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as unknown as Guest;
}

/**
 * A page after a live update, as far as it is known on the client: a guest on the page is removed, a new one is put
 * first on the first page. If the list or its total depend on more, the page stays and is loaded again.
 */
export function applyGuestUpdate(page: GuestPage, query: GuestQuery, update: GuestUpdate): GuestPage {
  if (update.type === 'deleted') {
    const guests = page.guests.filter(({ id }) => id !== update.guestId);
    return guests.length < page.guests.length ? { guests, total: Math.max(0, page.total - 1) } : page;
  }
  const known = page.guests.some(({ id }) => id === update.guest.id);
  if (known || query.search !== '' || query.page !== 1) return page;
  return {
    guests: [readGuest(update.guest), ...page.guests].slice(0, guestPageSize),
    total: page.total + 1,
  };
}

/** Applies a live update to every page of its restaurant, and reloads them for order and totals. */
export function updateGuests(queries: QueryClient, update: GuestUpdate): void {
  for (const query of queries.getQueryCache().findAll({ queryKey: guestKeys.all(update.restaurantId) })) {
    const page = query.state.data as GuestPage | undefined;
    const next = page && applyGuestUpdate(page, query.queryKey[2] as GuestQuery, update);
    if (next !== page) queries.setQueryData(query.queryKey, next);
    refreshSoon(queries, query.queryKey);
  }
}
