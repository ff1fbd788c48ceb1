import { type Actor, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { person, startAuth, type AuthHarness } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: AuthHarness;
let auth: AuthHarness['auth'];
let staff: AuthHarness['staff'];
let owner: Actor;
let restaurantId: string;

/** Runs the work for one item after another. */
async function inTurn<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const [index, item] of items.entries()) done.push(await work(item, index));
  return done;
}

beforeAll(async () => {
  running = await startAuth({ clock });
  ({ auth, staff } = running);
  owner = await running.newOwner();
  restaurantId = owner.memberships[0]?.restaurantId ?? '';
});

afterAll(() => running?.stop());

describe('an invitation', () => {
  test('creates an account for a new person, by a single-use link', async () => {
    await staff.inviteStaff({ restaurantId, email: ' New@Example.com', role: Role.MANAGER }, as(owner));
    const token = await running.nextInvitation('new@example.com', restaurantId);
    expect(await staff.getInvitation({ token })).toMatchObject({
      restaurantId,
      email: 'new@example.com',
      role: Role.MANAGER,
      hasAccount: false,
    });
    const bad = await refusalOf(staff.acceptInvitation({ token, ...person, password: 'short' }));
    expect(bad?.fields.map(({ field }) => field)).toEqual(['password']);
    const link = await refusalOf(staff.acceptInvitation({ token, ...person, lastName: 'at evil.example/x' }));
    expect(link?.fields.map(({ field }) => field)).toEqual(['lastName']);
    const both = [staff.acceptInvitation({ token, ...person }), staff.acceptInvitation({ token, ...person })];
    const outcomes = await Promise.all(both.map(refusalOf));
    expect(outcomes.map((refusal) => refusal?.code).sort()).toEqual(['bad-token', undefined]);
    const { tokens } = await auth.signIn({ email: 'new@example.com', password: person.password });
    expect((await running.actorOf(tokens?.sessionId)).memberships).toMatchObject([
      { restaurantId, role: Role.MANAGER },
    ]);
  });

  test('adds the membership to an existing account, and keeps its others', async () => {
    const other = await running.newOwner();
    await staff.inviteStaff({ restaurantId, email: other.email, role: Role.HOST }, as(owner));
    const token = await running.nextInvitation(other.email, restaurantId);
    expect((await staff.getInvitation({ token })).hasAccount).toBe(true);
    await staff.acceptInvitation({ token });
    const roles = (await running.actorOf(other.sessionId)).memberships.map(({ role }) => role);
    expect(roles).toEqual([Role.OWNER, Role.HOST]);
  });

  test('is not sent for an unverified owner', async () => {
    const maker = await running.newUnverifiedOwner('unverified@example.com');
    const place = maker.memberships[0]?.restaurantId ?? '';
    const request = { restaurantId: place, email: 'trojan@example.com', role: Role.MANAGER };
    expect(await refusalOf(staff.inviteStaff(request, as(maker)))).toMatchObject({
      kind: 'conflict',
      code: 'verify-first',
      message: 'Please verify your email address before you invite people.',
    });
    expect((await staff.listStaff({ restaurantId: place }, as(maker))).invitations).toEqual([]);
    const token = await running.nextLink(events.verificationRequested, maker.email);
    await auth.verifyEmail({ token });
    expect(await refusalOf(staff.inviteStaff(request, as(maker)))).toBeUndefined();
  });

  test('replaces an unverified account with everything in it', async () => {
    const squatter = await running.newUnverifiedOwner('squatted@example.com');
    const theirLink = await running.nextLink(events.verificationRequested, squatter.email);
    await staff.inviteStaff({ restaurantId, email: squatter.email, role: Role.HOST }, as(owner));
    const token = await running.nextInvitation(squatter.email, restaurantId);
    expect((await staff.getInvitation({ token })).hasAccount).toBe(false);
    await staff.acceptInvitation({ token, ...person, password: 'Another9one' });
    expect(await refusalOf(running.actorOf(squatter.sessionId))).toMatchObject({ code: 'session-ended' });
    const right = { email: squatter.email, password: 'Tables4all' };
    expect(await refusalOf(auth.signIn(right))).toMatchObject({ code: 'bad-credentials' });
    const { user, tokens } = await auth.signIn({ ...right, password: 'Another9one' });
    expect(user).toMatchObject({ firstName: 'Bo', lastName: 'Host' });
    expect(user?.id).not.toBe(squatter.userId);
    expect((await running.actorOf(tokens?.sessionId)).memberships).toMatchObject([
      { restaurantId, role: Role.HOST },
    ]);
    await running.latest(events.userReleased, { userId: squatter.userId });
    expect(await refusalOf(auth.verifyEmail({ token: theirLink }))).toMatchObject({ code: 'bad-token' });
  });

  test('is invalid once it is withdrawn, sent again, or a week old', async () => {
    const email = 'late@example.com';
    const request = { restaurantId, email, role: Role.HOST };
    await staff.inviteStaff(request, as(owner));
    const first = await running.nextInvitation(email, restaurantId);
    const { invitation } = await staff.inviteStaff(request, as(owner));
    const second = await running.nextInvitation(email, restaurantId);
    const isBad = async (token: string) =>
      (await refusalOf(staff.getInvitation({ token })))?.code === 'bad-token';
    expect([await isBad(first), await isBad(second)]).toEqual([true, false]);
    const listed = await staff.listStaff({ restaurantId }, as(owner));
    expect(listed.invitations.filter((each) => each.email === email)).toHaveLength(1);
    await staff.withdrawInvitation({ restaurantId, invitationId: invitation?.id ?? '' }, as(owner));
    expect(await isBad(second)).toBe(true);
    await staff.inviteStaff({ ...request, email: 'later@example.com' }, as(owner));
    const third = await running.nextInvitation('later@example.com', restaurantId);
    clock.advance(7 * 86_400_000 + 1);
    expect(await isBad(third)).toBe(true);
  });

  test('is for a mail address, as manager or host, and not for a member', async () => {
    const request = { restaurantId, email: 'x@example.com', role: Role.OWNER };
    expect((await refusalOf(staff.inviteStaff(request, as(owner))))?.fields[0]?.field).toBe('role');
    const typo = { ...request, email: 'nobody', role: Role.HOST };
    expect((await refusalOf(staff.inviteStaff(typo, as(owner))))?.fields[0]?.field).toBe('email');
    const known = { ...request, email: owner.email, role: Role.HOST };
    expect(await refusalOf(staff.inviteStaff(known, as(owner)))).toMatchObject({ code: 'already-staff' });
  });
});

