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
