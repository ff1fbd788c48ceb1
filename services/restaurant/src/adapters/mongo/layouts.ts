import { VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { FixedComponent, Layout } from '../../domain/layout';
import type { Layouts } from '../../ports';

interface LayoutDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  name: string;
  version: number;
  fixedComponents: FixedComponent[];
  createdAt: Date;
  /** Set on a deleted one, which is removed a day later, after its event was published. */
  goneAt?: Date;
}

export const layoutCollection = 'layouts';
const keepGoneSeconds = 25 * 3_600;

const layoutSchema = new Schema<LayoutDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: Number, required: true },
    fixedComponents: {
      type: [
        {
          _id: false,
          id: String,
          type: { type: String },
          x: Number,
          y: Number,
          rotation: Number,
          tableNumber: String,
        },
      ],
      default: [],
    },
    createdAt: { type: Date, required: true },
    goneAt: { type: Date },
    ...outboxFields,
  },
  { collection: layoutCollection, versionKey: false },
);
layoutSchema.index({ restaurantId: 1, createdAt: 1 });
layoutSchema.index({ goneAt: 1 }, { expireAfterSeconds: keepGoneSeconds });
for (const [fields, options] of outboxIndexes) layoutSchema.index(fields, options);

function layoutModel(connection: Connection): Model<LayoutDocument> {
  return connection.model<LayoutDocument>('Layout', layoutSchema);
}

function toLayout({ _id: id, restaurantId, name, version, fixedComponents }: LayoutDocument): Layout {
  return { id, restaurantId, name, version, fixedComponents };
}

const notDeleted = { goneAt: trusted({ $exists: false }) };

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

  insert({ id, fixedComponents, ...layout }: Layout, events: readonly OutboxEntry[]): Promise<boolean> {
    const document = { ...layout, fixedComponents: [...fixedComponents], createdAt: this.now() };
    return this.all.insert({ _id: id, ...document }, events);
  }

  async save(
    { id, restaurantId, fixedComponents }: Omit<Layout, 'name' | 'version'>,
    before: number,
    event: OutboxEntry,
  ): Promise<Layout | 'conflict' | undefined> {
    const known = { restaurantId, ...notDeleted };
    const saved = await this.all.updateAndFind(
      id,
      { ...known, ...(before > 0 ? { version: before } : {}) },
      { $set: { fixedComponents: [...fixedComponents] }, $inc: { version: 1 } },
      [event],
    );
    if (saved) return toLayout(saved);
    return (await this.model.exists({ _id: id, ...known })) ? 'conflict' : undefined;
  }

  remove({ id, restaurantId }: Layout, event: OutboxEntry): Promise<boolean> {
    const emptied = { fixedComponents: [], goneAt: this.now() };
    return this.all.update(id, { restaurantId, ...notDeleted }, { $set: emptied }, [event]);
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
