import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  eventually,
  fixedClock,
  publishedEvents,
  publishEntry,
  refusalOf,
} from '@tablewell/chassis/testing';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { ConfirmationWay, ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Api, bookingAt, type EveningApi, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T15:00:00Z');
const host = as({ userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.HOST }] });
const minuteMs = 60_000;
let running: Reservations;
let api: Api;
let evenings: EveningApi;
let count = 0;

beforeAll(async () => {
  running = await startReservations(clock);
  [api] = running.apis as [Api];
  [evenings] = running.evenings as [EveningApi];
  await running.publishRestaurant('r1', { tableTypes: [{ key: 'FourTop', count: 99, capacity: 4 }] });
});
afterAll(() => running?.stop());
beforeEach(() => clock.set('2026-11-20T15:00:00Z'));

async function booked(partySize = 2) {
  const { reservation } = await api.book({ ...bookingAt('r1', '2026-11-21T19:00'), partySize });
  if (!reservation?.startsAt) throw new Error('nothing was booked');
  const { id } = reservation;
  const startsAt = timestampDate(reservation.startsAt);
  const moveTo = (minutes: number) => clock.set(new Date(startsAt.getTime() + minutes * minuteMs));
  const known = async () => (await api.getReservation({ id })).reservation;
  const take = async (stepId: string, step: Step, more = {}) =>
    (await evenings.takeStep({ reservationId: id, step, stepId, ...more }, host)).party;
  /** In minutes after its time. */
  const expected = async () => {
    const { late } = (await known()) ?? {};
    return late?.expectedAt && (timestampDate(late.expectedAt).getTime() - startsAt.getTime()) / minuteMs;
  };
  /** An answer by SMS, delivered twice. */
  const reply = async (minutes: number, answer = ReplyAnswer.LATE) => {
    const replyId = `SM${++count}`;
    const at = clock();
    const about = { restaurantId: 'r1', reservationId: id, startsAt: timestampFromDate(startsAt) };
    for (const copy of ['first', 'again'])
      await publishEntry(
        running.bus,
        outboxEntry(events.replyReceived, { ...about, replyId, answer, minutes }, { id: replyId + copy, at }),
      );
  };
  return { id, moveTo, known, take, expected, reply };
}

const notesOf = async (id: string) =>
  (await publishedEvents(running.bus, events.reservationNoted))
    .filter(({ reservation }) => reservation?.id === id)
    .map(({ note }) => note);

describe('a party that answers when it comes', () => {
  test('is expected then, once for each answer, and hosts see it', async () => {
    const party = await booked();
    party.moveTo(15);
    await party.reply(20);
    await eventually(async () => expect(await party.expected()).toBe(35));
    party.moveTo(30);
    await party.reply(30);
    await eventually(async () => expect(await party.expected()).toBe(60));
    expect(await notesOf(party.id)).toEqual([DinerNote.LATE, DinerNote.LATE]);
    const { evening } = await evenings.getEvening({ restaurantId: 'r1', localDate: '2026-11-21' }, host);
    expect(evening?.parties.find(({ id }) => id === party.id)?.late).toMatchObject({
      ...{ minutes: 60, by: ConfirmationWay.SMS },
    });
  });

  test('cancels with 9 as by its link, and is no no-show', async () => {
    const other = await booked();
    const party = await booked();
    party.moveTo(15);
    await party.reply(0, ReplyAnswer.CANCEL);
    await eventually(async () => expect((await party.known())?.status).toBe(ReservationStatus.CANCELED));
    await party.reply(20);
    other.moveTo(16);
    await other.reply(10);
    await eventually(async () => expect(await other.expected()).toBe(26));
    expect((await party.known())?.late).toBeUndefined();
  });

  test('a host notes the same in one step, which can be undone', async () => {
    const party = await booked();
    party.moveTo(12);
    const late = await party.take('comes-late', Step.LATE, { minutes: 20 });
    expect(late).toMatchObject({ stage: Stage.BOOKED, late: { minutes: 32, by: ConfirmationWay.HOST } });
    expect((await party.take('comes-late', Step.LATE, { minutes: 20 }))?.version).toBe(late?.version);
    for (const minutes of [0, 15])
      expect(
        (await refusalOf(party.take('other-late', Step.LATE, { minutes })))?.fields?.map(
          ({ field }) => field,
        ),
      ).toEqual(['minutes']);
    await evenings.undoStep({ reservationId: party.id, stepId: 'comes-late' }, host);
    expect((await party.known())?.late).toBeUndefined();
    await party.take('they-are-here', Step.ARRIVE);
    expect(await refusalOf(party.take('later-still', Step.LATE, { minutes: 10 }))).toMatchObject({
      code: 'step-not-allowed',
    });
  });
});

describe('a party of which some are here', () => {
  test('waits as arrived and sits as seated, until the rest comes with the same step', async () => {
    const party = await booked(4);
    party.moveTo(-5);
    expect(await party.take('two-arrive', Step.ARRIVE, { peopleHere: 2 })).toMatchObject({
      ...{ stage: Stage.ARRIVED, peopleHere: 2, steps: [{ peopleHere: 2 }] },
    });
    party.moveTo(0);
    const seated = await party.take('two-sit-down', Step.SEAT, { peopleHere: 2 });
    expect(seated).toMatchObject({ stage: Stage.SEATED, peopleHere: 2 });
    party.moveTo(10);
    const all = await party.take('all-sit-down', Step.SEAT);
    expect(all).toMatchObject({ stage: Stage.SEATED, peopleHere: 0 });
    expect([all?.heldFrom, all?.turnEndsAt]).toEqual([seated?.heldFrom, seated?.turnEndsAt]);
    expect((await party.take('all-sit-down', Step.SEAT))?.version).toBe(all?.version);
    const { party: undone } = await evenings.undoStep(
      { reservationId: party.id, stepId: 'all-sit-down' },
      host,
    );
    expect(undone).toMatchObject({ stage: Stage.SEATED, peopleHere: 2 });
    expect(await party.known()).toMatchObject({ peopleHere: 2, partySize: 4 });
    const stepped = await publishedEvents(running.bus, events.reservationStepped);
    expect(
      stepped.flatMap(({ reservation }) => (reservation?.id === party.id ? [reservation.peopleHere] : [])),
    ).toEqual([2, 2, 0, 2]);
  });

  test('has no more people here than it has', async () => {
    const party = await booked();
    party.moveTo(0);
    const refused = await refusalOf(party.take('too-many', Step.ARRIVE, { peopleHere: 2 }));
    expect(refused?.fields).toMatchObject([{ field: 'peopleHere' }]);
  });
});
