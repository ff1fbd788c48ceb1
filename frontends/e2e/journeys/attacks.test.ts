import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectMongo } from '@tablewell/chassis/mongo';
import { allStoredText } from '@tablewell/chassis/testing';
import { io } from 'socket.io-client';
import { booker, from, idOf } from '../src/callers';
import { type Api, eventually, makeOwner, type Owner } from '../src/api';
import { startJourney } from '../src/journey';
import { hire } from '../src/staff';

// Attacks on the running product, and their traces in the logs.
// `deploy/docs/security/attacks.md` has the complete list.

// A product that no other file uses meanwhile: these callers use up limits.
const journey = startJourney({ product: 'exclusive' });
let api: Api;
let mine: Owner;
let theirs: Owner;
const secrets: string[] = [];

beforeAll(async () => {
  ({ api } = journey);
  mine = await makeOwner(api, 'UTC');
  theirs = await makeOwner(api, 'UTC');
  secrets.push(mine.token, theirs.token, mine.email, theirs.email, mine.password);
});

const book = booker(() => ({ api, restaurantId: mine.restaurantId }));

test('id guessing: a reservation’s id has 128 bits, and a caller who tries others gets 404 and soon 429', async () => {
  const id = idOf(await book());
  expect(id).toMatch(/^[\w-]{22,}$/);
  const statuses: number[] = [];
  const guesses = Array.from({ length: 60 }, (_, count) => id.slice(0, -2) + String(count).padStart(2, '0'));
  // One id in some thousand ends like a guess.
  for (const guess of guesses.filter((each) => each !== id)) {
    const path = `/api/reservations/single/${guess}`;
    statuses.push((await api.call('GET', path, undefined, from('198.51.100.1'))).status);
  }
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
});

test('brute force: the guesser is stopped, and the owner is not locked out', async () => {
  const guess = (password: string) =>
    api.call('POST', '/api/signin', { email: theirs.email, password }, from('198.51.100.3'));
  const statuses: number[] = [];
  for (let count = 0; count < 40; count++) statuses.push((await guess(`Wrong${count}aa`)).status);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  const { email, password } = theirs;
  const owner = await api.call('POST', '/api/signin', { email, password }, from('198.51.100.4'));
  expect(owner.status).toBe(200);
});

test('no account enumeration: code and body are the same for a known and an unknown address', async () => {
  const post = async (path: string, body: object, address: string) => {
    const { status, body: answer } = await api.call('POST', path, body, from(address));
    return [status, answer];
  };
  const password = 'Wrong1234';
  const unknown = 'nobody@example.com';
  expect(await post('/api/signin', { password, email: unknown }, '198.51.101.1')).toEqual(
    await post('/api/signin', { password, email: mine.email }, '198.51.101.2'),
  );
  expect(await post('/api/auth/forgot-password', { email: unknown }, '198.51.103.1')).toEqual(
    await post('/api/auth/forgot-password', { email: mine.email }, '198.51.103.2'),
  );
});

test('sessions and sockets end at sign-out', async () => {
  const { email, password } = mine;
  const signedIn = await api.call<{ token: string }>('POST', '/api/signin', { email, password });
  const { token } = signedIn.body;
  secrets.push(token);
  const socket = io(journey.product.origin, {
    auth: { token },
    reconnection: false,
    transports: ['websocket'],
  });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  const cut = new Promise((resolve) => socket.on('disconnect', resolve));
  await api.as(token).call('POST', '/api/logout');
  await cut;
  expect((await api.as(token).call('GET', '/api/auth/validate')).status).toBe(401);
  const again = io(journey.product.origin, {
    auth: { token },
    reconnection: false,
    transports: ['websocket'],
  });
  const refused = await new Promise((resolve) =>
    again.on('connect_error', () => resolve('refused')).on('connect', () => resolve('let in')),
  );
  expect(refused).toBe('refused');
  socket.close();
  again.close();
});

/** The databases of all services, read directly. */
async function everythingStored(): Promise<string> {
  const { port = 0 } = journey.product.run().processes.find(({ name }) => name === 'mongodb') ?? {};
  const services = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'];
  const texts = await Promise.all(
    services.map(async (service) => {
      const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
      const connection = await connectMongo({ url, database: `tablewell_${service}` });
      const text = await allStoredText(connection);
      await connection.close();
      return text;
    }),
  );
  return texts.join('\n');
}

