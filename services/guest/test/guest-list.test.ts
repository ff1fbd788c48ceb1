import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock, publishedEvents, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import type { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { RequestState, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import {
  type EventName,
  type GuestHarness,
  member as memberWith,
  type ReservationEvent,
  startGuests,
} from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const inAnHour = timestampFromDate(new Date('2026-11-20T13:00:00Z'));
let running: GuestHarness;
let api: Client<typeof GuestService>;

const member = (restaurantId: string) => memberWith(Role.MANAGER, restaurantId);
const list = async (restaurantId: string, search = '', page = 1, limit = 50) =>
  api.listGuests({ restaurantId, page, limit, search }, member(restaurantId));
const publish = (event: EventName, reservation: ReservationEvent['reservation']) =>
  running.publish(event, { startsAt: inAnHour, ...reservation });

beforeAll(async () => {
  running = await startGuests({ clock, processes: 2 });
  api = running.guests;
});

afterAll(() => running?.stop());

describe('the guest list', () => {
  test('is edited by hand, and searched by name or by phone in any notation', async () => {
    const { guest } = await api.addGuest(
      { restaurantId: 'hand', name: ' <b>Grace (Amazing) Hopper', phoneNumber: '(212) 736-5000' },
      member('hand'),
    );
    expect(guest).toMatchObject({ name: 'bGrace (Amazing) Hopper', visits: 0 });
    await api.addGuest({ restaurantId: 'hand', name: 'alan turing' }, member('hand'));
    expect((await list('hand')).guests.map(({ name }) => name)).toEqual([
      'alan turing',
      'bGrace (Amazing) Hopper',
    ]);
    for (const search of ['(amazing)', '(212) 736', '+1 212-736-5000', '7365']) {
      expect((await list('hand', search)).total).toBe(1);
    }
    expect((await list('hand', '.*')).total).toBe(0);
    expect(await list('hand', '', 2, 1)).toMatchObject({ total: 2, guests: [{ id: guest?.id }] });
  });

  test('recognizes the guests of parties as their bookings do, in order, for members only', async () => {
    const id = 'recognized';
    const row = { name: 'Grace Hopper', phoneNumber: '+1 212 736 5000', visits: 12 };
    await api.importGuests({ restaurantId: id, guests: [row, { name: 'Alan Turing' }] }, member(id));
    const people = [
      { name: 'Ada Lovelace', phoneNumber: '+1 212 736 5001' },
      { name: 'G. Hopper', phoneNumber: '(212) 736-5000' },
      { name: 'Alan Turing', phoneNumber: '' },
    ];
    const { guests } = await api.recognizeGuests({ restaurantId: id, people }, member(id));
    expect(guests.map(({ guestId, visits }) => [guestId !== '', visits])).toEqual([
      [false, 0],
      [true, 12],
      [true, 0],
    ]);
    const many = Array.from({ length: 501 }, () => ({ name: 'Ada' }));
    const tooMany = refusalOf(api.recognizeGuests({ restaurantId: id, people: many }, member(id)));
    expect(await tooMany).toMatchObject({ fields: [{ field: 'people' }] });
    const stranger = refusalOf(api.recognizeGuests({ restaurantId: id, people }, member('other')));
    expect(await stranger).toMatchObject({ kind: 'not-found' });
  });

  test('adds a walk-in with a phone number, and none without', async () => {
    const walkIn = { restaurantId: 'walk-ins', walkIn: true };
    await publish('reservationStepped', { ...walkIn, id: 'unnamed', name: 'Walk-in' });
    await publish('reservationChanged', { ...walkIn, id: 'unnamed', version: 2n, name: 'Walk-in' });
    const phoneNumber = '(212) 736-5000';
    await publish('reservationStepped', { ...walkIn, id: 'known', name: 'Grace Hopper', phoneNumber });
    await eventually(async () => expect((await list('walk-ins')).total).toBe(1));
    expect((await list('walk-ins')).guests).toMatchObject([{ name: 'Grace Hopper' }]);
  });

  test('refuses guests without a name, and duplicates', async () => {
    expect(
      await refusalOf(api.addGuest({ restaurantId: 'hand', name: ' <> ' }, member('hand'))),
    ).toMatchObject({ message: 'Guest name is required' });
    expect(
      await refusalOf(
        api.addGuest({ restaurantId: 'hand', name: 'G.', phoneNumber: '+1 212 736 5000' }, member('hand')),
      ),
    ).toMatchObject({ code: 'guest-exists' });
  });

  test('is for members only, and deletes a guest permanently', async () => {
    expect(await refusalOf(api.listGuests({ restaurantId: 'hand', page: 1, limit: 9 }))).toMatchObject({
      code: 'sign-in-required',
    });
    const [guest] = (await list('hand')).guests;
    const one = { restaurantId: 'hand', guestId: guest?.id ?? '' };
    expect(
      await refusalOf(api.deleteGuest({ ...one, restaurantId: 'other' }, member('other'))),
    ).toMatchObject({ code: 'not-found' });
    await api.deleteGuest(one, member('hand'));
    expect((await list('hand')).total).toBe(1);
    expect(await refusalOf(api.deleteGuest(one, member('hand')))).toMatchObject({ code: 'not-found' });
  });
});

describe('an import', () => {
  const rows = [
    { name: 'Ada', phoneNumber: '212-736-5001', visits: 3 },
    { name: '  ', phoneNumber: '' },
    { name: 'Bob', phoneNumber: '', lastVisit: timestampFromDate(new Date('2026-01-05T00:00:00Z')) },
    { name: 'Ada L.', phoneNumber: '+1 (212) 736 5001', visits: 1 },
  ];

  test('adds and updates by phone, else by name, and can be repeated', async () => {
    const request = { restaurantId: 'imp', guests: rows };
    expect(await api.importGuests(request, member('imp'))).toMatchObject({
      total: 4,
      created: 2,
      updated: 1,
      failed: 1,
      errors: ['Row 2: Name is required but was empty'],
    });
    expect((await list('imp')).guests).toMatchObject([
      { name: 'Ada L.', visits: 3 },
      { name: 'Bob', visits: 0 },
    ]);
    expect(await api.importGuests(request, member('imp'))).toMatchObject({
      created: 0,
      updated: 3,
      failed: 1,
    });
    expect((await list('imp')).total).toBe(2);
  });

  test('publishes one event per batch, with new and changed guests', async () => {
    const request = (names: string[], visits: number) => ({
      restaurantId: 'imported',
      guests: names.map((name) => ({ name, visits })),
    });
    await api.importGuests(request(['Ada', 'Bob'], 1), member('imported'));
    await api.importGuests(request(['Ada', 'Bob', 'Cleo'], 2), member('imported'));
    await eventually(async () => {
      const imported = await publishedEvents(running.bus, events.guestsImported);
      const batches = imported.filter((batch) => batch.restaurantId === 'imported');
      expect(
        batches.map(({ created, updated }) => [created, updated].map((all) => all.map(({ name }) => name))),
      ).toEqual([
        [['Ada', 'Bob'], []],
        [['Cleo'], ['Ada', 'Bob']],
      ]);
    });
  });

  test('of one name costs about what one of different names costs, and leaves turns to others', async () => {
    const timed = async (restaurantId: string, nameOf: (index: number) => string) => {
      const guests = Array.from({ length: 1_500 }, (_, index) => ({
        name: nameOf(index),
        phoneNumber: `+1212736${5_000 + index}`,
      }));
      const options = { ...member(restaurantId), timeoutMs: 60_000 };
      const began = process.cpuUsage();
      expect(await api.importGuests({ restaurantId, guests }, options)).toMatchObject({ created: 1_500 });
      expect(await api.importGuests({ restaurantId, guests }, options)).toMatchObject({ created: 0 });
      return process.cpuUsage(began).user / 1_000;
    };
    const different = await timed('different', (index) => `Guest ${index}`);
    expect(await timed('namesakes', () => 'Ada Lovelace')).toBeLessThan(2 * different + 500);
  });

  test('of a name without a phone finds its guest among thousands of namesakes', async () => {
    const options = { ...member('namesakes'), timeoutMs: 60_000 };
    const rows = [{ name: 'Ada Lovelace', phoneNumber: '' }];
    const first = await api.importGuests({ restaurantId: 'namesakes', guests: rows }, options);
    expect(first).toMatchObject({ created: 0, updated: 1 });
    expect(await api.importGuests({ restaurantId: 'namesakes', guests: rows }, options)).toMatchObject(first);
  });

  test('stops at its deadline', async () => {
    const guests = Array.from({ length: 5_000 }, (_, index) => ({ name: `Late ${index}` }));
    const late = api.importGuests({ restaurantId: 'late', guests }, { ...member('late'), timeoutMs: 250 });
    await expect(late).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { total } = await list('late');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await list('late')).total).toBe(total);
    expect(total).toBeLessThan(5_000);
  });

  test('of two thousand rows sent twice concurrently creates each guest once', async () => {
    const guests = Array.from({ length: 2_000 }, (_, index) => ({ name: `Guest ${index}` }));
    const request = { restaurantId: 'big', guests };
    const options = { ...member('big'), timeoutMs: 100_000 };
    const answers = await Promise.all([
      api.importGuests(request, options),
      api.importGuests(request, options),
    ]);
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(2_000);
    expect((await list('big')).total).toBe(2_000);
  });
});

