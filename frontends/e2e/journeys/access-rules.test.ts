import { io } from 'socket.io-client';
import { eventually } from '../src/api';
import { from } from '../src/callers';
import { startJourney } from '../src/journey';
import { buyPlan } from '../src/plans';

// An owner's list of addresses, from the page's call to the socket of somebody elsewhere (ACCOUNT-30, ACCOUNT-32).

const journey = startJourney({ owner: {} });
const inside = from('203.0.113.77');
const outside = from('198.51.100.77');
const rpc = (method: string) => `/rpc/tablewell.auth.v1.AccessRulesService/${method}`;

/** A socket of the owner's session at an address, as a page opens it: by polling first. */
function openSocket(token: string, headers: Record<string, string>) {
  const socket = io(journey.product.origin, {
    ...{ auth: { token }, extraHeaders: headers, reconnection: false, forceNew: true },
  });
  const outcome = new Promise<string>((resolve) =>
    socket.on('connect', () => resolve('let in')).on('connect_error', ({ message }) => resolve(message)),
  );
  return { socket, outcome };
}

test('a list shuts out who is elsewhere at once, at every entrance, until its owner removes it there', async () => {
  const { api, restaurantId, email, password } = journey.owner;
  await buyPlan(journey.owner, await journey.open('desk'), 'enterprise');
  const signedIn = await api.call<{ token: string }>('POST', '/api/signin', { email, password }, outside);
  const { token } = signedIn.body;
  const elsewhere = api.as(token);
  const put = (addresses: string[]) =>
    api.call('POST', rpc('PutAccessRules'), { restaurantId, rules: { addresses } }, inside);
  const open = openSocket(token, outside);
  expect(await open.outcome).toBe('let in');
  const cut = new Promise((resolve) => open.socket.on('disconnect', resolve));

  // The plan reaches the auth service by an event; the list lacks the caller's own address.
  await eventually(async () => expect((await put(['198.51.100.0/24'])).status).toBe(400));
  await eventually(async () => expect((await put(['203.0.113.0/24'])).status).toBe(200));
  await cut;
  const again = openSocket(token, outside);
  expect(await again.outcome).toMatch(/address/);
  for (const [method, path] of [
    ['GET', '/api/auth/validate'],
    ['GET', `/api/guests/${restaurantId}`],
    ['POST', '/rpc/tablewell.auth.v1.DeviceService/ListDevices'],
  ] as const) {
    const refused = await elsewhere.call(method, path, method === 'POST' ? {} : undefined, outside);
    expect(refused).toMatchObject({ status: 403, body: { code: 'address-not-allowed' } });
    expect((await api.call(method, path, method === 'POST' ? {} : undefined, inside)).status).toBe(200);
  }

  const wrong = await elsewhere.call('POST', rpc('LiftAddresses'), { password: 'Wrong4all' }, outside);
  expect(wrong.status).toBe(400);
  expect((await elsewhere.call('POST', rpc('LiftAddresses'), { password }, outside)).status).toBe(200);
  await eventually(async () =>
    expect((await elsewhere.call('GET', '/api/auth/validate', undefined, outside)).status).toBe(200),
  );
  const last = openSocket(token, outside);
  expect(await last.outcome).toBe('let in');
  for (const { socket } of [open, again, last]) socket.close();
});
