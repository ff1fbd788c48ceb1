import { eventually } from '@tablewell/chassis/testing';
import { ActivityKind, DoerKind } from '@tablewell/proto/restaurant/v1/activity_pb';
import { memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
const log = () => running.connection.collection<{ _id: string; restaurantId: string }>('activity');
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const stored = (id: string, restaurantId: string, minute: number) => ({
  _id: `${id}.${restaurantId}`,
  restaurantId,
  at: at(minute),
  kind: 'layout',
  event: 'layout.saved',
  subjectId: 'l1',
  details: { name: 'Terrace' },
  by: { kind: 'system' },
});

beforeAll(async () => {
  running = await startRestaurants();
  await log().insertMany([stored('c', 'r1', 1), stored('a', 'r1', 2), stored('b', 'r2', 3)]);
});
afterAll(() => running?.stop());

describe('the audit log of earlier releases', () => {
  test('is listed for the notification service, of all restaurants, in the order of ids', async () => {
    const ids = async (afterId: string, pageSize: number) =>
      (await running.backfill.listStoredActivity({ afterId, pageSize })).entries.map(({ id }) => id);
    expect(await ids('', 2)).toEqual(['a.r1', 'b.r2']);
    expect(await ids('b.r2', 2)).toEqual(['c.r1']);
    expect(await ids('c.r1', 2)).toEqual([]);
    const { entries } = await running.backfill.listStoredActivity({});
    expect(entries[0]).toMatchObject({
      restaurantId: 'r1',
      kind: ActivityKind.LAYOUT,
      event: 'layout.saved',
      details: { name: 'Terrace' },
      doer: { kind: DoerKind.SYSTEM },
    });
  });

  test('is served to gateways of the previous release', async () => {
    const { entries } = await running.activity.listActivity({ restaurantId: 'r1' }, memberOf('r1'));
    expect(entries.map(({ id }) => id)).toEqual(['a.r1', 'c.r1']);
  });

  test('is kept for a year, by an index of the store', async () => {
    const indexes = await log().indexes();
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
      key: { at: 1 },
      expireAfterSeconds: 365 * 86_400,
    });
  });

  test('is deleted with its restaurant', async () => {
    const founding = { id: 'r8', ownerId: 'u8', name: 'Closed', timezone: 'UTC', email: 'x@example.com' };
    await running.restaurants.createRestaurant(founding);
    await log().insertOne(stored('d', 'r8', 4));
    await running.restaurants.deleteRestaurant({ id: 'r8' }, memberOf('r8'));
    await eventually(async () => expect(await log().countDocuments({ restaurantId: 'r8' })).toBe(0));
  });
});
