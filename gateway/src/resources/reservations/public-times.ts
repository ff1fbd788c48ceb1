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
  readonly askedAt: number;
  readonly times: Promise<ListOfferedTimesResponse>;
  /** A younger one is on its way. */
  isRenewed: boolean;
}

/**
 * Longer than any gateway takes to hear of a booking made by way of another one. Should it never hear, what is shown is
 * this old at most and a quarter second more, by which the service's own view may be behind; the promise is a second.
 */
const keepMs = 500;
/** From this age on whoever looks has a younger answer fetched, for the next one: where many look, nobody waits for it. */
const renewMs = 250;
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
    const age = Date.now() - (found?.askedAt ?? 0);
    if (found && age < keepMs) {
      if (age >= renewMs && !found.isRenewed) this.renew(found, answers, key, ask);
      return found.times;
    }
    const answer = this.ask(ask);
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(key, answer);
    this.known.set(restaurantId, answers);
    // Who comes next asks again.
    answer.times.catch(() => answers.delete(key));
    return answer.times;
  }

  /** Something was booked, moved or let go there. */
  forget(restaurantId: string): void {
    this.known.delete(restaurantId);
  }

  /** Something was, and nobody said where. */
  forgetAll(): void {
    this.known.clear();
  }

  private ask(ask: TimesAsk): Answer {
    const askedAt = Date.now();
    const times = this.reservation.listOfferedTimes({ ...ask, movingReservationId: '' });
    return { askedAt, times, isRenewed: false };
  }

  /** Puts a younger answer in the place of an old one once it is there; what was forgotten meanwhile stays so. */
  private renew(old: Answer, answers: Map<string, Answer>, key: string, ask: TimesAsk): void {
    old.isRenewed = true;
    const answer = this.ask(ask);
    answer.times.then(
      () => {
        if (answers.get(key) === old) answers.set(key, answer);
      },
      () => (old.isRenewed = false),
    );
  }
}
