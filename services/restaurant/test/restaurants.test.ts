import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { ReservationTimes } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import { made, memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
let api: RestaurantHarness['restaurants'];
let layouts: RestaurantHarness['layouts'];

const owner = memberOf('r1');
const founding = {
  id: 'r1',
  ownerId: 'u1',
  name: ' Trattoria <b> ',
  timezone: 'Europe/Rome',
  email: 'ada@example.com',
};

const publishPlan = (version: bigint, entitlements: { customFloorPlans: boolean; maxRestaurants: number }) =>
  running.publish(outboxEntry(events.entitlementsChanged, { ownerId: 'u1', version, entitlements }, made()));

beforeAll(async () => {
  running = await startRestaurants();
  ({ restaurants: api, layouts } = running);
});

afterAll(() => running?.stop());

test('a new restaurant has the default operating period and no tables, and is created once per id', async () => {
  const { restaurant } = await api.createRestaurant(founding);
  expect(restaurant).toMatchObject({
    name: 'Trattoria b',
    timezone: 'Europe/Rome',
    seatingMinutes: 90,
    tableTypes: [],
  });
  expect(restaurant?.operatingPeriods).toMatchObject([
    { opensAt: 660, closesAt: 1320, intervalMinutes: 30, daysOfWeek: [0, 1, 2, 3, 4, 5, 6] },
  ]);
  const again = await api.createRestaurant({ ...founding, name: 'Another' });
  expect(again.restaurant?.name).toBe('Trattoria b');
});

test('a repeated creation adds the floor plan that a crashed process did not', async () => {
  const crashed = { ...founding, id: 'r-crashed' };
  await api.createRestaurant(crashed);
  await running.connection.collection('layouts').deleteMany({ restaurantId: crashed.id });
  await api.createRestaurant(crashed);
  const listed = await layouts.listLayouts({ restaurantId: crashed.id }, memberOf(crashed.id));
  expect(listed.layouts).toMatchObject([{ id: 'r-crashed-main', name: 'Main Floor', version: 1n }]);
});

test('a change of a zone that was wrong is published with its version, and later changes keep it', async () => {
  const id = 'r-zone';
  const zoned = memberOf(id);
  await api.createRestaurant({ ...founding, id });
  const change = async (more: object) => (await api.updateRestaurant({ id, ...more }, zoned)).restaurant;
  expect(await change({ timezone: 'Asia/Tokyo' })).toMatchObject({ localTimesKeptSince: 0n });
  const same = { timezone: 'Asia/Tokyo', reservationTimes: ReservationTimes.LOCAL };
  expect(await change(same)).toMatchObject({ localTimesKeptSince: 0n });
  const corrected = await change({ timezone: 'UTC', reservationTimes: ReservationTimes.LOCAL });
  expect(corrected?.localTimesKeptSince).toBe(corrected?.version);
  const later = await change({ timezone: 'Europe/Rome', reservationTimes: ReservationTimes.INSTANT });
  expect(later?.localTimesKeptSince).toBe(corrected?.version);
});

test('an unknown time zone is UTC', async () => {
  const { restaurant } = await api.createRestaurant({ ...founding, id: 'r-utc', timezone: 'Mars/Base' });
  expect(restaurant?.timezone).toBe('UTC');
});

describe('settings', () => {
  test('have the country of the time zone until the owner sets another', async () => {
    await api.createRestaurant({ ...founding, id: 'r-place', timezone: 'Australia/Perth' });
    const place = memberOf('r-place');
    const change = async (more: object) =>
      (await api.updateRestaurant({ id: 'r-place', ...more }, place)).restaurant;
    expect(await change({ name: 'Kettle' })).toMatchObject({ country: 'AU', smsCountries: ['AU', 'US'] });
    expect(await change({ country: ' nz ' })).toMatchObject({ country: 'NZ', smsCountries: ['NZ', 'US'] });
    for (const country of ['', 'XX', 'NZL'])
      expect(await refusalOf(change({ country }))).toMatchObject({
        kind: 'invalid',
        fields: [{ field: 'country' }],
      });
  });

  test('have the countries to which SMS are sent: by zone and number, until the owner chooses', async () => {
    await api.createRestaurant({ ...founding, id: 'r-texts' });
    const texts = memberOf('r-texts');
    const change = async (more: object) =>
      (await api.updateRestaurant({ id: 'r-texts', ...more }, texts)).restaurant?.smsCountries;
    expect(await change({ phoneNumber: '+49 30 901820' })).toEqual(['IT', 'DE', 'US']);
    expect(await change({ smsCountries: { items: ['ch', 'LI', 'CH'] } })).toEqual(['CH', 'LI']);
    expect(await change({ timezone: 'America/New_York' })).toEqual(['CH', 'LI']);
    const { restaurant: shown } = await api.getPublicRestaurant({ id: 'r-texts' });
    expect(shown?.smsCountries).toEqual(['CH', 'LI']);
    for (const items of [[], ['XX'], ['USA'], ['U'], Array.from({ length: 51 }, (_, index) => `A${index}`)]) {
      const refused = await refusalOf(change({ smsCountries: { items } }));
      expect(refused?.fields.map(({ field }) => field)).toEqual(['smsCountries']);
    }
  });

  test('change the present fields only, and increment the version', async () => {
    const before = (await api.getRestaurant({ id: 'r1' }, owner)).restaurant;
    const { restaurant } = await api.updateRestaurant(
      {
        id: 'r1',
        seatingMinutes: 120,
        closures: { weekly: [1, 1], special: ['2026-12-25', '2026-12-24', '2026-12-25'] },
        tableTypes: {
          items: [
            { key: 'FourTop', count: 3, countOnly: true },
            { key: 'Booth', count: 1, capacity: 5 },
          ],
        },
      },
      owner,
    );
    expect(restaurant).toMatchObject({
      name: 'Trattoria b',
      seatingMinutes: 120,
      version: (before?.version ?? 0n) + 1n,
    });
    expect(restaurant?.closures).toMatchObject({ weekly: [1], special: ['2026-12-24', '2026-12-25'] });
    // The settings of requests are not sent, so they are those of a new restaurant.
    expect(restaurant?.requests).toMatchObject({ expireAfterMinutes: 1_440, largePartiesHoldTable: false });
    expect(restaurant?.reminders?.items).toMatchObject([
      { minutesBefore: 1_440, sms: true, email: true },
      { minutesBefore: 180, sms: true, email: true },
    ]);
    expect(restaurant?.callListAt).toBeUndefined();
    expect(restaurant?.tableTypes).toMatchObject([
      { key: 'FourTop', count: 3, capacity: 4 },
      { key: 'Booth', capacity: 5 },
    ]);
  });

  test.each([
    [{ name: 'Pay at evil.example/p' }, 'name', 'Restaurant name cannot contain a link'],
    [{ seatingMinutes: 5 }, 'seatingMinutes', 'Turn time must be from 15 to 360 minutes'],
    [{ timezone: 'Mars/Base' }, 'timezone', 'Please choose a time zone, such as Europe/Rome'],
    [{ operatingPeriods: { items: [] } }, 'operatingPeriods', 'You must have at least one operating period'],
    [
      { operatingPeriods: { items: [{ name: 'A', opensAt: 600, closesAt: 600, intervalMinutes: 30 }] } },
      'operatingPeriods[0].closingTime',
      'Closing time must be later than opening time',
    ],
    [
      { operatingPeriods: { items: [{ name: 'A', opensAt: 600, closesAt: 660, intervalMinutes: 20 }] } },
      'operatingPeriods[0].reservationInterval',
      'The interval must be 15, 30 or 60 minutes',
    ],
    [
      { requests: { expireAfterMinutes: 29 } },
      'requests.expireAfterMinutes',
      'A request waits from 30 minutes to 7 days',
    ],
    [
      { reminders: { items: [{ minutesBefore: 10, sms: true }] } },
      'reminders[0].minutesBefore',
      'A reminder is sent from 15 minutes to 7 days before',
    ],
    [
      { waitlist: { largestParty: 21 } },
      'waitlist.largestParty',
      'The largest party that may join the waitlist has 1 to 20 people',
    ],
    [
      { waitlist: { online: false, offerMinutes: 4 } },
      'waitlist.offerMinutes',
      'An offered time is held for 5 to 240 minutes',
    ],
    [{ quietHours: { from: 1_320, to: 1_500 } }, 'quietHours.to', 'Please give a time of day as HH:MM'],
    [{ closures: { special: ['2026-02-30'] } }, 'closures.special', '2026-02-30 is not a date'],
    [
      { tableTypes: { items: [{ key: 'FourTop', count: 100, capacity: 4 }] } },
      'tableTypes.FourTop',
      'Table counts are whole numbers from 0 to 99',
    ],
  ])('refuse %j and change nothing', async (change, field, message) => {
    const before = await api.getRestaurant({ id: 'r1' }, owner);
    const refusal = await refusalOf(api.updateRestaurant({ id: 'r1', ...change }, owner));
    expect(refusal?.fields).toEqual([{ field, message }]);
    expect(await api.getRestaurant({ id: 'r1' }, owner)).toEqual(before);
  });

  test('of reminders change together with the hour of the call list, which can be taken back', async () => {
    const change = {
      id: 'r1',
      reminders: {
        items: [
          { minutesBefore: 120, email: true },
          { minutesBefore: 2_880, sms: true },
        ],
      },
      quietHours: { from: 1_320, to: 480 },
    };
    const { restaurant: set } = await api.updateRestaurant({ ...change, callListAt: 840 }, owner);
    expect(set).toMatchObject({ quietHours: change.quietHours, callListAt: 840 });
    expect(set?.reminders?.items).toMatchObject([
      { minutesBefore: 2_880, sms: true, email: false },
      { minutesBefore: 120, sms: false, email: true },
    ]);
    const late = { lateAfterMinutes: 15, giveUpLateAfterMinutes: 40, givesUpLateByItself: true };
    expect((await api.updateRestaurant({ id: 'r1', ...late }, owner)).restaurant).toMatchObject(late);
    const tooSoon = await refusalOf(api.updateRestaurant({ id: 'r1', giveUpLateAfterMinutes: 10 }, owner));
    expect(tooSoon?.fields).toMatchObject([{ field: 'giveUpLateAfterMinutes' }]);
    const off = await api.updateRestaurant({ id: 'r1', lateAfterMinutes: -1 }, owner);
    expect(off.restaurant?.lateAfterMinutes).toBeUndefined();
    expect(off.restaurant?.giveUpLateAfterMinutes).toBe(40);
    const { restaurant } = await api.updateRestaurant({ id: 'r1', callListAt: -1 }, owner);
    expect(restaurant?.callListAt).toBeUndefined();
    expect(restaurant?.reminders).toEqual(set?.reminders);
  });

  test('of the waitlist begin with defaults, and each changes alone', async () => {
    await api.createRestaurant({ ...founding, id: 'r-waits' });
    const waits = memberOf('r-waits');
    const defaults = {
      ...{ online: true, fullStarts: true, largestParty: 8, mostWaiting: 30 },
      ...{ graceMinutes: 10, offerMinutes: 20, doorTables: 0, doorMinutes: 120, vipFirst: false },
    };
    expect((await api.getRestaurant({ id: 'r-waits' }, waits)).restaurant?.waitlist).toMatchObject(defaults);
    const change = async (waitlist: object) =>
      (await api.updateRestaurant({ id: 'r-waits', waitlist }, waits)).restaurant?.waitlist;
    expect(await change({ online: false, largestParty: 4 })).toMatchObject({
      ...defaults,
      ...{ online: false, largestParty: 4 },
    });
    const both = { ...defaults, online: true, largestParty: 4, graceMinutes: 15 };
    expect(await change({ online: true, graceMinutes: 15 })).toMatchObject(both);
    expect(await change({})).toMatchObject(both);
    // Other services go by the last one published.
    await eventually(async () => {
      const published = await publishedEvents(running.bus, events.restaurantUpdated);
      const mine = published.filter(({ restaurant }) => restaurant?.id === 'r-waits').at(-1);
      expect(mine?.restaurant?.waitlist).toMatchObject(both);
    });
  });

  test('are not found by non-members, and show the public only public fields', async () => {
    expect(await refusalOf(api.getRestaurant({ id: 'r1' }, memberOf('r2')))).toMatchObject({
      kind: 'not-found',
    });
    expect(await refusalOf(api.getRestaurant({ id: 'r1' }))).toMatchObject({ kind: 'unauthenticated' });
    const { restaurant } = await api.getPublicRestaurant({ id: 'r1' });
    expect(restaurant).toMatchObject({
      name: 'Trattoria b',
      ownerId: '',
      email: '',
      tableTypes: [],
      seatingMinutes: 0,
    });
  });
});

test('the public gets a link that dials the restaurant’s number from any country', async () => {
  const founder = { ...founding, id: 'r-public-phone', timezone: 'Europe/London' };
  await api.createRestaurant(founder);
  const link = async (phoneNumber: string) => {
    await api.updateRestaurant({ id: founder.id, phoneNumber }, memberOf(founder.id));
    return (await api.getPublicRestaurant({ id: founder.id })).restaurant?.phoneUri;
  };
  expect(await link('020 7946 0958')).toBe('tel:+442079460958');
  expect(await link('')).toBe('');
});

test('the public sees the countries whose numbers get SMS, if the restaurant sends any', async () => {
  const founder = { ...founding, id: 'r-public-texts', timezone: 'Europe/London' };
  await api.createRestaurant(founder);
  const texting = async (smsNotifications: boolean) => {
    await api.updateRestaurant({ id: founder.id, smsNotifications }, memberOf(founder.id));
    const { restaurant } = await api.getPublicRestaurant({ id: founder.id });
    return [restaurant?.country, restaurant?.smsCountries];
  };
  expect(await texting(true)).toEqual(['GB', ['GB', 'US']]);
  expect(await texting(false)).toEqual(['', []]);
});

describe('floor plans', () => {
  test('wait for the owner’s entitlements', async () => {
    const request = { restaurantId: 'r1', name: 'Terrace' };
    expect(await refusalOf(layouts.createLayout(request, owner))).toMatchObject({
      kind: 'unavailable',
      code: 'plan-not-known-yet',
    });
    const waiting = layouts.createLayout(request, owner);
    await publishPlan(1n, { customFloorPlans: true, maxRestaurants: 1 });
    const made = (await waiting).layout;
    expect(made?.name).toBe('Terrace');
    expect(await refusalOf(layouts.createLayout({ ...request, name: ' <> ' }, owner))).toMatchObject({
      fields: [{ field: 'name', message: 'Please name the layout' }],
    });
    await layouts.deleteLayout({ restaurantId: 'r1', layoutId: made?.id ?? '' }, owner);
  });

  test('begin with one, are saved on their version, and the last one cannot be deleted', async () => {
    const [main] = (await layouts.listLayouts({ restaurantId: 'r1' }, owner)).layouts;
    expect(main).toMatchObject({ name: 'Main Floor', version: 1n });
    const save = (baseVersion: bigint) =>
      layouts.saveLayout(
        {
          restaurantId: 'r1',
          layoutId: main?.id ?? '',
          baseVersion,
          fixedComponents: [{ id: 'a', type: 'four-top', x: 50, y: 50, rotation: -20, tableNumber: '1' }],
        },
        owner,
      );
    expect((await save(1n)).layout?.fixedComponents).toMatchObject([{ rotation: 345 }]);
    expect(await refusalOf(save(1n))).toMatchObject({ code: 'layout-changed' });
    expect(
      await refusalOf(layouts.deleteLayout({ restaurantId: 'r1', layoutId: main?.id ?? '' }, owner)),
    ).toMatchObject({ code: 'last-layout' });
  });

  test('beyond the default one need a plan with floor plans', async () => {
    await publishPlan(2n, { customFloorPlans: false, maxRestaurants: 1 });
    await eventually(async () =>
      expect(
        await refusalOf(layouts.createLayout({ restaurantId: 'r1', name: 'Terrace' }, owner)),
      ).toMatchObject({
        kind: 'plan-required',
        requiredPlan: 'premium',
      }),
    );
  });
});

test('a second restaurant needs the Enterprise plan', async () => {
  const request = { ownerId: 'u1', name: 'Second', email: 'ada@example.com' };
  expect(await refusalOf(api.createRestaurant({ ...request, name: '  ' }, owner))).toMatchObject({
    fields: [{ field: 'name' }],
  });
  expect(await refusalOf(api.createRestaurant(request, owner))).toMatchObject({ requiredPlan: 'enterprise' });
  await publishPlan(3n, { customFloorPlans: true, maxRestaurants: 0 });
  const made = await eventually(() => api.createRestaurant(request, owner));
  expect(made.restaurant).toMatchObject({ name: 'Second', timezone: 'Europe/Rome', ownerId: 'u1' });
});

test('of twenty concurrent additions only the one that the plan includes succeeds', async () => {
  const racer = as({ userId: 'u-racer', memberships: [] });
  const request = { ownerId: 'u-racer', name: 'Raced', email: 'racer@example.com' };
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => refusalOf(api.createRestaurant(request, racer))),
  );
  expect(tries.filter((refusal) => refusal === undefined)).toHaveLength(1);
  expect(tries.flatMap((refusal) => refusal?.requiredPlan ?? [])).toEqual(Array(19).fill('enterprise'));
  const owned = { ownerId: 'u-racer', deleted: false };
  expect(await running.connection.collection('restaurants').countDocuments(owned)).toBe(1);
  // No change is pending any more, so only the stored data counts.
  const limit = { _id: 'restaurants of u-racer' as never };
  expect((await running.connection.collection('claims').findOne(limit))?.['underWay']).toEqual([]);
});

