import { stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import { seat } from '../../party/seat';
import type { RequestedStep } from '../../party/take-step';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { plannedTables, tablesFor } from '../../evening/seat-party';
import { neededBy } from '../../day/claims/overstay';
import { endingBy, stayFrom, wholeMinute } from '../../day/claims/stay';
import type { Claim } from '../../day/claims/claim';
import { aheadOf, behindByRule, type Waiter, waiterOf } from '../../evening/waiting/line';
import { bestInTurn, inTurn } from '../../evening/waiting/seat-in-turn';
import { requestTables } from './hosts-claim';
import type { Revision } from '../revise';

interface Seating {
  readonly override: boolean;
  readonly until?: Date | undefined;
  /** The parties that wait, if this one does. */
  readonly line: readonly Waiter[];
  readonly outOfTurn: boolean;
}

/** Seats a party at the chosen tables, or at the planned ones. */
export function planSeating(
  restaurant: RestaurantRules,
  current: Reservation,
  requested: RequestedStep,
  { override, until, line, outOfTurn }: Seating,
  now: Date,
): Revision {
  const { partySize, placement } = current;
  const { tableNumbers } = requested;
  const behind = behindByRule(line, current.id);
  const among = { ahead: aheadOf(line, current.id), behindByRule: behind, outOfTurn };
  const waiter = waiterOf(current);
  const { date, minute } = placement;
  // The rules of the planned time apply, whether it sits down early or late (PARTY-4, AVAIL-1).
  const turn = stayFrom(restaurant, wholeMinute(requested.takenAt), { date, minute }, partySize);
  const stay = until ? endingBy(turn, until.getTime()) : turn;
  const interval = neededBy(stay, now.getTime());
  const table = requestTables({
    restaurant,
    partySize,
    stay,
    when: { date, minute },
    seated: true,
    now,
    choose: (day, own) => {
      const found =
        tableNumbers.length > 0
          ? tablesFor(day, { partySize, interval, tableNumbers, override })
          : stageOf(current) === 'waiting' && waiter
            ? bestInTurn(day, waiter, among, stay.from)
            : plannedTables(day, { partySize, area: current.area, interval }, { ...placement, own });
      // A party that sits at its ready table had its turn.
      return isOwn(found, own) ? found : inTurn(day, found, { partySize, interval }, among);
    },
  });
  const { timezone } = restaurant;
  return {
    change: (write) => seat(current, requested, { stay, timezone }, write),
    // A party that sits keeps its table when the rest comes.
    needs: () => (stageOf(current) === 'seated' ? {} : { table }),
  };
}

/** Whether a party gets the tables that are held for it. */
function isOwn(found: object, own: Claim | undefined): boolean {
  const numbers = 'tableNumbers' in found ? (found.tableNumbers as readonly string[]) : [];
  const held = own?.tableNumbers ?? [];
  return held.length > 0 && numbers.length > 0 && numbers.every((number) => held.includes(number));
}
