import { answer, api } from '@tablewell/api-client';
import { readGuest } from '../../../lib/guests/guest-cache';
import type { Guest } from '../../../lib/guests/guest-cache';

/** The largest number of guests on a page that the API allows. */
const limit = 200;

/** The whole guest list, page after page. */
export async function listAllGuests(restaurantId: string): Promise<Guest[]> {
  const all: Guest[] = [];
  for (let page = 1; ; page += 1) {
    const { guests, total } = await answer(
      api.GET('/api/guests/{restaurantId}', { params: { path: { restaurantId }, query: { page, limit } } }),
    );
    all.push(...guests.map((guest) => readGuest({ ...guest })));
    if (guests.length === 0 || all.length >= total) return all;
  }
}
