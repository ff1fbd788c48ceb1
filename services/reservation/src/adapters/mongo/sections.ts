import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, trusted } from 'mongoose';
import type { EveningSections, Section } from '../../evening/sections';
import { dayKey } from '../../day/claims/claim';
import type { SectionsStore } from '../../ports';

interface SectionsDocument extends HasOutbox {
  /** `<restaurant>:<date>` */
  _id: string;
  restaurantId: string;
  date: string;
  version: number;
  sections: Section[];
  updatedAt: Date;
}

const sectionsSchema = documentSchema<SectionsDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    date: { type: String, required: true },
    version: { type: Number, required: true },
    sections: { type: [{ _id: false, server: String, tableNumbers: [String] }], default: [] },
    updatedAt: Date,
    ...outboxFields,
  },
  { collection: 'sections', versionKey: false },
);
sectionsSchema.index({ restaurantId: 1, date: 1 });
// For the purge.
sectionsSchema.index({ date: 1 });
for (const [fields, options] of outboxIndexes) sectionsSchema.index(fields, options);

/** The collection `sections`: the tables of each server, by evening. */
export class MongoSections implements SectionsStore {
  readonly model: Model<SectionsDocument>;
  private readonly all: VersionedCollection<SectionsDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = connection.model<SectionsDocument>('Sections', sectionsSchema);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async latest(restaurantId: string, date: string): Promise<EveningSections | undefined> {
    const found = await this.model
      .findOne({ restaurantId, date: trusted({ $lte: date }) })
      .select('-outbox')
      .sort({ date: -1 })
      .lean<SectionsDocument>();
    if (!found) return undefined;
    const { date: on, version, sections } = found;
    return { restaurantId, date: on, version, sections };
  }

  async put(next: EveningSections, event: OutboxEntry, updatedAt: Date): Promise<boolean> {
    const { restaurantId, date, version } = next;
    const sections = next.sections.map(({ server, tableNumbers }) => ({ server, tableNumbers }));
    const id = dayKey(restaurantId, date);
    const document = { _id: id, restaurantId, date, version, sections, updatedAt };
    if (version === 1) return this.all.insert(document, [event]);
    return this.all.update(id, { version: version - 1 }, { $set: { version, sections, updatedAt } }, [event]);
  }

  /** Deletes the sections of dates before this one, which name members of the staff; returns their number. */
  async removeBefore(date: string, max: number): Promise<number> {
    const old = await this.model
      .find({ date: trusted({ $lt: date }) })
      .select('_id')
      .limit(max)
      .lean<{ _id: string }[]>();
    if (old.length === 0) return 0;
    const ids = old.map(({ _id }) => _id);
    return (await this.model.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  }
}
