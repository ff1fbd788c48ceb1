import { type Actor, apiKeys as format, Role, scopes } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, fixedClock, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type AuthHarness, startAuth } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: AuthHarness;
let owner: Actor;
let testId: string;

beforeAll(async () => (running = await startAuth({ clock })));
afterAll(() => running?.stop());

/** The owner of a test restaurant, which the restaurant service announced, under a plan without keys. */
beforeEach(async () => {
  owner = await running.newOwner();
  testId = `test-of-${owner.userId}`;
  const restaurant = { id: testId, ownerId: owner.userId, isTest: true };
  const created = { id: `opened-${testId}`, at: clock() };
  await publishEntry(running.bus, outboxEntry(events.restaurantCreated, { restaurant }, created));
  await eventually(async () => {
    const stored = await running.connection.collection('users').findOne({ _id: owner.userId as never });
    expect(stored?.['memberships']).toMatchObject([{}, { restaurantId: testId, role: 'owner' }]);
    const isTest = (stored?.['memberships'] as { isTest?: boolean }[])[1]?.isTest ?? false;
    owner = {
      ...owner,
      memberships: [...owner.memberships, { ...owner.memberships[0]!, restaurantId: testId, isTest }],
    };
  });
});

const liveId = () => owner.memberships[0]?.restaurantId ?? '';
const make = (restaurantId: string, mode = '', actor = owner) =>
  running.apiKeys.createApiKey({ restaurantId, mode, name: 'Tests', scopes: [...scopes] }, as(actor));

test('a test restaurant has test keys under every plan, which name their mode', async () => {
  for (const mode of ['', 'test']) {
    const { apiKey, key } = await make(testId, mode);
    expect(format.modeOf(key)).toBe('test');
    expect(apiKey).toMatchObject({ isTest: true, prefix: 'tw_test_', restaurantId: testId });
    const found = await running.apiKeys.findApiKey({ hash: format.hash(key) });
    expect(found).toMatchObject({ requiredPlan: '', apiKey: { isTest: true } });
    expect(found.actor?.memberships).toMatchObject([
      { restaurantId: testId, role: Role.MANAGER, isTest: true },
    ]);
  }
  const listed = await running.apiKeys.listApiKeys({ restaurantId: testId }, as(owner));
  expect(listed.requiredPlan).toBe('');
});

test('a test key reads no group, although its scopes would let a live one', async () => {
  const { key } = await make(testId);
  expect((await running.apiKeys.findApiKey({ hash: format.hash(key) })).groupActor).toBeUndefined();
});

test('it has no live keys, and other restaurants have no test keys, whatever their plan', async () => {
  await running.publishPlan(owner, PlanId.ENTERPRISE);
  for (const [restaurantId, mode] of [
    [testId, 'live'],
    [liveId(), 'test'],
    [testId, 'both'],
  ] as const)
    expect(await refusalOf(make(restaurantId, mode))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'mode' }],
    });
  expect((await make(liveId())).apiKey).toMatchObject({ isTest: false, prefix: 'tw_live_' });
});

test('a test restaurant is no plan for the other one: keys there still need Enterprise', async () => {
  expect(await refusalOf(make(liveId()))).toMatchObject({ requiredPlan: 'enterprise' });
  const { requiredPlan } = await running.apiKeys.listApiKeys({ restaurantId: liveId() }, as(owner));
  expect(requiredPlan).toBe('enterprise');
});

test('only its owner is there: nobody is invited to it', async () => {
  const invited = { restaurantId: testId, email: 'kim@example.com', role: Role.MANAGER };
  expect(await refusalOf(running.staff.inviteStaff(invited, as(owner)))).toMatchObject({
    code: 'test-restaurant',
  });
});
