import { type Actor, PersonalPermission, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { startAuth, type AuthHarness } from './harness';

// What owners withhold from single people (ROLE-6, ROLE-7).

const { EXPORT, CONTACTS } = PersonalPermission;
let running: AuthHarness;
let count = 0;

beforeAll(async () => {
  running = await startAuth();
});
afterAll(() => running?.stop());

const placeOf = ({ memberships }: Actor) => memberships[0]?.restaurantId ?? '';

/** An owner on Enterprise with somebody who works for them. */
async function newTeam(role = Role.HOST) {
  count += 1;
  const owner = await running.newOwner();
  await running.publishPlan(owner, PlanId.ENTERPRISE);
  const member = await running.newMember(owner, `member-${count}@example.com`, role);
  return { owner, member, restaurantId: placeOf(owner) };
}

const withheldFrom = async ({ sessionId }: Actor) =>
  Object.fromEntries(
    (await running.actorOf(sessionId)).memberships.map(({ restaurantId, withheld }) => [
      restaurantId,
      withheld,
    ]),
  );

async function addRestaurant(owner: Actor): Promise<string> {
  count += 1;
  const restaurant = { id: `another-${count}`, ownerId: owner.userId, name: 'Another' };
  const made = { id: `created-another-${count}`, at: new Date() };
  await publishEntry(running.bus, outboxEntry(events.restaurantCreated, { restaurant }, made));
  await eventually(async () => expect(Object.keys(await withheldFrom(owner))).toContain(restaurant.id));
  return restaurant.id;
}

test.each([
  ['manager', Role.MANAGER],
  ['host', Role.HOST],
])(
  'nothing is withheld from a %s until the owner does so, which holds from the next request on',
  async (_, role) => {
    const { owner, member, restaurantId } = await newTeam(role);
    expect(await withheldFrom(member)).toEqual({ [restaurantId]: [] });
    const ask = { restaurantId, userId: member.userId };
    await running.staff.setPermissions({ ...ask, withheld: [CONTACTS, EXPORT, CONTACTS] }, as(owner));
    expect(await withheldFrom(member)).toEqual({ [restaurantId]: [EXPORT, CONTACTS] });
    const { members } = await running.staff.listStaff({ restaurantId }, as(owner));
    expect(members.map(({ withheld }) => withheld)).toEqual([[], [EXPORT, CONTACTS]]);
    await running.latest(events.membershipChanged, {
      ...{ userId: member.userId, restaurantId, withholdsChanged: true },
      memberships: [expect.objectContaining({ withheld: [EXPORT, CONTACTS] })],
    });
    // A change of the role is about nothing else.
    const other = role === Role.HOST ? Role.MANAGER : Role.HOST;
    await running.staff.changeRole({ ...ask, role: other }, as(owner));
    expect(await withheldFrom(member)).toEqual({ [restaurantId]: [EXPORT, CONTACTS] });
    await running.staff.setPermissions({ ...ask, withheld: [] }, as(owner));
    expect(await withheldFrom(member)).toEqual({ [restaurantId]: [] });
  },
);

test('only the owner withholds, from who works there, and what is known; nothing from the owner', async () => {
  const { owner, member, restaurantId } = await newTeam(Role.MANAGER);
  const other = await running.newOwner();
  const set = (given: object, by: Actor) =>
    refusalOf(
      running.staff.setPermissions(
        { restaurantId, userId: member.userId, withheld: [EXPORT], ...given },
        as(by),
      ),
    );
  expect(await set({}, member)).toMatchObject({ kind: 'forbidden' });
  expect(await set({}, other)).toMatchObject({ kind: 'not-found' });
  expect(await set({ userId: other.userId }, owner)).toMatchObject({ kind: 'not-found' });
  expect(await set({ userId: 'nobody' }, owner)).toMatchObject({ kind: 'not-found' });
  expect(await set({ userId: owner.userId }, owner)).toMatchObject({ code: 'owner-role-fixed' });
  for (const withheld of [[0], [99]])
    expect((await set({ withheld }, owner))?.fields.map(({ field }) => field)).toEqual(['withheld']);
  expect(await withheldFrom(member)).toEqual({ [restaurantId]: [] });
});

test('it needs Enterprise; when the plan lapses, what is withheld stays, and can be given back', async () => {
  const { owner, member, restaurantId } = await newTeam();
  const set = (withheld: PersonalPermission[]) =>
    refusalOf(running.staff.setPermissions({ restaurantId, userId: member.userId, withheld }, as(owner)));
  await set([EXPORT, CONTACTS]);
  await running.publishPlan(owner, PlanId.PREMIUM);
  expect((await running.staff.listStaff({ restaurantId }, as(owner))).requiredPlan).toBe('enterprise');
  expect(await withheldFrom(member)).toEqual({ [restaurantId]: [EXPORT, CONTACTS] });
  expect(await set([CONTACTS])).toBeUndefined();
  expect(await set([EXPORT, CONTACTS])).toMatchObject({ kind: 'plan-required', requiredPlan: 'enterprise' });
  expect(await set([EXPORT])).toMatchObject({ kind: 'plan-required' });
  const invitation = { restaurantId, email: 'later@example.com', role: Role.HOST, withheld: [EXPORT] };
  expect(await refusalOf(running.staff.inviteStaff(invitation, as(owner)))).toMatchObject({
    kind: 'plan-required',
  });
  expect(await withheldFrom(member)).toEqual({ [restaurantId]: [CONTACTS] });
});

test('an invitation says what is withheld, and who accepts it begins with that', async () => {
  const { owner, restaurantId } = await newTeam();
  const email = 'invited@example.com';
  const invitation = { restaurantId, email, role: Role.HOST, withheld: [CONTACTS] };
  await running.staff.inviteStaff(invitation, as(owner));
  const listed = (await running.staff.listStaff({ restaurantId }, as(owner))).invitations;
  expect(listed).toMatchObject([{ email, withheld: [CONTACTS] }]);
  const token = await running.nextInvitation(email, restaurantId);
  const names = { firstName: 'Bo', lastName: 'Host', password: 'Tables4all' };
  await running.staff.acceptInvitation({ token, ...names });
  const { tokens } = await running.auth.signIn({ email, password: names.password });
  expect(await withheldFrom({ sessionId: tokens?.sessionId } as Actor)).toEqual({
    [restaurantId]: [CONTACTS],
  });
});

test('a place at another restaurant of the owner opens nothing that was withheld', async () => {
  const { owner, member, restaurantId } = await newTeam();
  const second = await addRestaurant(owner);
  const ask = { restaurantId, userId: member.userId };
  await running.staff.setPermissions({ ...ask, withheld: [CONTACTS] }, as(owner));
  await running.groupPeople.setGroupRole({ userId: member.userId, role: Role.MANAGER }, as(owner));
  expect(await withheldFrom(member)).toEqual({ [restaurantId]: [CONTACTS], [second]: [CONTACTS] });
  const third = await addRestaurant(owner);
  await eventually(async () => expect((await withheldFrom(member))[third]).toEqual([CONTACTS]));
});

test('a new restaurant opens nothing that was withheld at a single one from who has a role in all', async () => {
  const { owner, member, restaurantId } = await newTeam();
  const { userId } = member;
  await running.groupPeople.setGroupRole({ userId, role: Role.HOST }, as(owner));
  await running.staff.setPermissions({ restaurantId, userId, withheld: [CONTACTS] }, as(owner));
  const added = await addRestaurant(owner);
  await eventually(async () => expect(Object.keys(await withheldFrom(member))).toContain(added));
  expect(await withheldFrom(member)).toEqual({ [restaurantId]: [CONTACTS], [added]: [CONTACTS] });
});

test('an invitation to another restaurant of the owner opens nothing, and one of another owner is its own', async () => {
  const { owner, member, restaurantId } = await newTeam();
  const second = await addRestaurant(owner);
  const other = await running.newOwner();
  const elsewhere = placeOf(other);
  const ask = { restaurantId, userId: member.userId, withheld: [CONTACTS] };
  await running.staff.setPermissions(ask, as(owner));
  for (const [invitedTo, by] of [
    [second, await running.actorOf(owner.sessionId)],
    [elsewhere, other],
  ] as const) {
    const invitation = { restaurantId: invitedTo, email: member.email, role: Role.HOST };
    await running.staff.inviteStaff(invitation, as(by));
    const token = await running.nextInvitation(member.email, invitedTo);
    await running.staff.acceptInvitation({ token });
  }
  expect(await withheldFrom(member)).toEqual({
    ...{ [restaurantId]: [CONTACTS], [second]: [CONTACTS] },
    [elsewhere]: [],
  });
});

test('an invitation of before opens nothing to who was removed since', async () => {
  const { owner, member, restaurantId } = await newTeam();
  const second = await addRestaurant(owner);
  const asOwner = as(await running.actorOf(owner.sessionId));
  const { userId, email } = member;
  await running.staff.inviteStaff({ restaurantId: second, email, role: Role.HOST }, asOwner);
  const token = await running.nextInvitation(email, second);
  await running.staff.setPermissions({ restaurantId, userId, withheld: [CONTACTS] }, asOwner);
  await running.staff.removeStaff({ restaurantId, userId }, asOwner);
  await running.staff.acceptInvitation({ token });
  const { people } = await running.groupPeople.listGroupPeople({}, asOwner);
  expect(people.find((each) => each.userId === userId)?.memberships).toMatchObject([
    { restaurantId: second, withheld: [CONTACTS] },
  ]);
});

test('what is withheld at all restaurants holds at those that are added later, too', async () => {
  const { owner, member, restaurantId } = await newTeam();
  const second = await addRestaurant(owner);
  const { userId } = member;
  await running.groupPeople.setGroupRole({ userId, role: Role.HOST }, as(owner));
  await running.groupPeople.setGroupPermissions({ userId, withheld: [EXPORT] }, as(owner));
  expect(await withheldFrom(member)).toEqual({ [restaurantId]: [EXPORT], [second]: [EXPORT] });
  const third = await addRestaurant(owner);
  await eventually(async () => expect((await withheldFrom(member))[third]).toEqual([EXPORT]));
  // At a single one it may differ, and the role in all of them stays.
  await running.staff.setPermissions({ restaurantId, userId, withheld: [] }, as(owner));
  const { people, requiredPlan } = await running.groupPeople.listGroupPeople({}, as(owner));
  expect([people.find((each) => each.userId === userId)?.groupRole, requiredPlan]).toEqual([Role.HOST, '']);
  await running.publishPlan(owner, PlanId.PREMIUM);
  const set = (withheld: PersonalPermission[]) =>
    refusalOf(running.groupPeople.setGroupPermissions({ userId, withheld }, as(owner)));
  expect(await set([EXPORT])).toMatchObject({ kind: 'plan-required' });
  expect(await set([])).toBeUndefined();
  expect(Object.values(await withheldFrom(member))).toEqual([[], [], []]);
  expect(
    await refusalOf(running.groupPeople.setGroupPermissions({ userId: owner.userId }, as(owner))),
  ).toMatchObject({ code: 'owner-role-fixed' });
  expect(
    await refusalOf(running.groupPeople.setGroupPermissions({ userId: 'nobody' }, as(owner))),
  ).toMatchObject({ code: 'works-nowhere' });
});
