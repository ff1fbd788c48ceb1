import { type Actor, apiKeys as format, Role, scopes } from '@tablewell/chassis/access';
import { withRequestId } from '@tablewell/chassis/context';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  allStoredText,
  as,
  eventually,
  fixedClock,
  publishedEvents,
  publishEntry,
  refusalOf,
} from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type AuthHarness, startAuth } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: AuthHarness;
let owner: Actor;
let restaurantId: string;

beforeAll(async () => (running = await startAuth({ clock })));
afterAll(() => running?.stop());
beforeEach(async () => {
  owner = await running.newOwner();
  restaurantId = owner.memberships[0]?.restaurantId ?? '';
  await running.publishPlan(owner, PlanId.ENTERPRISE);
});

const make = (more: object = {}, actor = owner) =>
  running.apiKeys.createApiKey(
    { restaurantId, name: 'Website', scopes: ['reservations:read'], ...more },
    as(actor),
  );
const list = async () => (await running.apiKeys.listApiKeys({ restaurantId }, as(owner))).keys;
const end = (keyId: string, actor = owner) => running.apiKeys.endApiKey({ restaurantId, keyId }, as(actor));
const find = (key: string) => running.apiKeys.findApiKey({ hash: format.hash(key) });
const findFrom = (address: string, key: string) =>
  withRequestId('request-of-a-test', () => find(key), { address, userAgent: '' });

test('a key is shown once, and stored only as its hash', async () => {
  const { apiKey, key } = await make({ addresses: ['203.0.113.9/24'] });
  expect(format.modeOf(key)).toBe('live');
  expect(apiKey).toMatchObject({
    ...{ restaurantId, name: 'Website', scopes: ['reservations:read'], addresses: ['203.0.113.0/24'] },
    ...{ prefix: 'tw_live_', ending: key.slice(-4) },
  });
  await running.latest(events.apiKeyCreated, { keyId: apiKey?.id, restaurantId, name: 'Website' });
  const stored = await allStoredText(running.connection);
  expect(stored).toContain(format.hash(key));
  expect(stored).not.toContain(key.slice('tw_live_'.length, -6));
  const published = await publishedEvents(running.bus, events.apiKeyCreated);
  for (const secret of [key, format.hash(key)]) expect(JSON.stringify(published)).not.toContain(secret);
});

test('it acts for its restaurant alone, with the lowest role that its scopes need', async () => {
  const reading = await find((await make()).key);
  expect(reading.actor).toMatchObject({
    userId: reading.apiKey?.id,
    ...{ sessionId: '', email: '', name: 'Website (API)' },
    memberships: [{ restaurantId, role: Role.HOST }],
  });
  const writing = await find((await make({ name: 'All', scopes: [...scopes] })).key);
  expect(writing.actor?.memberships).toMatchObject([{ restaurantId, role: Role.MANAGER }]);
});

test('with a scope for groups it reads as a host of every restaurant of its owner, and of no other one', async () => {
  const users = running.connection.collection<{ _id: string }>('users');
  const memberships = [
    { restaurantId, role: 'owner' },
    { restaurantId: 'second', role: 'owner' },
    { restaurantId: 'elsewhere', role: 'manager' },
  ];
  await users.updateOne({ _id: owner.userId }, { $set: { memberships } });
  const found = await find((await make({ name: 'Group', scopes: ['group:read'] })).key);
  expect(found.actor?.memberships).toMatchObject([{ restaurantId, role: Role.HOST }]);
  expect(found.groupActor).toMatchObject({ userId: found.apiKey?.id });
  expect(found.groupActor?.memberships).toMatchObject([
    { restaurantId, role: Role.HOST },
    { restaurantId: 'second', role: Role.HOST },
  ]);
  const searching = await find((await make({ name: 'Search', scopes: ['group:search'] })).key);
  expect(searching.groupActor?.memberships).toMatchObject([{ restaurantId }, { restaurantId: 'second' }]);
  expect((await find((await make()).key)).groupActor).toBeUndefined();
});

test('from its end on it is not found, and ending it again changes nothing', async () => {
  const { apiKey, key } = await make();
  const keyId = apiKey?.id ?? '';
  await end(keyId);
  expect(await refusalOf(find(key))).toMatchObject({ kind: 'not-found' });
  expect(await list()).toEqual([]);
  await running.latest(events.apiKeyEnded, { keyId, restaurantId, name: 'Website' });
  await end(keyId);
  await end('unknown');
  const ended = await publishedEvents(running.bus, events.apiKeyEnded);
  expect(ended.filter((event) => event.keyId === keyId)).toHaveLength(1);
});

test('an unknown key, an empty hash and a hash of the hash are not found', async () => {
  const { key } = await make();
  for (const hash of [format.hash(format.make('live')), '', format.hash(format.hash(key)), key])
    expect(await refusalOf(running.apiKeys.findApiKey({ hash }))).toMatchObject({ kind: 'not-found' });
});

test('one name has at most two keys, however many are made at once, and one more after an end', async () => {
  const names = ['Website', 'website', ' WEBSITE ', 'Website', 'Website'.replace('W', '\uff37')];
  const outcomes = await Promise.all(names.map((name) => refusalOf(make({ name }))));
  expect(outcomes.filter((refused) => refused === undefined)).toHaveLength(2);
  expect(outcomes.filter(Boolean).map((refused) => refused?.code)).toEqual(Array(3).fill('two-keys'));
  const [first] = await list();
  await end(first?.id ?? '');
  expect(await refusalOf(make())).toBeUndefined();
  expect(await refusalOf(make())).toMatchObject({ kind: 'conflict', code: 'two-keys' });
});

