import { type Actor, PersonalPermission, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, eventually, fixedClock, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { PinChange, TabletChange } from '@tablewell/proto/auth/v1/shared_tablet_events_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { person, startAuth, type AuthHarness } from './harness';

// Shared tablets and PINs (TABLET-1 to TABLET-8).

const clock = fixedClock('2026-11-20T18:00:00Z');
const minute = 60_000;
const password = person.password;
let running: AuthHarness;
let owner: Actor;
let restaurantId: string;
/** The owner's session on the tablet. */
let tablet: Actor;
let people = 0;

beforeAll(async () => (running = await startAuth({ clock })));
afterAll(() => running?.stop());
beforeEach(async () => {
  owner = await running.newOwner();
  restaurantId = owner.memberships[0]?.restaurantId ?? '';
  tablet = await signIn(owner.email);
});

async function signIn(email: string): Promise<Actor> {
  const { tokens } = await running.auth.signIn({ email, password });
  return running.actorOf(tokens?.sessionId);
}
const newPerson = (role: Role) => running.newMember(owner, `person${++people}@tablets.example`, role);
const start = (more: object = {}, actor = tablet) =>
  running.tablets.startSharedTablet({ restaurantId, name: 'Host stand', idleMinutes: 5, ...more }, as(actor));
const setPin = (actor: Actor, pin: string, more: object = {}) =>
  running.tablets.setPin({ restaurantId, pin, password, ...more }, as(actor));
const enter = (pin: string, actor = tablet) => running.tablets.enterPin({ pin }, as(actor));
const state = (actor = tablet, more: object = {}) =>
  running.auth.getSession({ sessionId: actor.sessionId, ...more });
const settings = (actor = owner) => running.tablets.getTabletSettings({ restaurantId }, as(actor));
/** So many PINs that nobody has. */
async function guess(times: number, actor = tablet): Promise<string[]> {
  const codes: string[] = [];
  for (let each = 0; each < times; each += 1)
    codes.push((await refusalOf(enter(String(700_100 + each * 7), actor)))?.code ?? '');
  return codes;
}

describe('a shared tablet', () => {
  test('is set up by owners and managers, and is a host of its restaurant that the activity names', async () => {
    const host = await newPerson(Role.HOST);
    expect(await refusalOf(start({}, host))).toMatchObject({ kind: 'forbidden' });
    await start();
    const { user, actor, tablet: shown } = await state();
    expect(user).toMatchObject({ firstName: 'Host stand (tablet)', email: '' });
    expect(user?.id).not.toBe(owner.userId);
    expect(actor).toMatchObject({
      ...{ userId: user?.id, name: 'Host stand (tablet)', email: '' },
      memberships: [{ restaurantId, role: Role.HOST, withheld: [PersonalPermission.EXPORT] }],
    });
    expect(shown).toMatchObject({ name: 'Host stand', restaurantId, setBy: owner.userId, turn: '' });
    expect(await refusalOf(start())).toMatchObject({ code: 'shared-tablet' });
    const started = { restaurantId, sessionId: tablet.sessionId, change: TabletChange.STARTED };
    await running.latest(events.sharedTabletChanged, started);
    expect((await settings()).tablets).toMatchObject([{ name: 'Host stand', setBy: 'Ada Lovelace' }]);
  });

  test('is for whoever entered their PIN, by their own role, until they leave it', async () => {
    const manager = await newPerson(Role.MANAGER);
    await setPin(owner, '4071');
    await setPin(manager, '9218');
    await start();
    expect(await enter('9218')).toMatchObject({ userId: manager.userId, name: 'Bo Host' });
    const { user, actor } = await state();
    expect(user?.id).toBe(manager.userId);
    expect(actor).toMatchObject({ userId: manager.userId, sessionId: tablet.sessionId });
    expect(actor?.memberships).toMatchObject([{ restaurantId, role: Role.MANAGER }]);
    await enter('4071');
    // An owner gets a manager's rights.
    expect((await state()).actor).toMatchObject({
      userId: owner.userId,
      memberships: [{ role: Role.MANAGER, withheld: [PersonalPermission.EXPORT] }],
    });
    await running.tablets.endTurn({}, as(tablet));
    expect((await state()).actor?.memberships).toMatchObject([{ role: Role.HOST }]);
  });

  test('opens its one restaurant, and no more than for who set it up', async () => {
    const other = await running.newOwner();
    const manager = await newPerson(Role.MANAGER);
    const second = other.memberships[0]?.restaurantId ?? '';
    await running.staff.inviteStaff(
      { restaurantId: second, email: manager.email, role: Role.HOST },
      as(other),
    );
    const token = await running.nextInvitation(manager.email, second);
    await running.staff.acceptInvitation({ token }, as(manager));
    await running.publishPlan(owner, PlanId.ENTERPRISE);
    const withheld = [PersonalPermission.CONTACTS];
    await running.staff.setPermissions({ restaurantId, userId: manager.userId, withheld }, as(owner));
    await setPin(owner, '4071');
    const theirs = await signIn(manager.email);
    await start({}, theirs);
    await enter('4071', theirs);
    const { memberships = [] } = (await state(theirs)).actor ?? {};
    expect(memberships).toHaveLength(1);
    expect(memberships).toMatchObject([
      { restaurantId, withheld: [PersonalPermission.EXPORT, PersonalPermission.CONTACTS] },
    ]);
  });

  test('goes back to nobody after the minutes without activity, and stays with somebody who is active', async () => {
    await setPin(owner, '4071');
    await start();
    await enter('4071');
    clock.advance(5 * minute);
    expect((await state(tablet, { isActive: true })).user?.id).toBe(owner.userId);
    clock.advance(5 * minute);
    const { user, closesAt, notesActivity } = await state();
    expect(user?.id).toBe(owner.userId);
    expect(notesActivity).toBe(true);
    expect(closesAt).toBeDefined();
    clock.advance(2 * minute);
    expect(await state()).toMatchObject({ user: { firstName: 'Host stand (tablet)' }, tablet: { turn: '' } });
  });

  test('is left with the password of who set it up, who gets a session of their own for it', async () => {
    const host = await newPerson(Role.HOST);
    await setPin(host, '9218');
    await start();
    await enter('9218');
    const wrong = running.tablets.endSharedTablet({ password: 'Other2pass' }, as(tablet));
    expect(await refusalOf(wrong)).toMatchObject({ fields: [{ field: 'password' }] });
    expect((await state()).user?.id).toBe(host.userId);
    const left = await running.tablets.endSharedTablet({ password }, as(tablet));
    expect(left.user?.email).toBe(owner.email);
    const own = await running.actorOf(left.tokens?.sessionId);
    const after = await state(own);
    expect(after.tablet).toBeUndefined();
    expect(after.actor).toMatchObject({ userId: owner.userId, memberships: [{ role: Role.OWNER }] });
    expect(await refusalOf(enter('9218', own))).toMatchObject({ code: 'not-shared' });
    expect(await refusalOf(enter('9218'))).toMatchObject({ code: 'not-shared' });
  });

  test('opens nothing by what was copied from it, once it is left', async () => {
    const { tokens } = await running.auth.signIn({ email: owner.email, password });
    tablet = await running.actorOf(tokens?.sessionId);
    await start();
    const copied = (await running.auth.refreshSession({ refreshToken: tokens?.refreshToken ?? '' })).tokens;
    const left = await running.tablets.endSharedTablet({ password }, as(tablet));
    expect(await refusalOf(state())).toMatchObject({ kind: 'unauthenticated' });
    const renewed = running.auth.refreshSession({ refreshToken: copied?.refreshToken ?? '' });
    expect(await refusalOf(renewed)).toMatchObject({ kind: 'unauthenticated' });
    const ended = { sessionIds: [tablet.sessionId], reason: 'tablet-left' };
    await running.latest(events.sessionEnded, ended);
    const own = await running.auth.refreshSession({ refreshToken: left.tokens?.refreshToken ?? '' });
    expect(own.user?.email).toBe(owner.email);
    // It lasts as long as the first one would have.
    expect(left.tokens?.refreshExpiresAt).toEqual(tokens?.refreshExpiresAt);
  });

  test('is left by nobody without a password or second step, who signs it out elsewhere', async () => {
    await start();
    const users = running.connection.collection<{ _id: string }>('users');
    await users.updateOne({ _id: owner.userId }, { $set: { passwordHash: null } });
    const left = running.tablets.endSharedTablet({}, as(tablet));
    expect(await refusalOf(left)).toMatchObject({ code: 'sign-out-elsewhere' });
    const [shown] = (await settings()).tablets;
    await running.tablets.signOutTablet({ restaurantId, tabletId: shown?.id ?? '' }, as(owner));
    expect(await refusalOf(state())).toMatchObject({ kind: 'unauthenticated' });
  });

  test('keeps its place through a refresh of its tokens, which shows nothing of who set it up', async () => {
    const { tokens } = await running.auth.signIn({ email: owner.email, password });
    await start({}, await running.actorOf(tokens?.sessionId));
    const renewed = await running.auth.refreshSession({ refreshToken: tokens?.refreshToken ?? '' });
    expect(renewed.user).toMatchObject({ email: '', firstName: 'Host stand (tablet)' });
  });

  test('is one of twenty at most', async () => {
    await start();
    const sessions = running.connection.collection<{ _id: string }>('sessions');
    const first = await sessions.findOne({ _id: tablet.sessionId });
    await sessions.insertMany(
      Array.from({ length: 19 }, (_each, at) => ({ ...first, _id: `${restaurantId}-${at}` })),
    );
    expect(await refusalOf(start({}, owner))).toMatchObject({ code: 'too-many-tablets' });
  });
});

describe('a person', () => {
  test('who is dismissed, or whose PIN is removed, has lost the turn at once', async () => {
    const [dismissed, removed] = [await newPerson(Role.HOST), await newPerson(Role.MANAGER)];
    await setPin(dismissed, '4071');
    await setPin(removed, '9218');
    await start();
    await enter('4071');
    await running.staff.removeStaff({ restaurantId, userId: dismissed.userId }, as(owner));
    expect((await state()).user?.firstName).toBe('Host stand (tablet)');
    expect(await guessed('4071')).toBe('wrong-pin');
    await enter('9218');
    await running.tablets.removePin({ restaurantId, userId: removed.userId }, as(owner));
    expect((await state()).user?.firstName).toBe('Host stand (tablet)');
    expect(await guessed('9218')).toBe('wrong-pin');
    await running.latest(events.pinChanged, { userId: removed.userId, change: PinChange.REMOVED });
  });

  test('who is limited is limited at the tablet, too', async () => {
    const manager = await newPerson(Role.MANAGER);
    await setPin(manager, '9218');
    await start();
    await enter('9218');
    await running.staff.changeRole({ restaurantId, userId: manager.userId, role: Role.HOST }, as(owner));
    expect((await state()).actor?.memberships).toMatchObject([{ role: Role.HOST }]);
  });

  test('whose password is reset has lost the turn', async () => {
    const host = await newPerson(Role.HOST);
    await setPin(host, '9218');
    await start();
    await enter('9218');
    await running.auth.requestPasswordReset({ email: host.email });
    const token = await running.nextLink(events.passwordResetRequested, host.email);
    await running.auth.resetPassword({ token, password: 'Other2pass', confirmPassword: 'Other2pass' });
    expect((await state()).user?.firstName).toBe('Host stand (tablet)');
  });

  test('who set a tablet up and is dismissed takes it with them', async () => {
    const manager = await newPerson(Role.MANAGER);
    const theirs = await signIn(manager.email);
    await start({}, theirs);
    await running.staff.removeStaff({ restaurantId, userId: manager.userId }, as(owner));
    expect(await refusalOf(state(theirs))).toMatchObject({ kind: 'unauthenticated' });
    await running.latest(events.sessionEnded, { reason: 'tablet-closed' });
  });

  test('has steps of their turn sent in their name for a day, as long as they work there', async () => {
    const [taker, next] = [await newPerson(Role.HOST), await newPerson(Role.HOST)];
    await setPin(taker, '4071');
    await setPin(next, '9218');
    await start();
    await enter('4071');
    const { turn = '' } = (await state()).tablet ?? {};
    await enter('9218');
    expect((await state(tablet, { turn })).actor?.userId).toBe(taker.userId);
    expect((await state(tablet, { turn: 'none' })).user?.firstName).toBe('Host stand (tablet)');
    expect((await state()).actor?.userId).toBe(next.userId);
    expect(await refusalOf(state(tablet, { turn: 'of nobody' }))).toMatchObject({ code: 'turn-ended' });
    await running.staff.removeStaff({ restaurantId, userId: taker.userId }, as(owner));
    expect(await refusalOf(state(tablet, { turn }))).toMatchObject({ code: 'turn-ended' });
  });
});

test('a turn that was ended names nobody for what is done after it', async () => {
  await setPin(owner, '4071');
  await start();
  await enter('4071');
  const { turn = '' } = (await state()).tablet ?? {};
  clock.advance(minute);
  await running.tablets.endTurn({}, as(tablet));
  clock.advance(10 * minute);
  expect(await refusalOf(state(tablet, { turn }))).toMatchObject({ code: 'turn-ended' });
  const during = { turn, takenAgoMs: BigInt(10.5 * minute) };
  expect((await state(tablet, during)).actor?.userId).toBe(owner.userId);
});

test('a turn that was left alone is known for a day from then, and not from when the next one began', async () => {
  await setPin(owner, '4071');
  await start();
  await enter('4071');
  const { turn = '' } = (await state()).tablet ?? {};
  clock.advance(20 * 60 * minute);
  await enter('4071');
  const during = { turn, takenAgoMs: BigInt(20 * 60 * minute) };
  expect((await state(tablet, during)).actor?.userId).toBe(owner.userId);
  clock.advance(5 * 60 * minute);
  const later = { turn, takenAgoMs: BigInt(25 * 60 * minute) };
  expect(await refusalOf(state(tablet, later))).toMatchObject({ code: 'turn-ended' });
});

const guessed = async (pin: string) => (await refusalOf(enter(pin)))?.code;

describe('a PIN', () => {
  test('is set with the proof of the person, and nothing of it is shown', async () => {
    const wrong = setPin(owner, '4071', { password: 'Other2pass' });
    expect(await refusalOf(wrong)).toMatchObject({ fields: [{ field: 'password' }] });
    expect(await refusalOf(setPin(owner, '1234'))).toMatchObject({ fields: [{ field: 'pin' }] });
    expect((await settings()).ownPin?.setAt).toBeUndefined();
    await setPin(owner, '4071');
    const shown = await settings();
    expect(shown).toMatchObject({
      ownPin: { isRetired: false, minDigits: 4 },
      holders: [{ name: 'Ada Lovelace' }],
    });
    expect(JSON.stringify(shown, (_key, value) => (typeof value === 'bigint' ? '' : value))).not.toContain(
      '4071',
    );
    const host = await newPerson(Role.HOST);
    expect(await settings(host)).toMatchObject({ tablets: [], holders: [] });
  });

  test('is not in the store, and cannot be found there without the key', async () => {
    await setPin(owner, '4071');
    const stored = await running.connection
      .collection<{ _id: string; hash: string }>('pins')
      .findOne({ userId: owner.userId });
    expect(stored?.hash).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain('4071');
  });

  test('that somebody else has is refused without a name, and works no more for either of them', async () => {
    const [first, second] = [await newPerson(Role.HOST), await newPerson(Role.HOST)];
    await setPin(first, '4071');
    const taken = await refusalOf(setPin(second, '4071'));
    expect(taken).toMatchObject({
      fields: [{ field: 'pin', message: expect.stringContaining('another one') }],
    });
    await start();
    expect(await guessed('4071')).toBe('pin-retired');
    expect((await settings(first)).ownPin?.isRetired).toBe(true);
    await setPin(first, '9218');
    expect((await settings(first)).ownPin?.isRetired).toBe(false);
    expect(await enter('9218')).toMatchObject({ userId: first.userId });
  });

  test('that works no more is not set again, not after another one nor once it is removed', async () => {
    const host = await newPerson(Role.HOST);
    await setPin(owner, '4071');
    await refusalOf(setPin(host, '4071'));
    const again = { fields: [{ field: 'pin', message: expect.stringContaining('another one') }] };
    expect(await refusalOf(setPin(owner, '4071'))).toMatchObject(again);
    await setPin(owner, '9218');
    expect(await refusalOf(setPin(owner, '4071'))).toMatchObject(again);
    await running.tablets.removePin({ restaurantId }, as(owner));
    expect(await refusalOf(setPin(owner, '4071'))).toMatchObject(again);
    await setPin(owner, '9218');
    await start();
    expect(await guessed('4071')).toBe('wrong-pin');
    expect(await enter('9218')).toMatchObject({ userId: owner.userId });
  });

  test('is tried out three times a day at most', async () => {
    const [first, second] = [await newPerson(Role.HOST), await newPerson(Role.HOST)];
    for (const pin of ['4071', '9218', '5307']) {
      await setPin(first, pin);
      expect((await refusalOf(setPin(second, pin)))?.kind).toBe('invalid');
    }
    expect(await refusalOf(setPin(second, '8163'))).toMatchObject({ code: 'too-many-pins' });
  });

  test('is the same at another restaurant without a word', async () => {
    const other = await running.newOwner();
    await setPin(owner, '4071');
    await running.tablets.setPin(
      { restaurantId: other.memberships[0]?.restaurantId ?? '', pin: '4071', password },
      as(other),
    );
    expect((await settings()).ownPin?.isRetired).toBe(false);
  });

  test('of a colleague is removed by owners and managers only', async () => {
    const [host, other] = [await newPerson(Role.HOST), await newPerson(Role.HOST)];
    await setPin(host, '4071');
    const removed = running.tablets.removePin({ restaurantId, userId: host.userId }, as(other));
    expect(await refusalOf(removed)).toMatchObject({ kind: 'forbidden' });
    expect((await settings()).holders).toHaveLength(1);
    await running.tablets.removePin({ restaurantId }, as(host));
    expect((await settings()).holders).toHaveLength(0);
  });

  test('of strangers does not exist', async () => {
    const stranger = await running.newOwner();
    const calls = [() => setPin(stranger, '4071'), () => settings(stranger), () => start({}, stranger)];
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ kind: 'not-found' });
  });
});

