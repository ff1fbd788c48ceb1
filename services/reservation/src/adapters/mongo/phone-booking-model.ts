import type { Connection, Model } from 'mongoose';
import type { CountedBooking } from '../../limits/counted-booking';
import { type LimitListDocument, limitListSchema } from './limit-lists';

/** A phone number's reservations at a restaurant that were made online, by `<restaurant>:<hash of the number>`. */
export interface PhoneBookingsDocument extends LimitListDocument {
  holds: CountedBooking[];
}

export type PhoneBookingModel = Model<PhoneBookingsDocument>;

/** Longer than the booking window. */
const keepSeconds = 100 * 86_400;

const phoneBookingSchema = limitListSchema<PhoneBookingsDocument>('phone_bookings', keepSeconds, {
  holds: {
    type: [{ _id: false, reservationId: String, version: Number, madeAt: Number, key: String }],
    default: [],
  },
});

/** The collection `phone_bookings`, with hashed numbers only. */
export function phoneBookingModel(connection: Connection): PhoneBookingModel {
  return connection.model<PhoneBookingsDocument>('PhoneBookings', phoneBookingSchema);
}
