import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { RequestState } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type EventName, type GuestHarness, member, startGuests } from './harness';

let running: GuestHarness;
let count = 0;

const at = (day: number) => timestampFromDate(new Date(Date.UTC(2026, 10, day)));

beforeAll(async () => {
  const never = 3_600_000;
  const settings = { countVisitsEveryMs: never, forgetVisitsEveryMs: never, upgradeEveryMs: never };
  running = await startGuests({ settings });
});

afterAll(() => running?.stop());

const consent = (given: number, withdrawn?: number) => ({
  givenAt: at(given),
  textVersion: '2026-11',
  email: 'ada@example.com',
  ...(withdrawn ? { withdrawnAt: at(withdrawn) } : {}),
});

const publish = (event: EventName, name: string, more: object) =>
  running.publish(event, { id: `res${++count}`, name, ...more });

const listed = async (search: string) =>
  (await running.guests.listGuests({ restaurantId: 'r1', page: 1, limit: 50, search }, member(Role.HOST)))
    .guests;

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
  const request = { restaurantId: 'r1', guestId };
  expect((await refusalOf(running.guests.withdrawConsent(request, member(Role.OWNER, 'r2'))))?.kind).toBe(
    'not-found',
  );
  expect((await refusalOf(running.guests.withdrawConsent(request)))?.kind).toBe('unauthenticated');
  const { guest } = await running.guests.withdrawConsent(request, member(Role.MANAGER));
  expect(guest?.marketingConsent?.withdrawnAt).toBeDefined();
  const again = await running.guests.withdrawConsent(request, member(Role.MANAGER));
  expect(again.guest?.marketingConsent?.withdrawnAt).toEqual(guest?.marketingConsent?.withdrawnAt);
});
