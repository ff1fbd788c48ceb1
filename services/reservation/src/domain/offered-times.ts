import { type Audience, isClosedOn, startsOn } from '@tablewell/booking-rules';
import { instantOf } from '@tablewell/booking-rules/zone';
import { isRefusal } from '@tablewell/chassis/refusal';
import { placeParty, findSlot } from './place-party';
import type { RestaurantRules } from './restaurant-rules';
import type { Claim } from './service-day';

/** One start of a service day, and whether this party could have it. */
export interface OfferedTime {
  readonly minute: number;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly periodName: string;
  readonly available: boolean;
}

/** Every start of a date, or why the whole day has none. */
export interface OfferedDay {
  readonly refusal: '' | 'closed' | 'past' | 'too-far-ahead';
  readonly times: readonly OfferedTime[];
}

/**
 * What a party can have on a date. `claims` are what is taken on the service day, without those of a reservation
 * that is about to move. A start that a clock change skips is left out.
 */
export function offeredTimes(
  rules: RestaurantRules,
  claims: readonly Claim[],
  ask: { date: string; partySize: number; audience: Audience },
  now: Date,
): OfferedDay {
  if (isClosedOn(ask.date, rules.closures)) return { refusal: 'closed', times: [] };
  const starts = startsOn(ask.date, rules.periods);
  const times = starts.flatMap((start) => {
    const when = { date: ask.date, minute: start.minute };
    const startsAt = instantOf(when, rules.timezone);
    if (startsAt === undefined) return [];
    const placed = placeParty(rules, claims, { ...ask, when, rules: 'book' }, now);
    return [{ minute: start.minute, startsAt, periodName: start.periodName, available: !isRefusal(placed) }];
  });
  const last = starts.at(-1);
  const slot =
    last && findSlot(rules, { ...ask, when: { date: ask.date, minute: last.minute }, rules: 'book' }, now);
  if (isRefusal(slot) && (slot.code === 'past' || slot.code === 'too-far-ahead')) {
    return { refusal: slot.code, times: [] };
  }
  return { refusal: '', times };
}
