import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Api, bookingAt, type EveningApi, type Reservations, startReservations } from './harness';

const early = '2026-11-20T15:00:00Z';
const clock = fixedClock(early);
const restaurants = ['host', 'told', 'full', 'itself', 'never', 'door'];
const memberships = restaurants.map((restaurantId) => ({ restaurantId, role: Role.HOST }));
const host = as({ userId: 'u1', name: 'Sam', memberships });
const minuteMs = 60_000;
let running: Reservations;
let api: Api;
let evenings: EveningApi;

beforeAll(async () => {
  running = await startReservations(clock, 2);
  [api] = running.apis as [Api];
  [evenings] = running.evenings as [EveningApi];
});
afterAll(() => running?.stop());
beforeEach(() => clock.set(early));

const open = (id: string, count: number, more = {}) =>
  running.publishRestaurant(id, {
    tableTypes: [{ key: 'TwoTop', count, capacity: 2 }],
    ...{ giveUpLateAfterMinutes: 30, ...more },
  });

async function booked(restaurantId: string, time = '19:00') {
  const { reservation } = await api.book(bookingAt(restaurantId, `2026-11-21T${time}`));
  if (!reservation?.startsAt) throw new Error('nothing was booked');
  const { id } = reservation;
  const startsAt = timestampDate(reservation.startsAt);
  return {
    id,
    moveTo: (minutes: number) => clock.set(new Date(startsAt.getTime() + minutes * minuteMs)),
    take: async (step: Step, stepId: string, more = {}) =>
      (await evenings.takeStep({ reservationId: id, step, stepId, ...more }, host)).party,
    undo: (stepId: string) => evenings.undoStep({ reservationId: id, stepId }, host),
    shown: async () => {
      const { evening } = await evenings.getEvening({ restaurantId, localDate: '2026-11-21' }, host);
      return evening?.parties.find((party) => party.id === id);
    },
  };
}

const giveUp = Step.GIVE_UP_TABLE;

test('a host gives up the table of a late party, which stays expected without one, and takes that back', async () => {
  await open('host', 2);
  const party = await booked('host');
  const [own = ''] = (await party.shown())?.tableNumbers ?? [];
  party.moveTo(29);
  expect(await refusalOf(party.take(giveUp, 'give-up-1'))).toMatchObject({ code: 'step-not-allowed' });
  party.moveTo(30);
  const without = await party.take(giveUp, 'give-up-1');
  expect(without).toMatchObject({ stage: Stage.BOOKED, tableNumbers: [] });
  expect((await party.take(giveUp, 'give-up-1'))?.version).toBe(without?.version);
  expect((await api.getReservation({ id: party.id })).reservation?.status).toBe(ReservationStatus.ACTIVE);
  expect((await party.shown())?.tableNumbers).toEqual([]);
  await party.undo('give-up-1');
  expect((await party.shown())?.tableNumbers).toHaveLength(1);
  await party.take(giveUp, 'give-up-2');
  const moved = { reservationId: party.id, stepId: 'new-table-1', tableNumbers: [own] };
  expect((await evenings.moveParty(moved, host)).party).toMatchObject({ tableNumbers: [own], pinned: true });
  expect(await party.take(Step.SEAT, 'seat-them')).toMatchObject({
    stage: Stage.SEATED,
    tableNumbers: [own],
  });
});

test('a party keeps its table until the time that it announced, and if the owner gives up none', async () => {
  await open('told', 2);
  const party = await booked('told');
  party.moveTo(20);
  await party.take(Step.LATE, 'comes-late', { minutes: 30 });
  party.moveTo(49);
  expect(await refusalOf(party.take(giveUp, 'give-up-1'))).toMatchObject({ code: 'step-not-allowed' });
  party.moveTo(50);
  expect((await party.take(giveUp, 'give-up-1'))?.tableNumbers).toEqual([]);
  clock.set(early);
  await open('never', 2, { giveUpLateAfterMinutes: undefined });
  const other = await booked('never');
  other.moveTo(90);
  expect(await refusalOf(other.take(giveUp, 'give-up-1'))).toMatchObject({ code: 'step-not-allowed' });
});

test('a party keeps its table if neither another table nor a later start is free for it', async () => {
  await open('full', 1);
  const party = await booked('full', '22:30');
  party.moveTo(30);
  expect(await refusalOf(party.take(giveUp, 'give-up-1'))).toMatchObject({ code: 'no-tables-available' });
  expect((await party.shown())?.tableNumbers).toHaveLength(1);
});

test('a party that comes after all gets a free table, or waits without one', async () => {
  await open('door', 2);
  const party = await booked('door');
  party.moveTo(30);
  await party.take(giveUp, 'give-up-1');
  for (const stepId of ['walk-in-1', 'walk-in-2'])
    await evenings.seatWalkIn({ restaurantId: 'door', partySize: 2, stepId }, host);
  party.moveTo(40);
  expect(await party.take(Step.ARRIVE, 'they-are-here')).toMatchObject({ stage: Stage.ARRIVED });
  expect(await party.shown()).toMatchObject({ stage: Stage.ARRIVED, tableNumbers: [] });
});

test('tables are given up without a host if the owner chose so, once with two processes, and not after an undo', async () => {
  await open('itself', 2, { givesUpLateByItself: true });
  const party = await booked('itself');
  const here = await booked('itself');
  here.moveTo(10);
  await here.take(Step.ARRIVE, 'they-are-here');
  party.moveTo(30);
  await eventually(async () => expect((await party.shown())?.tableNumbers).toEqual([]));
  const [given] = (await party.shown())?.steps ?? [];
  expect(given).toMatchObject({ step: giveUp, by: 'Tablewell' });
  expect((await party.shown())?.stage).toBe(Stage.BOOKED);
  expect((await here.shown())?.tableNumbers).toHaveLength(1);
  await party.undo(given?.id ?? '');
  const other = await booked('itself', '21:00');
  other.moveTo(31);
  await eventually(async () => expect((await other.shown())?.tableNumbers).toEqual([]));
  expect((await party.shown())?.tableNumbers).toHaveLength(1);
  expect((await party.shown())?.steps).toHaveLength(1);
});
