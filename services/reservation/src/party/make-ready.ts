import { isRefusal } from '@tablewell/chassis/refusal';
import { type Stay, turnMinutesOf } from '../day/claims/stay';
import { storedStage } from './lifecycle';
import { effectsOf, nextVersion, type Outcome, type Write } from './outcome';
import type { Reservation } from './reservation';
import { seatedPlan } from './seat';
import { decideStep, recordOf, type RequestedStep, stepEvent, withStep } from './take-step';
import { readyWait } from './wait-after';

/** A table that is ready for a party on the waitlist. */
interface ReadyTable {
  /** Its stay there, if it sits down at once. */
  readonly stay: Stay;
  /** Until when the table is held. */
  readonly until: Date;
  readonly timezone: string;
}

/** Holds a table for a party on the waitlist (WAIT-5). */
export function makeReady(
  party: Reservation,
  requested: RequestedStep,
  { stay, until, timezone }: ReadyTable,
  write: Write,
): Outcome {
  const stage = decideStep(party, requested, timezone);
  if (stage === 'done') return 'unchanged';
  if (isRefusal(stage)) return stage;
  const claimed = write.claimed?.placement;
  const { placement, wait } = party;
  const reservation = nextVersion(party, write, {
    ...storedStage(stage),
    seatingMinutes: turnMinutesOf(stay),
    placement: claimed ? seatedPlan(placement, claimed) : placement,
    seating: { from: stay.from, until: claimed?.until ?? stay.until },
    ...(wait ? { wait: readyWait(wait, { takenAt: requested.takenAt, until }, effectsOf(write)) } : {}),
    steps: withStep(party, recordOf(party, requested, write)),
  });
  return { next: reservation, events: [stepEvent(party, reservation, requested, write)] };
}
