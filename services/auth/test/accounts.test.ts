import { events } from '@tablewell/chassis/events';
import { fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { decodeJwt } from 'jose';
import { set } from 'mongoose';
import { startAuth, type AuthHarness } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: AuthHarness;
let api: AuthHarness['auth'];

const form = {
  email: 'Ada@Example.com ',
  password: 'Tables4all',
  firstName: 'Ada',
  lastName: 'Lovelace',
  restaurantName: 'Trattoria Ada',
  timezone: 'Europe/Rome',
};

beforeAll(async () => {
  running = await startAuth({ clock });
  api = running.auth;
});

afterAll(() => running?.stop());

describe('an account', () => {
  test('is created once per address, signed in and unverified', async () => {
    const made = await api.signUp(form);
    expect(made.user).toMatchObject({ email: 'ada@example.com', isVerified: false });
    const { actor } = await api.getSession({ sessionId: made.tokens?.sessionId ?? '' });
    expect(actor?.memberships).toMatchObject([{ restaurantId: made.restaurantId }]);
    expect(await refusalOf(api.signUp({ ...form, email: 'ADA@example.com' }))).toMatchObject({
      code: 'account-exists',
    });
  });

  test('is refused with the names of all invalid fields', async () => {
    const refusal = await refusalOf(
      api.signUp({ ...form, email: 'nobody', password: 'short', restaurantName: ' ' }),
    );
    expect(refusal?.fields).toEqual([
      { field: 'email', message: 'Please enter a valid email address.' },
      { field: 'password', message: 'Password must be at least 8 characters long.' },
      { field: 'restaurantName', message: 'Restaurant name is required for sign-up' },
    ]);
  });

  test('signs in only once its address is verified; a wrong password and an unknown address are indistinguishable', async () => {
    const right = { email: 'ada@example.com', password: form.password };
    expect(await refusalOf(api.signIn(right))).toMatchObject({ code: 'email-not-verified' });
    const token = await running.nextLink(events.verificationRequested, right.email);
    expect((await api.verifyEmail({ token })).user?.isVerified).toBe(true);
    expect(await api.verifyEmail({ token })).toMatchObject({ alreadyVerified: true });
    expect((await api.signIn(right)).tokens?.accessToken).toBeTruthy();
    const wrong = await refusalOf(api.signIn({ ...right, password: 'Wrong1234' }));
    const unknown = await refusalOf(api.signIn({ ...right, email: 'who@example.com' }));
    expect(wrong).toEqual(unknown);
    expect(wrong?.message).toBe('Invalid email or password. Please try again.');
  });

  test('that is verified gets a refusal that says so when another verification mail is requested', async () => {
    expect(await refusalOf(api.requestVerification({ email: ' ADA@example.com' }))).toMatchObject({
      kind: 'invalid',
      message: 'Email is already verified',
    });
  });

  test('requests by address do not reveal whether it exists', async () => {
    expect(await refusalOf(api.requestPasswordReset({ email: ' ' }))).toMatchObject({
      fields: [{ field: 'email', message: 'Email is required' }],
    });
    expect(await api.requestPasswordReset({ email: 'nobody@example.com' })).toEqual(
      await api.requestPasswordReset({ email: 'ada@example.com' }),
    );
    expect(await running.nextLink(events.passwordResetRequested, 'ada@example.com')).toBeTruthy();
    expect(await api.requestVerification({ email: 'nobody@example.com' })).toBeDefined();
  });

  test('takes the same work to look up whether or not it exists', async () => {
    const workFor = async (email: string) => {
      const done: string[] = [];
      // `find` belongs to the relay, which periodically looks for unsent events.
      set('debug', (collection: string, method: string) => {
        if (method !== 'find') done.push(`${collection}.${method}`);
      });
      await api.requestPasswordReset({ email });
      set('debug', false);
      return done;
    };
    const writes = ['users.findOne', 'links.insertOne', 'users.updateOne'];
    expect(await workFor('nobody@example.com')).toEqual(writes);
    // The event that sends the mail is published after the response.
    expect((await workFor('ada@example.com')).slice(0, writes.length)).toEqual(writes);
    expect(await running.nextLink(events.passwordResetRequested, 'ada@example.com')).toBeTruthy();
  });

  test('refuses links and control characters in names, and names the field', async () => {
    const refused = async (change: object) =>
      (await refusalOf(api.signUp({ ...form, email: 'links@example.com', ...change })))?.fields;
    const link = {
      firstName: 'You won 500 USD, claim at https://evil.example/x',
      lastName: 'www.evil.example',
    };
    expect(await refused({ ...link, restaurantName: 'Pay at evil.example/p' })).toEqual([
      { field: 'firstName', message: 'First name cannot contain a link' },
      { field: 'lastName', message: 'Last name cannot contain a link' },
      { field: 'restaurantName', message: 'Restaurant name cannot contain a link' },
    ]);
    expect(await refused({ firstName: 'Ada\r\nBcc: x@example.com' })).toEqual([
      { field: 'firstName', message: 'First name cannot contain control characters' },
    ]);
  });

  test('refuses easily guessed passwords, and a refused one does not consume the reset link', async () => {
    const common = { field: 'password', message: expect.stringContaining('most common') };
    const close = { field: 'password', message: expect.stringContaining('too close') };
    const refused = async (change: object) =>
      (await refusalOf(api.signUp({ ...form, email: 'bellavista@example.com', ...change })))?.fields;
    expect(await refused({ password: 'Qwerty123' })).toEqual([common]);
    expect(await refused({ password: 'BellaVista1' })).toEqual([close]);
    expect(await refused({ password: 'TrattoriaAda7' })).toEqual([close]);
    await api.signUp({ ...form, email: 'bellavista@example.com' });
    await api.requestPasswordReset({ email: 'bellavista@example.com' });
    const token = await running.nextLink(events.passwordResetRequested, 'bellavista@example.com');
    for (const [password, problem] of [
      ['Qwerty123', common],
      ['BellaVista1', close],
    ] as const) {
      const refusal = await refusalOf(api.resetPassword({ token, password, confirmPassword: password }));
      expect(refusal?.fields).toEqual([problem]);
    }
    const password = 'Better2Seats';
    await api.resetPassword({ token, password, confirmPassword: password });
    expect((await api.signIn({ email: 'bellavista@example.com', password })).user?.isVerified).toBe(true);
  });

  test('is verified by a link that is valid for twenty-four hours', async () => {
    const email = 'late@example.com';
    await api.signUp({ ...form, email });
    const token = await running.nextLink(events.verificationRequested, email);
    clock.advance(24 * 3_600_000 - 1);
    await api.requestVerification({ email });
    const second = await running.nextLink(events.verificationRequested, email);
    clock.advance(1);
    expect(await refusalOf(api.verifyEmail({ token }))).toMatchObject({ code: 'bad-token' });
    expect(await refusalOf(api.verifyEmail({ token: '' }))).toMatchObject({
      message: 'No verification token provided. Please check your email link.',
    });
    expect((await api.verifyEmail({ token: second })).user).toMatchObject({ email, isVerified: true });
  });

  test('gets a new password by a single-use link that is valid for thirty minutes, and every session ends', async () => {
    const { tokens } = await api.signIn({ email: 'ada@example.com', password: form.password });
    await api.requestPasswordReset({ email: 'ada@example.com' });
    const token = await running.nextLink(events.passwordResetRequested, 'ada@example.com');
    expect((await api.checkResetToken({ token })).email).toBe('ada@example.com');
    const password = 'Better2Seats';
    expect(await refusalOf(api.resetPassword({ token, password, confirmPassword: 'x' }))).toMatchObject({
      message: 'Passwords do not match.',
    });
    const both = await refusalOf(api.resetPassword({ token, password: 'short', confirmPassword: 'x' }));
    expect(both?.fields.map(({ field }) => field)).toEqual(['confirmPassword', 'password']);
    await api.resetPassword({ token, password, confirmPassword: password });
    expect(await refusalOf(api.getSession({ sessionId: tokens?.sessionId ?? '' }))).toMatchObject({
      code: 'session-ended',
    });
    await api.requestPasswordReset({ email: 'ada@example.com' });
    const late = await running.nextLink(events.passwordResetRequested, 'ada@example.com');
    clock.advance(31 * 60_000);
    expect(await refusalOf(api.checkResetToken({ token: late }))).toMatchObject({
      message: 'Invalid or expired reset token.',
    });
    expect((await api.signIn({ email: 'ada@example.com', password })).user?.firstName).toBe('Ada');
  });
});

describe('a sign-in', () => {
  const open = async () => (await api.signIn({ email: 'ada@example.com', password: 'Better2Seats' })).tokens;

  const refresh = async (tokens: { refreshToken?: string } | undefined) =>
    (await api.refreshSession({ refreshToken: tokens?.refreshToken ?? '' })).tokens;
  /** Calls the service as the gateway does for a request with this access token. */
  const use = (tokens: { sessionId: string; accessToken: string } | undefined) =>
    api.getSession({
      sessionId: tokens?.sessionId ?? '',
      refreshId: String(decodeJwt(tokens?.accessToken ?? '')['rid']),
    });

  test('rotates its refresh token, and gives all of several concurrent requests the same successor', async () => {
    const first = await open();
    const [one, other] = await Promise.all([refresh(first), refresh(first)]);
    expect(one?.refreshToken).toBe(other?.refreshToken);
    expect(one?.refreshToken).not.toBe(first?.refreshToken);
  });

  test('gives the same successor however late, until that one or its access token was used', async () => {
    const first = await open();
    const second = await refresh(first);
    // The session is in use until the lost renewal is noticed.
    await use(first);
    clock.advance(20 * 3_600_000);
    const again = await refresh(first);
    expect(again?.refreshToken).toBe(second?.refreshToken);
    expect((await use(again)).user?.email).toBe('ada@example.com');
    clock.advance(3_600_000);
    expect((await refresh(second))?.refreshToken).not.toBe(second?.refreshToken);
  });

  test('gives the same successor for a minute after its access token was first used', async () => {
    const first = await open();
    const second = await refresh(first);
    await use(second);
    clock.advance(50_000);
    await use(second);
    // A request that was sent before the answer arrived.
    expect((await refresh(first))?.refreshToken).toBe(second?.refreshToken);
    clock.advance(11_000);
    expect(await refusalOf(refresh(first))).toMatchObject({ code: 'session-ended' });
    expect(await refusalOf(refresh(second))).toMatchObject({ code: 'session-ended' });
    expect(await refusalOf(use(second))).toMatchObject({ code: 'session-ended' });
  });

  test('ends when a refresh token is presented again after its successor', async () => {
    const first = await open();
    const second = await refresh(first);
    const third = await refresh(second);
    expect(await refusalOf(refresh(first))).toMatchObject({ code: 'session-ended' });
    expect(await refusalOf(refresh(third))).toMatchObject({ code: 'session-ended' });
    expect(await refusalOf(use(third))).toMatchObject({ code: 'session-ended' });
  });

  test('is not ended by a guessed token', async () => {
    const tokens = await open();
    expect(await refusalOf(api.refreshSession({ refreshToken: `${tokens?.sessionId}.guess` }))).toBeDefined();
    expect((await api.getSession({ sessionId: tokens?.sessionId ?? '' })).user?.email).toBe(
      'ada@example.com',
    );
  });
});
