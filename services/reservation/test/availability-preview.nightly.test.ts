import { Role } from '@tablewell/chassis/access';
import { as, eventually } from '@tablewell/chassis/testing';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { TableAudience } from '@tablewell/proto/restaurant/v1/floor_pb';
import type { DraftChangeSchema } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
async function open(more: Parameters<Evening['publishRestaurant']>[1] = {}): Promise<string> {
  const id = `previewed-${(restaurants += 1)}`;
  await running.publishRestaurant(id, { tableTypes: [{ key: 'FourTop', count: 2, capacity: 4 }], ...more });
  return id;
}
const owner = (id: string) => as({ userId: 'boss', memberships: [{ restaurantId: id, role: Role.OWNER }] });
const preview = (id: string, draft: MessageInitShape<typeof DraftChangeSchema>, by = owner(id)) =>
  running.availability[0]!.previewChange({ restaurantId: id, draft }, by);
const book = (id: string, local: string, name: string, partySize = 2) =>
  running.api.book(bookingAt(id, local, { name, partySize }));
const listed = ({ reservations }: Awaited<ReturnType<typeof preview>>) =>
  reservations.map(({ reservation, reasons, already }) => [
    reservation?.name,
    reasons.map(({ code, explanation }) => `${code}: ${explanation}`).join('; '),
    already,
  ]);
const sunday = '2026-11-22';

test('lists the reservations that a change of hours, closures or special days would refuse, with the reason', async () => {
  const id = await open();
  await book(id, `${today}T13:30`, 'Ada Lunch');
  await book(id, `${sunday}T19:00`, 'Ada Sunday');
  const hours = { id: 'd', name: 'Dinner', opensAt: 1080, closesAt: 1320, intervalMinutes: 30 };
  expect(listed(await preview(id, { operatingPeriods: { items: [hours] } }))).toEqual([
    ['Ada Lunch', 'not-offered: Hours: no start at this time', false],
  ]);
  expect(listed(await preview(id, { closures: { weekly: [0] } }))).toEqual([
    ['Ada Sunday', 'closed: Closed: every Sunday', false],
  ]);
  const holiday = { id: 'h', name: 'Holiday', from: sunday, until: sunday, closed: true };
  expect(listed(await preview(id, { availabilityRules: { specialDays: [holiday] } }))).toEqual([
    ['Ada Sunday', 'closed: Closed: Holiday', false],
  ]);
  expect(listed(await preview(id, {}))).toEqual([]);
});

test('lists those that lose their table, and those over a limit of pacing: the ones booked last', async () => {
  const id = await open();
  for (const [index, name] of ['Ada First', 'Ada Second'].entries()) {
    running.clock.set(`${today}T12:0${index}:00Z`);
    await book(id, `${today}T19:00`, name, 4);
  }
  const fewer = await preview(id, {
    tables: { case: 'tableTypes', value: { items: [{ key: 'FourTop', count: 1, capacity: 4 }] } },
  });
  expect(listed(fewer)).toEqual([
    ['Ada Second', 'no-tables-available: Tables: none is left for this party of 4', false],
  ]);
  const paced = await preview(id, {
    availabilityRules: { pacing: [{ intervalMinutes: 15, mostCovers: 6 }] },
  });
  expect(listed(paced)).toEqual([
    [
      'Ada Second',
      'pacing: Pacing: 4 of 6 covers start between 7:00 PM and 7:15 PM; the 2 left are too few',
      false,
    ],
  ]);
});

test('marks those that the settings in force would refuse already', async () => {
  const id = await open();
  await book(id, `${sunday}T19:00`, 'Ada Sunday');
  await running.publishRestaurant(id, { closures: { weekly: [0] } });
  expect(listed(await preview(id, { seatingMinutes: 120 }))).toEqual([
    ['Ada Sunday', 'closed: Closed: every Sunday', true],
  ]);
});

