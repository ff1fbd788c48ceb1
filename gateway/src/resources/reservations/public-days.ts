import type { ListOfferedDaysResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { areaKey } from '@tablewell/restaurant-rules/areas';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../../clients';

/** A query about a range of dates. */
export interface DaysAsk {
  readonly restaurantId: string;
  /** YYYY-MM-DD; empty: today at the restaurant. */
  readonly from: string;
  readonly days: number;
  readonly partySize: number;
  /** Empty: anywhere. */
  readonly area: string;
}

interface Answer {
  readonly askedAt: number;
  readonly days: Promise<ListOfferedDaysResponse>;
}

/**
 * The state of a day is a hint where to look, so a booking does not end an answer: in a rush every diner would ask for
 * two weeks of decisions again.
 */
const keepMs = 3_000;
const maxAnswers = 2_000;

/** Which dates diners can book; queries within a few seconds share one call. */
export class PublicDays {
  private readonly known = new LRUCache<string, Answer>({ max: maxAnswers });

  constructor(private readonly reservation: Pick<Clients['reservation'], 'listOfferedDays'>) {}

  /** The kept answer, if it is recent enough. */
  recent(ask: DaysAsk): Promise<ListOfferedDaysResponse> | undefined {
    const found = this.known.get(keyOf(ask));
    return found && Date.now() - found.askedAt < keepMs ? found.days : undefined;
  }

  of(ask: DaysAsk): Promise<ListOfferedDaysResponse> {
    const recent = this.recent(ask);
    if (recent) return recent;
    const key = keyOf(ask);
    const answer: Answer = { askedAt: Date.now(), days: this.reservation.listOfferedDays(ask) };
    this.known.set(key, answer);
    // The next query calls again.
    answer.days.catch(() => this.known.get(key) === answer && this.known.delete(key));
    return answer.days;
  }
}

const keyOf = ({ restaurantId, from, days, partySize, area }: DaysAsk): string =>
  `${restaurantId} ${from} ${days} ${partySize} ${areaKey(area)}`;
