import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { DailyCounts, HourCount, SourceCount } from '../../party/daily-counts';

interface DailyCountsDocument extends Omit<DailyCounts, 'sources' | 'morning'> {
  /** `<restaurant>:<date>` */
  _id: string;
  sources: SourceCount[];
  morning: HourCount[];
}

type DailyCountsModel = Model<DailyCountsDocument>;

const dailyCountsSchema = documentSchema<DailyCountsDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    date: { type: String, required: true },
    reservations: Number,
    covers: Number,
    canceled: Number,
    sources: { type: [{ _id: false, source: String, fullUrl: String, count: Number }], default: [] },
    morning: {
      type: [{ _id: false, hour: Number, reservations: Number, covers: Number, canceled: Number }],
      default: [],
    },
  },
  { collection: 'daily_counts', versionKey: false },
);
dailyCountsSchema.index({ restaurantId: 1, date: 1 });

/** The collection `daily_counts`: written once for a local date, when all of its reservations are purged. */
export class MongoDailyCounts {
  readonly model: DailyCountsModel;

  constructor(connection: Connection) {
    this.model = connection.model<DailyCountsDocument>('DailyCounts', dailyCountsSchema);
  }

  /** Every stored date of the restaurant. */
  async of(restaurantId: string): Promise<DailyCounts[]> {
    return this.model.find({ restaurantId }).sort({ date: 1 }).lean<DailyCountsDocument[]>();
  }

  /** The stored dates of a range, both ends included; if fields are named, only these. */
  async between(
    restaurantId: string,
    startDate: string,
    endDate: string,
    fields = '',
  ): Promise<DailyCounts[]> {
    return this.model
      .find({ restaurantId, date: trusted({ $gte: startDate, $lte: endDate }) })
      .select(fields === '' ? {} : `${fields} -_id`)
      .sort({ date: 1 })
      .lean<DailyCountsDocument[]>();
  }

  /** Stores a date's counts, unless they are stored already: those were counted while all reservations existed. */
  async keep({ sources, morning, ...counts }: DailyCounts): Promise<void> {
    try {
      await this.model.create({
        _id: `${counts.restaurantId}:${counts.date}`,
        ...counts,
        sources: [...sources],
        morning: [...morning],
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
