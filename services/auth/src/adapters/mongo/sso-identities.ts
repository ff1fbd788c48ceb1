import { createHash } from 'node:crypto';
import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { SsoIdentity } from '../../domain/sso';
import type { SsoIdentities } from '../../sso-ports';
import { insertOnce } from './insert-once';

interface IdentityDocument extends SsoIdentity {
  /** Hash of owner, issuer and subject. */
  _id: string;
}

const identitySchema = documentSchema<IdentityDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    userId: { type: String, required: true },
    linkedAt: { type: Date, required: true },
  },
  { collection: 'sso_identities', versionKey: false },
);
identitySchema.index({ ownerId: 1, userId: 1 });

type Key = Pick<SsoIdentity, 'ownerId' | 'issuer' | 'subject'>;

const idOf = ({ ownerId, issuer, subject }: Key): string =>
  createHash('sha256')
    .update(JSON.stringify([ownerId, issuer, subject]))
    .digest('base64url');

/** The collection `sso_identities`. */
export class MongoSsoIdentities implements SsoIdentities {
  private readonly model: Model<IdentityDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<IdentityDocument>('SsoIdentity', identitySchema);
  }

  async find(key: Key): Promise<SsoIdentity | undefined> {
    return toIdentity(await this.model.findOne({ _id: idOf(key) }).lean<IdentityDocument>());
  }

  async findByUser(ownerId: string, userId: string): Promise<SsoIdentity[]> {
    const found = await this.model.find({ ownerId, userId }).lean<IdentityDocument[]>();
    return found.flatMap((document) => toIdentity(document) ?? []);
  }

  insert(identity: SsoIdentity): Promise<boolean> {
    return insertOnce(this.model, { _id: idOf(identity), ...identity });
  }

  async remove(ownerId: string, userId: string): Promise<void> {
    await this.model.deleteMany({ ownerId, userId });
  }

  async removeAll(ownerId: string): Promise<void> {
    await this.model.deleteMany({ ownerId });
  }
}

function toIdentity(document: IdentityDocument | null): SsoIdentity | undefined {
  if (!document) return undefined;
  const { _id: _hash, ...identity } = document;
  return identity;
}
