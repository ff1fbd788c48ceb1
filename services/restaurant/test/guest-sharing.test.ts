import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, eventually, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { startRestaurants, type RestaurantHarness } from './harness';

// A group that shares guests who agreed (GROUP-20). Whom that concerns and what is shared, the guest service decides.

let running: RestaurantHarness;
beforeAll(async () => (running = await startRestaurants()));
afterAll(() => running?.stop());

const create = (ownerId: string, id: string, name: string) =>
  running.restaurants.createRestaurant({
    ...{ id, ownerId, name, timezone: 'Europe/Rome', email: 'a@example.com' },
  });

/** The group of an owner of two restaurants. */
async function groupOf(ownerId: string) {
  const ids = [`${ownerId}-nord`, `${ownerId}-sud`];
  await create(ownerId, ids[0]!, 'Nord');
  await create(ownerId, ids[1]!, 'Sud');
  const owner = as({
    userId: ownerId,
    memberships: ids.map((restaurantId) => ({ restaurantId, role: Role.OWNER })),
  });
  const id = (await running.groups.listGroups({}, owner)).groups[0]?.id ?? '';
  return { ids, id, owner };
}

const shownTo = async (restaurantId: string) =>
  (await running.restaurants.getPublicRestaurant({ id: restaurantId })).restaurant?.sharesGuestsAs;

const hasShared = async (restaurantId: string) =>
  (await running.restaurants.getPublicRestaurant({ id: restaurantId })).restaurant?.hasSharedGuests;

test('guests are not shared until the owner switches it on, which diners see at each restaurant', async () => {
  const { ids, id, owner } = await groupOf('s-on');
  expect((await running.groups.getGroup({ id }, owner)).group?.guestSharing).toBeUndefined();
  expect(await shownTo(ids[0]!)).toBe('');
  expect(await hasShared(ids[0]!)).toBe(false);
  const { group } = await running.groups.setGuestSharing({ id, on: true, name: ' Casa <b>Rossi ' }, owner);
  expect(group?.guestSharing).toMatchObject({ on: true, name: 'Casa bRossi' });
  for (const each of ids) expect(await shownTo(each)).toBe('Casa bRossi');
});

test('of a switch, the others learn the name and the restaurants, once, and each version is higher', async () => {
  const { ids, id, owner } = await groupOf('s-told');
  const set = (on: boolean, name = '') => running.groups.setGuestSharing({ id, on, name }, owner);
  await set(false);
  await set(true, 'Casa');
  await set(true, 'Casa');
  await set(false);
  await set(true, 'Casa Due');
  const seen = await eventually(async () => {
    const all = await publishedEvents(running.bus, events.groupGuestSharingSet);
    const told = all.filter(({ ownerId }) => ownerId === 's-told');
    expect(told).toHaveLength(3);
    return told;
  });
  expect(seen.map(({ on, name }) => [on, name])).toEqual([
    [true, 'Casa'],
    [false, 'Casa'],
    [true, 'Casa Due'],
  ]);
  expect(seen[0]).toMatchObject({ groupId: id, restaurants: [{ name: 'Nord' }, { name: 'Sud' }] });
  expect(seen[0]?.restaurants.map((each) => each.id)).toEqual(ids);
  const versions = seen.map(({ version }) => version);
  expect([...versions].sort((a, b) => Number(a - b))).toEqual(versions);
  expect(new Set(versions).size).toBe(3);
});

test('switched off, and with one restaurant left, diners are asked nowhere', async () => {
  const { ids, id, owner } = await groupOf('s-off');
  await running.groups.setGuestSharing({ id, on: true, name: 'Casa' }, owner);
  await running.groups.setGuestSharing({ id, on: false, name: '' }, owner);
  expect(await shownTo(ids[0]!)).toBe('');
  // What was agreed to can still be ended.
  expect(await hasShared(ids[0]!)).toBe(true);
  expect((await running.groups.getGroup({ id }, owner)).group?.guestSharing).toMatchObject({
    ...{ on: false, name: 'Casa' },
  });
  await running.groups.setGuestSharing({ id, on: true, name: 'Casa' }, owner);
  await running.restaurants.deleteRestaurant({ id: ids[1]! }, owner);
  expect(await shownTo(ids[0]!)).toBe('');
});

test('only the owner switches it, with a name that diners can read, and strangers find no group', async () => {
  const { ids, id, owner } = await groupOf('s-who');
  const ask = (by: object, name = 'Casa') =>
    refusalOf(running.groups.setGuestSharing({ id, on: true, name }, by));
  const manager = as({
    userId: 's-who-m',
    memberships: ids.map((restaurantId) => ({ restaurantId, role: Role.MANAGER })),
  });
  expect(await ask(manager)).toMatchObject({ kind: 'forbidden' });
  expect(await ask(as({ userId: 's-stranger', memberships: [] }))).toMatchObject({ kind: 'not-found' });
  for (const name of [' ', 'x'.repeat(101)])
    expect(await ask(owner, name)).toMatchObject({ fields: [{ field: 'name' }] });
  expect(await shownTo(ids[0]!)).toBe('');
});

test('the restaurant for tests shares no guests', async () => {
  const { id, owner } = await groupOf('s-test');
  await running.groups.setGuestSharing({ id, on: true, name: 'Casa' }, owner);
  const { restaurant } = await running.restaurants.createRestaurant(
    { ownerId: 's-test', name: 'Tests', timezone: 'Europe/Rome', email: 'a@example.com', isTest: true },
    owner,
  );
  expect(await shownTo(restaurant?.id ?? '')).toBe('');
});
