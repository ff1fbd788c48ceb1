import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, Schema } from 'mongoose';
import { type DraftSlot, emptySlot, type RulesDraft } from '../../domain/rules-draft';
import type { RulesDrafts } from '../../ports';

interface RulesDraftDocument extends HasOutbox {
  /** The restaurant's id. */
  _id: string;
  version: number;
  /** Null once it is discarded. */
  draft: RulesDraft | null;
}

export const rulesDraftCollection = 'rules_drafts';

const rulesDraftSchema = documentSchema<RulesDraftDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    // Its shape is defined by the domain and checked before every write.
    draft: { type: Schema.Types.Mixed, default: null },
    ...outboxFields,
  },
  { collection: rulesDraftCollection, versionKey: false, minimize: false },
);
for (const [fields, options] of outboxIndexes) rulesDraftSchema.index(fields, options);

/**
 * Drafts of availability rules in MongoDB. They are stored apart from the settings, which every event of the restaurant
 * contains.
 */
export class MongoRulesDrafts implements RulesDrafts {
  private readonly model: Model<RulesDraftDocument>;
  private readonly all: VersionedCollection<RulesDraftDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = connection.model<RulesDraftDocument>('RulesDraft', rulesDraftSchema);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async find(restaurantId: string): Promise<DraftSlot> {
    const found = await this.all.findOne({ _id: restaurantId });
    if (!found) return emptySlot(restaurantId);
    const { version, draft } = found;
    return { restaurantId, version, ...(draft ? { draft } : {}) };
  }

  replace({ restaurantId, version, ...slot }: DraftSlot, event: OutboxEntry): Promise<boolean> {
    const draft = slot.draft ?? null;
    if (version === 1) return this.all.insert({ _id: restaurantId, version, draft }, [event]);
    return this.all.update(restaurantId, { version: version - 1 }, { $set: { draft, version } }, [event]);
  }

  async remove(restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: restaurantId });
  }
}
