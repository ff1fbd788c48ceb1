import type { Placement } from '../day/claims/placement';
import { remove } from './cancel';
import { nextVersion, type Outcome, type Write } from './outcome';
import { changeEvent } from './party-event';
import { findStep, lastStep, type StepTaken, type StepInitiator, undoUntil } from './party-step';
import type { Reservation } from './reservation';
import { seatedPlan } from './seat';
import { changedSince, undoRefusals } from './step-refusals';
import { stepEvent } from './take-step';
import { isReadyOver, waitAgain } from './wait';
import { lapsed } from './wait-after';

/**
 * Undoes the last step of a party (PARTY-3). A walk-in whose seating is undone is deleted, as if it had never come, with
 * its personal data.
 */
export function undo(
  party: Reservation,
  {
    stepId,
    by,
    timezone,
  }: { readonly stepId: string; readonly by: StepInitiator; readonly timezone: string },
  write: Write,
): Outcome {
  const step = findStep(party, stepId);
  if (!step) return undoRefusals.unknown();
  if (step.undone) return 'unchanged';
  if (lastStep(party)?.id !== stepId) return undoRefusals.notLast(party, timezone);
  if (!isAsTheStepLeftIt(party, step)) return changedSince(party, timezone);
  if (step.swapped) return undoRefusals.swapped();
  if (!undoUntil(party, step, write.at)) return undoRefusals.tooLate();
  const undone = { at: write.at, by };
  const steps = (party.steps ?? []).map((each) => (each.id === stepId ? { ...each, undone } : each));
  if (!step.before) return remove({ ...party, steps }, write);

  const { placement = party.placement, seating, partySize = party.partySize } = step.before;
  const wait = step.before.wait && party.wait && waitAgain(step.before.wait, party.wait);
  // A table whose time has ended in the meantime went back.
  const isLapsed = step.before.progress === 'ready' && isReadyOver({ wait }, write.at.getTime());
  const progress = isLapsed ? 'waiting' : step.before.progress;
  const { confirmation } = step.step === 'confirm' ? step.before : party;
  // The diner's later announcements stay.
  const { late } = step.step === 'late' && party.late?.by === 'host' ? step.before : party;
  const { peopleHere } = step.before;
  const isMoved = placement.from !== party.placement.from;
  const isResized = partySize !== party.partySize;
  const reservation = nextVersion(party, write, {
    ...{ steps, status: 'active', progress, partySize, confirmation, late, peopleHere },
    ...(wait ? { wait: isLapsed ? lapsed(wait) : wait } : {}),
    ...seatedAgain({ placement, seating }, write.claimed?.placement),
    ...(isMoved ? { replannedVersion: write.version } : {}),
  });
  const withoutNotice = isResized || step.withoutNotice === true;
  const event =
    isMoved || isResized
      ? changeEvent(party, reservation, { withoutNotice, undoneVersion: step.version })
      : { ...stepEvent(party, reservation, step, write), undone: true };
  return { next: reservation, events: [event] };
}

/** The plan and the stay of a party that has a table again; the next party may need it before the turn ends. */
function seatedAgain(
  { placement, seating }: Pick<Reservation, 'placement' | 'seating'>,
  claimed: Placement | undefined,
): Pick<Reservation, 'placement' | 'seating'> {
  if (!claimed) return { placement, seating };
  const bounded = seating && { ...seating, until: Math.min(seating.until, claimed.until) };
  return { placement: seatedPlan(placement, claimed), seating: bounded };
}

/** False for a party whose time or size was changed after the step, or that was canceled by anything else. */
function isAsTheStepLeftIt(party: Reservation, { version, step }: StepTaken): boolean {
  const ends = party.status === 'canceled' && (step === 'leave' || step === 'turn-away');
  return (party.status === 'active' || ends) && (party.replannedVersion ?? 0) <= version;
}
