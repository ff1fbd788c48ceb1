import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import type { Connection, Model } from 'mongoose';
import { maxPasskeys, type Passkey, type PasskeyUse } from '../../domain/passkey';
import type { Passkeys } from '../../ports';
import { freePlace } from './places';

interface PasskeyDocument extends HasOutbox, Omit<Passkey, 'id' | 'transports'> {
  _id: string;
  transports: string[];
  /** Hash of the authenticator's id of it, which may be too long for an index. */
  credential: string;
  /** `<user>:<number>`: as many as a user may have passkeys. A removed one gives it back. */
  place: string;
  endedAt: Date | null;
  /** When a removed one is deleted: its events are published by then. */
  deleteAt?: Date;
}

export const passkeyCollection = 'passkeys';
const keepEndedMs = 7 * 86_400_000;

const passkeySchema = documentSchema<PasskeyDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    name: { type: String, required: true },
    credential: { type: String, required: true },
    credentialId: { type: String, default: '' },
    publicKey: { type: String, default: '' },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    deviceType: { type: String, enum: ['singleDevice', 'multiDevice'], required: true },
    backedUp: { type: Boolean, required: true },
    place: { type: String, required: true },
    createdAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    deleteAt: Date,
    ...outboxFields,
  },
  { collection: passkeyCollection, versionKey: false },
);
passkeySchema.index({ userId: 1, endedAt: 1 });
passkeySchema.index({ credential: 1 }, { unique: true });
passkeySchema.index({ place: 1 }, { unique: true });
passkeySchema.index({ deleteAt: 1 }, { expireAfterSeconds: 0 });
for (const [fields, options] of outboxIndexes) passkeySchema.index(fields, options);

/** The collection `passkeys`. */
export class MongoPasskeys implements Passkeys {
  private readonly all: VersionedCollection<PasskeyDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    const model: Model<PasskeyDocument> = connection.model<PasskeyDocument>('Passkey', passkeySchema);
    this.all = new VersionedCollection(model, enqueueEvents, { unique: ['place_1', 'credential_1'] });
  }

  async list(userId: string): Promise<Passkey[]> {
    return (await this.alive(userId)).map(toPasskey);
  }

  async findByCredential(hash: string): Promise<Passkey | undefined> {
    const found = await this.all.findOne({ credential: hash, endedAt: null });
    return found ? toPasskey(found) : undefined;
  }

  async isAlive(id: string): Promise<boolean> {
    return (await this.all.findOne({ _id: id, endedAt: null })) !== null;
  }

  /** A unique index holds the limit: of concurrent inserts into one place, one is written, and the others look again. */
  async insert(
    { id, ...passkey }: Passkey,
    hash: string,
    events: readonly OutboxEntry[],
  ): Promise<'inserted' | 'known' | 'too-many'> {
    for (;;) {
      if (await this.all.findOne({ credential: hash })) return 'known';
      const taken = (await this.alive(passkey.userId)).map(({ place }) => place);
      const place = freePlace(taken, maxPasskeys, (number) => `${passkey.userId}:${number}`);
      if (!place) return 'too-many';
      const transports = [...passkey.transports];
      const document = { _id: id, ...passkey, transports, credential: hash, place, endedAt: null };
      if (await this.all.insert(document, events)) return 'inserted';
    }
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey | undefined> {
    const renamed = await this.all.updateAndFind(id, { userId, endedAt: null }, { $set: { name } }, []);
    return renamed ? toPasskey(renamed) : undefined;
  }

  noteUse({ id, counter }: Passkey, use: PasskeyUse, at: Date): Promise<boolean> {
    return this.all.update(id, { counter, endedAt: null }, { $set: { ...use, usedAt: at } }, []);
  }

  end({ id, userId }: Passkey, at: Date, events: readonly OutboxEntry[]): Promise<boolean> {
    const deleteAt = new Date(at.getTime() + keepEndedMs);
    const free = { place: `ended:${id}`, credential: `ended:${id}` };
    const $set = { ...free, endedAt: at, deleteAt, credentialId: '', publicKey: '' };
    return this.all.update(id, { userId, endedAt: null }, { $set }, events);
  }

  private alive(userId: string): Promise<PasskeyDocument[]> {
    return this.all.find({ userId, endedAt: null }, { createdAt: 1 });
  }
}

function toPasskey(document: PasskeyDocument): Passkey {
  const { _id: id, userId, name, credentialId, publicKey, counter, transports, deviceType } = document;
  const { backedUp, createdAt, usedAt } = document;
  return {
    ...{ id, userId, name, credentialId, publicKey, counter, transports, deviceType },
    ...{ backedUp, createdAt, usedAt },
  };
}
