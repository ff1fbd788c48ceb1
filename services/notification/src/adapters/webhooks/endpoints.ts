import { batchFinds, batchLists, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import { maxEndpoints, type OffReason, type WebhookEndpoint } from '../../domain/webhooks/endpoint';
import type { WebhookSecrets } from '../../domain/webhooks/secrets';
import type { WebhookEndpoints } from '../../webhook-ports';

interface EndpointDocument extends Omit<WebhookEndpoint, 'id' | 'kinds'> {
  _id: string;
  kinds: WebhookEndpoint['kinds'];
  /** `<restaurant>:<number>`: as many as a restaurant may have endpoints. */
  place: string;
}

const deliveredEveryMs = 60_000;

const endpointSchema = documentSchema<EndpointDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    ownerId: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    kinds: { type: [String], required: true },
    off: String,
    // Its shape is defined by the domain.
    secrets: { type: Schema.Types.Mixed, required: true },
    place: { type: String, required: true },
    createdAt: { type: Date, required: true },
    failingSince: Date,
    pausedUntil: Date,
    lastDeliveredAt: Date,
  },
  { collection: 'webhook_endpoints', versionKey: false },
);
endpointSchema.index({ restaurantId: 1, createdAt: 1 });
endpointSchema.index({ place: 1 }, { unique: true });
// Counted whenever metrics are read.
endpointSchema.index({ failingSince: 1 }, { partialFilterExpression: { failingSince: { $exists: true } } });
endpointSchema.index(
  { lastDeliveredAt: 1 },
  { partialFilterExpression: { lastDeliveredAt: { $exists: true } } },
);

/** The endpoints of webhooks, in MongoDB. */
export class MongoWebhookEndpoints implements WebhookEndpoints {
  private readonly model: Model<EndpointDocument>;
  private readonly findOne: (id: string) => Promise<EndpointDocument | undefined>;
  private readonly findOf: (restaurantId: string) => Promise<readonly EndpointDocument[]>;

  constructor(connection: Connection) {
    this.model = connection.model<EndpointDocument>('WebhookEndpoint', endpointSchema);
    this.findOne = batchFinds<EndpointDocument>(this.model.collection);
    // Read for every event of every restaurant.
    this.findOf = batchLists<string, EndpointDocument>(this.model.collection, {
      filter: (ids) => ({ restaurantId: { $in: [...new Set(ids)] } }),
      nameOf: (id) => id,
      keyOf: ({ restaurantId }) => restaurantId,
    });
  }

  async list(restaurantId: string): Promise<WebhookEndpoint[]> {
    const found = await this.model.find({ restaurantId }).sort({ createdAt: 1 }).lean<EndpointDocument[]>();
    return found.map(toEndpoint);
  }

  async find(restaurantId: string, id: string): Promise<WebhookEndpoint | undefined> {
    const found = await this.model.findOne({ _id: id, restaurantId }).lean<EndpointDocument>();
    return found ? toEndpoint(found) : undefined;
  }

  async byId(id: string): Promise<WebhookEndpoint | undefined> {
    const found = await this.findOne(id);
    return found && toEndpoint(found);
  }

  async of(restaurantId: string): Promise<readonly WebhookEndpoint[]> {
    return (await this.findOf(restaurantId)).map(toEndpoint);
  }

  /** A unique index holds the limit: of concurrent inserts into one place, one is written, and the others look again. */
  async insert({ id, ...endpoint }: WebhookEndpoint): Promise<boolean> {
    const { restaurantId } = endpoint;
    for (;;) {
      const taken = (await this.model.find({ restaurantId }).select('place').lean<EndpointDocument[]>()).map(
        ({ place }) => place,
      );
      const free = Array.from({ length: maxEndpoints }, (_, number) => `${restaurantId}:${number}`).filter(
        (place) => !taken.includes(place),
      );
      const place = free[Math.floor(Math.random() * free.length)];
      if (!place) return false;
      try {
        await this.model.create({ _id: id, ...endpoint, place } as never);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async update(id: string, { isOn, ...fields }: Parameters<WebhookEndpoints['update']>[1]): Promise<void> {
    await this.model.updateOne(
      { _id: id },
      {
        $set: { ...fields, ...(isOn === false ? { off: 'owner' } : {}) },
        ...(isOn ? { $unset: { off: 1, failingSince: 1, pausedUntil: 1 } } : {}),
      },
    );
  }

  async putSecrets(id: string, current: string, secrets: WebhookSecrets): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, 'secrets.current': current },
      { $set: { secrets } },
    );
    return matchedCount === 1;
  }

  async noteDelivered(
    { id, failingSince, pausedUntil, lastDeliveredAt }: WebhookEndpoint,
    at: Date,
  ): Promise<void> {
    const isRecent = at.getTime() - (lastDeliveredAt?.getTime() ?? 0) < deliveredEveryMs;
    if (isRecent && !failingSince && !pausedUntil) return;
    await this.model.updateOne(
      { _id: id },
      { $set: { lastDeliveredAt: at }, $unset: { failingSince: 1, pausedUntil: 1 } },
    );
  }

  async noteFailed({ id }: WebhookEndpoint, at: Date, pausedUntil: Date | undefined): Promise<Date> {
    await this.model.updateOne({ _id: id, failingSince: null }, { $set: { failingSince: at } });
    if (pausedUntil) await this.model.updateOne({ _id: id }, { $set: { pausedUntil } });
    return (await this.byId(id))?.failingSince ?? at;
  }

  async switchOff({ id, url }: Pick<WebhookEndpoint, 'id' | 'url'>, why: OffReason): Promise<void> {
    await this.model.updateOne({ _id: id, url, off: trusted({ $exists: false }) }, { $set: { off: why } });
  }

  /** How many that are on took an event within a day, and how many fail. */
  async countStates(now: Date): Promise<{ taking: number; failing: number }> {
    const isOn = { off: trusted({ $exists: false }) };
    const dayAgo = new Date(now.getTime() - 86_400_000);
    const [taking, failing] = await Promise.all([
      this.model.countDocuments({ ...isOn, failingSince: null, lastDeliveredAt: trusted({ $gte: dayAgo }) }),
      this.model.countDocuments({ ...isOn, failingSince: trusted({ $exists: true }) }),
    ]);
    return { taking, failing };
  }

  async remove(restaurantId: string, id: string): Promise<void> {
    await this.model.deleteOne({ _id: id, restaurantId });
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}

function toEndpoint({ _id: id, place: _place, ...endpoint }: EndpointDocument): WebhookEndpoint {
  return { id, ...endpoint };
}
