import type { ListOfferedTimesResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../../clients';

/** What a diner asks for without a reservation. */
export interface TimesAsk {
  readonly restaurantId: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly partySize: number;
}

interface Answer {
  readonly until: number;
  readonly times: Promise<ListOfferedTimesResponse>;
}

/**
 * Longer than any gateway takes to hear of a booking made by way of another one. Should it never hear, what is shown is
 * this old at most and a quarter second more, by which the service's own view may be behind; the promise is a second.
 */
const keepMs = 500;
const mostRestaurants = 2_000;
const mostAnswers = 400;

/**
 * The times of a date as diners see them, asked for once by all who look at the same moment. What was booked by way of
 * this gateway is seen by the next look; what was booked by way of another, with its event or half a second later.
 */
export class PublicTimes {
  private readonly known = new LRUCache<string, Map<string, Answer>>({ max: mostRestaurants });

  constructor(private readonly reservation: Pick<Clients['reservation'], 'listOfferedTimes'>) {}

  of(ask: TimesAsk): Promise<ListOfferedTimesResponse> {
    const { restaurantId, date, partySize } = ask;
    const answers = this.known.get(restaurantId) ?? new Map<string, Answer>();
    const key = `${date} ${partySize}`;
    const found = answers.get(key);
    const now = Date.now();
    if (found && found.until > now) return found.times;
    const times = this.reservation.listOfferedTimes({ ...ask, movingReservationId: '' });
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(key, { until: now + keepMs, times });
    this.known.set(restaurantId, answers);
    // Who comes next asks again.
    times.catch(() => answers.delete(key));
    return times;
  }

  /** Something was booked, moved or let go there. */
  forget(restaurantId: string): void {
    this.known.delete(restaurantId);
  }

  /** Something was, and nobody said where. */
  forgetAll(): void {
    this.known.clear();
  }
}
