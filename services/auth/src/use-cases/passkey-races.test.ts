import { isRefusal } from '@tablewell/chassis/refusal';
import { type NewCredential, type Passkey, passkeyChallengeMs } from '../domain/passkey';
import { newUser } from '../domain/user';
import type { Ports } from '../ports';
import { finishPasskeySignIn } from './passkey-sign-in';
import { confirmPasskey } from './passkeys';

const now = new Date('2026-11-20T12:00:00Z');
const user = newUser({
  ...{ id: 'u1', email: 'ada@example.com', passwordHash: 'hash', firstName: 'Ada', lastName: 'Rossi' },
  ...{ isVerified: true, memberships: [], createdAt: now },
});
const credential: NewCredential = {
  ...{ credentialId: 'c1', publicKey: 'k1', counter: 0, transports: [] },
  ...{ deviceType: 'multiDevice', backedUp: true },
};
const passkey: Passkey = {
  ...credential,
  id: 'p1',
  userId: 'u1',
  name: 'Phone',
  createdAt: now,
  usedAt: null,
};
/** What it says is given by the ports. */
const emptyResponse = '{}';
const expiresAt = new Date(now.getTime() + 60_000);

/** Ports of which only those are there that a test names. */
const portsOf = (given: object) =>
  ({
    crypto: { hashSecret: (text: string) => text, newSecret: () => 's', signAccess: async () => ({}) },
    eventFactory: { securityChanged: () => ({}), sessionStarted: () => ({}), sessionEnded: () => ({}) },
    callerOrigin: () => ({ address: '192.0.2.1', userAgent: '' }),
    clock: () => now,
    newId: () => 'p1',
    ...given,
  }) as unknown as Ports;

const factor = { mark: 'm1', secret: 's', since: now, lastPeriod: 0, recoveryHashes: [] };

test.each([
  ['the password is reset', { passwordGeneration: 1 }],
  ['two-step sign-in is switched on', { secondFactor: factor }],
])('a passkey that is written while %s is removed again', async (_what, change) => {
  const removed: string[] = [];
  const users = [user, { ...user, ...change }];
  const ports = portsOf({
    users: { find: async () => users.shift() },
    passkeyChallenges: {
      take: async () => ({
        ...{ purpose: 'registration', userId: 'u1', generation: 0, factorSince: null, expiresAt },
      }),
    },
    webAuthn: {
      read: () => ({ credentialId: 'c1', challenge: 's' }),
      verifyRegistration: async () => credential,
    },
    passkeys: {
      insert: async () => 'inserted',
      end: async ({ id }: Passkey) => removed.push(id),
    },
  });
  const actor = { userId: 'u1', sessionId: 's1', memberships: [] } as never;
  const answer = await confirmPasskey(ports)(actor, { responseJson: '{}', name: 'Phone' });
  expect(isRefusal(answer) && answer.code).toBe('passkey-setup-ended');
  expect(removed).toEqual(['p1']);
});

test('a session that is opened while its passkey is removed is ended', async () => {
  const ended: string[] = [];
  const sessions = new Map<string, object>();
  const ports = portsOf({
    users: { find: async () => user },
    sessions: {
      insert: async (session: { id: string }) => sessions.set(session.id, session),
      find: async (id: string) => sessions.get(id),
      end: async (id: string) => ended.push(id),
    },
    passkeyChallenges: { take: async () => ({ purpose: 'sign-in', expiresAt }) },
    webAuthn: {
      read: () => ({ credentialId: 'c1', challenge: 's' }),
      verifySignIn: async () => ({ counter: 0, deviceType: 'multiDevice', backedUp: true }),
    },
    passkeys: {
      findByCredential: async () => passkey,
      noteUse: async () => true,
      isAlive: async () => false,
    },
  });
  const answer = await finishPasskeySignIn(ports)(emptyResponse);
  expect(isRefusal(answer) && answer.code).toBe('bad-passkey');
  expect(ended).toEqual([...sessions.keys()]);
  expect(ended).toHaveLength(1);
});

test('a sign-in with a counting key that another one overtakes is no copy', async () => {
  const counting = { ...passkey, counter: 1 };
  const stored = [counting, { ...counting, counter: 3, usedAt: now }];
  const madeBefore = new Date(now.getTime() - 1 + passkeyChallengeMs);
  const told: string[] = [];
  const ports = portsOf({
    users: { find: async () => user, appendEvents: async (id: string) => told.push(id) },
    wrongTries: { count: async (key: string) => told.push(key) },
    passkeyChallenges: { take: async () => ({ purpose: 'sign-in', expiresAt: madeBefore }) },
    webAuthn: {
      read: () => ({ credentialId: 'c1', challenge: 's' }),
      verifySignIn: async () => ({ counter: 2, deviceType: 'singleDevice', backedUp: false }),
    },
    passkeys: { findByCredential: async () => stored.shift(), noteUse: async () => false },
  });
  const answer = await finishPasskeySignIn(ports)(emptyResponse);
  expect(isRefusal(answer) && answer.code).toBe('busy');
  expect(told).toEqual([]);
});
