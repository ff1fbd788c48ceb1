import { type Actor, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, fixedClock, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { SsoState } from '@tablewell/proto/auth/v1/sso_pb';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { client, placeOf, type SsoHarness, startSso } from './sso-harness';

// An owner's connection to an identity provider, and its domains (SSO-1, SSO-2).

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: SsoHarness;
let owner: Actor;
let restaurantId: string;

beforeAll(async () => (running = await startSso({ clock })));
afterAll(() => running?.stop());
beforeEach(async () => {
  owner = await running.newPayingOwner();
  restaurantId = placeOf(owner);
});

const draft = () => ({ restaurantId, issuer: running.company.issuer, ...client, defaultRole: Role.HOST });
const put = (more: object = {}, actor = owner) =>
  running.sso.putSsoConnection({ ...draft(), ...more }, as(actor));
const setState = (state: SsoState) => running.sso.setSsoState({ restaurantId, state }, as(owner));
const test1 = () => running.sso.testSsoConnection({ restaurantId }, as(owner));
const add = (domain: string, actor = owner) =>
  running.sso.addSsoDomain({ restaurantId: placeOf(actor), domain }, as(actor));
const check = (domain: string, actor = owner) =>
  running.sso.checkSsoDomain({ restaurantId: placeOf(actor), domain }, as(actor));
/** Adds a domain, and creates its record. */
async function addWithRecord(name: string, actor = owner): Promise<void> {
  const { sso } = await add(name, actor);
  const domain = sso?.connection?.domains.find((each) => each.name === name);
  running.names.records.set(domain?.recordName ?? '', [domain?.recordValue ?? '']);
}

test('the owner connects a provider, sees what to enter there, and neither secret again', async () => {
  const { sso } = await put();
  expect(sso).toMatchObject({
    requiredPlan: '',
    redirectUri: 'https://tables.example/api/auth/sso/callback',
    logoutUri: 'https://tables.example/api/auth/sso/backchannel-logout',
    scimUri: 'https://tables.example/scim/v2',
    connection: { issuer: running.company.issuer, clientId: 'tablewell', state: SsoState.OFF },
  });
  const { sso: read } = await running.sso.getSso({ restaurantId }, as(owner));
  expect(JSON.stringify(read)).not.toContain(client.clientSecret);
});

test('a bad connection is refused with the names of its fields', async () => {
  const refused = await refusalOf(
    put({ issuer: 'login', clientId: ' ', clientSecret: '', defaultRole: Role.OWNER }),
  );
  expect(refused?.fields.map(({ field }) => field)).toEqual([
    'issuer',
    'clientId',
    'clientSecret',
    'defaultRole',
  ]);
});

test('managers, hosts and strangers see and change nothing, nor does an owner of an unknown mailbox', async () => {
  await put();
  const manager = await running.newMember(owner, `m.${restaurantId}@example.com`.toLowerCase(), Role.MANAGER);
  const stranger = await running.newPayingOwner();
  for (const [actor, kind] of [
    [manager, 'forbidden'],
    [stranger, 'not-found'],
  ] as const) {
    expect(await refusalOf(running.sso.getSso({ restaurantId }, as(actor)))).toMatchObject({ kind });
    expect(await refusalOf(put({}, actor))).toMatchObject({ kind });
    for (const state of [SsoState.OFF, SsoState.UNSPECIFIED])
      expect(await refusalOf(running.sso.setSsoState({ restaurantId, state }, as(actor)))).toMatchObject({
        kind,
      });
    expect(await refusalOf(running.sso.createScimToken({ restaurantId }, as(actor)))).toMatchObject({ kind });
  }
  const unverified = await running.newUnverifiedOwner('unproven@example.com');
  const own = { ...draft(), restaurantId: placeOf(unverified) };
  expect(await refusalOf(running.sso.putSsoConnection(own, as(unverified)))).toMatchObject({
    code: 'verify-first',
  });
});

test('it is part of Enterprise: without the plan nobody signs in by it or has to, and it can be removed', async () => {
  await running.connect(owner, { domain: 'lapse.test', state: SsoState.REQUIRED });
  const member = await running.newMember(owner, 'kim@elsewhere.test', Role.HOST);
  const users = running.connection.collection<{ _id: string }>('users');
  await users.updateOne({ _id: member.userId }, { $set: { email: 'kim@lapse.test' } });
  const signIn = () => running.auth.signIn({ email: 'kim@lapse.test', password: 'Tables4all' });
  expect(await refusalOf(signIn())).toMatchObject({ code: 'sso-required' });
  await running.publishPlan(owner, PlanId.PREMIUM);
  expect((await signIn()).user?.id).toBe(member.userId);
  const start = running.ssoSignIn.startSsoSignIn({ email: 'kim@lapse.test' });
  expect(await refusalOf(start)).toMatchObject({ code: 'sso-unknown' });
  expect(await refusalOf(put())).toMatchObject({ kind: 'plan-required', requiredPlan: 'enterprise' });
  const { sso } = await running.sso.removeSsoConnection({ restaurantId }, as(owner));
  expect(sso).toMatchObject({ requiredPlan: 'enterprise' });
  expect(sso?.connection).toBeUndefined();
});

test('it is switched on once it is tested and has a proven domain, and again after a change of the provider', async () => {
  await put();
  expect(await refusalOf(setState(SsoState.OPTIONAL))).toMatchObject({ code: 'sso-untested' });
  await test1();
  expect(await refusalOf(setState(SsoState.OPTIONAL))).toMatchObject({ code: 'sso-no-domain' });
  await addWithRecord('on.test');
  await check('on.test');
  expect((await setState(SsoState.OPTIONAL)).sso?.connection?.state).toBe(SsoState.OPTIONAL);
  // The role of new people is not the provider's matter.
  const same = await put({ clientSecret: '', defaultRole: Role.MANAGER });
  expect(same.sso?.connection).toMatchObject({ state: SsoState.OPTIONAL, defaultRole: Role.MANAGER });
  expect((await put({ clientSecret: 'new' })).sso?.connection).toMatchObject({ state: SsoState.OFF });
  expect(await refusalOf(setState(SsoState.OPTIONAL))).toMatchObject({ code: 'sso-untested' });
  // The secret of one provider is not sent to another.
  const other = put({ clientSecret: '', issuer: 'https://login.other.example' });
  expect((await refusalOf(other))?.fields).toMatchObject([{ field: 'clientSecret' }]);
});

test('each change is mailed to the owner and recorded', async () => {
  await running.connect(owner, { domain: 'told.test' });
  await running.sso.createScimToken({ restaurantId }, as(owner));
  const told = async () =>
    (await publishedEvents(running.bus, events.userSecurityChanged)).filter(
      ({ user }) => user?.id === owner.userId,
    );
  await running.latest(events.userSecurityChanged, { change: SecurityChange.SCIM_TOKEN_CREATED });
  expect((await told()).map(({ change }) => change)).toEqual([
    ...[SecurityChange.SSO_CHANGED, SecurityChange.SSO_DOMAIN_PROVEN, SecurityChange.SSO_OPTIONAL],
    SecurityChange.SCIM_TOKEN_CREATED,
  ]);
  expect(await told()).toEqual(
    expect.arrayContaining([expect.objectContaining({ restaurantIds: [restaurantId] })]),
  );
});

describe('a domain', () => {
  beforeEach(() => put());

  test('is proven by its record, and belongs to one owner', async () => {
    const refused = await refusalOf(add('no domain'));
    expect(refused?.fields).toMatchObject([{ field: 'domain' }]);
    await add('Only.test');
    expect(await refusalOf(check('only.test'))).toMatchObject({ kind: 'invalid' });
    running.names.records.set('_tablewell.only.test', ['another value']);
    expect(await refusalOf(check('only.test'))).toMatchObject({ kind: 'invalid' });
    running.names.isFailing = true;
    expect(await refusalOf(check('only.test'))).toMatchObject({ code: 'dns-unavailable' });
    running.names.isFailing = false;
    await addWithRecord('only.test');
    expect((await check('only.test')).sso?.connection?.domains).toMatchObject([
      { name: 'only.test', isProven: true },
    ]);
    const second = await running.newPayingOwner();
    await running.sso.putSsoConnection({ ...draft(), restaurantId: placeOf(second) }, as(second));
    await addWithRecord('only.test', second);
    expect(await refusalOf(check('only.test', second))).toMatchObject({ code: 'domain-taken' });
    await running.sso.removeSsoDomain({ restaurantId, domain: 'only.test' }, as(owner));
    expect((await check('only.test', second)).sso?.connection?.domains).toMatchObject([{ isProven: true }]);
  });

  test('leads to nobody seven days after its record disappeared, and no earlier', async () => {
    await running.connect(owner, { domain: 'sold.test' });
    const start = () => refusalOf(running.ssoSignIn.startSsoSignIn({ email: 'a@sold.test' }));
    running.names.records.delete('_tablewell.sold.test');
    clock.advance(6 * 3_600_000);
    expect(await start()).toBeUndefined();
    clock.advance(7 * 86_400_000 - 1);
    expect(await start()).toBeUndefined();
    clock.advance(6 * 3_600_000);
    expect(await start()).toMatchObject({ code: 'sso-unknown' });
  });

  test('is one of twenty', async () => {
    for (let index = 0; index < 20; index += 1) await add(`d${index}.test`);
    expect(await refusalOf(add('d20.test'))).toMatchObject({ code: 'too-many-domains' });
  });
});
