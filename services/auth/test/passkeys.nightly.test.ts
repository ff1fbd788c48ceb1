import type { Actor } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, fixedClock, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { PasskeyProof } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { TOTP } from 'otpauth';
import { Authenticator, type Lie } from './authenticator';
import { type AuthHarness, origin, person, startAuth } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const { password } = person;
const day = 86_400_000;

let running: AuthHarness;
beforeAll(async () => (running = await startAuth({ clock })));
afterAll(() => running?.stop());
// No test begins in the period of another one's code, nor on its day.
beforeEach(() => clock.advance(day));

const begin = async (actor: Actor, proof: { password?: string; code?: string } = { password }) =>
  (await running.passkeys.beginPasskey(proof, as(actor))).optionsJson;
const confirm = (actor: Actor, responseJson: string, name = 'My phone') =>
  running.passkeys.confirmPasskey({ responseJson, name }, as(actor));
const list = (actor: Actor) => running.passkeys.listPasskeys({}, as(actor));
const challenge = async () => (await running.passkeySignIn.beginPasskeySignIn({})).challenge;
const finish = (responseJson: string) => running.passkeySignIn.finishPasskeySignIn({ responseJson });
const signIn = async (authenticator: Authenticator, lie: Lie = {}) =>
  finish(authenticator.signIn(await challenge(), lie));
const remove = (actor: Actor, id: string, proof: { password?: string; code?: string } = { password }) =>
  running.passkeys.removePasskey({ id, ...proof }, as(actor));

interface Owner {
  readonly actor: Actor;
  readonly email: string;
  readonly authenticator: Authenticator;
  /** Of the passkey. */
  readonly id: string;
}

/** A verified owner with a passkey. */
async function newOwner(kind: 'synced' | 'counting' = 'synced'): Promise<Owner> {
  const actor = await running.newOwner();
  const authenticator = new Authenticator(origin, kind);
  const { passkey } = await confirm(actor, authenticator.register(await begin(actor)));
  const { user } = await running.auth.getSession({ sessionId: actor.sessionId });
  return { actor, email: user?.email ?? '', authenticator, id: passkey?.id ?? '' };
}

const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock().getTime() + later * 30_000 });

/** Switches two-step sign-in on; its first code is of the period before. */
async function secondFactorOf(actor: Actor): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const { secret, setup } = await running.secondFactor.beginSecondFactor({ password }, as(actor));
  const first = { setup, code: codeOf(secret, -1) };
  return { secret, ...(await running.secondFactor.confirmSecondFactor(first, as(actor))) };
}

async function resetPassword(email: string): Promise<void> {
  await running.auth.requestPasswordReset({ email });
  const token = await running.nextLink(events.passwordResetRequested, email);
  await running.auth.resetPassword({ token, password, confirmPassword: password });
}