test('of concurrent additions as many succeed as the plan includes, and all under one without a limit', async () => {
  const published = (ownerId: string, maxRestaurants: number) => {
    const entitlements = { customFloorPlans: true, maxRestaurants };
    return running.publish(
      outboxEntry(events.entitlementsChanged, { ownerId, version: 1n, entitlements }, made()),
    );
  };
  const stored = (ownerId: string) =>
    running.connection.collection('restaurants').countDocuments({ ownerId, deleted: false });
  const known = (ownerId: string) =>
    eventually(async () =>
      expect(
        await running.connection.collection('entitlements').countDocuments({ _id: ownerId as never }),
      ).toBe(1),
    );
  for (const [ownerId, maxRestaurants, expected] of [
    ['u-premium', 5, 5],
    ['u-enterprise', 0, 12],
  ] as const) {
    await published(ownerId, maxRestaurants);
    await known(ownerId);
    const owner = as({ userId: ownerId, memberships: [] });
    const request = { ownerId, name: 'Another', email: 'owner@example.com' };
    // A real owner adds one after another; whoever is told that the service is busy tries again.
    const add = async (): Promise<string | undefined> => {
      const refusal = await refusalOf(api.createRestaurant(request, owner));
      return refusal?.code === 'busy' ? add() : refusal?.requiredPlan;
    };
    const outcomes = await Promise.all(Array.from({ length: 12 }, add));
    expect(outcomes.filter((requiredPlan) => requiredPlan === undefined)).toHaveLength(expected);
    expect(await stored(ownerId)).toBe(expected);
  }
});