describe('wrong PINs', () => {
  test('are five in a quarter of an hour and ten a day at a tablet, with the time to wait, and close no other one', async () => {
    await setPin(owner, '4071');
    const other = await signIn(owner.email);
    await start();
    await start({ name: 'Bar' }, other);
    expect(await guess(5)).toEqual(Array.from({ length: 5 }, () => 'wrong-pin'));
    const refused = await refusalOf(enter('4071'));
    expect(refused).toMatchObject({ kind: 'too-many', code: 'too-many-pins' });
    expect(refused?.message).toMatch(/in (1[0-5]|[2-9]) minutes\./);
    expect(await enter('4071', other)).toMatchObject({ userId: owner.userId });
    clock.advance(15 * minute);
    await guess(5);
    await running.latest(events.sharedTabletChanged, {
      change: TabletChange.PINS_REFUSED,
      name: 'Host stand',
    });
    clock.advance(15 * minute);
    const closed = await refusalOf(enter('4071'));
    expect(closed?.message).toMatch(/hours\./);
    clock.advance(24 * 60 * minute);
    expect(await enter('4071')).toMatchObject({ userId: owner.userId });
  });

  test('do not pass the limit together, and right ones do not use it up', async () => {
    await setPin(owner, '4071');
    await start();
    for (let each = 0; each < 7; each += 1) await enter('4071');
    const codes = await Promise.all(Array.from({ length: 9 }, (_each, at) => guessed(`71${10 + at * 3}5`)));
    expect(codes.filter((code) => code === 'wrong-pin')).toHaveLength(5);
  });

  test('at several tablets close the restaurant, but for a few tries of each', async () => {
    await setPin(owner, '4071');
    const bad = await Promise.all(Array.from({ length: 4 }, () => signIn(owner.email)));
    for (const actor of [...bad, tablet]) await start({ name: 'Bad' }, actor);
    clock.advance(24 * 60 * minute);
    for (let round = 0; round < 2; round += 1) {
      for (const actor of bad) await guess(5, actor);
      clock.advance(15 * minute);
    }
    expect(await guess(3)).toEqual(['wrong-pin', 'wrong-pin', 'wrong-pin']);
    expect(await guessed('4071')).toBe('too-many-pins');
  });

  test('are not more for who leaves a tablet and sets it up again', async () => {
    const codes: string[] = [];
    let actor = tablet;
    for (let each = 0; each < 8; each += 1) {
      await start({}, actor);
      codes.push(...(await guess(3, actor)));
      const { tokens } = await running.tablets.endSharedTablet({ password }, as(actor));
      actor = await running.actorOf(tokens?.sessionId);
    }
    expect(codes.filter((code) => code === 'wrong-pin')).toHaveLength(20);
    expect(codes.slice(20)).toEqual(Array.from({ length: 4 }, () => 'too-many-pins'));
    await eventually(async () => {
      const told = (await publishedEvents(running.bus, events.sharedTabletChanged)).filter(
        (each) => each.restaurantId === restaurantId && each.change === TabletChange.PINS_REFUSED,
      );
      expect(told).toHaveLength(1);
    });
  });
});
