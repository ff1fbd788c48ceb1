import { shortHash } from '@tablewell/chassis/crypto';
import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Contact, SharingEnds } from '../../ports';

interface EndDocument {
  /** The owner's id with a hash of the contact. */
  _id: string;
  at: Date;
  expiresAt: Date;
}

const endSchema = documentSchema<EndDocument>(
  { _id: String, at: Date, expiresAt: Date },
  { collection: 'sharing_ends', versionKey: false },
);
endSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const dayMs = 86_400_000;

/**
 * When sharing was last ended, by owner and contact. It is stored apart from the guests, because they may be removed,
 * and has only a hash of the contact.
 */
export class MongoSharingEnds implements SharingEnds {
  private readonly model: Model<EndDocument>;

  /** @param keptDays longer than a reservation that has a consent is kept */
  constructor(
    connection: Connection,
    private readonly keptDays: number,
  ) {
    this.model = connection.model<EndDocument>('SharingEnd', endSchema);
  }

  async add(ownerId: string, contacts: readonly Contact[], at: Date): Promise<void> {
    const expiresAt = new Date(at.getTime() + this.keptDays * dayMs);
    for (const contact of new Set(contacts)) {
      try {
        await this.model.updateOne(
          { _id: idOf(ownerId, contact), at: trusted({ $lt: at }) },
          { $set: { at, expiresAt } },
          { upsert: true },
        );
      } catch (error) {
        // A later end, or this one, is known.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async latest(ownerId: string, contacts: readonly Contact[]): Promise<Date | undefined> {
    if (contacts.length === 0) return undefined;
    const ids = contacts.map((contact) => idOf(ownerId, contact));
    const found = await this.model.find({ _id: trusted({ $in: ids }) }).lean<EndDocument[]>();
    return found.reduce<Date | undefined>((last, { at }) => (last && last > at ? last : at), undefined);
  }
}

const idOf = (ownerId: string, contact: Contact): string =>
  `${ownerId}:${shortHash(`${ownerId} ${contact}`)}`;
