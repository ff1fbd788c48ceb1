import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { HeldTime } from '../../domain/service-day/held-time';

/** For how long a network address recently held tables of a restaurant. */
export interface HeldTimesDocument {
  /** `<restaurant>:<hash of the address>` */
  _id: string;
  restaurantId: string;
  /** Incremented with every write; a hold is added conditionally on the version read. */
  version: number;
  times: HeldTime[];
  touchedAt: Date;
}

export type HeldTimeModel = Model<HeldTimesDocument>;

/** Longer than the hour in which holds are added up. */
const keepSeconds = 2 * 3_600;

const heldTimeSchema = documentSchema<HeldTimesDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    version: { type: Number, required: true },
    times: { type: [{ _id: false, holdId: String, from: Number, until: Number }], default: [] },
    touchedAt: { type: Date, required: true },
  },
  { collection: 'held_times', versionKey: false },
);
heldTimeSchema.index({ restaurantId: 1 });
heldTimeSchema.index({ touchedAt: 1 }, { expireAfterSeconds: keepSeconds });

/** The collection `held_times`, with hashed addresses only. */
export function heldTimeModel(connection: Connection): HeldTimeModel {
  return connection.model<HeldTimesDocument>('HeldTimes', heldTimeSchema);
}
