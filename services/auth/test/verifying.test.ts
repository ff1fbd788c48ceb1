import { withRequestId } from '@tablewell/chassis/context';
import { events } from '@tablewell/chassis/events';
import { as, refusalOf } from '@tablewell/chassis/testing';
import { person, startAuth, type AuthHarness } from './harness';

let running: AuthHarness;
let auth: AuthHarness['auth'];
beforeAll(async () => {
  running = await startAuth();
  ({ auth } = running);
});
afterAll(() => running?.stop());

const attacker = '198.51.100.66';
const home = '203.0.113.7';
const mobile = '192.0.2.9';
let accounts = 0;

const from = <T>(address: string, work: () => Promise<T>) =>
  withRequestId('request-of-a-test', work, { address, userAgent: 'Test/1.0' });

/** An unverified account at an address, with the link that was sent to the mailbox. */
async function signUp(at: string) {
  accounts += 1;
  const email = `verify${accounts}@example.com`;
  const form = { email, firstName: 'Ada', lastName: 'Rossi', restaurantName: 'Trattoria' };
  const made = await from(at, () => auth.signUp({ ...form, password: person.password }));
  const sessionId = made.tokens?.sessionId ?? '';
  return { email, sessionId, link: await running.nextLink(events.verificationRequested, email) };
}

const isOver = async (sessionId: string) =>
  (await refusalOf(auth.getSession({ sessionId })))?.code === 'session-ended';
const signIn = (email: string, at: string, password = person.password) =>
  from(at, () => refusalOf(auth.signIn({ email, password })));

test('a link opened from another network ends the maker’s session, and their password works only from the reader’s network', async () => {
  const { email, sessionId, link } = await signUp(attacker);
  await from(home, () => auth.verifyEmail({ token: link }));
  expect(await isOver(sessionId)).toBe(true);
  expect(await signIn(email, attacker)).toMatchObject({ code: 'email-not-verified' });
  expect(await signIn(email, '198.51.100.67')).toMatchObject({ code: 'email-not-verified' });
  // The owner of the mailbox sets a new password, so the first one is permanently invalid.
  await auth.requestPasswordReset({ email });
  const token = await running.nextLink(events.passwordResetRequested, email);
  const password = 'Better2Seats';
  await from(home, () => auth.resetPassword({ token, password, confirmPassword: password }));
  expect(await signIn(email, attacker)).toMatchObject({ code: 'bad-credentials' });
  expect(await signIn(email, mobile, password)).toBeUndefined();
});

test('an owner who opens the link from the same network on another device stays signed in', async () => {
  const { email, sessionId, link } = await signUp(home);
  await from(home, () => auth.verifyEmail({ token: link }));
  expect(await isOver(sessionId)).toBe(false);
  expect(await signIn(email, mobile)).toBeUndefined();
});

test('an owner who opens the link with their own session stays signed in wherever they are', async () => {
  const { email, sessionId, link } = await signUp(home);
  const actor = await running.actorOf(sessionId);
  await from(mobile, () => auth.verifyEmail({ token: link }, as(actor)));
  expect(await isOver(sessionId)).toBe(false);
  expect(await signIn(email, '198.51.100.9')).toBeUndefined();
});

test('a session of another account proves nothing', async () => {
  const stranger = await running.newOwner();
  const { email, sessionId, link } = await signUp(attacker);
  await from(home, () => auth.verifyEmail({ token: link }, as(stranger)));
  expect(await isOver(sessionId)).toBe(true);
  expect(await signIn(email, attacker)).toMatchObject({ code: 'email-not-verified' });
});

test('an owner who opens the link from another network signs in there first, and then anywhere', async () => {
  const { email, link } = await signUp(home);
  await from(mobile, () => auth.verifyEmail({ token: link }));
  expect(await signIn(email, mobile)).toBeUndefined();
  expect(await signIn(email, home)).toBeUndefined();
});

test('an owner who opened the link elsewhere and has returned requests another', async () => {
  const { email, link } = await signUp(home);
  await from(mobile, () => auth.verifyEmail({ token: link }));
  expect(await signIn(email, home)).toMatchObject({ code: 'email-not-verified' });
  await auth.requestVerification({ email });
  const again = await running.nextLink(events.verificationRequested, email);
  await from(home, () => auth.verifyEmail({ token: again }));
  expect(await signIn(email, home)).toBeUndefined();
});

test('a sign-in that checked the password before a reset yields no session afterwards', async () => {
  const owner = await running.newOwner();
  const { tokens } = await auth.signIn({ email: owner.email, password: person.password });
  const sessions = running.connection.collection<{ _id: string }>('sessions');
  await auth.requestPasswordReset({ email: owner.email });
  const token = await running.nextLink(events.passwordResetRequested, owner.email);
  const password = 'Better2Seats';
  await auth.resetPassword({ token, password, confirmPassword: password });
  // Writes what a late sign-in would have written after all sessions were ended.
  await sessions.updateOne({ _id: tokens?.sessionId ?? '' }, { $set: { endedAt: null } });
  expect(await isOver(tokens?.sessionId ?? '')).toBe(true);
  const refreshToken = tokens?.refreshToken ?? '';
  expect(await refusalOf(auth.refreshSession({ refreshToken }))).toMatchObject({ code: 'session-ended' });
});
