import { eventually } from '@tablewell/chassis/testing';
import { RequestState } from '@tablewell/proto/reservation/v1/reservation_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T10:00:00Z`));

const hourMs = 3_600_000;
let restaurants = 0;

/** A restaurant with this many tables for two, which answers every booking itself. */
async function openAsking(tables = 1, more: object = {}): Promise<string> {
  const id = `asking-${(restaurants += 1)}`;
  const tableTypes = [{ key: 'TwoTop', count: tables, capacity: 2 }];
  await running.publishRestaurant(id, { tableTypes, seatingMinutes: 90, autoConfirm: false, ...more });
  return id;
}
const requestTable = async (id: string, time = '19:00', more: object = {}) => {
  const { reservation } = await running.api.book(bookingAt(id, `${today}T${time}`, more));
  if (!reservation) throw new Error('no reservation');
  return reservation;
};
const get = async (id: string) => (await running.api.getReservation({ id })).reservation!;
const list = (id: string) => running.requests.listRequests({ restaurantId: id }, host(id));
const accept = (restaurant: string, reservationId: string, more: object = {}) =>
  running.requests.acceptRequest({ reservationId, stepId: stepId(), ...more }, host(restaurant));
const decline = (restaurant: string, reservationId: string, more: object = {}) =>
  running.requests.declineRequest({ reservationId, stepId: stepId(), ...more }, host(restaurant));
const eventsOf = async (reservationId: string) => {
  type Stored = { _id: string; outbox: { event: string }[] };
  const found = await running.connection.collection<Stored>('reservations').findOne({ _id: reservationId });
  return found?.outbox.map(({ event }) => event) ?? [];
};

test('a public booking is a request that holds its table, and one by the staff is not', async () => {
  const id = await openAsking(2);
  const { request, stage, status } = await requestTable(id);
  expect(request).toMatchObject({ state: RequestState.PENDING, holdsTable: true, words: '' });
  expect(Number(request?.expiresAt?.seconds) * 1000).toBe(Date.parse(`${today}T18:00:00Z`));
  expect([stage, status]).toEqual([Stage.REQUESTED, 1]);
  const own = await running.book(id, '19:00');
  expect((await get(own)).request).toBeUndefined();
  expect(await outcomeOf(requestTable(id))).toMatchObject({ code: 'no-tables-available' });
  expect(await list(id)).toMatchObject({ total: 1, requests: [{ name: 'Ada Lovelace' }] });
  const parties = await running.parties(id);
  expect(new Set(parties.map((party) => party.stage))).toEqual(new Set([Stage.REQUESTED, Stage.BOOKED]));
});

test('with automatic confirmation nothing is a request', async () => {
  const id = await openAsking(1, { autoConfirm: true });
  const reservation = await requestTable(id);
  expect([reservation.request, reservation.stage]).toEqual([undefined, Stage.BOOKED]);
  expect(await eventsOf(reservation.id)).toEqual(['reservation.booked']);
});

test('is accepted once, and then is a reservation', async () => {
  const id = await openAsking();
  const { id: party } = await requestTable(id);
  expect(await outcomeOf(running.take(id, party, Step.ARRIVE))).toMatchObject({ code: 'step-not-allowed' });
  const call = { stepId: stepId() };
  const { reservation } = await accept(id, party, call);
  expect(reservation).toMatchObject({ stage: Stage.BOOKED, request: { state: RequestState.ACCEPTED } });
  await accept(id, party, call);
  const again = await outcomeOf(accept(id, party));
  expect(again).toMatchObject({
    code: 'request-answered',
    message: 'This request was already accepted by Sam Host.',
  });
  expect(await outcomeOf(decline(id, party))).toMatchObject({ code: 'request-answered' });
  expect(await eventsOf(party)).toEqual(['reservation.requested', 'reservation.accepted']);
  expect((await list(id)).total).toBe(0);
  await running.take(id, party, Step.ARRIVE);
  expect(await running.claims(id)).toHaveLength(1);
});

test('is declined once with words to the diner, and its table is free again', async () => {
  const id = await openAsking();
  const { id: party } = await requestTable(id);
  const call = { words: ' We have a <private> party. ', stepId: stepId() };
  const { reservation } = await decline(id, party, call);
  expect(reservation).toMatchObject({
    status: 2,
    request: { state: RequestState.DECLINED, words: 'We have a private party.' },
  });
  await decline(id, party, call);
  expect(await outcomeOf(accept(id, party))).toMatchObject({ code: 'request-answered' });
  expect(await eventsOf(party)).toEqual(['reservation.requested', 'reservation.declined']);
  expect((await requestTable(id)).request?.state).toBe(RequestState.PENDING);
});

