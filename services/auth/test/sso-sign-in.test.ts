import { type Actor, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { allStoredText, as, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { SsoState } from '@tablewell/proto/auth/v1/sso_pb';
import { person } from './harness';
import { client, placeOf, type SsoHarness, startSso } from './sso-harness';

// Signing in by an owner's identity provider, which is an independent implementation (SSO-3 to SSO-6).

const clock = fixedClock('2026-11-20T12:00:00Z');
const hour = 3_600_000;
let running: SsoHarness;
let owner: Actor;
let restaurantId: string;

beforeAll(async () => {
  running = await startSso({ clock });
  owner = await running.newPayingOwner();
  restaurantId = placeOf(owner);
  await running.connect(owner);
});
afterAll(() => running?.stop());

const passwordSignIn = (email: string) => running.auth.signIn({ email, password: person.password });
const finish = (answer: { browserSecret: string; query: string }) =>
  running.ssoSignIn.finishSsoSignIn(answer);
const sessionOf = (tokens: { sessionId: string } | undefined) =>
  running.auth.getSession({ sessionId: tokens?.sessionId ?? '' });
const setState = (state: SsoState) => running.sso.setSsoState({ restaurantId, state }, as(owner));

describe('a sign-in at the provider', () => {
  test('signs a host in who works for the owner, without a code, and knows them by issuer and subject', async () => {
    const mara = await running.newMember(owner, 'mara@one.test', Role.HOST);
    const { user, tokens } = await running.signInBySso('Anybody@One.test', 'mara');
    expect(user).toMatchObject({ id: mara.userId, email: 'mara@one.test' });
    const session = await sessionOf(tokens);
    expect(session).toMatchObject({
      isBySso: true,
      actor: { memberships: [{ restaurantId, role: Role.HOST }] },
    });
    const again = await running.signInBySso('mara@one.test', 'mara');
    expect(again.user?.id).toBe(mara.userId);
  });

  test('gives an address that was given to somebody else no way into the account of before', async () => {
    expect(await refusalOf(running.signInBySso('mara@one.test', 'recycled'))).toMatchObject({
      ...{ kind: 'forbidden', code: 'sso-linked-otherwise' },
    });
    // Once the owner has removed and invited them, it is theirs.
    const userId = (await running.signInBySso('mara@one.test', 'mara')).user?.id ?? '';
    await running.staff.removeStaff({ restaurantId, userId }, as(owner));
    await running.staff.inviteStaff({ restaurantId, email: 'mara@one.test', role: Role.HOST }, as(owner));
    expect((await running.signInBySso('mara@one.test', 'recycled')).user?.id).toBe(userId);
    expect(await refusalOf(running.signInBySso('mara@one.test', 'mara'))).toMatchObject({
      code: 'sso-linked-otherwise',
    });
  });

  test('accepts an open invitation to the verified address, and makes the account', async () => {
    await running.staff.inviteStaff(
      { restaurantId, email: 'invited@one.test', role: Role.MANAGER },
      as(owner),
    );
    const { user, tokens } = await running.signInBySso('invited@one.test', 'invited');
    expect(user).toMatchObject({ email: 'invited@one.test', firstName: 'invited', isVerified: true });
    expect((await sessionOf(tokens)).actor?.memberships).toMatchObject([
      { restaurantId, role: Role.MANAGER },
    ]);
    const { invitations } = await running.staff.listStaff({ restaurantId }, as(owner));
    expect(invitations).toEqual([]);
  });

  test.each([
    ['unsure', 'an address that the provider has not verified', 'sso-unverified'],
    ['foreign', 'an address of another domain', 'sso-other-domain'],
    ['stranger', 'nobody who works for the owner or is invited', 'sso-no-place'],
  ])('refuses %s: %s', async (personId, _why, code) => {
    await running.staff.inviteStaff({ restaurantId, email: 'unsure@one.test', role: Role.HOST }, as(owner));
    await running.staff.inviteStaff(
      { restaurantId, email: 'foreign@elsewhere.test', role: Role.HOST },
      as(owner),
    );
    expect(await refusalOf(running.signInBySso('x@one.test', personId))).toMatchObject({
      kind: 'forbidden',
      code,
    });
  });

  test('answers for an unknown domain as for one whose connection is off, whatever accounts there are', async () => {
    const start = (email: string) => refusalOf(running.ssoSignIn.startSsoSignIn({ email }));
    const unknown = await start('a@nowhere.test');
    expect(unknown).toMatchObject({ kind: 'not-found', code: 'sso-unknown' });
    expect(await start(owner.email)).toEqual(unknown);
    expect(await start('no address')).toEqual(unknown);
    await setState(SsoState.OFF);
    expect(await start('mara@one.test')).toEqual(unknown);
    await setState(SsoState.OPTIONAL);
  });

  test('works once, for the browser that began it, and for ten minutes', async () => {
    const first = await running.atProvider('tom@one.test', 'invited');
    const second = await running.atProvider('tom@one.test', 'invited');
    // The state of another sign-in.
    expect(await refusalOf(finish({ ...first, query: second.query }))).toMatchObject({ code: 'sso-refused' });
    expect(await refusalOf(finish(first))).toMatchObject({ code: 'sso-ended' });
    expect(await refusalOf(finish({ ...second, browserSecret: 'of another browser' }))).toMatchObject({
      code: 'sso-ended',
    });
    await finish(second);
    expect(await refusalOf(finish(second))).toMatchObject({ code: 'sso-ended' });
    const late = await running.atProvider('tom@one.test', 'invited');
    clock.advance(10 * 60_000);
    expect(await refusalOf(finish(late))).toMatchObject({ code: 'sso-ended' });
  });

  test('takes no code twice, and an answer that names another issuer not at all', async () => {
    const used = await running.atProvider('x@one.test', 'invited');
    const { url, browserSecret } = await running.ssoSignIn.startSsoSignIn({ email: 'x@one.test' });
    await finish(used);
    const state = new URL(url).searchParams.get('state') ?? '';
    const replayed = new URLSearchParams(used.query);
    replayed.set('state', state);
    expect(await refusalOf(finish({ browserSecret, query: `?${replayed}` }))).toMatchObject({
      code: 'sso-refused',
    });
    const other = await running.atProvider('x@one.test', 'invited');
    const mixedUp = new URLSearchParams(other.query);
    expect(mixedUp.get('iss')).toBe(running.company.issuer);
    mixedUp.set('iss', 'https://other.example');
    expect(await refusalOf(finish({ ...other, query: `?${mixedUp}` }))).toMatchObject({
      code: 'sso-refused',
    });
  });
});

describe('its session', () => {
  test('ends after twelve hours, however often it is refreshed', async () => {
    let { tokens } = await running.signInBySso('x@one.test', 'invited');
    const ends = tokens?.refreshExpiresAt;
    for (let hours = 0; hours < 11; hours += 1) {
      clock.advance(hour);
      ({ tokens } = await running.auth.refreshSession({ refreshToken: tokens?.refreshToken ?? '' }));
      expect(tokens?.refreshExpiresAt).toEqual(ends);
    }
    expect(await sessionOf(tokens)).toMatchObject({ isBySso: true });
    clock.advance(hour);
    expect(await refusalOf(sessionOf(tokens))).toMatchObject({ code: 'session-ended' });
    const renewing = running.auth.refreshSession({ refreshToken: tokens?.refreshToken ?? '' });
    expect(await refusalOf(renewing)).toMatchObject({ code: 'session-ended' });
  });

  test('opens the restaurants of that owner alone, and a password those of the others as well', async () => {
    const other = await running.newPayingOwner();
    await running.newMember(owner, 'both@one.test', Role.HOST);
    await running.staff.inviteStaff(
      { restaurantId: placeOf(other), email: 'both@one.test', role: Role.MANAGER },
      as(other),
    );
    const token = await running.nextInvitation('both@one.test', placeOf(other));
    await running.staff.acceptInvitation({ token, ...person });
    const { tokens } = await running.signInBySso('both@one.test', 'both');
    expect((await sessionOf(tokens)).actor?.memberships).toMatchObject([{ restaurantId }]);
    const byPassword = await passwordSignIn('both@one.test');
    expect((await sessionOf(byPassword.tokens)).actor?.memberships).toHaveLength(2);
  });

  test('is not for people who own restaurants of their own', async () => {
    await running.newUnverifiedOwner('boss@one.test');
    const users = running.connection.collection('users');
    await users.updateOne({ email: 'boss@one.test' }, { $set: { isVerified: true, unproven: null } });
    await running.staff.inviteStaff({ restaurantId, email: 'boss@one.test', role: Role.HOST }, as(owner));
    const token = await running.nextInvitation('boss@one.test', restaurantId);
    await running.staff.acceptInvitation({ token, ...person });
    expect(await refusalOf(running.signInBySso('boss@one.test', 'boss'))).toMatchObject({
      ...{ kind: 'forbidden', code: 'sso-owns-restaurants' },
    });
  });

  test('ends at once when the person is removed, and when the connection is switched off', async () => {
    const { user, tokens } = await running.signInBySso('x@one.test', 'invited');
    await setState(SsoState.OFF);
    expect(await refusalOf(sessionOf(tokens))).toMatchObject({ code: 'session-ended' });
    await running.latest(events.sessionEnded, { sessionIds: [tokens?.sessionId], reason: 'sso-ended' });
    await setState(SsoState.OPTIONAL);
    const next = await running.signInBySso('x@one.test', 'invited');
    await running.staff.removeStaff({ restaurantId, userId: user?.id ?? '' }, as(owner));
    expect(await refusalOf(sessionOf(next.tokens))).toMatchObject({ code: 'session-ended' });
  });
});

describe('an owner who requires it', () => {
  afterEach(() => setState(SsoState.OPTIONAL));

  test('ends the other sessions of the people in the domain, who sign in by the provider alone', async () => {
    const tom = await running.newMember(owner, 'tom@one.test', Role.HOST);
    const elsewhere = await running.newMember(owner, 'gina@elsewhere.test', Role.HOST);
    await setState(SsoState.REQUIRED);
    await running.latest(events.sessionEnded, { sessionIds: [tom.sessionId], reason: 'sso-required' });
    expect(await refusalOf(sessionOf(tom))).toMatchObject({ code: 'session-ended' });
    expect(await refusalOf(passwordSignIn('tom@one.test'))).toMatchObject({
      ...{ kind: 'forbidden', code: 'sso-required' },
    });
    const wrong = running.auth.signIn({ email: 'tom@one.test', password: 'Wrong4all' });
    expect(await refusalOf(wrong)).toMatchObject({ code: 'bad-credentials' });
    // An address of another domain, and the owner, who gets in when the provider is down.
    expect(await sessionOf(elsewhere)).toMatchObject({ actor: { userId: elsewhere.userId } });
    const own = await passwordSignIn(owner.email);
    expect(await sessionOf(own.tokens)).toMatchObject({ actor: { userId: owner.userId } });
    expect((await running.signInBySso('tom@one.test', 'tom')).user?.id).toBe(tom.userId);
  });

  test('leaves an owner with an address in the domain the password', async () => {
    const users = running.connection.collection<{ _id: string }>('users');
    await users.updateOne({ _id: owner.userId }, { $set: { email: 'owner@one.test' } });
    await setState(SsoState.REQUIRED);
    expect((await passwordSignIn('owner@one.test')).user?.id).toBe(owner.userId);
    expect(await sessionOf({ sessionId: owner.sessionId })).toMatchObject({
      actor: { userId: owner.userId },
    });
  });

  test('closes the restaurants to a password by whatever way, and leaves those of other owners open', async () => {
    await setState(SsoState.REQUIRED);
    const { tokens } = await passwordSignIn('both@one.test');
    const { actor } = await sessionOf(tokens);
    expect(actor?.memberships).toHaveLength(1);
    expect(actor?.memberships).not.toMatchObject([{ restaurantId }]);
    // A new password opens nothing either.
    await running.auth.requestPasswordReset({ email: 'tom@one.test' });
    const token = await running.nextLink(events.passwordResetRequested, 'tom@one.test');
    await running.auth.resetPassword({ token, password: 'Better4all', confirmPassword: 'Better4all' });
    const again = running.auth.signIn({ email: 'tom@one.test', password: 'Better4all' });
    expect(await refusalOf(again)).toMatchObject({ code: 'sso-required' });
  });
});

test('secrets, codes and what the browser keeps are stored nowhere as they are', async () => {
  const { browserSecret, query } = await running.atProvider('x@one.test', 'invited');
  const stored = await allStoredText(running.connection);
  for (const secret of [client.clientSecret, browserSecret, new URLSearchParams(query).get('code') ?? '-'])
    expect(stored).not.toContain(secret);
});
