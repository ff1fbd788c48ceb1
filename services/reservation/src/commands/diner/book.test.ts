import { defaultPeriod } from '@tablewell/restaurant-rules/hours';
import { isRefusal } from '@tablewell/chassis/refusal';
import { refusals } from '../../restaurant/refusals';
import { testRestaurant } from '../../testing/test-restaurant';
import { book } from './book';
import type { Ports } from '../../ports';

const request = {
  restaurantId: 'r1',
  name: 'Ada Lovelace',
  partySize: 2,
  phoneNumber: '',
  notes: '',
  when: { local: '2026-11-26T19:00' },
  originalReferer: 'direct',
  idempotencyKey: 'k1',
  repeated: false,
};

/** A full restaurant, in a store that counts look-ups of keys. */
function fullHouse() {
  const reservations = {
    findByIdempotencyKey: jest.fn(async () => undefined),
    invalidateKey: jest.fn(async () => true),
  };
  const restaurant = {
    ...testRestaurant({ timezone: 'Europe/Rome', periods: [{ id: 'p', ...defaultPeriod }] }),
    entitlements: { monthlyReservations: 0, analytics: true },
  };
  const ports = {
    restaurants: { find: async () => restaurant },
    days: { claim: async () => refusals.full() },
    reservations,
    limits: { upcomingByPhone: 0 },
    clock: () => new Date('2026-11-20T12:00:00Z'),
    newId: () => 'new',
  };
  return { reservations, ports: ports as unknown as Ports };
}

test('a first attempt without a free table is refused without a key look-up', async () => {
  const { ports, reservations } = fullHouse();
  expect(await book(ports)(undefined, request)).toMatchObject({ code: 'no-tables-available' });
  expect(reservations.findByIdempotencyKey).not.toHaveBeenCalled();
  expect(reservations.invalidateKey).not.toHaveBeenCalled();
});

test('a retry looks for its reservation, and invalidates its key before it is refused', async () => {
  const { ports, reservations } = fullHouse();
  const outcome = await book(ports)(undefined, { ...request, repeated: true });
  expect(isRefusal(outcome)).toBe(true);
  expect(reservations.findByIdempotencyKey).toHaveBeenCalledTimes(1);
  expect(reservations.invalidateKey).toHaveBeenCalledTimes(1);
});

test('an attempt refused for another reason returns the reservation of its key', async () => {
  const { ports, reservations } = fullHouse();
  reservations.findByIdempotencyKey.mockResolvedValue({ id: 'booked' } as never);
  const late = { ...request, when: { local: '2026-11-19T19:00' } };
  expect(await book(ports)(undefined, late)).toMatchObject({ reservation: { id: 'booked' } });
});
