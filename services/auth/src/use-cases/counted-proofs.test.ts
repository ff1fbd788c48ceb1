import { isRefusal } from '@tablewell/chassis/refusal';
import { newUser } from '../domain/user';
import type { Ports } from '../ports';
import { refuseUnproven } from './person-proof';

let now = new Date('2026-11-20T12:00:00Z');
const made = newUser({
  ...{ id: 'u1', email: 'ada@example.com', passwordHash: 'right', firstName: 'Ada', lastName: 'Rossi' },
  ...{ isVerified: true, memberships: [], createdAt: now },
});
const secondFactor = { mark: 'm1', secret: 's', since: now, lastPeriod: 0, recoveryHashes: [] };
const withFactor = { ...made, secondFactor };

let counts: Map<string, number>;
beforeEach(() => (counts = new Map()));

/** The outcome of an entry in a session; one whose id begins with `password` was opened with the password. */
async function enter(user: typeof made, sessionId: string, typed: string): Promise<string> {
  const add = (key: string, more: number) => counts.set(key, (counts.get(key) ?? 0) + more).get(key);
  const ports = {
    clock: () => now,
    newId: () => 'm2',
    users: { find: async () => user, changeSecondFactor: async () => true },
    sessions: { find: async (id: string) => ({ id, byPassword: id.startsWith('password') }) },
    wrongTries: {
      count: async (key: string) => add(key, 1),
      giveBack: async (key: string) => void add(key, -1),
    },
    crypto: { verifyPassword: async (hash: string, password: string) => hash === password },
    codes: {
      ...{ seal: (text: string) => text, unseal: (text: string) => text },
      periodOf: (_secret: string, digits: string) => (digits === '111111' ? 1 : undefined),
    },
  } as unknown as Ports;
  const actor = { userId: user.id, sessionId, memberships: [] } as never;
  const refused = await refuseUnproven(ports, actor, user, { password: typed, code: typed });
  return isRefusal(refused) ? refused.code : 'proved';
}

/** Enters something wrong as often as a session may, in so many sessions. */
async function useUp(user: typeof made, sessions: number, kind = 'passkey') {
  for (let session = 1; session <= sessions; session++)
    for (let tries = 0; tries < 20; tries++)
      expect(await enter(user, `${kind}-${session}`, '222222')).toMatch(/^wrong-/);
}

describe.each([
  ['passwords', made, 'right'],
  ['codes', withFactor, '111111'],
])('wrong %s in the settings', (_what, user, right) => {
  it('use up the tries of their session only, for a day', async () => {
    await useUp(user, 1);
    expect(await enter(user, 'passkey-1', right)).toBe('too-many-tries');
    expect(await enter(user, 'passkey-2', right)).toBe('proved');
    now = new Date(now.getTime() + 86_400_000);
    expect(await enter(user, 'passkey-1', right)).toBe('proved');
  });

  it('are sixty a day of an account, in whatever number of sessions', async () => {
    await useUp(user, 3);
    expect(await enter(user, 'passkey-4', right)).toBe('too-many-tries');
  });

  it('are not counted if they are right', async () => {
    for (let tries = 0; tries <= 60; tries++) expect(await enter(user, 'passkey-1', right)).toBe('proved');
  });
});

describe('once the sixty of an account are used up', () => {
  it('a session that was opened with the password still proves it, within its own twenty', async () => {
    await useUp(made, 3);
    expect(await enter(made, 'password-1', 'right')).toBe('proved');
    await useUp(made, 1, 'password');
    expect(await enter(made, 'password-1', 'right')).toBe('too-many-tries');
    expect(await enter(made, 'password-2', 'right')).toBe('proved');
  });

  it('it proves no code, since it does not tell who has the app', async () => {
    await useUp(withFactor, 3, 'password');
    expect(await enter(withFactor, 'password-4', '111111')).toBe('too-many-tries');
  });

  it('a reset of the password begins a new count of wrong passwords, and none of wrong codes', async () => {
    await useUp(made, 3);
    expect(await enter({ ...made, passwordGeneration: 1 }, 'passkey-1', 'right')).toBe('proved');
    await useUp(withFactor, 3);
    const after = { ...withFactor, passwordGeneration: 1 };
    expect(await enter(after, 'passkey-4', '111111')).toBe('too-many-tries');
  });
});
