import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { LinkKind } from '../../domain/user';
import type { Links } from '../../ports';

interface LinkDocument {
  /** Hash of the token. */
  _id: string;
  kind: LinkKind;
  userId: string;
  expiresAt: Date;
}

const linkSchema = documentSchema<LinkDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'links', versionKey: false },
);
linkSchema.index({ userId: 1 });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

function linkModel(connection: Connection): Model<LinkDocument> {
  return connection.model<LinkDocument>('Link', linkSchema);
}

/** Mail links in MongoDB. A used link is recorded at its account and then deleted. */
export class MongoLinks implements Links {
  private readonly model: Model<LinkDocument>;

  constructor(connection: Connection) {
    this.model = linkModel(connection);
  }

  async insert({
    hash,
    ...link
  }: {
    hash: string;
    kind: LinkKind;
    userId: string;
    expiresAt: Date;
  }): Promise<void> {
    await this.model.create({ _id: hash, ...link });
  }

  async peek(kind: LinkKind, hash: string, now: Date): Promise<string | undefined> {
    const link = await this.model
      .findOne({ _id: hash, kind, expiresAt: trusted({ $gt: now }) })
      .lean<LinkDocument>();
    return link?.userId;
  }

  async keep(hash: string, until: Date): Promise<void> {
    await this.model.updateOne(
      { _id: hash, expiresAt: trusted({ $lt: until }) },
      { $set: { expiresAt: until } },
    );
  }

  async remove(hash: string): Promise<void> {
    await this.model.deleteOne({ _id: hash });
  }

  async removeAll(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }
}