test('of sixteen concurrent changes of one restaurant none is turned away', async () => {
  await api.createRestaurant({ ...founding, id: 'r-changed' });
  const manager = memberOf('r-changed');
  for (let round = 0; round < 5; round++) {
    const changes = Array.from({ length: 16 }, (_, index) =>
      refusalOf(api.updateRestaurant({ id: 'r-changed', seatingMinutes: 60 + round * 16 + index }, manager)),
    );
    expect(await Promise.all(changes)).toEqual(Array(16).fill(undefined));
  }
});

test('an addition of a crashed process counts for a minute', async () => {
  const limit = 'restaurants of u-died' as never;
  const claims = running.connection.collection('claims');
  const begun = (until: number) => [{ id: 'begun', until: new Date(until) }];
  await claims.insertOne({
    _id: limit,
    version: 1,
    underWay: begun(Date.now() + 3_600_000),
    touchedAt: new Date(),
  });
  const adder = as({ userId: 'u-died', memberships: [] });
  const request = { ownerId: 'u-died', name: 'Again', email: 'died@example.com' };
  expect(await refusalOf(api.createRestaurant(request, adder))).toMatchObject({ requiredPlan: 'enterprise' });
  await claims.updateOne({ _id: limit }, { $set: { underWay: begun(Date.now() - 1) } });
  expect((await api.createRestaurant(request, adder)).restaurant?.name).toBe('Again');
});

