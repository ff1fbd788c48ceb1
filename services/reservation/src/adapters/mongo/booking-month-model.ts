import { type Connection, type Model, Schema } from 'mongoose';
import type { Place } from '../../domain/booking-month';

/** The places of a restaurant's month that are taken for reservations not written yet. */
export interface BookingMonthDocument {
  /** `<restaurant>:<YYYY-MM>` */
  _id: string;
  restaurantId: string;
  /** Grows with every write; a place is granted on the version that was counted on. */
  version: number;
  pending: Place[];
  /** There are places that no sweep has looked at. */
  dirty: boolean;
  touchedAt: Date;
  /** Until when a sweep has it for itself. */
  lease?: Date;
}

export type BookingMonthModel = Model<BookingMonthDocument>;

const keepSeconds = 40 * 86_400;

const bookingMonthSchema = new Schema<BookingMonthDocument>(
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

/** The collection `booking_months`. Only restaurants under a limit have documents in it. */
export function bookingMonthModel(connection: Connection): BookingMonthModel {
  return connection.model<BookingMonthDocument>('BookingMonth', bookingMonthSchema);
}
