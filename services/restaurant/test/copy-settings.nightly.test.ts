import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { CopiedPart } from '@tablewell/proto/restaurant/v1/group_service_pb';
import { startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
let groups: RestaurantHarness['groups'];
let made = 0;

beforeAll(async () => {
  running = await startRestaurants();
  ({ groups } = running);
});

afterAll(() => running?.stop());

const { HOURS, RULES, MESSAGES, REQUESTS } = CopiedPart;
const every = [HOURS, RULES, MESSAGES, REQUESTS];
const of = (ids: readonly string[], role = Role.OWNER, userId = 'copier') =>
  as({ userId, memberships: ids.map((restaurantId) => ({ restaurantId, role })) });

async function newRestaurant(ownerId = 'copier'): Promise<string> {
  const id = `copy-${(made += 1)}`;
  const details = { id, ownerId, name: `Trattoria ${made}`, timezone: 'Europe/Rome', email: 'a@example.com' };
  await running.restaurants.createRestaurant(details);
  return id;
}

const periods = (...names: string[]) => ({
  items: names.map((name, index) => ({
    ...{ name, opensAt: 660 + index * 300, closesAt: 900 + index * 300, intervalMinutes: 30 },
    daysOfWeek: [1, 2, 3],
  })),
});

/** A restaurant with lunch and dinner, a rule for each, and another restaurant of the owner. */
async function pair() {
  const [fromId, toId] = [await newRestaurant(), await newRestaurant()];
  const owner = of([fromId, toId]);
  const change = { operatingPeriods: periods('Lunch', 'Dinner'), seatingMinutes: 120, autoConfirm: false };
  const { restaurant } = await running.restaurants.updateRestaurant({ id: fromId, ...change }, owner);
  const turnTimes = restaurant!.operatingPeriods.map(({ id }, index) => ({
    ...{ minutes: 60 + index * 30, periodIds: [id] },
  }));
  const rules = { rules: { turnTimes, pauseMinutes: 10 }, baseVersion: 0n, restaurantId: fromId };
  await running.rules.putAvailabilityRules(rules, owner);
  return { fromId, toId, owner };
}

const read = async (id: string) => (await running.restaurants.getRestaurant({ id }, of([id]))).restaurant!;

/** What was previewed, copied. */
async function copy(fromId: string, toId: string, parts: CopiedPart[]) {
  const owner = of([fromId, toId]);
  const preview = await groups.previewCopy({ fromId, toId, parts }, owner);
  const versions = { fromVersion: preview.fromVersion, baseVersion: preview.before!.version };
  await groups.copySettings({ fromId, toId, parts, ...versions }, owner);
  return preview;
}

test('a preview says what would change and changes nothing; what is copied is what was previewed', async () => {
  const { fromId, toId, owner } = await pair();
  const before = await read(toId);
  const preview = await groups.previewCopy({ fromId, toId, parts: [HOURS, REQUESTS] }, owner);
  expect([...preview.changed].sort()).toEqual(['autoConfirm', 'operatingPeriods', 'seatingMinutes']);
  expect(preview.before).toEqual(before);
  expect(preview.after).toMatchObject({ id: toId, name: before.name, seatingMinutes: 120 });
  expect(await read(toId)).toEqual(before);
  await copy(fromId, toId, [HOURS, REQUESTS]);
  const after = await read(toId);
  expect(after.operatingPeriods.map(({ name }) => name)).toEqual(['Lunch', 'Dinner']);
  expect(after).toMatchObject({ name: before.name, email: before.email, autoConfirm: false });
  const published = await publishedEvents(running.bus, events.restaurantUpdated);
  expect(published.filter(({ restaurant }) => restaurant?.id === toId)).toHaveLength(1);
});

test('rules are for the periods of the same names there, with their own ids, and others are left out', async () => {
  const { fromId, toId, owner } = await pair();
  await running.restaurants.updateRestaurant({ id: toId, operatingPeriods: periods('DINNER') }, owner);
  const own = (await read(toId)).operatingPeriods[0]?.id;
  const preview = await copy(fromId, toId, [RULES]);
  expect(preview.rulesLeftOut).toBe(1);
  const { rules } = await running.rules.getAvailabilityRules({ restaurantId: toId }, owner);
  expect(rules?.turnTimes).toMatchObject([{ minutes: 90, periodIds: [own] }]);
  expect(rules?.pauseMinutes).toBe(10);
  // With the hours, every rule has its period, and the one that was there keeps its id.
  const all = await copy(fromId, toId, [HOURS, RULES]);
  expect(all.rulesLeftOut).toBe(0);
  const { operatingPeriods } = await read(toId);
  expect(operatingPeriods.map(({ id }) => id)[1]).toBe(own);
  const again = await groups.previewCopy({ fromId, toId, parts: every }, owner);
  expect(again.changed).toEqual(['autoConfirm']);
});

test('a setting that was never set is copied as its default', async () => {
  const { fromId, toId, owner } = await pair();
  const own = { reminders: { items: [] }, callListAt: 600, lateAfterMinutes: 20 };
  await running.restaurants.updateRestaurant({ id: toId, ...own }, owner);
  const { changed } = await copy(fromId, toId, [MESSAGES]);
  expect([...changed].sort()).toEqual(['callListAt', 'lateAfterMinutes', 'reminders']);
  const [source, target] = [await read(fromId), await read(toId)];
  expect(target.reminders).toEqual(source.reminders);
  expect([target.callListAt, target.lateAfterMinutes]).toEqual([undefined, undefined]);
});

test('what was changed after the preview, at either restaurant, is a conflict, and nothing is copied', async () => {
  for (const changed of ['fromId', 'toId'] as const) {
    const { fromId, toId, owner } = await pair();
    const preview = await groups.previewCopy({ fromId, toId, parts: [HOURS] }, owner);
    await running.restaurants.updateRestaurant(
      { id: { fromId, toId }[changed], phoneNumber: '+390612345678' },
      owner,
    );
    const before = await read(toId);
    const versions = { fromVersion: preview.fromVersion, baseVersion: preview.before!.version };
    const outcome = await refusalOf(
      groups.copySettings({ fromId, toId, parts: [HOURS], ...versions }, owner),
    );
    expect([changed, outcome]).toMatchObject([changed, { kind: 'conflict', code: 'settings-changed' }]);
    expect(await read(toId)).toEqual(before);
  }
});

test('who may not change both, another owner’s restaurant, and an empty choice are refused', async () => {
  const { fromId, toId } = await pair();
  const foreign = await newRestaurant('another-owner');
  const refused = async (ids: string[], request: object, role = Role.OWNER) => {
    const call = { fromId, toId, parts: every, ...request };
    const options = of(ids, role);
    const both = [
      await refusalOf(groups.previewCopy(call, options)),
      await refusalOf(groups.copySettings({ ...call, fromVersion: 3n, baseVersion: 1n }, options)),
    ];
    return both.map((refusal) => refusal?.fields[0]?.field ?? refusal?.kind);
  };
  expect(await refused([fromId], {})).toEqual(['not-found', 'not-found']);
  expect(await refused([toId], {})).toEqual(['not-found', 'not-found']);
  expect(await refused([fromId, toId], {}, Role.HOST)).toEqual(['forbidden', 'forbidden']);
  expect(await refused([fromId, toId], { parts: [] })).toEqual(['parts', 'parts']);
  expect(await refused([fromId], { toId: fromId })).toEqual(['toId', 'toId']);
  // A manager of both, of two owners.
  expect(await refused([fromId, foreign], { toId: foreign }, Role.MANAGER)).toEqual(['toId', 'toId']);
});

test('hours that are wrong where the day turns earlier are refused with their field', async () => {
  const { fromId, toId, owner } = await pair();
  const late = { items: [{ ...periods('Late').items[0]!, opensAt: 1_080, closesAt: 240 }] };
  await running.restaurants.updateRestaurant({ id: fromId, operatingPeriods: late }, owner);
  await running.restaurants.updateRestaurant({ id: toId, dayTurnsAt: 0 }, owner);
  const refusal = await refusalOf(groups.previewCopy({ fromId, toId, parts: [HOURS] }, owner));
  expect(refusal?.fields[0]?.field).toMatch(/^operatingPeriods/);
});
