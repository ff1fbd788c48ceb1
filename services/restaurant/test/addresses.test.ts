import { Role } from '@tablewell/chassis/access';
import { events, LiveReader, on } from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
let api: RestaurantHarness['restaurants'];
let reader: LiveReader;
/** The links to be mailed, in order. */
const mailed: { restaurantId: string; email: string; token: string }[] = [];

const founding = { ownerId: 'u1', name: 'Trattoria', timezone: 'Europe/Rome', email: 'ada@example.com' };
const found = (id: string) => api.createRestaurant({ ...founding, id });
const change = async (id: string, more: object) =>
  (await api.updateRestaurant({ id, ...more }, memberOf(id))).restaurant;
const read = async (id: string) => (await api.getRestaurant({ id }, memberOf(id))).restaurant;
const linksOf = (id: string) => mailed.filter(({ restaurantId }) => restaurantId === id);
const tokenOf = (id: string, nth = 0) =>
  eventually(() => {
    const token = linksOf(id)[nth]?.token;
    if (!token) throw new Error('no link yet');
    return Promise.resolve(token);
  });

beforeAll(async () => {
  running = await startRestaurants();
  api = running.restaurants;
  reader = new LiveReader({
    publisher: 'restaurant',
    handlers: [
      on(events.addressConfirmationRequested, async ({ restaurantId, email, token }) => {
        mailed.push({ restaurantId, email, token });
      }),
    ],
    bus: running.bus,
    logger: silentLogger,
  });
  await reader.start();
});

afterAll(async () => {
  await reader?.stop();
  await running?.stop();
});

test('a new restaurant has its owner’s confirmed address, and no link is sent', async () => {
  const { restaurant } = await found('a1');
  expect(restaurant).toMatchObject({ email: 'ada@example.com', confirmedEmail: 'ada@example.com' });
  await change('a1', { name: 'Osteria', email: 'ada@example.com' });
  expect(linksOf('a1')).toEqual([]);
});

test('mails go to the previous address until the new one is confirmed by its link', async () => {
  await found('a2');
  const changed = await change('a2', { email: 'front@example.com' });
  expect(changed).toMatchObject({ email: 'front@example.com', confirmedEmail: 'ada@example.com' });
  const token = await tokenOf('a2');
  expect(await api.confirmAddress({ token })).toMatchObject({
    restaurantName: 'Trattoria',
    email: 'front@example.com',
  });
  expect(await read('a2')).toMatchObject({ email: 'front@example.com', confirmedEmail: 'front@example.com' });
  // A mail program may open links before its reader does.
  expect(await api.confirmAddress({ token })).toMatchObject({ email: 'front@example.com' });
});

test('the link of a replaced address confirms nothing', async () => {
  await found('a3');
  await change('a3', { email: 'wrong@example.com' });
  const stale = await tokenOf('a3');
  await change('a3', { email: 'right@example.com' });
  expect(await refusalOf(api.confirmAddress({ token: stale }))).toMatchObject({ kind: 'invalid' });
  expect(await read('a3')).toMatchObject({ confirmedEmail: 'ada@example.com' });
  await api.confirmAddress({ token: await tokenOf('a3', 1) });
  expect(await read('a3')).toMatchObject({ confirmedEmail: 'right@example.com' });
});

test('saving an unconfirmed address again sends another link, and other settings do not', async () => {
  await found('a4');
  await change('a4', { email: 'front@example.com' });
  await change('a4', { name: 'Osteria' });
  await change('a4', { email: 'front@example.com' });
  await tokenOf('a4', 1);
  expect(linksOf('a4').map(({ email }) => email)).toEqual(['front@example.com', 'front@example.com']);
  await api.confirmAddress({ token: await tokenOf('a4', 1) });
  await api.confirmAddress({ token: await tokenOf('a4') });
});

test('without an address a restaurant’s mails go to its owner, and a later address must be confirmed', async () => {
  await found('a5');
  expect(await change('a5', { email: '' })).toMatchObject({ email: '', confirmedEmail: '' });
  expect(await change('a5', { email: 'front@example.com' })).toMatchObject({ confirmedEmail: '' });
  await api.confirmAddress({ token: await tokenOf('a5') });
  expect(await read('a5')).toMatchObject({ confirmedEmail: 'front@example.com' });
});

test('an invalid token is refused with the field’s name', async () => {
  for (const token of ['', 'x', 'a'.repeat(300)])
    expect(await refusalOf(api.confirmAddress({ token }))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'token' }],
    });
});

test('the public sees no address', async () => {
  await found('a7');
  const { restaurant } = await api.getPublicRestaurant({ id: 'a7' });
  expect(restaurant).toMatchObject({ email: '', confirmedEmail: '' });
  const host = await api.getRestaurant({ id: 'a7' }, memberOf('a7', Role.HOST));
  expect(host.restaurant?.email).toBe('ada@example.com');
});
