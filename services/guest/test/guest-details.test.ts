import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { EventBus, events } from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  eventually,
  refusalOf,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { RequestState, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { buildGuest } from '../src/app';

let backbone: TestBackbone;
let service: TestService;
let bus: EventBus;
let guests: Client<typeof GuestService>;
let count = 0;

const by = (role: Role, restaurantId = 'r1') => as({ userId: 'u1', memberships: [{ restaurantId, role }] });
const at = (day: number) => timestampFromDate(new Date(Date.UTC(2026, 10, day)));

beforeAll(async () => {
  backbone = await startBackbone();
  const never = 3_600_000;
  const build = buildGuest({
    countVisitsEveryMs: never,
    retentionDays: 30,
    forgetVisitsEveryMs: never,
    upgradeEveryMs: never,
  });
  service = await startTestService('guest', backbone, build);
  guests = service.client(GuestService);
  bus = await EventBus.connect({ servers: backbone.nats.url, name: 'test', logger: silentLogger });
});

afterAll(async () => {
  await bus?.close();
  await service?.stop();
  await backbone?.stop();
});

const consent = (given: number, withdrawn?: number) => ({
  givenAt: at(given),
  textVersion: '2026-11',
  email: 'ada@example.com',
  ...(withdrawn ? { withdrawnAt: at(withdrawn) } : {}),
});

async function publish(event: 'reservationBooked' | 'reservationNoted', name: string, more: object) {
  const reservation = {
    id: `res${count}`,
    restaurantId: 'r1',
    version: 1n,
    name,
    partySize: 2,
    startsAt: at(30),
    status: ReservationStatus.ACTIVE,
    ...more,
  };
  const made = { id: `event-${++count}`, at: new Date() };
  const entry =
    event === 'reservationBooked'
      ? outboxEntry(events.reservationBooked, { reservation }, made)
      : outboxEntry(events.reservationNoted, { reservation }, made);
  await bus.publish({ ...entry, id: entry._id, type: entry.event });
}

const listed = async (search: string) =>
  (await guests.listGuests({ restaurantId: 'r1', page: 1, limit: 50, search }, by(Role.HOST))).guests;

const guestWith = (name: string, more: object) =>
  eventually(async () => {
    const [guest] = await listed(name);
    expect(guest).toMatchObject(more);
    return guest!;
  });

test('a diner’s details of a booking are stored with the guest, and a later booking adds to them', async () => {
  const dietary = { needs: ['vegan'], words: 'No sesame' };
  await publish('reservationBooked', 'Ada Lovelace', { email: 'ada@example.com', dietary });
  await guestWith('Ada Lovelace', { email: 'ada@example.com', dietary });
  await publish('reservationBooked', 'Ada Lovelace', { marketingConsent: consent(1) });
  const guest = await guestWith('Ada Lovelace', { marketingConsent: { textVersion: '2026-11' } });
  expect(guest).toMatchObject({ email: 'ada@example.com', dietary });
});

test('a consent is withdrawn by the diner’s link', async () => {
  await publish('reservationBooked', 'Grace Hopper', { id: 'grace', marketingConsent: consent(1) });
  await guestWith('Grace Hopper', { marketingConsent: { email: 'ada@example.com' } });
  const marketingConsent = consent(1, 2);
  await publish('reservationNoted', 'Grace Hopper', { id: 'grace', version: 2n, marketingConsent });
  await guestWith('Grace Hopper', { marketingConsent: { withdrawnAt: at(2) } });
});

test('a note of a request adds nobody to the list', async () => {
  await publish('reservationNoted', 'Alan Turing', { request: { state: RequestState.PENDING } });
  await publish('reservationBooked', 'Kurt Gödel', {});
  await guestWith('Kurt Gödel', {});
  expect(await listed('Alan Turing')).toEqual([]);
});

test('a consent is withdrawn only by members who manage the list', async () => {
  await publish('reservationBooked', 'Mary Jackson', { marketingConsent: consent(1) });
  const { id: guestId } = await guestWith('Mary Jackson', { marketingConsent: {} });
  const ask = { restaurantId: 'r1', guestId };
  expect((await refusalOf(guests.withdrawConsent(ask, by(Role.OWNER, 'r2'))))?.kind).toBe('not-found');
  expect((await refusalOf(guests.withdrawConsent(ask)))?.kind).toBe('unauthenticated');
  const { guest } = await guests.withdrawConsent(ask, by(Role.MANAGER));
  expect(guest?.marketingConsent?.withdrawnAt).toBeDefined();
  const again = await guests.withdrawConsent(ask, by(Role.MANAGER));
  expect(again.guest?.marketingConsent?.withdrawnAt).toEqual(guest?.marketingConsent?.withdrawnAt);
});
