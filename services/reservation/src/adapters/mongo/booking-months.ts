import type { Clock } from '@tablewell/chassis/clock';
import { changeDocument, GroupCommit, type Waiting } from '@tablewell/chassis/resilience';
import { type RequestedBooking, type BookingMonth, grantQuota } from '../../limits/booking-month';
import type { CountedBooking } from '../../limits/counted-booking';
import { isDecided } from '../../party/orphans';
import type { MonthlyQuota, QuotaRequest } from '../../ports';
import type { BookingMonthModel } from './booking-month-model';
import { hashKey } from './hash-key';
import { LimitLists } from './limit-lists';
import type { ReservationDocument, ReservationModel } from './reservation-model';

type Outcome = 'taken' | 'full' | 'busy';

/** What counts in a month: its written reservations, and the bookings that have quota and are not written yet. */
interface Counted {
  readonly version: number;
  readonly written: ReadonlySet<string>;
  readonly pending: readonly CountedBooking[];
}

/**
 * Monthly quotas in MongoDB: written reservations are counted, and one document per month holds the pending bookings. Quota
 * is granted by a write that requires the document's version from before the count, so that only one of two concurrent
 * counts succeeds. Concurrent requests of one process are batched.
 */
export class MongoBookingMonths implements MonthlyQuota {
  private readonly lists: LimitLists<CountedBooking>;
  private readonly commit = new GroupCommit<QuotaRequest, Outcome>((group, key) => this.decide(key, group));

  constructor(
    private readonly model: BookingMonthModel,
    private readonly reservations: ReservationModel,
    private readonly clock: Clock,
  ) {
    this.lists = new LimitLists(model, 'pending', clock);
  }

  async hasQuota(request: QuotaRequest): Promise<boolean> {
    const { written, pending } = await this.count(request.restaurantId, request.month, request.limit);
    const { granted } = grantQuota(written, pending, [toRequestedBooking(request, 0)]);
    return granted[0] === true;
  }

  take(request: QuotaRequest): Promise<Outcome> {
    return this.commit.add(keyOf(request), request);
  }

  async releaseQuota(request: QuotaRequest): Promise<void> {
    await this.drop(keyOf(request), request);
  }

  /** Removes a pending booking, after its reservation was written or failed. */
  async drop(
    key: string,
    { reservationId, version }: Pick<CountedBooking, 'reservationId' | 'version'>,
  ): Promise<void> {
    await this.model.collection.updateOne(
      { _id: key as never, pending: { $elemMatch: { reservationId, version } } },
      { $pull: { pending: { reservationId, version } } as never, $inc: { version: 1 } },
    );
  }

  private async decide(key: string, group: readonly Waiting<QuotaRequest, Outcome>[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    const { restaurantId, month } = first.item;
    const highestLimit = Math.max(...group.map(({ item }) => item.limit));
    const decided = await changeDocument<readonly boolean[] | 'conflict'>(async () => {
      const counted = await this.count(restaurantId, month, highestLimit);
      const madeAt = this.clock().getTime();
      const requested = group.map(({ item }) => toRequestedBooking(item, madeAt));
      const { granted, pending } = grantQuota(counted.written, counted.pending, requested);
      if (!granted.includes(true)) return granted;
      const list = { key, restaurantId };
      const isWritten = await this.lists.write(list, counted.version, pending, { dirty: true });
      return isWritten ? granted : 'conflict';
    });
    const outcomeOf = (index: number): Outcome =>
      decided === 'busy' ? 'busy' : decided[index] ? 'taken' : 'full';
    group.forEach(({ resolve }, index) => resolve(outcomeOf(index)));
  }

  /**
   * The document is read before the count, so that a reservation written in between is either counted or pending. Pending
   * bookings whose version is written or fenced are ignored.
   */
  private async count(restaurantId: string, month: BookingMonth, max: number): Promise<Counted> {
    const { version, entries } = await this.lists.find(keyOf({ restaurantId, month }));
    const pending = await this.stillPending(entries);
    const written = await this.reservations.collection
      .find(
        {
          restaurantId,
          status: 'active',
          // Hosts' bookings count, walk-ins do not (PLAN-3). A missing field is indexed and found as null.
          walkIn: null,
          // Bookings are never in the past, so the index on start times bounds the search.
          startsAt: { $gte: new Date(month.start) },
          createdAt: { $gte: new Date(month.start), $lt: new Date(month.end) },
        },
        { projection: { _id: 1 } },
      )
      .limit(max)
      .toArray();
    return {
      version,
      written: new Set(written.map(({ _id }) => String(_id))),
      pending,
    };
  }

  private async stillPending(bookings: readonly CountedBooking[]): Promise<CountedBooking[]> {
    if (bookings.length === 0) return [];
    const ids = bookings.map(({ reservationId }) => reservationId);
    const known = (await this.reservations.collection
      .find({ _id: { $in: ids as never[] } }, { projection: { version: 1, status: 1 } })
      .toArray()) as unknown as Pick<ReservationDocument, '_id' | 'version' | 'status'>[];
    const byId = new Map(known.map((document) => [document._id, document]));
    return bookings.filter(({ version, reservationId }) => !isDecided(version, byId.get(reservationId)));
  }
}

function toRequestedBooking(
  { reservationId, version, limit, key }: QuotaRequest,
  madeAt: number,
): RequestedBooking {
  return { reservationId, version, limit, madeAt, ...(key ? { key: hashKey(key) } : {}) };
}

function keyOf({ restaurantId, month }: Pick<QuotaRequest, 'restaurantId' | 'month'>): string {
  return `${restaurantId}:${month.name}`;
}
