import { type Clock, isDuplicateKey } from '@tablewell/chassis';
import { type AskedPlace, type BookingMonth, grantPlaces, type Place } from '../../domain/booking-month';
import type { MonthlyPlaces, PlaceWish } from '../../ports';
import type { BookingMonthDocument, BookingMonthModel } from './booking-month-model';
import { markOf } from './key-mark';
import type { ReservationDocument, ReservationModel } from './reservation-model';

interface Waiting {
  readonly wish: PlaceWish;
  resolve(outcome: 'taken' | 'full' | 'busy'): void;
  reject(error: unknown): void;
}

/** A month as it is counted: who stands in it, and who is about to. */
interface Counted {
  readonly version: number;
  readonly standing: ReadonlySet<string>;
  readonly pending: readonly Place[];
}

const mostRaces = 40;
const largestGroup = 256;

/**
 * A month's places in MongoDB: the reservations themselves are counted, and one document for each month holds
 * those about to be written. A place is granted by a write on the version of that document that was read before
 * counting, so that of two who counted the same only one writes. Those that wait in one process go together.
 */
export class MongoBookingMonths implements MonthlyPlaces {
  private readonly queues = new Map<string, Waiting[]>();

  constructor(
    private readonly model: BookingMonthModel,
    private readonly reservations: ReservationModel,
    private readonly clock: Clock,
  ) {}

  async hasRoom(wish: PlaceWish): Promise<boolean> {
    const { standing, pending } = await this.count(wish.restaurantId, wish.month, wish.limit);
    const { granted } = grantPlaces(standing, pending, [askedPlace(wish, 0)]);
    return granted[0] === true;
  }

  take(wish: PlaceWish): Promise<'taken' | 'full' | 'busy'> {
    const key = keyOf(wish);
    return new Promise((resolve, reject) => {
      const waiting = { wish, resolve, reject };
      const queue = this.queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.queues.set(key, [waiting]);
      void this.drain(key);
    });
  }

  async giveBack(wish: PlaceWish): Promise<void> {
    await this.drop(keyOf(wish), wish);
  }

  /** Takes a place out of the document. For those that came to nothing, and those that came true. */
  async drop(
    key: string,
    { reservationId, version }: Pick<Place, 'reservationId' | 'version'>,
  ): Promise<void> {
    await this.model.collection.updateOne(
      { _id: key as never, pending: { $elemMatch: { reservationId, version } } },
      { $pull: { pending: { reservationId, version } } as never, $inc: { version: 1 } },
    );
  }

  private async drain(key: string): Promise<void> {
    const queue = this.queues.get(key) ?? [];
    while (queue.length > 0) {
      const group = queue.splice(0, largestGroup);
      try {
        await this.decide(key, group);
      } catch (error) {
        group.forEach(({ reject }) => reject(error));
      }
    }
    this.queues.delete(key);
  }

  private async decide(key: string, group: readonly Waiting[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    const { restaurantId, month } = first.wish;
    const most = Math.max(...group.map(({ wish }) => wish.limit));
    for (let race = 0; race < mostRaces; race++) {
      const counted = await this.count(restaurantId, month, most);
      const madeAt = this.clock().getTime();
      const asked = group.map(({ wish }) => askedPlace(wish, madeAt));
      const { granted, pending } = grantPlaces(counted.standing, counted.pending, asked);
      if (!granted.includes(true) || (await this.write(key, restaurantId, counted.version, pending))) {
        group.forEach(({ resolve }, index) => resolve(granted[index] ? 'taken' : 'full'));
        return;
      }
      // Another process writes here too; a little disorder lets one of the two through.
      if (race > 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * race));
    }
    group.forEach(({ resolve }) => resolve('busy'));
  }

  /**
   * The document is read first: what is written between its reading and the counting either stands by then or
   * is pending in it. A pending place whose version is written, or can never be, is the reservation's own matter.
   */
  private async count(restaurantId: string, month: BookingMonth, most: number): Promise<Counted> {
    const found = await this.model.collection.findOne({ _id: keyOf({ restaurantId, month }) as never });
    const document = found as unknown as BookingMonthDocument | null;
    const pending = await this.stillPending(document?.pending ?? []);
    const standing = await this.reservations.collection
      .find(
        {
          restaurantId,
          status: 'active',
          // Nobody books the past, so that the index on times bounds the search for those made this month.
          startsAt: { $gte: new Date(month.start) },
          createdAt: { $gte: new Date(month.start), $lt: new Date(month.end) },
        },
        { projection: { _id: 1 } },
      )
      .limit(most)
      .toArray();
    return {
      version: document?.version ?? 0,
      standing: new Set(standing.map(({ _id }) => String(_id))),
      pending,
    };
  }

  private async stillPending(places: readonly Place[]): Promise<Place[]> {
    if (places.length === 0) return [];
    const known = await this.reservations.collection
      .find(
        { _id: { $in: places.map(({ reservationId }) => reservationId) as never[] } },
        { projection: { version: 1, status: 1 } },
      )
      .toArray();
    const byId = new Map(known.map((document) => [String(document._id), document as unknown]));
    return places.filter((place) => !isDecided(place, byId.get(place.reservationId) as Written | undefined));
  }

  private async write(
    key: string,
    restaurantId: string,
    version: number,
    pending: Place[],
  ): Promise<boolean> {
    const fields = { restaurantId, pending, dirty: true, touchedAt: this.clock() };
    try {
      if (version === 0) {
        const document: BookingMonthDocument = { _id: key, version: 1, ...fields };
        await this.model.collection.insertOne(document as never);
        return true;
      }
      const { matchedCount } = await this.model.collection.updateOne(
        { _id: key as never, version },
        { $set: fields, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function askedPlace({ reservationId, version, limit, key }: PlaceWish, madeAt: number): AskedPlace {
  return { reservationId, version, limit, madeAt, ...(key ? { key: markOf(key) } : {}) };
}

type Written = Pick<ReservationDocument, 'version' | 'status'>;

/** True once the version a place was taken for is written, or overtaken, or its id closed. */
export function isDecided({ version }: Pick<Place, 'version'>, known: Written | null | undefined): boolean {
  return known !== null && known !== undefined && (known.status === 'void' || known.version >= version);
}

function keyOf({ restaurantId, month }: Pick<PlaceWish, 'restaurantId' | 'month'>): string {
  return `${restaurantId}:${month.name}`;
}
