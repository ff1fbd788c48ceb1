import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { SsoAttempt, SsoPurpose } from '../../domain/sso';
import type { SsoAttempts } from '../../sso-ports';
import { insertOnce } from './insert-once';

interface AttemptDocument extends Omit<SsoAttempt, 'purpose'> {
  /** Hash of what the browser keeps. */
  _id: string;
  /** Absent in sign-ins that a release without trials began. */
  purpose?: SsoPurpose;
}

interface LogoutDocument {
  /** Hash of the issuer and the id of a logout token. */
  _id: string;
  expiresAt: Date;
}

const attemptSchema = documentSchema<AttemptDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    sessionId: { type: String, default: '' },
    restaurantId: { type: String, default: '' },
    ownerId: { type: String, required: true },
    issuer: { type: String, required: true },
    clientId: { type: String, required: true },
    state: { type: String, required: true },
    nonce: { type: String, required: true },
    verifier: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sso_attempts', versionKey: false },
);
const logoutSchema = documentSchema<LogoutDocument>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'sso_logouts', versionKey: false },
);
for (const schema of [attemptSchema, logoutSchema]) schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collections `sso_attempts` and `sso_logouts`: what works once. */
export class MongoSsoAttempts implements SsoAttempts {
  private readonly model: Model<AttemptDocument>;
  private readonly logouts: Model<LogoutDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<AttemptDocument>('SsoAttempt', attemptSchema);
    this.logouts = connection.model<LogoutDocument>('SsoLogout', logoutSchema);
  }

  async insert(hash: string, attempt: SsoAttempt): Promise<void> {
    await this.model.create({ _id: hash, ...attempt });
  }

  async take(hash: string, purpose: SsoPurpose, now: Date): Promise<SsoAttempt | undefined> {
    const found = await this.model.findOne({ _id: hash }).lean<AttemptDocument>();
    const { purpose: meant = 'sign-in' } = found ?? {};
    if (!found || meant !== purpose) return undefined;
    // Of concurrent calls, the one that deletes it has it.
    const { deletedCount } = await this.model.deleteOne({ _id: hash });
    if (deletedCount !== 1 || found.expiresAt <= now) return undefined;
    const { _id: _hash, ...attempt } = found;
    return { ...attempt, purpose };
  }

  async remove(hash: string): Promise<void> {
    await this.model.deleteOne({ _id: hash });
  }

  useLogoutToken(hash: string, until: Date): Promise<boolean> {
    return insertOnce(this.logouts, { _id: hash, expiresAt: until });
  }
}
