import { isCountable, unmetRule } from '../day/starts/demand';
import { type OfferedDay, offeredTimes } from '../day/starts/offered-times';
import type { ListedDate } from '../day/starts/starts-of-date';
import type { DayView } from '../day/tables/day-view';
import type { Ports } from '../ports';

/**
 * Counts a diner's look at a date without any free start for the party (AVAIL-20). Runs in the background; a failure
 * does not affect the request.
 * @param day on which the starts were decided
 */
export function noteUnavailableDate(
  { demand }: Pick<Ports, 'demand'>,
  day: DayView,
  { date, evening, partySize }: ListedDate & { readonly partySize: number },
  { refusedBy }: OfferedDay,
): void {
  const rule = unmetRule(refusedBy);
  if (!rule) return;
  const { rules, now } = day;
  const requested = { restaurantId: rules.id, date, partySize };
  inBackground(async () => {
    if (!isCountable(rules, requested, now)) return;
    const request = { date, evening, partySize, audience: 'public' } as const;
    await demand.note(requested, async () => {
      const isBlocked =
        rule === 'no-tables-available' &&
        day.hasBlocks &&
        offeredTimes(day.unblocked, request).refusedBy === '';
      return isBlocked ? 'blocked' : rule;
    });
  });
}

/** Runs in the background. A party whose counting fails is not counted. */
export function inBackground(count: () => Promise<void>): void {
  void count().catch(() => undefined);
}
