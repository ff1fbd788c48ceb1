import { type Actor, ClosedReason, Role } from '@tablewell/chassis/access';
import { withRequestId } from '@tablewell/chassis/context';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  eventually,
  fixedClock,
  publishedEvents,
  publishEntry,
  refusalOf,
} from '@tablewell/chassis/testing';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { person, startAuth, type AuthHarness } from './harness';

// Rules of owners for the sessions of their people (ACCOUNT-29 to ACCOUNT-32).

const clock = fixedClock('2026-11-20T12:00:00Z');
const minute = 60_000;
const here = '203.0.113.7';
let running: AuthHarness;
let owner: Actor;
let restaurantId: string;
let people = 0;

beforeAll(async () => (running = await startAuth({ clock })));
afterAll(() => running?.stop());
beforeEach(async () => {
  owner = await running.newOwner();
  await running.publishPlan(owner, PlanId.ENTERPRISE);
  restaurantId = placeOf(owner);
});

const placeOf = ({ memberships: [first] }: Actor): string => first?.restaurantId ?? '';
const from = <T>(address: string, work: () => Promise<T>) =>
  withRequestId('request-of-a-test', work, { address, userAgent: '' });
const put = (rules: object, actor = owner) =>
  from(here, () => running.accessRules.putAccessRules({ restaurantId: placeOf(actor), rules }, as(actor)));
const read = (actor = owner) =>
  from(here, () => running.accessRules.getAccessRules({ restaurantId: placeOf(actor) }, as(actor)));
const sessionOf = ({ sessionId }: Actor, more: object = {}) =>
  running.auth.getSession({ sessionId, ...more });
const endOf = (actor: Actor) => refusalOf(sessionOf(actor));
const newHost = (at = owner, email = `host${++people}@rules.example`) =>
  running.newMember(at, email, Role.HOST);
/** Somebody who works for two owners, with a session. */
async function newHostOfBoth(other: Actor): Promise<Actor> {
  const host = await newHost();
  await running.staff.inviteStaff(
    { restaurantId: placeOf(other), email: host.email, role: Role.HOST },
    as(other),
  );
  const token = await running.nextInvitation(host.email, placeOf(other));
  await running.staff.acceptInvitation({ token }, as(host));
  return running.actorOf(host.sessionId);
}

