import { Role } from '@tablewell/chassis/access';
import { as, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const owner = as({ userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.OWNER }] });
const move = (local: string) => ({ when: { time: { case: 'local' as const, value: local } } });
let running: Reservations;
let apis: Api[];

beforeAll(async () => {
  running = await startReservations(clock, 2, { sweepEveryMs: 60_000 });
  apis = running.apis;
  await running.publishRestaurant('r1', { tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }] });
});
afterAll(() => running?.stop());

/** Makes eight concurrent calls, half of them at each process. */
const atOnce = (call: (api: Api) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 8 }, (_, index) => outcomeOf(call(apis[index % 2] as Api))));

async function claimsOn(date: string): Promise<string[]> {
  const day = await running.connection
    .collection<{ _id: string; claims: { id: string }[] }>('service_days')
    .findOne({ _id: `r1:${date}` });
  return (day?.claims ?? []).map(({ id }) => id.split(':')[0] ?? '');
}

async function bookOne(local: string): Promise<string> {
  const { reservation } = await (apis[0] as Api).book(bookingAt('r1', local));
  return reservation?.id ?? '';
}

test('one reservation moved by many concurrent calls keeps one table', async () => {
  for (let day = 10; day < 14; day++) {
    const date = `2026-12-${day}`;
    const id = await bookOne(`${date}T12:00`);
    const codes = await atOnce((api) => api.changeReservation({ id, ...move(`${date}T20:00`) }));
    expect(codes.map(({ code }) => code)).not.toContain('concurrent-change');
    expect(await claimsOn(date)).toEqual([id]);
    expect(await outcomeOf(bookOne(`${date}T20:00`))).toMatchObject({ code: 'no-tables-available' });
  }
});

test('one reservation restored by many concurrent calls takes one table', async () => {
  for (let day = 20; day < 24; day++) {
    const date = `2026-12-${day}`;
    const id = await bookOne(`${date}T20:00`);
    await (apis[0] as Api).cancelReservation({ id });
    expect(await claimsOn(date)).toEqual([]);
    const codes = await atOnce((api) => api.restoreReservation({ id }, owner));
    expect(codes.every(({ code }) => code === 'accepted')).toBe(true);
    expect(await claimsOn(date)).toEqual([id]);
  }
});

test('of sixteen concurrent changes of one reservation none is turned away', async () => {
  const id = await bookOne('2026-12-28T20:00');
  const codes = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      outcomeOf((apis[index % 2] as Api).changeReservation({ id, notes: `Note ${index}` }, owner)),
    ),
  );
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['accepted']));
});
