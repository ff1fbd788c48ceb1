import type { Actor } from '@tablewell/chassis/access';
import { withRequestId } from '@tablewell/chassis/context';
import { events } from '@tablewell/chassis/events';
import { as, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { TOTP } from 'otpauth';
import { person, startAuth, type AuthHarness } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const { password } = person;
const home = '192.0.2.1';
const elsewhere = '198.51.100.9';
const periodMs = 30_000;

let running: AuthHarness;
beforeAll(async () => (running = await startAuth({ clock })));
afterAll(() => running?.stop());
// No test begins in the period of another one's code, nor on its day.
beforeEach(() => clock.advance(86_400_000));

const from = <T>(address: string, work: () => Promise<T>) =>
  withRequestId('request-of-a-test', work, { address, userAgent: 'Test/1.0' });

/** What an app shows, some periods from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock().getTime() + later * periodMs });

interface Owner {
  readonly actor: Actor;
  readonly email: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** A verified owner with the second factor on; its first code is of the period before. */
async function newOwner(): Promise<Owner> {
  const actor = await running.newOwner();
  const { secret, setup } = await running.secondFactor.beginSecondFactor({ password }, as(actor));
  const first = { setup, code: codeOf(secret, -1) };
  const { recoveryCodes } = await running.secondFactor.confirmSecondFactor(first, as(actor));
  const { user } = await running.auth.getSession({ sessionId: actor.sessionId });
  return { actor, email: user?.email ?? '', secret, recoveryCodes };
}

/** The first step. */
async function challengeOf({ email }: Pick<Owner, 'email'>): Promise<string> {
  const answer = await running.auth.signIn({ email, password });
  expect(answer).not.toMatchObject({ tokens: expect.anything() as object });
  return answer.challenge?.token ?? '';
}

/** A new password by the link in a mail. */
async function resetPassword({ email }: Pick<Owner, 'email'>): Promise<void> {
  await running.auth.requestPasswordReset({ email });
  const token = await running.nextLink(events.passwordResetRequested, email);
  await running.auth.resetPassword({ token, password, confirmPassword: password });
}

const finish = (challenge: string, code: string) => running.auth.finishSignIn({ challenge, code });
const stateOf = ({ actor }: Owner) => running.secondFactor.getSecondFactor({}, as(actor));
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status).sort();
/** A wrong code. */
const wrong = (secret: string) =>
  ['000000', '111111', '222222', '333333', '444444'].find(
    (code) => ![-1, 0, 1].some((later) => codeOf(secret, later) === code),
  ) ?? '';

