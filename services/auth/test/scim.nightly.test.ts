import { type Actor, PersonalPermission, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  allStoredText,
  as,
  eventually,
  publishedWithInitiators,
  publishEntry,
  refusalOf,
} from '@tablewell/chassis/testing';
import { linkSecrets } from '@tablewell/chassis/crypto';
import { MongoScimPeople } from '../src/adapters/mongo/scim-people';
import { client, placeOf, type SsoHarness, startSso } from './sso-harness';

// The people whom an owner's provider adds and removes (SSO-8).

let running: SsoHarness;
let owner: Actor;
let restaurantId: string;
let token: string;
let tokenHash: string;

beforeAll(async () => {
  running = await startSso();
  owner = await running.newPayingOwner();
  restaurantId = placeOf(owner);
  await running.connect(owner);
  token = (await running.sso.createScimToken({ restaurantId }, as(owner))).token;
  tokenHash = linkSecrets.hash(token);
});
afterAll(() => running?.stop());

const create = async (userName: string, more: object = {}) => {
  const user = { userName, givenName: 'Mara', familyName: 'Lind', externalId: 'x', active: true, ...more };
  return (await running.scim.createScimUser({ tokenHash, user })).user!;
};
type User = Awaited<ReturnType<typeof create>>;
const replace = async (user: User, more: object) =>
  (await running.scim.replaceScimUser({ tokenHash, user: { ...user, ...more } })).user!;
const membersOf = async () => (await running.staff.listStaff({ restaurantId }, as(owner))).members;
const roleOf = async (email: string) => (await membersOf()).find((member) => member.email === email)?.role;
const isAlive = async (sessionId: string | undefined) =>
  (await refusalOf(running.auth.getSession({ sessionId: sessionId ?? '' })))?.code !== 'session-ended';

test('a person is added with the owner’s role for new people, in all restaurants, and signs in', async () => {
  const user = await create('Mara@One.test');
  expect(user).toMatchObject({ userName: 'mara@one.test', active: true, externalId: 'x', givenName: 'Mara' });
  expect(await roleOf('mara@one.test')).toBe(Role.HOST);
  const { people } = await running.groupPeople.listGroupPeople({}, as(owner));
  expect(people.find(({ email }) => email === 'mara@one.test')).toMatchObject({ groupRole: Role.HOST });
  expect((await running.signInBySso('mara@one.test', 'mara')).user?.email).toBe('mara@one.test');
  expect(await refusalOf(create('mara@one.test'))).toMatchObject({ code: 'scim-exists' });
});

test('the activity names the provider for whom it adds and removes, and not the person', async () => {
  const user = await create('named@one.test');
  await replace(user, { active: false });
  await eventually(async () => {
    const changes = await publishedWithInitiators(running.bus, events.membershipChanged);
    const own = changes.filter(({ event }) => event.user?.email === 'named@one.test');
    expect(own.map(({ event }) => event.memberships.length)).toEqual([1, 0]);
    for (const { by } of own) expect(by).toMatchObject({ kind: 'member', name: 'Identity provider' });
  });
});

test('one who works there already keeps the role', async () => {
  await running.newMember(owner, 'tom@one.test', Role.MANAGER);
  await create('tom@one.test');
  expect(await roleOf('tom@one.test')).toBe(Role.MANAGER);
});

test('an inactive person has no place, no session and no way in, until they are active again', async () => {
  const member = await running.newMember(owner, 'invited@one.test', Role.HOST);
  const user = await create('invited@one.test');
  const { tokens } = await running.signInBySso('invited@one.test', 'invited');
  expect((await replace(user, { active: false })).active).toBe(false);
  expect([await isAlive(tokens?.sessionId), await isAlive(member.sessionId)]).toEqual([false, false]);
  await running.latest(events.sessionEnded, { reason: 'sso-removed' });
  expect(await roleOf('invited@one.test')).toBeUndefined();
  expect(await refusalOf(running.signInBySso('x@one.test', 'invited'))).toMatchObject({
    code: 'sso-no-place',
  });
  await replace(user, { active: true });
  expect(await roleOf('invited@one.test')).toBe(Role.HOST);
  expect((await running.signInBySso('x@one.test', 'invited')).user?.id).toBe(member.userId);
});

const { CONTACTS, EXPORT } = PersonalPermission;
const memberOf = async (email: string) => (await membersOf()).find((member) => member.email === email);
const limit = async (email: string, withheld: PersonalPermission[]) => {
  const userId = (await memberOf(email))?.userId ?? '';
  await running.staff.setPermissions({ restaurantId, userId, withheld }, as(owner));
  return userId;
};

