import { Role } from '@tablewell/chassis/access';
import { refusalOf } from '@tablewell/chassis/testing';
import { memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
beforeAll(async () => (running = await startRestaurants()));
afterAll(() => running?.stop());

let count = 0;
async function open() {
  const restaurantId = `r-embedding-${(count += 1)}`;
  const founding = { id: restaurantId, ownerId: 'u1', name: 'Trattoria', timezone: 'Europe/Rome' };
  await running.restaurants.createRestaurant({ ...founding, email: 'ada@example.com' });
  return { restaurantId, owner: memberOf(restaurantId) };
}
const publicly = async (id: string) =>
  (await running.restaurants.getPublicRestaurant({ id })).restaurant?.embedding;

test('a new restaurant is shown by no site; its owner lists sites on the version that was read', async () => {
  const { restaurantId, owner } = await open();
  expect(await publicly(restaurantId)).toMatchObject({ sites: [] });
  const sites = ['Example.com/', '*.example.com', 'https://example.com'];
  const put = { restaurantId, sites, baseVersion: 0n };
  const { version, embedding } = await running.embeddings.putEmbedding(put, owner);
  const kept = ['https://example.com', 'https://*.example.com'];
  expect(embedding?.sites).toEqual(kept);
  expect(await refusalOf(running.embeddings.putEmbedding({ ...put, sites: [] }, owner))).toMatchObject({
    code: 'sites-changed',
  });
  await running.restaurants.updateRestaurant({ id: restaurantId, name: 'Osteria' }, owner);
  expect(await running.embeddings.getEmbedding({ restaurantId }, owner)).toMatchObject({
    version,
    embedding: { sites: kept },
  });
  expect((await publicly(restaurantId))?.sites).toEqual(kept);
});

test('a bad site is refused with the field’s name and changes nothing; hosts and strangers cannot change any', async () => {
  const { restaurantId, owner } = await open();
  const put = (sites: string[], by = owner) =>
    running.embeddings.putEmbedding({ restaurantId, sites, baseVersion: 0n }, by);
  const refusal = await refusalOf(put(['https://example.com', 'https://example.com/menu']));
  expect(refusal?.fields[0]?.field).toBe('sites[1]');
  const site = ['https://evil.example.com'];
  expect(await refusalOf(put(site, memberOf(restaurantId, Role.HOST)))).toMatchObject({
    code: 'role-too-low',
  });
  expect((await refusalOf(put(site, memberOf('another'))))?.code).not.toBe('');
  expect((await publicly(restaurantId))?.sites).toEqual([]);
});
