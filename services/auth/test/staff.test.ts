import { fromBinary } from '@bufbuild/protobuf';
import { type Client, createContextValues } from '@connectrpc/connect';
import {
  type Actor,
  actorKey,
  connectMongo,
  errorToRefusal,
  EventBus,
  events,
  Role,
  silentLogger,
  withRequestId,
} from '@tablewell/chassis';
import {
  eventually,
  fixedClock,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import type { Collection, Connection } from 'mongoose';
import { exportJWK, generateKeyPair } from 'jose';
import { buildAuth } from '../src/app';

const clock = fixedClock('2026-11-20T12:00:00Z');
const laptop = { address: '203.0.113.7', userAgent: 'Laptop/1.0' };
const phone = { address: '203.0.113.8', userAgent: 'Phone/2.0' };
let backbone: TestBackbone;
let service: TestService;
let bus: EventBus;
let auth: Client<typeof AuthService>;
let devices: Client<typeof DeviceService>;
let staff: Client<typeof StaffService>;
let owner: Actor;
let restaurantId: string;
let connection: Connection;
let users: Collection<{ _id: string }>;

const refusalOf = (call: Promise<unknown>) => call.then(() => undefined, errorToRefusal);
const by = (actor: Actor) => ({ contextValues: createContextValues().set(actorKey, actor) });
const from = <T>(origin: typeof laptop, work: () => Promise<T>) =>
  withRequestId('request-of-a-test', work, origin);

async function actorOf(sessionId: string | undefined): Promise<Actor> {
  const { actor } = await auth.getSession({ sessionId: sessionId ?? '' });
  if (!actor) throw new Error('no session');
  return actor;
}

/** One after another. */
async function inTurn<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const [index, item] of items.entries()) done.push(await work(item, index));
  return done;
}

let owners = 0;
async function newOwner(): Promise<Actor> {
  owners += 1;
  const form = { email: `owner${owners}@example.com`, password: 'Tables4all', firstName: 'Ada' };
  const made = await auth.signUp({ ...form, lastName: 'Lovelace', restaurantName: 'Trattoria' });
  return actorOf(made.tokens?.sessionId);
}

/** The invitation of the latest mail. */
async function mailed(email: string, from = restaurantId) {
  return eventually(async () => {
    const { data } = await bus.manager.streams.getMessage('AUTH', {
      last_by_subj: 'tablewell.auth.v1.staff.invited',
    });
    const told = fromBinary(events.staffInvited.schema, data);
    expect(told).toMatchObject({ email, restaurantId: from });
    return told;
  });
}

const person = { firstName: 'Bo', lastName: 'Host', password: 'Tables4all' };
async function hired(email: string, role: Role): Promise<Actor> {
  await staff.inviteStaff({ restaurantId, email, role }, by(owner));
  const { token } = await mailed(email);
  await staff.acceptInvitation({ token, ...person });
  const { tokens } = await auth.signIn({ email, password: person.password });
  return actorOf(tokens?.sessionId);
}

beforeAll(async () => {
  backbone = await startBackbone();
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const settings = {
    signingKey: { ...(await exportJWK(privateKey)), kid: 'k1' },
    google: { jwksUrl: 'http://127.0.0.1:1/keys', issuer: 'https://accounts.google.com', clientId: 'c' },
  };
  service = await startTestService('auth', backbone, buildAuth(settings), { clock });
  auth = service.client(AuthService);
  devices = service.client(DeviceService);
  staff = service.client(StaffService);
  bus = await EventBus.connect({ servers: backbone.nats.url, name: 'test', logger: silentLogger });
  connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_auth' });
  users = connection.collection<{ _id: string }>('users');
  owner = await newOwner();
  restaurantId = owner.memberships[0]?.restaurantId ?? '';
});

afterAll(async () => {
  await bus?.close();
  await connection?.close();
  await service?.stop();
  await backbone?.stop();
});

