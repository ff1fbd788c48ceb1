import type { Refusal } from '@tablewell/chassis/refusal';
import { type Stage, stageOf } from './lifecycle';
import { findStep, lastStep, type StepTaken, type StepInitiator, undoUntil } from './party-step';
import type { Reservation } from './reservation';
import { changedSince, undoRefusals } from './step-refusals';

/** The party as it was before its last step, and its stage then. */
export interface Undone {
  readonly party: Reservation;
  readonly step: StepTaken;
  readonly stage: Stage;
}

/**
 * Undoes the last step of a party (PARTY-3): `done` if it is already undone. A walk-in whose seating is undone is
 * deleted, as if it had never come.
 */
export function undoStep(
  party: Reservation,
  stepId: string,
  by: StepInitiator,
  { now, timezone }: { now: Date; timezone: string },
): Undone | 'done' | Refusal {
  const step = findStep(party, stepId);
  if (!step) return undoRefusals.unknown();
  if (step.undone) return 'done';
  if (lastStep(party)?.id !== stepId) return undoRefusals.notLast(party, timezone);
  if (!isAsTheStepLeftIt(party, step)) return changedSince(party, timezone);
  if (step.swapped) return undoRefusals.swapped();
  if (!undoUntil(party, step, now)) return undoRefusals.tooLate();
  const steps = (party.steps ?? []).map((each) =>
    each.id === stepId ? { ...each, undone: { at: now, by } } : each,
  );
  const { before } = step;
  if (!before)
    return { party: { ...party, steps, status: 'deleted', progress: undefined }, step, stage: 'deleted' };
  const { progress, placement = party.placement, seating, partySize = party.partySize } = before;
  const earlier = { ...party, steps, status: 'active', progress, placement, seating, partySize } as const;
  return { party: earlier, step, stage: stageOf(earlier) };
}

/** False for a party whose time or size was changed after the step, or that was canceled. */
function isAsTheStepLeftIt(party: Reservation, { version }: StepTaken): boolean {
  return party.status === 'active' && (party.replannedVersion ?? 0) <= version;
}
