import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { holdsTable, stageOf } from '../../party/lifecycle';
import type { Placement } from '../../day/claims/placement';
import { changeEvent } from '../../party/party-event';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { stayOf } from '../../party/claim-of';
import { hasSameClaim, keepTables, retakeTable } from '../../evening/retake-table';
import { type Undone, undoStep as decideUndo } from '../../party/undo-step';
import type { Ports } from '../../ports';
import { onlyForMember } from '../access';
import { requestTables } from './hosts-claim';
import { type StepResult, stepResult } from './displaced-parties';
import { type Revision, reviseWithEffects } from '../revise';
import { seatedPlan } from './seat';
import { refuseStepInput, initiatorOf } from './step-input';

/** Undoes the last step of a party, for members. Idempotent (PARTY-3). */
export function undoStep(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { reservationId, stepId }: { reservationId: string; stepId: string },
  ): Promise<StepResult | Refusal> => {
    const revised = await reviseWithEffects(
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
        if (undone === 'done') return 'unchanged';
        if (isRefusal(undone)) return undone;
        return undone.stage === 'deleted'
          ? planRemoval(current, undone)
          : planUndo(restaurant, current, undone, now);
      },
    );
    return stepResult(ports, revised);
  };
}

/** Deletes a walk-in whose seating is undone, with its personal data, like a reservation. */
function planRemoval(current: Reservation, { party }: Undone): Revision {
  return {
    next: { ...party, name: '', phoneNumber: '', notes: '' },
    event: ({ version }) => ({ kind: 'deleted', reservation: { ...current, version } }),
  };
}

function planUndo(
  restaurant: RestaurantRules,
  current: Reservation,
  { party, step }: Undone,
  now: Date,
): Revision {
  const isMoved = party.placement.from !== current.placement.from;
  const replan = (next: Reservation): Reservation =>
    isMoved ? { ...next, replannedVersion: next.version } : next;
  const isResized = party.partySize !== current.partySize;
  const event: Revision['event'] = (reservation, { overfilled }) =>
    isMoved || isResized
      ? changeEvent(current, reservation, {
          withoutNotice: isResized || step.withoutNotice === true,
          undoneVersion: step.version,
        })
      : { kind: 'stepped', reservation, step, previousStage: stageOf(current), undone: true, overfilled };
  if (!holdsTable(stageOf(party)) || hasSameClaim(current, party))
    return { next: party, settle: replan, event };
  const { date, minute } = party.placement;
  const request = requestTables({
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
  return { next: party, request, settle, event };
}

/** The plan and the stay of a party that has a table again; the next party may need it before the turn ends. */
function seatedAgain({ placement, seating }: Reservation, claimed: Placement) {
  return {
    placement: seatedPlan(placement, claimed),
    ...(seating ? { seating: { from: seating.from, until: Math.min(seating.until, claimed.until) } } : {}),
  };
}
