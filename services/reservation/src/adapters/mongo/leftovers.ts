import type { Clock } from '@tablewell/chassis/clock';
import { trusted } from 'mongoose';
import type { CountedBooking } from '../../limits/counted-booking';
import type { StoredState } from '../../party/orphans';
import type { Leftovers, SweptDay, SweptMonth } from '../../maintenance/sweep';
import type { BookingMonthModel } from './booking-month-model';
import type { MongoBookingMonths } from './booking-months';
import { DayWriter } from './day-writer';
import { fenceLateWrite } from './fence-late-write';
import { leaseDocuments } from './leases';
import type { ReservationDocument, ReservationModel } from './reservation-model';
import { type ServiceDayModel, toServiceDay } from './service-day-model';

/** Documents of one kind per run. */
const maxPerRun = 200;
const stateFields = 'version status progress claimVersion placement.dates';

interface LeftoversParts {
  readonly dayModel: ServiceDayModel;
  readonly monthModel: BookingMonthModel;
  readonly reservationModel: ReservationModel;
  readonly quotas: MongoBookingMonths;
  readonly clock: Clock;
}

/** Claims and holds that crashes left behind, in MongoDB. */
export class MongoLeftovers implements Leftovers {
  constructor(private readonly parts: LeftoversParts) {}

  async pendingReleases(before: Date) {
    const documents = await this.parts.reservationModel
      // Any value, as a range: `$exists` has no index bounds, and the embedded store would scan every reservation.
      .find({ 'pendingReleases.claimId': trusted({ $gt: '' }), updatedAt: trusted({ $lt: before }) })
      .limit(maxPerRun)
      .lean<ReservationDocument[]>();
    return documents.map(({ _id: id, restaurantId, pendingReleases }) => ({
      id,
      restaurantId,
      pendingReleases,
    }));
  }

  /** Yields one day at a time: a batch of busy days would need more memory than anything else in this process. */
  async *days(): AsyncGenerator<SweptDay> {
    const { dayModel, clock } = this.parts;
    for await (const day of leaseDocuments(
      dayModel,
      { dirty: true },
      { lease: 'lease', max: maxPerRun, clock },
    ))
      yield { ...toServiceDay(day), verifiedUntil: day.verifiedUntil, ...(day.moved ? { moved: true } : {}) };
  }

  async *months(): AsyncGenerator<SweptMonth> {
    const { monthModel, clock } = this.parts;
    for await (const month of leaseDocuments(
      monthModel,
      { dirty: true },
      { lease: 'lease', max: maxPerRun, clock },
    ))
      yield { key: month._id, version: month.version, pending: month.pending };
  }

  markVerified(day: SweptDay, verifiedUntil: number, isClean: boolean): Promise<void> {
    return new DayWriter(this.parts.dayModel, this.parts.clock).markVerified(day, verifiedUntil, isClean);
  }

  async requeue({ key }: SweptMonth): Promise<void> {
    await this.parts.monthModel.updateOne({ _id: key }, { $set: { lease: this.parts.clock() } });
  }

  async markClean({ key, version }: SweptMonth): Promise<void> {
    await this.parts.monthModel.updateOne({ _id: key, version }, { $set: { dirty: false } });
  }

  dropPending(monthKey: string, booking: CountedBooking): Promise<void> {
    return this.parts.quotas.drop(monthKey, booking);
  }

  async states(ids: readonly string[]): Promise<StoredState[]> {
    const found = await this.parts.reservationModel
      .find({ _id: trusted({ $in: [...ids] }) })
      .select(stateFields)
      .lean<ReservationDocument[]>();
    return found.map(toState);
  }

  async state(id: string): Promise<StoredState | undefined> {
    const found = await this.parts.reservationModel
      .findById(id)
      .select(stateFields)
      .lean<ReservationDocument>();
    return found ? toState(found) : undefined;
  }

  fence(reservationId: string, version: number, known: StoredState | undefined): Promise<boolean> {
    return fenceLateWrite(this.parts, reservationId, version, known);
  }
}

/** Tombstones have no placement. */
function toState({
  _id: id,
  version,
  status,
  progress,
  claimVersion,
  placement,
}: ReservationDocument): StoredState {
  const dates = (placement as Partial<typeof placement> | undefined)?.dates ?? [];
  return { id, version, status, progress, claimVersion, dates };
}
