import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { ConfirmationWay } from '../../party/confirmation';
import { lateRefusals } from '../../party/diner-note';
import { isAwaited, isUnanswered, stageOf } from '../../party/lifecycle';
import * as party from '../../party/note';
import type { Outcome, Write } from '../../party/outcome';
import { overForDiner } from '../../party/step-refusals';
import { refusals } from '../../restaurant/refusals';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import { findByLink } from '../access';
import { revise, type RevisingPorts } from '../revise';
import type { Booked } from './book';
import { answerOfferBySms } from '../waitlist/answer-offer';
import { answerReady } from '../waitlist/answer-ready';
import { cancel } from './cancel';

type AnsweringPorts = RevisingPorts & Pick<Ports, 'restaurants'>;

/** Records that a party comes, for the holder of the id (PARTY-18). Idempotent. */
export function confirm(ports: AnsweringPorts) {
  return async (reservationId: string): Promise<Booked | Refusal> => {
    const reservation = await confirmParty(ports, reservationId, 'link', (current) => {
      const stage = stageOf(current);
      if (stage === 'canceled') return refusals.canceled();
      if (isUnanswered(stage)) return lateRefusals.notConfirmed();
      const isAhead = isAwaited(stage) || stage === 'arrived';
      return isAhead ? undefined : overForDiner(stage);
    });
    if (isRefusal(reservation)) return reservation;
    const restaurant = await ports.restaurants.find(reservation.restaurantId);
    return restaurant ? { reservation, restaurant } : notFound('Reservation not found.');
  };
}

function confirmParty(
  ports: RevisingPorts,
  id: string,
  by: ConfirmationWay,
  refuse: (current: Reservation) => Refusal | undefined,
): Promise<Reservation | Refusal> {
  return revise(
    ports,
    () => findByLink(ports, id),
    async (current) => ({
      change: (write) => {
        const confirmed = party.confirm(current, by, write);
        return confirmed === 'unchanged' ? (refuse(current) ?? confirmed) : confirmed;
      },
    }),
  );
}

/** A diner's answer by SMS to a reminder, or to the question of a late party. */
export interface ReminderAnswer {
  readonly replyId: string;
  readonly reservationId: string;
  readonly restaurantId: string;
  readonly answer: 'confirm' | 'cancel' | 'late';
  /** The party's time as the reminder told it. */
  readonly startsAt: Date;
  /** Of `late`: in how many minutes it comes, from when it said so. */
  readonly minutes?: number;
  readonly saidAt?: Date;
}

/**
 * Takes an answer by the rules for diners; one that is delivered again changes nothing (PARTY-19). An answer about
 * another time than the party's confirms nothing. A refused cancellation becomes a note, by which the diner is told.
 */
export function answerReminder(ports: AnsweringPorts & Pick<Ports, 'quotas'>) {
  const ready = answerReady(ports);
  const offer = answerOfferBySms(ports);
  return async (reply: ReminderAnswer) => {
    const { replyId, reservationId: id, restaurantId, answer, startsAt } = reply;
    const known = await ports.reservations.find(id);
    if (!known || known.restaurantId !== restaurantId) return;
    if (known.wait?.forStart) return offer(reply);
    if (known.wait) return ready(reply);
    if (answer === 'confirm') {
      if (known.placement.from === startsAt.getTime()) await confirmParty(ports, id, 'sms', () => undefined);
      return;
    }
    if (answer === 'late') {
      const { minutes = 0, saidAt = ports.clock(restaurantId) } = reply;
      if (known.placement.from === startsAt.getTime())
        await note(ports, id, (current, write) =>
          party.answerLate(current, { replyId, minutes, saidAt }, write),
        );
      return;
    }
    const canceled = await cancel(ports)(undefined, id, 'sms');
    if (!isRefusal(canceled) || canceled.kind === 'not-found') return;
    if (canceled.kind === 'unavailable') throw canceled;
    await note(ports, id, (current, write) => party.refuseToCancel(current, replyId, write));
  };
}

/** Notes something at a party. One that is changed by others too often is tried again with the event. */
async function note(
  ports: RevisingPorts,
  id: string,
  verb: (current: Reservation, write: Write) => Outcome,
): Promise<void> {
  const noted = await revise(
    ports,
    () => findByLink(ports, id),
    async (current) => ({ change: (write) => verb(current, write) }),
  );
  if (isRefusal(noted) && noted.kind === 'unavailable') throw noted;
}
