import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { addDays } from '@tablewell/shared/zone';
import { type Evening, host, startEvening, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());

const tomorrow = addDays(today, 1);
const list = (restaurantId: string, localDates: string[]) =>
  running.evening.listParties({ restaurantId, localDates }, host(restaurantId));

/** Stores canceled copies of a reservation. */
async function copy(id: string, count: number): Promise<void> {
  const reservations = running.connection.collection('reservations');
  const stored = await reservations.findOne({ _id: id as never });
  const copies = Array.from({ length: count }, (_, index) => ({
    ...stored,
    _id: `${id.slice(0, -5)}${String(index).padStart(5, '0')}` as never,
    status: 'canceled',
  }));
  await reservations.insertMany(copies);
}

test('a list of hundreds is read a hundred at a time, so that none of it is decoded at a stretch', async () => {
  const name = await running.open();
  await copy(await running.book(name, '19:00'), 499);
  const batches = async () => {
    const status = await running.connection.db?.admin().serverStatus();
    return Number((status as { opcounters: { getmore: number } }).opcounters.getmore);
  };
  const before = await batches();
  const { reservations } = await running.api.searchReservations({ restaurantId: name, text: '' }, host(name));
  expect(reservations).toHaveLength(500);
  expect((await batches()) - before).toBeGreaterThanOrEqual(4);
});

describe('the parties of several days', () => {
  it('have the tables and stages that their evenings show', async () => {
    const name = await running.open(90, 1, 1);
    const seated = await running.book(name, '19:00');
    await running.take(name, seated, Step.SEAT);
    await running.book(name, '19:30');
    const next = await running.api.book(bookingAt(name, `${tomorrow}T20:00`), host(name));
    const { days } = await list(name, [tomorrow, today]);
    expect(
      days.map(({ localDate, parties }) => [
        localDate,
        parties.map(({ stage, tableNumbers }) => [Stage[stage], ...tableNumbers]),
      ]),
    ).toEqual([
      [tomorrow, [['BOOKED', '1']]],
      [
        today,
        [
          ['SEATED', '1'],
          ['BOOKED', '2'],
        ],
      ],
    ]);
    expect(days[0]?.parties[0]?.id).toBe(next.reservation?.id);
    expect(days[1]?.parties).toEqual(await running.parties(name));
  });

  it('leave out the days beyond 2,000 parties', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:00');
    await copy(id, 1_999);
    await running.api.book(bookingAt(name, `${tomorrow}T20:00`), host(name));
    const datesOf = async (dates: string[]) => (await list(name, dates)).days.map((day) => day.localDate);
    expect(await datesOf([today, tomorrow])).toEqual([today]);
    expect(await datesOf([addDays(today, 2), tomorrow, today])).toEqual([addDays(today, 2), tomorrow]);
  });

  it.each([
    ['none', [], 'localDates'],
    ['32', Array.from({ length: 32 }, (_, index) => addDays(today, index)), 'localDates'],
    ['one twice', [today, today], 'localDates'],
    ['one that does not exist', [today, '2026-02-30'], 'localDates[1]'],
  ])('are of 1 to 31 dates, each once: %s', async (_what, dates, field) => {
    const name = await running.open();
    expect(await outcomeOf(list(name, dates))).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
  });

  it('are for members only', async () => {
    const name = await running.open();
    const request = { restaurantId: name, localDates: [today] };
    const foreign = running.evening.listParties(request, host('elsewhere'));
    expect(await outcomeOf(foreign)).toMatchObject({ code: 'not-found' });
    expect(await outcomeOf(running.evening.listParties(request))).toMatchObject({ code: 'sign-in-required' });
  });
});
