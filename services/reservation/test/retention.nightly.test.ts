import { addDays } from '@tablewell/shared/zone';
import { Role } from '@tablewell/chassis/access';
import { as, eventually, allStoredText, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;
let running: Reservations;
let one: Api;
let two: Api;
let count = 0;

beforeAll(async () => {
  running = await startReservations(clock, 2);
  [one, two] = running.apis as [Api, Api];
});
afterAll(() => running?.stop());

async function open(more: Parameters<Reservations['publishRestaurant']>[1] = {}) {
  const id = `kept-${(count += 1)}`;
  await running.publishRestaurant(id, more);
  return { id, owner: as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] }) };
}

const nextDay = (days: number) => new Date(clock().getTime() + days * dayMs).toISOString().slice(0, 10);
const reservations = () => running.connection.collection<{ _id: string }>('reservations');

const sent = async (id: string) => {
  await eventually(async () =>
    expect(await reservations().findOne({ _id: id })).toMatchObject({ unsent: 0 }),
  );
};

describe('personal data is deleted RETENTION_DAYS after the reservation’s time', () => {
  test('no personal text of a purged reservation is left anywhere in the database', async () => {
    const { id: restaurantId, owner } = await open();
    const person = {
      name: 'Zebulon Quillfeather',
      phoneNumber: '+39 06 5550 1234',
      notes: 'allergic to walnuts',
      originalReferer: 'https://www.news.example/table?reader=zebulon%40mail.example',
    };
    const { reservation } = await one.book({
      ...bookingAt(restaurantId, `${nextDay(1)}T20:00`, person),
      ...{ email: 'q@inbox.example', occasion: 'anniversary', marketingConsent: '2026-11' },
      dietary: { needs: ['kosher'], words: 'no aniseed' },
      idempotencyKey: 'zebulon-key',
    });
    const id = reservation?.id ?? '';
    await one.changeReservation({ id, notes: 'allergic to hazelnuts' });
    await running.diners.sendMessage({
      reservationId: id,
      messageId: 'message-1',
      words: 'a bunch of lilies',
    });
    const secrets = [
      'Zebulon',
      'Quillfeather',
      '5550 1234',
      'walnuts',
      'hazelnuts',
      'reader',
      'mail.example',
      'inbox.example',
      'anniversary',
      'kosher',
      'aniseed',
      'lilies',
    ];
    const before = await allStoredText(running.connection);
    for (const secret of secrets) expect(before).toContain(secret);
    await sent(id);

    const time = Date.parse(`${nextDay(1)}T19:00:00Z`);
    clock.set(new Date(time + 30 * dayMs - 1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await two.getReservation({ id })).reservation?.name).toBe(person.name);
    clock.set(new Date(time + 30 * dayMs + 1));
    await eventually(async () => {
      expect(await outcomeOf(two.getReservation({ id }))).toMatchObject({ code: 'not-found' });
    });
    const after = await allStoredText(running.connection);
    for (const secret of secrets) expect(after.toLowerCase()).not.toContain(secret.toLowerCase());

    for (const act of [
      one.cancelReservation({ id }),
      one.changeReservation({ id, name: 'Zebulon' }),
      one.restoreReservation({ id }, owner),
      one.deleteReservation({ id }, owner),
    ])
      expect(await outcomeOf(act)).toMatchObject({ code: 'not-found' });
    const around = new Date(time).toISOString().slice(0, 10);
    const range = { restaurantId, startDate: around, endDate: around };
    expect((await one.listReservations(range, owner)).reservations).toEqual([]);
    expect((await one.searchReservations({ restaurantId, text: '' }, owner)).reservations).toEqual([]);
  });

  test('counts without personal data stay: a date’s reservations, covers, canceled and sources', async () => {
    const { id: restaurantId, owner } = await open();
    const date = nextDay(2);
    const book = async (originalReferer: string, partySize: number) =>
      (await one.book(bookingAt(restaurantId, `${date}T20:00`, { originalReferer, partySize }))).reservation
        ?.id ?? '';
    const ids = [
      await book('direct', 2),
      await book('https://a.example/list?me=1', 1),
      await book('https://a.example/list?me=2', 2),
      await book('direct', 2),
    ];
    await one.cancelReservation({ id: ids[3] ?? '' });
    for (const id of ids) await sent(id);
    const sourcesNow = async () => {
      const { sources } = await two.listSources({ restaurantId }, owner);
      return sources.map(({ source, fullUrl, count: many }) => [source, fullUrl, many]);
    };
    expect(await sourcesNow()).toHaveLength(3);
    const range = { restaurantId, startDate: addDays(date, -30), endDate: addDays(date, 30) };
    const daysNow = async () => (await two.listDailyCounts(range, owner)).days.map((day) => ({ ...day }));
    const asBooked = [expect.objectContaining({ date, reservations: 3, covers: 5, canceled: 1 })];
    expect(await daysNow()).toEqual(asBooked);

    const counted = [
      ['a.example', 'https://a.example/list', 2],
      ['direct', '', 2],
    ];
    clock.set(new Date(Date.parse(`${date}T20:00:00Z`) + 30 * dayMs));
    await eventually(async () => expect(await sourcesNow()).toEqual(counted));
    expect(await daysNow()).toEqual(asBooked);
    expect(await running.connection.collection('daily_counts').findOne({ restaurantId })).toBeNull();
    clock.advance(3 * dayMs);
    await eventually(async () => {
      expect(await running.connection.collection('daily_counts').findOne({ restaurantId })).toMatchObject({
        date,
        reservations: 3,
        covers: 5,
        canceled: 1,
      });
    });
    expect(await sourcesNow()).toEqual(counted);
    await eventually(async () => {
      expect(await reservations().countDocuments({ restaurantId, deletedAt: { $exists: true } })).toBe(4);
    });
    // The remains are deleted a few days later; their counts stay.
    await reservations().deleteMany({ restaurantId, deletedAt: { $exists: true } } as never);
    expect(await sourcesNow()).toEqual(counted);
    expect(await daysNow()).toEqual(asBooked);
    expect(await running.connection.collection('service_days').findOne({ restaurantId, date })).toBeNull();
  });

  test('counts stay by service days: a start after midnight is of the evening before', async () => {
    const dinner = { id: 'd', name: 'Dinner', opensAt: 1_080, closesAt: 120, intervalMinutes: 30 };
    const { id: restaurantId, owner } = await open({ operatingPeriods: [dinner] });
    const [evening, morning] = [nextDay(2), nextDay(3)];
    for (const local of [`${evening}T20:00`, `${morning}T00:30`]) {
      const { reservation } = await one.book(bookingAt(restaurantId, local));
      await sent(reservation?.id ?? '');
    }
    const range = { restaurantId, startDate: addDays(evening, -1), endDate: addDays(evening, 2) };
    const counts = async () => (await two.listDailyCounts(range, owner)).days.map((day) => ({ ...day }));
    const asBooked = [expect.objectContaining({ date: evening, reservations: 2 })];
    expect(await counts()).toEqual(asBooked);
    clock.set(new Date(Date.parse(`${evening}T20:00:00Z`) + 34 * dayMs));
    const stored = running.connection.collection<{ _id: string }>('daily_counts');
    await eventually(async () => expect(await stored.countDocuments({ restaurantId })).toBe(2));
    expect(await counts()).toEqual(asBooked);
    await reservations().deleteMany({ restaurantId } as never);
    expect(await counts()).toEqual(asBooked);
  });

  test('only members compare months, at most a year at a time', async () => {
    const { id: restaurantId, owner } = await open();
    const request = { restaurantId, startDate: '2026-11-01', endDate: '2026-11-30' };
    const refused = as({ userId: 'u2', memberships: [{ restaurantId: 'other', role: Role.OWNER }] });
    expect(await outcomeOf(one.listDailyCounts(request))).toMatchObject({ code: 'sign-in-required' });
    expect(await outcomeOf(one.listDailyCounts(request, refused))).toMatchObject({ code: 'not-found' });
    for (const endDate of ['2026-10-31', '2028-11-01', 'soon']) {
      expect(await outcomeOf(one.listDailyCounts({ ...request, endDate }, owner))).toMatchObject({
        fields: [{ field: 'endDate' }],
      });
    }
  });

  test('a crash after the counts were stored does not count again', async () => {
    const remains = (id: string) => ({
      _id: id,
      restaurantId: 'crashed',
      version: 2,
      status: 'active',
      partySize: 2,
      source: 'direct',
      sourceUrl: '',
      placement: {
        ...{ date: '2026-01-10', minute: 1_200, tableType: 'TwoTop', dates: ['2026-01-10'] },
        ...{ from: Date.parse('2026-01-10T19:00:00Z'), until: Date.parse('2026-01-10T20:30:00Z') },
      },
      seatingMinutes: 90,
      startsAt: new Date('2026-01-10T19:00:00Z'),
      createdAt: new Date('2026-01-08T12:00:00Z'),
      updatedAt: new Date('2026-01-09T12:00:00Z'),
      purgedAt: new Date('2026-02-10T00:00:00Z'),
      uncounted: true,
      unsent: 0,
      outbox: [],
    });
    const counts = running.connection.collection<{ _id: string }>('daily_counts');
    const kept = { _id: 'crashed:2026-01-10', restaurantId: 'crashed', date: '2026-01-10', reservations: 9 };
    await counts.insertOne({ ...kept, sources: [] } as never);
    await reservations().insertOne(remains('left-by-a-crash') as never);
    await eventually(async () => {
      const left = await reservations().findOne({ _id: 'left-by-a-crash' });
      expect(left).toMatchObject({ deletedAt: expect.any(Date) });
      expect(left).not.toHaveProperty('uncounted');
    });
    expect(await counts.findOne({ _id: kept._id })).toMatchObject({ reservations: 9 });
  });

  test('a purged reservation still counts in the month it was made in', async () => {
    clock.set('2027-03-01T12:00:00Z');
    const { id } = await open();
    await running.publishPlan(id, { monthlyReservations: 1, analytics: false });
    const { reservation } = await one.book(bookingAt(id, '2027-03-01T20:00'));
    await sent(reservation?.id ?? '');
    clock.set('2027-03-31T19:00:01Z');
    await eventually(async () => {
      const get = one.getReservation({ id: reservation?.id ?? '' });
      expect(await outcomeOf(get)).toMatchObject({ code: 'not-found' });
    });
    const book = () => outcomeOf(one.book(bookingAt(id, '2027-04-20T20:00')));
    expect(await book()).toMatchObject({ code: 'monthly-limit' });
    clock.set('2027-03-31T22:00:00Z');
    expect(await book()).toMatchObject({ code: 'accepted' });
  });

  test('the purge’s query uses an index', async () => {
    const plan = JSON.stringify(
      await reservations()
        .find({ purgedAt: null, startsAt: { $lt: clock() }, unsent: { $lte: 0 } } as never)
        .explain(),
    );
    expect(plan).toContain('IXSCAN');
    expect(plan).toContain('purgedAt_1_startsAt_1');
  });
});

