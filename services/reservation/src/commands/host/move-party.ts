import type { Actor } from '@tablewell/chassis/access';
import { bookingWindowMonths } from '@tablewell/booking-rules';
import { addMonths, localTimeOf } from '@tablewell/shared/zone';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { stageOf } from '../../party/lifecycle';
import { maxLateMs } from '../../party/party-step';
import { changedStay, changesStay, refuseStayChange, type StayChange } from '../../party/stay-change';
import { keepTables } from '../../evening/retake-table';
import { moveTables } from '../../evening/move-tables';
import { refusals } from '../../restaurant/refusals';
import { changeEvent } from '../../party/party-event';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { stayOf } from '../../party/claim-of';
import { neededBy } from '../../day/claims/overstay';
import { occupiedInterval, stayFrom, turnMinutesOf, wholeMinute } from '../../day/claims/stay';
import { decideStep, recordOf } from '../../party/take-step';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { requestTables } from './hosts-claim';
import { type Revision, reviseWithEffects } from '../revise';
import { seatedPlan } from './seat';
import { type StepResult, stepResult } from './displaced-parties';
import { refuseStepInput, type StepInput, initiatorOf } from './step-input';
import type { StepContext } from './step-context';

interface MoveCommand extends StepInput, StayChange {
  readonly reservationId: string;
  readonly baseVersion: number;
  /** Empty: a free table is chosen, and none is pinned. */
  readonly tableNumbers: readonly string[];
  /** Undefined: the time stays. */
  readonly startsAt: Date | undefined;
  /** The diner gets no message about another time. */
  readonly withoutNotice: boolean;
  /** See `HostsParty`. */
  readonly override: boolean;
}

/**
 * Gives a party other tables, another time or both, and one that sits another size or end of its stay, for members
 * (PARTY-9, PARTY-17).
 */
export function moveParty(ports: Ports) {
  return async (actor: Actor | undefined, command: MoveCommand): Promise<StepResult | Refusal> => {
    const revised = await reviseWithEffects(
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
        if (stage === 'done') return 'unchanged';
        if (isRefusal(stage)) return stage;
        const startsAt = command.startsAt ?? new Date(current.placement.from);
        const refused =
          refuseTime(current, startsAt, restaurant, now) ??
          refuseStayChange(current, command, now) ??
          refuseNoTable(current, command) ??
          refuseOverride(command);
        if (refused) return refused;
        if (isAlreadyMoved(current, startsAt, command)) return 'unchanged';
        return planMove({ restaurant, current, requested, stage, now }, startsAt, command);
      },
    );
    return stepResult(ports, revised);
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

function refuseNoTable(current: Reservation, command: MoveCommand): Refusal | undefined {
  if (stageOf(current) !== 'seated' || command.tableNumbers.length > 0 || changesStay(command))
    return undefined;
  return invalid([{ field: 'tableNumbers', message: 'Please choose the tables of the seated party' }]);
}

function refuseOverride({ override, ...command }: MoveCommand): Refusal | undefined {
  if (!override || command.tableNumbers.length > 0 || changesStay(command)) return undefined;
  return invalid([{ field: 'override', message: 'Please choose the tables' }]);
}

/** Whether the party already has this time, these tables, chosen by a host, and this size and end of its stay. */
function isAlreadyMoved(current: Reservation, startsAt: Date, command: MoveCommand): boolean {
  const { placement } = current;
  const { tableNumbers } = command;
  if (wholeMinute(startsAt) !== placement.from) return false;
  if (changesStay(command)) {
    const { partySize, stay, tableNumbers: numbers } = changedStay(current, command, tableNumbers);
    const isSame = partySize === current.partySize && stay.until === stayOf(current).until;
    return isSame && numbers.join() === (placement.tableNumbers ?? []).join();
  }
  if (tableNumbers.length === 0) return !placement.pinned;
  return placement.pinned === true && placement.tableNumbers?.join() === tableNumbers.join();
}

function planMove(context: StepContext, startsAt: Date, command: MoveCommand): Revision {
  const { restaurant, current, requested, now } = context;
  if (stageOf(current) === 'seated') return planSeated(context, command);
  const { override, withoutNotice } = command;
  const { placement, partySize } = current;
  const from = wholeMinute(startsAt);
  const moves = from !== placement.from;
  const when = moves ? localTimeOf(from, restaurant.timezone) : placement;
  const stay = stayFrom(restaurant, from, when, partySize);
  const { tableNumbers } = requested;
  const party = { partySize, area: current.area, interval: occupiedInterval(stay), tableNumbers, override };
  const request = requestTables({
    ...{ restaurant, partySize, stay, now, seated: false },
    when: { date: when.date, minute: when.minute },
    choose: (rules, claims) => moveTables(rules, claims, party),
  });
  return {
    next: { ...current, seatingMinutes: turnMinutesOf(stay) },
    request,
    settle: (next, claimed = placement) => ({
      ...next,
      placement: claimed,
      steps: [
        ...(current.steps ?? []),
        { ...recordOf(current, requested, next.version, now), ...(withoutNotice ? { withoutNotice } : {}) },
      ],
      ...(moves ? { replannedVersion: next.version } : {}),
    }),
    event: (reservation, { overfilled }) =>
      moves
        ? changeEvent(current, reservation, { withoutNotice, messagesWait: true })
        : {
            kind: 'stepped',
            reservation,
            step: requested,
            previousStage: stageOf(current),
            undone: false,
            overfilled,
          },
  };
}

/** A party that sits gets other tables, another size or another end of its stay. */
function planSeated(context: StepContext, command: MoveCommand): Revision {
  const { restaurant, current, requested, now } = context;
  const { partySize, stay, tableNumbers, isWithin } = changedStay(current, command, command.tableNumbers);
  const { placement } = current;
  // What it has it keeps, however it came to it.
  const override = command.override || (changesStay(command) && isWithin);
  const party = { partySize, interval: neededBy(stay, now.getTime()), tableNumbers, override };
  const request = requestTables({
    ...{ restaurant, partySize, stay, now, seated: true },
    when: { date: placement.date, minute: placement.minute },
    choose: (rules, claims, own) =>
      own && tableNumbers.length === 0 ? keepTables(rules, claims, own) : moveTables(rules, claims, party),
  });
  const grows = partySize !== current.partySize;
  const stayed = command.until ? { seating: { from: stay.from, until: stay.until } } : {};
  return {
    next: { ...current, partySize, ...stayed },
    request,
    settle: (next, claimed = placement) => {
      const record = recordOf(current, requested, next.version, now);
      const before = { ...record.before, ...(grows ? { partySize: current.partySize } : {}) };
      return {
        ...next,
        placement: seatedPlan(placement, claimed),
        steps: [...(current.steps ?? []), { ...record, before }],
      };
    },
    // Nobody who sits at the table needs a message about that.
    event: (reservation, { overfilled }) =>
      grows
        ? changeEvent(current, reservation, { withoutNotice: true })
        : {
            kind: 'stepped',
            reservation,
            step: requested,
            previousStage: stageOf(current),
            undone: false,
            overfilled,
          },
  };
}
