import { type Actor, PersonalPermission, Role } from '@tablewell/chassis/access';
import { linkSecrets } from '@tablewell/chassis/crypto';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, publishedEvents, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { startAuth, type AuthHarness } from './harness';

let running: AuthHarness;
let people: AuthHarness['groupPeople'];
let added = 0;

beforeAll(async () => {
  running = await startAuth();
  people = running.groupPeople;
});

afterAll(() => running?.stop());

/** Announces another restaurant of an owner, and waits until they own it. */
async function addRestaurant(owner: Actor): Promise<string> {
  added += 1;
  const restaurant = { id: `added-${added}`, ownerId: owner.userId, name: `Trattoria ${added}` };
  const made = { id: `created-${added}`, at: new Date() };
  await publishEntry(running.bus, outboxEntry(events.restaurantCreated, { restaurant }, made));
  await eventually(async () =>
    expect((await running.actorOf(owner.sessionId)).memberships.map((each) => each.restaurantId)).toContain(
      restaurant.id,
    ),
  );
  return restaurant.id;
}

async function newGroup(more = 2) {
  const owner = await running.newOwner();
  const ids = [owner.memberships[0]?.restaurantId ?? ''];
  for (let index = 0; index < more; index += 1) ids.push(await addRestaurant(owner));
  return { owner, ids };
}

const rolesOf = async ({ sessionId }: Actor) =>
  Object.fromEntries(
    (await running.actorOf(sessionId)).memberships.map(({ restaurantId, role }) => [restaurantId, role]),
  );
const everywhere = (ids: readonly string[], role: Role) => Object.fromEntries(ids.map((id) => [id, role]));

test('a role for all restaurants holds at each of them and at those that are added later', async () => {
  const { owner, ids } = await newGroup();
  const host = await running.newMember(owner, 'all@example.com', Role.HOST);
  await people.setGroupRole({ userId: host.userId, role: Role.MANAGER }, as(owner));
  expect(await rolesOf(host)).toEqual(everywhere(ids, Role.MANAGER));
  const added = await addRestaurant(owner);
  await eventually(async () =>
    expect(await rolesOf(host)).toEqual(everywhere([...ids, added], Role.MANAGER)),
  );
  const listed = (await people.listGroupPeople({}, as(owner))).people;
  expect(listed.map(({ email, groupRole }) => [email, groupRole])).toEqual([
    ['all@example.com', Role.MANAGER],
    [owner.email, Role.UNSPECIFIED],
  ]);
  expect(listed[0]?.memberships).toHaveLength(4);
});

test('an invitation to all restaurants gives the role at each of them and at those to come, by one acceptance', async () => {
  const { owner, ids } = await newGroup();
  const [first = ''] = ids;
  const email = 'everywhere@example.com';
  expect((await running.staff.listStaff({ restaurantId: first }, as(owner))).hasGroup).toBe(true);
  const ask = { restaurantId: first, email, role: Role.HOST, inAllRestaurants: true };
  const { invitation } = await running.staff.inviteStaff(ask, as(owner));
  expect(invitation).toMatchObject({ email, inAllRestaurants: true });
  const token = await running.nextInvitation(email, first);
  expect(await running.staff.getInvitation({ token })).toMatchObject({ inAllRestaurants: true });
  await running.staff.acceptInvitation({
    token,
    firstName: 'Eve',
    lastName: 'Rossi',
    password: 'Str0ng!pass9',
  });
  const placesOf = async () =>
    (await people.listGroupPeople({}, as(owner))).people.find((each) => each.email === email);
  const person = await placesOf();
  expect(person).toMatchObject({ groupRole: Role.HOST });
  expect(person?.memberships.map(({ restaurantId }) => restaurantId).sort()).toEqual([...ids].sort());
  const added = await addRestaurant(owner);
  await eventually(async () =>
    expect((await placesOf())?.memberships.map(({ restaurantId }) => restaurantId)).toContain(added),
  );
  expect((await refusalOf(running.staff.acceptInvitation({ token })))?.code).toBe('bad-token');
});

test('what an invitation to all restaurants withholds is withheld at each of them', async () => {
  const { owner, ids } = await newGroup(1);
  const [first = ''] = ids;
  const email = 'limited-everywhere@example.com';
  await running.publishPlan(owner, PlanId.ENTERPRISE);
  const withheld = [PersonalPermission.CONTACTS];
  const ask = { restaurantId: first, email, role: Role.HOST, inAllRestaurants: true, withheld };
  await running.staff.inviteStaff(ask, as(owner));
  const token = await running.nextInvitation(email, first);
  await running.staff.acceptInvitation({
    token,
    firstName: 'Eve',
    lastName: 'Rossi',
    password: 'Str0ng!pass9',
  });
  const listed = (await people.listGroupPeople({}, as(owner))).people.find((each) => each.email === email);
  expect(listed?.memberships.map((each) => each.withheld)).toEqual([withheld, withheld]);
});

test('an acceptance that ended after the first restaurant is completed by the next one', async () => {
  const { owner, ids } = await newGroup(1);
  const [first = ''] = ids;
  const email = 'half-way@example.com';
  const ask = { restaurantId: first, email, role: Role.HOST, inAllRestaurants: true };
  await running.staff.inviteStaff(ask, as(owner));
  const token = await running.nextInvitation(email, first);
  const name = { firstName: 'Hal', lastName: 'Rossi', password: 'Str0ng!pass9' };
  await running.staff.acceptInvitation({ token, ...name });
  // As if the process had ended before the other places were written and the invitation was closed.
  const users = running.connection.collection('users');
  await users.updateOne({ email }, [
    { $set: { groupRoles: [], memberships: [{ restaurantId: first, role: 'host' }] } },
  ]);
  const open = { $set: { tokenHash: linkSecrets.hash(token) } };
  await running.connection.collection('invitations').updateOne({ email }, open);
  await running.staff.acceptInvitation({ token, ...name });
  const listed = (await people.listGroupPeople({}, as(owner))).people.find((each) => each.email === email);
  expect(listed).toMatchObject({ groupRole: Role.HOST });
  expect(listed?.memberships).toHaveLength(2);
});

