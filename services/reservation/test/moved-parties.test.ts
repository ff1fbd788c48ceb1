import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const date = '2026-11-25';
const id = 'makes-room';
const owner = as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] });
const clock = fixedClock('2026-11-20T12:00:00Z');
let running: Reservations;
let one: Api;
let two: Api;

beforeAll(async () => {
  running = await startReservations(clock, 2);
  [one, two] = running.apis as [Api, Api];
  const tableTypes = [
    { key: 'TwoTop', count: 1, capacity: 2 },
    { key: 'FourTop', count: 1, capacity: 4 },
  ];
  await running.publishRestaurant(id, { tableTypes });
});
afterAll(() => running?.stop());

const book = (partySize: number, api = one) => api.book(bookingAt(id, `${date}T19:00`, { partySize }), owner);

interface StoredClaim {
  readonly partySize: number;
  readonly tableNumbers?: readonly string[];
}

async function numbers(): Promise<string[]> {
  const days = running.connection.collection<{ claims: StoredClaim[] }>('service_days');
  const stored = await days.findOne({ restaurantId: id, date });
  return (stored?.claims ?? []).map((claim) => `${claim.partySize} at ${claim.tableNumbers?.join()}`).sort();
}

test('a party moves to another table to make room, and its reservation has the new table', async () => {
  const first = await book(2);
  await book(2);
  expect(await numbers()).toEqual(['2 at 1', '2 at 2']);
  await one.cancelReservation({ id: first.reservation?.id ?? '' }, owner);
  // Decided by the other process, which made none of these claims.
  expect(await outcomeOf(book(4, two))).toMatchObject({ code: 'accepted' });
  expect(await numbers()).toEqual(['2 at 1', '4 at 2']);
  expect(await outcomeOf(book(2, two))).toMatchObject({ code: 'no-tables-available' });
  // A sweep's lease of a day has to expire first.
  clock.advance(120_000);
  await eventually(async () => {
    const { reservations } = await one.listReservations(
      { restaurantId: id, startDate: date, endDate: date },
      owner,
    );
    const active = reservations.filter((reservation) => reservation.id !== first.reservation?.id);
    expect(active.map(({ partySize, tableType }) => `${partySize} at ${tableType}`).sort()).toEqual([
      '2 at TwoTop',
      '4 at FourTop',
    ]);
  });
});