test('an erased guest is in no collection of any service any more, and a table ahead is given back', async () => {
  const person = { name: 'Zebulon Quillfeather', phoneNumber: '+12127365099', notes: 'allergic to walnuts' };
  const traces = /zebulon|quillfeather|7365099|walnuts/i;
  const id = idOf(await book(person));
  await api.call('PUT', `/api/reservations/update/${id}`, { notes: 'walnuts, and zebulon at mail.example' });
  const guests = () =>
    mine.api.call<{ guests: { id: string }[] }>('GET', `/api/guests/${mine.restaurantId}?search=Zebulon`);
  const guestId = await eventually(async () => {
    const [guest] = (await guests()).body.guests;
    if (!guest) throw new Error('not on the list yet');
    return guest.id;
  });
  const privacy = (method: string, more: object = {}) =>
    mine.api.call('POST', `/rpc/tablewell.guest.v1.PrivacyService/${method}`, {
      restaurantId: mine.restaurantId,
      guestId,
      ...more,
    });
  await eventually(async () => {
    const exported = await privacy('ExportGuest');
    expect(exported.body).toMatchObject({
      guest: { name: person.name },
      reservations: [{ id, notes: expect.stringContaining('walnuts') }],
      messages: expect.arrayContaining([expect.objectContaining({ reservationId: id })]),
    });
  });
  expect(await everythingStored()).toMatch(traces);
  // A reservation ahead is canceled only if the owner says so.
  expect((await privacy('EraseGuest')).body).toEqual({ ahead: [expect.any(String)] });
  expect(await everythingStored()).toMatch(traces);
  expect((await privacy('EraseGuest', { cancelAhead: true })).body).toEqual({});
  await eventually(async () => expect(await everythingStored()).not.toMatch(traces));
  expect((await guests()).body.guests).toEqual([]);
  const kept = await api.call('GET', `/api/reservations/single/${id}`);
  expect(kept.body).toMatchObject({ name: 'Erased guest', guests: 2, status: 'canceled' });
  const activity = await mine.api.call<{ entries: { event: string; initiator: { email: string } }[] }>(
    'POST',
    '/rpc/tablewell.notification.v1.ActivityService/ListActivity',
    { restaurantId: mine.restaurantId, kind: 'ACTIVITY_KIND_GUEST' },
  );
  expect(activity.body.entries.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['guest.erased', 'guest.exported']),
  );
  expect(activity.body.entries[0]?.initiator.email).toBe(mine.email);
});

test('secrets and personal data are absent from the logs of everything that was done here', async () => {
  const phoneNumber = '+12127365077';
  await book({ name: 'Ottoline Featherstonehaugh', phoneNumber, notes: 'birthday of Cressida' });
  const host = await hire(mine, 'host');
  await api.call('POST', '/api/auth/forgot-password', { email: host.email });
  const mail = await eventually(async () => {
    const [newest] = await api.messages(host.email, 'email');
    expect(newest?.html).toContain('/reset-password?token=');
    return newest?.html ?? '';
  });
  const token = /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
  await api.call('POST', '/api/auth/reset-password', { token, password: 'Short', confirmPassword: 'Short' });
  await fetch(`${journey.product.origin}/reset-password?token=${token}`);
  expect(token.length).toBeGreaterThan(20);
  await new Promise((resolve) => setTimeout(resolve, 1_000));

  const logs = readdirSync(journey.product.logs)
    .filter((file) => file.endsWith('.log'))
    .map((file) => [file, readFileSync(join(journey.product.logs, file), 'utf8')] as const);
  expect(logs.map(([file]) => file)).toEqual(expect.arrayContaining(['gateway.log', 'auth.log']));
  expect(logs.map(([, text]) => text).join('')).toContain('"msg":"answered"');
  const personal = ['Ottoline', 'Featherstonehaugh', '7365077', 'Cressida', host.email, token, ...secrets];
  for (const [file, text] of logs)
    for (const secret of personal) expect([file, text.includes(secret) ? secret : '']).toEqual([file, '']);
});