describe('the rules of an owner', () => {
  test('are read with the address of who reads them, and replaced as a whole', async () => {
    const addresses = ['203.0.113.0/24', '2001:db8::/32'];
    await put({ sessionHours: 12, idleMinutes: 30, addresses });
    expect(await read()).toMatchObject({
      rules: { sessionHours: 12, idleMinutes: 30, addresses },
      ...{ requiredPlan: '', yourAddress: here, yourRange: here },
    });
    await put({ addresses });
    expect((await read()).rules).toMatchObject({ sessionHours: 0, idleMinutes: 0, addresses });
    const six = await from('2001:db8::5', () =>
      running.accessRules.getAccessRules({ restaurantId }, as(owner)),
    );
    expect(six.yourRange).toBe('2001:db8::/64');
  });

  test('are refused without the address of who saves them, and then stay what they were', async () => {
    await put({ addresses: ['203.0.113.0/24'] });
    const refused = await refusalOf(put({ addresses: ['198.51.100.0/24'], sessionHours: 1 }));
    expect(refused).toMatchObject({ kind: 'invalid', fields: [{ field: 'addresses' }] });
    expect((await read()).rules).toMatchObject({ sessionHours: 0, addresses: ['203.0.113.0/24'] });
  });

  test('are the owner’s alone, and of a proven mailbox', async () => {
    const manager = await running.newMember(owner, `manager${++people}@rules.example`, Role.MANAGER);
    const stranger = await running.newOwner();
    for (const [actor, kind] of [
      [manager, 'forbidden'],
      [stranger, 'not-found'],
    ] as const) {
      const theirs = running.accessRules.getAccessRules({ restaurantId }, as(actor));
      expect(await refusalOf(theirs)).toMatchObject({ kind });
      const change = running.accessRules.putAccessRules(
        { restaurantId, rules: { sessionHours: 1 } },
        as(actor),
      );
      expect(await refusalOf(change)).toMatchObject({ kind });
    }
    const unverified = await running.newUnverifiedOwner(`unproven${++people}@rules.example`);
    expect(await refusalOf(put({ sessionHours: 1 }, unverified))).toMatchObject({ code: 'verify-first' });
  });

  test('are part of Enterprise: without it they rest, and can be removed', async () => {
    const host = await newHost();
    await put({ sessionHours: 1, addresses: [here] });
    expect((await sessionOf(host)).addressRules).toHaveLength(1);
    await running.publishPlan(owner, PlanId.PREMIUM);
    expect(await sessionOf(host)).toMatchObject({ addressRules: [], notesActivity: false });
    expect((await read()).requiredPlan).toBe('enterprise');
    expect(await refusalOf(put({ sessionHours: 2 }))).toMatchObject({ kind: 'plan-required' });
    await put({});
    expect((await read()).rules).toMatchObject({ sessionHours: 0, addresses: [] });
  });

  test('are recorded for the owner’s restaurants, each change once', async () => {
    await put({ sessionHours: 12 });
    await put({ sessionHours: 12, addresses: [here] });
    await put({ sessionHours: 12, addresses: [here] });
    await eventually(async () => {
      const all = await publishedEvents(running.bus, events.userSecurityChanged);
      const own = all.filter(({ user }) => user?.id === owner.userId);
      expect(own).toMatchObject([
        { change: SecurityChange.SESSION_LIMITS_CHANGED, restaurantIds: [restaurantId] },
        { change: SecurityChange.ADDRESSES_CHANGED, restaurantIds: [restaurantId] },
      ]);
    });
  });

  test('are for restaurants that are added later, too', async () => {
    await put({ addresses: [here] });
    const id = `later-${restaurantId}`;
    const restaurant = { id, ownerId: owner.userId, name: 'Second', timezone: 'UTC' };
    const made = { id: `created-${id}`, at: clock() };
    await publishEntry(running.bus, outboxEntry(events.restaurantCreated, { restaurant }, made));
    await eventually(async () => {
      const { addressRules } = await sessionOf(owner);
      expect(addressRules).toMatchObject([{ restaurantIds: expect.arrayContaining([restaurantId, id]) }]);
    });
  });
});

