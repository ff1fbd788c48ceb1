import { applyGuestUpdate } from './guest-cache';

const anna = { id: 'anna', name: 'Anna', phoneNumber: '', visits: 2, lastVisit: null };
const page = { guests: [anna], total: 120 };
const first = { page: 1, search: '' };
const created = { type: 'created', restaurantId: 'r', guest: { id: 'ben', name: 'Ben' } } as const;
const deleted = (guestId: string) => ({ type: 'deleted', restaurantId: 'r', guestId }) as const;

it('puts a new guest first on the first page, once', () => {
  const next = applyGuestUpdate(page, first, created);
  expect(next.guests.map(({ id }) => id)).toEqual(['ben', 'anna']);
  expect(next.total).toBe(121);
  expect(applyGuestUpdate(next, first, created)).toBe(next);
});

it('removes a deleted guest from the page and the total, once', () => {
  const next = applyGuestUpdate(page, first, deleted('anna'));
  expect(next).toEqual({ guests: [], total: 119 });
  expect(applyGuestUpdate(next, first, deleted('anna'))).toBe(next);
});

it('leaves later pages and searches to the server', () => {
  expect(applyGuestUpdate(page, { page: 2, search: '' }, created)).toBe(page);
  expect(applyGuestUpdate(page, { page: 1, search: 'an' }, created)).toBe(page);
});