test('who is active again after a while lacks what the owner had withheld before', async () => {
  const email = 'limited@one.test';
  const user = await create(email);
  await limit(email, [CONTACTS]);
  for (const active of [false, false, true]) await replace(user, { active });
  expect(await memberOf(email)).toMatchObject({ role: Role.HOST, withheld: [CONTACTS] });
  // Permissions that were given back meanwhile stay so.
  const userId = (await memberOf(email))?.userId ?? '';
  await running.groupPeople.setGroupPermissions({ userId, withheld: [] }, as(owner));
  for (const active of [false, true]) await replace(user, { active });
  expect(await memberOf(email)).toMatchObject({ role: Role.HOST, withheld: [] });
});

test('who is deleted by the provider and added anew lacks what the owner had withheld before', async () => {
  const email = 'deleted@one.test';
  const user = await create(email);
  await limit(email, [CONTACTS]);
  await running.scim.deleteScimUser({ tokenHash, id: user.id });
  const stored = await running.connection.collection('former_limits').find().toArray();
  expect(stored).toMatchObject([{ ownerId: owner.userId, withheld: ['contacts'] }]);
  expect(JSON.stringify(stored)).not.toContain(email);
  await create(email);
  expect(await memberOf(email)).toMatchObject({ role: Role.HOST, withheld: [CONTACTS] });
  // With the place, it is withheld there.
  expect(await running.connection.collection('former_limits').countDocuments()).toBe(0);
});

test.each([
  ['at the restaurant', (userId: string) => running.staff.removeStaff({ restaurantId, userId }, as(owner))],
  ['at all of them', (userId: string) => running.groupPeople.removeFromGroup({ userId }, as(owner))],
])(
  'whom the owner has removed %s and the provider brings back lacks what was withheld',
  async (where, remove) => {
    const email = `removed-${where.replaceAll(' ', '-')}@one.test`;
    const user = await create(email);
    await remove(await limit(email, [CONTACTS]));
    expect(await memberOf(email)).toBeUndefined();
    // What else the provider says of them does not undo it.
    await replace(user, { familyName: 'Rossi' });
    expect(await memberOf(email)).toBeUndefined();
    for (const active of [false, true]) await replace(user, { active });
    expect(await memberOf(email)).toMatchObject({ role: Role.HOST, withheld: [CONTACTS] });
  },
);

test('who has left one restaurant only, or one that was deleted, lacks what was withheld there unless it was given back', async () => {
  const email = 'two-places@one.test';
  const second = { id: 'second', ownerId: owner.userId, name: 'Second' };
  const made = { id: 'second-created', at: new Date() };
  await publishEntry(running.bus, outboxEntry(events.restaurantCreated, { restaurant: second }, made));
  await eventually(async () => expect((await running.actorOf(owner.sessionId)).memberships).toHaveLength(2));
  const user = await create(email);
  const userId = (await memberOf(email))?.userId ?? '';
  const again = async () => {
    for (const active of [false, true]) await replace(user, { active });
    return (await memberOf(email))?.withheld;
  };
  const asOwner = as(await running.actorOf(owner.sessionId));
  await limit(email, [CONTACTS]);
  await running.staff.removeStaff({ restaurantId, userId }, asOwner);
  expect(await again()).toEqual([CONTACTS]);
  await running.staff.removeStaff({ restaurantId, userId }, asOwner);
  await running.groupPeople.setGroupPermissions({ userId, withheld: [] }, asOwner);
  expect(await again()).toEqual([]);
  await running.staff.setPermissions({ restaurantId: second.id, userId, withheld: [CONTACTS] }, asOwner);
  await publishEntry(
    running.bus,
    outboxEntry(events.restaurantDeleted, { id: second.id }, { id: 'second-deleted', at: new Date() }),
  );
  await eventually(async () => expect((await running.actorOf(owner.sessionId)).memberships).toHaveLength(1));
  expect(await again()).toEqual([CONTACTS]);
});

test('who was removed and accepts a new invitation has what it says, also when the provider adds them later', async () => {
  const email = 'invited-again@one.test';
  const user = await create(email);
  const userId = await limit(email, [CONTACTS]);
  await running.staff.removeStaff({ restaurantId, userId }, as(owner));
  await running.staff.inviteStaff({ restaurantId, email, role: Role.HOST }, as(owner));
  await running.staff.acceptInvitation({ token: await running.nextInvitation(email, restaurantId) });
  expect(await memberOf(email)).toMatchObject({ withheld: [] });
  for (const active of [false, true]) await replace(user, { active });
  expect(await memberOf(email)).toMatchObject({ withheld: [] });
});