test('concurrent deletions of the last two floor plans leave one', async () => {
  await publishPlan(4n, { customFloorPlans: true, maxRestaurants: 0 });
  const { restaurant } = await api.createRestaurant({ ...founding, id: 'r-plans' });
  const restaurantId = restaurant?.id ?? '';
  const planner = memberOf(restaurantId);
  for (let round = 0; round < 5; round++) {
    await layouts.createLayout({ restaurantId, name: `Terrace ${round}` }, planner);
    const before = (await layouts.listLayouts({ restaurantId }, planner)).layouts;
    expect(before).toHaveLength(2);
    const outcomes = await Promise.all(
      before.map(({ id: layoutId }) => refusalOf(layouts.deleteLayout({ restaurantId, layoutId }, planner))),
    );
    expect(outcomes.map((refusal) => refusal?.code).sort()).toEqual(['last-layout', undefined]);
    expect((await layouts.listLayouts({ restaurantId }, planner)).layouts).toHaveLength(1);
  }
});

test('a restaurant can be deleted by its owner only', async () => {
  expect(await refusalOf(api.deleteRestaurant({ id: 'r1' }, memberOf('r1', Role.HOST)))).toMatchObject({
    kind: 'forbidden',
  });
  await api.deleteRestaurant({ id: 'r1' }, owner);
  expect(await refusalOf(api.getPublicRestaurant({ id: 'r1' }))).toMatchObject({
    kind: 'not-found',
    message: 'Restaurant not found.',
  });
  expect(await refusalOf(api.createRestaurant(founding))).toMatchObject({ kind: 'not-found' });
});

