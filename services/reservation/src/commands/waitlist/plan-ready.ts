import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import { localTimeOf } from '@tablewell/shared/zone';
import { neededBy } from '../../day/claims/overstay';
import { occupiedInterval, stayFrom, wholeMinute } from '../../day/claims/stay';
import { tablesFor } from '../../evening/seat-party';
import { aheadOf, behindByRule, type Waiter, waiterOf } from '../../evening/waiting/line';
import { bestInTurn, inTurn } from '../../evening/waiting/seat-in-turn';
import { makeReady } from '../../party/make-ready';
import type { Reservation } from '../../party/reservation';
import type { RequestedStep } from '../../party/take-step';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { requestTables } from '../host/hosts-claim';
import type { Revision } from '../revise';

const minuteMs = 60_000;

/** Until when a table that is ready now is held (WAIT-5). */
export const readyUntil = (
  { waitlist = defaultWaitlist }: Pick<RestaurantRules, 'waitlist'>,
  now: Date,
): Date => new Date(now.getTime() + waitlist.graceMinutes * minuteMs);

/** Holds a table for a party on the waitlist: the chosen ones, else the best that is free in its turn. */
export function planReady(
  restaurant: RestaurantRules,
  current: Reservation,
  requested: RequestedStep,
  { override, outOfTurn, line }: { override: boolean; outOfTurn: boolean; line: readonly Waiter[] },
  now: Date,
): Revision {
  const { partySize, placement } = current;
  const { tableNumbers } = requested;
  const from = wholeMinute(now);
  const stay = stayFrom(restaurant, from, localTimeOf(from, restaurant.timezone), partySize);
  const interval = neededBy(stay, now.getTime());
  const until = readyUntil(restaurant, now);
  const behind = behindByRule(line, current.id);
  const turn = { ahead: aheadOf(line, current.id), behindByRule: behind, outOfTurn };
  const party = waiterOf(current);
  const table = requestTables({
    restaurant,
    partySize,
    stay,
    when: { date: placement.date, minute: placement.minute },
    seated: false,
    expiresAt: until.getTime(),
    now,
    choose: (day) => {
      const found =
        tableNumbers.length > 0 || !party
          ? tablesFor(day, { partySize, interval, tableNumbers, override })
          : bestInTurn(day, party, turn, from);
      return inTurn(day, found, { partySize, interval: occupiedInterval(stay) }, turn);
    },
  });
  const { timezone } = restaurant;
  return {
    change: (write) => makeReady(current, requested, { stay, until, timezone }, write),
    needs: () => ({ table }),
  };
}
