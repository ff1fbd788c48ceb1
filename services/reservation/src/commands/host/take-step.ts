import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import type { SeatedTables } from '../../evening/chosen-tables';
import { refuseLateMinutes } from '../../party/diner-note';
import { type HostStep, holdsTable, isInLine, stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import { stayOf } from '../../party/claim-of';
import { hasSameClaim, keepTables, retakeTable } from '../../evening/retake-table';
import * as party from '../../party/take-step';
import type { RequestedStep } from '../../party/take-step';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { refuseGivingUp } from './give-up-table';
import { requestTables } from './hosts-claim';
import { type Needs, type Revision, reviseWithEffects, type RevisingPorts } from '../revise';
import { findLine } from '../waitlist/find-line';
import { planReady } from '../waitlist/plan-ready';
import { planSeating } from './seat';
import { type StepResult, stepResult } from './displaced-parties';
import {
  byOwnClock,
  initiatorOf,
  refuseStepInput,
  refuseUntil,
  type StepInput,
  timeOfStep,
} from './step-input';

interface StepCommand extends StepInput {
  readonly reservationId: string;
  /** When it was sent, by the clock by which it was taken: see `byOwnClock`. */
  readonly sentAt?: Date | undefined;
  readonly step: HostStep;
  readonly baseVersion: number;
  readonly tableNumbers: readonly string[];
  /** See `HostsParty`. */
  readonly override: boolean;
  /** For `seat`: the end of its stay at the latest; undefined: its turn time. */
  readonly until?: Date | undefined;
  /** See `RequestedStep`. */
  readonly peopleHere?: number | undefined;
  readonly minutes?: number | undefined;
  /** For `seat` and `ready` of a party on the waitlist: see `InTurn`. */
  readonly outOfTurn?: boolean;
}

/** Takes a step of a party, for members. Idempotent: see `decideStep`. */
export function takeStep(ports: RevisingPorts & Pick<Ports, 'restaurants'>) {
  return async (actor: Actor | undefined, given: StepCommand): Promise<StepResult | Refusal> => {
    const revised = await reviseWithEffects(
      ports,
      () => findForMember(ports, actor, given.reservationId),
      async (current) => {
        const now = ports.clock(current.restaurantId);
        const command = { ...given, takenAt: byOwnClock(given.takenAt, given.sentAt, now) };
        const bad =
          refuseStepInput(command, now) ??
          refuseTables(command) ??
          refuseUntil(command, now) ??
          refuseMinutes(command);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const { stepId: id, step, baseVersion, tableNumbers, peopleHere, minutes } = command;
        const by = initiatorOf(actor);
        const takenAt = timeOfStep(command, now);
        const requested = { id, step, baseVersion, tableNumbers, takenAt, by, peopleHere, minutes };
        if (
          step === 'give-up-table' &&
          party.decideStep(current, requested, restaurant.timezone) !== 'done'
        ) {
          const refused = await refuseGivingUp(ports, restaurant, current, now);
          if (refused) return refused;
        }
        const { override, outOfTurn = false, until } = command;
        const isInTurn = step === 'ready' || (step === 'seat' && isInLine(stageOf(current)));
        const line = isInTurn ? await findLine(ports, restaurant, now) : [];
        const among = { override, outOfTurn, until, line };
        if (step === 'ready') return planReady(restaurant, current, requested, among, now);
        return step === 'seat'
          ? planSeating(restaurant, current, requested, among, now)
          : planOther(restaurant, current, requested, now);
      },
    );
    return stepResult(ports, revised);
  };
}

function refuseTables({ step, tableNumbers, override }: StepCommand): Refusal | undefined {
  if (step !== 'seat' && step !== 'ready' && tableNumbers.length > 0)
    return invalid([{ field: 'tableNumbers', message: 'Tables are chosen when a party is seated' }]);
  if (override && tableNumbers.length === 0)
    return invalid([{ field: 'override', message: 'Please choose the tables' }]);
  return undefined;
}

/** Refuses the minutes of a step that says when the party comes, unless a diner could choose them too. */
function refuseMinutes({ step, minutes = 0 }: StepCommand): Refusal | undefined {
  if (step !== 'late') return undefined;
  return minutes === 0
    ? invalid([{ field: 'minutes', message: 'Please say in how many minutes the party comes' }])
    : refuseLateMinutes(minutes);
}

function planOther(
  restaurant: RestaurantRules,
  current: Reservation,
  requested: RequestedStep,
  now: Date,
): Revision {
  return {
    change: (write) => party.takeStep(current, requested, restaurant.timezone, write),
    needs: (planned) => needsOf(restaurant, current, planned, now),
  };
}

/** A party that holds a table keeps it; one whose table was released gets one again. */
function needsOf(restaurant: RestaurantRules, current: Reservation, planned: Reservation, now: Date): Needs {
  const holdsOne = holdsTable(stageOf(current));
  if (!holdsTable(stageOf(planned)) || (holdsOne && hasSameClaim(current, planned))) return {};
  const { date, minute } = planned.placement;
  const table = requestTables({
    restaurant,
    partySize: planned.partySize,
    stay: stayOf(planned),
    when: { date, minute },
    seated: false,
    now,
    choose: (day, own) => (own && holdsOne ? keepTables(day, own) : tablesAgain(day, current, planned, now)),
  });
  return { table };
}

/** A party whose table was given up waits without one if none is free. */
function tablesAgain(
  day: DayOccupancy,
  current: Reservation,
  planned: Reservation,
  now: Date,
): SeatedTables | Refusal {
  const found = retakeTable(day, planned, now.getTime());
  if (!isRefusal(found) || stageOf(current) !== 'without-table') return found;
  return { tableType: '', overfilled: false };
}
