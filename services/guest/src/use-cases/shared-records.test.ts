import { newGuest } from '../domain/guest';
import { guestKey } from '../domain/identity';
import type { Guests } from '../ports';
import { sharedAbout } from './shared-records';

const guestOf = (restaurantId: string, name: string, phoneNumber: string) =>
  newGuest(
    `${restaurantId}-${name}`,
    restaurantId,
    { name, phoneNumber },
    false,
    guestKey({ name, phoneNumber }, 'IT'),
  );

test('an evening of five hundred guests in a group of two hundred restaurants is one read, of a bounded number of records', async () => {
  const others = Array.from({ length: 199 }, (_, index) => ({ restaurantId: `r${index}`, name: '' }));
  const list = Array.from({ length: 500 }, (_, index) =>
    guestOf('here', `Guest ${index}`, `+39 06 5550 ${1000 + index}`),
  );
  const record = {
    ...guestOf('r7', 'Guest 3', '+39 06 5550 1003'),
    sharing: { given: { at: new Date(0), way: 'diner' as const } },
  };
  const ofKeys = jest.fn<ReturnType<Guests['ofKeys']>, Parameters<Guests['ofKeys']>>(async () => [record]);
  const ports = { guests: { ofKeys } as unknown as Guests, groups: {} as never };
  const about = await sharedAbout(ports, { name: 'Casa', others }, list);
  expect(list.map((guest) => about(guest).elsewhere.length).reduce((sum, count) => sum + count)).toBe(1);
  expect(about(list[3]!)).toEqual({ own: true, elsewhere: [record] });
  expect(ofKeys).toHaveBeenCalledTimes(1);
  expect(ofKeys.mock.lastCall?.[2]).toBe(5_000);
});

test('a guest of a name alone, and a walk-in without one, are looked up nowhere', async () => {
  const ofKeys = jest.fn<ReturnType<Guests['ofKeys']>, Parameters<Guests['ofKeys']>>(async () => []);
  const ports = { guests: { ofKeys } as unknown as Guests, groups: {} as never };
  const unknown = [guestOf('here', 'Ada', ''), guestOf('here', 'Walk-in', '+39 06 5550 1234')];
  const about = await sharedAbout(ports, { name: 'Casa', others: [] }, unknown);
  expect(about(unknown[0]!)).toEqual({ own: false, elsewhere: [] });
  expect(ofKeys).not.toHaveBeenCalled();
});
