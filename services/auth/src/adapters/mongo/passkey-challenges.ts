import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { PasskeyChallenge } from '../../domain/passkey';
import type { PasskeyChallenges } from '../../ports';

interface ChallengeDocument {
  /** Hash of the challenge. */
  _id: string;
  purpose: PasskeyChallenge['purpose'];
  /** Set for the registration of a passkey, not for a sign-in. */
  userId?: string;
  generation?: number;
  factorSince?: Date | null;
  expiresAt: Date;
}

const challengeSchema = documentSchema<ChallengeDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: ['sign-in', 'registration'], required: true },
    userId: String,
    generation: Number,
    factorSince: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false },
);
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collection `passkey_challenges`. */
export class MongoPasskeyChallenges implements PasskeyChallenges {
  private readonly model: Model<ChallengeDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<ChallengeDocument>('PasskeyChallenge', challengeSchema);
  }

  async insert(hash: string, challenge: PasskeyChallenge): Promise<void> {
    await this.model.create({ _id: hash, ...challenge });
  }

  async take(hash: string, now: Date): Promise<PasskeyChallenge | undefined> {
    const open = { _id: hash, expiresAt: trusted({ $gt: now }) };
    const found = await this.model.findOneAndDelete(open).lean<ChallengeDocument>();
    if (!found) return undefined;
    const { purpose, userId = '', generation = 0, factorSince = null, expiresAt } = found;
    return purpose === 'sign-in'
      ? { purpose, expiresAt }
      : { purpose, userId, generation, factorSince, expiresAt };
  }
}
