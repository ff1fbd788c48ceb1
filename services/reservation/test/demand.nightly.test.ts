import { Role } from '@tablewell/chassis/access';
import { withRequestId } from '@tablewell/chassis/context';
import { as, eventually } from '@tablewell/chassis/testing';
import { bookingAt, outcomeOf } from './harness';
import { type Evening, host, startEvening, today } from './evening-harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
/** A restaurant with one table for four. */
async function open(more: Parameters<Evening['publishRestaurant']>[1] = {}): Promise<string> {
  const id = `demand-${(restaurants += 1)}`;
  await running.publishRestaurant(id, { tableTypes: [{ key: 'FourTop', count: 1, capacity: 4 }], ...more });
  return id;
}
const owner = (id: string) => as({ userId: 'boss', memberships: [{ restaurantId: id, role: Role.OWNER }] });

/** A call by a diner from a network address. */
const from = <T>(address: string, work: () => T): T =>
  withRequestId('request-of-a-diner', work, { address, userAgent: 'Test/1.0' });
const book = (id: string, local: string, address: string, partySize = 2) =>
  from(address, () => outcomeOf(running.api.book(bookingAt(id, local, { partySize }))));
const look = (id: string, date: string, address: string, partySize = 2) =>
  from(address, () =>
    running.api.listOfferedTimes({ restaurantId: id, date, partySize, movingReservationId: '' }),
  );
const demand = (id: string, by = owner(id)) =>
  running.availability[0]!.getDemand({ restaurantId: id, from: today, until: '2026-12-20' }, by);
const lost = async (id: string) =>
  (await demand(id)).lost.map(({ date, hour, rule, parties, covers }) => [date, hour, rule, parties, covers]);

test('counts the bookings that rules refuse, by date, hour and rule, once for each visitor', async () => {
  const id = await open({ closures: { weekly: [0] } });
  expect(await book(id, `${today}T19:00`, '192.0.2.1', 4)).toMatchObject({ code: 'accepted' });
  for (const address of ['192.0.2.2', '192.0.2.2', '192.0.2.3'])
    expect(await book(id, `${today}T19:00`, address, 4)).toMatchObject({ code: 'no-tables-available' });
  await book(id, `${today}T19:00`, '192.0.2.2', 2);
  await book(id, `${today}T19:30`, '192.0.2.2', 4);
  await book(id, `${today}T18:00`, '192.0.2.2', 4);
  await book(id, '2026-11-22T20:00', '2001:db8::1', 2);
  // An address in the same subscriber's network.
  await book(id, '2026-11-22T20:00', '2001:db8::2', 2);
  await eventually(async () =>
    expect(await lost(id)).toEqual([
      [today, 18, 'no-tables-available', 1, 4],
      [today, 19, 'no-tables-available', 4, 14],
      ['2026-11-22', 20, 'closed', 1, 2],
    ]),
  );
  expect((await demand(id)).bookedCovers).toBe(4);
  const reports = await running.reports.getReports(
    { restaurantId: id, from: today, until: '2026-12-20' },
    owner(id),
  );
  expect(reports.lost).toMatchObject([
    { date: today, rule: 'no-tables-available', parties: 5, covers: 18 },
    { date: '2026-11-22', rule: 'closed', parties: 1, covers: 2 },
  ]);
});

test('counts neither bad input, nor times without a start, nor refusals to hosts', async () => {
  const id = await open();
  await book(id, `${today}T19:00`, '192.0.2.1', 4);
  await book(id, `${today}T19:10`, '192.0.2.2');
  await book(id, `${today}T03:00`, '192.0.2.2');
  await book(id, '2028-01-01T19:00', '192.0.2.2');
  await book(id, `${today}T19:00`, '192.0.2.2', 21);
  await from('192.0.2.2', () => outcomeOf(running.api.book(bookingAt(id, `${today}T19:00`), host(id))));
  await book(id, `${today}T20:00`, '192.0.2.2');
  await eventually(async () => expect(await lost(id)).toEqual([[today, 20, 'no-tables-available', 1, 2]]));
});

