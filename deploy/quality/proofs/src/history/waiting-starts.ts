import { events } from '@tablewell/chassis/events';
import {
  type ReservationBooked,
  type ReservationCanceled,
  WaitNews,
} from '@tablewell/proto/reservation/v1/reservation_events_pb';
import {
  checkStart,
  type KeptTable,
  type ListedParty,
  type Span,
  type StartLog,
  type StartViolations,
} from '../../../../../services/reservation/src/testing/start-checker';
import { millis } from '../../../../../services/reservation/src/testing/wait-log';
import type { Entry } from '../load/waiting-guests';
import { type HouseStart, houseTables, type WaitingHouse } from '../load/waiting-house';
import type { EventLog, Published } from '../product/event-log';

/** When something happened: not before, and not after. Epoch milliseconds of this process's clock. */
interface Moment {
  readonly at: number;
  readonly latest: number;
}

/** An offered start, by the event that told of it. */
export interface Offered extends Moment {
  readonly id: string;
  readonly start: number;
  readonly until: number;
  readonly joinedAt: number;
}

/** What happened at the full starts of a house. */
export class StartsLog {
  readonly offers: ReadonlyMap<string, Offered>;
  private readonly booked: ReadonlyMap<string, Moment & { readonly start: number }>;
  private readonly canceled: ReadonlyMap<string, Moment>;

  /** @param endsAt when nothing was going on any more */
  constructor(
    { restaurantId, clock }: WaitingHouse,
    log: EventLog,
    private readonly entries: readonly Entry[],
    private readonly endsAt: number,
  ) {
    const real = (at: Parameters<typeof millis>[0]) => clock.realTime(millis(at));
    const momentsOf = (found: readonly Published<ReservationBooked | ReservationCanceled>[]) =>
      found.flatMap(({ message: { reservation }, storedAt }) => {
        if (reservation?.restaurantId !== restaurantId) return [];
        const { id, updatedAt, startsAt } = reservation;
        return [[id, { at: real(updatedAt), latest: storedAt, start: millis(startsAt) }] as const];
      });
    this.booked = new Map(momentsOf(log.of(events.reservationBooked)));
    this.canceled = new Map(momentsOf(log.of(events.reservationCanceled)));
    this.offers = new Map(
      log.of(events.reservationWaited).flatMap(({ message, storedAt }) => {
        const { reservation, news, offeredUntil } = message;
        if (reservation?.restaurantId !== restaurantId || news !== WaitNews.OFFERED) return [];
        const { id, startsAt, updatedAt, wait } = reservation;
        const offered = {
          ...{ id, start: millis(startsAt), at: real(updatedAt), latest: storedAt },
          ...{ until: real(offeredUntil), joinedAt: real(wait?.joinedAt) },
        };
        return [[id, offered] as const];
      }),
    );
  }

  check(
    start: HouseStart,
    { graceMs, excused }: { readonly graceMs: number; readonly excused: readonly Span[] },
  ): StartViolations {
    return checkStart({ ...this.of(start), excused }, graceMs);
  }

  private of({ at: start }: HouseStart): StartLog {
    const direct = [...this.booked].flatMap(([id, moment]) =>
      moment.start === start && !this.offers.has(id) ? this.kept(id, moment, this.endOf(id)) : [],
    );
    const offered = [...this.offers.values()].flatMap((offer) =>
      offer.start === start
        ? { ...this.kept(offer.id, offer, this.endOfOffer(offer)), joinedAt: offer.joinedAt }
        : [],
    );
    const listed = this.entries.flatMap((entry) => (entry.start?.at === start ? this.listed(entry) : []));
    return { tables: houseTables, kept: [...direct, ...offered], listed };
  }

  private kept(id: string, { at, latest }: Moment, end: Moment): KeptTable {
    return {
      ...{ id, given: { from: at, until: latest } },
      surely: { from: latest, until: Math.max(latest, end.at) },
      possibly: { from: at, until: end.latest },
    };
  }

  /** When a reservation gave its table back. */
  private endOf(id: string): Moment {
    return this.canceled.get(id) ?? { at: this.endsAt, latest: this.endsAt };
  }

  private endOfOffer({ id, until }: Offered): Moment {
    if (this.booked.has(id)) return this.endOf(id);
    const answer = this.entries.find((entry) => entry.id === id)?.answer;
    const over = Math.min(until, this.endsAt);
    if (!answer || answer.kind === 'accept' || answer.status === 409) return { at: over, latest: over };
    const isKnown = answer.status === 200;
    return { at: Math.min(answer.from, over), latest: isKnown ? Math.min(answer.until, over) : over };
  }

  private listed({ id, since, answer }: Entry): ListedParty {
    const offer = this.offers.get(id);
    const left = answer && answer.kind !== 'accept' && answer.status !== 409 ? answer.from : this.endsAt;
    const until = Math.min(offer?.at ?? this.endsAt, left);
    return { id, joinedAt: offer?.joinedAt ?? since, waited: { from: since, until } };
  }
}
