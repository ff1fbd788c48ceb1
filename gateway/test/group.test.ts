import { Role } from '@tablewell/chassis/access';
import { origin, startGateway, type TestGateway } from './harness';

// Groups under /api. Who belongs to one is tested with the restaurant service, what is counted with the reservation service.

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());
afterEach(() => (gateway.role = Role.OWNER));

const read = (path: string, bearer = 'access-s1') =>
  gateway.app.inject({ url: `/api/group${path}`, headers: { authorization: `Bearer ${bearer}` } });
const figures = {
  ...{ parties: 10, covers: 25, seated: 2, seatedCovers: 5, waiting: 1, noShows: 0, openRequests: 3 },
};
const restaurant = { id: 'r1', name: 'House r1', timezone: 'Europe/Rome' };

test('the groups of a caller, their restaurants and their evening have the published fields', async () => {
  expect((await read('')).json()).toEqual([{ id: 'g1', name: 'Rossi', isOwner: true, restaurants: 1 }]);
  expect((await read('/g1/restaurants')).json()).toEqual([{ ...restaurant, role: 'owner' }]);
  expect((await read('/g1/overview?date=2026-11-20')).json()).toEqual({
    ...{ id: 'g1', name: 'Rossi', total: figures },
    restaurants: [{ ...restaurant, date: '2026-11-20', ...figures }],
  });
  expect(gateway.figureRequests[0]).toMatchObject({ restaurantIds: ['r1'], localDate: '2026-11-20' });
  await read('/g1/overview');
  expect(gateway.figureRequests[0]).toMatchObject({ localDate: '' });
});

test('only its owner reads the people of a group, at restaurants that still exist', async () => {
  expect((await read('/g1/people')).json()).toEqual([
    {
      ...{ id: 'u2', email: 'bo@example.com', firstName: 'Bo', lastName: 'Host', groupRole: 'host' },
      restaurants: [{ id: 'r1', name: 'House r1', role: 'host', withheld: ['contacts'] }],
    },
  ]);
  gateway.role = Role.MANAGER;
  const calls = gateway.rpcCalls.length;
  const { statusCode, body } = await read('/g1/people', 'access-s2');
  expect([statusCode, body]).toEqual([403, expect.stringContaining('Only the owner')]);
  expect(gateway.rpcCalls.slice(calls)).not.toContainEqual(expect.stringContaining('ListGroupPeople'));
});

test('a group of others is 404, and nobody without a session reads one', async () => {
  for (const path of ['restaurants', 'overview', 'reservations?search=Ada', 'people']) {
    expect([path, (await read(`/unknown/${path}`)).statusCode]).toEqual([path, 404]);
    expect((await gateway.app.inject({ url: `/api/group/g1/${path}` })).statusCode).toBe(401);
  }
});

test('a key with the scope reads the whole group of its owner, and acts for one restaurant elsewhere', async () => {
  const key = gateway.addKey({ scopes: ['group:read', 'restaurant:read'] });
  const { restaurants, total } = (await read('/g1/overview', key)).json<{
    restaurants: { id: string }[];
    total: { parties: number; noShows: number };
  }>();
  // The deleted one is in neither.
  expect(restaurants.map(({ id }) => id)).toEqual(['r1', 'r2']);
  expect(total).toMatchObject({ parties: 21, noShows: 1 });
  expect((await read('/g1/people', key)).statusCode).toBe(403);
});

test('a search finds reservations of the whole group, for sessions and for keys with a scope of its own', async () => {
  const found = (await read('/g1/reservations?search=Ada')).json<{
    reservations: object[];
    truncated: boolean;
  }>();
  expect(found).toMatchObject({ reservations: [{ id: 'of r1', restaurantId: 'r1' }], truncated: true });
  const key = gateway.addKey({ scopes: ['group:search'] });
  const byKey = (await read('/g1/reservations?search=Ada', key)).json<typeof found>();
  expect(byKey.reservations).toMatchObject([{ restaurantId: 'r1' }, { restaurantId: 'r2' }, {}]);
  // Figures are of no person, so that a key for them finds nobody.
  const other = gateway.addKey({ scopes: ['group:read', 'reservations:read'] });
  expect((await read('/g1/reservations?search=Ada', other)).statusCode).toBe(403);
  expect((await read('/g1/overview', key)).statusCode).toBe(403);
});

test.each(['', '?search=A', `?search=${'a'.repeat(401)}`])(
  'a search for %j is refused with its field',
  async (query) => {
    const answer = await read(`/g1/reservations${query}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { details: [{ field: 'search' }] }]);
  },
);

test('copied settings are answered once reservations are booked by them', async () => {
  const answer = await gateway.app.inject({
    ...{ method: 'POST', url: '/rpc/tablewell.restaurant.v1.GroupService/CopySettings' },
    ...{ payload: { fromId: 'r2', toId: 'r1' }, headers: { authorization: 'Bearer access-s1', origin } },
  });
  expect(answer.statusCode).toBe(200);
  expect(gateway.awaited[0]).toMatchObject({ restaurantId: 'r1', version: 7n });
});

test('its owner renames a group', async () => {
  const answer = await gateway.app.inject({
    ...{ method: 'PATCH', url: '/api/group/g1', payload: { name: 'Two houses' } },
    headers: { authorization: 'Bearer access-s1', origin },
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: 'g1', name: 'Two houses' }]);
});
