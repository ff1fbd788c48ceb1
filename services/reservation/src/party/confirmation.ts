import { isUnanswered, next, type Stage, stageOf, storedStage } from './lifecycle';
import type { Reservation } from './reservation';

/** How the restaurant knows whether a party comes. */
export type ConfirmationWay = 'sms' | 'link' | 'host';

/** Whether a party comes, as it told the restaurant (PARTY-18). */
export interface Confirmation {
  readonly state: 'confirmed' | 'declined';
  readonly at: Date;
  readonly by: ConfirmationWay;
  /** The start that it concerns; it does not apply to any other. */
  readonly startsAt: number;
}

/** What is known; undefined while nobody has said so, and for another start. */
export function confirmationOf({
  confirmation,
  status,
  placement,
}: Pick<Reservation, 'confirmation' | 'status' | 'placement'>): Confirmation | undefined {
  if (confirmation?.state === 'declined') return status === 'canceled' ? confirmation : undefined;
  return confirmation?.startsAt === placement.from ? confirmation : undefined;
}

/** The party after it said that it comes; undefined if that changes nothing. */
export function confirmedBy(party: Reservation, by: ConfirmationWay, at: Date): Reservation | undefined {
  const stage = next(stageOf(party), 'confirm');
  if (stage === 'same' || stage === 'refused') return undefined;
  return withConfirmation({ ...party, ...storedStage(stage) }, 'confirmed', by, at);
}

export function withConfirmation(
  party: Reservation,
  state: Confirmation['state'],
  by: ConfirmationWay,
  at: Date,
): Reservation {
  return { ...party, confirmation: { state, at, by, startsAt: party.placement.from } };
}

/** The diner chose another time, which says that they come. */
export function movedByDiner(party: Reservation, at: Date): Reservation {
  const stage: Stage = stageOf(party);
  return isUnanswered(stage) ? party : withConfirmation(party, 'confirmed', 'link', at);
}

/** The restaurant chose another time: whether the party comes then is not known. */
export function movedByHost<P extends Pick<Reservation, 'progress'>>(party: P): P {
  return party.progress === 'confirmed' ? { ...party, progress: undefined } : party;
}

/** The party at another instant that is the same time on its clock, where what it said still applies. */
export function keepConfirmation(after: Reservation, before: Reservation): Reservation {
  const { confirmation } = after;
  return confirmation?.startsAt === before.placement.from
    ? { ...after, confirmation: { ...confirmation, startsAt: after.placement.from } }
    : after;
}
