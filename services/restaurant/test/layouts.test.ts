import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { fromBinary } from '@bufbuild/protobuf';
import { LayoutSavedSchema } from '@tablewell/proto/restaurant/v1/layout_events_pb';
import { TableAudience } from '@tablewell/proto/restaurant/v1/floor_pb';
import { BackgroundKind } from '@tablewell/proto/restaurant/v1/layout_pb';
import { RestaurantUpdatedSchema } from '@tablewell/proto/restaurant/v1/restaurant_events_pb';
import { made, memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
let layouts: RestaurantHarness['layouts'];
let count = 0;
let planVersion = 0n;

beforeAll(async () => {
  running = await startRestaurants();
  layouts = running.layouts;
  await publishPlan(true);
});
afterAll(() => running?.stop());

async function publishPlan(customFloorPlans: boolean) {
  const version = (planVersion += 1n);
  const entitlements = { customFloorPlans, maxRestaurants: 0 };
  await running.publish(
    outboxEntry(events.entitlementsChanged, { ownerId: 'u1', version, entitlements }, made()),
  );
  await eventually(async () => {
    const stored = await running.connection.collection('entitlements').findOne({ _id: 'u1' as never });
    expect(stored?.['version']).toBe(Number(version));
  });
}

const table = (id: string, more: object = {}) => ({
  id,
  type: 'four-top',
  x: 50,
  y: 50,
  rotation: 0,
  tableNumber: id,
  ...more,
});
const tables = [
  table('1', { area: 'Terrace', largestParty: 5, audience: TableAudience.STAFF, priority: 3 }),
  table('2'),
];
const details = {
  combinations: [{ id: 'c', componentIds: ['1', '2'], smallestParty: 5, largestParty: 9 }],
  background: [{ id: 'w', kind: BackgroundKind.WALL, x: 0, y: 0, width: 400, height: 10, label: 'Wall' }],
};

/** A restaurant with a floor plan of two tables that may be pushed together. */
async function open() {
  const restaurantId = `r-floor-${(count += 1)}`;
  const founding = { id: restaurantId, ownerId: 'u1', name: 'Trattoria', timezone: 'Europe/Rome' };
  await running.restaurants.createRestaurant({ ...founding, email: 'ada@example.com' });
  const owner = memberOf(restaurantId);
  const layoutId = `${restaurantId}-main`;
  const { layout } = await layouts.saveLayout(
    { restaurantId, layoutId, fixedComponents: tables, details },
    owner,
  );
  return { restaurantId, layoutId, owner, version: layout?.version ?? 0n };
}

const layoutOf = async ({ restaurantId, layoutId, owner }: Awaited<ReturnType<typeof open>>) =>
  (await layouts.listLayouts({ restaurantId }, owner)).layouts.find(({ id }) => id === layoutId);

async function inServiceOf({ restaurantId, owner }: Awaited<ReturnType<typeof open>>) {
  const { restaurant } = await running.restaurants.getRestaurant({ id: restaurantId }, owner);
  return restaurant?.layoutInService;
}

/** The messages of the events in a document's outbox. */
async function outboxOf(collection: string, id: string): Promise<Uint8Array[]> {
  const stored = await running.connection.collection(collection).findOne({ _id: id as never });
  const entries = (stored?.['outbox'] ?? []) as { data: { buffer: Uint8Array } }[];
  return entries.map(({ data }) => new Uint8Array(data.buffer));
}

describe('a saved floor plan', () => {
  test('has sizes, areas, audiences, combinations and background', async () => {
    const plan = await open();
    expect(await layoutOf(plan)).toMatchObject({
      fixedComponents: [
        { id: '1', area: 'Terrace', largestParty: 5, audience: TableAudience.STAFF, priority: 3 },
        { id: '2', area: '', largestParty: 0, audience: TableAudience.EVERYONE },
      ],
      combinations: [{ componentIds: ['1', '2'], smallestParty: 5, largestParty: 9 }],
      background: [{ kind: BackgroundKind.WALL, width: 400, label: 'Wall' }],
      inService: false,
    });
  });

  test('keeps them when a caller saves only the places', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    const places = [table('1', { x: 99 }), table('2')];
    await layouts.saveLayout({ restaurantId, layoutId, fixedComponents: places }, owner);
    const [first] = (await layoutOf(plan))?.fixedComponents ?? [];
    expect(first).toMatchObject({ x: 99, area: 'Terrace', largestParty: 5 });
    expect(await layoutOf(plan)).toMatchObject({ combinations: [{ id: 'c' }], background: [{ id: 'w' }] });
    await layouts.saveLayout({ restaurantId, layoutId, fixedComponents: [table('2')] }, owner);
    expect(await layoutOf(plan)).toMatchObject({ combinations: [], background: [{ id: 'w' }] });
  });

  test('is refused with the fields that are wrong, and stays as it is', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    const wrong = [table('1', { priority: 100 }), table('2', { area: 'x'.repeat(41) })];
    const refusal = await refusalOf(
      layouts.saveLayout({ restaurantId, layoutId, fixedComponents: wrong, details }, owner),
    );
    const fields = refusal?.fields.map(({ field }) => field);
    expect(fields).toEqual(['fixedComponents[0].priority', 'fixedComponents[1].area']);
    expect((await layoutOf(plan))?.version).toBe(plan.version);
  });

  test('gets a separate version by each of several concurrent overwrites', async () => {
    const { restaurantId, layoutId, owner, version } = await open();
    const saves = await Promise.all(
      [1, 2, 3].map((x) =>
        layouts.saveLayout({ restaurantId, layoutId, fixedComponents: [table('1', { x })] }, owner),
      ),
    );
    const versions = saves.map(({ layout }) => Number((layout?.version ?? 0n) - version)).sort();
    expect(versions).toEqual([1, 2, 3]);
  });

  test('is duplicated with all that it has, and renamed', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    const { layout: copy } = await layouts.duplicateLayout({ restaurantId, layoutId, name: 'Summer' }, owner);
    expect(copy).toMatchObject({ name: 'Summer', version: 1n, inService: false });
    expect(copy?.fixedComponents).toEqual((await layoutOf(plan))?.fixedComponents);
    expect([copy?.combinations.length, copy?.background.length]).toEqual([1, 1]);
    const { layout: renamed } = await layouts.renameLayout(
      { restaurantId, layoutId, name: ' Winter ' },
      owner,
    );
    expect(renamed).toMatchObject({ name: 'Winter', version: plan.version });
    for (const name of [' <> ', 'x'.repeat(101)])
      expect(await refusalOf(layouts.renameLayout({ restaurantId, layoutId, name }, owner))).toMatchObject({
        fields: [{ field: 'name' }],
      });
  });
});

