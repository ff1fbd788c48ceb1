import { create } from '@bufbuild/protobuf';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { type EventBus, events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  connectTestBus,
  eventually,
  fixedClock,
  publishEntry,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { RestaurantSchema } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { buildReservation } from '../src/app';
import { outcomeOf } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const settings = { retentionDays: 30, sweepEveryMs: 60_000, purgeEveryMs: 60_000 };
let backbone: TestBackbone;
let service: TestService;
let bus: EventBus;
let api: Client<typeof ReservationService>;
let version = 0n;

const owner = as({ userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.OWNER }] });

async function publishRestaurant(
  tables: { key: string; count: number; capacity: number }[],
  seatingMinutes = 90,
) {
  version += 1n;
  const restaurant = create(RestaurantSchema, {
    id: 'r1',
    version,
    name: 'Trattoria',
    phoneNumber: '06 5550 1234',
    country: 'IT',
    timezone: 'Europe/Rome',
    dayTurnsAt: 300,
    autoConfirm: true,
    seatingMinutes,
    operatingPeriods: [
      {
        id: 'p',
        name: 'Dinner',
        opensAt: 1080,
        closesAt: 1440,
        intervalMinutes: 30,
        daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
      },
      { id: 'n', name: 'Night', opensAt: 0, closesAt: 120, intervalMinutes: 30, daysOfWeek: [] },
    ],
    closures: { weekly: [1], special: ['2026-12-24'] },
    tableTypes: tables,
  });
  const entry = outboxEntry(
    events.restaurantUpdated,
    { restaurant },
    { id: `restaurant-${version}`, at: clock() },
  );
  await publishEntry(bus, entry);
  const { inForce } = await api.awaitRestaurant({ restaurantId: 'r1', version });
  expect(inForce).toBe(true);
}

const request = (local: string, partySize = 2, more: { idempotencyKey?: string; name?: string } = {}) => ({
  restaurantId: 'r1',
  name: 'Ada Lovelace',
  partySize,
  phoneNumber: '',
  notes: '',
  when: { time: { case: 'local' as const, value: local } },
  originalReferer: 'direct',
  idempotencyKey: '',
  ...more,
});

beforeAll(async () => {
  backbone = await startBackbone();
  service = await startTestService('reservation', backbone, buildReservation(settings), { clock });
  api = service.client(ReservationService);
  bus = await connectTestBus(backbone.nats.url);
  await bus.ensureStream('restaurant');
});

afterAll(async () => {
  await bus?.close();
  await service?.stop();
  await backbone?.stop();
});