test('a person who is removed loses an open invitation, too, and is not found any more', async () => {
  await running.staff.inviteStaff({ restaurantId, email: 'stranger@one.test', role: Role.HOST }, as(owner));
  const user = await create('stranger@one.test', { active: false });
  await running.scim.deleteScimUser({ tokenHash, id: user.id });
  const { invitations } = await running.staff.listStaff({ restaurantId }, as(owner));
  expect(invitations.map(({ email }) => email)).not.toContain('stranger@one.test');
  const gone = { tokenHash, id: user.id };
  expect(await refusalOf(running.scim.getScimUser(gone))).toMatchObject({ kind: 'not-found' });
  expect(await refusalOf(running.scim.deleteScimUser(gone))).toMatchObject({ kind: 'not-found' });
});

test('an account that a stranger made with the address is not the person’s', async () => {
  await running.newUnverifiedOwner('early@one.test');
  await create('early@one.test');
  expect(await roleOf('early@one.test')).toBe(Role.HOST);
  const strangers = running.auth.signIn({ email: 'early@one.test', password: 'Tables4all' });
  expect(await refusalOf(strangers)).toMatchObject({ code: 'bad-credentials' });
});

test('only addresses of proven domains are added, the owner stays, and an address does not change', async () => {
  for (const userName of ['', 'mara', 'mara@elsewhere.test', 'mara@sub.one.test'])
    expect((await refusalOf(create(userName)))?.fields).toMatchObject([{ field: 'userName' }]);
  const users = running.connection.collection<{ _id: string }>('users');
  await users.updateOne({ _id: owner.userId }, { $set: { email: 'owner@one.test' } });
  const self = await create('owner@one.test');
  expect(await refusalOf(replace(self, { active: false }))).toMatchObject({ code: 'owner-stays' });
  expect(await refusalOf(replace(self, { userName: 'boss@one.test' }))).toMatchObject({ code: 'mutability' });
});

test('a removal is not held up by another address in the same request', async () => {
  const user = await create('renamed@one.test');
  const removed = await replace(user, { active: false, userName: 'new-name@one.test' });
  expect(removed).toMatchObject({ active: false, userName: 'renamed@one.test' });
  expect(await roleOf('renamed@one.test')).toBeUndefined();
});

test('a change that was made from an earlier state is refused, so that nobody comes back by it', async () => {
  const user = await create('raced@one.test');
  const readAt = user.updatedAt!;
  await replace(user, { active: false });
  const late = { tokenHash, user: { ...user, familyName: 'Rossi' }, readAt };
  expect(await refusalOf(running.scim.replaceScimUser(late))).toMatchObject({ code: 'scim-changed' });
  expect(await roleOf('raced@one.test')).toBeUndefined();
});

test('a removal that overtakes the addition of a person is not undone by it', async () => {
  const people = new MongoScimPeople(running.connection);
  const insert = jest.spyOn(MongoScimPeople.prototype, 'insert').mockImplementationOnce(async (person) => {
    insert.mockRestore();
    const isNew = await people.insert(person);
    await running.scim.deleteScimUser({ tokenHash, id: person.id });
    return isNew;
  });
  expect(await refusalOf(create('overtaken@one.test'))).toMatchObject({ code: 'scim-changed' });
  expect(await roleOf('overtaken@one.test')).toBeUndefined();
});

test('people are listed by page and found by address or by the provider’s id, those of this owner alone', async () => {
  const list = (more: object) =>
    running.scim.listScimUsers({ tokenHash, startIndex: 1, count: 100, ...more });
  const all = await list({});
  const names = all.users.map(({ userName }) => userName);
  expect(all.total).toBe(names.length);
  expect(names).toEqual([...names].sort());
  expect((await list({ startIndex: 2, count: 1 })).users.map(({ userName }) => userName)).toEqual([names[1]]);
  expect(await list({ userName: 'MARA@one.test' })).toMatchObject({ total: 1 });
  for (const nobody of [{ userName: 'nobody@one.test' }, { userName: ' ' }, { externalId: 'of-nobody' }])
    expect(await list(nobody)).toMatchObject({ total: 0, users: [] });
  await create('found@one.test', { externalId: 'of-the-provider' });
  expect((await list({ externalId: 'of-the-provider' })).users).toMatchObject([
    { userName: 'found@one.test' },
  ]);
  const other = await running.newPayingOwner();
  await running.connect(other, { domain: 'two.test' });
  const made = await running.sso.createScimToken({ restaurantId: placeOf(other) }, as(other));
  const foreign = { tokenHash: linkSecrets.hash(made.token) };
  expect(await running.scim.listScimUsers({ ...foreign, startIndex: 1, count: 9 })).toMatchObject({
    total: 0,
  });
  const id = all.users[0]?.id ?? '';
  expect(await refusalOf(running.scim.getScimUser({ ...foreign, id }))).toMatchObject({ kind: 'not-found' });
  expect(await refusalOf(running.scim.deleteScimUser({ ...foreign, id }))).toMatchObject({
    kind: 'not-found',
  });
});

