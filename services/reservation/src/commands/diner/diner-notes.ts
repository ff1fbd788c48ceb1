import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import {
  lateOf,
  type NoteKind,
  refuseLate,
  refuseLateMinutes,
  refuseMessage,
  refuseWords,
} from '../../party/diner-note';
import { stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import { findByLink } from '../access';
import type { Booked } from './book';
import { revise } from '../revise';
import { refuseStepId } from '../host/step-input';

/** Records that a party will be late, or on time after all, for the holder of the id (AFTER-3). Idempotent. */
export function sayLate(ports: Ports) {
  return async ({
    reservationId,
    minutes,
  }: {
    readonly reservationId: string;
    readonly minutes: number;
  }): Promise<Booked | Refusal> =>
    refuseLateMinutes(minutes) ??
    note(ports, reservationId, minutes === 0 ? 'on-time' : 'late', (current) => {
      if ((lateOf(current)?.minutes ?? 0) === minutes) return 'unchanged';
      const now = ports.clock();
      const refused = refuseLate(current, stageOf(current), now);
      if (refused) return refused;
      const late = minutes === 0 ? undefined : { minutes, saidAt: now, startsAt: current.placement.from };
      return { ...current, late, lateNotices: (current.lateNotices ?? 0) + 1 };
    });
}

/**
 * Sends a message to the restaurant, for the holder of the id (AFTER-4). A message that is sent again is stored once.
 */
export function sendMessage(ports: Ports) {
  return async (command: {
    readonly reservationId: string;
    readonly messageId: string;
    readonly words: string;
  }): Promise<Booked | Refusal> => {
    const { reservationId, messageId: id } = command;
    const words = sanitize(command.words);
    const bad = refuseStepId(id, 'messageId') ?? refuseWords(words);
    if (bad) return bad;
    return note(ports, reservationId, 'message', (current) => {
      const { messages = [] } = current;
      if (messages.some((message) => message.id === id)) return 'unchanged';
      const now = ports.clock();
      const refused = refuseMessage(current, stageOf(current), now);
      return refused ?? { ...current, messages: [...messages, { id, words, sentAt: now }] };
    });
  };
}

/** Withdraws the consent to marketing mails, for the holder of the id (DINER-4). Idempotent. */
export function withdrawConsent(ports: Ports) {
  return async ({ reservationId }: { readonly reservationId: string }): Promise<Booked | Refusal> =>
    note(ports, reservationId, 'consent-withdrawn', (current) => {
      const { marketingConsent } = current;
      if (!marketingConsent || marketingConsent.withdrawnAt) return 'unchanged';
      return { ...current, marketingConsent: { ...marketingConsent, withdrawnAt: ports.clock() } };
    });
}

/** Changes a reservation by a diner's note, which leaves time and table unchanged. */
async function note(
  ports: Ports,
  reservationId: string,
  kind: NoteKind,
  change: (current: Reservation) => Reservation | Refusal | 'unchanged',
): Promise<Booked | Refusal> {
  const reservation = await revise(
    ports,
    () => findByLink(ports, reservationId),
    async (current) => {
      const next = change(current);
      if (next === 'unchanged' || isRefusal(next)) return next;
      return { next, event: (reservation) => ({ kind: 'noted', reservation, note: kind }) };
    },
  );
  if (isRefusal(reservation)) return reservation;
  const restaurant = await ports.restaurants.find(reservation.restaurantId);
  return restaurant ? { reservation, restaurant } : notFound('Reservation not found.');
}
