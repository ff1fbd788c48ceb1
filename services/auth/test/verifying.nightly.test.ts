import { Role } from '@tablewell/chassis/access';
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

/** Whether messages of the account are still limited, as other services know. */
const isLimited = async (sessionId: string) => (await auth.getSession({ sessionId })).user?.makerUnknown;

test('a link opened from another network verifies, ends no session and limits no sign-in', async () => {
  const { email, sessionId, link } = await signUp(home);
  const opened = await from(mobile, () => auth.verifyEmail({ token: link }));
  expect(opened.user?.isVerified).toBe(true);
  expect(await isOver(sessionId)).toBe(false);
  for (const at of [home, mobile, '198.51.100.9']) expect(await signIn(email, at)).toBeUndefined();
});

test('a reader who may not be the maker is asked about the account, which sends no more than before', async () => {
  const { email, sessionId, link } = await signUp(attacker);
  const { question, alreadyVerified } = await from(home, () => auth.verifyEmail({ token: link }));
  expect(alreadyVerified).toBe(false);
  expect(question).toMatchObject({ restaurantId: expect.stringMatching(/.+/), createdAt: expect.anything() });
  await running.latest(events.userVerified, { user: { email, isVerified: true, makerUnknown: true } });
  // The maker's own sign-in proves nothing.
  expect(await signIn(email, attacker)).toBeUndefined();
  expect(await isLimited(sessionId)).toBe(true);
  const restaurantId = question?.restaurantId ?? '';
  const invite = { restaurantId, email: 'friend@example.com', role: Role.HOST };
  const actor = await running.actorOf(sessionId);
  expect(await refusalOf(running.staff.inviteStaff(invite, as(actor)))).toMatchObject({
    code: 'verify-first',
  });
});

test('a reader who did not create the account ends it', async () => {
  const { email, sessionId, link } = await signUp(attacker);
  const { user } = await from(home, () => auth.verifyEmail({ token: link }));
  await from(home, () => auth.answerVerification({ token: link, created: false }));
  expect(await isOver(sessionId)).toBe(true);
  expect(await signIn(email, attacker)).toMatchObject({ code: 'bad-credentials' });
  await running.latest(events.userReleased, { userId: user?.id });
  expect(await refusalOf(auth.verifyEmail({ token: link }))).toMatchObject({ code: 'bad-token' });
});

test('a reader who created the account is not asked again, and cannot end it by the link', async () => {
  const { email, sessionId, link } = await signUp(home);
  await from(mobile, () => auth.verifyEmail({ token: link }));
  await from(mobile, () => auth.answerVerification({ token: link, created: true }));
  await running.latest(events.userVerified, { user: { email, isVerified: true, makerUnknown: false } });
  expect(await isLimited(sessionId)).toBe(false);
  const again = await from(mobile, () => auth.verifyEmail({ token: link }));
  expect(again).toMatchObject({ alreadyVerified: true });
  expect(again.question).toBeUndefined();
  const denied = await refusalOf(auth.answerVerification({ token: link, created: false }));
  expect(denied).toMatchObject({ code: 'already-confirmed' });
  expect(await isOver(sessionId)).toBe(false);
});

test('a link is not answered before it is opened', async () => {
  const { link } = await signUp(home);
  const answer = auth.answerVerification({ token: link, created: true });
  expect(await refusalOf(answer)).toMatchObject({ code: 'bad-token' });
});

test.each([
  ['in the network of the sign-up', home, false],
  ['with a session of the account', '198.51.100.9', true],
])(
  'an owner who opens the link %s is not asked, even after a mail scanner',
  async (_where, at, hasSession) => {
    const { sessionId, link } = await signUp(home);
    await from('192.0.2.200', () => auth.verifyEmail({ token: link }));
    const options = hasSession ? as(await running.actorOf(sessionId)) : undefined;
    const opened = await from(at, () => auth.verifyEmail({ token: link }, options));
    expect(opened).toMatchObject({ alreadyVerified: true });
    expect(opened.question).toBeUndefined();
    expect(await isLimited(sessionId)).toBe(false);
  },
);

test('a session of another account proves nothing', async () => {
  const stranger = await running.newOwner();
  const { sessionId, link } = await signUp(attacker);
  await from(home, () => auth.verifyEmail({ token: link }, as(stranger)));
  expect(await isLimited(sessionId)).toBe(true);
});

test('an owner who signs in where the link was opened is the maker', async () => {
  const { email, sessionId, link } = await signUp(home);
  await from(mobile, () => auth.verifyEmail({ token: link }));
  expect(await signIn(email, home)).toBeUndefined();
  expect(await isLimited(sessionId)).toBe(true);
  expect(await signIn(email, mobile)).toBeUndefined();
  expect(await isLimited(sessionId)).toBe(false);
});

test('an invitation to an account of an unknown maker gives its membership only to the invitation’s reader', async () => {
  const owner = await running.newOwner();
  const { email, sessionId, link } = await signUp(attacker);
  await from(home, () => auth.verifyEmail({ token: link }));
  const restaurantId = owner.memberships[0]?.restaurantId ?? '';
  await running.staff.inviteStaff({ restaurantId, email, role: Role.HOST }, as(owner));
  const token = await running.nextInvitation(email, restaurantId);
  await running.staff.acceptInvitation({ token, ...person, password: 'Better2Seats' });
  expect(await isOver(sessionId)).toBe(true);
  expect(await signIn(email, attacker)).toMatchObject({ code: 'bad-credentials' });
  expect(await signIn(email, home, 'Better2Seats')).toBeUndefined();
});

test('a reset password ends what the maker had', async () => {
  const { email, sessionId, link } = await signUp(attacker);
  await from(home, () => auth.verifyEmail({ token: link }));
  await auth.requestPasswordReset({ email });
  const token = await running.nextLink(events.passwordResetRequested, email);
  const password = 'Better2Seats';
  await from(home, () => auth.resetPassword({ token, password, confirmPassword: password }));
  expect(await isOver(sessionId)).toBe(true);
  expect(await signIn(email, attacker)).toMatchObject({ code: 'bad-credentials' });
  const { tokens } = await from(mobile, () => auth.signIn({ email, password }));
  expect(await isLimited(tokens?.sessionId ?? '')).toBe(false);
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