describe('a passkey is added', () => {
  test('with the password, and is listed with its name, its kind and its last sign-in', async () => {
    const actor = await running.newOwner();
    expect(await refusalOf(begin(actor, { password: 'Wrong4all' }))).toMatchObject({
      ...{ kind: 'invalid', code: 'wrong-password', fields: [{ field: 'password' }] },
    });
    const authenticator = new Authenticator(origin);
    const made = clock();
    await confirm(actor, authenticator.register(await begin(actor)), '  Ada’s <phone> ');
    clock.advance(60_000);
    await signIn(authenticator);
    const { passkeys, proof, max, isAvailable } = await list(actor);
    expect({ proof, max, isAvailable }).toEqual({ proof: PasskeyProof.PASSWORD, max: 10, isAvailable: true });
    const seconds = (at: Date) => BigInt(at.getTime() / 1_000);
    expect(passkeys).toMatchObject([
      {
        ...{ name: 'Ada’s phone', isSynced: true },
        ...{ createdAt: { seconds: seconds(made) }, usedAt: { seconds: seconds(clock()) } },
      },
    ]);
    await running.latest(events.userSecurityChanged, {
      ...{ change: SecurityChange.PASSKEY_ADDED, passkeyName: 'Ada’s phone' },
    });
  });

  test('as one that the authenticator finds by itself, after it verified the person, and once on each', async () => {
    const { actor, authenticator } = await newOwner();
    const options = JSON.parse(await begin(actor)) as Record<string, unknown>;
    expect(options).toMatchObject({
      rp: { id: 'tablewell.example' },
      user: { id: Buffer.from(actor.userId).toString('base64url') },
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credential?.id, transports: ['internal', 'hybrid'] }],
    });
  });

  test('with a code if two-step sign-in is on, which is used up by it, and not with the password', async () => {
    const actor = await running.newOwner();
    const { secret, recoveryCodes } = await secondFactorOf(actor);
    expect((await list(actor)).proof).toBe(PasskeyProof.CODE);
    for (const proof of [{ password }, { password, code: '000000' }, { code: codeOf(secret, -1) }])
      expect(await refusalOf(begin(actor, proof))).toMatchObject({ code: 'wrong-code' });
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const authenticator = new Authenticator(origin);
      await confirm(actor, authenticator.register(await begin(actor, { code })));
      expect(await refusalOf(begin(actor, { code }))).toMatchObject({ code: 'wrong-code' });
    }
    expect((await list(actor)).passkeys).toHaveLength(2);
  });

  test('soon after a sign-in, if the account has no password', async () => {
    const actor = await running.newOwner();
    const users = running.connection.collection<{ _id: string }>('users');
    await users.updateOne({ _id: actor.userId }, { $set: { passwordHash: null } });
    expect((await list(actor)).proof).toBe(PasskeyProof.RECENT_SIGN_IN);
    await begin(actor, {});
    clock.advance(15 * 60_000);
    expect(await refusalOf(begin(actor, {}))).toMatchObject({ kind: 'conflict', code: 'sign-in-again' });
  });

  test('only once the address is verified', async () => {
    const actor = await running.newUnverifiedOwner('unverified-passkey@example.com');
    expect(await refusalOf(begin(actor))).toMatchObject({ kind: 'conflict', code: 'verify-first' });
  });

  test('once for its options, within five minutes, by the user whose they are', async () => {
    const [actor, other] = [await running.newOwner(), await running.newOwner()];
    const response = new Authenticator(origin).register(await begin(actor));
    await confirm(actor, response);
    const ended = { kind: 'conflict', code: 'passkey-setup-ended' };
    expect(await refusalOf(confirm(actor, response))).toMatchObject(ended);
    const theirs = new Authenticator(origin).register(await begin(actor));
    expect(await refusalOf(confirm(other, theirs))).toMatchObject(ended);
    const late = new Authenticator(origin).register(await begin(actor));
    clock.advance(5 * 60_000);
    expect(await refusalOf(confirm(actor, late))).toMatchObject(ended);
    expect((await list(other)).passkeys).toEqual([]);
  });

  test('by no challenge of a sign-in, nor signs one of a registration in', async () => {
    const { actor, authenticator } = await newOwner();
    const options = { ...(JSON.parse(await begin(actor)) as object), challenge: await challenge() };
    const other = new Authenticator(origin);
    expect(await refusalOf(confirm(actor, other.register(JSON.stringify(options))))).toMatchObject({
      code: 'passkey-setup-ended',
    });
    const registration = JSON.parse(await begin(actor)) as { challenge: string };
    expect(await refusalOf(finish(authenticator.signIn(registration.challenge)))).toMatchObject({
      code: 'passkey-challenge-ended',
    });
  });

  test.each([
    ['another site', { origin: 'https://tablewell.example.evil.example' }],
    ['a restaurant’s own name under the same host', { origin: 'https://trattoria.tablewell.example' }],
    ['the same host without TLS', { origin: 'http://tablewell.example' }],
    ['another port', { origin: 'https://tablewell.example:8443' }],
    ['a frame of another site', { crossOrigin: true }],
    ['another RP id', { rpId: 'example' }],
    ['an authenticator that did not verify the person', { unverified: true }],
    ['a sign-in', { type: 'webauthn.get' }],
  ] as [string, Lie][])('not from %s', async (_what, lie) => {
    const actor = await running.newOwner();
    const response = new Authenticator(origin).register(await begin(actor), lie);
    expect(await refusalOf(confirm(actor, response))).toMatchObject({
      kind: 'conflict',
      code: 'bad-passkey',
    });
    expect((await list(actor)).passkeys).toEqual([]);
  });

  test('whatever an authenticator says of its maker, which is not looked at', async () => {
    const statement = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(70)],
      ['x5c', [new TextEncoder().encode('no certificate')]],
    ]);
    const actor = await running.newOwner();
    const lie = { attestation: { fmt: 'packed', statement } };
    const authenticator = new Authenticator(origin);
    await confirm(actor, authenticator.register(await begin(actor), lie));
    expect((await signIn(authenticator)).user?.id).toBe(actor.userId);
  });

  test('only under a name', async () => {
    const actor = await running.newOwner();
    const response = new Authenticator(origin).register(await begin(actor));
    for (const name of ['', ' <> ', 'x'.repeat(61)])
      expect(await refusalOf(confirm(actor, response, name))).toMatchObject({
        ...{ kind: 'invalid', fields: [{ field: 'name' }] },
      });
    // A response that is refused for its name does not use up the challenge.
    await confirm(actor, response, 'Key');
  });

  test.each(['', '{}', 'null', '[]', '{"id":1,"response":{"clientDataJSON":"e30"}}', 'x'.repeat(20_000)])(
    'by no nonsense (%#)',
    async (response) => {
      const actor = await running.newOwner();
      expect(await refusalOf(confirm(actor, response))).toMatchObject({ code: 'bad-passkey' });
      expect(await refusalOf(finish(response))).toMatchObject({
        kind: 'unauthenticated',
        code: 'bad-passkey',
      });
    },
  );

  test('up to ten of a user, however many at once', async () => {
    const actor = await running.newOwner();
    const options = await Promise.all(Array.from({ length: 13 }, () => begin(actor)));
    const calls = options.map((each) => refusalOf(confirm(actor, new Authenticator(origin).register(each))));
    const codes = (await Promise.all(calls)).map((refusal) => refusal?.code);
    expect(codes.filter((code) => code === 'too-many-passkeys')).toHaveLength(3);
    const { passkeys } = await list(actor);
    expect(passkeys).toHaveLength(10);
    expect(await refusalOf(begin(actor))).toMatchObject({ kind: 'conflict', code: 'too-many-passkeys' });
    await remove(actor, passkeys[0]?.id ?? '');
    await begin(actor);
  });
});

