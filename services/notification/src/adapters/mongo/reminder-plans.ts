import { batch, batchFinds, batchLists, documentSchema, upsertIfNewer } from '@tablewell/chassis/mongo';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Reservation } from '../../domain/read-copies';
import type { LeasedPlan, Lease, PlannedState, ReminderPlans } from '../../ports';

/** A plan; of a party that is not expected only its version is kept, so that an older event does not revive it. */
interface PlanDocument {
  _id: string;
  version: number;
  restaurantId: string;
  phone: string;
  reservation: Reservation | null;
  startsAt: Date;
  isExpected: boolean;
  isConfirmed: boolean;
  /** Absent in a plan of the last release. */
  lateMinutes?: number;
  touchedAt: Date;
  handledUntil: Date;
  /** When the plan is due; while it is leased, the end of the lease. Null: never. */
  dueAt: Date | null;
  lease: string;
  settingsKey: string;
  purgeAt: Date;
}

type Expected = Pick<PlanDocument, '_id' | 'startsAt' | 'isExpected'>;

/** A restaurant's guest, whose later parties are looked up. */
interface GuestAfter {
  readonly restaurantId: string;
  readonly phone: string;
  readonly after: Date;
}
const guestName = ({ restaurantId, phone }: Pick<PlanDocument, 'restaurantId' | 'phone'>): string =>
  `${phone}:${restaurantId}`;

/** Longer than the broker keeps events. */
const keepMs = 7 * 86_400_000;
/** How long after its time a party may be asked when it comes. */
const lateMs = 4 * 3_600_000;

const planSchema = documentSchema<PlanDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    restaurantId: String,
    phone: String,
    reservation: { type: Schema.Types.Mixed, default: null },
    startsAt: Date,
    isExpected: Boolean,
    isConfirmed: Boolean,
    lateMinutes: Number,
    touchedAt: Date,
    handledUntil: Date,
    dueAt: { type: Date, default: null },
    lease: String,
    settingsKey: String,
    purgeAt: Date,
  },
  { collection: 'reminder_plans', versionKey: false },
);
planSchema.index({ dueAt: 1 });
planSchema.index({ phone: 1, restaurantId: 1, startsAt: 1 });
planSchema.index({ restaurantId: 1, startsAt: 1 });
planSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

/** Plans of reminders in MongoDB. */
export class MongoReminderPlans implements ReminderPlans {
  private readonly model: Model<PlanDocument>;

  private readonly findExpected: (id: string) => Promise<Expected | undefined>;
  private readonly findOfGuest: (key: GuestAfter) => Promise<readonly PlanDocument[]>;

  constructor(connection: Connection) {
    this.model = connection.model<PlanDocument>('ReminderPlan', planSchema);
    this.findExpected = batchFinds(this.model.collection, { startsAt: 1, isExpected: 1 });
    this.findOfGuest = batchLists<GuestAfter, PlanDocument>(this.model.collection, {
      filter: (guests) => ({
        phone: { $in: [...new Set(guests.map(({ phone }) => phone))] },
        restaurantId: { $in: [...new Set(guests.map(({ restaurantId }) => restaurantId))] },
        startsAt: { $gt: new Date(Math.min(...guests.map(({ after }) => after.getTime()))) },
        isExpected: true,
      }),
      nameOf: guestName,
      keyOf: guestName,
    });
  }

  async put({ reservation, at, touches, dueAt, ...state }: PlannedState): Promise<void> {
    const { id, version, restaurantId, startsAt } = reservation;
    const { isExpected } = state;
    await upsertIfNewer(
      this.model,
      id,
      version,
      {
        ...state,
        restaurantId,
        startsAt,
        ...(isExpected ? { reservation } : { reservation: null, phone: '' }),
        dueAt: dueAt ?? null,
        lease: '',
        purgeAt: new Date(Math.max(startsAt.getTime(), at.getTime()) + keepMs),
      },
      { touchedAt: at, handledUntil: at },
    );
    if (touches && version > 1)
      await this.model.updateOne({ _id: id, touchedAt: trusted({ $lt: at }) }, { $set: { touchedAt: at } });
  }

