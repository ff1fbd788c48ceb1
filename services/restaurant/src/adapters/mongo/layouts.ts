import {
  filledOutbox,
  type HasOutbox,
  isDuplicateKey,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  pushToOutbox,
  type ServiceKit,
} from '@tablewell/chassis';
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
  /** Set on one that was deleted: it goes a day later, when its event has long been sent. */
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

const standing = { goneAt: trusted({ $exists: false }) };

/** Floor plans in MongoDB; events ride in the document. */
export class MongoLayouts implements Layouts {
  private readonly model: Model<LayoutDocument>;

  constructor(
    connection: Connection,
    private readonly announce: ServiceKit['announce'],
    private readonly now: () => Date,
  ) {
    this.model = layoutModel(connection);
  }

  async list(restaurantId: string): Promise<Layout[]> {
    const documents = await this.model
      .find({ restaurantId, ...standing })
      .select('-outbox')
      .sort({ createdAt: 1 })
      .lean<LayoutDocument[]>();
    return documents.map(toLayout);
  }

  async insert({ id, fixedComponents, ...layout }: Layout, events: readonly OutboxEntry[]): Promise<boolean> {
    try {
      await this.model.create({
        _id: id,
        ...layout,
        fixedComponents: [...fixedComponents],
        createdAt: this.now(),
        ...filledOutbox(events),
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    this.announce(layoutCollection, id, events);
    return true;
  }

  async save(
    { id, restaurantId, fixedComponents }: Omit<Layout, 'name' | 'version'>,
    before: number,
    told: OutboxEntry,
  ): Promise<Layout | 'conflict' | undefined> {
    const { $inc, ...outbox } = pushToOutbox([told]);
    const saved = await this.model
      .findOneAndUpdate(
        { _id: id, restaurantId, ...standing, ...(before > 0 ? { version: before } : {}) },
        { $set: { fixedComponents }, ...outbox, $inc: { ...$inc, version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<LayoutDocument>();
    if (!saved)
      return (await this.model.exists({ _id: id, restaurantId, ...standing })) ? 'conflict' : undefined;
    this.announce(layoutCollection, id, [told]);
    return toLayout(saved);
  }

  async remove({ id, restaurantId }: Layout, told: OutboxEntry): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, restaurantId, ...standing },
      { $set: { fixedComponents: [], goneAt: this.now() }, ...pushToOutbox([told]) },
    );
    if (matchedCount === 1) this.announce(layoutCollection, id, [told]);
    return matchedCount === 1;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