test('every restaurant records the change of a role for all of them, and dismissal ends them at once', async () => {
  const { owner, ids } = await newGroup();
  const other = await running.newOwner();
  const host = await running.newMember(owner, 'leaves@example.com', Role.HOST);
  const elsewhere = other.memberships[0]?.restaurantId ?? '';
  const invited = { restaurantId: elsewhere, email: host.email, role: Role.HOST };
  await running.staff.inviteStaff(invited, as(other));
  await running.staff.acceptInvitation({ token: await running.nextInvitation(host.email, elsewhere) });
  await people.setGroupRole({ userId: host.userId, role: Role.HOST }, as(owner));
  await people.removeFromGroup({ userId: host.userId }, as(owner));
  // The person's work for another owner is not this owner's business.
  expect(await rolesOf(host)).toEqual({ [elsewhere]: Role.HOST });
  await eventually(async () => {
    const changes = (await publishedEvents(running.bus, events.membershipChanged)).filter(
      ({ userId, memberships }) => userId === host.userId && memberships.length === 1,
    );
    expect(changes.map(({ restaurantId }) => restaurantId)).toEqual(expect.arrayContaining(ids));
  });
  // A restaurant that is added later is not granted.
  await addRestaurant(owner);
  expect(await rolesOf(host)).toEqual({ [elsewhere]: Role.HOST });
  expect(await refusalOf(people.removeFromGroup({ userId: host.userId }, as(owner)))).toMatchObject({
    kind: 'not-found',
  });
});

test('a change at one restaurant ends the role for all, and the others stay', async () => {
  const { owner, ids } = await newGroup();
  const host = await running.newMember(owner, 'single@example.com', Role.HOST);
  await people.setGroupRole({ userId: host.userId, role: Role.HOST }, as(owner));
  await running.staff.removeStaff({ restaurantId: ids[0]!, userId: host.userId }, as(owner));
  expect(await rolesOf(host)).toEqual(everywhere(ids.slice(1), Role.HOST));
  const added = await addRestaurant(owner);
  expect(Object.keys(await rolesOf(host))).not.toContain(added);
});

test('only owners see and change people of a group, and only those who work there', async () => {
  const { owner } = await newGroup(1);
  const manager = await running.newMember(owner, 'no-owner@example.com', Role.MANAGER);
  const stranger = await running.newOwner();
  const kinds = async (actor: Actor, userId: string) =>
    (
      await Promise.all(
        [
          people.setGroupRole({ userId, role: Role.HOST }, as(actor)),
          people.removeFromGroup({ userId }, as(actor)),
        ].map(refusalOf),
      )
    ).map((refusal) => refusal?.kind);
  expect(await kinds(manager, manager.userId)).toEqual(['not-found', 'not-found']);
  expect(await refusalOf(people.listGroupPeople({}, as(manager)))).toMatchObject({ kind: 'not-found' });
  expect(await kinds(stranger, manager.userId)).toEqual(['not-found', 'not-found']);
  expect(await kinds(owner, owner.userId)).toEqual(['forbidden', 'forbidden']);
  const listed = (await people.listGroupPeople({}, as(stranger))).people;
  expect(listed.map(({ email }) => email)).toEqual([stranger.email]);
  const owning = { userId: manager.userId, role: Role.OWNER };
  expect(await refusalOf(people.setGroupRole(owning, as(owner)))).toMatchObject({
    fields: [{ field: 'role' }],
  });
  expect(await refusalOf(people.listGroupPeople({}))).toMatchObject({ kind: 'unauthenticated' });
});

test('a role for all of more restaurants than one write grants is granted at each', async () => {
  const owner = await running.newOwner();
  const ids = Array.from({ length: 120 }, (_, index) => `many-${index}`);
  const users = running.connection.collection<{ _id: string }>('users');
  const host = await running.newMember(owner, 'many@example.com', Role.HOST);
  const own = ids.map((restaurantId) => ({ restaurantId, role: 'owner' }));
  await users.updateOne({ _id: owner.userId }, { $set: { memberships: own } });
  await users.updateOne(
    { _id: host.userId },
    { $set: { memberships: [{ restaurantId: ids[0], role: 'host' }] } },
  );
  await people.setGroupRole({ userId: host.userId, role: Role.HOST }, as(owner));
  expect(await rolesOf(host)).toEqual(everywhere(ids, Role.HOST));
});

test('of a dismissal and a restaurant that is added at the same time, none leaves access behind', async () => {
  const { owner, ids } = await newGroup(1);
  for (let round = 0; round < 5; round += 1) {
    const email = `racing${round}@example.com`;
    const host = await running.newMember(owner, email, Role.HOST);
    await people.setGroupRole({ userId: host.userId, role: Role.HOST }, as(owner));
    const [added] = await Promise.all([
      addRestaurant(owner),
      people.removeFromGroup({ userId: host.userId }, as(owner)),
    ]);
    ids.push(added);
    // Another event of the same owner is handled after that of the restaurant.
    ids.push(await addRestaurant(owner));
    expect(await rolesOf(host)).toEqual({});
  }
});
