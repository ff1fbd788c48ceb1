import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { TableAudience } from '@tablewell/proto/restaurant/v1/floor_pb';
import { host, stepId, today } from './evening-harness';
import { type FloorEvening, startFloorEvening, table } from './floor-harness';
import { type Api, bookingAt, outcomeOf } from './harness';

let running: FloorEvening;
beforeAll(async () => (running = await startFloorEvening()));
afterAll(() => running?.stop());

const evening = `${today}T20:00`;
const hall = table('1', 4, { area: 'Dining Room' });
const terrace = table('2', 4, { area: 'Terrace' });
const house = { tables: [hall, terrace] };
const full = { code: 'no-tables-available' };
const unknown = { code: 'unknown-area', fields: [expect.objectContaining({ field: 'area' })] };

const book = (id: string, area?: string, more: object = {}) =>
  running.api.book({ ...bookingAt(id, evening), ...(area === undefined ? {} : { area }), ...more });
const booked = (id: string, area?: string, more: object = {}) => outcomeOf(book(id, area, more));
const holding = (restaurantId: string, area: string) => ({
  restaurantId,
  partySize: 2,
  when: { time: { case: 'local' as const, value: evening } },
  area,
});
/** The tables of each party by its name, at both processes. */
const tablesOf = (id: string) => running.tablesOf(id);

describe('a diner who requests an area', () => {
  test('is booked only there, and everybody sees the owner’s spelling of it', async () => {
    const id = await running.openWithPlan(house);
    const { reservation } = await book(id, ' TERRACE ', { name: 'Ada' });
    expect(reservation?.area).toBe('Terrace');
    expect(await booked(id, 'Terrace')).toMatchObject({
      ...full,
      message: expect.stringContaining('no tables available'),
    });
    expect((await book(id, 'dining room', { name: 'Grace' })).reservation?.area).toBe('Dining Room');
    expect(await tablesOf(id)).toEqual({ Ada: '2', Grace: '1' });
    expect((await running.parties(id)).map(({ area }) => area).sort()).toEqual(['Dining Room', 'Terrace']);
    expect((await running.api.getReservation({ id: reservation?.id ?? '' })).reservation?.area).toBe(
      'Terrace',
    );
  });

  test('sees the free times of that area', async () => {
    const id = await running.openWithPlan(house);
    await book(id, 'Terrace');
    const isFree = async (area: string) => {
      const { times } = await running.api.listOfferedTimes({
        restaurantId: id,
        date: today,
        partySize: 2,
        area,
      });
      return times.find(({ minute }) => minute === 20 * 60)?.available;
    };
    expect([await isFree('Terrace'), await isFree('Dining Room'), await isFree('')]).toEqual([
      false,
      true,
      true,
    ]);
    const days = async (area: string, partySize: number) =>
      (await running.api.listOfferedDays({ restaurantId: id, from: today, days: 1, partySize, area })).days[0]
        ?.state;
    expect([await days('Terrace', 2), await days('', 4)]).toEqual(['open', 'open']);
    const small = await running.openWithPlan({ tables: [hall, table('2', 2, { area: 'Terrace' })] });
    const request = { restaurantId: small, from: today, days: 1, partySize: 4 };
    expect((await running.api.listOfferedDays({ ...request, area: 'Terrace' })).days[0]?.state).toBe('full');
    expect((await running.api.listOfferedDays(request)).days[0]?.state).toBe('open');
  });

  test.each(['Roof', 'x'.repeat(10_000), 'Terrace\u0000', '\u202eTerrace', '{"$ne":""}', 'Terrace\nX'])(
    'is refused an unknown one (%#) with the name of the field, and nothing changes',
    async (area) => {
      const id = await running.openWithPlan(house);
      const days = { restaurantId: id, from: today, days: 1, partySize: 2, area };
      const times = { restaurantId: id, date: today, partySize: 2, area };
      expect(await booked(id, area)).toMatchObject(unknown);
      expect(await outcomeOf(running.api.holdTable(holding(id, area)))).toMatchObject(unknown);
      expect(await outcomeOf(running.api.listOfferedTimes(times))).toMatchObject(unknown);
      expect(await outcomeOf(running.api.listOfferedDays(days))).toMatchObject(unknown);
      expect(await running.claims(id)).toEqual([]);
    },
  );

  test('is refused an area without a table that is booked online in the same way', async () => {
    const cellar = table('3', 4, { area: 'Cellar', audience: TableAudience.STAFF });
    const bar = table('9', 4, { area: 'Bar', audience: TableAudience.WALK_INS });
    const id = await running.openWithPlan({ tables: [hall, terrace, cellar, bar] });
    expect(await booked(id, 'Bar')).toMatchObject(unknown);
    const request = { restaurantId: id, partySize: 2, area: 'Cellar' };
    expect(await booked(id, 'Cellar')).toMatchObject(unknown);
    expect(await outcomeOf(running.api.holdTable(holding(id, 'Cellar')))).toMatchObject(unknown);
    expect(await outcomeOf(running.api.listOfferedTimes({ ...request, date: today }))).toMatchObject(unknown);
    expect(await outcomeOf(running.api.listOfferedDays({ ...request, from: today, days: 1 }))).toMatchObject(
      unknown,
    );
    const { reservation } = await book(id, 'Terrace');
    const change = { id: reservation?.id ?? '', area: 'Cellar' };
    expect(await outcomeOf(running.api.changeReservation(change))).toMatchObject(unknown);
    const byStaff = running.api.book({ ...bookingAt(id, evening), area: 'Cellar' }, host(id));
    expect((await byStaff).reservation?.area).toBe('Cellar');
  });

  test('is refused where the restaurant books by counts, or by the seats of the fallback', async () => {
    const counts = await running.open();
    const answer = { ...unknown, message: expect.stringContaining('no areas') };
    expect(await booked(counts, 'Terrace')).toMatchObject(answer);
    await running.publishRestaurant('seats-only', { tableTypes: [] });
    expect(await booked('seats-only', 'Terrace')).toMatchObject(answer);
    expect(await booked('seats-only', '  ')).toMatchObject({ code: 'accepted' });
  });

  test('gets the last table of the area once, under concurrent requests', async () => {
    const id = await running.openWithPlan(house);
    const all = await Promise.all(
      Array.from({ length: 32 }, (_, index) => {
        const api = running.apis[index % 2] as Api;
        return outcomeOf(api.book({ ...bookingAt(id, evening), name: 'Ada', area: 'Terrace' }));
      }),
    );
    const won = all.filter(({ code }) => code === 'accepted');
    expect(won).toHaveLength(1);
    expect(Object.values(await tablesOf(id))).toEqual(['2']);
    expect(await booked(id, 'Dining Room')).toMatchObject({ code: 'accepted' });
  });
});

