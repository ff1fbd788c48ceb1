import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { type HostStep, holdsTable, stageOf, storedStage } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import { stayOf } from '../../party/claim-of';
import { hasSameClaim, keepTables, retakeTable } from '../../evening/retake-table';
import { decideStep, recordOf } from '../../party/take-step';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { requestTables } from './hosts-claim';
import type { StepContext } from './step-context';
import { type Revision, reviseWithEffects } from '../revise';
import { planSeating } from './seat';
import { type StepResult, stepResult } from './displaced-parties';
import { refuseStepInput, refuseUntil, type StepInput, initiatorOf, timeOfStep } from './step-input';

interface StepCommand extends StepInput {
  readonly reservationId: string;
  readonly step: HostStep;
  readonly baseVersion: number;
  readonly tableNumbers: readonly string[];
  /** See `HostsParty`. */
  readonly override: boolean;
  /** For `seat`: the end of its stay at the latest; undefined: its turn time. */
  readonly until?: Date | undefined;
}

/** Takes a step of a party, for members. Idempotent: see `decideStep`. */
export function takeStep(ports: Ports) {
  return async (actor: Actor | undefined, command: StepCommand): Promise<StepResult | Refusal> => {
    const revised = await reviseWithEffects(
      ports,
      () => findForMember(ports, actor, command.reservationId),
      async (current) => {
        const now = ports.clock();
        const bad = refuseStepInput(command, now) ?? refuseTables(command) ?? refuseUntil(command, now);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const { stepId: id, step, baseVersion, tableNumbers } = command;
        const by = initiatorOf(actor);
        const requested = { id, step, baseVersion, tableNumbers, takenAt: timeOfStep(command, now), by };
        const stage = decideStep(current, requested, restaurant.timezone);
        if (stage === 'done') return 'unchanged';
        if (isRefusal(stage)) return stage;
        const context = { restaurant, current, requested, stage, now };
        return step === 'seat' ? planSeating(context, command) : planOther(context);
      },
    );
    return stepResult(ports, revised);
  };
}

function refuseTables({ step, tableNumbers, override }: StepCommand): Refusal | undefined {
  if (step !== 'seat' && tableNumbers.length > 0)
    return invalid([{ field: 'tableNumbers', message: 'Tables are chosen when a party is seated' }]);
  if (override && tableNumbers.length === 0)
    return invalid([{ field: 'override', message: 'Please choose the tables' }]);
  return undefined;
}

/** A step that leaves the table unchanged or releases it; a released table is claimed again. */
function planOther(context: StepContext): Revision {
  const { restaurant, current, requested, stage, now } = context;
  const { takenAt } = requested;
  const { placement } = current;
  const settle = (next: Reservation): Reservation => ({
    ...next,
    steps: [...(current.steps ?? []), recordOf(current, requested, next.version, now)],
  });
  const { from } = current.seating ?? placement;
  const seating = stage === 'finished' ? { from, until: Math.max(from, takenAt.getTime()) } : undefined;
  const next = { ...current, ...storedStage(stage), seating };
  const event: Revision['event'] = (reservation) => ({
    kind: 'stepped',
    reservation,
    step: requested,
    previousStage: stageOf(current),
    undone: false,
    overfilled: false,
  });
  const holdsOne = holdsTable(stageOf(current));
  if (!holdsTable(stage) || (holdsOne && hasSameClaim(current, next))) return { next, settle, event };
  const { date, minute } = placement;
  const request = requestTables({
    restaurant,
    partySize: current.partySize,
    stay: stayOf(next),
    when: { date, minute },
    seated: false,
    now,
    choose: (rules, claims, own) =>
      own && holdsOne ? keepTables(rules, claims, own) : retakeTable(rules, claims, next, now.getTime()),
  });
  const withTable: Revision['settle'] = (after, claimed) =>
    settle({ ...after, placement: claimed ?? placement });
  return { next, request, settle: withTable, event };
}
