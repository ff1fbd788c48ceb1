import type { Clock } from '@tablewell/chassis/clock';
import { trusted } from 'mongoose';
import type { PlacedReservation, TableChange } from '../../maintenance/day-reassignment';
import type { LocalTimeChange } from '../../party/local-times';
import { type Claim, dayKey, type ServiceDay } from '../../day/claims/claim';
import type { DaysToReassign } from '../../maintenance/reassign-day';
import type { RestaurantClock } from '../../restaurant/restaurant-clock';
import type { UpcomingDays } from '../../maintenance/reassign-tables';
import type { LocalTimes } from '../../maintenance/update-local-times';
import { DayWriter } from './day-writer';
import type { ReservationDocument, ReservationModel } from './reservation-model';
import { type ServiceDayDocument, type ServiceDayModel, toDayNow } from './service-day-model';

/** More dates than can have bookings: a year ahead and the last two days. */
const maxDays = 400;

type Seated = Pick<ReservationDocument, '_id' | 'version' | 'status' | 'claimVersion' | 'placement'>;

/** Service days and reservations that follow changed settings, in MongoDB. */
export class MongoDaysToReassign implements DaysToReassign, LocalTimes, UpcomingDays {
  private readonly writer: DayWriter;

  constructor(
    private readonly dayModel: ServiceDayModel,
    private readonly reservationModel: ReservationModel,
    machine: Clock,
    private readonly clock: RestaurantClock,
  ) {
    this.writer = new DayWriter(dayModel, machine);
  }

  async *dates(restaurantId: string, since: string): AsyncGenerator<string> {
    const days = await this.dayModel
      .find({ restaurantId, date: trusted({ $gte: since }) })
      .select('date')
      .sort({ date: 1 })
      .limit(maxDays)
      .lean<Pick<ServiceDayDocument, 'date'>[]>();
    for (const { date } of days) {
      // A day takes some milliseconds of computation, during which nothing else is served.
      await new Promise((resolve) => setImmediate(resolve));
      yield date;
    }
  }

  async day(restaurantId: string, date: string): Promise<ServiceDay | undefined> {
    const found = await this.dayModel.findById(dayKey(restaurantId, date)).lean<ServiceDayDocument>();
    return found ? toDayNow(found, this.clock(restaurantId)) : undefined;
  }

  rewrite(day: ServiceDay, claims: readonly Claim[]): Promise<boolean> {
    return this.writer.write(day, { claims });
  }

  async withTables(ids: readonly string[]): Promise<PlacedReservation[]> {
    const found = await this.reservationModel
      .find({ _id: trusted({ $in: [...ids] }) })
      .select('version status claimVersion placement')
      .lean<Seated[]>();
    return found.map(({ _id: id, ...rest }) => ({ id, ...rest }));
  }

  moveTables(changes: readonly TableChange[], updatedAt: Date): Promise<number> {
    return this.updateAll(changes, ({ tableType, tables, tableNumbers }) => ({
      $set: {
        'placement.tableType': tableType,
        updatedAt,
        ...(tables ? { 'placement.tables': tables } : {}),
        ...(tableNumbers ? { 'placement.tableNumbers': [...tableNumbers] } : {}),
      },
      ...(tables ? {} : { $unset: { 'placement.tables': '' } }),
    }));
  }

  async moveTimes(changes: readonly LocalTimeChange[], updatedAt: Date): Promise<void> {
    await this.updateAll(changes, ({ date, minute }) => ({
      $set: { 'placement.date': date, 'placement.minute': minute, updatedAt },
    }));
  }

  private async updateAll<C extends { id: string; version: number }>(
    changes: readonly C[],
    update: (change: C) => object,
  ): Promise<number> {
    const writes = changes.map((change) => ({
      updateOne: {
        filter: { _id: change.id as never, version: change.version },
        update: { ...update(change), $inc: { version: 1 } },
      },
    }));
    const done = await this.reservationModel.collection.bulkWrite(writes as never[], { ordered: false });
    return done.matchedCount;
  }
}
