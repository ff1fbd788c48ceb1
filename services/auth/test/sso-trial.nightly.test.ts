import { type Actor, Role } from '@tablewell/chassis/access';
import { allStoredText, as, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { SsoState } from '@tablewell/proto/auth/v1/sso_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type Answer, client, placeOf, type SsoHarness, startSso } from './sso-harness';

// An owner tries a sign-in at the provider, which changes nothing (SSO-12).

const clock = fixedClock('2026-11-20T12:00:00Z');
const tenMinutes = 10 * 60_000;
let running: SsoHarness;
let owner: Actor;
let restaurantId: string;

beforeAll(async () => {
  running = await startSso({ clock });
  owner = await running.newPayingOwner();
  restaurantId = placeOf(owner);
  await running.connect(owner);
  await setState(SsoState.OFF);
});
afterAll(() => running?.stop());

const setState = (state: SsoState) => running.sso.setSsoState({ restaurantId, state }, as(owner));
const start = (actor = owner) => running.sso.startSsoTrial({ restaurantId: placeOf(actor) }, as(actor));
const finish = (answer: Answer, actor = owner) => running.ssoSignIn.finishSsoTrial(answer, as(actor));
const read = async (actor = owner) =>
  (await running.sso.getSsoTrial({ restaurantId: placeOf(actor) }, as(actor))).trial;
/** The owner begins a trial; a person signs in at the provider. */
async function atProvider(personId: string): Promise<Answer> {
  const { url, browserSecret } = await start();
  return { browserSecret, query: (await running.company.signIn(url, personId)).search };
}
async function tried(personId: string) {
  await finish(await atProvider(personId));
  return read();
}
/** What a sign-in would change; events that were published meanwhile left out. */
const stored = () =>
  Promise.all(
    ['users', 'sessions', 'sso_identities', 'invitations', 'sso_connections'].map((name) =>
      running.connection
        .collection(name)
        .find({}, { projection: { outbox: 0 } })
        .toArray(),
    ),
  );
const invite = (email: string, role = Role.HOST) =>
  running.staff.inviteStaff({ restaurantId, email, role }, as(owner));

describe('a trial', () => {
  test('says who came back and whom a sign-in would open a session for, and changes nothing', async () => {
    const mara = await running.newMember(owner, 'mara@one.test', Role.MANAGER);
    const before = await stored();
    expect(await tried('mara')).toMatchObject({
      ...{ issuer: running.company.issuer, subject: 'mara', email: 'mara@one.test', isVerified: true },
      ...{ isDomainProven: true, refusal: '', reason: '' },
      person: {
        ...{ email: mara.email, name: 'Bo Host', isLinked: false, invitations: 0 },
        places: [{ restaurantId, role: Role.MANAGER }],
      },
    });
    expect(await stored()).toEqual(before);
    expect(await running.connection.collection('sso_identities').countDocuments()).toBe(0);
  });

  test('says which invitation a sign-in would accept, and accepts none', async () => {
    await invite('invited@one.test', Role.MANAGER);
    expect(await tried('invited')).toMatchObject({
      refusal: '',
      person: {
        ...{ email: 'invited@one.test', name: '', isLinked: false, invitations: 1 },
        places: [{ restaurantId, role: Role.MANAGER }],
      },
    });
    const { invitations, members } = await running.staff.listStaff({ restaurantId }, as(owner));
    expect(invitations).toMatchObject([{ email: 'invited@one.test' }]);
    expect(members.map(({ email }) => email)).not.toContain('invited@one.test');
  });

  test.each([
    ['unsure', 'an address that the provider has not verified', 'sso-unverified'],
    ['foreign', 'an address of another domain', 'sso-other-domain'],
    ['stranger', 'nobody who works for the owner or is invited', 'sso-no-place'],
    ['recycled', 'an address that was given to somebody else', 'sso-linked-otherwise'],
    ['boss', 'somebody who owns restaurants of their own', 'sso-owns-restaurants'],
  ])('of %s names the reason for which a sign-in is refused: %s', async (personId, _why, code) => {
    if (personId === 'recycled') {
      await setState(SsoState.OPTIONAL);
      await running.signInBySso('mara@one.test', 'mara');
    }
    if (personId === 'boss') {
      await running.newUnverifiedOwner('boss@one.test');
      const users = running.connection.collection('users');
      await users.updateOne({ email: 'boss@one.test' }, { $set: { isVerified: true, unproven: null } });
      await invite('boss@one.test');
    }
    await setState(SsoState.OFF);
    const trial = await tried(personId);
    await setState(SsoState.OPTIONAL);
    const refused = await refusalOf(running.signInBySso('x@one.test', personId));
    await setState(SsoState.OFF);
    expect(refused?.code).toBe(code);
    expect(trial).toMatchObject({ subject: personId, refusal: code, reason: refused?.message });
    expect(trial?.person).toBeUndefined();
  });

  test('knows somebody whom an earlier sign-in linked, by the subject', async () => {
    expect(await tried('mara')).toMatchObject({ person: { email: 'mara@one.test', isLinked: true } });
  });

  test('says what the provider answered when it refuses', async () => {
    const { url, browserSecret } = await start();
    const state = new URL(url).searchParams.get('state') ?? '';
    const query = `?${new URLSearchParams({ error: 'access_denied', state, iss: running.company.issuer })}`;
    await finish({ browserSecret, query });
    const trial = await read();
    expect(trial).toMatchObject({ refusal: 'sso-refused', reason: 'It answered access_denied', subject: '' });
  });
});

describe('its answer', () => {
  test('never becomes a sign-in, nor does that of a sign-in become a trial', async () => {
    await setState(SsoState.OPTIONAL);
    const trial = await atProvider('mara');
    expect(await refusalOf(running.ssoSignIn.finishSsoSignIn(trial))).toMatchObject({ code: 'sso-ended' });
    const signIn = await running.atProvider('mara@one.test', 'mara');
    expect(await refusalOf(finish(signIn))).toMatchObject({ code: 'sso-ended' });
    // Neither was used up by the other.
    await finish(trial);
    expect((await running.ssoSignIn.finishSsoSignIn(signIn)).tokens).toBeDefined();
    await setState(SsoState.OFF);
  });

  test('works once, for ten minutes, and for the browser that began it', async () => {
    const first = await atProvider('mara');
    expect(await refusalOf(finish({ ...first, browserSecret: 'of another browser' }))).toMatchObject({
      code: 'sso-ended',
    });
    await finish(first);
    expect(await refusalOf(finish(first))).toMatchObject({ code: 'sso-ended' });
    const late = await atProvider('mara');
    clock.advance(tenMinutes);
    expect(await refusalOf(finish(late))).toMatchObject({ code: 'sso-ended' });
    const gone = await atProvider('mara');
    await running.sso.putSsoConnection(
      { restaurantId, issuer: 'https://login.other.example', ...client, defaultRole: Role.HOST },
      as(owner),
    );
    expect(await refusalOf(finish(gone))).toMatchObject({ code: 'sso-ended' });
    await running.connect(owner);
    await setState(SsoState.OFF);
  });

  test('is for the session of the owner who began it', async () => {
    const other = await running.newPayingOwner();
    const session = { ...owner, sessionId: 'another-session' };
    for (const actor of [other, session]) {
      const answer = await atProvider('mara');
      expect(await refusalOf(finish(answer, actor))).toMatchObject({ code: 'sso-ended' });
      expect(await read()).toBeUndefined();
    }
    const answer = await atProvider('mara');
    expect(await refusalOf(running.ssoSignIn.finishSsoTrial(answer))).toMatchObject({ code: 'sso-ended' });
  });

  test('of an earlier trial is worth nothing once another one has begun', async () => {
    const earlier = await atProvider('mara');
    await start();
    expect(await refusalOf(finish(earlier))).toMatchObject({ code: 'sso-ended' });
  });
});

describe('its result', () => {
  test('is read by its owner alone, for ten minutes', async () => {
    await finish(await atProvider('mara'));
    const manager = await running.newMember(owner, 'manager@elsewhere.test', Role.MANAGER);
    const other = await running.newPayingOwner();
    const seenBy = (actor: Actor) => refusalOf(running.sso.getSsoTrial({ restaurantId }, as(actor)));
    expect(await seenBy(manager)).toMatchObject({ kind: 'forbidden' });
    expect(await seenBy(other)).toMatchObject({ kind: 'not-found' });
    expect(await read(other)).toBeUndefined();
    clock.advance(tenMinutes - 1);
    expect(await read()).toMatchObject({ subject: 'mara' });
    clock.advance(1);
    expect(await read()).toBeUndefined();
  });

  test('goes with the connection, and nothing that binds a trial is stored as it is', async () => {
    await finish(await atProvider('mara'));
    const { url, browserSecret } = await start();
    const text = await allStoredText(running.connection);
    expect(text).not.toContain(browserSecret);
    expect(new URL(url).searchParams.get('login_hint')).toBeNull();
    await running.sso.removeSsoConnection({ restaurantId }, as(owner));
    expect(await read()).toBeUndefined();
  });
});

test('who may not connect a provider, and who has no connection, begins none', async () => {
  const plain = await running.newOwner();
  expect(await refusalOf(start(plain))).toMatchObject({ kind: 'plan-required' });
  const paying = await running.newPayingOwner();
  expect(await refusalOf(start(paying))).toMatchObject({ kind: 'not-found' });
  const manager = await running.newMember(paying, 'm@elsewhere.test', Role.MANAGER);
  expect(await refusalOf(start(manager))).toMatchObject({ kind: 'forbidden' });
  await running.connect(paying, { domain: 'paying.test' });
  const { url, browserSecret } = await start(paying);
  await running.publishPlan(paying, PlanId.PREMIUM);
  const query = (await running.company.signIn(url, 'mara')).search;
  expect(await refusalOf(finish({ browserSecret, query }, paying))).toMatchObject({ kind: 'plan-required' });
});