describe('a second factor is set up', () => {
  test('with the password and the first code of the app, and is off until then', async () => {
    const actor = await running.newOwner();
    expect(
      await refusalOf(running.secondFactor.beginSecondFactor({ password: 'Wrong4all' }, as(actor))),
    ).toMatchObject({ kind: 'invalid', code: 'wrong-password', fields: [{ field: 'password' }] });
    const begun = await running.secondFactor.beginSecondFactor({ password }, as(actor));
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const { setup } = begun;
    const confirm = (code: string) => running.secondFactor.confirmSecondFactor({ setup, code }, as(actor));
    expect(await refusalOf(confirm(wrong(begun.secret)))).toMatchObject({ code: 'wrong-code' });
    expect(await running.secondFactor.getSecondFactor({}, as(actor))).toMatchObject({ isOn: false });
    const { recoveryCodes } = await confirm(codeOf(begun.secret));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await running.secondFactor.getSecondFactor({}, as(actor))).toMatchObject({
      ...{ isOn: true, recoveryCodesLeft: 10, hasPassword: true },
    });
    expect(await refusalOf(confirm(codeOf(begun.secret, 1)))).toMatchObject({ code: 'already-on' });
  });

  test('is stored sealed, and its recovery codes as hashes', async () => {
    const { actor, secret, recoveryCodes } = await newOwner();
    const users = running.connection.collection<{ _id: string }>('users');
    const stored = JSON.stringify(await users.findOne({ _id: actor.userId }));
    expect(stored).toContain('recoveryHashes');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('by nobody else’s setup, nor by an old one', async () => {
    const [actor, other] = [await running.newOwner(), await running.newOwner()];
    const { secret, setup } = await running.secondFactor.beginSecondFactor({ password }, as(actor));
    const confirm = (who: Actor, given = setup) =>
      refusalOf(running.secondFactor.confirmSecondFactor({ setup: given, code: codeOf(secret) }, as(who)));
    expect(await confirm(other)).toMatchObject({ code: 'setup-ended' });
    expect(await confirm(actor, `${setup.slice(0, -4)}AAAA`)).toMatchObject({ code: 'setup-ended' });
    clock.advance(10 * 60_000);
    expect(await confirm(actor)).toMatchObject({ code: 'setup-ended' });
  });

  test('only once the address is verified', async () => {
    const actor = await running.newUnverifiedOwner('unverified-factor@example.com');
    expect(await refusalOf(running.secondFactor.beginSecondFactor({ password }, as(actor)))).toMatchObject({
      kind: 'conflict',
      code: 'verify-first',
    });
  });

  test('soon after a sign-in, if the account has no password', async () => {
    const actor = await running.newOwner();
    const users = running.connection.collection<{ _id: string }>('users');
    await users.updateOne({ _id: actor.userId }, { $set: { passwordHash: null } });
    const begin = () => running.secondFactor.beginSecondFactor({}, as(actor));
    expect((await begin()).secret).not.toBe('');
    // A session that was stolen would otherwise get a code with which it adds a passkey.
    clock.advance(15 * 60_000);
    expect(await refusalOf(begin())).toMatchObject({ kind: 'conflict', code: 'sign-in-again' });
  });

  test('once, by one of several concurrent codes', async () => {
    const actor = await running.newOwner();
    const setups = await Promise.all(
      [1, 2, 3].map(() => running.secondFactor.beginSecondFactor({ password }, as(actor))),
    );
    const calls = setups.map(({ secret, setup }) =>
      running.secondFactor.confirmSecondFactor({ setup, code: codeOf(secret) }, as(actor)),
    );
    expect(await outcomes(calls)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe('a sign-in with a second factor', () => {
  test('opens a session only after its code', async () => {
    const owner = await newOwner();
    const challenge = await challengeOf(owner);
    expect(await refusalOf(running.auth.refreshSession({ refreshToken: challenge }))).toMatchObject({
      code: 'session-ended',
    });
    expect(await refusalOf(running.actorOf(challenge))).toMatchObject({ code: 'session-ended' });
    const { tokens, user } = await finish(challenge, codeOf(owner.secret));
    expect(user?.id).toBe(owner.actor.userId);
    expect((await running.actorOf(tokens?.sessionId)).userId).toBe(owner.actor.userId);
  });

  test('accepts each code once, in whatever order codes arrive', async () => {
    const owner = await newOwner();
    await finish(await challengeOf(owner), codeOf(owner.secret));
    const again = await challengeOf(owner);
    for (const later of [0, -1])
      expect(await refusalOf(finish(again, codeOf(owner.secret, later)))).toMatchObject({
        kind: 'unauthenticated',
        code: 'wrong-code',
      });
    expect((await finish(again, codeOf(owner.secret, 1))).tokens).toBeDefined();
  });

  test('opens one session when a code is sent several times at once', async () => {
    const owner = await newOwner();
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf(owner)));
    const calls = challenges.map((challenge) => finish(challenge, codeOf(owner.secret)));
    expect(await outcomes(calls)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  });

  test('uses a challenge once, also with codes of two periods at once', async () => {
    const owner = await newOwner();
    const challenge = await challengeOf(owner);
    const calls = [codeOf(owner.secret), owner.recoveryCodes[0] ?? ''].map((code) => finish(challenge, code));
    expect(await outcomes(calls)).toEqual(['fulfilled', 'rejected']);
    clock.advance(periodMs);
    expect(await refusalOf(finish(challenge, codeOf(owner.secret)))).toMatchObject({
      code: 'challenge-ended',
    });
  });

  test('does not accept the code of another account', async () => {
    const [owner, thief] = [await newOwner(), await newOwner()];
    const challenge = await challengeOf(owner);
    for (const code of [codeOf(thief.secret), thief.recoveryCodes[0] ?? ''])
      expect(await refusalOf(finish(challenge, code))).toMatchObject({ code: 'wrong-code' });
    expect(await stateOf(thief)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test.each([
    [
      'five wrong codes',
      async ({ secret }: Owner, challenge: string) => {
        for (const last of [false, false, false, false, true])
          expect(await refusalOf(finish(challenge, wrong(secret)))).toMatchObject({
            code: last ? 'challenge-ended' : 'wrong-code',
          });
      },
    ],
    ['ten minutes', () => Promise.resolve(clock.advance(10 * 60_000))],
    ['a new password', resetPassword],
    [
      'switching the second factor off',
      async ({ actor, recoveryCodes: [code] }: Owner) => {
        await running.secondFactor.endSecondFactor({ code: code ?? '' }, as(actor));
      },
    ],
  ] as [string, (owner: Owner, challenge: string) => Promise<unknown>][])(
    'begins anew after %s',
    async (_what, happens) => {
      const owner = await newOwner();
      const challenge = await challengeOf(owner);
      await happens(owner, challenge);
      expect(await refusalOf(finish(challenge, codeOf(owner.secret)))).toMatchObject({
        kind: 'unauthenticated',
        code: 'challenge-ended',
      });
    },
  );

  test('names the field of what is no code, and counts no try', async () => {
    const challenge = await challengeOf(await newOwner());
    for (const code of ['', '12345', 'hello'])
      expect(await refusalOf(finish(challenge, code))).toMatchObject({
        ...{ kind: 'invalid', fields: [{ field: 'code' }] },
      });
    const challenges = running.connection.collection('challenges');
    expect(await challenges.findOne({ triesLeft: 5 }, { sort: { expiresAt: -1 } })).not.toBeNull();
  });

  test('is still asked for a code after a new password', async () => {
    const owner = await newOwner();
    clock.advance(3 * 86_400_000);
    await resetPassword(owner);
    expect((await finish(await challengeOf(owner), codeOf(owner.secret))).tokens).toBeDefined();
  });

  test('of somebody else’s phone is switched off by a new password within three days', async () => {
    const owner = await newOwner();
    clock.advance(3 * 86_400_000 - 60_000);
    await resetPassword(owner);
    expect((await running.auth.signIn({ email: owner.email, password })).tokens).toBeDefined();
    const off = { change: SecurityChange.SECOND_FACTOR_OFF, user: { email: owner.email } };
    await running.latest(events.userSecurityChanged, off);
  });

  test('opens no session if the password is replaced while the code is looked at', async () => {
    const owner = await newOwner();
    const challenge = await challengeOf(owner);
    const calls = await Promise.allSettled([finish(challenge, codeOf(owner.secret)), resetPassword(owner)]);
    expect(calls[1]?.status).toBe('fulfilled');
    const session = calls[0]?.status === 'fulfilled' ? calls[0].value.tokens?.sessionId : undefined;
    if (session) expect(await refusalOf(running.actorOf(session))).toMatchObject({ code: 'session-ended' });
  });

  test('leaves sessions from before as they are', async () => {
    const actor = await running.newOwner();
    const { user } = await running.auth.getSession({ sessionId: actor.sessionId });
    const before = await running.auth.signIn({ email: user?.email ?? '', password });
    const { secret, setup } = await running.secondFactor.beginSecondFactor({ password }, as(actor));
    await running.secondFactor.confirmSecondFactor({ setup, code: codeOf(secret) }, as(actor));
    const refreshToken = before.tokens?.refreshToken ?? '';
    const after = await running.auth.refreshSession({ refreshToken });
    expect((await running.actorOf(after.tokens?.sessionId)).userId).toBe(actor.userId);
  });
});

describe('recovery codes', () => {
  test('sign in once each, as typed from paper, and say how many are left', async () => {
    const owner = await newOwner();
    const [first = ''] = owner.recoveryCodes;
    const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(owner)));
    const typed = [first, first.toLowerCase(), first.replaceAll('-', ' ')];
    const calls = challenges.map((challenge, index) => finish(challenge, typed[index] ?? ''));
    expect(await outcomes(calls)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await stateOf(owner)).toMatchObject({ recoveryCodesLeft: 9 });
    const used = { change: SecurityChange.RECOVERY_CODE_USED, recoveryCodesLeft: 9 };
    await running.latest(events.userSecurityChanged, { ...used, user: { email: owner.email } });
  });

  test('are replaced by new ones, with a code', async () => {
    const owner = await newOwner();
    const renew = (code = '') => running.secondFactor.renewRecoveryCodes({ code }, as(owner.actor));
    const code = codeOf(owner.secret);
    const { recoveryCodes } = await renew(code);
    expect(await refusalOf(renew(code))).toMatchObject({ code: 'wrong-code' });
    expect(recoveryCodes).toHaveLength(10);
    expect((await renew(recoveryCodes[0])).recoveryCodes).not.toEqual(recoveryCodes);
    const challenge = await challengeOf(owner);
    for (const old of [owner.recoveryCodes[1] ?? '', recoveryCodes[1] ?? ''])
      expect(await refusalOf(finish(challenge, old))).toMatchObject({ code: 'wrong-code' });
  });
});

describe('guessing codes', () => {
  /** Guesses from a network until it is refused. */
  async function guess(owner: Owner, times: number): Promise<string[]> {
    const codes: string[] = [];
    let challenge = '';
    for (let tries = 0; tries < times; tries++) {
      if (tries % 5 === 0) challenge = await challengeOf(owner);
      const refusal = await refusalOf(from(elsewhere, () => finish(challenge, wrong(owner.secret))));
      codes.push(refusal?.code ?? 'signed-in');
    }
    return codes;
  }

  test('is refused beyond twenty a day, which locks nobody out', async () => {
    const owner = await newOwner();
    const signedIn = await from(home, async () => finish(await challengeOf(owner), codeOf(owner.secret)));
    expect(signedIn.tokens).toBeDefined();
    clock.advance(periodMs);
    expect(new Set(await guess(owner, 20))).toEqual(new Set(['wrong-code', 'challenge-ended']));
    const challenge = await challengeOf(owner);
    const right = codeOf(owner.secret);
    expect(await refusalOf(from(elsewhere, () => finish(challenge, right)))).toMatchObject({
      ...{ kind: 'too-many', code: 'too-many-codes' },
    });
    // Where the owner is signed in, and with a recovery code everywhere.
    expect((await from(home, () => finish(challenge, right))).tokens).toBeDefined();
    const next = await challengeOf(owner);
    const [recoveryCode = ''] = owner.recoveryCodes;
    expect((await from('203.0.113.40', () => finish(next, recoveryCode))).tokens).toBeDefined();
  });

  test('is mailed to the owner, who learns that the password is known', async () => {
    const owner = await newOwner();
    await guess(owner, 5);
    const refused = { change: SecurityChange.CODES_REFUSED, user: { email: owner.email } };
    await running.latest(events.userSecurityChanged, refused);
  });

  test('is mailed also if no challenge is used up', async () => {
    const owner = await newOwner();
    for (let tries = 0; tries < 5; tries++) await guess(owner, 1);
    const refused = { change: SecurityChange.CODES_REFUSED, user: { email: owner.email } };
    await running.latest(events.userSecurityChanged, refused);
  });

  test('elsewhere in a network that is signed in keeps the owner out nowhere else, and a new password forgets it', async () => {
    const owner = await newOwner();
    const signIn = (address: string, code: string) =>
      from(address, async () => finish(await challengeOf(owner), code));
    await signIn(home, codeOf(owner.secret));
    const [recoveryCode = ''] = owner.recoveryCodes;
    await signIn(elsewhere, recoveryCode);
    await guess(owner, 20);
    clock.advance(periodMs);
    expect(await refusalOf(signIn(elsewhere, codeOf(owner.secret)))).toMatchObject({
      code: 'too-many-codes',
    });
    expect((await signIn(home, codeOf(owner.secret))).tokens).toBeDefined();
    clock.advance(3 * 86_400_000);
    await guess(owner, 20);
    await resetPassword(owner);
    expect((await signIn(elsewhere, codeOf(owner.secret))).tokens).toBeDefined();
  });

  test('in the settings is refused beyond twenty a day, but for recovery codes', async () => {
    const { actor, secret, recoveryCodes } = await newOwner();
    const end = (code = '') => running.secondFactor.endSecondFactor({ code }, as(actor));
    for (let tries = 0; tries < 20; tries++)
      expect(await refusalOf(end(wrong(secret)))).toMatchObject({ kind: 'invalid', code: 'wrong-code' });
    expect(await refusalOf(end(codeOf(secret)))).toMatchObject({ kind: 'too-many', code: 'too-many-tries' });
    await end(recoveryCodes[0]);
  });
});

test.each(['code', 'recovery code'])('it is switched off with a %s, not with the password', async (what) => {
  const owner = await newOwner();
  const end = (code = '') => running.secondFactor.endSecondFactor({ code }, as(owner.actor));
  for (const given of ['', password, wrong(owner.secret)])
    expect(await refusalOf(end(given))).toMatchObject({ kind: 'invalid' });
  expect(await stateOf(owner)).toMatchObject({ isOn: true });
  await end(what === 'code' ? codeOf(owner.secret) : owner.recoveryCodes[0]);
  expect(await stateOf(owner)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect((await running.auth.signIn({ email: owner.email, password })).tokens).toBeDefined();
  const off = { change: SecurityChange.SECOND_FACTOR_OFF, user: { email: owner.email } };
  await running.latest(events.userSecurityChanged, off);
  expect(await refusalOf(end(codeOf(owner.secret)))).toMatchObject({ code: 'not-on' });
});
