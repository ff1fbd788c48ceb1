import type { Connection, Model } from 'mongoose';
import type { CountedBooking } from '../../limits/counted-booking';
import { type LimitListDocument, limitListSchema } from './limit-lists';

/** The bookings of a restaurant's month that have quota and are not written yet, by `<restaurant>:<YYYY-MM>`. */
export interface BookingMonthDocument extends LimitListDocument {
  pending: CountedBooking[];
  /** Whether the month has pending bookings for the sweep to process. */
  dirty: boolean;
  /** When a sweep's lease ends. */
  lease?: Date;
}

export type BookingMonthModel = Model<BookingMonthDocument>;

const keepSeconds = 40 * 86_400;

const bookingMonthSchema = limitListSchema<BookingMonthDocument>('booking_months', keepSeconds, {
  pending: {
    type: [{ _id: false, reservationId: String, version: Number, madeAt: Number, key: String }],
    default: [],
  },
  dirty: { type: Boolean, default: false },
  lease: Date,
});
bookingMonthSchema.index({ dirty: 1, lease: 1 }, { partialFilterExpression: { dirty: true } });

/** The collection `booking_months`. Only restaurants with a limit have documents. */
export function bookingMonthModel(connection: Connection): BookingMonthModel {
  return connection.model<BookingMonthDocument>('BookingMonth', bookingMonthSchema);
}