describe('a sign-in with a passkey', () => {
  test('opens a session, without an address and without a code if two-step sign-in is on', async () => {
    const { actor, authenticator } = await newOwner();
    await secondFactorOf(actor);
    const { user, tokens } = await signIn(authenticator);
    expect(user?.id).toBe(actor.userId);
    expect((await running.actorOf(tokens?.sessionId)).userId).toBe(actor.userId);
  });

  test('leaves the password and its code as another way', async () => {
    const { actor, email } = await newOwner();
    expect((await running.auth.signIn({ email, password })).tokens).toBeDefined();
    const { secret } = await secondFactorOf(actor);
    const asked = await running.auth.signIn({ email, password });
    const given = { challenge: asked.challenge?.token ?? '', code: codeOf(secret) };
    expect((await running.auth.finishSignIn(given)).tokens).toBeDefined();
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a restaurant’s own name under the same host', { origin: 'https://trattoria.tablewell.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['another RP id', { rpId: 'example' }],
    ['an authenticator that did not verify the person', { unverified: true }],
    ['a registration', { type: 'webauthn.create' }],
    ['another user', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['a passkey that is unknown', { credentialId: 'unknown-credential' }],
  ] as [string, Lie][])('is refused alike from %s', async (_what, lie) => {
    const { authenticator } = await newOwner();
    expect(await refusalOf(signIn(authenticator, lie))).toMatchObject({
      kind: 'unauthenticated',
      code: 'bad-passkey',
      message: 'This passkey does not sign in here. Please try another one, or sign in with your password.',
    });
  });

  test('is refused with the key of another passkey', async () => {
    const [owner, thief] = [await newOwner(), await newOwner()];
    const lie = {
      credentialId: owner.authenticator.credential?.id ?? '',
      userHandle: owner.authenticator.credential?.userHandle ?? '',
    };
    expect(await refusalOf(signIn(thief.authenticator, lie))).toMatchObject({ code: 'bad-passkey' });
  });

  test('uses its challenge once, also if it is sent several times at once, and within five minutes', async () => {
    const { authenticator } = await newOwner();
    const response = authenticator.signIn(await challenge());
    const calls = await Promise.all([1, 2, 3, 4].map(() => refusalOf(finish(response))));
    expect(calls.map((refusal) => refusal?.code).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'passkey-challenge-ended'),
      undefined,
    ]);
    const late = authenticator.signIn(await challenge());
    clock.advance(5 * 60_000);
    expect(await refusalOf(finish(late))).toMatchObject({ code: 'passkey-challenge-ended' });
    const own = authenticator.signIn(Buffer.alloc(32).toString('base64url'));
    expect(await refusalOf(finish(own))).toMatchObject({ code: 'passkey-challenge-ended' });
  });

  test('is refused if the counter went backwards, which is mailed to the owner once', async () => {
    const { authenticator, email } = await newOwner('counting');
    const copy = new Authenticator(origin, 'counting');
    copy.credential = authenticator.credential;
    await signIn(authenticator);
    await signIn(authenticator);
    for (let tries = 0; tries < 2; tries++)
      expect(await refusalOf(signIn(copy, { counter: 2 }))).toMatchObject({
        ...{ kind: 'unauthenticated', code: 'passkey-copied' },
      });
    const refused = { change: SecurityChange.PASSKEY_REFUSED, passkeyName: 'My phone' };
    await running.latest(events.userSecurityChanged, { ...refused, user: { email } });
    expect((await signIn(authenticator)).tokens).toBeDefined();
    const mails = (await publishedEvents(running.bus, events.userSecurityChanged)).filter(
      ({ change, user }) => change === SecurityChange.PASSKEY_REFUSED && user?.email === email,
    );
    expect(mails).toHaveLength(1);
  });

  test('does not tell of a counter whose signature is wrong', async () => {
    const [owner, other] = [await newOwner('counting'), await newOwner()];
    await signIn(owner.authenticator);
    const forger = new Authenticator(origin, 'counting');
    forger.credential = { ...owner.authenticator.credential!, key: other.authenticator.credential!.key };
    expect(await refusalOf(signIn(forger, { counter: 0 }))).toMatchObject({ code: 'bad-passkey' });
    const key = [owner.id, 'copied', clock().toISOString().slice(0, 10)].join('|');
    const tries = running.connection.collection<{ _id: string }>('wrong_tries');
    expect(await tries.findOne({ _id: key })).toBeNull();
  });

  test('does not tell of a copy if two sign-ins with a counting key arrive in the other order', async () => {
    const { authenticator, id } = await newOwner('counting');
    const challenges = [await challenge(), await challenge()];
    clock.advance(1_000);
    const [first = '', second = ''] = challenges.map((each) => authenticator.signIn(each));
    await finish(second);
    expect(await refusalOf(finish(first))).toMatchObject({ kind: 'unavailable', code: 'busy' });
    const key = [id, 'copied', clock().toISOString().slice(0, 10)].join('|');
    const tries = running.connection.collection<{ _id: string }>('wrong_tries');
    expect(await tries.findOne({ _id: key })).toBeNull();
    // A challenge that is made afterwards shows that it is one.
    const copy = new Authenticator(origin, 'counting');
    copy.credential = authenticator.credential;
    expect(await refusalOf(signIn(copy))).toMatchObject({ code: 'passkey-copied' });
    expect((await signIn(authenticator)).tokens).toBeDefined();
  });

  test('opens a session for each of several at once', async () => {
    const { authenticator, actor } = await newOwner('synced');
    const calls = await Promise.all([1, 2, 3].map(() => signIn(authenticator)));
    expect(calls.map(({ user }) => user?.id)).toEqual([actor.userId, actor.userId, actor.userId]);
  });
});