test('a token is stored as its hash, two are alive at most, and an ended one is unknown', async () => {
  expect(token).toMatch(/^tw_scim_/);
  expect(await allStoredText(running.connection)).not.toContain(token);
  const second = await running.sso.createScimToken({ restaurantId }, as(owner));
  const third = running.sso.createScimToken({ restaurantId }, as(owner));
  expect(await refusalOf(third)).toMatchObject({ code: 'two-tokens' });
  const list = (hash: string) =>
    refusalOf(running.scim.listScimUsers({ tokenHash: hash, startIndex: 1, count: 1 }));
  expect(await list(linkSecrets.hash(second.token))).toBeUndefined();
  const [, last] = second.sso?.connection?.tokens ?? [];
  await running.sso.endScimToken({ restaurantId, tokenId: last?.id ?? '' }, as(owner));
  for (const hash of [linkSecrets.hash(second.token), '', token, linkSecrets.hash(tokenHash)])
    expect(await list(hash)).toMatchObject({ kind: 'unauthenticated', code: 'unknown-token' });
  expect(await list(tokenHash)).toBeUndefined();
});

describe('what the owner withholds from new people', () => {
  const choose = (defaultWithheld: PersonalPermission[]) =>
    running.sso.putSsoConnection(
      {
        restaurantId,
        issuer: running.company.issuer,
        ...client,
        clientSecret: '',
        defaultRole: Role.HOST,
        defaultWithheld,
      },
      as(owner),
    );
  afterEach(() => choose([]));

  test('is chosen once, and is withheld from all who are added later, in all restaurants', async () => {
    const before = await create('before@one.test');
    const { sso } = await choose([CONTACTS]);
    expect(sso?.connection?.defaultWithheld).toEqual([CONTACTS]);
    await create('after@one.test');
    expect(await memberOf('after@one.test')).toMatchObject({ role: Role.HOST, withheld: [CONTACTS] });
    // Of a restaurant to come, the role in all of them says it.
    const users = running.connection.collection('users');
    expect(await users.findOne({ email: 'after@one.test' })).toMatchObject({
      groupRoles: [{ role: 'host', withheld: ['contacts'] }],
    });
    await replace(before, { givenName: 'Ada' });
    expect(await memberOf('before@one.test')).toMatchObject({ withheld: [] });
  });

  test('is added to what was withheld from somebody who comes back', async () => {
    const user = await create('back@one.test');
    await limit('back@one.test', [EXPORT]);
    await running.scim.deleteScimUser({ tokenHash, id: user.id });
    await choose([CONTACTS]);
    await create('back@one.test');
    const { withheld = [] } = (await memberOf('back@one.test')) ?? {};
    expect(withheld.toSorted()).toEqual([EXPORT, CONTACTS]);
  });

  test('gives way to what the owner chooses for a person, whatever the provider sends again', async () => {
    await choose([CONTACTS]);
    const user = await create('chosen@one.test');
    await limit('chosen@one.test', []);
    for (const more of [{}, { givenName: 'Ada' }, { active: true }]) await replace(user, more);
    expect(await memberOf('chosen@one.test')).toMatchObject({ withheld: [] });
    await limit('chosen@one.test', [EXPORT]);
    await replace(user, { active: true });
    expect(await memberOf('chosen@one.test')).toMatchObject({ withheld: [EXPORT] });
  });

  test('does not reach who worked there before, nor invitations, which say it themselves', async () => {
    await choose([CONTACTS]);
    await running.newMember(owner, 'works@one.test', Role.HOST);
    await create('works@one.test');
    expect(await memberOf('works@one.test')).toMatchObject({ withheld: [] });
    expect(await refusalOf(choose([99 as PersonalPermission]))).toMatchObject({
      fields: [{ field: 'defaultWithheld' }],
    });
  });
});

test('what was withheld from people who have left is forgotten with the connection', async () => {
  const user = await create('last@one.test');
  await limit('last@one.test', [CONTACTS]);
  await running.scim.deleteScimUser({ tokenHash, id: user.id });
  const stored = () => running.connection.collection('former_limits').countDocuments();
  expect(await stored()).toBeGreaterThan(0);
  await running.sso.removeSsoConnection({ restaurantId }, as(owner));
  expect(await stored()).toBe(0);
});
