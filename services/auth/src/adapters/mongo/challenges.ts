import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Challenge } from '../../domain/second-factor';
import type { Challenges } from '../../ports';

interface ChallengeDocument extends Challenge {
  /** Hash of the token. */
  readonly _id: string;
}

const challengeSchema = documentSchema<ChallengeDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    generation: { type: Number, required: true },
    triesLeft: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'challenges', versionKey: false },
);
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collection `challenges`. */
export class MongoChallenges implements Challenges {
  private readonly model: Model<ChallengeDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<ChallengeDocument>('Challenge', challengeSchema);
  }

  async insert(hash: string, challenge: Challenge): Promise<void> {
    await this.model.create({ _id: hash, ...challenge });
  }

  async takeTry(hash: string, now: Date): Promise<Challenge | undefined> {
    const open = { _id: hash, expiresAt: trusted({ $gt: now }), triesLeft: trusted({ $gt: 0 }) };
    const after = { returnDocument: 'after' } as const;
    const found = await this.model
      .findOneAndUpdate(open, { $inc: { triesLeft: -1 } }, after)
      .lean<ChallengeDocument>();
    return found ?? undefined;
  }

  async end(hash: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: hash })).deletedCount === 1;
  }
}
