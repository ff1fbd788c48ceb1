import { eventually } from '@tablewell/chassis/testing';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { type Api, bookingAt, type EveningApi, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

const pause = (id: string, minutes: number, more: { stepId?: string; localDate?: string } = {}) =>
  running.evening.pauseOnlineBookings({ restaurantId: id, minutes, stepId: stepId(), ...more }, host(id));
const resume = (id: string) =>
  running.evening.resumeOnlineBookings({ restaurantId: id, stepId: stepId() }, host(id));
const bookOnline = (id: string, local: string, index = 0) =>
  outcomeOf((running.apis[index] as Api).book(bookingAt(id, local)));
const timesOf = async (id: string, options?: ReturnType<typeof host>) => {
  const { times } = await running.api.listOfferedTimes(
    { restaurantId: id, date: today, partySize: 2 },
    options,
  );
  return times.filter(({ available }) => available).map(({ minute }) => minute);
};
const shown = async (id: string) =>
  (await running.evening.getEvening({ restaurantId: id }, host(id))).evening?.onlinePause;

test('refuses near starts to diners, with a message, and not to the staff', async () => {
  const id = await running.open(30, 20);
  await pause(id, 60);
  const refused = await bookOnline(id, `${today}T19:30`);
  expect(refused).toMatchObject({ code: 'online-bookings-paused' });
  expect(refused).toHaveProperty('message', expect.stringContaining('paused until 8:00 PM'));
  expect(await bookOnline(id, `${today}T20:00`)).toMatchObject({ code: 'accepted' });
  expect(await running.book(id, '19:30')).not.toBe('');
  await eventually(async () => expect((await timesOf(id))[0]).toBe(20 * 60));
  expect((await timesOf(id, host(id)))[0]).toBe(19 * 60);
});

test('shows until when and by whom, and ends at once when it is resumed', async () => {
  const id = await running.open(30, 20);
  expect(await shown(id)).toBeUndefined();
  await pause(id, 0);
  expect(await shown(id)).toMatchObject({ restOfNight: true, by: 'Sam Host' });
  await resume(id);
  expect(await bookOnline(id, `${today}T19:30`)).toMatchObject({ code: 'accepted' });
  expect(await shown(id)).toMatchObject({ until: { seconds: BigInt(running.clock().getTime() / 1000) } });
});

test('sent again, is made once', async () => {
  const id = await running.open();
  const step = stepId();
  await pause(id, 30, { stepId: step });
  await resume(id);
  await pause(id, 30, { stepId: step });
  expect(await bookOnline(id, `${today}T19:00`)).toMatchObject({ code: 'accepted' });
});

test('past midnight applies on both days, and a shorter one replaces it on both', async () => {
  const id = await running.open(30, 20);
  running.clock.set(`${today}T22:30:00Z`);
  await pause(id, 0);
  const other = '2026-11-21T06:00';
  expect(await bookOnline(id, other)).toMatchObject({ code: 'accepted' });
  const days = running.connection.collection<{ restaurantId: string; onlinePause?: { until: number } }>(
    'service_days',
  );
  const ends = async () =>
    (await days.find({ restaurantId: id }).toArray()).map(({ onlinePause }) => onlinePause?.until);
  expect(new Set(await ends()).size).toBe(1);
  await pause(id, 30);
  expect(new Set(await ends())).toEqual(new Set([running.clock().getTime() + 30 * 60_000]));
});

test('no booking of 64 racing diners is made after the response to the pause', async () => {
  const id = await running.open(30, 99);
  const attempts = Array.from({ length: 64 }, (_, index) => async () => {
    await new Promise((resolve) => setTimeout(resolve, index % 16));
    const requestedAt = performance.now();
    const { code } = await bookOnline(id, `${today}T19:30`, index % 2);
    return { requestedAt, code };
  });
  const racing = attempts.map((attempt) => attempt());
  await new Promise((resolve) => setTimeout(resolve, 5));
  await (running.evenings[1] as EveningApi).pauseOnlineBookings(
    { restaurantId: id, minutes: 60, stepId: stepId() },
    host(id),
  );
  const answeredAt = performance.now();
  const booked = async () => (await running.claims(id)).length;
  const outcomes = await Promise.all(racing);
  const many = outcomes.filter(({ code }) => code === 'accepted').length;
  for (const { requestedAt, code } of outcomes) {
    expect(['accepted', 'online-bookings-paused']).toContain(code);
    if (requestedAt > answeredAt) expect(code).toBe('online-bookings-paused');
  }
  expect(await booked()).toBe(many);
  expect(await bookOnline(id, `${today}T19:30`)).toMatchObject({ code: 'online-bookings-paused' });
});

test('stays when the tables of its day are reassigned, and a party keeps its time', async () => {
  const id = await running.open(30, 2);
  const { reservation } = await running.api.book(bookingAt(id, `${today}T19:30`));
  await pause(id, 60);
  await running.publishRestaurant(id, {
    tableTypes: [{ key: 'FourTop', count: 5, capacity: 4 }],
    seatingMinutes: 30,
  });
  expect(await bookOnline(id, `${today}T19:30`)).toMatchObject({ code: 'online-bookings-paused' });
  const changed = running.api.changeReservation({ id: reservation?.id ?? '', partySize: 1 });
  expect(await outcomeOf(changed)).toMatchObject({ code: 'accepted' });
});

test('is refused with the field’s name, and to everyone but members', async () => {
  const id = await running.open();
  expect(await outcomeOf(pause(id, 45))).toMatchObject({ fields: [{ field: 'minutes' }] });
  expect(await outcomeOf(pause(id, 30, { stepId: 'x' }))).toMatchObject({ fields: [{ field: 'stepId' }] });
  const request = { restaurantId: id, minutes: 30, stepId: stepId() };
  expect(await outcomeOf(running.evening.pauseOnlineBookings(request))).toMatchObject({
    code: 'sign-in-required',
  });
  expect(await outcomeOf(running.evening.pauseOnlineBookings(request, host('other')))).toMatchObject({
    code: 'not-found',
  });
  expect(await shown(id)).toBeUndefined();
});

test('is deleted with its restaurant', async () => {
  const id = await running.open();
  await pause(id, 30);
  await running.deleteRestaurant(id);
  const days = running.connection.collection<{ restaurantId: string }>('service_days');
  await eventually(async () => expect(await days.countDocuments({ restaurantId: id })).toBe(0));
});