describe('a session', () => {
  test('ends as long after its sign-in as the owner allows, also by a refresh, and for good', async () => {
    const host = await newHost();
    clock.advance(50 * minute);
    await put({ sessionHours: 1 });
    expect(await endOf(host)).toBeUndefined();
    clock.advance(10 * minute);
    const { devices } = await running.devices.listDevices({}, as(host));
    expect(devices).toEqual([]);
    expect(await endOf(host)).toMatchObject({ code: 'session-ended' });
    await put({}, await running.actorOf((await signIn(owner)).sessionId));
    expect(await endOf(host)).toMatchObject({ code: 'session-ended' });
    await running.latest(events.sessionEnded, { sessionIds: [host.sessionId], reason: 'session-limit' });
  });

  test('that is older than a new limit ends at once, and its tokens are not refreshed', async () => {
    const { email } = await newHost();
    const tokens = await signIn({ email } as Actor);
    clock.advance(3 * 60 * minute);
    await put({ sessionHours: 2 });
    const refreshed = running.auth.refreshSession({ refreshToken: tokens.refreshToken });
    expect(await refusalOf(refreshed)).toMatchObject({ code: 'session-ended' });
  });

  test('ends without activity, and lasts with it', async () => {
    const host = await newHost();
    const idle = await newHost();
    await put({ idleMinutes: 10 });
    for (let minutes = 0; minutes < 15; minutes += 5) {
      clock.advance(5 * minute);
      expect(await sessionOf(host, { isActive: true })).toMatchObject({ notesActivity: true });
      // A page that nobody uses goes on asking.
      if (minutes === 0) expect(await endOf(idle)).toBeUndefined();
    }
    expect(await endOf(idle)).toMatchObject({ code: 'session-ended' });
    expect(await endOf(host)).toBeUndefined();
  });

  test('in use lasts when the plan returns, and its page is told to report activity again', async () => {
    const { email } = await newHost();
    const tokens = await signIn({ email } as Actor);
    const host = { sessionId: tokens.sessionId } as Actor;
    const left = await newHost();
    await put({ idleMinutes: 10 });
    await running.publishPlan(owner, PlanId.PREMIUM);
    clock.advance(60 * minute);
    // While the rules rest, no activity is recorded; the page refreshes its tokens as ever.
    await running.auth.refreshSession({ refreshToken: tokens.refreshToken });
    await running.publishPlan(owner, PlanId.ENTERPRISE);
    expect(await sessionOf(host)).toMatchObject({ notesActivity: true });
    expect(await endOf(left)).toMatchObject({ code: 'session-ended' });
    await running.latest(events.userSecurityChanged, {
      ...{ user: { id: owner.userId }, restaurantIds: [restaurantId] },
      change: SecurityChange.SESSION_LIMITS_RESUMED,
    });
    clock.advance(10 * minute);
    expect(await endOf(host)).toMatchObject({ code: 'session-ended' });
  });

  test('is not revived by activity after its end', async () => {
    const host = await newHost();
    await put({ idleMinutes: 10 });
    clock.advance(10 * minute);
    expect(await refusalOf(sessionOf(host, { isActive: true }))).toMatchObject({ code: 'session-ended' });
  });

  test('says when it closes, and later after activity', async () => {
    const host = await newHost();
    await put({ idleMinutes: 10 });
    const first = await sessionOf(host);
    clock.advance(minute);
    const second = await sessionOf(host, { isActive: true });
    expect(Number(second.closesAt?.seconds) - Number(first.closesAt?.seconds)).toBe(60);
  });

  test('of somebody who works for two owners closes for the one whose limit it reached', async () => {
    const other = await running.newOwner();
    const both = await newHostOfBoth(other);
    await put({ sessionHours: 1, addresses: [here] });
    const open = await sessionOf(both);
    expect(open.actor?.memberships).toHaveLength(2);
    expect(open.addressRules).toMatchObject([{ addresses: [here], restaurantIds: [restaurantId] }]);
    clock.advance(60 * minute);
    const { actor } = await sessionOf(both);
    expect(actor?.memberships).toMatchObject([{ restaurantId: placeOf(other) }]);
    expect(actor?.closed).toMatchObject([{ restaurantId, reason: ClosedReason.SESSION }]);
    const call = running.staff.listStaff({ restaurantId }, as(actor!));
    expect(await refusalOf(call)).toMatchObject({ kind: 'unauthenticated', code: 'session-too-old' });
  });
});

describe('an owner outside of the list', () => {
  const elsewhere = '198.51.100.9';
  const block = (actor: Actor) => from(elsewhere, () => running.accessRules.getAddressBlock({}, as(actor)));
  const lift = (password: string, actor = owner) =>
    from(elsewhere, () => running.accessRules.liftAddresses({ password }, as(actor)));

  test('removes it with the password, and with nothing else', async () => {
    await put({ sessionHours: 12, addresses: [here] });
    expect(await block(owner)).toMatchObject({ yourAddress: elsewhere, mayLift: true });
    expect(await refusalOf(lift(''))).toMatchObject({
      code: 'wrong-password',
      fields: [{ field: 'password' }],
    });
    expect((await read()).rules?.addresses).toEqual([here]);
    await lift(person.password);
    expect((await read()).rules).toMatchObject({ sessionHours: 12, addresses: [] });
    await running.latest(events.userSecurityChanged, {
      user: { id: owner.userId },
      change: SecurityChange.ADDRESSES_LIFTED,
    });
    expect(await refusalOf(lift(person.password))).toMatchObject({ code: 'no-address-list' });
  });

  test('is the only one who may: people who work there may not', async () => {
    const host = await newHost();
    await put({ addresses: [here] });
    expect(await block(host)).toMatchObject({ yourAddress: elsewhere, mayLift: false });
    expect(await refusalOf(lift(person.password, host))).toMatchObject({ code: 'no-address-list' });
    expect((await read()).rules?.addresses).toEqual([here]);
  });
});

async function signIn({ email }: Pick<Actor, 'email'>) {
  const { tokens } = await running.auth.signIn({ email, password: person.password });
  return tokens!;
}
