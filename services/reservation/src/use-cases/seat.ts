import { type Reservation } from '../domain/reservation';
import { storedStage, stageOf } from '../domain/lifecycle';
import type { Stretch } from '../domain/occupancy';
import type { Placement } from '../domain/place-party';
import { plannedTables, tablesFor } from '../domain/seat-party';
import { recordOf } from '../domain/take-step';
import { requestTables } from './hosts-claim';
import type { PlannedStep, StepContext } from './planned-step';

const minuteMs = 60_000;

/** From when until when a party has its table that sits down at an instant (TABLE-5, PARTY-4). */
export function stayFrom(takenAt: Date, seatingMinutes: number): Stretch {
  const from = Math.floor(takenAt.getTime() / minuteMs) * minuteMs;
  return { from, until: from + seatingMinutes * minuteMs };
}

/** The plan of a party that sits: its time stays, with the tables and the service days of its claim. */
export function seatedPlan(
  { date, minute, from, until }: Placement,
  { tableType, tables, tableNumbers, pinned, dates }: Placement,
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
  };
}

/** Seats a party: at the chosen tables, or at those that are planned. */
export function planSeating(
  { ports, restaurant, current, asked, stage, now }: StepContext,
  anyway: boolean,
): PlannedStep {
  const { partySize, placement } = current;
  const { tableNumbers } = asked;
  const stretch = stayFrom(asked.takenAt, restaurant.seatingMinutes);
  const { date, minute } = placement;
  const { request, outcome } = requestTables({
    restaurant,
    partySize,
    stretch,
    when: { date, minute },
    seated: true,
    now,
    choose: (rules, claims, own) =>
      tableNumbers.length > 0
        ? tablesFor(rules, claims, { partySize, stretch, tableNumbers, anyway })
        : plannedTables(rules, claims, { partySize, stretch }, { ...placement, own }),
  });
  return {
    outcome,
    revision: {
      next: { ...current, ...storedStage(stage), seatingMinutes: restaurant.seatingMinutes },
      request,
      settle: (next, claimed): Reservation => ({
        ...next,
        placement: claimed ? seatedPlan(placement, claimed) : placement,
        seating: stretch,
        steps: [...(current.steps ?? []), recordOf(current, asked, next.version, now)],
      }),
      event: (reservation) =>
        ports.eventFactory.stepped({
          reservation,
          step: asked,
          previousStage: stageOf(current),
          undone: false,
          overfilled: outcome.overfilled,
        }),
    },
  };
}