describe('booking through the real service', () => {
  test('sells each table of a popular start exactly once under concurrent requests', async () => {
    await publishRestaurant([{ key: 'TwoTop', count: 5, capacity: 2 }]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => outcomeOf(api.book(request('2026-11-21T19:00')))),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(5);
    expect(codes.filter((code) => code === 'no-tables-available')).toHaveLength(35);
  });

  test('keeps the language of messages to the diner through later changes', async () => {
    await publishRestaurant([{ key: 'TwoTop', count: 5, capacity: 2 }]);
    const booked = (language?: string) =>
      api.book({ ...request('2026-11-24T19:00'), ...(language === undefined ? {} : { language }) });
    const { reservation } = await booked('ja');
    const id = reservation?.id ?? '';
    expect(reservation?.language).toBe('ja');
    expect((await api.changeReservation({ id, partySize: 1 })).reservation?.language).toBe('ja');
    expect((await api.cancelReservation({ id })).reservation?.language).toBe('ja');
    expect((await booked()).reservation?.language).toBe('');
    expect(await outcomeOf(booked('<b>'))).toMatchObject({ code: 'invalid-input' });
  });

  test('tells the diner how to call the restaurant from another country', async () => {
    await publishRestaurant([{ key: 'TwoTop', count: 5, capacity: 2 }]);
    expect((await api.book(request('2026-11-24T20:30'))).restaurant).toMatchObject({
      phoneNumber: '06 5550 1234',
      phoneUri: 'tel:+390655501234',
    });
  });

  test('keeps the table for the turn time, across midnight too', async () => {
    await publishRestaurant([{ key: 'TwoTop', count: 1, capacity: 2 }]);
    const { reservation } = await api.book(request('2026-11-27T23:30'));
    expect(reservation?.tableType).toBe('TwoTop');
    expect(await outcomeOf(api.book(request('2026-11-28T00:30')))).toMatchObject({
      code: 'no-tables-available',
    });
    expect(await outcomeOf(api.book(request('2026-11-28T01:00')))).toMatchObject({ code: 'accepted' });
    await api.cancelReservation({ id: reservation?.id ?? '' });
    expect(await outcomeOf(api.book(request('2026-11-27T23:00')))).toMatchObject({ code: 'accepted' });
  });

  test('has the code of the rule that refuses', async () => {
    await publishRestaurant([{ key: 'FourTop', count: 3, capacity: 4 }]);
    expect(await outcomeOf(api.book(request('2026-11-23T19:00')))).toMatchObject({ code: 'closed' });
    expect(await outcomeOf(api.book(request('2026-12-24T19:00')))).toMatchObject({ code: 'closed' });
    expect(await outcomeOf(api.book(request('2026-11-25T19:10')))).toMatchObject({ code: 'not-offered' });
    expect(await outcomeOf(api.book(request('2026-11-19T19:00')))).toMatchObject({ code: 'past' });
    expect(await outcomeOf(api.book(request('2027-02-21T19:00')))).toMatchObject({ code: 'too-far-ahead' });
    expect(await outcomeOf(api.book(request('2026-11-25T19:00', 5)))).toMatchObject({
      code: 'no-tables-available',
    });
    expect(await outcomeOf(api.book(request('2026-11-25T19:00', 21)))).toMatchObject({
      code: 'invalid-input',
    });
    expect(await outcomeOf(api.book(request('2026-11-25T19:00', 2, { name: 'R2-D2' })))).toMatchObject({
      fields: [{ field: 'name', message: 'Name can only contain letters, spaces, hyphens, and apostrophes' }],
    });
  });

  test('answers a repeated key with the first reservation, also for concurrent requests', async () => {
    const attempts = await Promise.all([
      api.book(request('2026-11-26T19:00', 2, { idempotencyKey: 'k1' })),
      api.book(request('2026-11-26T19:00', 2, { idempotencyKey: 'k1' })),
    ]);
    const again = await api.book(request('2026-11-26T19:00', 2, { idempotencyKey: 'k1' }));
    expect(new Set([...attempts, again].map(({ reservation }) => reservation?.id)).size).toBe(1);
    const { times } = await api.listOfferedTimes({ restaurantId: 'r1', date: '2026-11-26', partySize: 2 });
    expect(times.find(({ minute }) => minute === 1140)?.available).toBe(true);
  });

  test('a repeated request that was refused is not booked by a first attempt that comes late', async () => {
    await publishRestaurant([{ key: 'TwoTop', count: 1, capacity: 2 }]);
    const first = request('2026-12-03T19:00', 2, { idempotencyKey: 'k2' });
    const { reservation } = await api.book(request('2026-12-03T19:00'));
    expect(await outcomeOf(api.book({ ...first, repeated: true }))).toMatchObject({ kind: 'conflict' });
    await api.cancelReservation({ id: reservation?.id ?? '' });
    expect(await outcomeOf(api.book(first))).toMatchObject({ code: 'no-tables-available' });
    expect(await outcomeOf(api.book(request('2026-12-03T19:00')))).toMatchObject({ code: 'accepted' });
  });

  test('moves, cancels and restores together with the table', async () => {
    await publishRestaurant([{ key: 'TwoTop', count: 1, capacity: 2 }]);
    const { reservation } = await api.book(request('2026-12-02T19:00'));
    const id = reservation?.id ?? '';
    const moved = await api.changeReservation({
      id,
      when: { time: { case: 'local', value: '2026-12-02T19:30' } },
    });
    expect(moved.reservation).toMatchObject({ localMinute: 1170, version: 2n });
    expect(await outcomeOf(api.book(request('2026-12-02T18:00')))).toMatchObject({ code: 'accepted' });
    const canceled = await api.cancelReservation({ id });
    expect(canceled.reservation?.status).toBe(ReservationStatus.CANCELED);
    expect((await api.cancelReservation({ id })).reservation?.version).toBe(canceled.reservation?.version);
    expect(await outcomeOf(api.book(request('2026-12-02T19:30')))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(api.restoreReservation({ id }, owner))).toMatchObject({
      code: 'no-tables-available',
    });
    expect(await outcomeOf(api.restoreReservation({ id }))).toMatchObject({ code: 'sign-in-required' });
  });

  test('lists, finds and deletes for members, and for nobody else', async () => {
    const { reservations } = await api.listReservations(
      { restaurantId: 'r1', startDate: '2026-12-02', endDate: '2026-12-02' },
      owner,
    );
    expect(reservations.map(({ localMinute }) => localMinute)).toEqual([1080, 1170, 1170]);
    const refused = as({ userId: 'u2', memberships: [{ restaurantId: 'r2', role: Role.OWNER }] });
    const range = { restaurantId: 'r1', startDate: '2026-12-02', endDate: '2026-12-02' };
    expect(await outcomeOf(api.listReservations(range, refused))).toMatchObject({ code: 'not-found' });
    const found = await api.searchReservations({ restaurantId: 'r1', text: 'lovel' }, owner);
    expect(found.reservations.length).toBeGreaterThan(3);
    expect((await api.searchReservations({ restaurantId: 'r1', text: '.*' }, owner)).reservations).toEqual(
      [],
    );
    const id = reservations[0]?.id ?? '';
    await api.deleteReservation({ id }, owner);
    expect(await outcomeOf(api.getReservation({ id }))).toMatchObject({ code: 'not-found' });
    expect(await outcomeOf(api.book(request('2026-12-02T18:00')))).toMatchObject({ code: 'accepted' });
  });

  test('publishes one event for each change, in order', async () => {
    const consumer = await bus.jetstream.consumers.get('RESERVATION');
    const names: string[] = [];
    await eventually(async () => {
      for await (const message of await consumer.fetch({ max_messages: 100, expires: 1_000 })) {
        names.push(message.headers?.get('Tablewell-Event') ?? '');
      }
      for (const name of ['booked', 'changed', 'canceled', 'deleted'])
        expect(names).toContain(`reservation.${name}`);
    });
  });
});
