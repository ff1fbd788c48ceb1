import type { NoteKind } from './diner-note';
import type { Override } from './hosts-change';
import { isUnanswered, type Stage, stageOf } from './lifecycle';
import type { StepTaken } from './party-step';
import type { Reservation } from './reservation';

/** A step that was taken or undone. */
export interface Stepped {
  readonly reservation: Reservation;
  readonly step: Pick<StepTaken, 'step' | 'takenAt'>;
  /** Undefined for a walk-in that was seated. */
  readonly previousStage: Stage | undefined;
  readonly undone: boolean;
  /** The party was seated although its table was occupied by another party. */
  readonly overfilled: boolean;
  /** The codes of the rules that a host overrode; absent: none. */
  readonly overridden?: readonly string[];
}

/** How a host made a change. */
export interface ChangeDetails {
  readonly override?: Override | undefined;
  /** The diner gets no message about it. */
  readonly withoutNotice?: boolean;
  /** A host's move or change, whose messages wait for its undo (MESSAGE-13). */
  readonly messagesWait?: boolean;
  /** The version whose change it undoes. */
  readonly undoneVersion?: number;
}

interface Overridable {
  readonly reservation: Reservation;
  readonly override?: Override | undefined;
}

/** What happened to a party, with its state since. */
export type PartyEvent =
  | ({ readonly kind: 'booked' | 'accepted' } & Overridable)
  | {
      readonly kind: 'requested';
      readonly reservation: Reservation;
      /** Set if the request existed before and was changed. */
      readonly previous?: Reservation;
    }
  | ({
      readonly kind: 'changed';
      readonly reservation: Reservation;
      readonly previous: Reservation;
    } & ChangeDetails)
  | {
      readonly kind: 'declined' | 'expired' | 'canceled' | 'restored' | 'deleted';
      readonly reservation: Reservation;
    }
  | ({ readonly kind: 'stepped' } & Stepped)
  | { readonly kind: 'noted'; readonly reservation: Reservation; readonly note: NoteKind }
  | { readonly kind: 'waited'; readonly reservation: Reservation; readonly news: WaitNews };

/**
 * What a party of the waitlist is told: it is in line, its start is offered, its offer ended without an answer, or it waits longer
 * than it was told.
 */
export type WaitNews = 'joined' | 'offered' | 'offer-ended' | 'requoted';

/**
 * The event of a change. A changed request is published as requested again, so that no subscriber takes it for a
 * reservation.
 */
export function changeEvent(
  previous: Reservation,
  reservation: Reservation,
  details: ChangeDetails = {},
): PartyEvent {
  return isUnanswered(stageOf(reservation))
    ? { kind: 'requested', reservation, previous }
    : { kind: 'changed', reservation, previous, ...details };
}
