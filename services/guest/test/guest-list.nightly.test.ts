import { type Timestamp, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock, publishedEvents, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import type { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { RequestState, ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
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
const publish = (
  event: EventName,
  reservation: ReservationEvent['reservation'],
  previousStage = Stage.UNSPECIFIED,
) => running.publish(event, { startsAt: inAnHour, ...reservation }, previousStage);
const inMinutes = (minutes: number) => timestampFromDate(new Date(clock().getTime() + minutes * 60_000));

beforeAll(async () => {
  running = await startGuests({ clock, processes: 2 });
  api = running.guests;
});

afterAll(() => running?.stop());

describe('the guest list', () => {
  test('is searched by e-mail, as far as it is typed and in any case', async () => {
    const guests = [
      { name: 'Mary Walsh', email: 'mary.walsh+tables@example.com' },
      { name: 'Walter Example', phoneNumber: '212 736 5009' },
    ];
    await api.importGuests({ restaurantId: 'addresses', guests }, member('addresses'));
    const found = async (search: string) => (await list('addresses', search)).guests.map(({ name }) => name);
    for (const search of ['mary.walsh+tables@example.com', 'MARY.WALSH+', 'tables@', '@example.com'])
      expect([search, await found(search)]).toEqual([search, ['Mary Walsh']]);
    // No sign of the text is a pattern.
    for (const search of ['mary.walsh.tables@', 'mary_walsh', '@example_com'])
      expect([search, await found(search)]).toEqual([search, []]);
  });

  test('is searched in pages by name, with the number of all that were found', async () => {
    const guests = ['Élodie', 'Zoe', 'Ada', 'Bea', 'Cleo'].map((first) => ({ name: `${first} Martin` }));
    await api.importGuests(
      { restaurantId: 'pages', guests: [...guests, { name: 'Grace' }] },
      member('pages'),
    );
    const found = async (page: number) => {
      const { guests: some, total } = await list('pages', 'martin', page, 2);
      return [total, ...some.map(({ name }) => name)];
    };
    expect([await found(1), await found(2), await found(3), await found(4)]).toEqual([
      [5, 'Ada Martin', 'Bea Martin'],
      [5, 'Cleo Martin', 'Élodie Martin'],
      [5, 'Zoe Martin'],
      [5],
    ]);
  });

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
    for (const search of [
      '(amazing)',
      '(212) 736',
      '+1 212-736-5000',
      '7365',
      'hopper grace',
      'GRACE',
      'alan.',
    ]) {
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

  test('a party of the waitlist is a guest once it sits, and not if it leaves', async () => {
    const step = (id: string, name: string, phoneNumber: string, more: object, seatedAt?: Timestamp) =>
      publishEntry(
        running.bus,
        outboxEntry(
          events.reservationStepped,
          {
            reservation: {
              ...{ id, restaurantId: 'waitlist', name, phoneNumber, walkIn: true, startsAt: inAnHour },
              status: ReservationStatus.ACTIVE,
              wait: { joinedAt: inAnHour, ...(seatedAt ? { seatedAt } : {}) },
              ...more,
            },
            step: seatedAt ? Step.SEAT : Step.JOIN,
          },
          { id: `wait-${id}-${seatedAt ? 'seat' : 'join'}`, at: clock() },
        ),
      );
    await step('leaves', 'Jane Austen', '(212) 736-5061', { version: 1n, stage: Stage.WAITING });
    await step('leaves', 'Jane Austen', '(212) 736-5061', {
      ...{ version: 2n, stage: Stage.CANCELED, status: ReservationStatus.CANCELED },
    });
    await step('sits', 'Mary Shelley', '(212) 736-5062', { version: 1n, stage: Stage.WAITING });
    await step('sits', 'Mary Shelley', '(212) 736-5062', { version: 2n, stage: Stage.SEATED }, inAnHour);
    await eventually(async () => expect((await list('waitlist')).total).toBe(1));
    expect((await list('waitlist')).guests).toMatchObject([{ name: 'Mary Shelley' }]);
  });

  test('refuses guests without a name, and duplicates', async () => {
    expect(
      await refusalOf(api.addGuest({ restaurantId: 'hand', name: ' <> ' }, member('hand'))),
    ).toMatchObject({ message: 'Guest name is required' });
    expect(
      await refusalOf(
        api.addGuest(
          { restaurantId: 'hand', name: 'bGrace Amazing Hopper', phoneNumber: '+1 212 736 5000' },
          member('hand'),
        ),
      ),
    ).toMatchObject({ code: 'guest-exists' });
    // A colleague with the same phone is another guest.
    const colleague = { restaurantId: 'hand', name: 'Zoe Smith', phoneNumber: '212 736 5000' };
    const { guest } = await api.addGuest(colleague, member('hand'));
    await api.deleteGuest({ restaurantId: 'hand', guestId: guest?.id ?? '' }, member('hand'));
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
    { name: 'ADA', phoneNumber: '+1 (212) 736 5001', visits: 1 },
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
      { name: 'ADA', visits: 3 },
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

  test('stores e-mails, keeps those that a file does not give, and can be repeated', async () => {
    const [ann, bob] = [
      { name: 'Ann Lee', phoneNumber: '212-736-5003', email: 'ann@example.com' },
      { name: 'Bob Lee', email: 'bob@example.com' },
    ];
    const importing = (...guests: object[]) =>
      api.importGuests({ restaurantId: 'mails', guests }, member('mails'));
    const mails = async () => (await list('mails')).guests.map(({ name, email }) => `${name} ${email}`);
    const wrong = { name: 'Eve Lee', email: 'eve at home' };
    expect(await importing(ann, wrong, bob)).toMatchObject({
      created: 2,
      failed: 1,
      errors: ['Row 2: Email is not a valid address'],
    });
    expect(await importing(ann, bob)).toMatchObject({ created: 0, updated: 2 });
    expect(await mails()).toEqual(['Ann Lee ann@example.com', 'Bob Lee bob@example.com']);
    await importing({ ...ann, email: '' }, { name: 'Bob Lee' });
    expect(await mails()).toEqual(['Ann Lee ann@example.com', 'Bob Lee bob@example.com']);
    await importing({ ...ann, email: 'lee@example.com' });
    expect(await mails()).toEqual(['Ann Lee lee@example.com', 'Bob Lee bob@example.com']);
    // Another address without a phone is another person, as for bookings.
    expect(await importing({ ...bob, email: 'other@example.com' })).toMatchObject({ created: 1 });
  });

  test('keeps apart who shares a phone or a name', async () => {
    const guests = [
      { name: 'Ann Lee', phoneNumber: '212-736-5001' },
      { name: 'Bob Lee', phoneNumber: '212-736-5001' },
      { name: 'Ann Lee', phoneNumber: '212-736-5002' },
    ];
    for (const created of [3, 0])
      expect(await api.importGuests({ restaurantId: 'shared', guests }, member('shared'))).toMatchObject({
        created,
        updated: 3 - created,
      });
    expect(
      (await list('shared')).guests.map(({ name, phoneNumber }) => `${name} ${phoneNumber}`).sort(),
    ).toEqual(guests.map(({ name, phoneNumber }) => `${name} ${phoneNumber}`).sort());
  });

  test('gives nobody what a row with the name of several guests says', async () => {
    const guests = ['212-736-5001', '212-736-5002'].map((phoneNumber) => ({
      name: 'Sean Murphy',
      phoneNumber,
      visits: 1,
    }));
    const send = (rows: object[]) =>
      api.importGuests({ restaurantId: 'names', guests: rows }, member('names'));
    await send(guests);
    const nameOnly = { name: 'Sean Murphy', visits: 40 };
    const counts = async () => (await list('names')).guests.map(({ visits }) => visits).sort((a, b) => a - b);
    // Also beside the row of one of the two, which does not make it the other one's.
    expect(await send([...guests.slice(1), nameOnly])).toMatchObject({ created: 1, updated: 1 });
    expect(await counts()).toEqual([1, 1, 40]);
    expect(await send([nameOnly])).toMatchObject({ created: 0, updated: 1 });
    expect(await counts()).toEqual([1, 1, 40]);
  });

  test('of six hundred rows, in three batches, sent twice concurrently creates each guest once', async () => {
    const guests = Array.from({ length: 600 }, (_, index) => ({ name: `Guest ${index}` }));
    const request = { restaurantId: 'big', guests };
    const options = { ...member('big'), timeoutMs: 100_000 };
    const answers = await Promise.all([
      api.importGuests(request, options),
      api.importGuests(request, options),
    ]);
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(600);
    expect((await list('big')).total).toBe(600);
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

  test('of a party that did not come is a no-show and no visit, whenever the host says so', async () => {
    const guest = async () => (await list('missed')).guests[0];
    const booking = { id: 'missed', restaurantId: 'missed', name: 'Grace Hopper', startsAt: inMinutes(10) };
    const step = (stage: Stage, version: bigint) =>
      publish('reservationStepped', { ...booking, version, stage }, Stage.NO_SHOW);
    /** As the host reads it while the party of this reservation is at the door. */
    const recognized = async (reservationId: string) => {
      const people = [{ name: 'Grace Hopper', reservationId }];
      const { guests } = await api.recognizeGuests({ restaurantId: 'missed', people }, member('missed'));
      return { visits: guests[0]?.visits, lastVisit: guests[0]?.lastVisit };
    };
    await publish('reservationBooked', booking);
    await eventually(async () => expect(await guest()).toMatchObject({ visits: 0 }));
    clock.advance(30 * 60_000);
    await eventually(async () => expect(await guest()).toMatchObject({ visits: 1, noShows: 0 }));
    expect(await recognized('missed')).toEqual({ visits: 0, lastVisit: undefined });
    expect(await recognized('')).toMatchObject({ visits: 1 });
    await step(Stage.NO_SHOW, 2n);
    await eventually(async () => expect(await guest()).toMatchObject({ visits: 0, noShows: 1 }));
    expect((await guest())?.lastVisit).toBeUndefined();
    const people = [{ name: 'Grace Hopper' }];
    const known = await api.recognizeGuests({ restaurantId: 'missed', people }, member('missed'));
    expect(known.guests).toMatchObject([{ visits: 0, noShows: 1 }]);
    // They came after all.
    await step(Stage.ARRIVED, 3n);
    await eventually(async () => expect(await guest()).toMatchObject({ visits: 1, noShows: 0 }));
  });

  test('whose diner corrects the phone or the name moves its guest, and makes no second one', async () => {
    const names = async () =>
      (await list('moved')).guests.map(({ name, phoneNumber }) => `${name} ${phoneNumber}`);
    const booking = { id: 'moved', restaurantId: 'moved', name: 'Grace Hoper', phoneNumber: '212 736 5020' };
    const ahead = { ...booking, startsAt: inMinutes(600) };
    await publish('reservationBooked', ahead);
    await eventually(async () => expect(await names()).toEqual(['Grace Hoper 212 736 5020']));
    const [{ id } = { id: '' }] = (await list('moved')).guests;
    await publish('reservationChanged', { ...ahead, version: 2n, name: 'Grace Hopper' });
    await eventually(async () => expect(await names()).toEqual(['Grace Hopper 212 736 5020']));
    const moved = { ...ahead, name: 'Grace Hopper', phoneNumber: '212 736 5021' };
    await publish('reservationChanged', { ...moved, version: 3n });
    await eventually(async () => expect(await names()).toEqual(['Grace Hopper 212 736 5021']));
    expect((await list('moved')).guests.map((guest) => guest.id)).toEqual([id]);
    // The number of somebody who is on the list: the one whom the booking had added goes.
    await api.addGuest(
      { restaurantId: 'moved', name: 'G. Hopper', phoneNumber: '212 736 5022' },
      member('moved'),
    );
    await publish('reservationChanged', { ...moved, version: 4n, phoneNumber: '(212) 736-5022' });
    await eventually(async () => expect(await names()).toEqual(['G. Hopper 212 736 5022']));
  });

  test('counts in a restaurant for tests by its moved clock, and in no other one (TEST-8)', async () => {
    const tomorrow = inMinutes(24 * 60);
    for (const restaurantId of ['clock-test', 'clock-live']) {
      const reservation = { id: `b-${restaurantId}`, restaurantId, name: 'Ada Lovelace', version: 1n };
      await publish('reservationBooked', { ...reservation, startsAt: tomorrow });
      await eventually(async () => expect((await list(restaurantId)).guests).toHaveLength(1));
    }
    const restaurant = { id: 'clock-test', version: 2n, country: 'US', clockAheadMs: BigInt(25 * 3_600_000) };
    const made = { id: 'moved-clock', at: clock() };
    await publishEntry(running.bus, outboxEntry(events.restaurantUpdated, { restaurant }, made));
    await eventually(async () =>
      expect((await list('clock-test')).guests).toMatchObject([{ name: 'Ada Lovelace', visits: 1 }]),
    );
    expect((await list('clock-live')).guests).toMatchObject([{ visits: 0 }]);
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
