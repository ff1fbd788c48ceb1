import { type Actor, PersonalPermission, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, publishedWithInitiators, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type LyingProvider, startLyingProvider } from './lying-provider';
import { placeOf, type SsoHarness, startSso } from './sso-harness';

// The provider's claim says who is a manager and who is a host (SSO-14).

let running: SsoHarness;
let owner: Actor;
let restaurantId: string;

beforeAll(async () => {
  running = await startSso();
  owner = await running.newPayingOwner();
  restaurantId = placeOf(owner);
  await running.connect(owner);
});
afterAll(() => running?.stop());

const rules = [
  { value: 'managers', role: Role.MANAGER },
  { value: 'floor', role: Role.HOST },
];
const setRoles = (more: object = {}, actor = owner) =>
  running.sso.setSsoRoles({ restaurantId: placeOf(actor), claim: 'groups', rules, ...more }, as(actor));
const invite = (email: string, role: Role) =>
  running.staff.inviteStaff({ restaurantId, email, role }, as(owner));
async function signIn(id: string) {
  const { user, tokens } = await running.signInBySso(`${id}@one.test`, id);
  const { actor } = await running.auth.getSession({ sessionId: tokens?.sessionId ?? '' });
  return { userId: user?.id ?? '', places: actor?.memberships ?? [] };
}

test('the owner sees the claim and its values as they were entered, and ends them again', async () => {
  const { sso } = await setRoles({ claim: ' groups ' });
  expect(sso?.connection).toMatchObject({ roleClaim: 'groups', roleRules: rules });
  // Nothing else of the connection is another one.
  expect(sso?.connection?.testedAt).toBeDefined();
  const ended = await setRoles({ claim: '', rules: [] });
  expect(ended.sso?.connection).toMatchObject({ roleClaim: '', roleRules: [] });
});

test('bad values are refused with the names of their fields, and change nothing', async () => {
  await setRoles();
  const refused = await refusalOf(setRoles({ rules: [{ value: 'a', role: Role.OWNER }] }));
  expect(refused?.fields.map(({ field }) => field)).toEqual(['rules[0].role']);
  const { sso } = await running.sso.getSso({ restaurantId }, as(owner));
  expect(sso?.connection?.roleRules).toMatchObject(rules);
});

test('managers, hosts and strangers set nothing, nor does an owner without the plan, who may end it', async () => {
  const manager = await running.newMember(owner, 'manager@elsewhere.test', Role.MANAGER);
  expect(await refusalOf(setRoles({}, manager))).toMatchObject({ kind: 'forbidden' });
  const second = await running.newPayingOwner();
  await running.connect(second, { domain: 'second.test' });
  await setRoles({}, second);
  await running.publishPlan(second, PlanId.BASIC);
  expect(await refusalOf(setRoles({}, second))).toMatchObject({ code: 'plan-required' });
  const { sso } = await setRoles({ claim: '', rules: [] }, second);
  expect(sso?.connection?.roleClaim).toBe('');
});

test('a sign-in gives the role of the highest value, and the next one that of the values then', async () => {
  await setRoles();
  await invite('lead@one.test', Role.HOST);
  expect((await signIn('lead')).places).toMatchObject([{ restaurantId, role: Role.MANAGER }]);
  await setRoles({ rules: [{ value: 'everybody', role: Role.HOST }] });
  expect((await signIn('lead')).places).toMatchObject([{ restaurantId, role: Role.HOST }]);
});

test('the activity names the provider, and not the person whose role it changed', async () => {
  await setRoles();
  const { userId } = await signIn('lead');
  await eventually(async () => {
    const changes = await publishedWithInitiators(running.bus, events.membershipChanged);
    const last = changes.filter(({ event }) => event.user?.id === userId).at(-1);
    expect(last?.by).toMatchObject({ kind: 'member', name: 'Identity provider', email: '' });
  });
});

test('values without a role, and a person without the claim, leave the role as it is', async () => {
  await setRoles({ rules: [{ value: 'kitchen', role: Role.HOST }] });
  await invite('server@one.test', Role.MANAGER);
  expect((await signIn('server')).places).toMatchObject([{ role: Role.MANAGER }]);
  await setRoles();
  await invite('tom@one.test', Role.MANAGER);
  expect((await signIn('tom')).places).toMatchObject([{ role: Role.MANAGER }]);
});

test('gives nobody a place: who was dismissed, or never invited, stays out', async () => {
  await setRoles();
  await invite('both@one.test', Role.HOST);
  const { userId } = await signIn('both');
  await running.staff.removeStaff({ restaurantId, userId }, as(owner));
  for (const id of ['both', 'stranger'])
    expect(await refusalOf(running.signInBySso(`${id}@one.test`, id))).toMatchObject({
      code: 'sso-no-place',
    });
});

