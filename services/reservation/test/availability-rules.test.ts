import { RequestState } from '@tablewell/proto/reservation/v1/reservation_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
const newId = () => `ruled-${(restaurants += 1)}`;
const tomorrow = '2026-11-21';
const minutesAvailable = async (id: string, date = tomorrow, partySize = 2) => {
  const { times } = await running.api.listOfferedTimes({ restaurantId: id, date, partySize });
  return times.filter(({ available }) => available).map(({ minute }) => minute);
};
const reservationOf = async (id: string, time: string, more: Parameters<typeof bookingAt>[2] = {}) =>
  (await running.api.book(bookingAt(id, `${today}T${time}`, more))).reservation?.id ?? '';
const special = (more: object) => ({ id: 's', name: 'Feast', from: tomorrow, until: tomorrow, ...more });

describe('published rules', () => {
  const closing = { specialDays: [special({ closed: true })] };
  const refusalOn = async (id: string) =>
    (await running.api.listOfferedTimes({ restaurantId: id, date: tomorrow, partySize: 2 })).dayRefusal;

  test('apply until others are published', async () => {
    const id = newId();
    await running.publishRestaurant(id, { availabilityRules: closing });
    expect(await refusalOn(id)).toBe('closed');
    await running.publishRestaurant(id, { availabilityRules: {} });
    expect(await refusalOn(id)).toBe('');
  });

  test('apply in the order of their versions', async () => {
    const id = newId();
    await running.publishRestaurant(id);
    const earlier = running.nextVersion();
    const later = running.nextVersion();
    await running.publishVersion(id, later, { availabilityRules: closing });
    await running.api.awaitRestaurant({ restaurantId: id, version: later });
    await running.publishVersion(id, earlier, { availabilityRules: {} });
    await running.publishRestaurant('marker');
    expect(await refusalOn(id)).toBe('closed');
  });
});

test('a special day has its own starts, for diners and for hosts', async () => {
  const id = newId();
  const periods = [{ id: 'g', name: 'Gala', opensAt: 1080, closesAt: 1200, intervalMinutes: 60 }];
  await running.publishRestaurant(id, {
    availabilityRules: { specialDays: [special({ periods: { items: periods } })] },
  });
  expect(await minutesAvailable(id)).toEqual([1080, 1140]);
  const { starts } = await running.evening.listStarts(
    { restaurantId: id, localDate: tomorrow, partySize: 2 },
    host(id),
  );
  expect(starts.map(({ localMinute }) => localMinute)).toEqual([1080, 1140]);
  expect((await outcomeOf(running.api.book(bookingAt(id, `${tomorrow}T12:00`)))).code).toBe('not-offered');
});

test('a party is booked, seated and shown for its turn time, and its table stays free for the pause after it', async () => {
  const id = newId();
  await running.publishRestaurant(id, {
    tableTypes: [{ key: 'FourTop', count: 1, capacity: 4 }],
    availabilityRules: { turnTimes: [{ minutes: 120, smallestParty: 3 }], pauseMinutes: 15 },
  });
  const reservationId = await reservationOf(id, '19:00', { partySize: 3 });
  const party = async () => (await running.parties(id)).find((each) => each.id === reservationId);
  const heldMinutes = async () => {
    const { heldFrom, heldUntil } = (await party()) ?? {};
    return Number((heldUntil?.seconds ?? 0n) - (heldFrom?.seconds ?? 0n)) / 60;
  };
  expect(await heldMinutes()).toBe(120);
  const request = { restaurantId: id, localDate: today };
  const { evening: shown } = await running.evening.getEvening(request, host(id));
  expect(shown?.turnMinutesBySize.slice(0, 4)).toEqual([90, 90, 120, 120]);
  const { starts } = await running.evening.listStarts({ ...request, partySize: 3 }, host(id));
  expect(new Set(starts.map(({ turnMinutes }) => turnMinutes))).toEqual(new Set([120]));
  const evening = await minutesAvailable(id, today, 2);
  expect(evening.filter((minute) => minute >= 18 * 60)).toEqual([1290, 1320, 1350, 1380, 1410]);
  expect(evening.filter((minute) => minute < 19 * 60).at(-1)).toBe(17 * 60);

  running.clock.set(`${today}T17:55:00Z`);
  await running.take(id, reservationId, Step.SEAT);
  expect(await heldMinutes()).toBe(120);
  const [claim] = (await running.claims(id)) as unknown as { from: number; until: number }[];
  expect(((claim?.until ?? 0) - (claim?.from ?? 0)) / 60_000).toBe(135);
  const walkIn = await outcomeOf(
    running.evening.seatWalkIn({ restaurantId: id, partySize: 2, stepId: stepId() }, host(id)),
  );
  expect(walkIn.code).toBe('no-tables-available');
});

test('the last moments to change and to cancel apply only to the public, and not to the correction of a name', async () => {
  const id = newId();
  await running.publishRestaurant(id, {
    availabilityRules: { bookingWindows: [{ lastChangeMinutes: 60, lastCancelMinutes: 120 }] },
  });
  const reservationId = await reservationOf(id, '19:00');
  running.clock.set(`${today}T17:30:00Z`);
  const change = (more: object, by?: ReturnType<typeof host>) =>
    outcomeOf(running.api.changeReservation({ id: reservationId, ...more }, by));
  expect((await change({ partySize: 1 })).code).toBe('too-late-to-change');
  expect((await change({ name: 'Ada King' })).code).toBe('accepted');
  expect((await change({ partySize: 1 }, host(id))).code).toBe('accepted');
  expect((await outcomeOf(running.api.cancelReservation({ id: reservationId }))).code).toBe(
    'too-late-to-cancel',
  );
  expect((await outcomeOf(running.api.cancelReservation({ id: reservationId }, host(id)))).code).toBe(
    'accepted',
  );
});

test('a public booking of a party above the online sizes becomes a request', async () => {
  const id = newId();
  await running.publishRestaurant(id, {
    tableTypes: [{ key: 'TenTop', count: 3, capacity: 10 }],
    availabilityRules: { online: { largestParty: 6 } },
  });
  const book = async (partySize: number, by?: ReturnType<typeof host>) =>
    (await running.api.book(bookingAt(id, `${today}T19:00`, { partySize }), by)).reservation?.request?.state;
  expect(await book(7)).toBe(RequestState.PENDING);
  expect(await book(6)).toBeUndefined();
  expect(await book(7, host(id))).toBeUndefined();
});