test('a released account’s restaurants are deleted, and no others', async () => {
  const form = { name: 'Squatted', timezone: 'UTC', email: 'squatted@example.com' };
  await api.createRestaurant({ ...form, id: 'r-squatted', ownerId: 'u-maker' });
  await api.createRestaurant({ ...form, id: 'r-kept', ownerId: 'u-other' });
  await running.publish(outboxEntry(events.userReleased, { userId: 'u-maker' }, made()));
  await eventually(async () =>
    expect(await refusalOf(api.getPublicRestaurant({ id: 'r-squatted' }))).toMatchObject({
      kind: 'not-found',
    }),
  );
  expect((await api.getPublicRestaurant({ id: 'r-kept' })).restaurant?.name).toBe('Squatted');
});

describe('of a deleted restaurant', () => {
  const owned = ['layouts', 'rules_drafts', 'picture_files', 'own_domains'] as const;
  const store = (name: string) => running.connection.collection<{ _id: string }>(name);
  const idsOf = async (restaurantId: string) => {
    const found = await Promise.all(
      owned.map((name) =>
        store(name)
          .find({ $or: [{ restaurantId }, { _id: restaurantId }] })
          .toArray(),
      ),
    );
    return found.flat().map(({ _id }) => _id);
  };
  const addData = async (restaurantId: string) => {
    await store('rules_drafts').insertOne({ _id: restaurantId });
    for (const name of owned.filter((each) => each !== 'rules_drafts'))
      await store(name).insertOne({ _id: `${restaurantId}.example`, restaurantId } as { _id: string });
  };

  test('everything is deleted, also if the process of the deletion ended early', async () => {
    const id = 'r-half-deleted';
    await api.createRestaurant({ ...founding, id });
    await addData(id);
    expect(await idsOf(id)).toHaveLength(5);
    // A record of that process, whose release did not write the time.
    await store('restaurants').updateOne({ _id: id }, { $set: { deleted: true, settings: null } });
    await eventually(async () => expect(await idsOf(id)).toEqual([]));
  });

  test('what a call that was still running stores is deleted too', async () => {
    const id = 'r-late-write';
    await api.createRestaurant({ ...founding, id });
    await api.deleteRestaurant({ id }, memberOf(id));
    await addData(id);
    await eventually(async () => expect(await idsOf(id)).toEqual([]));
  });

  test('nothing of another one is deleted', async () => {
    const id = 'r-other';
    await api.createRestaurant({ ...founding, id });
    await addData(id);
    await api.createRestaurant({ ...founding, id: 'r-leaves' });
    await addData('r-leaves');
    await api.deleteRestaurant({ id: 'r-leaves' }, memberOf('r-leaves'));
    await eventually(async () => expect(await idsOf('r-leaves')).toEqual([]));
    expect(await idsOf(id)).toHaveLength(5);
  });
});
