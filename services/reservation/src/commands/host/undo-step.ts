import type { Actor } from '@tablewell/chassis/access';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { holdsTable, stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { stayOf } from '../../party/claim-of';
import { hasSameClaim, keepTables, retakeTable } from '../../evening/retake-table';
import { findStep, type StepTaken } from '../../party/party-step';
import { undo } from '../../party/undo-step';
import type { Ports } from '../../ports';
import { onlyForMember } from '../access';
import { requestTables } from './hosts-claim';
import { type StepResult, stepResult } from './displaced-parties';
import { type Needs, reviseWithEffects, type RevisingPorts } from '../revise';
import { refuseStepInput, initiatorOf } from './step-input';

/** Undoes the last step of a party, for members. Idempotent (PARTY-3). */
export function undoStep(ports: RevisingPorts & Pick<Ports, 'restaurants'>) {
  return async (
    actor: Actor | undefined,
    { reservationId, stepId }: { reservationId: string; stepId: string },
  ): Promise<StepResult | Refusal> => {
    const revised = await reviseWithEffects(
      ports,
      // A walk-in whose seating was undone is deleted, and the repeated call finds it deleted.
      async () => onlyForMember(actor, await ports.reservations.find(reservationId)),
      async (current) => {
        const now = ports.clock(current.restaurantId);
        const bad = refuseStepInput({ stepId }, now);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const undone = { stepId, by: initiatorOf(actor), timezone: restaurant.timezone };
        return {
          change: (write) => undo(current, undone, write),
          needs: (planned) => needsOf(restaurant, current, planned, findStep(current, stepId), now),
        };
      },
    );
    return stepResult(ports, revised);
  };
}

/** A party that holds a table after all gets its own, or another one. */
function needsOf(
  restaurant: RestaurantRules,
  current: Reservation,
  planned: Reservation,
  undone: StepTaken | undefined,
  now: Date,
): Needs {
  if (!holdsTable(stageOf(planned)) || hasSameClaim(current, planned)) return {};
  const { date, minute } = planned.placement;
  const table = requestTables({
    restaurant,
    partySize: planned.partySize,
    stay: stayOf(planned),
    when: { date, minute },
    seated: stageOf(planned) === 'seated',
    expiresAt: stageOf(planned) === 'ready' ? planned.wait?.readyUntil?.getTime() : undefined,
    now,
    choose: (day, own) =>
      own && undone?.step === 'arrive' ? keepTables(day, own) : retakeTable(day, planned, now.getTime(), own),
  });
  return { table };
}
