import type { ListOfferedDaysResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { areaKey } from '@tablewell/restaurant-rules/areas';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../../clients';

/** A query about a range of dates. */
export interface DaysQuery {
  readonly restaurantId: string;
  /** YYYY-MM-DD; empty: today at the restaurant. */
  readonly from: string;
  readonly days: number;
  readonly partySize: number;
  /** Empty: anywhere. */
  readonly area: string;
  /** The dates are service days. */
  readonly evening: boolean;
}

/**
 * The state of a day is a hint where to look, so a booking does not invalidate an answer: in a rush every diner would
 * cause two weeks of decisions again.
 */
const maxAgeMs = 3_000;
const maxAnswers = 2_000;

/** Which dates diners can book; queries within a few seconds share one call. */
export class PublicDays {
  private readonly known = new LRUCache<string, Promise<ListOfferedDaysResponse>>({
    max: maxAnswers,
    ttl: maxAgeMs,
  });

  constructor(private readonly reservation: Pick<Clients['reservation'], 'listOfferedDays'>) {}

  /** The cached answer, if it is recent enough. */
  recent(query: DaysQuery): Promise<ListOfferedDaysResponse> | undefined {
    return this.known.get(keyOf(query));
  }

  of(query: DaysQuery): Promise<ListOfferedDaysResponse> {
    const recent = this.recent(query);
    if (recent) return recent;
    const key = keyOf(query);
    const days = this.reservation.listOfferedDays(query);
    this.known.set(key, days);
    // The next query calls again.
    days.catch(() => this.known.peek(key) === days && this.known.delete(key));
    return days;
  }
}

const keyOf = ({ restaurantId, from, days, partySize, area, evening }: DaysQuery): string =>
  `${restaurantId} ${from} ${days} ${partySize} ${evening} ${areaKey(area)}`;
