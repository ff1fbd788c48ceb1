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

test('an evening of five hundred guests in a group of two hundred restaurants is complete, by reads of a bounded number of records', async () => {
  const others = Array.from({ length: 199 }, (_, index) => ({ restaurantId: `r${index}`, name: '' }));
  const list = Array.from({ length: 500 }, (_, index) =>
    guestOf('here', `Guest ${index}`, `+39 06 5550 ${1000 + index}`),
  );
  const given = (key: string) => ({ at: new Date(0), way: 'diner' as const, key });
  const sharedOf = jest.fn(async (keys: readonly string[], ids: readonly string[]) =>
    keys.flatMap((key) =>
      ids.slice(0, 20).map((id) => ({ ...guestOf(id, '', ''), key, sharing: { given: given(key) } })),
    ),
  );
  const ports = { guests: { sharedOf } as unknown as Guests, groups: {} as never };
  const about = await sharedAbout(ports, { name: 'Casa', others }, list);
  expect(list.map((guest) => about(guest).elsewhere.length)).toEqual(list.map(() => 20));
  expect(about(list[3]!).own).toBe(false);
  for (const [keys, ids] of sharedOf.mock.calls) expect(keys.length * ids.length).toBeLessThanOrEqual(5_000);
});

test('a guest of a name alone, and a walk-in without one, are looked up nowhere', async () => {
  const sharedOf = jest.fn(async () => []);
  const ports = { guests: { sharedOf } as unknown as Guests, groups: {} as never };
  const unknown = [guestOf('here', 'Ada', ''), guestOf('here', 'Walk-in', '+39 06 5550 1234')];
  const about = await sharedAbout(ports, { name: 'Casa', others: [] }, unknown);
  expect(about(unknown[0]!)).toEqual({ own: false, elsewhere: [] });
  expect(sharedOf).not.toHaveBeenCalled();
});
