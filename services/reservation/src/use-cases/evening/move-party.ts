import type { Actor } from '@tablewell/chassis/access';
import { bookingWindowMonths } from '@tablewell/booking-rules';
import { addMonths, localTimeOf } from '@tablewell/shared/zone';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { stageOf } from '../../domain/reservation/lifecycle';
import { maxLateMs } from '../../domain/evening/party-step';
import { moveTables } from '../../domain/evening/move-tables';
import { refusals } from '../../domain/refusals';
import type { Reservation } from '../../domain/reservation/reservation';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import { stayOf } from '../../domain/service-day/claim-of';
import { neededBy } from '../../domain/service-day/overstay';
import { heldBy, stayFrom, turnMinutesOf, wholeMinute } from '../../domain/service-day/stay';
import { decideStep, recordOf } from '../../domain/evening/take-step';
import type { Ports } from '../../ports';
import { findForMember } from '../booking/access';
import { changeEvent } from '../booking/change-event';
import { nameClash, requestTables } from './hosts-claim';
import { revise } from '../booking/revise';
import { seatedPlan } from './seat';
import { type StepResult, stepResult } from './displaced-parties';
import { refuseStepInput, type StepInput, initiatorOf } from './step-input';
import type { PlannedStep, StepContext } from './planned-step';

interface MoveCommand extends StepInput {
  readonly reservationId: string;
  readonly baseVersion: number;
  /** Empty: a free table is chosen, and none is pinned. */
  readonly tableNumbers: readonly string[];
  /** Undefined: the time stays. */
  readonly startsAt: Date | undefined;
  /** The diner gets no message about another time. */
  readonly withoutNotice: boolean;
  /** See `HostsParty`. */
  readonly anyway: boolean;
}

/** Gives a party other tables, another time or both, for members (PARTY-9). */
export function moveParty(ports: Ports) {
  return async (actor: Actor | undefined, command: MoveCommand): Promise<StepResult | Refusal> => {
    let planned: (PlannedStep & { readonly restaurant: RestaurantRules }) | undefined;
    const answer = await revise(
      ports,
      () => findForMember(ports, actor, command.reservationId),
      async (current) => {
        const now = ports.clock();
        const bad = refuseStepInput(command, now);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const { stepId: id, baseVersion, tableNumbers } = command;
        const requested = {
          id,
          step: 'move',
          baseVersion,
          tableNumbers,
          takenAt: now,
          by: initiatorOf(actor),
        } as const;
        const stage = decideStep(current, requested, restaurant.timezone);
        planned = undefined;
        if (stage === 'done') return 'unchanged';
        if (isRefusal(stage)) return stage;
        const startsAt = command.startsAt ?? new Date(current.placement.from);
        const refused =
          refuseTime(current, startsAt, restaurant, now) ??
          refuseNoTable(current, command) ??
          refuseAnyway(command);
        if (refused) return refused;
        if (isAlreadyMoved(current, startsAt, tableNumbers)) return 'unchanged';
        planned = {
          ...planMove({ ports, restaurant, current, requested, stage, now }, startsAt, command),
          restaurant,
        };
        return planned.revision;
      },
    );
    if (!isRefusal(answer) || !planned) return stepResult(ports, answer, planned?.outcome);
    return nameClash(ports, planned.restaurant, answer, planned.outcome?.clash);
  };
}

function refuseTime(
  { placement, ...party }: Reservation,
  startsAt: Date,
  { timezone }: RestaurantRules,
  now: Date,
): Refusal | undefined {
  const moves = wholeMinute(startsAt) !== placement.from;
  if (!moves) return undefined;
  if (stageOf(party) === 'seated')
    return invalid([{ field: 'startsAt', message: 'A seated party keeps its time' }]);
  if (startsAt.getTime() < now.getTime() - maxLateMs) return refusals.past();
  const last = addMonths(localTimeOf(now.getTime(), timezone).date, bookingWindowMonths);
  return localTimeOf(startsAt.getTime(), timezone).date > last ? refusals.tooFarAhead() : undefined;
}

function refuseNoTable(current: Reservation, { tableNumbers }: MoveCommand): Refusal | undefined {
  if (stageOf(current) !== 'seated' || tableNumbers.length > 0) return undefined;
  return invalid([{ field: 'tableNumbers', message: 'Please choose the tables of the seated party' }]);
}

function refuseAnyway({ anyway, tableNumbers }: MoveCommand): Refusal | undefined {
  if (!anyway || tableNumbers.length > 0) return undefined;
  return invalid([{ field: 'anyway', message: 'Please choose the tables' }]);
}

/** Whether the party already has this time and these tables, chosen by a host. */
function isAlreadyMoved(
  { placement }: Reservation,
  startsAt: Date,
  tableNumbers: readonly string[],
): boolean {
  if (wholeMinute(startsAt) !== placement.from) return false;
  if (tableNumbers.length === 0) return !placement.pinned;
  return placement.pinned === true && placement.tableNumbers?.join() === tableNumbers.join();
}

function planMove(
  { ports, restaurant, current, requested, now }: StepContext,
  startsAt: Date,
  { anyway, withoutNotice }: Pick<MoveCommand, 'anyway' | 'withoutNotice'>,
): PlannedStep {
  const { placement, partySize } = current;
  const isSeated = stageOf(current) === 'seated';
  const from = isSeated ? placement.from : wholeMinute(startsAt);
  const moves = from !== placement.from;
  const when = moves ? localTimeOf(from, restaurant.timezone) : placement;
  const stay = isSeated ? stayOf(current) : stayFrom(restaurant, from, when, partySize);
  const { request, outcome } = requestTables({
    restaurant,
    partySize,
    stay,
    when: { date: when.date, minute: when.minute },
    seated: isSeated,
    now,
    choose: (rules, claims) =>
      moveTables(rules, claims, {
        partySize,
        area: current.area,
        stretch: isSeated ? neededBy(stay, now.getTime()) : heldBy(stay),
        tableNumbers: requested.tableNumbers,
        anyway,
      }),
  });
  return {
    outcome,
    revision: {
      next: isSeated ? current : { ...current, seatingMinutes: turnMinutesOf(stay) },
      request,
      settle: (next, claimed = placement) => ({
        ...next,
        placement: isSeated ? seatedPlan(placement, claimed) : claimed,
        steps: [
          ...(current.steps ?? []),
          { ...recordOf(current, requested, next.version, now), ...(withoutNotice ? { withoutNotice } : {}) },
        ],
        ...(moves ? { replannedVersion: next.version } : {}),
      }),
      event: (reservation) =>
        moves
          ? changeEvent(ports, current)(reservation, { withoutNotice, messagesWait: true })
          : ports.eventFactory.stepped({
              reservation,
              step: requested,
              previousStage: stageOf(current),
              undone: false,
              overfilled: outcome.overfilled,
            }),
    },
  };
}
