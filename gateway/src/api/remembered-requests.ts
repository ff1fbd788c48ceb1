import { batchInserts, batchUpdates, documentSchema } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';

const keepSeconds = 24 * 3_600;

interface StoredRequest {
  /** Hash of caller, path and key: the key itself is not kept. */
  _id: string;
  /** Hash of the body. */
  fingerprint: string;
  state: 'running' | 'done';
  /** Until when the first request may still be running. */
  leaseUntil: Date;
  at: Date;
  status?: number;
  contentType?: string;
  /** The bytes of the answer, encrypted under the key that only the caller has: answers can carry tokens. */
  body?: Buffer;
}

const requestSchema = documentSchema<StoredRequest>(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    state: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    at: { type: Date, required: true },
    status: Number,
    contentType: String,
    body: Buffer,
  },
  { collection: 'idempotent_requests', versionKey: false },
);
requestSchema.index({ at: 1 }, { expireAfterSeconds: keepSeconds });

/** The remembered requests. They are written in batches and without mongoose, because every booking has one. */
export function rememberedRequests(connection: Connection) {
  const model = connection.model<StoredRequest>('IdempotentRequest', requestSchema);
  return {
    model,
    insert: batchInserts<StoredRequest>(model.collection),
    update: batchUpdates(model.collection),
  };
}
