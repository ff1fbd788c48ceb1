import { type Actor, Role } from '@tablewell/chassis/access';
import { withRequestId } from '@tablewell/chassis/context';
import { as, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { person, startAuth, type AuthHarness } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const laptop = { address: '203.0.113.7', userAgent: 'Laptop/1.0' };
const phone = { address: '203.0.113.8', userAgent: 'Phone/2.0' };
let running: AuthHarness;
let auth: AuthHarness['auth'];
let devices: AuthHarness['devices'];
let owner: Actor;
let bo: Actor;

const from = <T>(origin: typeof laptop, work: () => Promise<T>) =>
  withRequestId('request-of-a-test', work, origin);

const signIn = async (origin: typeof laptop) => {
  const right = { email: 'devices@example.com', password: person.password };
  const { tokens } = await from(origin, () => auth.signIn(right));
  return { tokens, actor: await running.actorOf(tokens?.sessionId) };
};

beforeAll(async () => {
  running = await startAuth({ clock });
  ({ auth, devices } = running);
  owner = await running.newOwner();
  bo = await running.newMember(owner, 'devices@example.com', Role.HOST);
  await devices.signOutEverywhere({}, as(bo));
});

afterAll(() => running?.stop());

describe('signed-in devices', () => {
  test('are listed with their last client, most recently used first, the current one marked', async () => {
    const first = await signIn(laptop);
    clock.advance(60_000);
    const second = await signIn(phone);
    clock.advance(60_000);
    const refreshToken = first.tokens?.refreshToken ?? '';
    await from({ ...laptop, address: '198.51.100.4' }, () => auth.refreshSession({ refreshToken }));
    const listed = await devices.listDevices({}, as(second.actor));
    expect(listed.devices).toMatchObject([
      { id: first.actor.sessionId, userAgent: 'Laptop/1.0', address: '198.51.100.4', isCurrent: false },
      { id: second.actor.sessionId, userAgent: 'Phone/2.0', address: '203.0.113.8', isCurrent: true },
    ]);
  });

  test('are signed out one by one, and all at once', async () => {
    const { actor } = await signIn(laptop);
    const other = await signIn(phone);
    await devices.signOutDevice({ id: other.actor.sessionId }, as(actor));
    expect(await refusalOf(running.actorOf(other.actor.sessionId))).toMatchObject({ code: 'session-ended' });
    expect(await refusalOf(running.actorOf(actor.sessionId))).toBeUndefined();
    await devices.signOutEverywhere({}, as(actor));
    expect(await refusalOf(running.actorOf(actor.sessionId))).toMatchObject({ code: 'session-ended' });
    expect((await devices.listDevices({}, as(actor))).devices).toEqual([]);
  });

  test('of another user are neither listed nor ended', async () => {
    const { devices: seen } = await devices.listDevices({}, as(bo));
    expect(seen.map(({ id }) => id)).not.toContain(owner.sessionId);
    expect(await refusalOf(devices.signOutDevice({ id: owner.sessionId }, as(bo)))).toMatchObject({
      kind: 'not-found',
    });
    expect((await running.actorOf(owner.sessionId)).userId).toBe(owner.userId);
  });
});
