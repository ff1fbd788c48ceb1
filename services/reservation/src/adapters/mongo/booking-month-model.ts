import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { QuotaSlot } from '../../limits/booking-month';

/** The pending quota slots of a restaurant's month. */
export interface BookingMonthDocument {
  /** `<restaurant>:<YYYY-MM>` */
  _id: string;
  restaurantId: string;
  /** Incremented with every write; a slot is granted conditionally on the counted version. */
  version: number;
  pending: QuotaSlot[];
  /** Whether the month has slots for the sweep to process. */
  dirty: boolean;
  touchedAt: Date;
  /** When a sweep's lease ends. */
  lease?: Date;
}

export type BookingMonthModel = Model<BookingMonthDocument>;

const keepSeconds = 40 * 86_400;

const bookingMonthSchema = documentSchema<BookingMonthDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    version: { type: Number, required: true },
    pending: {
      type: [{ _id: false, reservationId: String, version: Number, madeAt: Number, key: String }],
      default: [],
    },
    dirty: { type: Boolean, default: false },
    touchedAt: { type: Date, required: true },
    lease: Date,
  },
  { collection: 'booking_months', versionKey: false },
);
bookingMonthSchema.index({ dirty: 1, lease: 1 }, { partialFilterExpression: { dirty: true } });
bookingMonthSchema.index({ restaurantId: 1 });
bookingMonthSchema.index({ touchedAt: 1 }, { expireAfterSeconds: keepSeconds });

/** The collection `booking_months`. Only restaurants with a limit have documents. */
export function bookingMonthModel(connection: Connection): BookingMonthModel {
  return connection.model<BookingMonthDocument>('BookingMonth', bookingMonthSchema);
}
