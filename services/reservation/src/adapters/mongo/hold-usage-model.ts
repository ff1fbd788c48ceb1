import type { Connection, Model } from 'mongoose';
import type { HoldUsage } from '../../limits/hold-usage';
import { type LimitListDocument, limitListSchema } from './limit-lists';

/** For how long a network address recently held tables of a restaurant, by `<restaurant>:<hash of the address>`. */
export interface HoldUsagesDocument extends LimitListDocument {
  times: HoldUsage[];
}

export type HoldUsageModel = Model<HoldUsagesDocument>;

/** Longer than the hour in which holds are added up. */
const keepSeconds = 2 * 3_600;

const holdUsageSchema = limitListSchema<HoldUsagesDocument>('hold_usages', keepSeconds, {
  times: { type: [{ _id: false, holdId: String, from: Number, until: Number }], default: [] },
});

/** The collection `hold_usages`, with hashed addresses only. */
export function holdUsageModel(connection: Connection): HoldUsageModel {
  return connection.model<HoldUsagesDocument>('HoldUsages', holdUsageSchema);
}
