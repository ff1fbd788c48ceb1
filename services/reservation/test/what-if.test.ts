import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock, metricValue } from '@tablewell/chassis/testing';
import { bookingAt, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let reservations: Reservations;
let isStopped = false;
beforeAll(async () => {
  reservations = await startReservations(clock);
  await reservations.publishRestaurant('r1', { tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }] });
});
afterAll(async () => {
  if (!isStopped) await reservations?.stop();
});
const owner = as({ userId: 'boss', memberships: [{ restaurantId: 'r1', role: Role.OWNER }] });
const turns = (kind: string) => metricValue('tablewell_what_if_wait_seconds_count', { kind });

test('a booking is in the next read at once', async () => {
  const [api] = reservations.apis;
  const [availability] = reservations.availability;
  const request = { restaurantId: 'r1', localDate: '2026-11-21', partySize: 2 };
  const refusedAtSeven = async () => {
    const { starts } = await availability!.explainStarts(request, owner);
    return starts.find(({ localMinute }) => localMinute === 19 * 60)?.refusedBy;
  };
  for (let repeated = 0; repeated < 3; repeated++) {
    expect(await refusedAtSeven()).toBe('');
    const { reservation } = await api!.book(bookingAt('r1', '2026-11-21T19:00'));
    expect(await refusedAtSeven()).toBe('no-tables-available');
    await api!.cancelReservation({ id: reservation?.id ?? '' });
  }
  expect(await turns('explainStarts')).toBe(6);
});

test('a process that is stopped answers the read that runs', async () => {
  const [availability] = reservations.availability;
  const before = await turns('explainStarts');
  // A short one: within the five seconds that calls have to end, also on a busy machine.
  const read = availability!.explainStarts(
    { restaurantId: 'r1', localDate: '2026-11-21', partySize: 2 },
    owner,
  );
  await eventually(async () => expect(await turns('explainStarts')).toBe(before + 1));
  isStopped = true;
  const [{ starts }] = await Promise.all([read, reservations.stop()]);
  expect(starts.length).toBeGreaterThan(0);
});
