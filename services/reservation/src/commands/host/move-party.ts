import type { Actor } from '@tablewell/chassis/access';
import { type LocalTime, localTimeOf } from '@tablewell/shared/zone';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { stageOf } from '../../party/lifecycle';
import { move, type Move, startOfMove } from '../../party/move';
import { changedStay, changesStay } from '../../party/stay-change';
import { keepTables } from '../../evening/retake-table';
import { moveTables } from '../../evening/move-tables';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { neededBy } from '../../day/claims/overstay';
import { occupiedInterval, type Stay, stayFrom, wholeMinute } from '../../day/claims/stay';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { requestTables } from './hosts-claim';
import { reviseWithEffects, type RevisingPorts, type TableRequest } from '../revise';
import { type StepResult, stepResult } from './displaced-parties';
import { refuseStepInput, type StepInput, initiatorOf } from './step-input';

interface MoveCommand extends StepInput, Move {
  readonly reservationId: string;
  readonly baseVersion: number;
  readonly tableNumbers: readonly string[];
}

/**
 * Gives a party other tables, another time or both, and one that sits another size or end of its stay, for members
 * (PARTY-9, PARTY-17).
 */
export function moveParty(ports: RevisingPorts & Pick<Ports, 'restaurants'>) {
  return async (actor: Actor | undefined, command: MoveCommand): Promise<StepResult | Refusal> => {
    const revised = await reviseWithEffects(
      ports,
      () => findForMember(ports, actor, command.reservationId),
      async (current) => {
        const now = ports.clock(current.restaurantId);
        const bad = refuseStepInput(command, now);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const { stepId: id, baseVersion, tableNumbers } = command;
        const by = initiatorOf(actor);
        const requested = { id, step: 'move', baseVersion, tableNumbers, takenAt: now, by } as const;
        const turn = turnAfter(restaurant, current, command);
        const facts = { stay: turn.stay, timezone: restaurant.timezone };
        return {
          change: (write) => move(current, requested, command, facts, write),
          needs: () => ({
            table:
              stageOf(current) === 'seated'
                ? tablesOfSeated(restaurant, current, command, now)
                : tablesOfExpected(restaurant, current, command, turn, now),
          }),
        };
      },
    );
    return stepResult(ports, revised);
  };
}

interface Turn {
  /** The local time at which the party is listed. */
  readonly when: LocalTime;
  readonly stay: Stay;
}

function turnAfter(restaurant: RestaurantRules, current: Reservation, command: MoveCommand): Turn {
  const { placement, partySize } = current;
  const from = wholeMinute(startOfMove(current, command));
  const moves = from !== placement.from;
  const { date, minute } = moves ? localTimeOf(from, restaurant.timezone) : placement;
  return { when: { date, minute }, stay: stayFrom(restaurant, from, { date, minute }, partySize) };
}

function tablesOfExpected(
  restaurant: RestaurantRules,
  { partySize, area }: Reservation,
  { tableNumbers, override }: MoveCommand,
  { when, stay }: Turn,
  now: Date,
): TableRequest {
  const party = { partySize, area, interval: occupiedInterval(stay), tableNumbers, override };
  return requestTables({
    ...{ restaurant, partySize, stay, when, now, seated: false },
    choose: (day) => moveTables(day, party),
  });
}

function tablesOfSeated(
  restaurant: RestaurantRules,
  current: Reservation,
  command: MoveCommand,
  now: Date,
): TableRequest {
  const { partySize, stay, tableNumbers, isWithin } = changedStay(current, command, command.tableNumbers);
  const { date, minute } = current.placement;
  // A party keeps the table that it has, however it got it.
  const override = command.override || (changesStay(command) && isWithin);
  const party = { partySize, interval: neededBy(stay, now.getTime()), tableNumbers, override };
  return requestTables({
    ...{ restaurant, partySize, stay, when: { date, minute }, now, seated: true },
    choose: (day, own) => (own && tableNumbers.length === 0 ? keepTables(day, own) : moveTables(day, party)),
  });
}
