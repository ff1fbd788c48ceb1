import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import {
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  withoutOutbox,
} from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, trusted } from 'mongoose';
import type { AccessRules } from '../../domain/access-rules';
import type { AccessRulesStore } from '../../ports';

interface RulesDocument extends HasOutbox, Omit<AccessRules, 'ownerId' | 'restaurantIds' | 'addresses'> {
  /** The owner's id. */
  _id: string;
  restaurantIds: string[];
  addresses: string[];
}

export const accessRulesCollection = 'access_rules';

const rulesSchema = documentSchema<RulesDocument>(
  {
    _id: { type: String, required: true },
    mark: { type: String, required: true },
    restaurantIds: { type: [String], default: [] },
    sessionHours: { type: Number, required: true },
    idleMinutes: { type: Number, required: true },
    idleSince: { type: Date, default: null },
    addresses: { type: [String], default: [] },
    ...outboxFields,
  },
  { collection: accessRulesCollection, versionKey: false },
);
rulesSchema.index({ restaurantIds: 1 });
for (const [fields, options] of outboxIndexes) rulesSchema.index(fields, options);

/** The collection `access_rules`: one document of each owner who made rules. */
export class MongoAccessRules implements AccessRulesStore {
  private readonly all: VersionedCollection<RulesDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    const model = connection.model<RulesDocument>('AccessRules', rulesSchema);
    this.all = new VersionedCollection(model, enqueueEvents);
  }

  async find(ownerId: string): Promise<AccessRules | undefined> {
    const document = await this.all.findOne({ _id: ownerId });
    return document ? toRules(document) : undefined;
  }

  async listFor(restaurantIds: readonly string[]): Promise<AccessRules[]> {
    const found = await this.all.find({ restaurantIds: trusted({ $in: [...restaurantIds] }) });
    return found.map(toRules);
  }

  insert(rules: AccessRules, events: readonly OutboxEntry[]): Promise<boolean> {
    const { ownerId, ...fields } = toFields(rules);
    return this.all.insert({ _id: ownerId, ...fields }, events);
  }

  replace(rules: AccessRules, before: string, events: readonly OutboxEntry[]): Promise<boolean> {
    const { ownerId, ...fields } = toFields(rules);
    return this.all.update(ownerId, { mark: before }, { $set: fields }, events);
  }
}

const toFields = (rules: AccessRules) => ({
  ...rules,
  restaurantIds: [...rules.restaurantIds],
  addresses: [...rules.addresses],
});

function toRules(document: RulesDocument): AccessRules {
  const { _id: ownerId, ...rules } = withoutOutbox(document);
  return { ownerId, ...rules };
}