describe('a party that requested an area', () => {
  test('keeps its area when it is changed, unless the area is changed too', async () => {
    const id = await running.openWithPlan(house);
    const { reservation } = await book(id, 'Terrace', { name: 'Ada' });
    const change = (more: object) => running.api.changeReservation({ id: reservation?.id ?? '', ...more });
    const later = { time: { case: 'local' as const, value: `${today}T21:30` } };
    expect((await change({ partySize: 4, when: later })).reservation).toMatchObject({
      area: 'Terrace',
      partySize: 4,
    });
    expect(await tablesOf(id)).toEqual({ Ada: '2' });
    expect((await change({ area: 'Dining Room' })).reservation?.area).toBe('Dining Room');
    expect(await tablesOf(id)).toEqual({ Ada: '1' });
    expect(await outcomeOf(change({ area: 'Roof' }))).toMatchObject(unknown);
    expect((await change({ area: '' })).reservation?.area).toBe('');
    const stored = await running.connection
      .collection('reservations')
      .findOne({ _id: reservation?.id as never });
    expect(stored).not.toHaveProperty('area');
  });

  test('is not changed to an area that is full', async () => {
    const id = await running.openWithPlan(house);
    await book(id, 'Terrace');
    const { reservation } = await book(id, 'Dining Room', { name: 'Ada' });
    const change = { id: reservation?.id ?? '', area: 'Terrace' };
    expect(await outcomeOf(running.api.changeReservation(change))).toMatchObject(full);
    expect((await running.parties(id)).find(({ name }) => name === 'Ada')).toMatchObject({
      area: 'Dining Room',
    });
  });

  test('stays in it while others are moved for another booking', async () => {
    const small = table('3', 2, { area: 'Terrace' });
    const id = await running.openWithPlan({ tables: [hall, terrace, small] });
    await running.take(
      id,
      (await book(id, 'Terrace', { name: 'Large', partySize: 4 })).reservation?.id ?? '',
      Step.CONFIRM,
    );
    await book(id, 'Terrace', { name: 'Ada' });
    await book(id, undefined, { name: 'Grace' });
    expect(await tablesOf(id)).toEqual({ Large: '2', Ada: '3', Grace: '1' });
    expect(await booked(id, undefined)).toMatchObject(full);
  });

  test('is moved out of it only by a host, who still sees the requested area', async () => {
    const id = await running.openWithPlan(house);
    const { reservation } = await book(id, 'Terrace', { name: 'Ada' });
    const moved = await running.move(id, reservation?.id ?? '', { tableNumbers: ['1'] });
    expect(moved).toMatchObject({ tableNumbers: ['1'], area: 'Terrace' });
    expect(await booked(id, 'Terrace')).toMatchObject({ code: 'accepted' });
    const seated = await running.take(id, reservation?.id ?? '', Step.SEAT);
    expect(seated).toMatchObject({ tableNumbers: ['1'], area: 'Terrace' });
  });

  test('is named to a host whose choice would leave it without a table in its area', async () => {
    const id = await running.openWithPlan(house);
    await book(id, 'Terrace', { name: 'Ada' });
    const form = {
      restaurantId: id,
      name: 'Guest',
      partySize: 2,
      when: { time: { case: 'local' as const, value: evening } },
      tableNumbers: ['2'],
      stepId: stepId(),
    };
    expect(await outcomeOf(running.evenings[0]!.bookParty(form, host(id)))).toMatchObject({
      code: 'leaves-without-table',
      message: 'This leaves Ada, 2, 20:00, without a table in the area that it asked for.',
    });
  });

  test('that is restored gets a table of its area, else another one', async () => {
    const id = await running.openWithPlan(house);
    const { reservation } = await book(id, 'Terrace', { name: 'Ada' });
    const ada = { id: reservation?.id ?? '' };
    await running.api.cancelReservation(ada);
    await running.api.restoreReservation(ada, host(id));
    expect(await tablesOf(id)).toEqual({ Ada: '2' });
    await running.api.cancelReservation(ada);
    await book(id, 'Terrace', { name: 'Grace' });
    await running.api.restoreReservation(ada, host(id));
    expect(await tablesOf(id)).toEqual({ Ada: '1', Grace: '2' });
  });

  test('stays valid when no table is in that area any more, and is free to move', async () => {
    const id = await running.openWithPlan(house);
    const { reservation } = await book(id, 'Terrace', { name: 'Ada' });
    await running.putInService(id, 2, { tables: [hall, table('2', 4, { area: 'Garden' })] });
    expect(await tablesOf(id)).toEqual({ Ada: '2' });
    expect(await booked(id, 'Terrace')).toMatchObject(unknown);
    expect(await booked(id, 'Garden', { name: 'Grace' })).toMatchObject({ code: 'accepted' });
    expect(await tablesOf(id)).toEqual({ Ada: '1', Grace: '2' });
    const when = { time: { case: 'local' as const, value: `${today}T22:00` } };
    const changed = await running.api.changeReservation({ id: reservation?.id ?? '', when });
    expect(changed.reservation?.area).toBe('Terrace');
  });

  test('keeps its area in a request, and the acceptance gives it a table there', async () => {
    const online = { smallestParty: 1, largestParty: 3 };
    const id = await running.openWithPlan(house, { availabilityRules: { online } });
    const { reservation } = await book(id, 'Terrace', { name: 'Ada', partySize: 4 });
    expect(reservation).toMatchObject({ area: 'Terrace', request: { holdsTable: false } });
    const requests = await running.requests.listRequests({ restaurantId: id }, host(id));
    expect(requests.requests).toMatchObject([{ area: 'Terrace' }]);
    const answer = { reservationId: reservation?.id ?? '', stepId: stepId() };
    await running.requests.acceptRequest(answer, host(id));
    expect(await tablesOf(id)).toEqual({ Ada: '2' });
  });
});

