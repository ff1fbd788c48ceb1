import { validateReservation } from '@tablewell/booking-rules';
import type { Actor } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { localTimeOf } from '@tablewell/shared/zone';
import { noEffects } from '../../day/claims/placement';
import * as party from '../../party/book';
import { cleanDetails, type Details } from '../../party/reservation';
import { tablesFor } from '../../evening/seat-party';
import { aheadOf } from '../../evening/waiting/line';
import { inTurn } from '../../evening/waiting/seat-in-turn';
import { neededBy } from '../../day/claims/overstay';
import { endingBy, stayFrom, wholeMinute } from '../../day/claims/stay';
import type { Ports } from '../../ports';
import { findRestaurant } from '../access';
import { claimFirst, type NewPartyPorts, writeNewReservation } from '../new-reservation';
import { findEarlier } from '../repeated-booking';
import { findLine } from '../waitlist/find-line';
import { nameClash, requestTables } from './hosts-claim';
import { type StepResult, stepResult } from './displaced-parties';
import { refuseStepInput, refuseUntil, type StepInput, initiatorOf, timeOfStep } from './step-input';

interface WalkInCommand extends StepInput, Details {
  readonly restaurantId: string;
  /** Empty: a free table is chosen. */
  readonly tableNumbers: readonly string[];
  readonly override: boolean;
  /** The end of its stay at the latest; undefined: its turn time. */
  readonly until?: Date | undefined;
  /** It sits although a party that waits would fit: see `InTurn`. */
  readonly outOfTurn?: boolean;
}

const unnamed = 'Walk-in';

/** Seats a party that has no reservation, for members. Idempotent by the id of its step (PARTY-10). */
export function seatWalkIn(ports: NewPartyPorts & Pick<Ports, 'days' | 'restaurants' | 'newId'>) {
  return async (actor: Actor | undefined, command: WalkInCommand): Promise<StepResult | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, command.restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const now = ports.clock(command.restaurantId);
    const details = cleanDetails({
      name: command.name.trim() || unnamed,
      partySize: command.partySize,
      phoneNumber: command.phoneNumber,
      notes: command.notes,
    });
    const bad = refuseStepInput(command, now) ?? refuseDetails(details, command) ?? refuseUntil(command, now);
    if (bad) return bad;
    const key = `walk-in:${command.stepId}`;
    const attempt = { restaurantId: restaurant.id, idempotencyKey: key, repeated: true };
    const earlier = await findEarlier(ports, attempt);
    if (earlier) return { reservation: earlier, displaced: [] };

    const id = ports.newId();
    const takenAt = timeOfStep(command, now);
    const { partySize } = details;
    const from = wholeMinute(takenAt);
    const when = localTimeOf(from, restaurant.timezone);
    const turn = stayFrom(restaurant, from, when, partySize);
    const stay = command.until ? endingBy(turn, command.until.getTime()) : turn;
    const interval = neededBy(stay, now.getTime());
    const { tableNumbers, override, outOfTurn = false } = command;
    const among = { ahead: aheadOf(await findLine(ports, restaurant, now), ''), outOfTurn };
    const request = requestTables({
      restaurant,
      partySize,
      stay,
      when,
      seated: true,
      now,
      choose: (day) => {
        const found = tablesFor(day, { partySize, interval, tableNumbers, override });
        return inTurn(day, found, { partySize, interval }, among);
      },
    });
    const by = initiatorOf(actor);
    const facts = { id, restaurantId: restaurant.id, at: now, details, stepId: command.stepId, takenAt, by };
    const placed = await writeNewReservation(ports, {
      attempt,
      audience: 'member',
      // Walk-ins do not count in the month (PLAN-3).
      quota: undefined,
      takeTable: () => claimFirst(ports, id, { ...request, key }),
      make: (table) => party.seatWalkIn(facts, table),
    });
    if (isRefusal(placed)) {
      // An earlier attempt of the same call may have taken the last table.
      const seated = await findEarlier(ports, attempt);
      return seated ? { reservation: seated, displaced: [] } : nameClash(ports, placed);
    }
    const { reservation, table } = placed;
    return stepResult(ports, { reservation, effects: table?.effects ?? noEffects });
  };
}

function refuseDetails(details: Details, { override, tableNumbers }: WalkInCommand): Refusal | undefined {
  const problems: FieldProblem[] = [...validateReservation(details, 'member')];
  if (override && tableNumbers.length === 0)
    problems.push({ field: 'override', message: 'Please choose the tables' });
  return problems.length > 0 ? invalid(problems) : undefined;
}
