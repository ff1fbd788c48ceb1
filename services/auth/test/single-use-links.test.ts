import { clientNetwork, Role } from '@tablewell/chassis/access';
import { newId } from '@tablewell/chassis/ids';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { isRefusal } from '@tablewell/chassis/refusal';
import { fixedClock, startBackbone } from '@tablewell/chassis/testing';
import { exportJWK, generateKeyPair } from 'jose';
import { createCodes } from '../src/adapters/crypto/codes';
import { createCrypto } from '../src/adapters/crypto/crypto';
import { createPinHashes } from '../src/adapters/crypto/pins';
import { createWebAuthn } from '../src/adapters/crypto/web-authn';
import { createEventFactory } from '../src/adapters/events/event-factory';
import { MongoAccessRules } from '../src/adapters/mongo/access-rules';
import { MongoApiKeys } from '../src/adapters/mongo/api-keys';
import { MongoChallenges } from '../src/adapters/mongo/challenges';
import { MongoEntitlements } from '../src/adapters/mongo/entitlements';
import { MongoInvitations } from '../src/adapters/mongo/invitations';
import { MongoLinks } from '../src/adapters/mongo/links';
import { MongoPasskeyChallenges } from '../src/adapters/mongo/passkey-challenges';
import { MongoPasskeys } from '../src/adapters/mongo/passkeys';
import { MongoPins } from '../src/adapters/mongo/pins';
import { MongoSessions } from '../src/adapters/mongo/sessions';
import { MongoUsers } from '../src/adapters/mongo/users';
import { MongoWrongTries } from '../src/adapters/mongo/wrong-tries';
import type { LinkKind, User } from '../src/domain/user';
import type { Ports } from '../src/ports';
import { ssoPorts } from './sso-ports';
import { acceptInvitation } from '../src/use-cases/invitations';
import { makeLink, resetPassword, verifyEmail } from '../src/use-cases/links';
import { signUp } from '../src/use-cases/sign-up';
import { withdrawInvitation } from '../src/use-cases/staff';

const clock = fixedClock('2026-11-20T12:00:00Z');
const password = 'Tables4all';
const names = { firstName: 'Bo', lastName: 'Host' };

let ports: Ports;
let stop: () => Promise<void>;
beforeAll(async () => {
  const backbone = await startBackbone();
  const connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_auth' });
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const unused = () => undefined;
  ports = {
    users: new MongoUsers(connection, unused),
    sessions: new MongoSessions(connection, unused),
    links: new MongoLinks(connection),
    invitations: new MongoInvitations(connection, unused),
    apiKeys: new MongoApiKeys(connection, unused),
    entitlements: new MongoEntitlements(connection),
    accessRules: new MongoAccessRules(connection, unused),
    crypto: await createCrypto({ ...(await exportJWK(privateKey)), kid: 'k1' }),
    challenges: new MongoChallenges(connection),
    wrongTries: new MongoWrongTries(connection),
    pins: new MongoPins(connection, unused),
    pinHashes: createPinHashes(['of this test']),
    codes: createCodes(['of this test']),
    passkeys: new MongoPasskeys(connection, unused),
    passkeyChallenges: new MongoPasskeyChallenges(connection),
    webAuthn: createWebAuthn('https://tablewell.example'),
    ...ssoPorts(connection),
    verifyGoogle: () => Promise.resolve(undefined),
    eventFactory: createEventFactory(clock, newId),
    callerOrigin: () => ({ address: '192.0.2.1', userAgent: '' }),
    networkOf: clientNetwork,
    clock,
    newId,
  };
  await ensureIndexes(connection);
  stop = async () => {
    await connection.close();
    await backbone.stop();
  };
});
afterAll(() => stop?.());

/** The ports during a failover of the store: the first call of the operation fails. */
function failingOnce<Port extends 'users' | 'links' | 'invitations'>(
  name: Port,
  operation: keyof Ports[Port],
): Ports {
  const port = Object.create(ports[name]) as Ports[Port];
  const fail = () => {
    Reflect.deleteProperty(port, operation);
    return Promise.reject(new Error('failover'));
  };
  return { ...ports, [name]: Object.assign(port, { [operation]: fail }) };
}

let people = 0;
async function newAccount(): Promise<User> {
  const email = `person${(people += 1)}@example.com`;
  const made = await signUp(ports)({ ...names, email, password, restaurantName: 'Bistro', timezone: 'UTC' });
  if (isRefusal(made)) throw made;
  return made.user;
}
const linkOf = async (kind: LinkKind, { id }: User) => (await makeLink(ports, kind, id)).token;

const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.code : undefined);
const codesOf = async (outcomes: readonly Promise<unknown>[]) =>
  (await Promise.all(outcomes)).map(codeOf).sort();

