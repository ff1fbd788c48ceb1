import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { isRefusal } from '@tablewell/chassis/refusal';
import { instantOf } from '@tablewell/shared/zone';
import type { DayView } from '../tables/day-view';
import { refusePartySize } from './booking-rules';
import { requestsWithoutTable } from './large-parties';
import { placeParty } from './place-party';
import { startsOfDate } from './starts-of-date';

/**
 * The first start before an instant at which a diner could book a table online now, in one of some areas, by the decision that bookings
 * get; undefined: none (WAIT-22). Extra covers have no table.
 */
export function soonestOnline(
  view: DayView,
  { partySize, areas }: { readonly partySize: number; readonly areas: readonly string[] },
  before: number,
): number | undefined {
  const day = view.withoutExtraCovers;
  const { rules, now } = day;
  const audience = 'everyone';
  if (refusePartySize(rules, partySize, 'public') || requestsWithoutTable(rules, partySize)) return undefined;
  const evening = { date: serviceDateOf(now.getTime(), rules), evening: true };
  for (const { when } of startsOfDate(rules, evening)) {
    const startsAt = instantOf(when, rules.timezone);
    if (startsAt === undefined || startsAt < now.getTime()) continue;
    if (startsAt >= before) return undefined;
    for (const area of areas.length > 0 ? areas : [undefined])
      if (!isRefusal(placeParty(day, { when, partySize, area, rules: 'book', audience }))) return startsAt;
  }
  return undefined;
}
