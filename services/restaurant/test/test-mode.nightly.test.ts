import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
beforeAll(async () => (running = await startRestaurants()));
afterAll(() => running?.stop());

const open = (userId: string, more: object = {}) =>
  running.restaurants.createRestaurant(
    { ownerId: userId, name: 'Tests', email: `${userId}@example.com`, isTest: true, ...more },
    as({ userId, memberships: [] }),
  );

test('each account opens one test restaurant under every plan, which does not count as one of the plan', async () => {
  const { restaurant } = await open('u-basic');
  expect(restaurant).toMatchObject({ isTest: true, ownerId: 'u-basic', version: 1n });
  expect(await refusalOf(open('u-basic'))).toMatchObject({
    kind: 'conflict',
    fields: [{ field: 'mode' }],
  });
  // The first one that is not for tests is the one of the plan, and the second needs another plan.
  expect((await open('u-basic', { isTest: false })).restaurant?.isTest).toBe(false);
  expect(await refusalOf(open('u-basic', { isTest: false }))).toMatchObject({ requiredPlan: 'enterprise' });
  const published = await publishedEvents(running.bus, events.restaurantCreated);
  expect(published.map(({ restaurant: made }) => [made?.ownerId, made?.isTest])).toEqual(
    expect.arrayContaining([
      ['u-basic', true],
      ['u-basic', false],
    ]),
  );
});

test('of twenty attempts at once one succeeds', async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => refusalOf(open('u-racer'))));
  expect(tries.filter((refused) => refused === undefined)).toHaveLength(1);
});

test('another one can be opened when it is deleted', async () => {
  const { restaurant } = await open('u-again');
  const id = restaurant?.id ?? '';
  const owner = as({
    userId: 'u-again',
    memberships: [{ restaurantId: id, role: Role.OWNER, isTest: true }],
  });
  await running.restaurants.deleteRestaurant({ id }, owner);
  expect((await open('u-again')).restaurant?.isTest).toBe(true);
});

test('its mode stays whatever is changed, and everybody sees it', async () => {
  const { restaurant } = await open('u-stays');
  const id = restaurant?.id ?? '';
  const owner = as({
    userId: 'u-stays',
    memberships: [{ restaurantId: id, role: Role.OWNER, isTest: true }],
  });
  const changed = await running.restaurants.updateRestaurant({ id, name: 'Real House' }, owner);
  expect(changed.restaurant).toMatchObject({ name: 'Real House', isTest: true });
  expect((await running.restaurants.getPublicRestaurant({ id })).restaurant?.isTest).toBe(true);
});

test('it has the features of every plan: floor plans of its own, and SMS', async () => {
  const { restaurant } = await open('u-features');
  const id = restaurant?.id ?? '';
  const owner = as({
    userId: 'u-features',
    memberships: [{ restaurantId: id, role: Role.OWNER, isTest: true }],
  });
  const made = await running.layouts.createLayout({ restaurantId: id, name: 'Terrace' }, owner);
  expect(made.layout?.name).toBe('Terrace');
  const shown = await running.restaurants.getPublicRestaurant({ id });
  expect(shown.restaurant?.smsCountries.length).toBeGreaterThan(0);
});

describe('the clock of a test restaurant', () => {
  const hourMs = 3_600_000;
  async function openFor(userId: string) {
    const id = (await open(userId)).restaurant?.id ?? '';
    const owner = as({ userId, memberships: [{ restaurantId: id, role: Role.OWNER, isTest: true }] });
    const advance = (aheadMs: number, caller = owner) => {
      const now = timestampFromMs(Date.now() + aheadMs);
      return running.testClocks.advanceTestClock({ restaurantId: id, now }, caller);
    };
    const read = async () => (await running.testClocks.getTestClock({ restaurantId: id }, owner)).clock;
    return { id, owner, advance, read };
  }

  test('is moved forward and goes on, and every service is told how far it is ahead', async () => {
    const { id, advance, read } = await openFor('u-clock');
    expect((await read())?.aheadMs).toBe(0n);
    const { clock, restaurant } = await advance(5 * hourMs);
    const aheadMs = Number(clock?.aheadMs);
    expect(Math.abs(aheadMs - 5 * hourMs)).toBeLessThan(60_000);
    expect(restaurant).toMatchObject({ id, version: 2n, clockAheadMs: BigInt(aheadMs) });
    expect((await read())?.aheadMs).toBe(BigInt(aheadMs));
    expect((await running.restaurants.getPublicRestaurant({ id })).restaurant?.clockAheadMs).toBe(
      BigInt(aheadMs),
    );
    const published = await publishedEvents(running.bus, events.restaurantUpdated);
    expect(published.find((event) => event.restaurant?.id === id)).toMatchObject({
      restaurant: { clockAheadMs: BigInt(aheadMs) },
      changed: ['clock'],
    });
  });

  test('is moved neither back nor further than 400 days, and nothing is changed by a refusal', async () => {
    const { advance, read } = await openFor('u-bounds');
    await advance(5 * hourMs);
    const before = (await read())?.aheadMs;
    for (const aheadMs of [0, 4 * hourMs, -hourMs, 401 * 24 * hourMs])
      expect(await refusalOf(advance(aheadMs))).toMatchObject({
        ...{ kind: 'invalid', code: 'test-clock' },
        fields: [{ field: 'now' }],
      });
    expect((await read())?.aheadMs).toBe(before);
    await advance(399 * 24 * hourMs);
  });

  test('of two moves at once to one time, one is refused', async () => {
    const { id, owner } = await openFor('u-both');
    const now = timestampFromMs(Date.now() + hourMs);
    const move = () => refusalOf(running.testClocks.advanceTestClock({ restaurantId: id, now }, owner));
    const outcomes = await Promise.all([move(), move()]);
    expect(outcomes.filter((refused) => refused?.code === 'test-clock')).toHaveLength(1);
    expect(outcomes).toContain(undefined);
  });

  test('is nobody else’s to move, and no live restaurant has one', async () => {
    const { advance } = await openFor('u-own');
    const stranger = as({ userId: 'u-other', memberships: [] });
    expect((await refusalOf(advance(hourMs, stranger)))?.kind).toBe('not-found');
    const { restaurant } = await open('u-live', { isTest: false });
    const restaurantId = restaurant?.id ?? '';
    const owner = as({ userId: 'u-live', memberships: [{ restaurantId, role: Role.OWNER }] });
    const now = timestampFromMs(Date.now() + hourMs);
    for (const call of [
      running.testClocks.advanceTestClock({ restaurantId, now }, owner),
      running.testClocks.getTestClock({ restaurantId }, owner),
    ])
      expect(await refusalOf(call)).toMatchObject({ kind: 'conflict', code: 'not-a-test-restaurant' });
    expect(await refusalOf(running.testClocks.advanceTestClock({ restaurantId }, owner))).toMatchObject({
      fields: [{ field: 'now' }],
    });
  });
});
