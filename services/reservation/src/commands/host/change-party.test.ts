import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { testRestaurant } from '../../testing/test-restaurant';
import { memoryPorts } from '../testing/memory-ports';
import { bookParty } from './book-party';
import { changeParty } from './change-party';
import { takeStep } from './take-step';

const seven = Date.parse('2026-11-20T19:00:00Z');
const eight = seven + 3_600_000;
const host = create(ActorSchema, {
  ...{ userId: 'sam', name: 'Sam', memberships: [{ restaurantId: 'r1', role: Role.HOST }] },
});
const restaurant: KnownRestaurant = {
  ...testRestaurant({
    periods: [
      { id: 'p', name: 'Dinner', opensAt: 1080, closesAt: 1380, intervalMinutes: 30, daysOfWeek: [] },
    ],
    tables: [
      { key: 'TwoTop', count: 2, capacity: 2 },
      { key: 'FourTop', count: 1, capacity: 4 },
    ],
  }),
  entitlements: { monthlyReservations: 0, analytics: true },
};
const form = {
  ...{ name: 'Ada', partySize: 2, phoneNumber: '', notes: '', diner: {}, tableNumbers: [] as string[] },
  ...{ when: { instant: seven }, override: false, reason: '', undoesBase: false },
};

/** A restaurant where a party of two has booked for seven o’clock, at these tables. */
async function booked(tableNumbers: readonly string[] = []) {
  const { ports, all } = memoryPorts(restaurant, () => new Date(seven - 600_000));
  const party = await bookParty(ports)(host, {
    ...{ ...form, restaurantId: 'r1', tableNumbers, stepId: 'booking-1' },
  });
  if (isRefusal(party)) throw party;
  const { id } = party.reservation;
  let steps = 0;
  const change = async (
    given: Partial<typeof form>,
    baseVersion = 0,
    stepId = `change-${(steps += 1)}-a`,
  ) => {
    const command = { ...form, ...given, reservationId: id, baseVersion, stepId };
    const changed = await changeParty(ports)(host, command);
    return isRefusal(changed) ? changed.code : 'changed';
  };
  const sit = () =>
    takeStep(ports)(host, {
      ...{
        reservationId: id,
        step: 'seat',
        stepId: 'seating-1',
        baseVersion: 0,
        tableNumbers: [],
        override: false,
      },
    });
  const stored = () => all.get(id) ?? party.reservation;
  return { change, sit, stored, tables: () => stored().placement.tableNumbers };
}

test('a change of a reservation that was changed since it was loaded is refused, and changes nothing', async () => {
  const { change, stored } = await booked();
  const loaded = stored().version;
  expect(await change({ notes: 'Window' }, loaded)).toBe('changed');
  const before = stored();
  expect(await change({ name: 'Grace' }, loaded)).toBe('changed-since');
  expect(stored()).toBe(before);
  expect(await change({ name: 'Grace', notes: 'Window' }, before.version)).toBe('changed');
  expect(stored()).toMatchObject({ name: 'Grace', notes: 'Window' });
});

test('a change that is sent again is made once', async () => {
  const { change, stored } = await booked();
  expect(await change({ notes: 'Window' }, 1, 'change-once')).toBe('changed');
  const before = stored();
  expect(await change({ notes: 'Window' }, 1, 'change-once')).toBe('changed');
  expect(stored()).toBe(before);
});

test('tables that a host chose are kept while they fit, else a free one is taken', async () => {
  const { change, stored, tables } = await booked(['2']);
  expect(tables()).toEqual(['2']);
  expect(await change({ when: { instant: eight } })).toBe('changed');
  expect([tables(), stored().placement.from]).toEqual([['2'], eight]);
  expect(await change({ when: { instant: eight }, partySize: 4 })).toBe('changed');
  expect([tables()?.includes('2') ?? false, stored().placement.tableType]).toEqual([false, 'FourTop']);
});

test('of a seated party the name and the notes can be changed, and neither its size nor its time', async () => {
  const { change, sit, stored } = await booked();
  expect(isRefusal(await sit())).toBe(false);
  const { placement } = stored();
  expect(await change({ partySize: 4 })).not.toBe('changed');
  expect(await change({ when: { instant: eight } })).not.toBe('changed');
  expect(await change({ name: 'Grace', notes: 'Window' })).toBe('changed');
  expect(stored()).toMatchObject({ name: 'Grace', notes: 'Window', partySize: 2, placement });
});