test('reaches every restaurant in which the person has a place, and no other one, and what is withheld stays', async () => {
  await setRoles({ rules: [{ value: 'floor', role: Role.HOST }] });
  const { userId } = await signIn('server');
  const second = 'second-of-roles';
  const third = 'third-of-roles';
  for (const id of [second, third]) await addRestaurant(id);
  await running.staff.setPermissions(
    { restaurantId, userId, withheld: [PersonalPermission.EXPORT] },
    as(owner),
  );
  await running.groupPeople.setGroupRole({ userId, role: Role.MANAGER }, as(owner));
  await running.staff.removeStaff(
    { restaurantId: third, userId },
    as(await running.actorOf(owner.sessionId)),
  );
  const { places } = await signIn('server');
  expect(places.map((each) => [each.restaurantId, each.role]).sort()).toEqual(
    [
      [restaurantId, Role.HOST],
      [second, Role.HOST],
    ].sort(),
  );
  expect(places.find((each) => each.restaurantId === restaurantId)?.withheld).toEqual([
    PersonalPermission.EXPORT,
  ]);
});

test('a role in all restaurants becomes the claimed one, also at those that are added later', async () => {
  await setRoles({ rules: [{ value: 'floor', role: Role.HOST }] });
  const { userId } = await signIn('server');
  await running.groupPeople.setGroupRole({ userId, role: Role.MANAGER }, as(owner));
  await signIn('server');
  await addRestaurant('fourth-of-roles');
  const roleThere = async () =>
    (await running.groupPeople.listGroupPeople({}, as(owner))).people.find(
      (person) => person.userId === userId,
    );
  await eventually(async () =>
    expect((await roleThere())?.memberships).toContainEqual(
      expect.objectContaining({ restaurantId: 'fourth-of-roles', role: Role.HOST }),
    ),
  );
  expect(await roleThere()).toMatchObject({ groupRole: Role.HOST });
});

test('a trial says which values came, and which role they give', async () => {
  await setRoles();
  const { url, browserSecret } = await running.sso.startSsoTrial({ restaurantId }, as(owner));
  const query = (await running.company.signIn(url, 'lead')).search;
  await running.ssoSignIn.finishSsoTrial({ browserSecret, query }, as(owner));
  const { trial } = await running.sso.getSsoTrial({ restaurantId }, as(owner));
  expect(trial).toMatchObject({ roleValues: ['managers', 'everybody'], claimedRole: Role.MANAGER });
});

describe('a provider with `userinfo`', () => {
  let lying: LyingProvider;
  let other: Actor;
  let userInfo: [number, object];
  beforeAll(async () => {
    const person = { sub: 'kim', email: 'kim@other.test', email_verified: true };
    lying = await startLyingProvider(person);
    lying.metadata = { userinfo_endpoint: `${lying.issuer}/userinfo` };
    lying.answers.set('/userinfo', (_request, response) => {
      const [status, body] = userInfo;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    other = await running.newPayingOwner();
    await running.connect(other, { issuer: lying.issuer, domain: 'other.test' });
    await running.newMember(other, 'kim@other.test', Role.HOST);
    await setRoles({ claim: 'realm_access.roles' }, other);
  });
  afterAll(() => lying?.close());
  const roleAfterSignIn = async () => {
    const { url, browserSecret } = await running.ssoSignIn.startSsoSignIn({ email: 'kim@other.test' });
    const { tokens } = await running.ssoSignIn.finishSsoSignIn({ browserSecret, query: lying.answerTo(url) });
    const { actor } = await running.auth.getSession({ sessionId: tokens?.sessionId ?? '' });
    return actor?.memberships[0]?.role;
  };

  test('gives the role that it says there, also beside a part of the claim in the ID token', async () => {
    lying.claims = { realm_access: { verify_caller: true } };
    userInfo = [200, { sub: 'kim', realm_access: { roles: ['managers'] } }];
    expect(await roleAfterSignIn()).toBe(Role.MANAGER);
  });

  test('that refuses it signs people in with the role that they have', async () => {
    userInfo = [403, { error: 'insufficient_scope' }];
    expect(await roleAfterSignIn()).toBe(Role.MANAGER);
  });
});

async function addRestaurant(id: string): Promise<void> {
  const restaurant = { id, ownerId: owner.userId, name: id };
  const made = { id: `created-${id}`, at: new Date() };
  await publishEntry(running.bus, outboxEntry(events.restaurantCreated, { restaurant }, made));
  await eventually(async () =>
    expect((await running.actorOf(owner.sessionId)).memberships.map((each) => each.restaurantId)).toContain(
      id,
    ),
  );
}