describe('signed-in devices', () => {
  let bo: Actor;
  const signIn = async (origin: typeof laptop) => {
    const right = { email: 'devices@example.com', password: person.password };
    const { tokens } = await from(origin, () => auth.signIn(right));
    return { tokens, actor: await actorOf(tokens?.sessionId) };
  };
  beforeAll(async () => {
    bo = await hired('devices@example.com', Role.HOST);
    await devices.signOutEverywhere({}, by(bo));
  });

  test('are listed with where they were last used from, newest first, and which of them asks', async () => {
    const first = await signIn(laptop);
    clock.advance(60_000);
    const second = await signIn(phone);
    clock.advance(60_000);
    const refreshToken = first.tokens?.refreshToken ?? '';
    await from({ ...laptop, address: '198.51.100.4' }, () => auth.refreshSession({ refreshToken }));
    const listed = await devices.listDevices({}, by(second.actor));
    expect(listed.devices).toMatchObject([
      { id: first.actor.sessionId, userAgent: 'Laptop/1.0', address: '198.51.100.4', isCurrent: false },
      { id: second.actor.sessionId, userAgent: 'Phone/2.0', address: '203.0.113.8', isCurrent: true },
    ]);
  });

  test('are signed out one by one, and all at once', async () => {
    const { actor } = await signIn(laptop);
    const other = await signIn(phone);
    await devices.signOutDevice({ id: other.actor.sessionId }, by(actor));
    expect(await refusalOf(actorOf(other.actor.sessionId))).toMatchObject({ code: 'session-ended' });
    expect(await refusalOf(actorOf(actor.sessionId))).toBeUndefined();
    await devices.signOutEverywhere({}, by(actor));
    expect(await refusalOf(actorOf(actor.sessionId))).toMatchObject({ code: 'session-ended' });
    expect((await devices.listDevices({}, by(actor))).devices).toEqual([]);
  });

  test('of somebody else are neither seen nor ended', async () => {
    const { devices: seen } = await devices.listDevices({}, by(bo));
    expect(seen.map(({ id }) => id)).not.toContain(owner.sessionId);
    expect(await refusalOf(devices.signOutDevice({ id: owner.sessionId }, by(bo)))).toMatchObject({
      kind: 'not-found',
    });
    expect((await actorOf(owner.sessionId)).userId).toBe(owner.userId);
  });
});

describe('an invitation', () => {
  test('makes an account for who has none, by a link that works once', async () => {
    await staff.inviteStaff({ restaurantId, email: ' New@Example.com', role: Role.MANAGER }, by(owner));
    const { token } = await mailed('new@example.com');
    expect(await staff.getInvitation({ token })).toMatchObject({
      restaurantId,
      email: 'new@example.com',
      role: Role.MANAGER,
      hasAccount: false,
    });
    const bad = await refusalOf(staff.acceptInvitation({ token, ...person, password: 'short' }));
    expect(bad?.fields.map(({ field }) => field)).toEqual(['password']);
    const both = [staff.acceptInvitation({ token, ...person }), staff.acceptInvitation({ token, ...person })];
    const outcomes = await Promise.all(both.map(refusalOf));
    expect(outcomes.map((refusal) => refusal?.code).sort()).toEqual(['bad-token', undefined]);
    const { tokens } = await auth.signIn({ email: 'new@example.com', password: person.password });
    expect((await actorOf(tokens?.sessionId)).memberships).toMatchObject([
      { restaurantId, role: Role.MANAGER },
    ]);
  });

  test('gives an account that is there its place, and leaves its others', async () => {
    const other = await newOwner();
    // An address that nobody proved may be anybody's: this one is proved by its own verification mail.
    const { data } = await eventually(() =>
      bus.manager.streams.getMessage('AUTH', { last_by_subj: 'tablewell.auth.v1.verification.requested' }),
    );
    await auth.verifyEmail({ token: fromBinary(events.verificationRequested.schema, data).token });
    await staff.inviteStaff({ restaurantId, email: other.email, role: Role.HOST }, by(owner));
    const { token } = await mailed(other.email);
    expect((await staff.getInvitation({ token })).hasAccount).toBe(true);
    await staff.acceptInvitation({ token });
    const roles = (await actorOf(other.sessionId)).memberships.map(({ role }) => role);
    expect(roles).toEqual([Role.OWNER, Role.HOST]);
  });

  test('takes an account that was never proved from whoever made it', async () => {
    const squatter = await newOwner();
    await staff.inviteStaff({ restaurantId, email: squatter.email, role: Role.HOST }, by(owner));
    const { token } = await mailed(squatter.email);
    expect((await staff.getInvitation({ token })).hasAccount).toBe(false);
    await staff.acceptInvitation({ token, ...person, password: 'Another9one' });
    expect(await refusalOf(actorOf(squatter.sessionId))).toMatchObject({ code: 'session-ended' });
    const right = { email: squatter.email, password: 'Tables4all' };
    expect(await refusalOf(auth.signIn(right))).toMatchObject({ code: 'bad-credentials' });
  });

  test('is void when it is taken back, sent again, or a week old', async () => {
    const email = 'late@example.com';
    const ask = { restaurantId, email, role: Role.HOST };
    await staff.inviteStaff(ask, by(owner));
    const first = await mailed(email);
    const { invitation } = await staff.inviteStaff(ask, by(owner));
    const second = await eventually(async () => {
      const told = await mailed(email);
      expect(told.token).not.toBe(first.token);
      return told;
    });
    const isBad = async ({ token }: { token: string }) =>
      (await refusalOf(staff.getInvitation({ token })))?.code === 'bad-token';
    expect([await isBad(first), await isBad(second)]).toEqual([true, false]);
    const listed = await staff.listStaff({ restaurantId }, by(owner));
    expect(listed.invitations.filter((each) => each.email === email)).toHaveLength(1);
    await staff.withdrawInvitation({ restaurantId, invitationId: invitation?.id ?? '' }, by(owner));
    expect(await isBad(second)).toBe(true);
    await staff.inviteStaff({ ...ask, email: 'later@example.com' }, by(owner));
    const third = await mailed('later@example.com');
    clock.advance(7 * 86_400_000 + 1);
    expect(await isBad(third)).toBe(true);
  });

  test('is to a mail address, as manager or host, and not to who works here', async () => {
    const ask = { restaurantId, email: 'x@example.com', role: Role.OWNER };
    expect((await refusalOf(staff.inviteStaff(ask, by(owner))))?.fields[0]?.field).toBe('role');
    const typo = { ...ask, email: 'nobody', role: Role.HOST };
    expect((await refusalOf(staff.inviteStaff(typo, by(owner))))?.fields[0]?.field).toBe('email');
    const known = { ...ask, email: owner.email, role: Role.HOST };
    expect(await refusalOf(staff.inviteStaff(known, by(owner)))).toMatchObject({ code: 'already-staff' });
  });
});

