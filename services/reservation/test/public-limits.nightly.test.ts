import { Role } from '@tablewell/chassis/access';
import { as, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: Reservations;
let api: Api;
let other: Api;

beforeAll(async () => {
  running = await startReservations(clock, 2);
  [api, other] = running.apis as [Api, Api];
  for (const id of ['h1', 'h2', 'h3', 'h4', 'h5', 'h7', 'u1', 'u2', 'u3', 'u4'])
    await running.publishRestaurant(id);
});
afterAll(() => running?.stop());

const owner = (restaurantId: string) =>
  as({ userId: 'u1', memberships: [{ restaurantId, role: Role.OWNER }] });
const phoneNumber = '+1 212 736 5000';
const spellings = [phoneNumber, '2127365000', '(212) 736-5000', '12127365000'];
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const codesOf = async (calls: Promise<unknown>[]) =>
  (await Promise.all(calls.map((call) => outcomeOf(call)))).map(({ code }) => code);
const count = (codes: string[], code: string) => codes.filter((each) => each === code).length;
const local = (value: string) => ({ time: { case: 'local' as const, value } });

describe('hoarding by one phone', () => {
  test('sixty concurrent bookings in several notations at two processes get two tables of a start', async () => {
    const codes = await codesOf(
      times(60).map((index) =>
        (index % 2 ? api : other).book(
          bookingAt('h1', '2026-12-01T19:00', { phoneNumber: spellings[index % spellings.length] ?? '' }),
        ),
      ),
    );
    expect([count(codes, 'accepted'), count(codes, 'too-many-by-phone')]).toEqual([2, 58]);
    const refused = await outcomeOf(api.book(bookingAt('h1', '2026-12-01T19:00', { phoneNumber })));
    expect(refused).toMatchObject({ kind: 'conflict' });
    expect(refused.message).not.toMatch(/no tables available/i);
  });

  test('a local number is one of the restaurant’s country, however it is written', async () => {
    await running.publishRestaurant('h6', { country: 'DE' });
    const written = ['+49 30 901820', '030 901820', '(030) 90 18 20'];
    const codes = await codesOf(
      times(8).map((index) =>
        (index % 2 ? api : other).book(
          bookingAt('h6', '2026-12-01T19:00', { phoneNumber: written[index % written.length] ?? '' }),
        ),
      ),
    );
    expect(count(codes, 'accepted')).toBe(2);
  });

  test('the limit applies past midnight, too', async () => {
    const codes = await codesOf(
      times(8).map(() => api.book(bookingAt('h1', '2026-12-02T23:30', { phoneNumber }))),
    );
    expect(count(codes, 'accepted')).toBe(2);
  });

  test('moving reservations to one start does not exceed the limit, and a canceled one makes room', async () => {
    const made = [];
    for (const start of ['18:00', '19:00', '19:00'])
      made.push(
        (await api.book(bookingAt('h2', `2026-12-01T${start}`, { phoneNumber }))).reservation?.id ?? '',
      );
    const [early = '', first = ''] = made;
    const move = () => api.changeReservation({ id: early, when: local('2026-12-01T19:00') });
    expect(await outcomeOf(move())).toMatchObject({ code: 'too-many-by-phone' });
    await api.cancelReservation({ id: first });
    expect(await outcomeOf(move())).toEqual({ code: 'accepted' });
    const again = bookingAt('h2', '2026-12-01T19:00', { phoneNumber });
    expect(await outcomeOf(api.book(again))).toMatchObject({ code: 'too-many-by-phone' });
  });

  test('other numbers, other starts, bookings without a number and members are not limited', async () => {
    const all = [
      ...times(5).map(() => api.book(bookingAt('h3', '2026-12-01T19:00'))),
      ...times(5).map((index) =>
        api.book(bookingAt('h3', '2026-12-01T19:00', { phoneNumber: `+1212736510${index}` })),
      ),
      ...times(4).map((index) => api.book(bookingAt('h3', `2026-12-01T${10 + index}:00`, { phoneNumber }))),
      ...times(5).map(() => api.book(bookingAt('h3', '2026-12-01T19:00', { phoneNumber }), owner('h3'))),
    ];
    expect(count(await codesOf(all), 'accepted')).toBe(19);
  });
});

describe('the upcoming reservations of one phone', () => {
  const date = (index: number) => `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`;
  const at = (id: string, index: number, more = {}) =>
    bookingAt(id, `${date(index)}T18:00`, { phoneNumber, ...more });

  test('are six at a restaurant, for concurrent requests over four weeks in several notations at two processes', async () => {
    const codes = await codesOf(
      times(28).map((index) =>
        (index % 2 ? api : other).book(
          at('u1', index, { phoneNumber: spellings[index % spellings.length] ?? '' }),
        ),
      ),
    );
    expect([count(codes, 'accepted'), count(codes, 'too-many-by-phone')]).toEqual([6, 22]);
    const refused = await outcomeOf(api.book(at('u1', 0)));
    expect(refused).toMatchObject({ kind: 'conflict', message: expect.stringContaining('call') as unknown });
    expect(refused.message).not.toMatch(/no tables available/i);
    // A refused request holds no table, and the limit affects neither other numbers nor members nor other restaurants.
    const days = await running.connection.collection('service_days').find({ restaurantId: 'u1' }).toArray();
    expect(days.flatMap(({ claims }) => claims as unknown[])).toHaveLength(6);
    const others = [
      api.book(at('u1', 1, { phoneNumber: '+12127365111' })),
      api.book(at('u1', 1, { phoneNumber: '' })),
      api.book(at('u1', 1), owner('u1')),
      api.book(at('u2', 1)),
    ];
    expect(await codesOf(others)).toEqual(times(4).map(() => 'accepted'));
  });

  test('stop counting once canceled, deleted or given another number, and count for a number given by a change', async () => {
    const id = 'u3';
    const ids: string[] = [];
    for (const index of times(6)) ids.push((await api.book(at(id, index))).reservation?.id ?? '');
    const another = () => outcomeOf(api.book(at(id, 10)));
    const isFull = async () => expect(await another()).toMatchObject({ code: 'too-many-by-phone' });
    const hasRoomOnce = async () => {
      expect(await another()).toEqual({ code: 'accepted' });
      await isFull();
    };
    await isFull();
    await api.cancelReservation({ id: ids[0] ?? '' });
    await hasRoomOnce();
    await api.deleteReservation({ id: ids[1] ?? '' }, owner(id));
    await hasRoomOnce();
    await api.changeReservation({ id: ids[2] ?? '', phoneNumber: '+12127365222' });
    const back = () => api.changeReservation({ id: ids[2] ?? '', phoneNumber });
    expect(await outcomeOf(api.book(at(id, 12)))).toEqual({ code: 'accepted' });
    expect(await outcomeOf(back())).toMatchObject({ code: 'too-many-by-phone' });
    await api.cancelReservation({ id: ids[3] ?? '' });
    expect(await outcomeOf(back())).toEqual({ code: 'accepted' });
    expect(await outcomeOf(api.book(at(id, 13)))).toMatchObject({ code: 'too-many-by-phone' });
  });

  test('are counted once per key, even at the limit', async () => {
    for (const index of times(5)) await api.book(at('u4', index));
    const request = { ...at('u4', 20), idempotencyKey: 'the-sixth' };
    const [one, two] = await Promise.all([api.book(request), other.book(request)]);
    expect(one.reservation?.id).toBe(two.reservation?.id);
    expect(await outcomeOf(api.book(at('u4', 21)))).toMatchObject({ code: 'too-many-by-phone' });
  });
});

describe('a reservation by its public link', () => {
  const made = async (id: string) =>
    (await api.book(bookingAt(id, '2026-12-03T19:00', { phoneNumber }))).reservation?.id ?? '';

  test('can change its phone number twice only, also at two processes concurrently', async () => {
    const id = await made('h4');
    const codes: string[] = [];
    for (const round of times(3))
      codes.push(
        ...(await codesOf(
          [api, other].map((each, index) =>
            each.changeReservation({ id, phoneNumber: `+1212736${5_200 + round * 2 + index}` }),
          ),
        )),
      );
    expect([count(codes, 'accepted'), count(codes, 'too-many-phone-changes')]).toEqual([2, 4]);
    // Another notation of the number does not count as another one, and a member may still change it.
    const change = { id, phoneNumber: '+1 212 736 5999' };
    expect(await outcomeOf(api.changeReservation(change, owner('h4')))).toEqual({ code: 'accepted' });
    expect(await outcomeOf(api.changeReservation({ id, phoneNumber: '2127365999' }))).toEqual({
      code: 'accepted',
    });
    expect(await outcomeOf(api.changeReservation({ id, phoneNumber: '+12127365998' }))).toMatchObject({
      code: 'too-many-phone-changes',
      message: expect.stringContaining('Please call the restaurant') as unknown,
    });
  });

  test('can change its e-mail address twice only, also at two processes concurrently', async () => {
    const id = await made('h7');
    const codes: string[] = [];
    for (const round of times(3))
      codes.push(
        ...(await codesOf(
          [api, other].map((each, index) =>
            each.changeReservation({ id, email: `stranger-${round}-${index}@example.com` }),
          ),
        )),
      );
    expect([count(codes, 'accepted'), count(codes, 'too-many-changes')]).toEqual([2, 4]);
    // The address in capitals does not count as another one, and a member may still change it.
    const change = { id, email: 'ada@example.com' };
    expect(await outcomeOf(api.changeReservation(change, owner('h7')))).toEqual({ code: 'accepted' });
    expect(await outcomeOf(api.changeReservation({ id, email: 'Ada@Example.com' }))).toEqual({
      code: 'accepted',
    });
    expect(await outcomeOf(api.changeReservation({ id, email: 'other@example.com' }))).toMatchObject({
      code: 'too-many-changes',
      message: expect.stringContaining('Please call the restaurant') as unknown,
    });
  });

  test('can be changed ten times only; requests without a change do not count', async () => {
    const id = await made('h5');
    const edit = (round: number) =>
      api.changeReservation({ id, notes: `Edit ${round}`, partySize: 1 + (round % 2) });
    for (const _ of times(15)) await api.changeReservation({ id, partySize: 2 });
    const codes = [];
    for (const round of times(14)) codes.push((await outcomeOf(edit(round))).code);
    expect([count(codes, 'accepted'), count(codes, 'too-many-changes')]).toEqual([10, 4]);
    expect(await outcomeOf(api.changeReservation({ id, when: local('2026-12-03T20:00') }))).toMatchObject({
      code: 'too-many-changes',
    });
    expect(await outcomeOf(api.changeReservation({ id, name: 'Somebody Else' }))).toMatchObject({
      code: 'too-many-changes',
    });
    const byOwner = api.changeReservation({ id, when: local('2026-12-03T20:00') }, owner('h5'));
    expect(await outcomeOf(byOwner)).toEqual({ code: 'accepted' });
    expect(await outcomeOf(api.cancelReservation({ id }))).toEqual({ code: 'accepted' });
  });
});