describe('a booking', () => {
  test('adds its diner to the list once, however often and in any notation', async () => {
    for (let time = 0; time < 3; time++)
      await publish('reservationBooked', { id: 'b1', phoneNumber: '+1 212 736 5010' });
    await eventually(async () => expect((await list('r1')).total).toBe(1));
    await publish('reservationBooked', { id: 'b2', phoneNumber: '(212) 736-5010', name: 'A. Lovelace' });
    await publish('reservationBooked', { id: 'b3', name: 'Nobody Else' });
    await publish('reservationBooked', { id: 'b4', name: 'Nobody Else', phoneNumber: '212 736 5011' });
    await eventually(async () =>
      expect((await list('r1')).guests).toMatchObject([
        { name: 'Ada Lovelace', phoneNumber: '+1 212 736 5010', visits: 0 },
        { name: 'Nobody Else', phoneNumber: '212 736 5011', visits: 0 },
      ]),
    );
  });

  test('does not list a diner whose request was withdrawn before it was accepted', async () => {
    const requested = { restaurantId: 'requested', name: 'Only Requested', id: 'requested' };
    const request = { state: RequestState.WITHDRAWN };
    await publish('reservationCanceled', { ...requested, status: ReservationStatus.CANCELED, request });
    await publish('reservationBooked', { restaurantId: 'requested', id: 'came', name: 'Grace Hopper' });
    await eventually(async () => expect((await list('requested')).total).toBeGreaterThan(0));
    expect((await list('requested')).guests).toMatchObject([{ name: 'Grace Hopper' }]);
  });

  test('counts as a visit once its time has passed uncanceled, exactly once with two processes', async () => {
    await publish('reservationCanceled', { id: 'b4', version: 2n, status: ReservationStatus.CANCELED });
    await publish('reservationChanged', {
      id: 'b2',
      version: 2n,
      phoneNumber: '(212) 736-5010',
      startsAt: timestampFromDate(new Date('2026-11-21T13:00:00Z')),
    });
    // A late event from before the change.
    await publish('reservationBooked', { id: 'b2', phoneNumber: '(212) 736-5010' });
    await publish('reservationBooked', { id: 'last', name: 'Zoe' });
    await eventually(async () => expect((await list('r1', 'Zoe')).total).toBe(1));
    clock.advance(2 * 3_600_000);
    const visits = async () =>
      Object.fromEntries((await list('r1')).guests.map(({ name, visits }) => [name, visits]));
    await eventually(async () =>
      expect(await visits()).toEqual({ 'Ada Lovelace': 1, 'Nobody Else': 1, Zoe: 1 }),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await visits()).toEqual({ 'Ada Lovelace': 1, 'Nobody Else': 1, Zoe: 1 });
    clock.advance(24 * 3_600_000);
    await eventually(async () => expect(await visits()).toMatchObject({ 'Ada Lovelace': 2 }));
  });

  test('keeps its guest and the count when its date is deleted RETENTION_DAYS later', async () => {
    const due = running.connection.collection<{ _id: string }>('expected_visits');
    clock.set('2026-12-22T12:59:00Z');
    await eventually(async () => expect(await due.countDocuments({ counted: true })).toBeGreaterThan(0));
    const before = (await list('r1')).guests;
    clock.set('2026-12-24T13:00:01Z');
    await eventually(async () => expect(await due.countDocuments({})).toBe(0));
    expect((await list('r1')).guests).toEqual(before);
  });

  test('is deleted with its restaurant, and late events are ignored', async () => {
    const entry = outboxEntry(
      events.restaurantDeleted,
      { id: 'r1', version: 9n },
      { id: 'gone', at: clock() },
    );
    await publishEntry(running.bus, entry);
    await eventually(async () => expect((await list('r1')).total).toBe(0));
    await publish('reservationBooked', { id: 'b9', name: 'Too Late' });
    await publish('reservationBooked', { id: 'b9', restaurantId: 'r2', name: 'In Time' });
    await eventually(async () => expect((await list('r2')).total).toBe(1));
    expect((await list('r1')).total).toBe(0);
  });
});
