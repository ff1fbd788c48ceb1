import type { ListOfferedTimesResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
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
}

interface Answer {
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
const maxRestaurants = 2_000;
const maxAnswers = 400;

/**
 * The free times of a date as diners see them; simultaneous queries share one call. A booking through this gateway
 * shows in the next query, one through another gateway with its event or half a second later.
 */
export class PublicTimes {
  private readonly known = new LRUCache<string, Map<string, Answer>>({ max: maxRestaurants });

  constructor(private readonly reservation: Pick<Clients['reservation'], 'listOfferedTimes'>) {}

  of(query: TimesQuery): Promise<ListOfferedTimesResponse> {
    const { restaurantId, date, partySize, area } = query;
    const answers = this.known.get(restaurantId) ?? new Map<string, Answer>();
    const key = `${date} ${partySize} ${areaKey(area)}`;
    const found = answers.get(key);
    const age = Date.now() - (found?.requestedAt ?? 0);
    if (found && age < maxAgeMs) {
      if (age >= refreshAfterMs && !found.isRefreshing) this.refresh(found, answers, key, query);
      return found.times;
    }
    const answer = this.load(query);
    if (answers.size >= maxAnswers) answers.clear();
    answers.set(key, answer);
    this.known.set(restaurantId, answers);
    // The next query calls again.
    answer.times.catch(() => answers.delete(key));
    return answer.times;
  }

  /** A reservation of the restaurant was booked, moved or released. */
  forget(restaurantId: string): void {
    this.known.delete(restaurantId);
  }

  /** A reservation was booked, moved or released, and its restaurant is not known. */
  forgetAll(): void {
    this.known.clear();
  }

  private load(query: TimesQuery): Answer {
    const requestedAt = Date.now();
    const times = this.reservation.listOfferedTimes({ ...query, movingReservationId: '' });
    return { requestedAt, times, isRefreshing: false };
  }

  /** Replaces an answer by a newer one, unless it was forgotten meanwhile. */
  private refresh(old: Answer, answers: Map<string, Answer>, key: string, query: TimesQuery): void {
    old.isRefreshing = true;
    const answer = this.load(query);
    answer.times.then(
      () => {
        if (answers.get(key) === old) answers.set(key, answer);
      },
      () => (old.isRefreshing = false),
    );
  }
}
