import { refusals } from '../restaurant/refusals';
import { type ConfirmationWay, withConfirmation } from './confirmation';
import { next, stageOf, storedStage } from './lifecycle';
import { nextVersion, type Outcome, type Write } from './outcome';
import { accepted, withdrawn } from './request';
import { replanned } from './reservation';
import type { Reservation } from './reservation';
import { overForDiner, stepNotAllowed } from './step-refusals';

/** Cancels a reservation or a request (BOOKING-9, BOOKING-12), unless the party is seated or gone (PARTY-8). */
export function cancel(
  party: Reservation,
  {
    isTooLate,
    declinedBy,
  }: {
    readonly isTooLate: boolean;
    /** How the diner said that the party does not come; undefined: a member canceled. */
    readonly declinedBy?: ConfirmationWay | undefined;
  },
  write: Write,
): Outcome {
  const stage = next(stageOf(party), 'cancel');
  if (stage === 'same') return 'unchanged';
  if (stage === 'refused') return overForDiner(stageOf(party));
  if (isTooLate) return refusals.tooLateToCancel();
  const request = withdrawn(party.request);
  const canceled = nextVersion(party, write, { ...storedStage(stage), request });
  const reservation = declinedBy ? withConfirmation(canceled, 'declined', declinedBy, write.at) : canceled;
  return { next: reservation, events: [{ kind: 'canceled', reservation }] };
}

/** Restores a canceled reservation at its table, or at another one (BOOKING-11); a withdrawn request is accepted. */
export function restore(party: Reservation, write: Write): Outcome {
  // A party that left the waitlist joins it again: nothing was promised that could be restored.
  if (party.wait && party.status === 'canceled') return stepNotAllowed(party, '');
  const stage = next(stageOf(party), 'restore');
  if (stage === 'same' || stage === 'refused') return 'unchanged';
  const booked = nextVersion(party, write, {
    ...storedStage(stage),
    request: accepted(party.request),
    confirmation: undefined,
  });
  const reservation = replanned(booked, write.claimed?.placement);
  return { next: reservation, events: [{ kind: 'restored', reservation }] };
}

/** Deletes a reservation with its personal data. The event has it as it was. */
export function remove(party: Reservation, write: Write): Outcome {
  const stage = next(stageOf(party), 'delete');
  if (stage === 'same' || stage === 'refused') return 'unchanged';
  const erased = { name: '', phoneNumber: '', notes: '' };
  const { version } = write;
  return {
    next: nextVersion(party, write, { ...storedStage(stage), ...erased }),
    events: [{ kind: 'deleted', reservation: { ...party, version } }],
  };
}