describe('staff', () => {
  test('is the owner’s to see and to change: a manager is refused, a stranger finds nothing', async () => {
    const manager = await hired('manager@example.com', Role.MANAGER);
    const stranger = await newOwner();
    const calls = (actor: Actor) => [
      staff.listStaff({ restaurantId }, by(actor)),
      staff.inviteStaff({ restaurantId, email: 'y@example.com', role: Role.HOST }, by(actor)),
      staff.changeRole({ restaurantId, userId: manager.userId, role: Role.HOST }, by(actor)),
      staff.removeStaff({ restaurantId, userId: owner.userId }, by(actor)),
      staff.withdrawInvitation({ restaurantId, invitationId: 'any' }, by(actor)),
    ];
    const kinds = async (actor: Actor) =>
      (await Promise.all(calls(actor).map(refusalOf))).map((refusal) => refusal?.kind);
    expect(await kinds(manager)).toEqual(Array(5).fill('forbidden'));
    expect(await kinds(stranger)).toEqual(Array(5).fill('not-found'));
  });

  test('changes role, and leaves, from the next request on; the owner stays', async () => {
    const host = await hired('leaver@example.com', Role.HOST);
    await staff.changeRole({ restaurantId, userId: host.userId, role: Role.MANAGER }, by(owner));
    expect((await actorOf(host.sessionId)).memberships[0]?.role).toBe(Role.MANAGER);
    await staff.removeStaff({ restaurantId, userId: host.userId }, by(owner));
    expect((await actorOf(host.sessionId)).memberships).toEqual([]);
    await eventually(async () => {
      const { data } = await bus.manager.streams.getMessage('AUTH', {
        last_by_subj: 'tablewell.auth.v1.membership.changed',
      });
      const told = fromBinary(events.membershipChanged.schema, data);
      expect(told).toMatchObject({ userId: host.userId, memberships: [] });
    });
    const gone = { restaurantId, userId: owner.userId };
    expect(await refusalOf(staff.removeStaff(gone, by(owner)))).toMatchObject({ code: 'owner-stays' });
  });

  test('that is given and taken at many restaurants at once loses no place and keeps none', async () => {
    const owners = [owner, ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(newOwner)))];
    const places = owners.map((each) => each.memberships[0]?.restaurantId ?? '');
    const wanted = await hired('busy@example.com', Role.HOST);
    const offers = await inTurn(owners.slice(1), async (each, index) => {
      const place = places[index + 1] ?? '';
      await staff.inviteStaff({ restaurantId: place, email: wanted.email, role: Role.HOST }, by(each));
      return mailed(wanted.email, place);
    });
    const promoted = { restaurantId, userId: wanted.userId, role: Role.MANAGER };
    await Promise.all([
      staff.changeRole(promoted, by(owner)),
      ...offers.map(({ token }) => staff.acceptInvitation({ token })),
    ]);
    const { memberships } = await actorOf(wanted.sessionId);
    expect(memberships.map((place) => place.restaurantId).sort()).toEqual([...places].sort());
    expect(memberships.find((place) => place.restaurantId === restaurantId)?.role).toBe(Role.MANAGER);

    const leave = owners.map((each, index) =>
      staff.removeStaff({ restaurantId: places[index] ?? '', userId: wanted.userId }, by(each)),
    );
    await Promise.all(leave);
    expect((await actorOf(wanted.sessionId)).memberships).toEqual([]);
  });

  test('of an account from before changes were numbered is changed as any other', async () => {
    const host = await hired('early@example.com', Role.HOST);
    await users.updateOne({ _id: host.userId }, { $unset: { revision: '' } });
    await staff.changeRole({ restaurantId, userId: host.userId, role: Role.MANAGER }, by(owner));
    expect((await actorOf(host.sessionId)).memberships[0]?.role).toBe(Role.MANAGER);
  });
});
