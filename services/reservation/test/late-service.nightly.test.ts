import { Role } from '@tablewell/chassis/access';
import { withRequestId } from '@tablewell/chassis/context';
import { as, eventually } from '@tablewell/chassis/testing';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

const tomorrow = '2026-11-21';
let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

/** From 18:00 to 02:00. */
const late = {
  operatingPeriods: [
    { id: 'p', name: 'Dinner', opensAt: 1080, closesAt: 120, intervalMinutes: 30, daysOfWeek: [] },
  ],
};
const instant = (date: string, time: string) => timestampFromDate(new Date(`${date}T${time}:00+01:00`));
const evening = async (id: string, localDate = '') =>
  (await running.evening.getEvening({ restaurantId: id, localDate }, host(id))).evening;
const namesOn = async (id: string, localDate = '') =>
  (await evening(id, localDate))?.parties.map(({ name }) => name);
const bookAt = (id: string, name: string, date: string, time: string) =>
  running.evening.bookParty(
    {
      restaurantId: id,
      name,
      partySize: 2,
      when: { time: { case: 'local', value: `${date}T${time}` } },
      stepId: stepId(),
    },
    host(id),
  );

const owner = (id: string) => as({ userId: 'boss', memberships: [{ restaurantId: id, role: Role.OWNER }] });
const countsOf = async (id: string, startDate: string, endDate = startDate) =>
  (await running.api.listDailyCounts({ restaurantId: id, startDate, endDate }, owner(id))).days.map(
    ({ date, reservations, covers, canceled }) => [date, reservations, covers, canceled],
  );

describe('a service that crosses midnight', () => {
  test('counts as one evening, what starts after midnight included', async () => {
    const id = await running.open(90, 4, 0, late);
    await bookAt(id, 'Late', today, '22:30');
    const { party } = await bookAt(id, 'Later', tomorrow, '00:30');
    await bookAt(id, 'Latest', tomorrow, '01:00');
    await bookAt(id, 'Next', tomorrow, '18:00');
    await running.api.cancelReservation({ id: party?.id ?? '' });
    expect(await countsOf(id, today)).toEqual([[today, 2, 4, 1]]);
    expect(await countsOf(id, today, tomorrow)).toEqual([
      [today, 2, 4, 1],
      [tomorrow, 1, 2, 0],
    ]);
    const range = { restaurantId: id, from: today, until: today };
    expect(await running.availability[0]!.getDemand(range, owner(id))).toMatchObject({ bookedCovers: 4 });
  });

  test('counts parties that were turned away after midnight for the evening before', async () => {
    const id = await running.open(90, 1, 0, late);
    await bookAt(id, 'Later', tomorrow, '00:30');
    await withRequestId(
      'request-of-a-diner',
      () => outcomeOf(running.api.book(bookingAt(id, `${tomorrow}T01:00`))),
      { address: '192.0.2.77', userAgent: 'Test/1.0' },
    );
    const lost = async () =>
      (
        await running.availability[0]!.getDemand({ restaurantId: id, from: today, until: today }, owner(id))
      ).lost.map(({ date, hour }) => [date, hour]);
    await eventually(async () => expect(await lost()).toEqual([[today, 25]]));
  });

  test('is offered to diners as one evening, each start with its own date', async () => {
    running.clock.set(`${today}T12:00:00Z`);
    const id = await running.open(90, 1, 0, late);
    const timesOf = async (date: string, isEvening: boolean) =>
      (
        await running.api.listOfferedTimes({ restaurantId: id, date, partySize: 2, evening: isEvening })
      ).times.map(
        ({ date: own, minute, available }) => `${own.slice(8)} ${minute}${available ? '' : ' full'}`,
      );
    await bookAt(id, 'Later', tomorrow, '00:30');
    const friday = await timesOf(today, true);
    expect([friday[0], ...friday.slice(-5)]).toEqual([
      ...['20 1080', '20 1410 full', '21 0 full', '21 30 full', '21 60 full', '21 90 full'],
    ]);
    expect((await timesOf(tomorrow, true))[0]).toBe('21 1080');
    expect((await timesOf(tomorrow, false)).slice(0, 2)).toEqual(['21 0 full', '21 30 full']);
    expect((await timesOf(today, false)).at(-1)).toBe('20 1410 full');
  });

  test('is open to diners as one evening, also while it is under way after midnight', async () => {
    const id = await running.open(90, 1, 0, late);
    const statesOf = async (isEvening: boolean) => {
      const request = { restaurantId: id, from: '', days: 2, partySize: 2, evening: isEvening };
      const { days } = await running.api.listOfferedDays(request);
      return days.map(({ date, state }) => `${date} ${state}`);
    };
    // Half past midnight in Rome.
    running.clock.set(`${today}T23:20:00Z`);
    expect(await statesOf(true)).toEqual([`${today} open`, `${tomorrow} open`]);
    await bookAt(id, 'Latest', tomorrow, '01:00');
    // A view of a day may be a quarter of a second old.
    await eventually(async () => expect(await statesOf(true)).toEqual([`${today} full`, `${tomorrow} open`]));
    expect(await statesOf(false)).toEqual([`${tomorrow} open`, '2026-11-22 open']);
    running.clock.set(`${tomorrow}T01:30:00Z`);
    expect((await statesOf(true))[0]).toBe(`${today} closed`);
  });

  test('is one evening: its bookings after midnight are on it, and on no other', async () => {
    const id = await running.open(90, 2, 1, late);
    await bookAt(id, 'Late', today, '22:30');
    await bookAt(id, 'Later', tomorrow, '00:30');
    await bookAt(id, 'Next', tomorrow, '18:00');
    expect(await outcomeOf(bookAt(id, 'Never', tomorrow, '02:00'))).toMatchObject({ code: 'not-offered' });
    expect(await namesOn(id)).toEqual(['Late', 'Later']);
    // The diner reads the calendar date.
    expect((await evening(id))?.parties[1]).toMatchObject({ localDate: tomorrow, localMinute: 30 });
    expect(await namesOn(id, tomorrow)).toEqual(['Next']);
    running.clock.set(`${tomorrow}T00:30:00+01:00`);
    expect(await evening(id)).toMatchObject({ localDate: today, parties: [{}, {}] });
    running.clock.set(`${tomorrow}T05:00:00+01:00`);
    expect(await evening(id)).toMatchObject({ localDate: tomorrow, parties: [{ name: 'Next' }] });
  });

  test('lists its starts after midnight beyond 24:00, and is closed as a whole', async () => {
    const closures = { weekly: [], special: [today] };
    const id = await running.open(90, 2, 1, late);
    const starts = async (restaurantId: string, localDate: string) =>
      (await running.evening.listStarts({ restaurantId, localDate, partySize: 2 }, host(restaurantId)))
        .starts;
    expect((await starts(id, today)).map(({ localMinute }) => localMinute).slice(-2)).toEqual([1500, 1530]);
    expect((await starts(id, today)).at(-1)?.startsAt).toEqual(instant(tomorrow, '01:30'));
    const closed = await running.open(90, 2, 1, { ...late, closures });
    expect(await outcomeOf(bookAt(closed, 'Late', tomorrow, '00:30'))).toMatchObject({ code: 'closed' });
    expect(await outcomeOf(bookAt(closed, 'Next', tomorrow, '18:00'))).toMatchObject({ code: 'accepted' });
  });

  test('turns at the hour of the restaurant', async () => {
    const id = await running.open(90, 2, 1, { ...late, dayTurnsAt: 180 });
    running.clock.set(`${tomorrow}T02:59:00+01:00`);
    expect(await evening(id)).toMatchObject({ localDate: today });
    running.clock.set(`${tomorrow}T03:00:00+01:00`);
    expect(await evening(id)).toMatchObject({ localDate: tomorrow });
  });
});

