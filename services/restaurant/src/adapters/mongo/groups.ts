import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { Group } from '../../domain/group';
import type { Groups } from '../../ports';

interface GroupDocument {
  _id: string;
  ownerId: string;
  name: string;
}

const groupSchema = documentSchema<GroupDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    name: { type: String, default: '' },
  },
  { collection: 'groups', versionKey: false },
);
groupSchema.index({ ownerId: 1 }, { unique: true });

const toGroup = (document: GroupDocument | null): Group | undefined =>
  document ? { id: document._id, ownerId: document.ownerId, name: document.name } : undefined;

/** Groups in MongoDB. Which restaurants they have, the restaurants say. */
export class MongoGroups implements Groups {
  private readonly model: Model<GroupDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<GroupDocument>('Group', groupSchema);
  }

  async find(id: string): Promise<Group | undefined> {
    return toGroup(await this.model.findById(id).lean<GroupDocument>());
  }

  async ofOwner(ownerId: string): Promise<Group | undefined> {
    return toGroup(await this.model.findOne({ ownerId }).lean<GroupDocument>());
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

  async removeOf(ownerId: string): Promise<void> {
    await this.model.deleteOne({ ownerId });
  }
}
