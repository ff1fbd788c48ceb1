import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, trusted } from 'mongoose';
import { maxRetired, type Pin } from '../../domain/pin';
import type { Pins } from '../../ports';

interface PinDocument extends HasOutbox {
  /** `<restaurant>:<user>` */
  _id: string;
  /** Empty once it was removed. */
  pinId: string;
  restaurantId: string;
  userId: string;
  hash: string;
  setAt: Date;
  retiredAt: Date | null;
  /** The hashes of retired PINs; absent in documents of earlier releases. */
  retired?: string[];
  /** When a removed one is deleted: its events are published by then. */
  deleteAt?: Date;
}

export const pinCollection = 'pins';
const keepRemovedMs = 7 * 86_400_000;

const pinSchema = documentSchema<PinDocument>(
  {
    _id: { type: String, required: true },
    pinId: { type: String, default: '' },
    restaurantId: { type: String, required: true },
    userId: { type: String, required: true },
    hash: { type: String, required: true },
    setAt: { type: Date, required: true },
    retiredAt: { type: Date, default: null },
    retired: { type: [String], default: [] },
    deleteAt: Date,
    ...outboxFields,
  },
  { collection: pinCollection, versionKey: false },
);
pinSchema.index({ restaurantId: 1, hash: 1 }, { unique: true });
pinSchema.index({ deleteAt: 1 }, { expireAfterSeconds: 0 });
for (const [fields, options] of outboxIndexes) pinSchema.index(fields, options);

const idOf = ({ restaurantId, userId }: Pick<Pin, 'restaurantId' | 'userId'>) => `${restaurantId}:${userId}`;
const alive = { pinId: trusted({ $ne: '' }) };

/** The collection `pins`: one document of each person at a restaurant. A unique index keeps two people from having the same PIN there. */
export class MongoPins implements Pins {
  private readonly all: VersionedCollection<PinDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    const model = connection.model<PinDocument>('Pin', pinSchema);
    this.all = new VersionedCollection(model, enqueueEvents);
  }

  async find(restaurantId: string, userId: string): Promise<Pin | undefined> {
    return toPin(await this.all.findOne({ _id: idOf({ restaurantId, userId }) }));
  }

  async findByHash(restaurantId: string, hash: string): Promise<Pin | undefined> {
    return toPin(await this.all.findOne({ restaurantId, hash }));
  }

  async list(restaurantId: string): Promise<Pin[]> {
    const found = await this.all.find({ restaurantId, ...alive });
    return found.flatMap((each) => toPin(each) ?? []);
  }

  async retiredHashes(restaurantId: string, userId: string): Promise<readonly string[]> {
    const found = await this.all.findOne({ _id: idOf({ restaurantId, userId }) });
    return [...(found?.retired ?? []), ...(found?.retiredAt ? [found.hash] : [])];
  }

  async put({ id: pinId, ...pin }: Pin, events: readonly OutboxEntry[]): Promise<boolean> {
    const _id = idOf(pin);
    const change = { $set: { pinId, ...pin }, $unset: { deleteAt: '' } } as const;
    // A concurrent first PIN of the same person is replaced, as it would be a moment later.
    return (
      (await this.all.update(_id, {}, change, events)) ||
      (await this.all.insert({ _id, pinId, ...pin }, events)) ||
      this.all.update(_id, {}, change, events)
    );
  }

  rehash({ id, ...pin }: Pin, hash: string): Promise<boolean> {
    return this.all.update(idOf(pin), { pinId: id }, { $set: { hash } }, []);
  }

  retire({ id, ...pin }: Pin, at: Date, events: readonly OutboxEntry[]): Promise<boolean> {
    const condition = { pinId: id, retiredAt: null };
    const retired = { $each: [pin.hash], $slice: -maxRetired };
    return this.all.update(idOf(pin), condition, { $set: { retiredAt: at }, $push: { retired } }, events);
  }

  remove({ id, ...pin }: Pin, at: Date, events: readonly OutboxEntry[]): Promise<boolean> {
    const deleteAt = new Date(at.getTime() + keepRemovedMs);
    const $set = { pinId: '', hash: `removed:${idOf(pin)}`, deleteAt };
    return this.all.update(idOf(pin), { pinId: id }, { $set }, events);
  }
}

function toPin(document: PinDocument | null): Pin | undefined {
  if (!document || document.pinId === '') return undefined;
  const { pinId: id, restaurantId, userId, hash, setAt, retiredAt } = document;
  return { id, restaurantId, userId, hash, setAt, retiredAt };
}
