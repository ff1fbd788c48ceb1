import { stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import { seat } from '../../party/seat';
import type { RequestedStep } from '../../party/take-step';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { plannedTables, tablesFor } from '../../evening/seat-party';
import { neededBy } from '../../day/claims/overstay';
import { endingBy, stayFrom, wholeMinute } from '../../day/claims/stay';
import { requestTables } from './hosts-claim';
import type { Revision } from '../revise';

/** Seats a party at the chosen tables, or at the planned ones. */
export function planSeating(
  restaurant: RestaurantRules,
  current: Reservation,
  requested: RequestedStep,
  { override, until }: { readonly override: boolean; readonly until?: Date | undefined },
  now: Date,
): Revision {
  const { partySize, placement } = current;
  const { tableNumbers } = requested;
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
    choose: (day, own) =>
      tableNumbers.length > 0
        ? tablesFor(day, { partySize, interval, tableNumbers, override })
        : plannedTables(day, { partySize, area: current.area, interval }, { ...placement, own }),
  });
  const { timezone } = restaurant;
  return {
    change: (write) => seat(current, requested, { stay, timezone }, write),
    // A party that sits keeps its table when the rest comes.
    needs: () => (stageOf(current) === 'seated' ? {} : { table }),
  };
}