const uses = {
  'a reset link': async () => {
    const user = await newAccount();
    const token = await linkOf('password-reset', user);
    const use = (of: Ports, choice = 'Another9one') =>
      resetPassword(of)({ token, password: choice, confirmPassword: choice });
    const isEffective = async () => {
      const { passwordHash } = (await ports.users.find(user.id)) ?? {};
      return ports.crypto.verifyPassword(passwordHash ?? undefined, 'Another9one');
    };
    return { use, isEffective, fail: ['users', 'update'] as const };
  },
  'an invitation of a new person': async () => {
    const email = `person${(people += 1)}@example.com`;
    const { token } = await invite(email);
    const isEffective = async () => (await ports.users.findByEmail(email))?.memberships.length === 1;
    return {
      use: (of: Ports) => acceptInvitation(of)({ token, ...names, password }),
      isEffective,
      fail: ['users', 'insert'] as const,
    };
  },
  'an invitation of a member of another restaurant': async () => {
    const { id, email } = await newAccount();
    await ports.users.update(id, { isVerified: true, unproven: null }, []);
    const { token } = await invite(email);
    const isEffective = async () => (await ports.users.find(id))?.memberships.length === 2;
    return {
      use: (of: Ports) => acceptInvitation(of)({ token, ...names, password }),
      isEffective,
      fail: ['users', 'changeAccess'] as const,
    };
  },
};

async function invite(email: string) {
  const token = ports.crypto.newSecret();
  const expiresAt = new Date(clock().getTime() + 3_600_000);
  const invitation = { id: newId(), restaurantId: `r-${email}`, email, role: 'host' as const, expiresAt };
  const toEvent = () => ports.eventFactory.staffInvited(invitation, token);
  await ports.invitations.put(invitation, { hash: ports.crypto.hashSecret(token), toEvent });
  return { token, invitation };
}

describe.each(Object.entries(uses))('%s', (_name, start) => {
  test('can be used again after the store failed before its effect', async () => {
    const { use, isEffective, fail } = await start();
    const [name, operation] = fail;
    await expect(use(failingOnce(name, operation as never))).rejects.toThrow('failover');
    expect(await isEffective()).toBe(false);
    expect(codeOf(await use(ports))).toBeUndefined();
    expect(await isEffective()).toBe(true);
  });

  test('is used by one of two concurrent calls, and by none after it', async () => {
    const { use, isEffective } = await start();
    expect(await codesOf([use(ports), use(ports)])).toEqual(['bad-token', undefined]);
    expect(await isEffective()).toBe(true);
    expect(codeOf(await use(ports))).toBe('bad-token');
  });

  test('is used once even if the store fails after its effect', async () => {
    const { use, isEffective, fail } = await start();
    const [name, operation] =
      fail[1] === 'update' ? (['links', 'remove'] as const) : (['invitations', 'close'] as const);
    expect(codeOf(await use(failingOnce(name, operation as never)))).toBeUndefined();
    expect(await isEffective()).toBe(true);
    expect(codeOf(await use(ports))).toBe('bad-token');
  });
});

test('a verification link works again after the store failed, and for whoever opens it later', async () => {
  const user = await newAccount();
  const token = await linkOf('verification', user);
  const open = (of: Ports) => verifyEmail(of)(undefined, token);
  await expect(open(failingOnce('users', 'update'))).rejects.toThrow('failover');
  expect((await ports.users.find(user.id))?.isVerified).toBe(false);
  expect(await codesOf([open(ports), open(ports)])).toEqual([undefined, undefined]);
  clock.advance(29 * 24 * 3_600_000);
  expect(await open(ports)).toMatchObject({ isRepeated: true, user: { isVerified: true } });
  expect(codeOf(await verifyEmail(ports)(undefined, await expiredLinkOf(user)))).toBe('bad-token');
});

async function expiredLinkOf(user: User): Promise<string> {
  const token = await linkOf('verification', user);
  clock.advance(25 * 3_600_000);
  return token;
}

test('an invitation whose acceptance failed can be withdrawn after a minute, and is then invalid', async () => {
  const { token, invitation } = await invite('withdrawn@example.com');
  const accept = (of: Ports) => acceptInvitation(of)({ token, ...names, password });
  await expect(accept(failingOnce('users', 'insert'))).rejects.toThrow('failover');
  const { id, restaurantId } = invitation;
  const listed = async () => (await ports.invitations.list(restaurantId, clock())).map((each) => each.id);
  expect(await listed()).toEqual([]);
  clock.advance(61_000);
  expect(await listed()).toEqual([id]);
  const owner = { userId: 'owner', memberships: [{ restaurantId, role: Role.OWNER }] } as never;
  await withdrawInvitation(ports)(owner, restaurantId, id);
  expect(await listed()).toEqual([]);
  expect(codeOf(await accept(ports))).toBe('bad-token');
});