  async leaseDue(limit: number, { id, until }: Lease, now: Date): Promise<LeasedPlan[] | undefined> {
    const due = await this.model
      .find({ dueAt: trusted({ $lte: now }) })
      .sort({ dueAt: 1 })
      .limit(limit)
      .select('_id')
      .lean<Pick<PlanDocument, '_id'>[]>();
    if (due.length === 0) return undefined;
    const those = { _id: trusted({ $in: due.map(({ _id }) => _id) }) };
    await this.model.updateMany(
      { ...those, dueAt: trusted({ $lte: now }) },
      { $set: { lease: id, dueAt: until } },
    );
    const plans = await this.model.find({ ...those, lease: id }).lean<PlanDocument[]>();
    return plans.flatMap(({ reservation, isConfirmed, lateMinutes = 0, touchedAt, handledUntil, lease }) =>
      reservation ? { reservation, isConfirmed, lateMinutes, touchedAt, handledUntil, lease } : [],
    );
  }

  complete(
    { reservation, lease }: LeasedPlan,
    next: { handledUntil: Date; dueAt: Date | undefined; settingsKey: string },
  ): Promise<void> {
    return this.write({
      filter: { _id: reservation.id, lease },
      update: { $set: { ...next, dueAt: next.dueAt ?? null, lease: '' } },
    });
  }

  /** Many plans are completed at once, and each write waits for the disk. */
  private readonly write = batch(async (updates: readonly { filter: object; update: object }[]) => {
    await this.model.collection.bulkWrite(updates.map((updateOne) => ({ updateOne })) as never, {
      ordered: false,
    });
    return updates.map(() => undefined);
  });

  async replan(restaurantId: string, settingsKey: string, now: Date, timeThere: Date): Promise<void> {
    const others = { restaurantId, isExpected: true, settingsKey: trusted({ $ne: settingsKey }) };
    const again = { dueAt: now, lease: '', settingsKey };
    // Reminders that are due already, or being sent, are sent by the new settings.
    await this.model.updateMany({ ...others, dueAt: trusted({ $lte: now }) }, { $set: again });
    await this.model.updateMany({ ...others, lease: trusted({ $ne: '' }) }, { $set: again });
    await this.model.updateMany(
      { ...others, startsAt: trusted({ $gt: new Date(timeThere.getTime() - lateMs) }) },
      { $set: { ...again, handledUntil: timeThere } },
    );
  }

  async lookAgain(restaurantId: string, now: Date, timeThere: Date): Promise<void> {
    const ahead = trusted({ $gt: new Date(timeThere.getTime() - lateMs) });
    const filter = { restaurantId, isExpected: true, startsAt: ahead };
    await this.model.updateMany(filter, { $set: { dueAt: now, lease: '' } });
  }

  async upcoming(restaurantId: string, phone: string, after: Date): Promise<Reservation[]> {
    const found = await this.findOfGuest({ restaurantId, phone, after });
    const plans = found.filter(({ startsAt }) => startsAt > after);
    plans.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    return plans.flatMap(({ reservation }) => reservation ?? []);
  }

  async expected(reservationId: string): Promise<Reservation | undefined> {
    const plan = await this.model.findOne({ _id: reservationId, isExpected: true }).lean<PlanDocument>();
    return plan?.reservation ?? undefined;
  }

  async expects(reservationId: string, startsAt: Date): Promise<boolean> {
    const plan = await this.findExpected(reservationId);
    return plan?.isExpected === true && plan.startsAt.getTime() === startsAt.getTime();
  }

  async forget(reservationIds: readonly string[]): Promise<void> {
    await this.model.deleteMany({ _id: trusted({ $in: [...reservationIds] }) });
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