test('a restaurant has at most twenty, however many are made at once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, index) => refusalOf(make({ name: `Program ${index}` }))),
  );
  expect(outcomes.filter((refused) => refused?.code === 'too-many-keys')).toHaveLength(4);
  expect(await list()).toHaveLength(20);
});

test('a bad key is refused with the names of its fields', async () => {
  const refused = await refusalOf(
    make({ name: ' ', scopes: ['everything'], addresses: ['home'], mode: 'test' }),
  );
  expect(refused?.kind).toBe('invalid');
  expect(refused?.fields.map(({ field }) => field)).toEqual(['name', 'scopes[0]', 'addresses[0]', 'mode']);
});

test('managers, hosts and strangers see, make and end none', async () => {
  const { apiKey, key } = await make();
  const stranger = await running.newOwner();
  await running.publishPlan(stranger, PlanId.ENTERPRISE);
  const manager = await running.newMember(
    owner,
    `kim.${restaurantId.toLowerCase()}@example.com`,
    Role.MANAGER,
  );
  for (const [actor, kind] of [
    [stranger, 'not-found'],
    [manager, 'forbidden'],
  ] as const) {
    expect(await refusalOf(running.apiKeys.listApiKeys({ restaurantId }, as(actor)))).toMatchObject({ kind });
    expect(await refusalOf(make({}, actor))).toMatchObject({ kind });
    expect(await refusalOf(end(apiKey?.id ?? '', actor))).toMatchObject({ kind });
  }
  // A key of another restaurant, by the owner of this one.
  const theirs = stranger.memberships[0]?.restaurantId ?? '';
  await running.apiKeys.endApiKey({ restaurantId: theirs, keyId: apiKey?.id ?? '' }, as(stranger));
  expect((await find(key)).apiKey?.id).toBe(apiKey?.id);
});

test('keys need the Enterprise plan, and wait for it if it lapses', async () => {
  const { key } = await make();
  expect((await find(key)).requiredPlan).toBe('');
  for (const plan of [PlanId.PREMIUM, PlanId.BASIC]) {
    await running.publishPlan(owner, plan);
    expect(await refusalOf(make())).toMatchObject({ kind: 'plan-required', requiredPlan: 'enterprise' });
    expect((await find(key)).requiredPlan).toBe('enterprise');
  }
  // An owner who no longer pays still ends a leaked key.
  const [listed] = await list();
  expect(listed?.name).toBe('Website');
  await running.publishPlan(owner, PlanId.ENTERPRISE);
  expect((await find(key)).requiredPlan).toBe('');
  await running.publishPlan(owner, PlanId.BASIC);
  await end(listed?.id ?? '');
  expect(await refusalOf(find(key))).toMatchObject({ kind: 'not-found' });
});

test('a trial, and an owner of whom no plan is known, have no keys', async () => {
  const stranger = await running.newOwner();
  const theirs = stranger.memberships[0]?.restaurantId ?? '';
  const refused = refusalOf(make({ restaurantId: theirs }, stranger));
  expect(await refused).toMatchObject({ kind: 'plan-required' });
});

test('an owner whose address is not verified makes none: the account may go to somebody else', async () => {
  const squatter = await running.newUnverifiedOwner(`squatter.${restaurantId}@example.com`);
  await running.publishPlan(squatter, PlanId.ENTERPRISE);
  const theirs = squatter.memberships[0]?.restaurantId ?? '';
  expect(await refusalOf(make({ restaurantId: theirs }, squatter))).toMatchObject({ code: 'verify-first' });
});

test('its last use is recorded once a minute, and only from an address that it allows', async () => {
  const { key } = await make({ addresses: ['203.0.113.0/24', '2001:db8::/32'] });
  const lastUse = async () => (await list())[0]?.lastUsedAt?.seconds;
  const now = () => BigInt(Math.floor(clock().getTime() / 1_000));
  await findFrom('198.51.100.7', key);
  expect(await lastUse()).toBeUndefined();
  await findFrom('203.0.113.7', key);
  const first = now();
  expect(await lastUse()).toBe(first);
  clock.advance(59_000);
  await findFrom('203.0.113.7', key);
  expect(await lastUse()).toBe(first);
  clock.advance(1_000);
  await findFrom('2001:db8:1::9', key);
  expect(await lastUse()).toBe(first + 60n);
});

test('keys end with their restaurant, each with its event', async () => {
  const made = await Promise.all([make(), make({ name: 'Till' })]);
  const gone = outboxEntry(
    events.restaurantDeleted,
    { id: restaurantId, version: 2n },
    { id: `gone-${restaurantId}`, at: clock() },
  );
  await publishEntry(running.bus, gone);
  await eventually(async () => {
    for (const { key } of made) expect(await refusalOf(find(key))).toMatchObject({ kind: 'not-found' });
    const ended = await publishedEvents(running.bus, events.apiKeyEnded);
    const ids = ended.filter((event) => event.restaurantId === restaurantId).map(({ keyId }) => keyId);
    expect(ids.sort()).toEqual(made.map(({ apiKey }) => apiKey?.id).sort());
  });
});
