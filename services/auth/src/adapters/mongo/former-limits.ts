import { createHash } from 'node:crypto';
import type { WithheldPermission } from '@tablewell/chassis/access';
import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { FormerLimit, FormerLimits, FormerPerson } from '../../sso-ports';

interface LimitDocument extends Pick<FormerLimit, 'ownerId' | 'keptAt'> {
  /**
   * Hash of the owner and the mail address. The address itself is not stored; only a caller who knows it finds the
   * document.
   */
  _id: string;
  withheld: WithheldPermission[];
}

const limitSchema = documentSchema<LimitDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    withheld: { type: [String], required: true },
    keptAt: { type: Date, required: true },
  },
  { collection: 'former_limits', versionKey: false },
);
limitSchema.index({ ownerId: 1 });

const idOf = ({ ownerId, email }: FormerPerson): string =>
  createHash('sha256')
    .update(JSON.stringify([ownerId, email]))
    .digest('base64url');

/** The collection `former_limits`. */
export class MongoFormerLimits implements FormerLimits {
  private readonly model: Model<LimitDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<LimitDocument>('FormerLimit', limitSchema);
  }

  async find(person: FormerPerson): Promise<FormerLimit | undefined> {
    const found = await this.model.findOne({ _id: idOf(person) }).lean<LimitDocument>();
    return found ? { ...person, withheld: found.withheld, keptAt: found.keptAt } : undefined;
  }

  async add(person: FormerPerson, withheld: readonly WithheldPermission[], keptAt: Date): Promise<void> {
    await this.model.updateOne(
      { _id: idOf(person) },
      {
        $set: { keptAt },
        $setOnInsert: { ownerId: person.ownerId },
        $addToSet: { withheld: { $each: [...withheld] } },
      },
      { upsert: true },
    );
  }

  async remove({ keptAt, ...person }: FormerLimit): Promise<void> {
    await this.model.deleteOne({ _id: idOf(person), keptAt });
  }

  async removeAll(ownerId: string): Promise<void> {
    await this.model.deleteMany({ ownerId });
  }
}
