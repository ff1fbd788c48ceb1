import { shortHash } from '@tablewell/chassis/crypto';
import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, type mongo, Schema } from 'mongoose';
import type { Quota, QuotaPair } from '../../domain/quotas';
import type { QuotaCount } from '../../ports';

/** One day's counts of a whole and its parts, such as an account and its restaurants. */
export interface QuotaDocument {
  /** `<channel>:<scope>:<hash of the subject>:<day>`, without numbers and addresses. */
  _id: string;
  count: number;
  /** Counts of the parts, by a hash of the part's subject. */
  parts?: Record<string, number>;
  /** Short hashes of the messages counted most recently, so that a retry counts once. */
  recent: string[];
  /** Whether a message was refused. */
  hit?: boolean;
  /** The same for each part. */
  hitParts?: Record<string, boolean>;
  purgeAt: Date;
}

/** More than all processes together send concurrently. */
export const recentKept = 300;
export const keepMs = 3 * 86_400_000;

const quotaSchema = documentSchema<QuotaDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, default: 0 },
    parts: { type: Schema.Types.Mixed },
    recent: { type: [String], default: [] },
    hit: Boolean,
    hitParts: { type: Schema.Types.Mixed },
    purgeAt: { type: Date, required: true },
  },
  { collection: 'quota_counts', versionKey: false },
);
quotaSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

/** The id of a limit on a day. */
export const idOf = ({ channel, scope, subject }: Quota, now: Date): string =>
  `${channel}:${scope}:${shortHash(subject)}:${now.toISOString().slice(0, 10)}`;

/** A limit of a pair, with the place of its count in the document. */
export interface Counter {
  readonly quota: Quota;
  readonly field: string;
  readonly hitField: string;
  read(document: QuotaDocument): number;
}

export function countersOf({ whole, part }: QuotaPair): Counter[] {
  const ofWhole: Counter = { quota: whole, field: 'count', hitField: 'hit', read: ({ count }) => count };
  if (!part) return [ofWhole];
  const name = shortHash(part.subject);
  const read = ({ parts }: QuotaDocument) => parts?.[name] ?? 0;
  return [{ quota: part, field: `parts.${name}`, hitField: `hitParts.${name}`, read }, ofWhole];
}

/** A message that is counted. */
export interface QuotaItem {
  /** The document. */
  readonly _id: string;
  readonly mark: string;
  readonly counters: readonly Counter[];
  readonly now: Date;
}

/** Messages that are counted by one update of their document. */
export interface JointCount {
  readonly _id: string;
  readonly items: readonly QuotaItem[];
  readonly filter: mongo.Filter<QuotaDocument>;
  readonly update: mongo.UpdateFilter<QuotaDocument>;
}

/** The update that counts all of one document if all are within the limits; undefined if they cannot be. */
export function jointCount(items: readonly QuotaItem[]): JointCount | undefined {
  const [{ _id, now }] = items as [QuotaItem];
  const marks = items.map(({ mark }) => mark);
  // A message that comes twice is counted once.
  if (new Set(marks).size < marks.length) return undefined;
  const added = new Map<string, { by: number; limit: number }>();
  for (const { field, quota } of items.flatMap(({ counters }) => counters)) {
    const before = added.get(field);
    added.set(field, { by: (before?.by ?? 0) + 1, limit: Math.min(before?.limit ?? Infinity, quota.limit) });
  }
  const fields = [...added];
  if (fields.some(([, { by, limit }]) => by > limit)) return undefined;
  const room = fields.map(([field, { by, limit }]) => [field, { $not: { $gt: limit - by } }]);
  return {
    _id,
    items,
    filter: { _id, ...Object.fromEntries(room), recent: { $nin: marks } },
    update: {
      $inc: Object.fromEntries(fields.map(([field, { by }]) => [field, by])),
      $push: { recent: { $each: marks, $slice: -recentKept } },
      $setOnInsert: { purgeAt: new Date(now.getTime() + keepMs) },
    },
  };
}

export const countOf = ({ quota, read }: Counter, document: QuotaDocument, now: Date): QuotaCount => ({
  quota,
  count: read(document),
  id: idOf(quota, now),
});

export function quotaModel(connection: Connection): Model<QuotaDocument> {
  return connection.model<QuotaDocument>('QuotaCount', quotaSchema);
}
