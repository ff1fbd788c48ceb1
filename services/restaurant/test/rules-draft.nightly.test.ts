import type { MessageInitShape } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { refusalOf } from '@tablewell/chassis/testing';
import type { AvailabilityRulesSchema } from '@tablewell/proto/restaurant/v1/availability_rules_pb';
import { ada, memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
beforeAll(async () => (running = await startRestaurants()));
afterAll(() => running?.stop());

type Rules = MessageInitShape<typeof AvailabilityRulesSchema>;
let count = 0;

async function open() {
  const restaurantId = `r-draft-${(count += 1)}`;
  const founding = { id: restaurantId, ownerId: 'u1', name: 'Trattoria', timezone: 'Europe/Rome' };
  const { restaurant } = await running.restaurants.createRestaurant({
    ...founding,
    email: 'ada@example.com',
  });
  return { restaurantId, owner: memberOf(restaurantId), periodId: restaurant?.operatingPeriods[0]?.id ?? '' };
}
type Opened = Awaited<ReturnType<typeof open>>;

const get = ({ restaurantId, owner }: Opened, by = owner) =>
  running.rules.getRulesDraft({ restaurantId }, by);
const keep = ({ restaurantId, owner }: Opened, rules: Rules, baseVersion = 0n, name = '', by = owner) =>
  running.rules.putRulesDraft({ restaurantId, rules, name, baseVersion }, by);
const discard = ({ restaurantId, owner }: Opened, baseVersion: bigint, by = owner) =>
  running.rules.deleteRulesDraft({ restaurantId, baseVersion }, by);
const slowTables: Rules = { turnTimes: [{ minutes: 120 }] };

async function published(id: string): Promise<string[]> {
  const found = await running.connection
    .collection<{ _id: string; outbox: { event: string }[] }>('rules_drafts')
    .findOne({ _id: id });
  return found?.outbox.map(({ event }) => event) ?? [];
}

describe('a draft of rules', () => {
  test('is saved with its name, time and member, and leaves the rules in force unchanged', async () => {
    const restaurant = await open();
    expect((await get(restaurant)).draft).toBeUndefined();
    await keep(restaurant, slowTables, 0n, '  Winter <b>menu</b> ');
    const { draft, version } = await get(restaurant);
    expect(version).toBe(1n);
    expect(draft).toMatchObject({
      rules: { turnTimes: [{ minutes: 120 }] },
      savedBy: ada.name,
      savedAt: expect.objectContaining({ seconds: expect.any(BigInt) as bigint }) as object,
    });
    expect(draft?.name).toContain('Winter');
    const inForce = await running.rules.getAvailabilityRules(
      { restaurantId: restaurant.restaurantId },
      restaurant.owner,
    );
    expect(inForce).toMatchObject({ version: 0n, rules: { turnTimes: [] } });
  });

  test('is replaced and discarded only on the version that was read, and its version never repeats', async () => {
    const restaurant = await open();
    const { version: first } = await keep(restaurant, slowTables);
    expect(await refusalOf(keep(restaurant, { pauseMinutes: 5 }))).toMatchObject({ code: 'draft-changed' });
    const { version: second } = await keep(restaurant, { pauseMinutes: 5 }, first);
    expect(await refusalOf(discard(restaurant, first))).toMatchObject({ code: 'draft-changed' });
    expect((await get(restaurant)).draft?.rules).toMatchObject({ pauseMinutes: 5, turnTimes: [] });
    expect(await discard(restaurant, second)).toMatchObject({ version: 3n });
    expect(await get(restaurant)).toMatchObject({ version: 3n });
    expect((await get(restaurant)).draft).toBeUndefined();
    expect(await discard(restaurant, second)).toMatchObject({ version: 3n });
    expect(await refusalOf(keep(restaurant, slowTables))).toMatchObject({ code: 'draft-changed' });
  });

  test('is published for the audit log when it is saved and discarded, without its rules', async () => {
    const restaurant = await open();
    const { version } = await keep(restaurant, slowTables);
    await discard(restaurant, version);
    expect(await published(restaurant.restaurantId)).toEqual(['rules-draft.kept', 'rules-draft.discarded']);
  });

  test('with a problem is refused with the field’s name, and changes nothing', async () => {
    const restaurant = await open();
    const wrong = keep(restaurant, { turnTimes: [{ minutes: 5 }] }, 0n, 'x'.repeat(61));
    expect(await refusalOf(wrong)).toMatchObject({
      fields: [{ field: 'name' }, { field: 'rules.turnTimes[0].minutes' }],
    });
    expect((await get(restaurant)).version).toBe(0n);
  });

  test('is read by members, saved and discarded by those who may change the settings, and not found by others', async () => {
    const restaurant = await open();
    const host = memberOf(restaurant.restaurantId, Role.HOST);
    const other = memberOf('another');
    const { version } = await keep(
      restaurant,
      slowTables,
      0n,
      '',
      memberOf(restaurant.restaurantId, Role.MANAGER),
    );
    expect((await get(restaurant, host)).draft).toBeDefined();
    for (const refused of [keep(restaurant, {}, version, '', host), discard(restaurant, version, host)])
      expect(await refusalOf(refused)).toMatchObject({ code: 'role-too-low' });
    for (const refused of [get(restaurant, other), keep(restaurant, {}, version, '', other)])
      expect(await refusalOf(refused)).toMatchObject({ code: 'not-found' });
    expect(await refusalOf(discard(restaurant, version, other))).toMatchObject({ code: 'not-found' });
  });

  test('loses its rules for operating periods that the week no longer has', async () => {
    const restaurant = await open();
    const { restaurantId, owner, periodId } = restaurant;
    await keep(restaurant, { turnTimes: [{ minutes: 60, periodIds: [periodId] }, { minutes: 120 }] });
    const lunch = { id: '', name: 'Lunch', opensAt: 720, closesAt: 840, intervalMinutes: 30, daysOfWeek: [] };
    await running.restaurants.updateRestaurant(
      { id: restaurantId, operatingPeriods: { items: [lunch] } },
      owner,
    );
    expect((await get(restaurant)).draft?.rules?.turnTimes).toMatchObject([{ minutes: 120 }]);
  });

  test('is deleted with its restaurant', async () => {
    const restaurant = await open();
    await keep(restaurant, slowTables);
    await running.restaurants.deleteRestaurant({ id: restaurant.restaurantId }, restaurant.owner);
    const left = running.connection.collection<{ _id: string }>('rules_drafts');
    expect(await left.findOne({ _id: restaurant.restaurantId })).toBeNull();
  });
});
