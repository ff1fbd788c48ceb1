import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import type { Connection, Model } from 'mongoose';
import { type ApiKey, foldedName, maxKeys, maxOfOneName } from '../../domain/api-key';
import type { ApiKeys } from '../../ports';
import { freePlace } from './places';

interface ApiKeyDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  ownerId: string;
  name: string;
  scopes: ApiKey['scopes'];
  addresses: ApiKey['addresses'];
  ending: string;
  isTest?: boolean;
  hash: string;
  /** `<restaurant>:<number>`: as many as a restaurant may have keys. An ended key gives it back. */
  place: string;
  /** `<restaurant>:<number>:<name>`: as many as there may be keys of one name. */
  placeOfName: string;
  createdAt: Date;
  lastUsedAt?: Date;
  endedAt: Date | null;
  /** When an ended key is deleted: its events are published by then. */
  deleteAt?: Date;
}

export const apiKeyCollection = 'api_keys';
const keepEndedMs = 7 * 86_400_000;

const keySchema = documentSchema<ApiKeyDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    ownerId: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    addresses: { type: [String], default: [] },
    ending: { type: String, required: true },
    isTest: Boolean,
    hash: { type: String, required: true },
    place: { type: String, required: true },
    placeOfName: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: Date,
    endedAt: { type: Date, default: null },
    deleteAt: Date,
    ...outboxFields,
  },
  { collection: apiKeyCollection, versionKey: false },
);
keySchema.index({ restaurantId: 1, endedAt: 1 });
keySchema.index({ hash: 1 }, { unique: true });
keySchema.index({ place: 1 }, { unique: true });
keySchema.index({ placeOfName: 1 }, { unique: true });
keySchema.index({ deleteAt: 1 }, { expireAfterSeconds: 0 });
for (const [fields, options] of outboxIndexes) keySchema.index(fields, options);

/** The collection `api_keys`. */
export class MongoApiKeys implements ApiKeys {
  private readonly model: Model<ApiKeyDocument>;
  private readonly all: VersionedCollection<ApiKeyDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = connection.model<ApiKeyDocument>('ApiKey', keySchema);
    this.all = new VersionedCollection(this.model, enqueueEvents, {
      unique: ['place_1', 'placeOfName_1'],
    });
  }

  async list(restaurantId: string): Promise<ApiKey[]> {
    return (await this.alive(restaurantId)).map(toKey);
  }

  async find(hash: string): Promise<ApiKey | undefined> {
    const found = await this.all.findOne({ hash, endedAt: null });
    return found ? toKey(found) : undefined;
  }

  /** Two unique indexes hold the limits (KEY-2): of concurrent inserts into one place, one is written, and the others look again. */
  async insert(
    { id, ...key }: ApiKey,
    hash: string,
    events: readonly OutboxEntry[],
  ): Promise<'inserted' | 'two-of-name' | 'too-many'> {
    for (;;) {
      const alive = await this.alive(key.restaurantId);
      const places = alive.map(({ place }) => place);
      const placesOfNames = alive.map(({ placeOfName }) => placeOfName);
      const placeOfName = freePlace(placesOfNames, maxOfOneName, (number) =>
        [key.restaurantId, number, foldedName(key.name)].join(':'),
      );
      if (!placeOfName) return 'two-of-name';
      const place = freePlace(places, maxKeys, (number) => `${key.restaurantId}:${number}`);
      if (!place) return 'too-many';
      const document = { _id: id, ...key, hash, place, placeOfName, endedAt: null };
      if (await this.all.insert(document as Parameters<typeof this.all.insert>[0], events)) return 'inserted';
    }
  }

  async end(
    restaurantId: string,
    id: string,
    at: Date,
    toEvent: (key: ApiKey) => OutboxEntry,
  ): Promise<void> {
    const alive = { restaurantId, endedAt: null };
    const found = await this.all.findOne({ _id: id, ...alive });
    if (!found) return;
    const deleteAt = new Date(at.getTime() + keepEndedMs);
    const ended = { endedAt: at, deleteAt, place: `ended:${id}`, placeOfName: `ended:${id}` };
    await this.all.update(id, alive, { $set: ended }, [toEvent(toKey(found))]);
  }

  async noteUse({ id, lastUsedAt }: ApiKey, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id, lastUsedAt: lastUsedAt ?? null }, { $set: { lastUsedAt: at } });
  }

  private alive(restaurantId: string): Promise<ApiKeyDocument[]> {
    return this.all.find({ restaurantId, endedAt: null }, { createdAt: 1 });
  }
}

function toKey(document: ApiKeyDocument): ApiKey {
  const { _id: id, restaurantId, ownerId, name, scopes, addresses, ending, createdAt, ...more } = document;
  const { lastUsedAt, isTest } = more;
  return { id, restaurantId, ownerId, name, scopes, addresses, ending, createdAt, lastUsedAt, isTest };
}
