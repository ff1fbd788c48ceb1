import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { PhoneBooking } from '../../limits/phone-bookings';

/** A phone number's reservations at a restaurant that were made online. */
export interface PhoneBookingsDocument {
  /** `<restaurant>:<hash of the number>` */
  _id: string;
  restaurantId: string;
  /** Incremented with every write; a hold is granted conditionally on the version read. */
  version: number;
  holds: PhoneBooking[];
  touchedAt: Date;
}

export type PhoneBookingModel = Model<PhoneBookingsDocument>;

/** Longer than the booking window. */
const keepSeconds = 100 * 86_400;

const phoneBookingSchema = documentSchema<PhoneBookingsDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    version: { type: Number, required: true },
    holds: {
      type: [{ _id: false, reservationId: String, version: Number, madeAt: Number, key: String }],
      default: [],
    },
    touchedAt: { type: Date, required: true },
  },
  { collection: 'phone_bookings', versionKey: false },
);
phoneBookingSchema.index({ restaurantId: 1 });
phoneBookingSchema.index({ touchedAt: 1 }, { expireAfterSeconds: keepSeconds });

/** The collection `phone_bookings`, with hashed numbers only. */
export function phoneBookingModel(connection: Connection): PhoneBookingModel {
  return connection.model<PhoneBookingsDocument>('PhoneBookings', phoneBookingSchema);
}
