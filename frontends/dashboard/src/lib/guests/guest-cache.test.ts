import { applyGuestUpdate, readGuest } from './guest-cache';

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

it('reads the details of a guest, leaves out those that are not valid, and has values for what every guest has', () => {
  const details = { email: 'ben@example.com', dietary: ['vegan'], dietaryNotes: 'No sesame' };
  expect(readGuest({ ...anna, ...details })).toEqual({ ...anna, ...details });
  expect(readGuest({ id: 'ben', visits: '3', email: 7, dietary: ['vegan', 7] })).toEqual({
    ...{ id: 'ben', name: 'Guest', phoneNumber: '', visits: 0, lastVisit: null },
    dietary: ['vegan'],
  });
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
