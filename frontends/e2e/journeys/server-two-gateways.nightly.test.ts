import { io, type Socket } from 'socket.io-client';
import { Api, daysAhead, eventually, makeOwner, type Owner } from '../src/api';
import { signIn } from '../src/account-forms';
import { alwaysOpen, book as bookAt } from '../src/bookings';
import { CallsUnderWay } from '../src/calls-under-way';
import { startJourney } from '../src/journey';
import { loseAnswers } from '../src/lost-answers';
import { MovingClock } from '../src/moving-clock';
import { button } from '../src/pages';
import { todayIn, zoneAtHour } from '../src/zones';

// Two gateways and two reservation services on one store and one broker: it is one product, whichever process a caller
// reaches.

interface Booked {
  readonly id: string;
}

const journey = startJourney({ product: 'replicated' });
let one: Api;
let two: Api;
let owner: Owner;

beforeAll(async () => {
  const { processes } = journey.product.run();
  const portOf = (name: string) => processes.find((process) => process.name === name)?.port;
  one = new Api(`http://localhost:${portOf('gateway')}`);
  two = new Api(`http://127.0.0.1:${portOf('gateway-2')}`);
  owner = await makeOwner(one);
});

const party = (time: string, name = 'Grace Hopper') => ({
  name,
  guests: 2,
  reservation_time: `${daysAhead(7)}T${time}`,
  recaptchaToken: 'sandbox-pass',
});
const book = (gateway: Api, time: string, headers: Record<string, string> = {}, restaurant = owner) =>
  gateway.call<Booked>('POST', `/api/reservations/${restaurant.restaurantId}`, party(time), headers);
const statuses = async (answers: Promise<{ status: number }>[]) => {
  const tally: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
};
const raced = <T>(count: number, ask: (gateway: Api, index: number) => T) =>
  Array.from({ length: count }, (_, index) => ask(index % 2 ? two : one, index));

async function listen(gateway: Api, token: string) {
  const updates: { type: string; reservation: Booked }[] = [];
  const socket: Socket = io(gateway.origin, { auth: { token }, transports: ['websocket'] });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const guests: unknown[] = [];
  socket.on('reservationUpdate', (payload) => updates.push(payload));
  socket.on('guestUpdate', (payload) => guests.push(payload));
  return { updates, guests, socket };
}

test('there are two of each', () => {
  const names = journey.product.run().processes.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['gateway', 'gateway-2', 'reservation', 'reservation-2']));
  expect(one.origin).not.toBe(two.origin);
});

test('events at either one reach both, once each, and both learn that a session ended', async () => {
  const again = await one.call<{ token: string }>('POST', '/api/signin', {
    email: owner.email,
    password: owner.password,
  });
  const sockets = await Promise.all([one, two].map((gateway) => listen(gateway, again.body.token)));
  const first = await book(one, '12:00');
  const second = await book(two, '12:30');
  await two.call('PUT', `/api/reservations/cancel/${first.body.id}`);
  for (const { updates } of sockets) {
    await eventually(() =>
      expect(updates.map(({ type, reservation }) => `${type} ${reservation.id}`).sort()).toEqual(
        [`created ${first.body.id}`, `created ${second.body.id}`, `canceled ${first.body.id}`].sort(),
      ),
    );
  }
  // After signing out at one, the token is valid at neither, and no socket stays.
  expect((await two.as(again.body.token).call('GET', '/api/auth/validate')).status).toBe(200);
  await one.as(again.body.token).call('POST', '/api/logout');
  for (const { socket } of sockets) await eventually(() => expect(socket.connected).toBe(false));
  await eventually(async () => {
    for (const gateway of [one, two])
      expect((await gateway.as(again.body.token).call('GET', '/api/auth/validate')).status).toBe(401);
  });
  for (const { socket } of sockets) socket.close();
});

