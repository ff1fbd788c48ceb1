import { isDuplicateKey } from '@tablewell/chassis';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { DailyCounts, SourceCount } from '../../domain/daily-counts';

export interface DailyCountsDocument extends Omit<DailyCounts, 'sources'> {
  /** `<restaurant>:<date>` */
  _id: string;
  sources: SourceCount[];
}

export type DailyCountsModel = Model<DailyCountsDocument>;

const dailyCountsSchema = new Schema<DailyCountsDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    date: { type: String, required: true },
    reservations: Number,
    covers: Number,
    canceled: Number,
    sources: { type: [{ _id: false, source: String, fullUrl: String, count: Number }], default: [] },
  },
  { collection: 'daily_counts', versionKey: false },
);
dailyCountsSchema.index({ restaurantId: 1, date: 1 });

/** The collection `daily_counts`: written once for a date, when all of its reservations are purged. */
export class MongoDailyCounts {
  readonly model: DailyCountsModel;

  constructor(connection: Connection) {
    this.model = connection.model<DailyCountsDocument>('DailyCounts', dailyCountsSchema);
  }

  /** Every date of the restaurant that is kept. */
  async of(restaurantId: string): Promise<DailyCounts[]> {
    return this.model.find({ restaurantId }).sort({ date: 1 }).lean<DailyCountsDocument[]>();
  }

  /** The dates of a range that are kept, both ends included. */
  async between(restaurantId: string, startDate: string, endDate: string): Promise<DailyCounts[]> {
    return this.model
      .find({ restaurantId, date: trusted({ $gte: startDate, $lte: endDate }) })
      .sort({ date: 1 })
      .lean<DailyCountsDocument[]>();
  }

  /** Keeps a date's counts. What is kept already stays: it was counted while all of it was there. */
  async keep(counts: DailyCounts): Promise<void> {
    try {
      await this.model.create({
        _id: `${counts.restaurantId}:${counts.date}`,
        ...counts,
        sources: [...counts.sources],
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
