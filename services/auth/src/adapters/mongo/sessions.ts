import {
  filledOutbox,
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  pushToOutbox,
  type ServiceKit,
  withoutOutbox,
} from '@tablewell/chassis';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Session } from '../../domain/session';
import type { Sessions } from '../../ports';

interface SessionDocument extends HasOutbox {
  _id: string;
  userId: string;
  generation?: number;
  createdAt: Date;
  usedAt?: Date;
  address?: string;
  userAgent?: string;
  expiresAt: Date;
  endedAt: Date | null;
  current: string;
  previous: { hash: string; rotatedAt: Date; successor: string } | null;
  spent: string[];
}

const collectionName = 'sessions';
/** A session's document outlives it, so that its end is told and reuse is recognised. */
const keepSeconds = 7 * 86_400;

const previousSchema = new Schema({ hash: String, rotatedAt: Date, successor: String }, { _id: false });

const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    generation: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    usedAt: { type: Date },
    address: { type: String, default: '' },
    userAgent: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    current: { type: String, required: true },
    previous: { type: previousSchema, default: null },
    spent: { type: [String], default: [] },
    ...outboxFields,
  },
  { collection: collectionName, versionKey: false },
);
sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: keepSeconds });
for (const [fields, options] of outboxIndexes) sessionSchema.index(fields, options);

function sessionModel(connection: Connection): Model<SessionDocument> {
  return connection.model<SessionDocument>('Session', sessionSchema);
}

function toSession(document: SessionDocument): Session {
  const { _id: id, ...session } = withoutOutbox(document);
  // Sign-ins from before these were kept.
  const { usedAt = session.createdAt, address = '', userAgent = '', generation = 0 } = session;
  return { id, ...session, usedAt, address, userAgent, generation };
}

/** Sign-ins in MongoDB. */
export class MongoSessions implements Sessions {
  private readonly model: Model<SessionDocument>;

  constructor(
    connection: Connection,
    private readonly announce: ServiceKit['announce'],
  ) {
    this.model = sessionModel(connection);
  }

  async find(id: string): Promise<Session | undefined> {
    const document = await this.model.findById(id).select('-outbox').lean<SessionDocument>();
    return document ? toSession(document) : undefined;
  }

  async insert({ id, ...session }: Session, events: readonly OutboxEntry[]): Promise<void> {
    await this.model.create({ _id: id, ...session, spent: [...session.spent], ...filledOutbox(events) });
    this.announce(collectionName, id, events);
  }

  async rotate(
    { id, current, previous, spent, usedAt, address, userAgent }: Session,
    before: string,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, current: before, endedAt: null },
      { $set: { current, previous, spent, usedAt, address, userAgent } },
    );
    return matchedCount === 1;
  }

  async listAlive(userId: string, now: Date): Promise<Session[]> {
    const documents = await this.model
      .find({ userId, endedAt: null, expiresAt: trusted({ $gt: now }) })
      .select('-outbox')
      .lean<SessionDocument[]>();
    return documents.map(toSession);
  }

  async end(id: string, at: Date, told: OutboxEntry): Promise<void> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, endedAt: null },
      { $set: { endedAt: at }, ...pushToOutbox([told]) },
    );
    if (matchedCount === 1) this.announce(collectionName, id, [told]);
  }

  async endAll(userId: string, at: Date, tell: (id: string) => OutboxEntry): Promise<void> {
    const alive = await this.model.find({ userId, endedAt: null }).select('_id').lean<SessionDocument[]>();
    await Promise.all(alive.map(({ _id: id }) => this.end(id, at, tell(id))));
  }
}