test('guests added and removed, and reservations restored and deleted, reach their members at both gateways', async () => {
  const other = await makeOwner(one);
  const path = `/api/guests/${owner.restaurantId}`;
  const listeners = await Promise.all([listen(one, owner.token), listen(two, owner.token)]);
  const stranger = await listen(two, other.token);
  const { body: guest } = await owner.api.call<Booked>('POST', path, { name: 'Live Guest' });
  await owner.api.call('DELETE', `${path}/${guest.id}`);
  const { body: made } = await book(one, '15:00');
  // An update that arrives after a newer one is dropped, so each is awaited before the next.
  const updateTypes = ({ updates }: (typeof listeners)[number]) =>
    updates.filter(({ reservation }) => reservation.id === made.id).map(({ type }) => type);
  const heardByAll = (type: string) =>
    eventually(() => listeners.forEach((each) => expect(updateTypes(each).at(-1)).toBe(type)));
  await heardByAll('created');
  await two.call('PUT', `/api/reservations/cancel/${made.id}`);
  await heardByAll('canceled');
  await owner.api.call('PUT', `/api/reservations/uncancel/${made.id}`);
  await heardByAll('updated');
  await owner.api.call('DELETE', `/api/reservations/${made.id}`);
  const { restaurantId } = owner;
  for (const listener of listeners) {
    await eventually(() => {
      expect(listener.guests).toEqual(
        expect.arrayContaining([
          {
            type: 'created',
            restaurantId,
            guest: expect.objectContaining({ id: guest.id, name: 'Live Guest' }),
          },
          { type: 'deleted', restaurantId, guestId: guest.id },
        ]),
      );
      expect(updateTypes(listener)).toEqual(['created', 'canceled', 'updated', 'deleted']);
    });
  }
  expect([stranger.updates, stranger.guests]).toEqual([[], []]);
  for (const { socket } of [...listeners, stranger]) socket.close();
});

test('an Idempotency-Key is known at both: one booking, one answer', async () => {
  const headers = { 'idempotency-key': `both-${process.pid}` };
  const first = await book(one, '13:00', headers);
  const second = await book(two, '13:00', headers);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect((await book(two, '13:30', headers)).status).toBe(422);

  const racing = { 'idempotency-key': `race-${process.pid}` };
  const answers = await Promise.all(raced(10, (gateway) => book(gateway, '14:00', racing)));
  // A repeat while the first still runs gets a 409, and no answer is about another booking.
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const ids = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])));
  expect(ids.size).toBe(1);
});

test('attempts at one count at the other', async () => {
  const guess = { email: `guess.${process.pid}@example.com`, password: 'Wrong1234' };
  const tries = await statuses(raced(60, (gateway) => gateway.call('POST', '/api/signin', guess)));
  // 20 in five minutes is the default, at whichever gateway they are made.
  expect(tries).toEqual({ 401: 20, 429: 40 });
  for (const gateway of [one, two]) {
    expect((await gateway.call('POST', '/api/signin', guess)).status).toBe(429);
  }
});

test('two pages of one browser refresh at both at once: both stay signed in, and a thief later ends it', async () => {
  const signedIn = await one.call<{ refreshToken: string }>('POST', '/api/signin', {
    email: owner.email,
    password: owner.password,
  });
  const { refreshToken } = signedIn.body;
  const twins = await Promise.all(
    raced(6, (gateway) =>
      gateway.call<{ token: string; refreshToken: string }>('POST', '/api/auth/refresh', { refreshToken }),
    ),
  );
  expect(twins.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(twins.map(({ body }) => body.refreshToken)).size).toBe(1);
  const next = twins[0]?.body ?? { token: '', refreshToken: '' };
  const third = await two.call<{ token: string; refreshToken: string }>('POST', '/api/auth/refresh', {
    refreshToken: next.refreshToken,
  });
  expect(third.status).toBe(200);
  // Using the first one again, two rotations later, is not a concurrent refresh.
  expect((await one.call('POST', '/api/auth/refresh', { refreshToken })).status).toBe(401);
  const { refreshToken: newest } = third.body;
  expect((await two.call('POST', '/api/auth/refresh', { refreshToken: newest })).status).toBe(401);
  await eventually(async () =>
    expect((await two.as(third.body.token).call('GET', '/api/auth/validate')).status).toBe(401),
  );
});

