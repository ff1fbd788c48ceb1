import { RequestState } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T10:00:00Z`));

/** A restaurant with a table for two and one for four, where parties of more than two make requests. */
function openForTwo(holdsTable = false): Promise<string> {
  return running.open(90, 1, 1, {
    availabilityRules: { online: { largestParty: 2 } },
    requests: { expireAfterMinutes: 600, largePartiesHoldTable: holdsTable },
  });
}
const requestTable = (id: string, partySize = 4, time = '19:00') =>
  running.api.book(bookingAt(id, `${today}T${time}`, { partySize }));
const askFor = async (id: string, partySize = 4) => (await requestTable(id, partySize)).reservation?.id ?? '';
const get = async (id: string) => (await running.api.getReservation({ id })).reservation;
const accept = (restaurant: string, reservationId: string, more: object = {}) =>
  running.requests.acceptRequest({ reservationId, stepId: stepId(), ...more }, host(restaurant));
const isOffered = async (id: string, partySize: number) => {
  const { times } = await running.api.listOfferedTimes({ restaurantId: id, date: today, partySize });
  return times.find(({ minute }) => minute === 19 * 60)?.available;
};

test('is offered and made although no table is free, and holds none', async () => {
  const id = await openForTwo();
  await running.book(id, '19:00', { partySize: 4 });
  expect(await isOffered(id, 4)).toBe(true);
  const { reservation } = await requestTable(id);
  expect(reservation?.request).toMatchObject({ state: RequestState.PENDING, holdsTable: false });
  expect(await running.claims(id)).toHaveLength(1);
  expect((await requestTable(id, 2)).reservation?.request).toBeUndefined();
  expect(await isOffered(id, 2)).toBe(false);
  expect(await outcomeOf(requestTable(id, 4, '19:07'))).toMatchObject({ code: 'not-offered' });
  await running.evening.pauseOnlineBookings({ restaurantId: id, minutes: 0, stepId: stepId() }, host(id));
  expect(await outcomeOf(requestTable(id))).toMatchObject({ code: 'online-bookings-paused' });
});

test('holds a table where the owner wants it to', async () => {
  const id = await openForTwo(true);
  expect((await requestTable(id)).reservation?.request).toMatchObject({ holdsTable: true });
  expect(await running.claims(id)).toHaveLength(1);
  expect(await outcomeOf(requestTable(id))).toMatchObject({ code: 'no-tables-available' });
});

test('is accepted with a free table, with chosen ones, or by override without one', async () => {
  const id = await openForTwo();
  const [free, chosen, without] = [await askFor(id), await askFor(id), await askFor(id)];
  expect((await accept(id, free)).reservation).toMatchObject({ tableType: 'FourTop' });
  const full = await outcomeOf(accept(id, without));
  expect(full).toMatchObject({ code: 'no-tables-available' });
  const crowded = { tableNumbers: ['1'], override: true, reason: 'They squeeze in' };
  const { overridden } = await accept(id, chosen, crowded);
  expect(overridden).toEqual(['table-too-small']);
  const insisted = await accept(id, without, { override: true, reason: 'At the bar' });
  expect(insisted.overridden).toEqual(['no-tables-available']);
  const parties = await running.parties(id);
  expect(parties.map(({ tableNumbers }) => tableNumbers.join()).sort()).toEqual(['', '1', '2']);
});

test('gets a table, or releases it, when its size changes', async () => {
  const id = await openForTwo();
  const party = await askFor(id);
  await running.api.changeReservation({ id: party, partySize: 2 });
  expect((await get(party))?.request).toMatchObject({ state: RequestState.PENDING, holdsTable: true });
  expect(await running.claims(id)).toHaveLength(1);
  await running.api.changeReservation({ id: party, partySize: 4 });
  expect((await get(party))?.request).toMatchObject({ state: RequestState.PENDING, holdsTable: false });
  expect(await running.claims(id)).toEqual([]);
});

test('is not made by changing a confirmed reservation online', async () => {
  const id = await openForTwo();
  const party = await askFor(id, 2);
  const change = { id: party, partySize: 3 };
  expect(await outcomeOf(running.api.changeReservation(change))).toMatchObject({
    fields: [{ field: 'partySize' }],
  });
  expect(await outcomeOf(running.api.changeReservation(change, host(id)))).toMatchObject({
    code: 'accepted',
  });
});

test('larger than every table is refused, unless it asks for one, which the staff then finds', async () => {
  const id = await running.open(90, 1, 1);
  const five = bookingAt(id, `${today}T19:00`, { partySize: 5 });
  expect(await outcomeOf(running.api.book(five))).toMatchObject({ code: 'no-tables-available' });
  const { reservation } = await running.api.book({ ...five, asks: true });
  expect(reservation?.request).toMatchObject({ state: RequestState.PENDING, holdsTable: false });
  expect(await running.claims(id)).toEqual([]);
  const reservationId = reservation?.id ?? '';
  await running.api.changeReservation({ id: reservationId, partySize: 6 });
  expect((await get(reservationId))?.request).toMatchObject({ holdsTable: false });
  const accepted = await accept(id, reservationId, { override: true, reason: 'Two tables side by side' });
  expect(accepted.reservation?.request).toMatchObject({ state: RequestState.ACCEPTED });
  expect(
    (await running.api.book({ ...five, partySize: 4, asks: true })).reservation?.request,
  ).toBeUndefined();
});

test('is refused beyond a hundred without a table', async () => {
  const id = await openForTwo();
  await Promise.all(Array.from({ length: 100 }, () => requestTable(id)));
  expect(await outcomeOf(requestTable(id))).toMatchObject({ code: 'too-many-requests' });
  expect(await running.requests.listRequests({ restaurantId: id }, host(id))).toMatchObject({ total: 100 });
});
