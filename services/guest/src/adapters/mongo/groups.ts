import { documentSchema, isDuplicateKey, ReadModel } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { GroupMember, Groups } from '../../ports';

interface MemberDocument {
  /** The restaurant's id. */
  _id: string;
  /** The restaurant's version; 0 if it is known by its group only. */
  version: number;
  ownerId: string;
  name: string;
}

interface SharingDocument {
  /** The owner's id: an owner has one group. */
  _id: string;
  version: number;
  on: boolean;
  name: string;
}

const memberSchema = documentSchema<MemberDocument>(
  { _id: String, version: Number, ownerId: String, name: String },
  { collection: 'group_restaurants', versionKey: false },
);
memberSchema.index({ ownerId: 1 });

const sharingSchema = documentSchema<SharingDocument>(
  { _id: String, version: Number, on: Boolean, name: String },
  { collection: 'group_sharing', versionKey: false },
);

/** More restaurants than an owner has. Bounds the cost of a call. */
const maxMembers = 500;

/** Read copies of groups; the highest version wins, in any order of events. */
export class MongoGroups implements Groups {
  private readonly model: Model<MemberDocument>;
  private readonly members: ReadModel<MemberDocument>;
  private readonly sharing: ReadModel<SharingDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<MemberDocument>('GroupRestaurant', memberSchema);
    this.members = new ReadModel(this.model);
    this.sharing = new ReadModel(connection.model<SharingDocument>('GroupSharing', sharingSchema));
  }

  async ownerOf(restaurantId: string): Promise<string | undefined> {
    return (await this.members.find(restaurantId))?.ownerId;
  }

  async sharesAs(ownerId: string): Promise<string | undefined> {
    const sharing = await this.sharing.find(ownerId);
    return sharing?.on ? sharing.name : undefined;
  }

  async others(ownerId: string, restaurantId: string): Promise<GroupMember[]> {
    const found = await this.model.find({ ownerId }).limit(maxMembers).lean<MemberDocument[]>();
    return found.flatMap(({ _id, name }) => (_id === restaurantId ? [] : { restaurantId: _id, name }));
  }

  putMember(
    { restaurantId, ownerId, name }: GroupMember & { readonly ownerId: string },
    version: number,
  ): Promise<void> {
    return this.members.put(restaurantId, version, { ownerId, name });
  }

  async addMembers(members: readonly (GroupMember & { readonly ownerId: string })[]): Promise<void> {
    for (const { restaurantId: _id, ownerId, name } of members) {
      try {
        await this.model.updateOne(
          { _id },
          { $setOnInsert: { version: 0, ownerId, name } },
          { upsert: true },
        );
      } catch (error) {
        // Its own event has just inserted it.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  putSharing(
    ownerId: string,
    version: number,
    sharing: { readonly on: boolean; readonly name: string },
  ): Promise<void> {
    return this.sharing.put(ownerId, version, sharing);
  }

  async removeMember(restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: restaurantId });
  }
}