test('no table is sold twice', async () => {
  // By either gateway, and the reservation service that it calls in turn.
  const acceptsFour = () =>
    Promise.all(
      raced(8, async (gateway) => {
        const path = `/api/restaurant/public/${owner.restaurantId}/availability?guests=4&date=${daysAhead(7)}`;
        const { body } = await gateway.call<{ times: { available: boolean }[] }>('GET', path);
        return body.times.some(({ available }) => available);
      }),
    );
  expect(await acceptsFour()).toEqual(Array(8).fill(true));
  await owner.api.call('PATCH', `/api/restaurant/${owner.restaurantId}`, {
    tableAvailability: { TwoTop: { count: 3, capacity: 2 } },
  });
  await eventually(async () => expect(await acceptsFour()).toEqual(Array(8).fill(false)));
  expect(await statuses(raced(20, (gateway) => book(gateway, '20:00')))).toEqual({ 201: 3, 409: 17 });
});

// The last test, because it moves the clock.
test('a host stays signed in on Tonight for more than an hour in which answers are lost', async () => {
  const clock = MovingClock.of(journey.product);
  const timezone = zoneAtHour(14, clock.now());
  const host = await makeOwner(one, timezone);
  await host.api.call('PATCH', `/api/restaurant/${host.restaurantId}`, {
    operatingHours: alwaysOpen,
    tableAvailability: { TwoTop: 2 },
  });
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await bookAt(one, host.restaurantId, `${todayIn(timezone, clock.now())}T19:00`, { name });
  const { page, context } = await journey.open('desk', timezone);
  const calls = new CallsUnderWay(page, '/rpc/');
  await signIn(page, host);
  await page.goto(`${one.origin}/dashboard?tab=tonight`);
  await button(page, 'Arrived: Ada Lovelace').waitFor();
  // On a quiet evening the page makes no call of the REST API, which would renew the session as well.
  await page.route('**/api/**', (route) => route.abort());
  // The order of a browser's cookies tells nothing: one that is set again with the same value keeps its place.
  const tokens = async () => {
    const cookies = await context.cookies();
    const [access = '', refresh = ''] = ['access', 'refresh'].map(
      (token) => cookies.find(({ name }) => name === `tablewell_${token}`)?.value,
    );
    return { access, refresh };
  };

  const steps = [
    'Arrived: Ada Lovelace',
    'Seat: Ada Lovelace',
    'Finish: Ada Lovelace',
    'Arrived: Grace Hopper',
  ];
  for (const [index, step] of [...steps, 'Seat: Grace Hopper'].entries()) {
    await calls.ended();
    const before = await tokens();
    clock.advance(16);
    await eventually(async () =>
      expect((await one.as(before.access).call('GET', '/api/auth/validate')).status).toBe(401),
    );
    if (index % 2 === 1)
      await loseAnswers(page, '**/rpc/**', [one.origin, two.origin], () => clock.advance(2));
    await button(page, step).click();
    await button(page, step).waitFor({ state: 'detached' });
    await eventually(async () => {
      const { access, refresh } = await tokens();
      // One from a service that had not noticed the new time yet is over at once, and its cookie gone.
      expect(access).not.toBe(before.access);
      expect([before.refresh, '']).not.toContain(refresh);
    });
  }
  await page.getByText('changes wait for the connection').waitFor({ state: 'detached' });
  expect((await context.request.get(`${one.origin}/api/auth/validate`)).status()).toBe(200);
  const { access } = await tokens();
  for (const gateway of [one, two])
    expect((await gateway.as(access).call('GET', '/api/auth/validate')).status).toBe(200);
});
