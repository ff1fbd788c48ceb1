import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: Reservations;
let one: Api;
let two: Api;
let count = 0;

beforeAll(async () => {
  running = await startReservations(clock, 2);
  [one, two] = running.apis as [Api, Api];
});
afterAll(() => running?.stop());

const date = '2026-11-25';
const at = (time: string) => `${date}T${time}`;

async function open(tableTypes: { key: string; count: number; capacity: number }[] = []) {
  const id = `changing-${(count += 1)}`;
  await running.publishRestaurant(id, { tableTypes });
  const owner = as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] });
  const book = (time: string, partySize: number, api = one) =>
    api.book(bookingAt(id, at(time), { partySize }), owner);
  const tablesOf = async () => {
    const request = { restaurantId: id, startDate: date, endDate: date };
    const { reservations } = await two.listReservations(request, owner);
    return reservations.map(({ partySize, tableType }) => `${partySize} at ${tableType || 'none'}`).sort();
  };
  const change = async (next: typeof tableTypes) => {
    await running.publishRestaurant(id, { tableTypes: next });
    // Longer than a process uses cached settings.
    await new Promise((resolve) => setTimeout(resolve, 550));
  };
  return { owner, book, tablesOf, change };
}

describe('parties booked under the fallback of 100 seats', () => {
  test('get the tables that are configured later, the largest party first, and nobody else gets them', async () => {
    const { book, tablesOf, change } = await open();
    for (const size of [2, 4, 2]) await book('19:00', size);
    expect(await tablesOf()).toEqual(['2 at none', '2 at none', '4 at none']);
    await change([
      { key: 'TwoTop', count: 1, capacity: 2 },
      { key: 'FourTop', count: 2, capacity: 4 },
    ]);
    // On either process, the claimed tables are taken.
    for (const api of [one, two]) {
      expect(await outcomeOf(book('19:00', 2, api))).toMatchObject({ code: 'no-tables-available' });
      expect(await outcomeOf(book('19:30', 4, api))).toMatchObject({ code: 'no-tables-available' });
    }
    expect(await outcomeOf(book('20:30', 4))).toMatchObject({ code: 'accepted' });
    await eventually(async () =>
      expect(await tablesOf()).toEqual(['2 at FourTop', '2 at TwoTop', '4 at FourTop', '4 at FourTop']),
    );
  });

  test('are never lost: a party without a free table is counted on the smallest type that seats it', async () => {
    const { owner, book, tablesOf, change } = await open();
    const kept = await Promise.all([2, 2, 2].map((size) => book('19:00', size)));
    await change([{ key: 'TwoTop', count: 1, capacity: 2 }]);
    await eventually(async () =>
      expect(await tablesOf()).toEqual(['2 at TwoTop', '2 at TwoTop', '2 at TwoTop']),
    );
    // Three parties at one table: it is free again only when two of them are gone and the third has left.
    for (const { reservation } of kept.slice(1)) await one.cancelReservation({ id: reservation?.id ?? '' });
    expect(await outcomeOf(book('20:00', 2))).toMatchObject({ code: 'no-tables-available' });
    await one.cancelReservation({ id: kept[0]?.reservation?.id ?? '' });
    expect(await outcomeOf(book('20:00', 2))).toMatchObject({ code: 'accepted' });
    expect(
      await outcomeOf(one.restoreReservation({ id: kept[0]?.reservation?.id ?? '' }, owner)),
    ).toMatchObject({ code: 'no-tables-available' });
  });

  test('larger than every table get as many combined tables as they need', async () => {
    const { book, tablesOf, change } = await open();
    await book('19:00', 10);
    await change([{ key: 'FourTop', count: 4, capacity: 4 }]);
    await eventually(async () => expect(await tablesOf()).toEqual(['10 at FourTop']));
    expect(await outcomeOf(book('19:00', 4))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(book('19:00', 4))).toMatchObject({ code: 'no-tables-available' });
  });

  test('are not notified of it, and keep their time', async () => {
    const { book, change } = await open();
    const { reservation } = await book('19:00', 2);
    await change([{ key: 'TwoTop', count: 1, capacity: 2 }]);
    await eventually(async () => {
      const found = await one.getReservation({ id: reservation?.id ?? '' });
      expect(found.reservation).toMatchObject({ tableType: 'TwoTop', startsAt: reservation?.startsAt });
      expect(found.reservation?.version).toBeGreaterThan(reservation?.version ?? 0n);
    });
    const stored = running.connection.collection<{ _id: string; outbox: { event: string }[] }>(
      'reservations',
    );
    const { outbox } = (await stored.findOne({ _id: reservation?.id ?? '' })) ?? { outbox: [] };
    expect(outbox.map(({ event }) => event)).toEqual(['reservation.booked']);
  });
});

test('the parties of a removed table type move to the remaining types', async () => {
  const { book, tablesOf, change } = await open([{ key: 'TwoTop', count: 2, capacity: 2 }]);
  await book('19:00', 2);
  await change([{ key: 'FourTop', count: 1, capacity: 4 }]);
  expect(await outcomeOf(book('19:00', 4))).toMatchObject({ code: 'no-tables-available' });
  await eventually(async () => expect(await tablesOf()).toEqual(['2 at FourTop']));
});

test('tables that come back are given to the parties that had lost them', async () => {
  const two = { key: 'TwoTop', count: 1, capacity: 2 };
  const four = { key: 'FourTop', count: 1, capacity: 4 };
  const { book, tablesOf, change } = await open([two, four]);
  await book('19:00', 2);
  await book('19:00', 2);
  await change([two]);
  await eventually(async () => expect(await tablesOf()).toEqual(['2 at TwoTop', '2 at TwoTop']));
  await change([two, four]);
  // Before any party is moved, the returned table is not given to another party.
  expect(await outcomeOf(book('19:00', 4))).toMatchObject({ code: 'no-tables-available' });
  await eventually(async () => expect(await tablesOf()).toEqual(['2 at FourTop', '2 at TwoTop']));
});

test('with fewer tables of a type, the last booked parties move to free tables of another type', async () => {
  const six = { key: 'SixTop', count: 1, capacity: 6 };
  const { book, tablesOf, change } = await open([{ key: 'FourTop', count: 2, capacity: 4 }, six]);
  await book('19:00', 4);
  clock.advance(1_000);
  await book('19:00', 3);
  await change([{ key: 'FourTop', count: 1, capacity: 4 }, six]);
  await eventually(async () => expect(await tablesOf()).toEqual(['3 at SixTop', '4 at FourTop']));
  expect(await outcomeOf(book('19:30', 2))).toMatchObject({ code: 'no-tables-available' });
});
