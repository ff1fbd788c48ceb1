import { isRefusal } from '@tablewell/chassis/refusal';
import type { Placement } from '../day/claims/placement';
import { type Stay, turnMinutesOf } from '../day/claims/stay';
import { stageOf, storedStage } from './lifecycle';
import { effectsOf, nextVersion, type Outcome, type Write } from './outcome';
import type { Reservation } from './reservation';
import { seatedWait } from './wait-after';
import { decideStep, recordOf, type RequestedStep, stepEvent, withStep } from './take-step';

/**
 * Seats a party (PARTY-4). Its stay ends earlier if its table is needed then. For a party that sits already, it notes
 * how many are here (PARTY-21).
 */
export function seat(
  party: Reservation,
  requested: RequestedStep,
  { stay, timezone }: { readonly stay: Stay; readonly timezone: string },
  write: Write,
): Outcome {
  const stage = decideStep(party, requested, timezone);
  if (stage === 'done') return 'unchanged';
  if (isRefusal(stage)) return stage;
  const { peopleHere } = requested;
  const steps = withStep(party, recordOf(party, requested, write));
  if (stageOf(party) === 'seated') {
    const counted = nextVersion(party, write, { peopleHere, steps });
    return { next: counted, events: [stepEvent(party, counted, requested, write)] };
  }
  const { placement } = party;
  const claimed = write.claimed?.placement;
  const reservation = nextVersion(party, write, {
    ...storedStage(stage),
    seatingMinutes: turnMinutesOf(stay),
    placement: claimed ? seatedPlan(placement, claimed) : placement,
    seating: { from: stay.from, until: claimed?.until ?? stay.until },
    peopleHere,
    ...(party.wait ? { wait: seatedWait(party.wait, requested.takenAt, effectsOf(write)) } : {}),
    steps,
  });
  return { next: reservation, events: [stepEvent(party, reservation, requested, write)] };
}

/** The plan of a seated party: its time stays, with the tables and the service days of its claim. */
export function seatedPlan(
  { date, minute, from, until }: Placement,
  { tableType, tables, tableNumbers, pinned, pauseMinutes, dates }: Placement,
): Placement {
  return {
    date,
    minute,
    from,
    until,
    dates,
    tableType,
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pinned ? { pinned } : {}),
    ...(pauseMinutes ? { pauseMinutes } : {}),
  };
}
