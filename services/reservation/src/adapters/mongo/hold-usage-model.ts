import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { HoldUsage } from '../../limits/hold-usage';

/** For how long a network address recently held tables of a restaurant. */
export interface HoldUsagesDocument {
  /** `<restaurant>:<hash of the address>` */
  _id: string;
  restaurantId: string;
  /** Incremented with every write; a hold is added conditionally on the version read. */
  version: number;
  times: HoldUsage[];
  touchedAt: Date;
}

export type HoldUsageModel = Model<HoldUsagesDocument>;

/** Longer than the hour in which holds are added up. */
const keepSeconds = 2 * 3_600;

const holdUsageSchema = documentSchema<HoldUsagesDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    version: { type: Number, required: true },
    times: { type: [{ _id: false, holdId: String, from: Number, until: Number }], default: [] },
    touchedAt: { type: Date, required: true },
  },
  { collection: 'hold_usages', versionKey: false },
);
holdUsageSchema.index({ restaurantId: 1 });
holdUsageSchema.index({ touchedAt: 1 }, { expireAfterSeconds: keepSeconds });

/** The collection `hold_usages`, with hashed addresses only. */
export function holdUsageModel(connection: Connection): HoldUsageModel {
  return connection.model<HoldUsagesDocument>('HoldUsages', holdUsageSchema);
}
