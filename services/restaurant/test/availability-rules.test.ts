import { fromBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { refusalOf } from '@tablewell/chassis/testing';
import type { AvailabilityRulesSchema } from '@tablewell/proto/restaurant/v1/availability_rules_pb';
import { RestaurantUpdatedSchema } from '@tablewell/proto/restaurant/v1/restaurant_events_pb';
import { memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
beforeAll(async () => (running = await startRestaurants()));
afterAll(() => running?.stop());

type Rules = MessageInitShape<typeof AvailabilityRulesSchema>;
let count = 0;

async function open() {
  const restaurantId = `r-rules-${(count += 1)}`;
  const founding = { id: restaurantId, ownerId: 'u1', name: 'Trattoria', timezone: 'Europe/Rome' };
  const { restaurant } = await running.restaurants.createRestaurant({
    ...founding,
    email: 'ada@example.com',
  });
  return { restaurantId, owner: memberOf(restaurantId), periodId: restaurant?.operatingPeriods[0]?.id ?? '' };
}
type Opened = Awaited<ReturnType<typeof open>>;

const put = ({ restaurantId, owner }: Opened, rules: Rules, baseVersion = 0n, by = owner) =>
  running.rules.putAvailabilityRules({ restaurantId, rules, baseVersion }, by);
const get = ({ restaurantId, owner }: Opened) => running.rules.getAvailabilityRules({ restaurantId }, owner);
const lastPublished = async (id: string) => {
  const found = await running.connection
    .collection<{ _id: string; outbox: { data: { buffer: Uint8Array } }[] }>('restaurants')
    .findOne({ _id: id });
  const data = found?.outbox.at(-1)?.data.buffer ?? new Uint8Array();
  return fromBinary(RestaurantUpdatedSchema, new Uint8Array(data));
};
const turns = (...all: { minutes: number; periodIds?: string[] }[]): Rules => ({ turnTimes: all });

test('are empty at first, and are replaced as a whole on the version that was read', async () => {
  const restaurant = await open();
  expect(await get(restaurant)).toMatchObject({ version: 0n, rules: { turnTimes: [] } });
  const { version, restaurantVersion } = await put(restaurant, turns({ minutes: 60 }));
  expect(version).toBe(restaurantVersion);
  await put(restaurant, { pauseMinutes: 15 }, version);
  expect((await get(restaurant)).rules).toMatchObject({ turnTimes: [], pauseMinutes: 15 });
  expect(await refusalOf(put(restaurant, {}, version))).toMatchObject({ code: 'rules-changed' });
  expect((await get(restaurant)).rules).toMatchObject({ pauseMinutes: 15 });
});

test('are published with the restaurant, also by later changes of its settings, which leave their version', async () => {
  const restaurant = await open();
  const { version } = await put(restaurant, turns({ minutes: 60 }));
  expect(await lastPublished(restaurant.restaurantId)).toMatchObject({
    changed: ['availabilityRules'],
    restaurant: { availabilityRules: { turnTimes: [{ minutes: 60 }] } },
  });
  await running.restaurants.updateRestaurant(
    { id: restaurant.restaurantId, name: 'Osteria' },
    restaurant.owner,
  );
  expect(await lastPublished(restaurant.restaurantId)).toMatchObject({
    restaurant: { availabilityRules: { turnTimes: [{ minutes: 60 }] } },
  });
  expect((await get(restaurant)).version).toBe(version);
});

test('the same rules saved again change nothing', async () => {
  const restaurant = await open();
  const first = await put(restaurant, turns({ minutes: 60 }));
  const again = await put(restaurant, turns({ minutes: 60 }), first.version);
  expect(again).toMatchObject({ version: first.version, restaurantVersion: first.restaurantVersion });
});

test('new special days and their periods get ids, which are kept', async () => {
  const restaurant = await open();
  const day = { name: 'Gala', from: '2026-12-31', until: '2026-12-31' };
  const periods = { items: [{ name: 'Gala', opensAt: 1080, closesAt: 1200, intervalMinutes: 60 }] };
  const { rules, version } = await put(restaurant, { specialDays: [{ ...day, periods }] });
  const [made] = rules?.specialDays ?? [];
  expect(made?.id).not.toBe('');
  expect(made?.periods?.items[0]?.id).not.toBe('');
  const again = await put(restaurant, { ...rules, pauseMinutes: 5 } as Rules, version);
  expect(again.rules?.specialDays[0]?.id).toBe(made?.id);
});

test('a rule for an operating period ends with it', async () => {
  const restaurant = await open();
  const { restaurantId, owner, periodId } = restaurant;
  const { version } = await put(restaurant, turns({ minutes: 60, periodIds: [periodId] }, { minutes: 120 }));
  const lunch = { id: '', name: 'Lunch', opensAt: 720, closesAt: 840, intervalMinutes: 30, daysOfWeek: [] };
  await running.restaurants.updateRestaurant(
    { id: restaurantId, operatingPeriods: { items: [lunch] } },
    owner,
  );
  const left = await get(restaurant);
  expect(left.rules?.turnTimes).toMatchObject([{ minutes: 120 }]);
  expect(left.version).toBeGreaterThan(version);
});

test('with a problem are refused with the field’s name, and change nothing', async () => {
  const restaurant = await open();
  const wrong = put(restaurant, turns({ minutes: 5 }, { minutes: 60, periodIds: ['unknown'] }));
  expect(await refusalOf(wrong)).toMatchObject({
    fields: [{ field: 'rules.turnTimes[0].minutes' }, { field: 'rules.turnTimes[1].periodIds' }],
  });
  expect((await get(restaurant)).version).toBe(0n);
});

test('are read by members, changed by those who may change the settings, and not found by others', async () => {
  const restaurant = await open();
  const { restaurantId } = restaurant;
  const host = memberOf(restaurantId, Role.HOST);
  await running.rules.getAvailabilityRules({ restaurantId }, host);
  expect(await refusalOf(put(restaurant, {}, 0n, host))).toMatchObject({ code: 'role-too-low' });
  await put(restaurant, turns({ minutes: 60 }), 0n, memberOf(restaurantId, Role.MANAGER));
  const other = memberOf('another');
  expect(await refusalOf(put(restaurant, {}, 0n, other))).toMatchObject({ code: 'not-found' });
  expect(await refusalOf(running.rules.getAvailabilityRules({ restaurantId }, other))).toMatchObject({
    code: 'not-found',
  });
});

describe('public holidays', () => {
  const year = new Date().getUTCFullYear() + 1;
  const list = ({ restaurantId, owner }: Opened, ofYear: number, by = owner) =>
    running.rules.listHolidays({ restaurantId, year: ofYear }, by);

  test('are those of the restaurant’s country, by its zone until it is set', async () => {
    const restaurant = await open();
    const italian = await list(restaurant, year);
    expect(italian.country).toBe('IT');
    const christmas = { from: `${year}-12-25`, until: `${year}-12-25` };
    expect(italian.holidays).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: `${year}-08-15` }),
        expect.objectContaining(christmas),
      ]),
    );
    expect(italian.holidays.map(({ from }) => from)).toEqual(
      [...italian.holidays.map(({ from }) => from)].sort(),
    );
    await running.restaurants.updateRestaurant(
      { id: restaurant.restaurantId, country: 'US' },
      restaurant.owner,
    );
    const american = await list(restaurant, year);
    expect(american.holidays.map(({ name }) => name)).toContain('Thanksgiving Day');
    expect(american.holidays.map(({ from }) => from)).not.toContain(`${year}-08-15`);
  });

  test('are listed for a few years, and only for members', async () => {
    const restaurant = await open();
    expect(await refusalOf(list(restaurant, year + 10))).toMatchObject({ fields: [{ field: 'year' }] });
    expect(await refusalOf(list(restaurant, year, memberOf('another')))).toMatchObject({ code: 'not-found' });
  });
});

test('show diners special days, windows and sizes, but neither pacing nor turn times', async () => {
  const restaurant = await open();
  const day = { name: 'Feast', from: '2026-12-25', until: '2026-12-25', seatingMinutes: 180 };
  await put(restaurant, {
    turnTimes: [{ minutes: 60 }],
    pacing: [{ intervalMinutes: 15, mostCovers: 10 }],
    specialDays: [day],
    online: { largestParty: 8 },
  });
  const { restaurant: seen } = await running.restaurants.getPublicRestaurant({ id: restaurant.restaurantId });
  expect(seen?.availabilityRules).toMatchObject({
    turnTimes: [],
    pacing: [],
    specialDays: [{ name: 'Feast' }],
    online: { largestParty: 8 },
  });
  expect(seen?.availabilityRules?.specialDays[0]?.seatingMinutes).toBeUndefined();
});