test('expires once at one of two processes, and its table is free again', async () => {
  const id = await openAsking(1, { requests: { expireAfterMinutes: 60 } });
  const { id: party } = await requestTable(id);
  running.clock.advance(hourMs - 1_000);
  expect((await get(party)).request?.state).toBe(RequestState.PENDING);
  running.clock.advance(1_000);
  await eventually(async () => expect((await get(party)).request?.state).toBe(RequestState.EXPIRED));
  expect(await outcomeOf(accept(id, party))).toMatchObject({
    message: 'This request expired before it was answered.',
  });
  expect(await eventsOf(party)).toEqual(['reservation.requested', 'reservation.expired']);
  await eventually(async () => expect(await running.claims(id)).toEqual([]));
});

test('is changed and withdrawn by the diner, and stays a request meanwhile', async () => {
  const id = await openAsking(2);
  const { id: party } = await requestTable(id);
  const moved = { id: party, when: { time: { case: 'local' as const, value: `${today}T12:30` } } };
  const { reservation } = await running.api.changeReservation(moved);
  expect(reservation?.request).toMatchObject({ state: RequestState.PENDING });
  expect(Number(reservation?.request?.expiresAt?.seconds) * 1000).toBe(Date.parse(`${today}T11:30:00Z`));
  await running.api.changeReservation({ id: party, notes: 'By the window' });
  await running.api.cancelReservation({ id: party });
  expect((await get(party)).request).toMatchObject({ state: RequestState.WITHDRAWN, holdsTable: false });
  expect(await outcomeOf(accept(id, party))).toMatchObject({ message: 'This request was withdrawn.' });
  const requested = 'reservation.requested';
  expect(await eventsOf(party)).toEqual([requested, requested, requested, 'reservation.canceled']);
  await running.api.restoreReservation({ id: party }, host(id));
  expect(await get(party)).toMatchObject({ stage: Stage.BOOKED, request: { state: RequestState.ACCEPTED } });
});

test('counts as requested neither among reservations nor among canceled ones', async () => {
  const id = await openAsking(3);
  await requestTable(id);
  const { id: declined } = await requestTable(id);
  await decline(id, declined);
  await running.book(id, '19:00');
  const range = { restaurantId: id, startDate: today, endDate: today };
  const { days } = await running.api.listDailyCounts(range, host(id));
  expect(days).toMatchObject([{ reservations: 1, covers: 2, canceled: 1 }]);
});

test('counts against the month until it is declined', async () => {
  const id = await openAsking(3);
  await running.publishPlan(id, { monthlyReservations: 1 });
  const { id: party } = await requestTable(id);
  expect(await outcomeOf(requestTable(id))).toMatchObject({ code: 'monthly-limit' });
  await decline(id, party);
  expect((await requestTable(id)).request?.state).toBe(RequestState.PENDING);
});

test.each<[string, object, string]>([
  ['no reason for an override', { override: true }, 'reason'],
  ['a long reason', { override: true, reason: 'x'.repeat(201) }, 'reason'],
  ['no id', { stepId: 'x' }, 'stepId'],
])('an acceptance with %s is refused with the field’s name', async (_what, more, field) => {
  const id = await openAsking();
  const { id: party } = await requestTable(id);
  expect(await outcomeOf(accept(id, party, more))).toMatchObject({ fields: [{ field }] });
  expect((await get(party)).request?.state).toBe(RequestState.PENDING);
});

test('an overlong message is refused with the field’s name, and an answer by anyone but members', async () => {
  const id = await openAsking();
  const { id: party } = await requestTable(id);
  const long = { words: 'x'.repeat(301) };
  expect(await outcomeOf(decline(id, party, long))).toMatchObject({ fields: [{ field: 'words' }] });
  for (const call of [accept, decline]) {
    expect(await outcomeOf(call('other', party))).toMatchObject({ code: 'not-found' });
  }
  const open = { reservationId: party, stepId: stepId() };
  expect(await outcomeOf(running.requests.acceptRequest(open))).not.toMatchObject({ code: 'accepted' });
  const foreign = running.requests.listRequests({ restaurantId: id }, host('other'));
  expect(await outcomeOf(foreign)).toMatchObject({ code: 'not-found' });
  expect((await get(party)).request?.state).toBe(RequestState.PENDING);
});

test('no table is sold twice, and each request has one answer, with 24 racing diners and hosts', async () => {
  const id = await openAsking(8);
  const requested = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const outcome = await running.apis[index % 2]!.book(bookingAt(id, `${today}T19:00`)).catch(
        () => undefined,
      );
      return outcome?.reservation?.id;
    }),
  );
  const waiting = requested.flatMap((each) => each ?? []);
  expect(waiting).toHaveLength(8);
  const answers = await Promise.all(
    waiting.flatMap((party) => [outcomeOf(accept(id, party)), outcomeOf(decline(id, party))]),
  );
  expect(answers.filter(({ code }) => code === 'accepted')).toHaveLength(8);
  const booked = (await running.parties(id)).filter(({ stage }) => stage === Stage.BOOKED).length;
  await eventually(async () => expect(await running.claims(id)).toHaveLength(booked));
  const free = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(requestTable(id))));
  expect(free.filter(({ code }) => code === 'accepted')).toHaveLength(8 - booked);
});
