import { batchFinds, documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { OptOut, OptOutSource } from '../../domain/reply';
import type { OptOuts } from '../../ports';

interface OptOutDocument {
  _id: string;
  /** The scope: a restaurant's id, or that of the shared sender. */
  restaurantId: string;
  phone: string;
  at: Date;
  /** Absent: the diner, in a document of an earlier release. */
  by?: OptOutSource;
}

interface AnswerDocument {
  _id: string;
  answer: string;
  at: Date;
}

const keepAnswersSeconds = 7 * 86_400;
const idOf = (scope: string, phone: string) => `${scope}:${phone}`;

const optOutSchema = documentSchema<OptOutDocument>(
  { _id: { type: String, required: true }, restaurantId: String, phone: String, at: Date, by: Object },
  { collection: 'opt_outs', versionKey: false },
);
optOutSchema.index({ phone: 1, at: -1 });
optOutSchema.index({ restaurantId: 1 });

const inboundAnswerSchema = documentSchema<AnswerDocument>(
  { _id: { type: String, required: true }, answer: { type: String, default: '' }, at: Date },
  { collection: 'inbound_answers', versionKey: false },
);
inboundAnswerSchema.index({ at: 1 }, { expireAfterSeconds: keepAnswersSeconds });

/** Opt-outs and the answers to inbound messages, in MongoDB. */
export class MongoOptOuts implements OptOuts {
  private readonly model: Model<OptOutDocument>;
  private readonly answers: Model<AnswerDocument>;
  private readonly findOptOut: (id: string) => Promise<{ _id: string } | undefined>;
  private readonly findAnswer: (id: string) => Promise<AnswerDocument | undefined>;

  constructor(connection: Connection) {
    this.model = connection.model<OptOutDocument>('OptOut', optOutSchema);
    this.findOptOut = batchFinds(this.model.collection, { _id: 1 });
    this.answers = connection.model<AnswerDocument>('InboundAnswer', inboundAnswerSchema);
    this.findAnswer = batchFinds(this.answers.collection, { answer: 1 });
  }

  async has(scope: string, phone: string): Promise<boolean> {
    return (await this.findOptOut(idOf(scope, phone))) !== undefined;
  }

  async add(scope: string, phone: string, at: Date, by: OptOutSource): Promise<void> {
    await this.model.updateOne(
      { _id: idOf(scope, phone) },
      { $setOnInsert: { restaurantId: scope, phone, at, by } },
      { upsert: true },
    );
  }

  async of(phone: string): Promise<OptOut[]> {
    const found = await this.model.find({ phone }).select('restaurantId by').lean<OptOutDocument[]>();
    return found.map(({ restaurantId: scope, by = { kind: 'diner' } }) => ({ scope, by }));
  }

  async remove(scope: string, phones: readonly string[]): Promise<boolean> {
    const theirs = { restaurantId: scope, phone: trusted({ $in: [...phones] }) };
    return (await this.model.deleteMany(theirs)).deletedCount > 0;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }

  async answered(inboundId: string): Promise<string | undefined> {
    return (await this.findAnswer(inboundId))?.answer;
  }

  async noteAnswer(inboundId: string, answer: string, at: Date): Promise<void> {
    await this.answers.updateOne({ _id: inboundId }, { $set: { answer, at } }, { upsert: true });
  }
}