test('counts the starts of thirty days before and after the change, by party size', async () => {
  const id = await open();
  for (const name of ['Ada Byron', 'Ada King']) await book(id, `${sunday}T19:00`, name, 4);
  const { days, partySizes } = await preview(id, {
    closures: { weekly: [1] },
    availabilityRules: { turnTimes: [{ minutes: 30 }], online: { largestParty: 3 } },
  });
  expect([days.length, days[0]?.date]).toEqual([30, today]);
  expect(partySizes).toEqual([2, 4, 6]);
  const on22 = days.find(({ date }) => date === sunday);
  // Larger parties make requests, whether or not a table is free for them. Two parties for 90 minutes take five starts
  // of 36; with a turn time of 30 minutes they take three.
  expect([on22?.before, on22?.after]).toEqual([
    [31, 31, 0],
    [33, 36, 36],
  ]);
  const monday = days.find(({ date }) => date === '2026-11-23');
  expect([monday?.before, monday?.after]).toEqual([
    [36, 36, 0],
    [0, 0, 0],
  ]);
});

test('counts the starts of a floor plan without its blocked tables', async () => {
  const id = await open();
  const floor = {
    tables: ['10', '20'].map((number) => ({
      ...{ number, type: 'FourTop', smallestParty: 1, largestParty: 4, audience: TableAudience.EVERYONE },
    })),
  };
  const draft = { tables: { case: 'floor' as const, value: floor } };
  const of = async (date: string) => (await preview(id, draft)).days.find((day) => day.date === date)?.after;
  expect(await of(sunday)).toEqual([36, 36, 0]);
  const block = { localDates: [sunday], fromMinute: 0, untilMinute: 1_440, everything: true };
  await running.evening.blockTables({ restaurantId: id, block, stepId: stepId() }, host(id));
  // A process shows days that are at most a moment out of date.
  await eventually(async () => expect(await of(sunday)).toEqual([0, 0, 0]));
});

test('changes nothing, and names the invalid fields of a draft', async () => {
  const id = await open();
  const wrong = preview(id, {
    availabilityRules: { turnTimes: [{ minutes: 5 }] },
    seatingMinutes: 5,
    tables: { case: 'floor', value: { tables: [] } },
  });
  expect(await outcomeOf(wrong)).toMatchObject({
    fields: [
      { field: 'availabilityRules.turnTimes[0].minutes' },
      { field: 'seatingMinutes' },
      { field: 'floor.tables' },
    ],
  });
  await preview(id, { closures: { weekly: [0, 1, 2, 3, 4, 5, 6] } });
  expect(await outcomeOf(book(id, `${today}T19:00`, 'Ada Later'))).toMatchObject({ code: 'accepted' });
});

test('is for members who may change the settings; all members see why a start is closed, others see nothing', async () => {
  const id = await open({ availabilityRules: { pacing: [{ intervalMinutes: 15, mostCovers: 1 }] } });
  expect(await outcomeOf(preview(id, {}, host(id)))).toMatchObject({ code: 'role-too-low' });
  expect(await outcomeOf(preview(id, {}, owner('other')))).toMatchObject({ code: 'not-found' });
  const request = { restaurantId: id, localDate: today, partySize: 2 };
  const { starts, timezone } = await running.availability[0]!.explainStarts(request, host(id));
  expect(timezone).toBe('Europe/Rome');
  expect(starts.find(({ localMinute }) => localMinute === 1140)).toMatchObject({
    refusedBy: 'pacing',
    turnMinutes: 90,
    explanation: 'Pacing: 0 of 1 covers start between 7:00 PM and 7:15 PM; the one left is too few',
  });
  expect(await outcomeOf(running.availability[0]!.explainStarts(request, host('other')))).toMatchObject({
    code: 'not-found',
  });
  expect(
    await outcomeOf(running.availability[0]!.explainStarts({ ...request, localDate: 'x' }, host(id))),
  ).toMatchObject({
    fields: [{ field: 'localDate' }],
  });
});
