import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import { guestKeys, guestPageSize, readGuest } from './guest-cache';
import type { GuestPage, GuestQuery } from './guest-cache';

/** One page of the guest list. An answer that is a bare list holds all guests. */
export const listGuests = (restaurantId: string, { page, search }: GuestQuery) =>
  queryOptions({
    queryKey: guestKeys.page(restaurantId, { page, search }),
    queryFn: async ({ signal }): Promise<GuestPage> => {
      const query = { page, limit: guestPageSize, ...(search ? { search } : {}) };
      const given: unknown = await answer(
        api.GET('/api/guests/{restaurantId}', { params: { path: { restaurantId }, query }, signal }),
      );
      return readPage(given);
    },
  });

type RawGuest = { id: string } & Record<string, unknown>;

function readPage(given: unknown): GuestPage {
  if (Array.isArray(given)) {
    const guests = (given as RawGuest[]).map(readGuest);
    return { guests, total: guests.length };
  }
  const { guests, total } = given as { guests?: RawGuest[]; total?: number };
  const list = (guests ?? []).map(readGuest);
  return { guests: list, total: total ?? list.length };
}