test('a party that sits past midnight is on the evening until it leaves, and its table is given to nobody', async () => {
  const id = await running.open(90, 1, 0, late);
  running.clock.set(`${today}T21:45:00+01:00`);
  const { id: nina } = await running.seatWalkIn(id, { name: 'Nina' });
  running.clock.set(`${tomorrow}T00:55:00+01:00`);
  expect(await namesOn(id)).toEqual(['Nina']);
  expect(await outcomeOf(running.seatWalkIn(id))).toMatchObject({ code: 'no-tables-available' });
  const insisted = running.seatWalkIn(id, { tableNumbers: ['1'], override: true });
  expect(await outcomeOf(insisted)).toMatchObject({
    message: 'Table 1 is taken by Nina (party of 2), who sat down at 21:45.',
  });
  await running.take(id, nina, Step.FINISH);
  expect(await running.seatWalkIn(id)).toMatchObject({ tableNumbers: ['1'] });
});

test('a swap gives nobody the table of a party that sat down after midnight', async () => {
  const id = await running.open(90, 2, 0, late);
  const due = await bookAt(id, 'Dora', today, '22:00');
  const [hers = ''] = (await evening(id))?.parties[0]?.tableNumbers ?? [];
  running.clock.set(`${today}T21:45:00+01:00`);
  const other = hers === '1' ? '2' : '1';
  const nina = await running.seatWalkIn(id, { name: 'Nina', tableNumbers: [other] });
  running.clock.set(`${tomorrow}T00:55:00+01:00`);
  await running.seatWalkIn(id, { name: 'Emma', tableNumbers: [hers], override: true });
  const swap = { reservationId: nina.id, otherReservationId: due.party?.id ?? '', stepId: stepId() };
  expect(await outcomeOf(running.evening.swapParties(swap, host(id)))).toMatchObject({
    code: 'table-taken',
    message: expect.stringContaining('Emma'),
  });
});

test('a party that nobody marked as gone does not keep its table on the next evening', async () => {
  const id = await running.open(90, 1, 0, late);
  running.clock.set(`${today}T21:45:00+01:00`);
  await running.seatWalkIn(id, { name: 'Nina' });
  running.clock.set(`${tomorrow}T19:00:00+01:00`);
  expect(await namesOn(id)).toEqual([]);
  expect(await running.seatWalkIn(id)).toMatchObject({ tableNumbers: ['1'] });
});
