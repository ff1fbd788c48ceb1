import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { ScimPerson } from '../../domain/sso';
import type { ScimPeople } from '../../sso-ports';
import { insertOnce } from './insert-once';

interface PersonDocument extends Omit<ScimPerson, 'id'> {
  _id: string;
}

const personSchema = documentSchema<PersonDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    userId: { type: String, default: '' },
    userName: { type: String, required: true },
    externalId: { type: String, default: '' },
    givenName: { type: String, default: '' },
    familyName: { type: String, default: '' },
    isActive: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'scim_people', versionKey: false },
);
personSchema.index({ ownerId: 1, userName: 1 }, { unique: true });
personSchema.index({ ownerId: 1, externalId: 1 });

/** The collection `scim_people`. */
export class MongoScimPeople implements ScimPeople {
  private readonly model: Model<PersonDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<PersonDocument>('ScimPerson', personSchema);
  }

  async find(ownerId: string, id: string): Promise<ScimPerson | undefined> {
    const found = await this.model.findOne({ _id: id, ownerId }).lean<PersonDocument>();
    return found ? toPerson(found) : undefined;
  }

  async list(
    ownerId: string,
    { userName, externalId, skip, limit }: Parameters<ScimPeople['list']>[1],
  ): Promise<{ people: ScimPerson[]; total: number }> {
    const filter = {
      ownerId,
      ...(userName === '' ? {} : { userName }),
      ...(externalId === '' ? {} : { externalId }),
    };
    const [total, found] = await Promise.all([
      this.model.countDocuments(filter),
      limit === 0
        ? []
        : this.model.find(filter).sort({ userName: 1 }).skip(skip).limit(limit).lean<PersonDocument[]>(),
    ]);
    return { total, people: found.map(toPerson) };
  }

  count(ownerId: string): Promise<number> {
    return this.model.countDocuments({ ownerId });
  }

  insert({ id, ...person }: ScimPerson): Promise<boolean> {
    return insertOnce(this.model, { _id: id, ...person });
  }

  async replace({ id, ownerId, ...person }: ScimPerson, before: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, ownerId, updatedAt: before },
      { $set: person },
    );
    return matchedCount > 0;
  }

  async remove(ownerId: string, id: string): Promise<void> {
    await this.model.deleteOne({ _id: id, ownerId });
  }

  async removeAll(ownerId: string): Promise<void> {
    await this.model.deleteMany({ ownerId });
  }
}

function toPerson({ _id: id, ...person }: PersonDocument): ScimPerson {
  return { id, ...person };
}
