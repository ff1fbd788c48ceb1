import { isRefusal } from '@tablewell/chassis/refusal';
import type { ScimPerson, SsoConnection } from '../../domain/sso';
import { newUser, type User } from '../../domain/user';
import type { Ports } from '../../ports';
import { createPerson, deletePerson, replacePerson } from './people';

const now = new Date('2026-11-20T12:00:00Z');
const person = (id: string, memberships: User['memberships']) =>
  newUser({
    ...{ id, email: `${id}@company.example`, passwordHash: null, firstName: id, lastName: '' },
    ...{ isVerified: true, memberships, createdAt: now },
  });
const owner = person('ada', [
  { restaurantId: 'r1', role: 'owner' },
  { restaurantId: 'r2', role: 'owner' },
]);
const connection = {
  ...{ ownerId: 'ada', issuer: 'https://id.example', defaultRole: 'host', defaultWithheld: ['export'] },
  domains: [{ name: 'company.example', token: 't', provenAt: now, checkedAt: now, missingSince: null }],
  tokens: [{ id: 't1', hash: 'token', ending: 'abcd', createdAt: now, lastUsedAt: now }],
} as unknown as SsoConnection;

/** A company whose provider calls with the hash `token`; `limits` has what was withheld from who left. */
function company({ people = 0, users: more = [] as User[] } = {}) {
  const users = new Map([owner, ...more].map((user) => [user.id, user]));
  const stored = new Map<string, ScimPerson>();
  const limits = new Map<string, readonly string[]>();
  const ended: string[] = [];
  let ids = 0;
  const byEmail = async (email: string) => [...users.values()].find((user) => user.email === email);
  const ports = {
    ...{ clock: () => now, newId: () => `id-${(ids += 1)}` },
    eventFactory: new Proxy({}, { get: () => () => ({}) }),
    entitlements: { find: async () => ({ apiKeys: true }) },
    ssoConnections: {
      findByToken: async () => connection,
      noteTokenUse: async () => undefined,
    },
    ssoIdentities: { remove: async () => undefined },
    invitations: { openTo: async () => [] },
    pins: { find: async () => undefined },
    sessions: { endAll: async (id: string) => void ended.push(id) },
    formerLimits: {
      find: async ({ ownerId, email }: { ownerId: string; email: string }) => {
        const withheld = limits.get(email);
        return withheld && { ownerId, email, withheld, keptAt: now };
      },
      add: async ({ email }: { email: string }, withheld: string[]) => void limits.set(email, withheld),
      remove: async ({ email }: { email: string }) => void limits.delete(email),
    },
    users: {
      find: async (id: string) => users.get(id),
      findByEmail: byEmail,
      ownerAt: async () => owner,
      insert: async (user: User) => users.set(user.id, user) !== undefined,
      changeAccess: async (before: User, after: object) =>
        users.set(before.id, { ...before, ...after }) !== undefined,
    },
    scimPeople: {
      count: async () => people + stored.size,
      find: async (_ownerId: string, id: string) => stored.get(id),
      insert: async (made: ScimPerson) => stored.set(made.id, made) !== undefined,
      replace: async (next: ScimPerson) => stored.set(next.id, next) !== undefined,
      remove: async (_ownerId: string, id: string) => void stored.delete(id),
    },
  } as unknown as Ports;
  const kim = { externalId: '', givenName: 'Kim', familyName: 'Lee', isActive: true };
  const draft = { ...kim, userName: 'kim@company.example' };
  const added = async (given: object = {}, hash = 'token') => {
    const made = await createPerson(ports)(hash, { ...draft, ...given });
    return isRefusal(made) ? made.code : made;
  };
  const places = async (email = draft.userName) => (await byEmail(email))?.memberships ?? [];
  const set = (id: string, given: object) => replacePerson(ports)('token', id, { ...draft, ...given });
  return { ports, users, limits, ended, added, places, set };
}

const idOf = (made: ScimPerson | string | undefined): string => {
  if (typeof made !== 'object') throw new Error(made);
  return made.id;
};
const everywhere = (withheld: readonly string[], role = 'host') =>
  ['r1', 'r2'].map((restaurantId) => ({ restaurantId, role, withheld }));

describe('a person whom the provider adds', () => {
  test('has the owner’s role for new people in all restaurants, with what is withheld from them', async () => {
    const { added, places, users } = company();
    idOf(await added());
    expect(await places()).toEqual(everywhere(['export']));
    const [, kim] = [...users.values()];
    expect(kim?.groupRoles).toMatchObject([{ ownerId: 'ada', role: 'host', withheld: ['export'] }]);
  });

  test('keeps the place that they have, whatever the provider sends again', async () => {
    const held = [{ restaurantId: 'r1', role: 'manager' }] as const;
    const { added, places, set } = company({ users: [person('kim', held)] });
    const id = idOf(await added());
    expect(await places()).toEqual(held);
    await set(id, { givenName: 'Kimberly' });
    expect(await places()).toEqual(held);
  });

  test('loses every place and session when inactive, and what was withheld before is withheld after', async () => {
    const { added, places, set, users, ended } = company();
    const id = idOf(await added());
    const [, kim] = [...users.values()];
    if (!kim) throw new Error('nobody was added');
    const memberships = kim.memberships.map((each) => ({ ...each, withheld: ['messages'] as const }));
    users.set(kim.id, { ...kim, memberships, groupRoles: [] } as unknown as User);
    await set(id, { isActive: false });
    expect([await places(), ended]).toEqual([[], [kim.id]]);
    await set(id, {});
    const [first] = await places();
    expect(first?.withheld?.toSorted()).toEqual(['export', 'messages']);
  });

  test('stays away if the owner has removed them, until the provider makes them active anew', async () => {
    const { added, places, set, users } = company();
    const id = idOf(await added());
    const [, kim] = [...users.values()];
    if (!kim) throw new Error('nobody was added');
    users.set(kim.id, { ...kim, memberships: [], groupRoles: [] });
    await set(id, { givenName: 'Kimberly' });
    expect(await places()).toEqual([]);
    await set(id, { isActive: false });
    await set(id, {});
    expect(await places()).toHaveLength(2);
  });
});

test('the provider adds people in proven domains alone, two thousand at most, and with its token', async () => {
  expect(typeof (await company().added({ userName: 'kim@elsewhere.example' }))).toBe('string');
  expect(typeof (await company({ people: 2_000 }).added())).toBe('string');
  expect(idOf(await company({ people: 1_999 }).added())).not.toBe('');
  expect(await company().added({}, 'ended')).toBe('unknown-token');
});

test('the owner stays, and an address does not change', async () => {
  const { ports, added, set, users } = company();
  expect(isRefusal(await set(idOf(await added()), { userName: 'lee@company.example' }))).toBe(true);
  const id = idOf(await added({ userName: owner.email }));
  expect(await deletePerson(ports)('token', id)).toMatchObject({ code: 'owner-stays' });
  expect(users.get('ada')).toBe(owner);
});