describe('a deleted restaurant', () => {
  test('leaves no reservations, late ones included', async () => {
    clock.set('2027-05-01T12:00:00Z');
    const { id } = await open();
    const { id: neighbor } = await open();
    const { reservation } = await one.book(bookingAt(id, '2027-05-02T20:00', { name: 'Wilhelmina Vane' }));
    const kept = await one.book(bookingAt(neighbor, '2027-05-02T20:00'));
    const copies = Array.from({ length: 1_300 }, (_, index) => ({
      _id: `copy-${index}`,
      restaurantId: id,
      version: 1,
      status: 'active',
      name: 'Wilhelmina Vane',
      outbox: [],
      unsent: 0,
      startsAt: clock(),
    }));
    await reservations().insertMany(copies as never);
    await running.deleteRestaurant(id);
    await eventually(async () =>
      expect(await reservations().countDocuments({ restaurantId: id } as never)).toBe(0),
    );
    await eventually(async () =>
      expect(await running.connection.collection('service_days').countDocuments({ restaurantId: id })).toBe(
        0,
      ),
    );
    expect(await outcomeOf(one.getReservation({ id: reservation?.id ?? '' }))).toMatchObject({
      code: 'not-found',
    });
    // A booking that was running is written after all.
    await reservations().insertOne({ ...copies[0], _id: 'late' } as never);
    await eventually(async () => expect(await reservations().findOne({ _id: 'late' })).toBeNull());
    expect(await allStoredText(running.connection)).not.toContain('Wilhelmina');
    clock.advance(61_000);
    await eventually(async () => {
      const note = await running.connection
        .collection<{ _id: string; erasedAt?: Date }>('restaurant_rules')
        .findOne({ _id: id });
      expect(note?.erasedAt).toBeInstanceOf(Date);
    });
    expect((await one.getReservation({ id: kept.reservation?.id ?? '' })).reservation?.name).toBe(
      'Ada Lovelace',
    );
  });
});
