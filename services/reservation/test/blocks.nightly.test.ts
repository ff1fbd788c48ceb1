import { StaysAtBlock } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { eventually } from '@tablewell/chassis/testing';
import { host, stepId, today } from './evening-harness';
import { type FloorEvening, startFloorEvening, table } from './floor-harness';
import { type Api, bookingAt, type EveningApi, outcomeOf } from './harness';

let running: FloorEvening;
beforeAll(async () => (running = await startFloorEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

const hosts = () => running.evenings[0] as EveningApi;
const tonight = { localDates: [today], fromMinute: 19 * 60, untilMinute: 23 * 60 };
const block = (id: string, draft: object = {}, more: object = {}, index = 0) =>
  (running.evenings[index] as EveningApi).blockTables(
    { restaurantId: id, block: { ...tonight, ...draft }, stepId: stepId(), ...more },
    host(id),
  );
const review = (id: string, draft: object = {}) =>
  hosts().reviewBlock({ restaurantId: id, block: { ...tonight, ...draft } }, host(id));
const lift = (id: string, blockId: string, more: object = {}) =>
  hosts().liftBlock({ restaurantId: id, blockId, ...more }, host(id));
const bookOnline = (id: string, local: string, index = 0) =>
  outcomeOf((running.apis[index] as Api).book(bookingAt(id, local)));
const startsFree = async (id: string) => {
  const { times } = await running.api.listOfferedTimes({ restaurantId: id, date: today, partySize: 2 });
  return times.filter(({ available }) => available).map(({ minute }) => minute);
};
const form = (id: string, more: object = {}) => ({
  restaurantId: id,
  name: 'Grace Hopper',
  partySize: 2,
  when: { time: { case: 'local' as const, value: `${today}T20:00` } },
  stepId: stepId(),
  ...more,
});
const twoTables = () => running.openWithPlan({ tables: [table('1', 2), table('2', 2, { area: 'Terrace' })] });

test('a blocked table is neither offered nor booked online, and is again once the block is lifted', async () => {
  const id = await running.openWithPlan({ tables: [table('1', 2)] });
  const { blocks } = await block(id, { tableNumbers: ['1'], reason: ' Leaking <roof> ' });
  expect(blocks).toMatchObject([{ localDate: today, tableNumbers: ['1'], reason: 'Leaking roof' }]);
  expect(await bookOnline(id, `${today}T20:00`)).toMatchObject({ code: 'no-tables-available' });
  await eventually(async () => expect(await startsFree(id)).toEqual([23 * 60, 23 * 60 + 30]));
  expect((await running.evening(id)).blocks).toMatchObject([{ by: 'Sam Host', everything: false }]);
  expect((await lift(id, blocks[0]?.id ?? '')).localDates).toEqual([today]);
  expect((await lift(id, blocks[0]?.id ?? '')).localDates).toEqual([]);
  expect(await bookOnline(id, `${today}T20:00`)).toMatchObject({ code: 'accepted' });
  expect((await running.evening(id)).blocks).toEqual([]);
});

test('an area is blocked in any spelling, and shown in the owner’s', async () => {
  const tables = [table('1', 2), table('2', 2, { area: 'Terrace' }), table('3', 2, { area: 'TERRACE' })];
  const id = await running.openWithPlan({ tables });
  const { blocks } = await block(id, { area: ' terrace ' });
  expect(blocks).toMatchObject([{ area: 'Terrace' }]);
  expect(await bookOnline(id, `${today}T20:00`)).toMatchObject({ code: 'accepted' });
  expect(await bookOnline(id, `${today}T20:00`)).toMatchObject({ code: 'no-tables-available' });
});

test('a host’s refusal names the block, and the host may book, seat or walk a party in there anyway', async () => {
  const id = await twoTables();
  await block(id, { area: 'Terrace', reason: 'Private party' });
  const chosen = form(id, { tableNumbers: ['2'] });
  const refused = await outcomeOf(hosts().bookParty(chosen, host(id)));
  expect(refused).toMatchObject({ code: 'table-blocked' });
  expect(refused).toHaveProperty('message', 'Table 2 is blocked from 19:00 to 23:00: Private party.');
  const override = { tableNumbers: ['2'], override: true, reason: 'Regulars' };
  const { party, overridden } = await hosts().bookParty(form(id, override), host(id));
  expect([party?.tableNumbers, overridden]).toEqual([['2'], ['table-blocked']]);
  expect((await running.parties(id)).find(({ id: own }) => own === party?.id)?.blockedBy).toHaveLength(1);
  await running.book(id, '20:00');
  const full = await outcomeOf(hosts().bookParty(form(id), host(id)));
  expect(full).toMatchObject({ code: 'no-tables-available' });
  const walkIn = { restaurantId: id, partySize: 2, stepId: stepId() };
  const other = await twoTables();
  await block(other, {});
  expect(await outcomeOf(hosts().seatWalkIn({ ...walkIn, restaurantId: other }, host(other)))).toMatchObject({
    code: 'tables-blocked',
  });
  const seated = await running.seatWalkIn(other, { tableNumbers: ['1'], override: true });
  expect(seated.tableNumbers).toEqual(['1']);
});

test('a review lists the parties at the tables, and where they would go', async () => {
  const id = await twoTables();
  const booked = await running.book(id, '20:00', { name: 'Ada' });
  const free = await review(id, { tableNumbers: ['1'] });
  expect(free).toMatchObject({
    total: 1,
    parties: [{ reservationId: booked, name: 'Ada', tableNumbers: ['1'], movesTo: ['2'] }],
  });
  await running.book(id, '20:30', { name: 'Bo' });
  const { parties } = await review(id, { tableNumbers: ['1'] });
  expect(parties).toMatchObject([{ name: 'Ada', movesTo: [], stays: StaysAtBlock.NO_TABLE }]);
  expect((await review(id)).total).toBe(2);
  expect((await running.evening(id)).blocks).toEqual([]);
});

test('parties stay and are marked, or are moved where there is room', async () => {
  const [staying, moving] = [await twoTables(), await twoTables()];
  for (const id of [staying, moving]) await running.book(id, '20:00', { name: 'Ada' });
  await block(staying, { tableNumbers: ['1'] });
  await block(moving, { tableNumbers: ['1'] }, { moveParties: true });
  const [stays, moves] = [await running.parties(staying), await running.parties(moving)];
  expect(stays).toMatchObject([{ tableNumbers: ['1'], blockedBy: [expect.any(String)] }]);
  expect(moves).toMatchObject([{ tableNumbers: ['2'], blockedBy: [] }]);
  expect(await bookOnline(staying, `${today}T20:00`)).toMatchObject({ code: 'accepted' });
  expect(await bookOnline(staying, `${today}T20:00`)).toMatchObject({ code: 'no-tables-available' });
  // A party that stayed is seated at the table that the evening shows for it.
  const seated = await running.take(staying, stays[0]?.id ?? '', Step.SEAT);
  expect(seated.tableNumbers).toEqual(['1']);
});

test('a party that overstays holds its table after a block has moved another one', async () => {
  const id = await running.openWithPlan({ tables: [table('1', 2), table('2', 2), table('3', 2)] });
  await running.seatWalkIn(id, { tableNumbers: ['3'] });
  await running.book(id, '21:00', { name: 'Ada' });
  // The party at table 3 was to leave at 20:30.
  running.clock.set(`${today}T19:47:00Z`);
  const fromNow = { fromMinute: 20 * 60 + 30 };
  await block(id, { ...fromNow, tableNumbers: ['1'] }, { moveParties: true });
  expect(await running.tablesOf(id)).toMatchObject({ Ada: '2' });
  await block(id, { ...fromNow, tableNumbers: ['2'] });
  expect((await running.claims(id)).filter(({ seated }) => seated)).toHaveLength(1);
  expect(await bookOnline(id, `${today}T21:00`)).toMatchObject({ code: 'no-tables-available' });
});

test('a party that moves to a table of another type has the new type in its reservation', async () => {
  const id = await running.open(90, 1, 1);
  const reservationId = await running.book(id, '20:00');
  await block(id, { tableNumbers: ['1'] }, { moveParties: true });
  expect(await running.tablesOf(id)).toEqual({ 'Ada Lovelace': '2' });
  // A sweep's lease of a day has to expire first.
  running.clock.advance(120_000);
  await eventually(async () => {
    const { reservation } = await running.api.getReservation({ id: reservationId });
    expect(reservation?.tableType).toBe('FourTop');
  });
});

test('no booking of 64 racing diners is made after the response to the block', async () => {
  const id = await running.open(30, 99);
  const attempts = Array.from({ length: 64 }, (_, index) => async () => {
    await new Promise((resolve) => setTimeout(resolve, index % 16));
    const requestedAt = performance.now();
    const { code } = await bookOnline(id, `${today}T19:30`, index % 2);
    return { requestedAt, code };
  });
  const racing = attempts.map((attempt) => attempt());
  await new Promise((resolve) => setTimeout(resolve, 5));
  await block(id, {}, {}, 1);
  const answeredAt = performance.now();
  const outcomes = await Promise.all(racing);
  for (const { requestedAt, code } of outcomes) {
    expect(['accepted', 'no-tables-available']).toContain(code);
    if (requestedAt > answeredAt) expect(code).toBe('no-tables-available');
  }
  const many = outcomes.filter(({ code }) => code === 'accepted').length;
  expect(await running.claims(id)).toHaveLength(many);
});

test('several dates are blocked by one call, and lifted separately or together', async () => {
  const id = await twoTables();
  const localDates = ['2026-11-22', today, '2026-11-21'];
  const { blocks } = await block(id, { localDates, untilMinute: 26 * 60 });
  const sorted = [...localDates].sort();
  expect(blocks.map(({ localDate }) => localDate)).toEqual(sorted);
  expect(blocks[0]?.localDates).toEqual(sorted);
  expect(await bookOnline(id, '2026-11-22T20:00')).toMatchObject({ code: 'no-tables-available' });
  const [first, second] = blocks;
  expect((await lift(id, second?.id ?? '')).localDates).toEqual(['2026-11-21']);
  expect(await bookOnline(id, '2026-11-21T20:00')).toMatchObject({ code: 'accepted' });
  expect((await lift(id, first?.id ?? '', { allDates: true })).localDates).toEqual([today, '2026-11-22']);
  expect(await bookOnline(id, '2026-11-22T20:00')).toMatchObject({ code: 'accepted' });
});

test('past midnight applies on both days, also to a party that starts before it', async () => {
  const id = await running.openWithPlan({ tables: [table('1', 2)] }, { seatingMinutes: 90 });
  const early = await block(id, { fromMinute: 30, untilMinute: 60, localDates: ['2026-11-21'] });
  expect(await bookOnline(id, `${today}T23:30`)).toMatchObject({ code: 'no-tables-available' });
  expect(await bookOnline(id, `${today}T22:30`)).toMatchObject({ code: 'accepted' });
  const other = await running.openWithPlan({ tables: [table('1', 2)] }, { seatingMinutes: 90 });
  const { blocks } = await block(other, { fromMinute: 23 * 60, untilMinute: 29 * 60 });
  const blocksOn = async (restaurantId: string, localDate: string) =>
    (await hosts().getEvening({ restaurantId, localDate }, host(restaurantId))).evening?.blocks;
  // The hours after midnight belong to the evening before.
  expect(await blocksOn(id, today)).toMatchObject([{ id: early.blocks[0]?.id, localDate: '2026-11-21' }]);
  expect(await blocksOn(other, today)).toMatchObject([{ id: blocks[0]?.id, localDate: today }]);
  expect(await blocksOn(other, '2026-11-21')).toEqual([]);
  await lift(other, blocks[0]?.id ?? '');
  expect(await blocksOn(other, today)).toEqual([]);
});

test('without tables only everything can be blocked', async () => {
  const id = await running.open(90, 0, 0);
  expect(await outcomeOf(block(id, { tableNumbers: ['1'] }))).toMatchObject({
    fields: [{ field: 'tableNumbers[0]' }],
  });
  const before = await running.book(id, '20:00');
  await block(id, { fromMinute: 20 * 60 });
  expect(await bookOnline(id, `${today}T20:00`)).toMatchObject({ code: 'no-tables-available' });
  expect(await bookOnline(id, `${today}T19:30`)).toMatchObject({ code: 'no-tables-available' });
  expect(await bookOnline(id, `${today}T18:30`)).toMatchObject({
    code: expect.stringMatching(/past|not-offered/),
  });
  expect(await running.parties(id)).toMatchObject([{ id: before, blockedBy: [expect.any(String)] }]);
  const override = await hosts().bookParty(form(id, { override: true, reason: 'Owner' }), host(id));
  expect(override.overridden).toEqual(['tables-blocked']);
});

test('sent again, is made once, and not again after it was lifted', async () => {
  const id = await twoTables();
  const call = { stepId: stepId() };
  const { blocks } = await block(id, {}, call);
  await block(id, {}, call);
  expect((await running.evening(id)).blocks).toHaveLength(1);
  await lift(id, blocks[0]?.id ?? '');
  await block(id, {}, call);
  expect((await running.evening(id)).blocks).toEqual([]);
});

test('a change of the tables keeps parties off blocked tables', async () => {
  const id = await running.openWithPlan({ tables: [table('1', 2), table('2', 2), table('3', 2)] });
  await running.book(id, '20:00', { name: 'Ada' });
  await block(id, { tableNumbers: ['2'] });
  await running.putInService(id, 2, { tables: [table('2', 2), table('3', 2)] });
  await eventually(async () => expect(await running.tablesOf(id)).toEqual({ Ada: '3' }));
});

test('a party that lost its table in the meantime has another one once the block is lifted', async () => {
  const id = await running.openWithPlan({ tables: [table('1', 2), table('2', 4)] });
  const reservationId = await running.book(id, '20:00', { name: 'Ada' });
  const { blocks } = await block(id, { tableNumbers: ['2'] });
  await running.putInService(id, 2, { tables: [table('2', 4)] });
  await eventually(async () => expect(await running.tablesOf(id)).toEqual({ Ada: '' }));
  // Until then the tables of the change are assigned again and again.
  const rules = running.connection.collection<{ _id: string }>('restaurant_rules');
  await eventually(async () => {
    running.clock.advance(60_000);
    expect(await rules.findOne({ _id: id })).not.toHaveProperty('reassignDueAt');
  });
  await lift(id, blocks[0]?.id ?? '');
  expect(await running.tablesOf(id)).toEqual({ Ada: '2' });
  // A sweep's lease of a day has to expire first.
  running.clock.advance(120_000);
  await eventually(async () => {
    const { reservation } = await running.api.getReservation({ id: reservationId });
    expect(reservation?.tableType).toBe('FourTop');
  });
});

test.each<[string, object, string]>([
  ['no date', { localDates: [] }, 'localDates'],
  ['too many dates', { localDates: Array.from({ length: 32 }, () => today) }, 'localDates'],
  ['no such date', { localDates: ['2026-02-30'] }, 'localDates[0]'],
  ['a date twice', { localDates: [today, today] }, 'localDates[1]'],
  ['a time that is over', { localDates: ['2026-11-19'] }, 'localDates[0]'],
  ['more than a year ahead', { localDates: ['2027-11-21'] }, 'localDates[0]'],
  ['no time of the day', { fromMinute: -1 }, 'fromMinute'],
  ['an end before the begin', { untilMinute: 19 * 60 }, 'untilMinute'],
  ['an end after five in the morning', { untilMinute: 29 * 60 + 1 }, 'untilMinute'],
  ['an unknown table', { tableNumbers: ['9'] }, 'tableNumbers[0]'],
  ['a table twice', { tableNumbers: ['1', '1'] }, 'tableNumbers[1]'],
  ['an unknown area', { area: 'Cellar' }, 'area'],
  ['tables and an area', { tableNumbers: ['1'], area: 'Terrace' }, 'area'],
  ['a long reason', { reason: 'x'.repeat(121) }, 'reason'],
])('with %s is refused with the field’s name and changes nothing', async (_what, draft, field) => {
  const id = await twoTables();
  expect(await outcomeOf(block(id, draft))).toMatchObject({ fields: [{ field }] });
  expect(await outcomeOf(review(id, draft))).toMatchObject({ fields: [{ field }] });
  expect((await running.evening(id)).blocks).toEqual([]);
});

test('is refused beyond fifty on a day, and to everyone but members', async () => {
  const id = await twoTables();
  for (let index = 0; index < 50; index++) await block(id, { tableNumbers: ['1'] });
  expect(await outcomeOf(block(id, { localDates: [today, '2026-11-21'] }))).toMatchObject({
    code: 'too-many-blocks',
  });
  expect(await bookOnline(id, '2026-11-21T20:00')).toMatchObject({ code: 'accepted' });
  const other = await twoTables();
  const request = { restaurantId: other, block: tonight, stepId: stepId() };
  expect(await outcomeOf(hosts().blockTables(request))).toMatchObject({ code: 'sign-in-required' });
  expect(await outcomeOf(hosts().blockTables(request, host('other')))).toMatchObject({ code: 'not-found' });
  expect(await outcomeOf(hosts().reviewBlock(request, host('other')))).toMatchObject({ code: 'not-found' });
  const made = await block(other);
  const lifting = { restaurantId: other, blockId: made.blocks[0]?.id ?? '' };
  expect(await outcomeOf(hosts().liftBlock(lifting, host('other')))).toMatchObject({ code: 'not-found' });
  expect((await running.evening(other)).blocks).toHaveLength(1);
});
