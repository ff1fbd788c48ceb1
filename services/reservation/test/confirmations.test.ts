import type { Client } from '@connectrpc/connect';
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
import type { DinerService } from '@tablewell/proto/reservation/v1/diner_service_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import {
  ConfirmationState,
  ConfirmationWay,
  ReservationStatus,
  Stage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Api, bookingAt, type EveningApi, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T15:00:00Z');
const host = as({ userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.HOST }] });
/** The day after, 19:00 in the harness's zone. */
const when = '2026-11-21T19:00';
let running: Reservations;
let api: Api;
let evenings: EveningApi;
let diner: Client<typeof DinerService>;
let count = 0;

beforeAll(async () => {
  running = await startReservations(clock);
  [api] = running.apis as [Api];
  [evenings] = running.evenings as [EveningApi];
  diner = running.diners;
  await running.publishRestaurant('r1');
  await running.publishRestaurant('late', {
    availabilityRules: { bookingWindows: [{ lastCancelMinutes: 120 }] },
  });
});
afterAll(() => running?.stop());

async function booked(restaurantId = 'r1') {
  const { reservation } = await api.book(bookingAt(restaurantId, when));
  if (!reservation?.startsAt) throw new Error('nothing was booked');
  return { id: reservation.id, startsAt: reservation.startsAt };
}

const known = async (id: string) => (await api.getReservation({ id })).reservation;

/** A reply by SMS, delivered twice. */
async function reply(
  id: string,
  answer: ReplyAnswer,
  startsAt: { seconds: bigint; nanos: number },
  restaurantId = 'r1',
) {
  const replyId = `SM${++count}`;
  const given = { restaurantId, reservationId: id, replyId, answer, startsAt };
  for (const copy of ['first', 'again'])
    await publishEntry(
      running.bus,
      outboxEntry(events.replyReceived, given, { id: `${replyId}-${copy}`, at: clock() }),
    );
}

const notesOf = async (id: string) =>
  (await publishedEvents(running.bus, events.reservationNoted))
    .filter(({ reservation }) => reservation?.id === id)
    .map(({ note }) => note);

describe('a party confirms', () => {
  test('by its link, once, and hosts see it', async () => {
    const { id } = await booked();
    await diner.confirm({ reservationId: id });
    const { reservation } = await diner.confirm({ reservationId: id });
    expect(reservation).toMatchObject({
      stage: Stage.CONFIRMED,
      confirmation: { state: ConfirmationState.CONFIRMED, by: ConfirmationWay.LINK },
    });
    await eventually(async () => expect(await notesOf(id)).toEqual([DinerNote.CONFIRMED]));
    const { evening } = await evenings.getEvening({ restaurantId: 'r1', localDate: '2026-11-21' }, host);
    expect(evening?.parties.find((party) => party.id === id)?.confirmation?.by).toBe(ConfirmationWay.LINK);
  });

  test('by SMS, once, however often the reply is delivered', async () => {
    const { id, startsAt } = await booked();
    await reply(id, ReplyAnswer.CONFIRM, startsAt);
    await eventually(async () => expect((await known(id))?.confirmation?.by).toBe(ConfirmationWay.SMS));
    await eventually(async () => expect(await notesOf(id)).toEqual([DinerNote.CONFIRMED]));
  });

  test('not by an answer about another time, nor by one to another restaurant', async () => {
    const { id, startsAt } = await booked();
    await reply(id, ReplyAnswer.CONFIRM, timestampFromDate(new Date('2026-11-21T00:00:00Z')));
    await publishEntry(
      running.bus,
      outboxEntry(
        events.replyReceived,
        { restaurantId: 'r2', reservationId: id, replyId: 'x', answer: ReplyAnswer.CANCEL, startsAt },
        { id: 'foreign', at: clock() },
      ),
    );
    const other = await booked();
    await reply(other.id, ReplyAnswer.CONFIRM, other.startsAt);
    await eventually(async () => expect((await known(other.id))?.confirmation).toBeDefined());
    expect(await known(id)).toMatchObject({ stage: Stage.BOOKED, status: ReservationStatus.ACTIVE });
    expect((await known(id))?.confirmation).toBeUndefined();
  });

  test('not after it was canceled', async () => {
    const { id } = await booked();
    await api.cancelReservation({ id });
    expect(await refusalOf(diner.confirm({ reservationId: id }))).toMatchObject({ code: 'canceled' });
  });
});

