import { Refusal } from '@tablewell/chassis/refusal';
import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { wholeMinute } from '../../day/claims/stay';
import { documentDatesOf, startsOfDate } from '../../day/starts/starts-of-date';
import { hasTables } from '../../day/tables/plans';
import { canSeatLater } from '../../evening/seat-later';
import { expectedAt } from '../../party/diner-note';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

const minuteMs = 60_000;

/** From when the table of a party may be given up, in epoch milliseconds; undefined: never (PARTY-22). */
export function givenUpFrom(
  { givingUp }: Pick<RestaurantRules, 'givingUp'>,
  party: Pick<Reservation, 'placement' | 'late'>,
): number | undefined {
  if (!givingUp) return undefined;
  return Math.max(party.placement.from + givingUp.afterMinutes * minuteMs, expectedAt(party) ?? 0);
}

/** Why the table of a party is not given up; undefined if it may be. */
export async function refuseGivingUp(
  { days }: Pick<Ports, 'days'>,
  restaurant: RestaurantRules,
  party: Reservation,
  now: Date,
): Promise<Refusal | undefined> {
  const from = givenUpFrom(restaurant, party);
  if (from === undefined || !hasTables(restaurant)) return refusals.notWanted();
  if (now.getTime() < from) return refusals.tooSoon();
  const evening = { date: serviceDateOf(party.placement.from, restaurant), evening: true };
  const dates = documentDatesOf(restaurant, evening);
  const starts = startsOfDate(restaurant, evening).map(({ when }) => when);
  const at = wholeMinute(now);
  const day = (await days.view(restaurant, dates, now)).at(at);
  return canSeatLater(day, party, starts, at) ? undefined : refusals.nowhereElse();
}

const refusals = {
  notWanted: () =>
    new Refusal(
      'conflict',
      'step-not-allowed',
      'This restaurant does not give up the tables of late parties.',
    ),
  tooSoon: () => new Refusal('conflict', 'step-not-allowed', 'It is too early to give up this table.'),
  nowhereElse: () =>
    new Refusal(
      'conflict',
      'no-tables-available',
      'No other table and no later start is free for this party, so it keeps its table.',
    ),
} as const;