describe('a table that is held in an area', () => {
  test('is in that area, and booked there', async () => {
    const id = await running.openWithPlan(house);
    const { holdId } = await running.api.holdTable(holding(id, 'terrace'));
    expect(await booked(id, 'Terrace')).toMatchObject(full);
    expect((await book(id, 'Terrace', { holdId, name: 'Ada' })).reservation?.area).toBe('Terrace');
    expect(await tablesOf(id)).toEqual({ Ada: '2' });
  });

  test('is booked even if the area was renamed in the meantime', async () => {
    const id = await running.openWithPlan(house);
    const { holdId } = await running.api.holdTable(holding(id, 'Terrace'));
    await running.putInService(id, 2, { tables: [hall, table('2', 4, { area: 'Garden' })] });
    expect(await booked(id, 'Roof', { holdId })).toMatchObject(unknown);
    expect(await booked(id, 'Terrace')).toMatchObject(unknown);
    expect((await book(id, 'Terrace', { holdId, name: 'Ada' })).reservation?.area).toBe('Terrace');
  });

  test('leaves three quarters of the area to others', async () => {
    const more = Array.from({ length: 12 }, (_, index) => table(String(10 + index), 4, { area: 'Hall' }));
    const four = Array.from({ length: 4 }, (_, index) => table(String(index + 1), 4, { area: 'Terrace' }));
    const id = await running.openWithPlan({ tables: [...four, ...more] });
    await running.api.holdTable(holding(id, 'Terrace'));
    expect(await outcomeOf(running.api.holdTable(holding(id, 'Terrace')))).toMatchObject({
      code: 'too-many-holds',
    });
    expect(await outcomeOf(running.api.holdTable(holding(id, 'Hall')))).toMatchObject({ code: 'accepted' });
  });
});