describe('a party cancels by SMS', () => {
  test('as if by its link', async () => {
    const { id, startsAt } = await booked();
    await reply(id, ReplyAnswer.CANCEL, startsAt);
    await eventually(async () =>
      expect(await known(id)).toMatchObject({
        status: ReservationStatus.CANCELED,
        confirmation: { state: ConfirmationState.DECLINED, by: ConfirmationWay.SMS },
      }),
    );
    const canceled = await publishedEvents(running.bus, events.reservationCanceled);
    expect(canceled.filter(({ reservation }) => reservation?.id === id)).toHaveLength(1);
    await api.restoreReservation({ id }, host);
    expect((await known(id))?.confirmation).toBeUndefined();
  });

  test('not after the last moment to cancel, which is noted once', async () => {
    const { id, startsAt } = await booked('late');
    clock.set(new Date(timestampDate(startsAt).getTime() - 90 * 60_000));
    try {
      await reply(id, ReplyAnswer.CANCEL, startsAt, 'late');
      await eventually(async () => expect(await notesOf(id)).toEqual([DinerNote.CANCEL_REFUSED]));
      const { status, confirmation } = (await known(id)) ?? {};
      expect({ status, confirmation }).toEqual({ status: ReservationStatus.ACTIVE, confirmation: undefined });
    } finally {
      clock.set('2026-11-20T15:00:00Z');
    }
  });

  test('not once it sits, which is noted once', async () => {
    const { id, startsAt } = await booked();
    await evenings.takeStep({ reservationId: id, step: Step.SEAT, stepId: 'seat-them-1' }, host);
    await reply(id, ReplyAnswer.CANCEL, startsAt);
    await eventually(async () => expect(await notesOf(id)).toEqual([DinerNote.CANCEL_REFUSED]));
    expect((await known(id))?.status).toBe(ReservationStatus.ACTIVE);
  });
});

describe('what a party said', () => {
  test('is known after it chose another time, and not after the restaurant did', async () => {
    const { id } = await booked();
    await api.changeReservation({ id, when: { time: { case: 'local', value: '2026-11-21T19:30' } } });
    expect((await known(id))?.confirmation).toMatchObject({
      state: ConfirmationState.CONFIRMED,
      by: ConfirmationWay.LINK,
    });
    const later = timestampFromDate(new Date('2026-11-21T20:00:00Z'));
    const move = { reservationId: id, stepId: 'move-them-1', startsAt: later, withoutNotice: true };
    await evenings.moveParty(move, host);
    expect((await known(id))?.confirmation).toBeUndefined();
    await evenings.undoStep({ reservationId: id, stepId: 'move-them-1' }, host);
    expect((await known(id))?.confirmation).toBeDefined();
  });

  test('to a host on the phone can be undone, and calls in vain are counted', async () => {
    const { id } = await booked();
    const step = (stepId: string, taken: Step) =>
      evenings.takeStep({ reservationId: id, step: taken, stepId }, host);
    await step('in-vain-1', Step.NO_ANSWER);
    const { party } = await step('in-vain-2', Step.NO_ANSWER);
    expect(party?.steps.map((each) => [each.step, each.undone])).toEqual([
      [Step.NO_ANSWER, false],
      [Step.NO_ANSWER, false],
    ]);
    expect(party?.stage).toBe(Stage.BOOKED);
    const reached = await step('reached-1', Step.CONFIRM);
    expect(reached.party?.confirmation).toMatchObject({ by: ConfirmationWay.HOST });
    const undone = await evenings.undoStep({ reservationId: id, stepId: 'reached-1' }, host);
    expect(undone.party?.confirmation).toBeUndefined();
    expect(undone.party?.stage).toBe(Stage.BOOKED);
  });
});