test('counts a look at a date without a free start, by the rule that refuses the most starts', async () => {
  const id = await open({
    closures: { weekly: [0] },
    availabilityRules: { online: { smallestParty: 2 }, bookingWindows: [{ daysAhead: 7 }] },
  });
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await look(id, '2026-11-22', address);
  await look(id, '2026-11-23', '192.0.2.1');
  await look(id, '2026-11-23', '192.0.2.1', 1);
  await look(id, '2026-12-01', '192.0.2.1');
  await eventually(async () =>
    expect(await lost(id)).toEqual([
      ['2026-11-22', undefined, 'closed', 2, 4],
      ['2026-11-23', undefined, 'party-too-small', 1, 1],
      ['2026-12-01', undefined, 'too-far-ahead', 1, 2],
    ]),
  );
});

test('distinguishes blocked tables from taken ones', async () => {
  const id = await open();
  const [date, noon] = ['2026-11-21', Date.parse('2026-11-21T11:00:00Z')];
  await running.connection.collection<{ _id: string }>('service_days').insertOne({
    _id: `${id}:${date}`,
    restaurantId: id,
    date,
    version: 1,
    claims: [],
    blocks: [
      {
        id: 'b',
        date,
        dates: [date],
        from: noon,
        until: noon + 4 * 3_600_000,
        reason: 'Roof',
        by: 'Sam',
        madeAt: noon,
      },
    ],
  } as never);
  const outcome = await book(id, `${date}T13:00`, '192.0.2.1');
  expect(outcome).toMatchObject({ code: 'no-tables-available' });
  await eventually(async () => expect(await lost(id)).toEqual([[date, 13, 'blocked', 1, 2]]));
});

test('is stored without data of the visitor for thirteen months, and deleted with the restaurant', async () => {
  const id = await open({ closures: { weekly: [0] } });
  await book(id, '2026-11-22T20:00', '198.51.100.77');
  const stored = running.connection.collection<{ _id: string }>('unmet_demand');
  await eventually(async () =>
    expect(await stored.findOne({ _id: `${id}:2026-11-22` })).toEqual({
      _id: `${id}:2026-11-22`,
      restaurantId: id,
      date: '2026-11-22',
      counts: { '1200:2:closed': 1 },
      expiresAt: new Date('2027-12-22T00:00:00Z'),
    }),
  );
  const indexes = await stored.indexes();
  expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds === 0)).toMatchObject({
    key: { expiresAt: 1 },
  });
  await running.deleteRestaurant(id);
  await eventually(async () => expect(await stored.findOne({ _id: `${id}:2026-11-22` })).toBeNull());
});

test('the counters never exceed the refused requests of two processes', async () => {
  const id = await open({ closures: { weekly: [0] } });
  const refused = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      from(`192.0.2.${index % 40}`, () =>
        outcomeOf(running.apis[index % 2]!.book(bookingAt(id, `2026-11-22T${index % 2 ? 19 : 20}:00`))),
      ),
    ),
  );
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['closed']));
  const parties = async () => (await demand(id)).lost.reduce((sum, each) => sum + each.parties, 0);
  await eventually(async () => expect(await parties()).toBe(40));
});

test('is for members who may change the settings, in bounded ranges of dates', async () => {
  const id = await open();
  expect(await outcomeOf(demand(id, host(id)))).toMatchObject({ code: 'role-too-low' });
  expect(await outcomeOf(demand(id, owner('other')))).toMatchObject({ code: 'not-found' });
  const getDemand = (dates: object) =>
    outcomeOf(
      running.availability[0]!.getDemand(
        { restaurantId: id, from: today, until: today, ...dates },
        owner(id),
      ),
    );
  expect(await getDemand({ from: 'x' })).toMatchObject({ fields: [{ field: 'from' }] });
  expect(await getDemand({ until: '2026-11-01' })).toMatchObject({ fields: [{ field: 'until' }] });
  expect(await getDemand({ until: '2027-11-01' })).toMatchObject({ fields: [{ field: 'until' }] });
});
