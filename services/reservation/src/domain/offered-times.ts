import type { Audience } from '@tablewell/booking-rules';
import { isClosedOn, startsOn } from '@tablewell/restaurant-rules/hours';
import { instantOf } from '@tablewell/shared/zone';
import { isRefusal } from '@tablewell/chassis/refusal';
import type { DayRestrictions } from './day-restrictions';
import { asksWithoutTable, placeWithoutTable } from './request';
import { audienceOfTables, findSlot, placeParty, refusePartySize } from './place-party';
import type { RestaurantRules } from './restaurant-rules';
import type { Claim } from './service-day';

/** A start of a service day, and whether it is available for the party. */
export interface OfferedTime {
  readonly minute: number;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly periodName: string;
  readonly available: boolean;
}

/** Every start of a date, or the reason why there is none. */
export interface OfferedDay {
  readonly refusal: '' | 'closed' | 'past' | 'too-far-ahead';
  readonly times: readonly OfferedTime[];
}

/**
 * The starts of a date for a party. `claims` are the service day's, without those of a reservation that is moving. A start
 * that a clock change skips is omitted.
 */
export function offeredTimes(
  rules: RestaurantRules,
  claims: readonly Claim[],
  request: { date: string; partySize: number; audience: Audience },
  now: Date,
  restrictionsAt: (startsAt: number) => DayRestrictions = () => ({}),
): OfferedDay {
  if (isClosedOn(request.date, rules.closures)) return { refusal: 'closed', times: [] };
  const { partySize } = request;
  const audience = audienceOfTables(request.audience);
  const starts = startsOn(request.date, rules.periods);
  const isBookable = !refusePartySize(request.partySize, request.audience);
  const bookAt = (minute: number) =>
    ({ when: { date: request.date, minute }, partySize, rules: 'book', audience }) as const;
  // A large party asks for a start, whether or not a table is free for it.
  const asks = request.audience === 'public' && asksWithoutTable(rules, partySize);
  const placeAt = (minute: number, restrictions: DayRestrictions) => {
    if (!asks) return placeParty(rules, claims, bookAt(minute), now, restrictions);
    const slot = findSlot(rules, bookAt(minute), now);
    return isRefusal(slot) ? slot : placeWithoutTable(rules, slot, restrictions);
  };
  const times = starts.flatMap(({ minute, periodName }) => {
    const startsAt = instantOf({ date: request.date, minute }, rules.timezone);
    if (startsAt === undefined) return [];
    const available = isBookable && !isRefusal(placeAt(minute, restrictionsAt(startsAt)));
    return [{ minute, startsAt, periodName, available }];
  });
  const last = starts.at(-1);
  const slot = last && isBookable && findSlot(rules, bookAt(last.minute), now);
  if (isRefusal(slot) && (slot.code === 'past' || slot.code === 'too-far-ahead')) {
    return { refusal: slot.code, times: [] };
  }
  return { refusal: '', times };
}