describe('a passkey', () => {
  test('is renamed by its user only', async () => {
    const [{ actor, id }, other] = [await newOwner(), await newOwner()];
    const rename = (who: Actor, name: string) => running.passkeys.renamePasskey({ id, name }, as(who));
    expect((await rename(actor, ' New phone ')).passkey?.name).toBe('New phone');
    expect(await refusalOf(rename(actor, ''))).toMatchObject({ fields: [{ field: 'name' }] });
    expect(await refusalOf(rename(other.actor, 'Mine'))).toMatchObject({ kind: 'not-found' });
    expect((await list(actor)).passkeys).toMatchObject([{ name: 'New phone' }]);
  });

  test('is removed by its user only, with the proof of the person, and signs in no more', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const { actor, id, authenticator, email } = owner;
    const before = await signIn(authenticator);
    expect(await refusalOf(remove(actor, id, { password: 'Wrong4all' }))).toMatchObject({
      code: 'wrong-password',
    });
    expect(await refusalOf(remove(other.actor, id))).toMatchObject({ kind: 'not-found' });
    const named = { rpId: 'tablewell.example', credentialId: authenticator.credential?.id };
    expect(await remove(actor, id)).toMatchObject(named);
    expect((await list(actor)).passkeys).toEqual([]);
    expect(await refusalOf(signIn(authenticator))).toMatchObject({ code: 'bad-passkey' });
    expect(await refusalOf(remove(actor, id))).toMatchObject({ kind: 'not-found' });
    await running.latest(events.userSecurityChanged, {
      ...{ change: SecurityChange.PASSKEY_REMOVED, passkeyName: 'My phone', user: { email } },
    });
    // Sessions go on; they are ended in the list of devices.
    expect((await running.actorOf(before.tokens?.sessionId)).userId).toBe(actor.userId);
  });

  test('is removed by its owner although a thief who signs in with it uses up the tries of a day', async () => {
    const { actor, authenticator, id, email } = await newOwner();
    const thief = async () => running.actorOf((await signIn(authenticator)).tokens?.sessionId);
    const wrong = { password: 'Wrong4all' };
    const first = await thief();
    for (let tries = 0; tries < 20; tries++)
      expect(await refusalOf(remove(first, id, wrong))).toMatchObject({ code: 'wrong-password' });
    expect(await refusalOf(remove(first, id))).toMatchObject({ kind: 'too-many', code: 'too-many-tries' });
    // As if two more sessions had done the same.
    const key = [actor.userId, 'settings', 'password', 0, clock().toISOString().slice(0, 10)].join('|');
    const tries = running.connection.collection<{ _id: string }>('wrong_tries');
    expect(await tries.findOneAndUpdate({ _id: key }, { $set: { count: 60 } })).toMatchObject({ count: 20 });
    expect(await refusalOf(remove(await thief(), id))).toMatchObject({ code: 'too-many-tries' });
    const { tokens } = await running.auth.signIn({ email, password });
    const owner = await running.actorOf(tokens?.sessionId);
    expect(await refusalOf(remove(owner, id, wrong))).toMatchObject({ code: 'wrong-password' });
    await remove(owner, id);
    expect((await list(actor)).passkeys).toEqual([]);
  });

  test('leaves nothing of itself once it is removed but what its events need', async () => {
    const { actor, id } = await newOwner();
    await remove(actor, id);
    const stored = await running.connection.collection<{ _id: string }>('passkeys').findOne({ _id: id });
    expect(stored).toMatchObject({ credentialId: '', publicKey: '', deleteAt: expect.any(Date) as Date });
  });

  test('of a thief of the password is removed by a new password within three days, and older ones stay', async () => {
    const { actor, email, authenticator } = await newOwner();
    clock.advance(3 * day - 60_000);
    const thief = new Authenticator(origin);
    await confirm(actor, thief.register(await begin(actor)), 'Of a thief');
    const session = await signIn(thief);
    clock.advance(60_000);
    await resetPassword(email);
    expect(await refusalOf(signIn(thief))).toMatchObject({ code: 'bad-passkey' });
    expect(await refusalOf(running.actorOf(session.tokens?.sessionId))).toMatchObject({
      code: 'session-ended',
    });
    expect((await signIn(authenticator)).user?.id).toBe(actor.userId);
    await running.latest(events.userSecurityChanged, {
      ...{ change: SecurityChange.PASSKEY_REMOVED, passkeyName: 'Of a thief' },
    });
  });

  test('that was begun before a new password is not added after it', async () => {
    const { actor, email } = await newOwner();
    const response = new Authenticator(origin).register(await begin(actor));
    await resetPassword(email);
    expect(await refusalOf(confirm(actor, response))).toMatchObject({ code: 'passkey-setup-ended' });
  });

  test('that was begun before two-step sign-in was switched on or off is not added after it', async () => {
    const { actor } = await newOwner();
    const begun = new Authenticator(origin).register(await begin(actor));
    const { recoveryCodes } = await secondFactorOf(actor);
    const ended = { kind: 'conflict', code: 'passkey-setup-ended' };
    expect(await refusalOf(confirm(actor, begun))).toMatchObject(ended);
    const [first = '', second = '', third = ''] = recoveryCodes;
    const withCode = new Authenticator(origin).register(await begin(actor, { code: first }));
    await running.secondFactor.endSecondFactor({ code: second }, as(actor));
    expect(await refusalOf(confirm(actor, withCode))).toMatchObject(ended);
    await secondFactorOf(actor);
    expect(await refusalOf(begin(actor, { code: third }))).toMatchObject({ code: 'wrong-code' });
    expect((await list(actor)).passkeys).toHaveLength(1);
  });

  test('that was begun with a code is added although another code was used meanwhile', async () => {
    const { actor } = await newOwner();
    const [first = '', second = ''] = (await secondFactorOf(actor)).recoveryCodes;
    const begun = new Authenticator(origin).register(await begin(actor, { code: first }));
    await begin(actor, { code: second });
    await confirm(actor, begun);
    expect((await list(actor)).passkeys).toHaveLength(2);
  });

  test('opens no session if the password is replaced meanwhile and it is fresh', async () => {
    const { authenticator, email } = await newOwner();
    const response = authenticator.signIn(await challenge());
    const [signedIn, reset] = await Promise.allSettled([finish(response), resetPassword(email)]);
    expect(reset.status).toBe('fulfilled');
    const session = signedIn.status === 'fulfilled' ? signedIn.value.tokens?.sessionId : undefined;
    if (session) expect(await refusalOf(running.actorOf(session))).toMatchObject({ code: 'session-ended' });
  });
});
