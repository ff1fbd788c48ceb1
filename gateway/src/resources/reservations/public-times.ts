import type { ListOfferedTimesResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { maxEntries } from '@tablewell/chassis/resilience';
import { areaKey } from '@tablewell/restaurant-rules/areas';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../../clients';

/** A query of free times without a reservation. */
export interface TimesQuery {
  readonly restaurantId: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly partySize: number;
  /** Empty: anywhere. */
  readonly area: string;
  /** The starts of the service day, those after midnight included. */
  readonly evening: boolean;
}

interface Answer {
  readonly restaurantId: string;
  readonly requestedAt: number;
  readonly times: Promise<ListOfferedTimesResponse>;
  /** Whether a newer answer is being loaded. */
  isRefreshing: boolean;
}

/**
 * Longer than the event of a booking takes to reach another gateway. If the event is lost, the shown times are at most
 * this old, plus a quarter second for the service's own view; the promise is one second.
 */
const maxAgeMs = 500;
/** From this age on, a query refreshes the answer in the background for later queries. */
const refreshAfterMs = 250;
/** More than the distinct queries within the lifetime of an answer. */
const maxAnswers = 4_000;

/**
 * The free times of a date as diners see them; simultaneous queries share one call. A booking through this gateway
 * shows in the next query, one through another gateway with its event or half a second later.
 */
export class PublicTimes {
  private readonly known = new LRUCache<string, Answer>({
    ...maxEntries(maxAnswers),
    ttl: maxAgeMs,
    ttlResolution: 0,
    // Without it, an expired answer is removed only when its query is made again.
    ttlAutopurge: true,
    perf: Date,
  });

  constructor(private readonly reservation: Pick<Clients['reservation'], 'listOfferedTimes'>) {}

  /** The number of kept answers. */
  get size(): number {
    return this.known.size;
  }

  of(query: TimesQuery): Promise<ListOfferedTimesResponse> {
    const { restaurantId, date, partySize, area, evening } = query;
    const key = JSON.stringify([restaurantId, date, partySize, evening, areaKey(area)]);
    const found = this.known.get(key);
    if (found) {
      const age = Date.now() - found.requestedAt;
      if (age >= refreshAfterMs && !found.isRefreshing) this.refresh(found, key, query);
      return found.times;
    }
    const answer = this.load(query);
    this.known.set(key, answer);
    // The next query calls again.
    answer.times.catch(() => {
      if (this.known.peek(key) === answer) this.known.delete(key);
    });
    return answer.times;
  }

  /** A reservation of the restaurant was booked, moved or released. */
  forget(restaurantId: string): void {
    // Few are kept at a time: those of the last half second.
    for (const [key, answer] of [...this.known.entries()])
      if (answer.restaurantId === restaurantId) this.known.delete(key);
  }

  /** A reservation was booked, moved or released, and its restaurant is not known. */
  forgetAll(): void {
    this.known.clear();
  }

  private load(query: TimesQuery): Answer {
    const { restaurantId } = query;
    const requestedAt = Date.now();
    const times = this.reservation.listOfferedTimes({ ...query, movingReservationId: '' });
    return { restaurantId, requestedAt, times, isRefreshing: false };
  }

  /** Replaces an answer by a newer one, unless it was forgotten meanwhile. */
  private refresh(old: Answer, key: string, query: TimesQuery): void {
    old.isRefreshing = true;
    const answer = this.load(query);
    answer.times.then(
      () => {
        if (this.known.peek(key) === old) this.known.set(key, answer, { start: answer.requestedAt });
      },
      () => (old.isRefreshing = false),
    );
  }
}