describe('the layouts of a restaurant', () => {
  test('are fifty at most, also under concurrent requests, and room for one is made by deleting one', async () => {
    const { restaurantId, layoutId, owner } = await open();
    const create = (name: string) => layouts.createLayout({ restaurantId, name }, owner);
    for (let count = 1; count < 48; count += 1) await create(`Layout ${count}`);
    const racing = await Promise.allSettled([1, 2, 3, 4].map((index) => create(`Racing ${index}`)));
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const refusal = {
      code: 'too-many-layouts',
      message: 'A restaurant has at most 50 layouts. Delete one that is no longer needed first.',
    };
    expect(await refusalOf(create('One more'))).toMatchObject(refusal);
    expect(
      await refusalOf(layouts.duplicateLayout({ restaurantId, layoutId, name: 'Copy' }, owner)),
    ).toMatchObject(refusal);
    const { layouts: listed } = await layouts.listLayouts({ restaurantId }, owner);
    expect(listed).toHaveLength(50);
    await layouts.deleteLayout({ restaurantId, layoutId: listed[7]?.id ?? '' }, owner);
    await create('One more');
  });
});

describe('a layout in service', () => {
  const putInService = ({ restaurantId, layoutId, owner }: Awaited<ReturnType<typeof open>>) =>
    layouts.putLayoutInService({ restaurantId, layoutId }, owner);

  test('is published with its tables, and so is every later save and the return to counts', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    const { restaurantVersion } = await putInService(plan);
    expect(restaurantVersion).toBe(2n);
    expect((await layoutOf(plan))?.inService).toBe(true);
    expect(await inServiceOf(plan)).toMatchObject({
      layoutId,
      layoutVersion: plan.version,
      floor: {
        tables: [
          { number: '1', type: 'FourTop', smallestParty: 1, largestParty: 5, area: 'Terrace' },
          { number: '2', largestParty: 4, audience: TableAudience.EVERYONE },
        ],
        combinations: [{ tableNumbers: ['1', '2'], largestParty: 9 }],
      },
    });
    const published = (await outboxOf('restaurants', restaurantId)).map((data) =>
      fromBinary(RestaurantUpdatedSchema, data),
    );
    expect(published.at(-1)).toMatchObject({ changed: ['layoutInService'] });
    expect(published.at(-1)?.restaurant?.layoutInService?.floor?.tables).toHaveLength(2);

    await layouts.saveLayout({ restaurantId, layoutId, fixedComponents: [table('1')] }, owner);
    const saved = fromBinary(LayoutSavedSchema, (await outboxOf('layouts', layoutId)).at(-1) as Uint8Array);
    expect(saved).toMatchObject({ version: plan.version + 1n, floor: { tables: [{ number: '1' }] } });

    await layouts.putLayoutInService({ restaurantId, layoutId: '' }, owner);
    expect(await inServiceOf(plan)).toMatchObject({ layoutId: '' });
    expect((await layoutOf(plan))?.inService).toBe(false);
  });

  test('shows the public the areas that a diner may choose, if there are two or more', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    const areas = async () =>
      (await running.restaurants.getPublicRestaurant({ id: restaurantId })).restaurant?.areas;
    await putInService(plan);
    expect(await areas()).toEqual([]);
    const fixedComponents = [
      table('1', { area: 'Terrace' }),
      table('2', { area: 'Dining Room' }),
      table('3', { area: 'Bar', audience: TableAudience.WALK_INS }),
    ];
    const details = { combinations: [], background: [] };
    await layouts.saveLayout({ restaurantId, layoutId, fixedComponents, details }, owner);
    expect(await areas()).toEqual(['Terrace', 'Dining Room']);
    await layouts.putLayoutInService({ restaurantId, layoutId: '' }, owner);
    expect(await areas()).toEqual([]);
  });

  test('shows the public the largest party that its tables and combinations seat', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    const largest = async () =>
      (await running.restaurants.getPublicRestaurant({ id: restaurantId })).restaurant?.largestTable;
    const tableTypes = { items: [{ key: 'SixTop', count: 1, capacity: 6 }] };
    await running.restaurants.updateRestaurant({ id: restaurantId, tableTypes }, owner);
    expect(await largest()).toBe(6);
    await putInService(plan);
    const fixedComponents = [
      table('1', { largestParty: 4 }),
      table('2', { largestParty: 9, audience: TableAudience.WALK_INS }),
    ];
    const details = { combinations: [], background: [] };
    await layouts.saveLayout({ restaurantId, layoutId, fixedComponents, details }, owner);
    expect(await largest()).toBe(4);
  });

  test('is put in service once: a repeated call changes nothing', async () => {
    const plan = await open();
    const first = await putInService(plan);
    expect(await putInService(plan)).toEqual(first);
  });

  test('stays in service when the settings change', async () => {
    const plan = await open();
    await putInService(plan);
    await running.restaurants.updateRestaurant({ id: plan.restaurantId, seatingMinutes: 120 }, plan.owner);
    expect(await inServiceOf(plan)).toMatchObject({ layoutId: plan.layoutId });
  });

  test.each([
    [
      'a table without a number',
      [table('1'), table('2', { tableNumber: '' })],
      'fixedComponents[1].tableNumber',
    ],
    ['a number twice', [table('1'), table('2', { tableNumber: '1' })], 'fixedComponents[1].tableNumber'],
    ['no table at all', [], 'fixedComponents'],
  ])('cannot have %s', async (_, fixedComponents, field) => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    const save = () => layouts.saveLayout({ restaurantId, layoutId, fixedComponents }, owner);
    await putInService(plan);
    // Covers both orders: saved while in service, and put in service after the save.
    expect(await refusalOf(save())).toMatchObject({ kind: 'invalid', fields: [{ field }] });
    expect((await layoutOf(plan))?.fixedComponents).toHaveLength(2);
    await layouts.putLayoutInService({ restaurantId, layoutId: '' }, owner);
    await save();
    expect(await refusalOf(putInService(plan))).toMatchObject({ kind: 'invalid', fields: [{ field }] });
    expect((await inServiceOf(plan))?.layoutId).toBe('');
  });

  test('cannot be deleted, not even at the moment it is put in service', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    await layouts.createLayout({ restaurantId, name: 'Other' }, owner);
    const remove = () => refusalOf(layouts.deleteLayout({ restaurantId, layoutId }, owner));
    const [put, removed] = await Promise.all([refusalOf(putInService(plan)), remove()]);
    // Either it was deleted, or it is in service.
    expect([put?.code, removed?.code].filter((code) => code === undefined)).toHaveLength(1);
    if (removed) {
      expect(removed).toMatchObject({ kind: 'conflict', code: 'layout-in-service' });
      expect(await remove()).toMatchObject({ code: 'layout-in-service' });
      await layouts.putLayoutInService({ restaurantId, layoutId: '' }, owner);
      expect(await remove()).toBeUndefined();
    }
  });

  test('is chosen by those who may change the settings, at their own restaurant', async () => {
    const plan = await open();
    const { restaurantId, layoutId } = plan;
    const put = (who: ReturnType<typeof memberOf>) =>
      refusalOf(layouts.putLayoutInService({ restaurantId, layoutId }, who));
    expect(await put(memberOf(restaurantId, Role.HOST))).toMatchObject({ kind: 'forbidden' });
    expect(await put(memberOf('another'))).toMatchObject({ kind: 'not-found' });
    const foreign = await open();
    expect(
      await refusalOf(
        layouts.putLayoutInService({ restaurantId, layoutId: foreign.layoutId }, memberOf(restaurantId)),
      ),
    ).toMatchObject({ kind: 'not-found' });
  });

  test('stays in service on a plan without floor plans, and can be taken out of service, but not put back', async () => {
    const plan = await open();
    const { restaurantId, layoutId, owner } = plan;
    await putInService(plan);
    await publishPlan(false);
    try {
      await running.restaurants.updateRestaurant({ id: restaurantId, seatingMinutes: 60 }, owner);
      expect((await inServiceOf(plan))?.floor?.tables).toHaveLength(2);
      await layouts.putLayoutInService({ restaurantId, layoutId: '' }, owner);
      expect((await inServiceOf(plan))?.layoutId).toBe('');
      const needed = { requiredPlan: 'premium' };
      expect(await refusalOf(putInService(plan))).toMatchObject(needed);
      const copy = { restaurantId, layoutId, name: 'Copy' };
      expect(await refusalOf(layouts.duplicateLayout(copy, owner))).toMatchObject(needed);
      expect(await refusalOf(layouts.renameLayout(copy, owner))).toMatchObject(needed);
    } finally {
      await publishPlan(true);
    }
  });
});
