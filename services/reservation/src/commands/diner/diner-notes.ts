import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { refuseLateMinutes, refuseWords } from '../../party/diner-note';
import { readSharingConsent, type SharingConsent } from '../../party/guest-sharing';
import * as party from '../../party/note';
import type { Outcome, Write } from '../../party/outcome';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import { findByLink } from '../access';
import type { Booked } from './book';
import { revise, type RevisingPorts } from '../revise';
import { refuseStepId } from '../host/step-input';

type NotePorts = RevisingPorts & Pick<Ports, 'restaurants'>;

/** Records that a party will be late, or on time after all, for the holder of the id (AFTER-3). Idempotent. */
export function sayLate(ports: NotePorts) {
  return async (command: {
    readonly reservationId: string;
    readonly minutes: number;
  }): Promise<Booked | Refusal> => {
    const { reservationId, minutes } = command;
    const sayIt = (current: Reservation, write: Write) => party.sayLate(current, { minutes }, write);
    return refuseLateMinutes(minutes) ?? note(ports, reservationId, sayIt);
  };
}

/**
 * Sends a message to the restaurant, for the holder of the id (AFTER-4). A message that is sent again is stored once.
 */
export function sendMessage(ports: NotePorts) {
  return async (command: {
    readonly reservationId: string;
    readonly messageId: string;
    readonly words: string;
  }): Promise<Booked | Refusal> => {
    const { reservationId, messageId: id } = command;
    const words = sanitize(command.words);
    const bad = refuseStepId(id, 'messageId') ?? refuseWords(words);
    if (bad) return bad;
    return note(ports, reservationId, (current, write) => party.sendMessage(current, { id, words }, write));
  };
}

/** Withdraws the consent to marketing mails, for the holder of the id (DINER-4). Idempotent. */
export function withdrawConsent(ports: NotePorts) {
  return async ({ reservationId }: { readonly reservationId: string }): Promise<Booked | Refusal> =>
    note(ports, reservationId, party.withdrawConsent);
}

/**
 * Records whether the diner agrees to sharing in the restaurant's group, for the holder of the id (GROUP-21), who agrees
 * only if nobody is signed in. An end is recorded from anybody, also where the consent was given with another booking. Idempotent.
 */
export function chooseSharing(ports: NotePorts) {
  return async (
    actor: Actor | undefined,
    command: {
      readonly reservationId: string;
      /** Undefined: it is ended. */
      readonly consent: SharingConsent | undefined;
    },
  ): Promise<Booked | Refusal> => {
    const consent = command.consent && readSharingConsent(actor, command.consent);
    if (isRefusal(consent)) return consent;
    return note(ports, command.reservationId, (current, write) =>
      party.chooseSharing(current, consent, write),
    );
  };
}

/** Changes a reservation by a diner's note. */
async function note(
  ports: NotePorts,
  reservationId: string,
  verb: (current: Reservation, write: Write) => Outcome,
): Promise<Booked | Refusal> {
  const reservation = await revise(
    ports,
    () => findByLink(ports, reservationId),
    async (current) => ({ change: (write) => verb(current, write) }),
  );
  if (isRefusal(reservation)) return reservation;
  const restaurant = await ports.restaurants.find(reservation.restaurantId);
  return restaurant ? { reservation, restaurant } : notFound('Reservation not found.');
}
