import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import {
  type BackgroundPiece,
  emptyLayout,
  type FixedComponent,
  knownCombinations,
  type Layout,
  type LayoutContent,
  type TableCombination,
} from '../../domain/layout';
import type { Layouts } from '../../ports';

interface LayoutDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  name: string;
  version: number;
  fixedComponents: FixedComponent[];
  combinations: TableCombination[];
  background: BackgroundPiece[];
  createdAt: Date;
  /** Set on a deleted layout, which is removed a day later, after its event was published. */
  deletedAt?: Date;
}

export const layoutCollection = 'layouts';
const keepDeletedSeconds = 25 * 3_600;

const layoutSchema = documentSchema<LayoutDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: Number, required: true },
    // Their shapes are defined by the domain and checked before every write.
    fixedComponents: { type: [Schema.Types.Mixed] },
    combinations: { type: [Schema.Types.Mixed] },
    background: { type: [Schema.Types.Mixed] },
    createdAt: { type: Date, required: true },
    deletedAt: { type: Date },
    ...outboxFields,
  },
  { collection: layoutCollection, versionKey: false },
);
layoutSchema.index({ restaurantId: 1, createdAt: 1 });
layoutSchema.index({ deletedAt: 1 }, { expireAfterSeconds: keepDeletedSeconds });
for (const [fields, options] of outboxIndexes) layoutSchema.index(fields, options);

function layoutModel(connection: Connection): Model<LayoutDocument> {
  return connection.model<LayoutDocument>('Layout', layoutSchema);
}

function toLayout(document: LayoutDocument): Layout {
  const { _id: id, restaurantId, name, version, fixedComponents, combinations, background } = document;
  return {
    ...{ id, restaurantId, name, version, fixedComponents, background },
    combinations: knownCombinations(fixedComponents, combinations),
  };
}

const toContent = ({ fixedComponents, combinations, background }: LayoutContent) => ({
  fixedComponents: [...fixedComponents],
  combinations: [...combinations],
  background: [...background],
});

const notDeleted = { deletedAt: trusted({ $exists: false }) };

/** Floor plans in MongoDB. */
export class MongoLayouts implements Layouts {
  private readonly model: Model<LayoutDocument>;
  private readonly all: VersionedCollection<LayoutDocument>;

  constructor(
    connection: Connection,
    enqueueEvents: ServiceKit['enqueueEvents'],
    private readonly now: () => Date,
  ) {
    this.model = layoutModel(connection);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async list(restaurantId: string): Promise<Layout[]> {
    return (await this.all.find({ restaurantId, ...notDeleted }, { createdAt: 1 })).map(toLayout);
  }

  async find(restaurantId: string, id: string): Promise<Layout | undefined> {
    const found = await this.all.findOne({ _id: id, restaurantId, ...notDeleted });
    return found ? toLayout(found) : undefined;
  }

  insert({ id, restaurantId, name, version, ...content }: Layout, events: readonly OutboxEntry[]) {
    const document = { restaurantId, name, version, ...toContent(content), createdAt: this.now() };
    return this.all.insert({ _id: id, ...document }, events);
  }

  async save(
    { id, restaurantId, version, ...content }: Omit<Layout, 'name'>,
    event: OutboxEntry,
  ): Promise<Layout | undefined> {
    const before = { restaurantId, version: version - 1, ...notDeleted };
    const change = { $set: { ...toContent(content), version } };
    const saved = await this.all.updateAndFind(id, before, change, [event]);
    return saved ? toLayout(saved) : undefined;
  }

  async rename(
    { id, restaurantId, name }: Pick<Layout, 'id' | 'restaurantId' | 'name'>,
    event: OutboxEntry,
  ): Promise<Layout | undefined> {
    const known = { restaurantId, ...notDeleted };
    const renamed = await this.all.updateAndFind(id, known, { $set: { name } }, [event]);
    return renamed ? toLayout(renamed) : undefined;
  }

  remove({ id, restaurantId }: Layout, event: OutboxEntry): Promise<boolean> {
    const emptied = { ...toContent(emptyLayout), deletedAt: this.now() };
    return this.all.update(id, { restaurantId, ...notDeleted }, { $set: emptied }, [event]);
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
