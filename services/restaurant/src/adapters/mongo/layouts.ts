import { isDuplicateKey } from '@tablewell/chassis';
import { type Connection, type Model, Schema } from 'mongoose';
import type { FixedComponent, Layout } from '../../domain/layout';
import type { Layouts } from '../../ports';

interface LayoutDocument {
  _id: string;
  restaurantId: string;
  name: string;
  version: number;
  fixedComponents: FixedComponent[];
  createdAt: Date;
}

function layoutModel(connection: Connection): Model<LayoutDocument> {
  const schema = new Schema<LayoutDocument>(
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
    },
    { collection: 'layouts', versionKey: false },
  );
  schema.index({ restaurantId: 1, createdAt: 1 });
  return connection.model<LayoutDocument>('Layout', schema);
}

function toLayout({ _id: id, restaurantId, name, version, fixedComponents }: LayoutDocument): Layout {
  return { id, restaurantId, name, version, fixedComponents };
}

/** Floor plans in MongoDB. */
export class MongoLayouts implements Layouts {
  private readonly model: Model<LayoutDocument>;

  constructor(
    connection: Connection,
    private readonly now: () => Date,
  ) {
    this.model = layoutModel(connection);
  }

  async list(restaurantId: string): Promise<Layout[]> {
    return (await this.model.find({ restaurantId }).sort({ createdAt: 1 }).lean<LayoutDocument[]>()).map(
      toLayout,
    );
  }

  async insert({ id, fixedComponents, ...layout }: Layout): Promise<boolean> {
    try {
      await this.model.create({
        _id: id,
        ...layout,
        fixedComponents: [...fixedComponents],
        createdAt: this.now(),
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async save(
    { id, restaurantId, fixedComponents }: Omit<Layout, 'name' | 'version'>,
    before: number,
  ): Promise<Layout | 'conflict' | undefined> {
    const saved = await this.model
      .findOneAndUpdate(
        { _id: id, restaurantId, ...(before > 0 ? { version: before } : {}) },
        { $set: { fixedComponents }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<LayoutDocument>();
    if (saved) return toLayout(saved);
    return (await this.model.exists({ _id: id, restaurantId })) ? 'conflict' : undefined;
  }

  async remove(restaurantId: string, layoutId: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: layoutId, restaurantId })).deletedCount === 1;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
