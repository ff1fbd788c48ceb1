import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { PhoneHold } from '../../domain/reservation/phone-holds';

/** A phone number's reservations at a restaurant that were made online. */
export interface PhoneHoldsDocument {
  /** `<restaurant>:<hash of the number>` */
  _id: string;
  restaurantId: string;
  /** Incremented with every write; a hold is granted conditionally on the version read. */
  version: number;
  holds: PhoneHold[];
  touchedAt: Date;
}

export type PhoneHoldModel = Model<PhoneHoldsDocument>;

/** Longer than the booking window. */
const keepSeconds = 100 * 86_400;

const phoneHoldSchema = documentSchema<PhoneHoldsDocument>(
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
  { collection: 'phone_holds', versionKey: false },
);
phoneHoldSchema.index({ restaurantId: 1 });
phoneHoldSchema.index({ touchedAt: 1 }, { expireAfterSeconds: keepSeconds });

/** The collection `phone_holds`, with hashed numbers only. */
export function phoneHoldModel(connection: Connection): PhoneHoldModel {
  return connection.model<PhoneHoldsDocument>('PhoneHolds', phoneHoldSchema);
}
