import { RequestState } from '@tablewell/proto/reservation/v1/reservation_pb';
import { eventually } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let on: Evening;
beforeAll(async () => (on = await startEvening()));
afterAll(() => on?.stop());
beforeEach(() => on.clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
const newId = () => `ruled-${(restaurants += 1)}`;
const tomorrow = '2026-11-21';
const minutesAvailable = async (id: string, date = tomorrow, partySize = 2) => {
  const { times } = await on.api.listOfferedTimes({ restaurantId: id, date, partySize });
  return times.filter(({ available }) => available).map(({ minute }) => minute);
};
const reservationOf = async (id: string, time: string, more: Parameters<typeof bookingAt>[2] = {}) =>
  (await on.api.book(bookingAt(id, `${today}T${time}`, more))).reservation?.id ?? '';
const special = (more: object) => ({ id: 's', name: 'Feast', from: tomorrow, until: tomorrow, ...more });

describe('published rules', () => {
  const closing = { specialDays: [special({ closed: true })] };
  const refusalOn = async (id: string) =>
    (await on.api.listOfferedTimes({ restaurantId: id, date: tomorrow, partySize: 2 })).dayRefusal;

  test('apply until others are published; an event without rules leaves them unchanged', async () => {
    const id = newId();
    await on.publishRestaurant(id, { availabilityRules: closing });
    expect(await refusalOn(id)).toBe('closed');
    await on.publishRestaurant(id, { name: 'Another name' });
    expect(await refusalOn(id)).toBe('closed');
    await on.publishRestaurant(id, { availabilityRules: {} });
    expect(await refusalOn(id)).toBe('');
  });

  test('apply in the order of their versions, even if a later event does not mention them', async () => {
    const id = newId();
    await on.publishRestaurant(id);
    const earlier = on.nextVersion();
    const later = on.nextVersion();
    await on.publishVersion(id, later, { name: 'Later' });
    await on.api.awaitRestaurant({ restaurantId: id, version: later });
    await on.publishVersion(id, earlier, { availabilityRules: closing });
    await eventually(async () => expect(await refusalOn(id)).toBe('closed'));
    await on.publishVersion(id, earlier - 1n, { availabilityRules: {} });
    await on.publishRestaurant('marker');
    expect(await refusalOn(id)).toBe('closed');
  });
});

test('a special day has its own starts, for diners and for hosts', async () => {
  const id = newId();
  const periods = [{ id: 'g', name: 'Gala', opensAt: 1080, closesAt: 1200, intervalMinutes: 60 }];
  await on.publishRestaurant(id, {
    availabilityRules: { specialDays: [special({ periods: { items: periods } })] },
  });
  expect(await minutesAvailable(id)).toEqual([1080, 1140]);
  const { starts } = await on.evening.listStarts(
    { restaurantId: id, localDate: tomorrow, partySize: 2 },
    host(id),
  );
  expect(starts.map(({ localMinute }) => localMinute)).toEqual([1080, 1140]);
  expect((await outcomeOf(on.api.book(bookingAt(id, `${tomorrow}T12:00`)))).code).toBe('not-offered');
});

test('a party is booked, seated and shown for its turn time, and its table stays free for the pause after it', async () => {
  const id = newId();
  await on.publishRestaurant(id, {
    tableTypes: [{ key: 'FourTop', count: 1, capacity: 4 }],
    availabilityRules: { turnTimes: [{ minutes: 120, smallestParty: 3 }], pauseMinutes: 15 },
  });
  const reservationId = await reservationOf(id, '19:00', { partySize: 3 });
  const party = async () => (await on.parties(id)).find((each) => each.id === reservationId);
  const heldMinutes = async () => {
    const { heldFrom, heldUntil } = (await party()) ?? {};
    return Number((heldUntil?.seconds ?? 0n) - (heldFrom?.seconds ?? 0n)) / 60;
  };
  expect(await heldMinutes()).toBe(120);
  const ask = { restaurantId: id, localDate: today };
  const { evening: shown } = await on.evening.getEvening(ask, host(id));
  expect(shown?.turnMinutesBySize.slice(0, 4)).toEqual([90, 90, 120, 120]);
  const { starts } = await on.evening.listStarts({ ...ask, partySize: 3 }, host(id));
  expect(new Set(starts.map(({ turnMinutes }) => turnMinutes))).toEqual(new Set([120]));
  const evening = await minutesAvailable(id, today, 2);
  expect(evening.filter((minute) => minute >= 18 * 60)).toEqual([1290, 1320, 1350, 1380, 1410]);
  expect(evening.filter((minute) => minute < 19 * 60).at(-1)).toBe(17 * 60);

  on.clock.set(`${today}T17:55:00Z`);
  await on.take(id, reservationId, Step.SEAT);
  expect(await heldMinutes()).toBe(120);
  const [claim] = (await on.claims(id)) as unknown as { from: number; until: number }[];
  expect(((claim?.until ?? 0) - (claim?.from ?? 0)) / 60_000).toBe(135);
  const walkIn = await outcomeOf(
    on.evening.seatWalkIn({ restaurantId: id, partySize: 2, stepId: stepId() }, host(id)),
  );
  expect(walkIn.code).toBe('no-tables-available');
});

test('the last moments to change and to cancel apply only to the public, and not to the correction of a name', async () => {
  const id = newId();
  await on.publishRestaurant(id, {
    availabilityRules: { bookingWindows: [{ lastChangeMinutes: 60, lastCancelMinutes: 120 }] },
  });
  const reservationId = await reservationOf(id, '19:00');
  on.clock.set(`${today}T17:30:00Z`);
  const change = (more: object, by?: ReturnType<typeof host>) =>
    outcomeOf(on.api.changeReservation({ id: reservationId, ...more }, by));
  expect((await change({ partySize: 1 })).code).toBe('too-late-to-change');
  expect((await change({ name: 'Ada King' })).code).toBe('accepted');
  expect((await change({ partySize: 1 }, host(id))).code).toBe('accepted');
  expect((await outcomeOf(on.api.cancelReservation({ id: reservationId }))).code).toBe('too-late-to-cancel');
  expect((await outcomeOf(on.api.cancelReservation({ id: reservationId }, host(id)))).code).toBe('accepted');
});

test('a public booking of a party above the online sizes becomes a request', async () => {
  const id = newId();
  await on.publishRestaurant(id, {
    tableTypes: [{ key: 'TenTop', count: 3, capacity: 10 }],
    availabilityRules: { online: { largestParty: 6 } },
  });
  const book = async (partySize: number, by?: ReturnType<typeof host>) =>
    (await on.api.book(bookingAt(id, `${today}T19:00`, { partySize }), by)).reservation?.request?.state;
  expect(await book(7)).toBe(RequestState.PENDING);
  expect(await book(6)).toBeUndefined();
  expect(await book(7, host(id))).toBeUndefined();
});