describe('staff', () => {
  test('is seen and changed only by the owner: a manager is refused, a stranger gets not found', async () => {
    const manager = await running.newMember(owner, 'manager@example.com', Role.MANAGER);
    const stranger = await running.newOwner();
    const calls = (actor: Actor) => [
      staff.listStaff({ restaurantId }, as(actor)),
      staff.inviteStaff({ restaurantId, email: 'y@example.com', role: Role.HOST }, as(actor)),
      staff.changeRole({ restaurantId, userId: manager.userId, role: Role.HOST }, as(actor)),
      staff.removeStaff({ restaurantId, userId: owner.userId }, as(actor)),
      staff.withdrawInvitation({ restaurantId, invitationId: 'any' }, as(actor)),
    ];
    const kinds = async (actor: Actor) =>
      (await Promise.all(calls(actor).map(refusalOf))).map((refusal) => refusal?.kind);
    expect(await kinds(manager)).toEqual(Array(5).fill('forbidden'));
    expect(await kinds(stranger)).toEqual(Array(5).fill('not-found'));
  });

  test('changes roles and leaves from the next request on; the owner stays', async () => {
    const host = await running.newMember(owner, 'leaver@example.com', Role.HOST);
    await staff.changeRole({ restaurantId, userId: host.userId, role: Role.MANAGER }, as(owner));
    expect((await running.actorOf(host.sessionId)).memberships[0]?.role).toBe(Role.MANAGER);
    await staff.removeStaff({ restaurantId, userId: host.userId }, as(owner));
    expect((await running.actorOf(host.sessionId)).memberships).toEqual([]);
    await running.latest(events.membershipChanged, { userId: host.userId, memberships: [] });
    const gone = { restaurantId, userId: owner.userId };
    expect(await refusalOf(staff.removeStaff(gone, as(owner)))).toMatchObject({ code: 'owner-role-fixed' });
  });

  test('that is granted and removed concurrently at many restaurants loses no granted membership and keeps no removed one', async () => {
    const owners = [owner, ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(running.newOwner)))];
    const places = owners.map((each) => each.memberships[0]?.restaurantId ?? '');
    const wanted = await running.newMember(owner, 'busy@example.com', Role.HOST);
    const offers = await inTurn(owners.slice(1), async (each, index) => {
      const place = places[index + 1] ?? '';
      await staff.inviteStaff({ restaurantId: place, email: wanted.email, role: Role.HOST }, as(each));
      return running.nextInvitation(wanted.email, place);
    });
    const promoted = { restaurantId, userId: wanted.userId, role: Role.MANAGER };
    await Promise.all([
      staff.changeRole(promoted, as(owner)),
      ...offers.map((token) => staff.acceptInvitation({ token })),
    ]);
    const { memberships } = await running.actorOf(wanted.sessionId);
    expect(memberships.map((place) => place.restaurantId).sort()).toEqual([...places].sort());
    expect(memberships.find((place) => place.restaurantId === restaurantId)?.role).toBe(Role.MANAGER);

    const leave = owners.map((each, index) =>
      staff.removeStaff({ restaurantId: places[index] ?? '', userId: wanted.userId }, as(each)),
    );
    await Promise.all(leave);
    expect((await running.actorOf(wanted.sessionId)).memberships).toEqual([]);
  });

  test('of an account without a revision can be changed', async () => {
    const host = await running.newMember(owner, 'early@example.com', Role.HOST);
    const users = running.connection.collection<{ _id: string }>('users');
    await users.updateOne({ _id: host.userId }, { $unset: { revision: '' } });
    await staff.changeRole({ restaurantId, userId: host.userId, role: Role.MANAGER }, as(owner));
    expect((await running.actorOf(host.sessionId)).memberships[0]?.role).toBe(Role.MANAGER);
  });
});
