import { documentSchema } from '@tablewell/chassis/mongo';
import { addMonths } from '@tablewell/shared/zone';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import { type UnmetCount, type UnmetParty, unmetRule } from '../../day/starts/demand';
import { dayKey } from '../../day/claims/claim';

/** The parties that were turned away for a date, without personal data. */
interface DemandDocument {
  /** `<restaurant>:<date>` */
  _id: string;
  restaurantId: string;
  date: string;
  /** By `<minute>:<party size>:<rule>`; the minute is empty for diners who only looked at the date. */
  counts: Record<string, number>;
  expiresAt: Date;
}

/** A year and the same month of the year before. */
const keptMonths = 13;

const demandSchema = documentSchema<DemandDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    date: { type: String, required: true },
    counts: { type: Schema.Types.Mixed, default: {} },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'unmet_demand', versionKey: false, minimize: false },
);
demandSchema.index({ restaurantId: 1, date: 1 });
demandSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collection `unmet_demand`: counters by restaurant and local date, kept for 13 months. */
export class MongoDemand {
  readonly model: Model<DemandDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<DemandDocument>('UnmetDemand', demandSchema);
  }

  /** Adds the counts, one write for each restaurant and date. */
  async add(all: readonly (UnmetParty & { readonly parties: number })[]): Promise<void> {
    const byDay = new Map<string, { restaurantId: string; date: string; counts: Map<string, number> }>();
    for (const { restaurantId, date, minute, partySize, rule, parties } of all) {
      const id = dayKey(restaurantId, date);
      const day = byDay.get(id) ?? { restaurantId, date, counts: new Map<string, number>() };
      const path = `counts.${minute ?? ''}:${partySize}:${rule}`;
      day.counts.set(path, (day.counts.get(path) ?? 0) + parties);
      byDay.set(id, day);
    }
    const writes = [...byDay].map(([_id, { restaurantId, date, counts }]) => ({
      updateOne: {
        filter: { _id },
        update: {
          $inc: Object.fromEntries(counts),
          $setOnInsert: {
            restaurantId,
            date,
            expiresAt: new Date(`${addMonths(date, keptMonths)}T00:00:00Z`),
          },
        },
        upsert: true,
      },
    }));
    await this.model.collection.bulkWrite(writes as never[], { ordered: false });
  }

  /** The counts of a range of dates, both ends included. */
  async between(restaurantId: string, from: string, until: string): Promise<UnmetCount[]> {
    const days = await this.model
      .find({ restaurantId, date: trusted({ $gte: from, $lte: until }) })
      .sort({ date: 1 })
      .lean<DemandDocument[]>();
    return days.flatMap(({ date, counts }) =>
      Object.entries(counts).flatMap(([key, parties]) => {
        const [minute = '', size = '', code = ''] = key.split(':');
        // A later release may count by further rules.
        const rule = unmetRule(code);
        if (!rule) return [];
        return [
          {
            date,
            minute: minute === '' ? undefined : Number(minute),
            partySize: Number(size),
            rule,
            parties,
          },
        ];
      }),
    );
  }
}
