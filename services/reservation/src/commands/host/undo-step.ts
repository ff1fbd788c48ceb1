import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { holdsTable, stageOf } from '../../party/lifecycle';
import type { Placement } from '../../day/claims/placement';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { stayOf } from '../../party/claim-of';
import { hasSameClaim, keepTables, retakeTable } from '../../evening/retake-table';
import { type Undone, undoStep as decideUndo } from '../../evening/undo-step';
import type { Ports } from '../../ports';
import { onlyForMember } from '../access';
import { changeEvent } from '../change-event';
import { requestTables } from './hosts-claim';
import { type StepResult, stepResult } from './displaced-parties';
import type { PlannedStep } from './planned-step';
import { type Revision, revise } from '../revise';
import { seatedPlan } from './seat';
import { refuseStepInput, initiatorOf } from './step-input';

/** Undoes the last step of a party, for members. Idempotent (PARTY-3). */
export function undoStep(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { reservationId, stepId }: { reservationId: string; stepId: string },
  ): Promise<StepResult | Refusal> => {
    let planned: PlannedStep | undefined;
    const answer = await revise(
      ports,
      // A walk-in whose seating was undone is deleted, and the repeated call finds it deleted.
      async () => onlyForMember(actor, await ports.reservations.find(reservationId)),
      async (current) => {
        const now = ports.clock();
        const bad = refuseStepInput({ stepId }, now);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const { timezone } = restaurant;
        const undone = decideUndo(current, stepId, initiatorOf(actor), { now, timezone });
        planned = undefined;
        if (undone === 'done') return 'unchanged';
        if (isRefusal(undone)) return undone;
        planned =
          undone.stage === 'deleted'
            ? { revision: planRemoval(ports, current, undone) }
            : planUndo(ports, restaurant, current, undone, now);
        return planned.revision;
      },
    );
    return stepResult(ports, answer, planned?.outcome);
  };
}

/** Deletes a walk-in whose seating is undone, with its personal data, like a reservation. */
function planRemoval(ports: Ports, current: Reservation, { party }: Undone): Revision {
  return {
    next: { ...party, name: '', phoneNumber: '', notes: '' },
    event: ({ version }) => ports.eventFactory.deleted({ ...current, version }),
  };
}

function planUndo(
  ports: Ports,
  restaurant: RestaurantRules,
  current: Reservation,
  { party, step }: Undone,
  now: Date,
): PlannedStep {
  const isMoved = party.placement.from !== current.placement.from;
  const replan = (next: Reservation): Reservation =>
    isMoved ? { ...next, replannedVersion: next.version } : next;
  const isResized = party.partySize !== current.partySize;
  const event = (overfilled: () => boolean) => (reservation: Reservation) =>
    isMoved || isResized
      ? changeEvent(ports, current)(reservation, {
          withoutNotice: isResized || step.withoutNotice === true,
          undoneVersion: step.version,
        })
      : ports.eventFactory.stepped({
          reservation,
          step,
          previousStage: stageOf(current),
          undone: true,
          overfilled: overfilled(),
        });
  if (!holdsTable(stageOf(party)) || hasSameClaim(current, party))
    return { revision: { next: party, settle: replan, event: event(() => false) } };
  const { date, minute } = party.placement;
  const { request, outcome } = requestTables({
    restaurant,
    partySize: party.partySize,
    stay: stayOf(party),
    when: { date, minute },
    seated: stageOf(party) === 'seated',
    now,
    choose: (rules, claims, own) =>
      own && step.step === 'arrive'
        ? keepTables(rules, claims, own)
        : retakeTable(rules, claims, party, now.getTime(), own),
  });
  const settle = (next: Reservation, claimed: Placement | undefined) =>
    replan(claimed ? { ...next, ...seatedAgain(party, claimed) } : next);
  return { outcome, revision: { next: party, request, settle, event: event(() => outcome.overfilled) } };
}

/** The plan and the stay of a party that has a table again; the next party may need it before the turn ends. */
function seatedAgain({ placement, seating }: Reservation, claimed: Placement) {
  return {
    placement: seatedPlan(placement, claimed),
    ...(seating ? { seating: { from: seating.from, until: Math.min(seating.until, claimed.until) } } : {}),
  };
}
