import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import {
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  withoutOutbox,
} from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Session } from '../../domain/session';
import type { SharedTablet, Turn } from '../../domain/shared-tablet';
import type { SsoOrigin } from '../../domain/sso';
import type { Sessions } from '../../ports';

interface SessionDocument extends HasOutbox {
  _id: string;
  userId: string;
  generation: number;
  createdAt: Date;
  usedAt: Date;
  address: string;
  userAgent: string;
  expiresAt: Date;
  endedAt: Date | null;
  /** Absent in documents of earlier releases. */
  sso?: SsoOrigin | null;
  byPassword?: boolean;
  tablet?: TabletDocument | null;
  activeAt?: Date | null;
  current: string;
  previous: { hash: string; successor: string; usedAt: Date | null } | null;
  spent: string[];
}

interface TabletDocument extends Omit<SharedTablet, 'earlier'> {
  earlier: Turn[];
}

const turnFields = {
  _id: false,
  id: String,
  userId: String,
  pinId: String,
  generation: Number,
  from: Date,
  until: Date,
  endedAt: { type: Date, default: null },
} as const;

/**
 * A session's document is kept longer than the session, so that its events are published and token reuse is detected.
 */
const keepSeconds = 7 * 86_400;

const sessionSchema = documentSchema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    generation: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
    address: { type: String, default: '' },
    userAgent: { type: String, default: '' },
    activeAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    sso: {
      type: { _id: false, ownerId: String, issuer: String, subject: String, sid: String },
      default: null,
    },
    byPassword: { type: Boolean, default: false },
    tablet: {
      type: {
        ...{ _id: false, id: String, mark: String, restaurantId: String, name: String, idleMinutes: Number },
        setAt: Date,
        turn: { type: turnFields, default: null },
        earlier: [turnFields],
      },
      default: null,
    },
    current: { type: String, required: true },
    previous: {
      type: { _id: false, hash: String, successor: String, usedAt: Date },
      default: null,
    },
    spent: { type: [String], default: [] },
    ...outboxFields,
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ userId: 1 });
sessionSchema.index({ 'sso.ownerId': 1, 'sso.subject': 1 });
sessionSchema.index({ 'tablet.restaurantId': 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: keepSeconds });
for (const [fields, options] of outboxIndexes) sessionSchema.index(fields, options);

function sessionModel(connection: Connection): Model<SessionDocument> {
  return connection.model<SessionDocument>('Session', sessionSchema);
}

function toSession(document: SessionDocument): Session {
  const { _id: id, sso = null, byPassword = false, activeAt = null, ...more } = withoutOutbox(document);
  const { tablet = null, ...session } = more;
  return { id, ...session, sso, byPassword, activeAt, tablet };
}

const toDocument = (tablet: SharedTablet): TabletDocument => ({ ...tablet, earlier: [...tablet.earlier] });

/** Sessions in MongoDB. */
export class MongoSessions implements Sessions {
  private readonly model: Model<SessionDocument>;

  private readonly all: VersionedCollection<SessionDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = sessionModel(connection);
    this.all = new VersionedCollection(this.model, enqueueEvents, { unique: [] });
  }

  async find(id: string): Promise<Session | undefined> {
    const document = await this.all.findOne({ _id: id });
    return document ? toSession(document) : undefined;
  }

  async insert({ id, ...session }: Session, events: readonly OutboxEntry[]): Promise<void> {
    const tablet = session.tablet && toDocument(session.tablet);
    await this.all.insert({ _id: id, ...session, tablet, spent: [...session.spent] }, events);
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

  async recordUse({ id, current }: Session, at: Date): Promise<void> {
    await this.model.updateOne(
      { _id: id, current, 'previous.usedAt': null },
      { $set: { 'previous.usedAt': at } },
    );
  }

  async recordActivity(id: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id, endedAt: null }, { $set: { activeAt: at } });
  }

  async listAlive(userId: string, now: Date): Promise<Session[]> {
    const alive = { userId, endedAt: null, expiresAt: trusted({ $gt: now }) };
    return (await this.all.find(alive)).map(toSession);
  }

  async listBySso(
    { ownerId, subject, sid }: Pick<SsoOrigin, 'ownerId'> & Partial<SsoOrigin>,
    now: Date,
  ): Promise<Session[]> {
    const alive = { endedAt: null, expiresAt: trusted({ $gt: now }) };
    const of = {
      ...{ 'sso.ownerId': ownerId, ...alive },
      ...(subject ? { 'sso.subject': subject } : {}),
      ...(sid ? { 'sso.sid': sid } : {}),
    };
    return (await this.all.find(of)).map(toSession);
  }

  async listTablets(restaurantId: string, now: Date): Promise<Session[]> {
    const alive = { endedAt: null, expiresAt: trusted({ $gt: now }) };
    const found = await this.all.find({ 'tablet.restaurantId': restaurantId, ...alive }, { createdAt: 1 });
    return found.map(toSession);
  }

  startTablet(id: string, tablet: SharedTablet, event: OutboxEntry): Promise<boolean> {
    const ordinary = { endedAt: null, tablet: null };
    return this.all.update(id, ordinary, { $set: { tablet: toDocument(tablet) } }, [event]);
  }

  changeTablet(
    id: string,
    before: string,
    after: SharedTablet,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const condition = { endedAt: null, 'tablet.mark': before };
    return this.all.update(id, condition, { $set: { tablet: toDocument(after) } }, events);
  }

  endTablet(id: string, before: string, at: Date, events: readonly OutboxEntry[]): Promise<boolean> {
    const condition = { endedAt: null, 'tablet.mark': before };
    return this.all.update(id, condition, { $set: { endedAt: at } }, events);
  }

  async end(id: string, at: Date, event: OutboxEntry): Promise<void> {
    await this.all.update(id, { endedAt: null }, { $set: { endedAt: at } }, [event]);
  }

  async endAll(userId: string, at: Date, toEvent: (id: string) => OutboxEntry): Promise<void> {
    const alive = await this.model.find({ userId, endedAt: null }).select('_id').lean<SessionDocument[]>();
    await Promise.all(alive.map(({ _id: id }) => this.end(id, at, toEvent(id))));
  }
}
