import type { Clock } from '@tablewell/chassis/clock';
import { isDuplicateKey } from '@tablewell/chassis/mongo';
import type { CountedBooking } from '../../limits/counted-booking';
import { grantHold, type KnownReservation, holdState } from '../../limits/phone-bookings';
import type { PhoneBookings, PhoneBookingRequest } from '../../ports';
import { hashPhone } from '../../commands/hash-phone';
import { fenceLateWrite } from './fence-late-write';
import { hashKey } from './hash-key';
import { LimitLists } from './limit-lists';
import type { PhoneBookingModel } from './phone-booking-model';
import type { ReservationDocument, ReservationModel } from './reservation-model';

/** A hold without its reservation is an orphan after this long, which is longer than any request takes. */
const pendingMs = 30_000;

/**
 * Phone holds in MongoDB: one document per number and restaurant. Below the limit one conditional update adds a hold.
 * A full document is read, and holds that no longer count are removed, so that cancellations need no write.
 */
export class MongoPhoneBookings implements PhoneBookings {
  private readonly lists: LimitLists<CountedBooking>;

  constructor(
    private readonly model: PhoneBookingModel,
    private readonly reservations: ReservationModel,
    private readonly clock: Clock,
  ) {
    this.lists = new LimitLists(model, 'holds', clock);
  }

  async take(request: PhoneBookingRequest): Promise<'taken' | 'full' | 'busy'> {
    const { reservationId, version, key } = request;
    const requested: CountedBooking = {
      reservationId,
      version,
      madeAt: this.clock().getTime(),
      ...(key ? { key: hashKey(key) } : {}),
    };
    if (await this.add(request, requested)) return 'taken';
    return this.addToFull(request, requested);
  }

  /** False if the document is full, or was inserted concurrently. */
  private async add(
    { restaurant, phoneHash, limit }: PhoneBookingRequest,
    requested: CountedBooking,
  ): Promise<boolean> {
    try {
      await this.model.collection.updateOne(
        { _id: keyOf(restaurant.id, phoneHash) as never, [`holds.${limit - 1}`]: { $exists: false } },
        {
          $push: { holds: requested } as never,
          $inc: { version: 1 },
          $set: { restaurantId: restaurant.id, touchedAt: this.clock() },
        },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Without holds that no longer count, the list may have room. */
  private async addToFull(
    request: PhoneBookingRequest,
    requested: CountedBooking,
  ): Promise<'taken' | 'full' | 'busy'> {
    const { restaurant, phoneHash, limit } = request;
    const list = { key: keyOf(restaurant.id, phoneHash), restaurantId: restaurant.id };
    const written = await this.lists.change(list, async (holds) =>
      grantHold(await this.counting(holds, request), requested, limit),
    );
    if (written === 'busy') return 'busy';
    return written === 'written' ? 'taken' : 'full';
  }

  private async counting(
    holds: readonly CountedBooking[],
    { restaurant, phoneHash }: PhoneBookingRequest,
  ): Promise<CountedBooking[]> {
    const ids = [...new Set(holds.map(({ reservationId }) => reservationId))];
    const found = (await this.reservations.collection
      .find(
        { _id: { $in: ids as never[] } },
        { projection: { version: 1, status: 1, startsAt: 1, phoneNumber: 1 } },
      )
      .toArray()) as unknown as ReservationDocument[];
    const byId = new Map(found.map((document) => [document._id, document]));
    const now = this.clock().getTime();
    const counting: CountedBooking[] = [];
    for (const hold of holds) {
      const known = byId.get(hold.reservationId);
      const standing = holdState(hold, known && toKnown(restaurant, known), phoneHash, now);
      if (standing === 'over') continue;
      const isLate = standing === 'pending' && hold.madeAt < now - pendingMs;
      if (isLate && (await this.fenceLate(hold, known))) continue;
      counting.push(hold);
    }
    return counting;
  }

  /** Fences a version that was never written. */
  private fenceLate(
    { reservationId, version }: CountedBooking,
    known: ReservationDocument | undefined,
  ): Promise<boolean> {
    const parts = { reservationModel: this.reservations, clock: this.clock };
    return fenceLateWrite(parts, reservationId, version, known);
  }
}

function toKnown(
  restaurant: PhoneBookingRequest['restaurant'],
  { version, status, startsAt, phoneNumber }: ReservationDocument,
): KnownReservation {
  // A tombstone has neither time nor number.
  const about = { startsAt, phoneNumber } as Partial<ReservationDocument>;
  return {
    version,
    status,
    startsAt: about.startsAt?.getTime(),
    phoneHash: hashPhone(restaurant, about.phoneNumber ?? ''),
  };
}

const keyOf = (restaurantId: string, phoneHash: string): string => `${restaurantId}:${phoneHash}`;
