import type { Audience } from '@tablewell/booking-rules';
import { isClosedOn } from '@tablewell/restaurant-rules/availability/day-hours';
import { instantOf } from '@tablewell/shared/zone';
import { isRefusal } from '@tablewell/chassis/refusal';
import { refusePartySize } from './booking-rules';
import type { DayView } from '../tables/day-view';
import { placeOrRequest } from './place-or-request';
import { audienceOfTables } from './place-party';
import { type ListedDate, startsOfDate } from './starts-of-date';

/** A start, and whether it is available for the party. */
interface OfferedTime {
  /** Its own local date: the next one if it is after midnight in an evening. */
  readonly date: string;
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
  /**
   * If none is available: the code of the rule that refuses the most starts, not counting those in the past; else
   * empty.
   */
  readonly refusedBy: string;
}

/**
 * The starts of a date for a party, on a day without the claim of a reservation that is being moved. A start that a
 * clock change skips is omitted.
 */
export function offeredTimes(
  day: DayView,
  request: ListedDate & { partySize: number; area?: string | undefined; audience: Audience },
): OfferedDay {
  const { rules } = day;
  const { date, partySize, area } = request;
  const starts = startsOfDate(rules, request);
  // The last starts of an evening are on the next date, even if that is closed.
  if (starts.length === 0 && isClosedOn(date, rules))
    return { refusal: 'closed', times: [], refusedBy: 'closed' };
  const audience = audienceOfTables(request.audience);
  const wrongSize = refusePartySize(rules, partySize, request.audience);
  const codes = new Map<string, number>();
  const times = starts.flatMap(({ when, periodName }) => {
    const startsAt = instantOf(when, rules.timezone);
    if (startsAt === undefined) return [];
    const requested = { when, partySize, area, rules: 'book', audience } as const;
    const placed = wrongSize ?? placeOrRequest(day, requested);
    const code = isRefusal(placed) ? placed.code : '';
    codes.set(code, (codes.get(code) ?? 0) + 1);
    return [{ ...when, startsAt, periodName, available: !isRefusal(placed) }];
  });
  const refusedBy = codes.has('') ? '' : mostOften(codes);
  const [only] = codes.size === 1 ? codes.keys() : [];
  return only === 'past' || only === 'too-far-ahead'
    ? { refusal: only, times: [], refusedBy }
    : { refusal: '', times, refusedBy };
}

function mostOften(codes: ReadonlyMap<string, number>): string {
  const [most] = [...codes].filter(([code]) => code !== 'past').sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}
