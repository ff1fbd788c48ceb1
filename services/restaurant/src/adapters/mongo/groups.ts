import { documentSchema, isDuplicateKey, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Group, GuestSharing } from '../../domain/group';
import type { Groups } from '../../ports';

interface GroupDocument extends HasOutbox {
  _id: string;
  ownerId: string;
  name: string;
  /** Null in groups that never shared guests; absent in those of earlier releases. */
  guestSharing?: GuestSharing | null;
}

export const groupCollection = 'groups';

const groupSchema = documentSchema<GroupDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    name: { type: String, default: '' },
    // Its shape is defined by the domain.
    guestSharing: { type: Schema.Types.Mixed, default: null },
    ...outboxFields,
  },
  { collection: groupCollection, versionKey: false },
);
groupSchema.index({ ownerId: 1 }, { unique: true });
for (const [fields, options] of outboxIndexes) groupSchema.index(fields, options);

function toGroup(document: GroupDocument | null): Group | undefined {
  if (!document) return undefined;
  const { _id: id, ownerId, name, guestSharing } = document;
  return { id, ownerId, name, ...(guestSharing ? { guestSharing } : {}) };
}

/** Groups in MongoDB. Which restaurants they have, the restaurants say. */
export class MongoGroups implements Groups {
  private readonly model: Model<GroupDocument>;
  private readonly all: VersionedCollection<GroupDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = connection.model<GroupDocument>('Group', groupSchema);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async find(id: string): Promise<Group | undefined> {
    return toGroup(await this.all.findOne({ _id: id }));
  }

  async ofOwner(ownerId: string): Promise<Group | undefined> {
    return toGroup(await this.all.findOne({ ownerId }));
  }

  async make({ id, ownerId, name }: Group): Promise<Group> {
    try {
      await this.model.create({ _id: id, ownerId, name });
      return { id, ownerId, name };
    } catch (error) {
      const other = isDuplicateKey(error) ? await this.ofOwner(ownerId) : undefined;
      if (!other) throw error;
      return other;
    }
  }

  async rename(id: string, name: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { name } });
  }

  setGuestSharing(
    id: string,
    before: GuestSharing | undefined,
    next: GuestSharing,
    event: OutboxEntry,
  ): Promise<boolean> {
    const unchanged = before ? { 'guestSharing.version': before.version } : { guestSharing: null };
    return this.all.update(id, unchanged, { $set: { guestSharing: next } }, [event]);
  }

  async removeOf(ownerId: string): Promise<void> {
    await this.model.deleteOne({ ownerId });
  }
}
