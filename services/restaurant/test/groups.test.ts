import { Role } from '@tablewell/chassis/access';
import { as, refusalOf } from '@tablewell/chassis/testing';
import { startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
let groups: RestaurantHarness['groups'];

beforeAll(async () => {
  running = await startRestaurants();
  ({ groups } = running);
});

afterAll(() => running?.stop());

const create = (ownerId: string, id: string, name: string) =>
  running.restaurants.createRestaurant({
    id,
    ownerId,
    name,
    timezone: 'Europe/Rome',
    email: 'a@example.com',
  });

const caller = (userId: string, roles: Readonly<Record<string, Role>>) =>
  as({
    userId,
    memberships: Object.entries(roles).map(([restaurantId, role]) => ({ restaurantId, role })),
  });

/** An owner with these restaurants, whose ids begin with that of the owner. */
async function ownerOf(ownerId: string, ...names: readonly string[]) {
  const ids = names.map((name) => `${ownerId}-${name.toLowerCase()}`);
  for (const [index, name] of names.entries()) await create(ownerId, ids[index]!, name);
  return { ids, owner: caller(ownerId, Object.fromEntries(ids.map((id) => [id, Role.OWNER]))) };
}

test('an account has a group once it has two restaurants, and the same one whoever asks at the same time', async () => {
  const { ids, owner } = await ownerOf('g-two', 'Vesuvio');
  expect((await groups.listGroups({}, owner)).groups).toEqual([]);
  await create('g-two', 'g-two-arno', 'Arno');
  const both = caller('g-two', { [ids[0]!]: Role.OWNER, 'g-two-arno': Role.OWNER });
  const asked = await Promise.all(Array.from({ length: 8 }, () => groups.listGroups({}, both)));
  const found = asked.map(({ groups: [group] }) => group);
  expect(new Set(found.map((group) => group?.id)).size).toBe(1);
  expect(found[0]).toMatchObject({ name: 'Arno', isOwner: true });
  expect(found[0]?.restaurants).toMatchObject([
    { id: 'g-two-arno', name: 'Arno', timezone: 'Europe/Rome', role: Role.OWNER },
    { id: 'g-two-vesuvio', name: 'Vesuvio', role: Role.OWNER },
  ]);
});

test('the restaurant for tests is in no group, and is no second restaurant', async () => {
  const { ids, owner } = await ownerOf('g-test', 'Arno');
  const { restaurant } = await running.restaurants.createRestaurant(
    { ownerId: 'g-test', name: 'Tests', timezone: 'Europe/Rome', email: 'a@example.com', isTest: true },
    owner,
  );
  expect(restaurant?.isTest).toBe(true);
  expect((await groups.listGroups({}, owner)).groups).toEqual([]);
  await create('g-test', 'g-test-campo', 'Campo');
  const roles = Object.fromEntries(
    [...ids, restaurant?.id ?? '', 'g-test-campo'].map((id) => [id, Role.OWNER]),
  );
  const [group] = (await groups.listGroups({}, caller('g-test', roles))).groups;
  expect(group?.restaurants.map(({ id }) => id)).toEqual(['g-test-arno', 'g-test-campo']);
});

test('a host of one restaurant sees the group with that restaurant only; a stranger and a dismissed host see none', async () => {
  const { ids, owner } = await ownerOf('g-host', 'Nord', 'Sud');
  const id = (await groups.listGroups({}, owner)).groups[0]?.id ?? '';
  const host = caller('g-host-h', { [ids[1]!]: Role.HOST });
  const { group } = await groups.getGroup({ id }, host);
  expect(group).toMatchObject({ id, isOwner: false });
  expect(group?.restaurants).toMatchObject([{ id: ids[1], role: Role.HOST }]);
  expect(group?.restaurants).toHaveLength(1);
  const dismissed = caller('g-host-h', {});
  const { owner: stranger } = await ownerOf('g-stranger', 'Este', 'Ovest');
  for (const other of [dismissed, stranger]) {
    expect(await refusalOf(groups.getGroup({ id }, other))).toMatchObject({ kind: 'not-found' });
    const listed = (await groups.listGroups({}, other)).groups.map((each) => each.id);
    expect(listed).not.toContain(id);
  }
  expect(await refusalOf(groups.getGroup({ id: 'unknown' }, owner))).toMatchObject({ kind: 'not-found' });
  expect(await refusalOf(groups.listGroups({}))).toMatchObject({ kind: 'unauthenticated' });
});

test('somebody who works for two owners sees two groups, each with its own restaurants', async () => {
  const one = await ownerOf('g-left', 'Uno', 'Due');
  const other = await ownerOf('g-right', 'Tre', 'Quattro');
  const host = caller('g-both', { [one.ids[0]!]: Role.HOST, [other.ids[1]!]: Role.MANAGER });
  const listed = (await groups.listGroups({}, host)).groups;
  expect(listed.map(({ restaurants }) => restaurants.map(({ id }) => id)).sort()).toEqual([
    [one.ids[0]],
    [other.ids[1]],
  ]);
});

test('only its owner renames a group, and problems name the field', async () => {
  const { ids, owner } = await ownerOf('g-name', 'Alfa', 'Beta');
  const id = (await groups.listGroups({}, owner)).groups[0]?.id ?? '';
  const manager = caller('g-name-m', { [ids[0]!]: Role.MANAGER, [ids[1]!]: Role.MANAGER });
  expect(await refusalOf(groups.renameGroup({ id, name: 'Mine' }, manager))).toMatchObject({
    kind: 'forbidden',
  });
  for (const name of ['  ', 'x'.repeat(101)])
    expect(await refusalOf(groups.renameGroup({ id, name }, owner))).toMatchObject({
      fields: [{ field: 'name' }],
    });
  const stranger = caller('g-name-s', {});
  expect(await refusalOf(groups.renameGroup({ id, name: 'X' }, stranger))).toMatchObject({
    kind: 'not-found',
  });
  await groups.renameGroup({ id, name: ' Two <b>Houses ' }, owner);
  expect((await groups.getGroup({ id }, manager)).group?.name).toBe('Two bHouses');
});

test('a group ends with its last restaurant but one, and nothing of it stays after the last', async () => {
  const { ids, owner } = await ownerOf('g-end', 'Prima', 'Ultima');
  const id = (await groups.listGroups({}, owner)).groups[0]?.id ?? '';
  await running.restaurants.deleteRestaurant({ id: ids[0]! }, owner);
  expect(await refusalOf(groups.getGroup({ id }, owner))).toMatchObject({ kind: 'not-found' });
  expect((await groups.listGroups({}, owner)).groups).toEqual([]);
  await running.restaurants.deleteRestaurant({ id: ids[1]! }, owner);
  expect(await running.connection.collection('groups').countDocuments({ ownerId: 'g-end' })).toBe(0);
});
