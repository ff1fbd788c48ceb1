import { type Reservation } from '../../party/reservation';
import { storedStage, stageOf } from '../../party/lifecycle';
import type { Placement } from '../../day/claims/placement';
import { plannedTables, tablesFor } from '../../evening/seat-party';
import { neededBy } from '../../day/claims/overstay';
import { endingBy, stayFrom, turnMinutesOf, wholeMinute } from '../../day/claims/stay';
import { recordOf } from '../../party/take-step';
import { requestTables } from './hosts-claim';
import type { Revision } from '../revise';
import type { StepContext } from './step-context';

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

/** Seats a party at the chosen tables, or at the planned ones. */
export function planSeating(
  { restaurant, current, requested, stage, now }: StepContext,
  { override, until }: { readonly override: boolean; readonly until?: Date | undefined },
): Revision {
  const { partySize, placement } = current;
  const { tableNumbers } = requested;
  const { date, minute } = placement;
  // The rules of the planned time apply, whether it sits down early or late (PARTY-4, AVAIL-1).
  const turn = stayFrom(restaurant, wholeMinute(requested.takenAt), { date, minute }, partySize);
  const stay = until ? endingBy(turn, until.getTime()) : turn;
  const interval = neededBy(stay, now.getTime());
  const request = requestTables({
    restaurant,
    partySize,
    stay,
    when: { date, minute },
    seated: true,
    now,
    choose: (rules, claims, own) =>
      tableNumbers.length > 0
        ? tablesFor(rules, claims, { partySize, interval, tableNumbers, override })
        : plannedTables(rules, claims, { partySize, area: current.area, interval }, { ...placement, own }),
  });
  return {
    next: { ...current, ...storedStage(stage), seatingMinutes: turnMinutesOf(stay) },
    request,
    settle: (next, claimed): Reservation => ({
      ...next,
      placement: claimed ? seatedPlan(placement, claimed) : placement,
      seating: { from: stay.from, until: claimed?.until ?? stay.until },
      steps: [...(current.steps ?? []), recordOf(current, requested, next.version, now)],
    }),
    event: (reservation, { overfilled }) => ({
      kind: 'stepped',
      reservation,
      step: requested,
      previousStage: stageOf(current),
      undone: false,
      overfilled,
    }),
  };
}
