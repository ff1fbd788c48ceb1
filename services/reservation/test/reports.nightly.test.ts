import { addDays } from '@tablewell/shared/calendar';
import { Role } from '@tablewell/chassis/access';
import { as, eventually } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { LeadBand, ReportKind } from '@tablewell/proto/reservation/v1/report_service_pb';
import { bookingAt, outcomeOf } from './harness';
import { type Evening, host, startEvening, today } from './evening-harness';

// Reports of an evening as it is, and after its reservations were deleted.

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T10:00:00Z`));

const operatingPeriods = [
  { id: 'l', name: 'Lunch', opensAt: 660, closesAt: 900, intervalMinutes: 30, daysOfWeek: [] },
  { id: 'd', name: 'Dinner', opensAt: 1080, closesAt: 120, intervalMinutes: 30, daysOfWeek: [] },
];
const open = () => running.open(90, 20, 20, { operatingPeriods });
const read = (id: string, more: object = {}, by = host(id)) =>
  running.reports.getReports({ restaurantId: id, from: today, until: today, ...more }, by);
const counted = () => running.connection.collection<{ _id: string }>('report_counts');

/** An evening with a party that sat for 80 minutes, a walk-in, a no-show and two cancellations. */
async function evening(): Promise<string> {
  const id = await open();
  const early = await running.book(id, '12:30', {
    partySize: 4,
    originalReferer: 'https://guide.example/rome',
  });
  const noShow = await running.book(id, '19:00');
  const canceled = await running.book(id, '20:00', { partySize: 3 });
  await running.api.book(bookingAt(id, '2026-11-21T01:00'), host(id));
  // The next service day.
  await running.api.book(bookingAt(id, '2026-11-21T12:00', { partySize: 4 }), host(id));
  running.clock.set(`${today}T11:30:00Z`);
  await running.take(id, early, Step.SEAT);
  running.clock.set(`${today}T12:50:00Z`);
  await running.take(id, early, Step.FINISH);
  await running.api.cancelReservation({ id: canceled });
  running.clock.set(`${today}T18:40:00Z`);
  await running.take(id, noShow, Step.NO_SHOW);
  await running.seatWalkIn(id, { partySize: 2 });
  return id;
}

test('an evening is counted by period, by what became of it, by size, quarter of an hour and source', async () => {
  const id = await evening();
  const { covers, attendance, turnTimes, tableUse, sources, daysWithoutCounts, ...lead } = await read(id);
  expect(covers).toMatchObject([
    { date: today, period: 'Lunch', parties: 1, covers: 4, walkIns: 0 },
    { date: today, period: 'Dinner', parties: 2, covers: 4, walkIns: 1 },
  ]);
  expect(attendance).toMatchObject([{ date: today, booked: 4, noShows: 1, canceled: 1, canceledLate: 1 }]);
  expect(turnTimes).toMatchObject([
    { partySize: 4, parties: 1, planned: 90, median: 80, lowerQuartile: 80, upperQuartile: 80 },
  ]);
  const at = (minute: number) => tableUse.find((each) => each.minute === minute);
  expect(at(12 * 60 + 30)).toMatchObject({ weekday: 5, parties: 1, covers: 4, days: 1 });
  // It left at ten to two.
  expect(at(13 * 60 + 45)).toMatchObject({ parties: 1 });
  expect(at(14 * 60)).toBeUndefined();
  expect(at(25 * 60)).toMatchObject({ parties: 1, covers: 2 });
  // By local dates, canceled ones included: the party at one is of the next date.
  expect(sources).toMatchObject([
    { source: 'direct', reservations: 2 },
    { source: 'guide.example', reservations: 1 },
    { source: 'walk-in', reservations: 1 },
  ]);
  expect(daysWithoutCounts).toBe(0);
  // Walk-ins were not made ahead.
  expect(lead.leadTimes).toMatchObject([
    { date: today, band: LeadBand.DAY, reservations: 4, noShows: 1, canceledLate: 1 },
  ]);
  expect(lead.leadTimesKnownFrom).toBe('');
});

const kinds = {
  covers: ReportKind.COVERS,
  attendance: ReportKind.ATTENDANCE,
  turnTimes: ReportKind.TURN_TIMES,
  tableUse: ReportKind.TABLE_USE,
  sources: ReportKind.SOURCES,
  lost: ReportKind.LOST,
  leadTimes: ReportKind.LEAD_TIMES,
} as const;

/** Each report alone is as among all, and the others are empty. */
async function expectEachAlone(id: string): Promise<void> {
  const all = await read(id);
  for (const [name, kind] of Object.entries(kinds)) {
    const alone = await read(id, { only: [kind] });
    for (const other of Object.keys(kinds) as (keyof typeof kinds)[])
      expect([name, other, alone[other]]).toEqual([name, other, other === name ? all[other] : []]);
    expect(alone.daysWithoutCounts).toBe(all.daysWithoutCounts);
  }
  const two = await read(id, { only: [kinds.covers, kinds.turnTimes] });
  expect([two.covers, two.turnTimes]).toEqual([all.covers, all.turnTimes]);
}

test('a report alone is as among all of them, and a kind that does not exist is refused', async () => {
  const id = await evening();
  await expectEachAlone(id);
  const [unspecified, later] = [ReportKind.UNSPECIFIED, 99 as ReportKind];
  for (const kind of [unspecified, later])
    expect(await outcomeOf(read(id, { only: [kinds.covers, kind] }))).toMatchObject({
      ...{ kind: 'invalid', fields: [{ field: 'only' }] },
    });
});

test('reports are the same after the reservations and their personal data are deleted', async () => {
  const id = await evening();
  const before = await read(id);
  running.clock.set('2026-12-25T12:00:00Z');
  await eventually(async () =>
    expect(await counted().countDocuments({ restaurantId: id } as object)).toBe(2),
  );
  const daily = running.connection.collection<{ _id: string }>('daily_counts');
  await eventually(async () => expect(await daily.countDocuments({ restaurantId: id } as object)).toBe(2));
  expect(await read(id)).toEqual(before);
  await expectEachAlone(id);
  const stored = JSON.stringify(
    await counted()
      .find({ restaurantId: id } as object)
      .toArray(),
  );
  expect(stored).not.toMatch(/Ada|Lovelace|guide/);
  // Dates that a former release counted without attendance say how far ahead nothing was booked.
  const withoutAttendance = { $unset: { attendance: '' as const } };
  await counted().updateMany({ restaurantId: id, date: today } as object, withoutAttendance);
  expect(await read(id)).toMatchObject({ leadTimesKnownFrom: '2026-11-21', daysWithoutCounts: 0 });
  // Dates that a former release counted have no such counts, which the answer says.
  await counted().deleteMany({ restaurantId: id, date: today } as object);
  const { covers, sources, daysWithoutCounts } = await read(id);
  expect([covers.length, sources.length, daysWithoutCounts]).toEqual([1, 3, 1]);
});

test('are for members, under a plan with analytics, for a year at most', async () => {
  const id = await open();
  expect((await read(id)).covers).toEqual([]);
  const stranger = as({ userId: 'x', memberships: [{ restaurantId: 'other', role: Role.OWNER }] });
  expect(await outcomeOf(read(id, {}, stranger))).toMatchObject({ code: 'not-found' });
  for (const more of [{ until: '2027-11-21' }, { until: 'tomorrow' }, { until: '2026-11-19' }])
    expect(await outcomeOf(read(id, more))).toMatchObject({ kind: 'invalid', fields: [{ field: 'until' }] });
  expect(await outcomeOf(read(id, { until: '2027-11-20' }))).toMatchObject({ code: 'accepted' });
  await running.publishPlan(id, { monthlyReservations: 50, analytics: false });
  await eventually(async () =>
    expect(await outcomeOf(read(id))).toMatchObject({ code: 'plan-required', requiredPlan: 'premium' }),
  );
});

const bookOn = (id: string, date: string, time: string, partySize: number) =>
  running.api.book(bookingAt(id, `${date}T${time}`, { partySize }), host(id));

/** Evenings of the last weeks: six people book eight days before, four a day before, and two come without a reservation. */
async function fridays(id: string, weeks: number): Promise<void> {
  for (let ago = weeks; ago > 0; ago--) {
    const date = addDays(today, -7 * ago);
    const at = (days: number) => running.clock.set(`${addDays(date, -days)}T12:00:00Z`);
    at(8);
    for (const time of ['18:00', '18:30']) await bookOn(id, date, time, 3);
    at(1);
    await bookOn(id, date, '20:00', 4);
    running.clock.set(`${date}T18:00:00Z`);
    await running.seatWalkIn(id, { partySize: 2 });
  }
  running.clock.set(`${today}T10:00:00Z`);
}

test('a date that is being counted is counted once', async () => {
  const id = await evening();
  const before = await read(id);
  // The job has stored the counts of reports, and not the daily counts yet.
  await counted().insertOne({
    ...{ _id: `${id}:${today}`, restaurantId: id, date: today, stays: [], uses: [] },
    starts: [{ minute: 1140, parties: 9, covers: 9, walkIns: 0, noShows: 0, canceled: 0, canceledLate: 0 }],
  } as never);
  expect(await read(id)).toEqual(before);
});

test('a forecast is what is booked, and what came in on like days, from reservations and from counts alike', async () => {
  const id = await open();
  await fridays(id, 8);
  for (const time of ['18:00', '18:30']) await bookOn(id, addDays(today, 7), time, 3);
  const forecast = async () => running.reports.getForecast({ restaurantId: id }, host(id));
  const { days, errors } = await forecast();
  expect(days).toHaveLength(14);
  // A week before, six were booked, and twelve came.
  expect(days[6]).toMatchObject({ date: addDays(today, 7), daysAhead: 7, booked: 6, forecast: 12 });
  expect(days[0]).toMatchObject({ daysAhead: 1, booked: 0, closed: false });
  expect(days[0]?.forecast).toBeUndefined();
  expect(errors[0]).toMatchObject({ daysAhead: 1, days: 4, meanError: 0, meanCame: 12 });
  // Days of more than a month ago are counts by now.
  await eventually(async () =>
    expect(await counted().countDocuments({ restaurantId: id } as object)).toBeGreaterThanOrEqual(3),
  );
  expect(await forecast()).toMatchObject({ days, errors });
});

test('no forecast is for strangers, and none without analytics', async () => {
  const id = await open();
  const stranger = as({ userId: 'x', memberships: [{ restaurantId: 'other', role: Role.OWNER }] });
  const forecast = (by = host(id)) => outcomeOf(running.reports.getForecast({ restaurantId: id }, by));
  expect(await forecast(stranger)).toMatchObject({ code: 'not-found' });
  await running.publishPlan(id, { monthlyReservations: 50, analytics: false });
  await eventually(async () =>
    expect(await forecast()).toMatchObject({ code: 'plan-required', requiredPlan: 'premium' }),
  );
});

test('end with their restaurant', async () => {
  const id = await evening();
  running.clock.set('2026-12-25T12:00:00Z');
  await eventually(async () =>
    expect(await counted().countDocuments({ restaurantId: id } as object)).toBe(2),
  );
  await running.deleteRestaurant(id);
  await eventually(async () =>
    expect(await counted().countDocuments({ restaurantId: id } as object)).toBe(0),
  );
});
