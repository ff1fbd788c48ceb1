import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { SsoTrialResult } from '../../domain/sso';
import type { SsoTrials } from '../../sso-ports';

interface TrialDocument {
  /** The owner's id: an owner has one trial at a time. */
  _id: string;
  /** Hash of what the browser keeps. */
  attempt: string;
  /** Null until it has ended. */
  result: SsoTrialResult | null;
  expiresAt: Date;
}

const person = {
  ...{ _id: false as const, email: String, name: String, isLinked: Boolean, invitations: Number },
  places: { type: [{ _id: false as const, restaurantId: String, role: String }], default: [] },
};
const result = {
  _id: false as const,
  ...{ finishedAt: Date, issuer: String, subject: String, email: String },
  ...{ isVerified: Boolean, isDomainProven: Boolean, refusal: String, reason: String },
  person: { type: person, default: null },
  roleValues: { type: [String], default: [] },
  claimedRole: { type: String, default: null },
};
const trialSchema = documentSchema<TrialDocument>(
  {
    _id: { type: String, required: true },
    attempt: { type: String, required: true },
    result: { type: result, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sso_trials', versionKey: false },
);
trialSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collection `sso_trials`: what owners tried last. */
export class MongoSsoTrials implements SsoTrials {
  private readonly model: Model<TrialDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<TrialDocument>('SsoTrial', trialSchema);
  }

  async begin(ownerId: string, attempt: string, expiresAt: Date): Promise<string | undefined> {
    const $set = { attempt, result: null, expiresAt };
    const before = await this.model
      .findOneAndUpdate({ _id: ownerId }, { $set }, { upsert: true, returnDocument: 'before' })
      .lean<TrialDocument>();
    return before && !before.result ? before.attempt : undefined;
  }

  async finish(ownerId: string, attempt: string, found: SsoTrialResult, expiresAt: Date): Promise<void> {
    await this.model.updateOne({ _id: ownerId, attempt }, { $set: { result: found, expiresAt } });
  }

  async find(ownerId: string, now: Date): Promise<SsoTrialResult | undefined> {
    const found = await this.model.findOne({ _id: ownerId }).lean<TrialDocument>();
    return found?.result && found.expiresAt > now ? found.result : undefined;
  }

  async remove(ownerId: string): Promise<void> {
    await this.model.deleteOne({ _id: ownerId });
  }
}
