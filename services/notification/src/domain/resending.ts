import { isToPhone } from './channels';
import { type Kind, type Message, tellsEnd } from './message';
import { isTextKind } from './message-templates';
import type { Reservation } from './read-copies';

/** A reservation as it is now. */
export interface PartyNow {
  readonly reservation: Reservation;
  /** Whether it has not ended: not canceled, declined or withdrawn. */
  readonly isActive: boolean;
  readonly isConfirmed: boolean;
}

/** What a message tells of a reservation: it is repeated word for word while this is the same (MESSAGE-27). */
export const toldOf = ({ startsAt, partySize, name, area = '', request }: Reservation): string =>
  JSON.stringify([startsAt.getTime(), partySize, name, area, request?.words ?? '']);

/** Whether what a kind of message tells is still so; an answer in a member's words is. */
function isStillTrue(kind: Kind, { reservation, isActive }: PartyNow, now: Date): boolean {
  if (kind === 'staff-answer') return true;
  if (reservation.startsAt <= now) return false;
  if (tellsEnd(kind)) return !isActive;
  const asks = kind === 'reservation-requested' || kind === 'reservation-request-changed';
  return isActive && asks === (reservation.request?.isPending ?? false);
}

/** Whether a message went to another number than the reservation's, and can be sent again to that one (MESSAGE-27). */
export function canResend(
  { channel, kind, to }: Pick<Message, 'channel' | 'kind' | 'to'>,
  party: PartyNow,
  given: { readonly phone: string | undefined; readonly now: Date },
): boolean {
  const { phone } = given;
  if (!isToPhone(channel) || !isTextKind(kind)) return false;
  return phone !== undefined && to !== phone && isStillTrue(kind, party, given.now);
}

/**
 * Whether a message is repeated as it was written. A reminder of several reservations is written again, because the
 * others belong to the old number, which may be somebody else's.
 */
export const isAsWritten = (
  { kind, told, choices = [] }: Pick<Message, 'kind' | 'told' | 'choices'>,
  reservation: Reservation,
): boolean => kind === 'staff-answer' || (told === toldOf(reservation) && choices.length <= 1);
