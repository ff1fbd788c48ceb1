import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { insertsTogether, isDuplicateKey, updatesTogether } from '@tablewell/chassis';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Connection, Schema, trusted } from 'mongoose';
import { sendError } from './errors';
import { inTime } from './in-time';

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
  /** The answer's bytes, sealed under the key that only the caller has: answers can carry tokens. */
  body?: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotency:
      | {
          id: string;
          secret: string;
          renewal: NodeJS.Timeout;
          /** The first request with this key died, and what it began may still be under way. */
          isRepeat: boolean;
          /** The answer says nothing about the request itself: the next one with the key starts afresh. */
          isForgotten?: boolean;
        }
      | undefined;
  }
  interface FastifyContextConfig {
    /** `never`: the route makes or ends a session, so its answers are kept for no key (contract §3). */
    idempotency?: 'never';
  }
}

/** A running request renews its lease; one whose gateway died is taken over this soon. */
const leaseMs = 4_000;
const renewMs = 1_000;
const keepSeconds = 24 * 3_600;
const longestKey = 255;

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

function sealingKey(secret: string, id: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, id, 'tablewell idempotency', 32));
}

function seal(bytes: Buffer, secret: string, id: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret, id), nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function unseal(sealed: Buffer, secret: string, id: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret, id), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

/** A retry brings a fresh proof of being a person: it asks for the same thing all the same. */
function withoutCaptcha(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? null;
  const { recaptchaToken: _proof, ...asked } = body as Record<string, unknown>;
  return asked;
}

const requestSchema = new Schema<StoredRequest>(
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

/** Calls under `/rpc` write their answers past Fastify, where nothing could be kept, and know no such key. */
function takesPart({ method, routeOptions }: FastifyRequest): boolean {
  const isApi = routeOptions.url?.startsWith('/api/') ?? false;
  return method === 'POST' && isApi && routeOptions.config.idempotency !== 'never';
}

/**
 * Whose keys they are: a key is chosen by the caller and is no secret, so it counts for the owner of the credential that
 * was shown, whichever session it belongs to. Callers without a session share one scope; no answer that they get
 * from a route that keeps answers depends on a credential.
 */
function scopeOf(request: FastifyRequest): string {
  const userId = request.session?.actor.userId;
  return userId === undefined ? 'public' : `user ${userId}`;
}

/** The remembered requests; written past mongoose, with those of the same moment, as every booking has one. */
export function rememberedRequests(connection: Connection) {
  const model = connection.model<StoredRequest>('IdempotentRequest', requestSchema);
  return {
    model,
    insert: insertsTogether<StoredRequest>(model.collection),
    update: updatesTogether(model.collection),
  };
}

/**
 * `Idempotency-Key` on any POST that neither makes nor ends a session (contract §3): the same key and body within 24 h gets the first answer, byte for
 * byte; another body 422; while the first still runs, 409. A first request that died leaves a lease that runs out,
 * and the next one takes over; what it then repeats is recognised further in, by the same key. Answers that say
 * nothing for good (5xx, 429, and those of the captcha) are not kept.
 */
export const idempotencyPlugin = fp(
  async (app: FastifyInstance, { requests }: { requests: ReturnType<typeof rememberedRequests> }) => {
    app.decorateRequest('idempotency', undefined);

    const keyOf = (request: FastifyRequest) => {
      const key = takesPart(request) ? request.headers['idempotency-key'] : undefined;
      return typeof key === 'string' && key.length > 0 ? key : undefined;
    };

    app.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request);
      if (key === undefined) return;
      if (key.length > longestKey) {
        const message = `Idempotency-Key must have at most ${longestKey} characters`;
        return sendError(reply, 400, message, { details: [{ field: 'Idempotency-Key', message }] });
      }
      const path = request.url.split('?')[0] ?? '';
      const id = sha256(scopeOf(request), path, key);
      const fingerprint = sha256(JSON.stringify(withoutCaptcha(request.body)));
      const now = new Date();
      const claim = {
        fingerprint,
        state: 'running' as const,
        leaseUntil: new Date(now.getTime() + leaseMs),
        at: now,
      };
      let isRepeat = false;
      try {
        await inTime(request, requests.insert({ _id: id, ...claim }));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const known = await inTime(request, requests.model.findById(id).lean().exec());
        if (known && known.fingerprint !== fingerprint) {
          return sendError(reply, 422, 'This Idempotency-Key was used with another request.');
        }
        if (known?.state === 'done' && known.body) {
          const body = unseal(
            Buffer.from((known.body as unknown as { buffer: Buffer }).buffer ?? known.body),
            key,
            id,
          );
          return reply
            .status(known.status ?? 200)
            .header('content-type', known.contentType ?? 'application/json')
            .send(body);
        }
        const overdue = { _id: id, state: 'running', leaseUntil: trusted({ $lte: now }) } as const;
        const taken = await inTime(request, requests.model.updateOne(overdue, { $set: claim }).exec());
        if (taken.modifiedCount === 0) {
          void reply.header('retry-after', '1');
          return sendError(reply, 409, 'The first request with this Idempotency-Key is still running.');
        }
        isRepeat = true;
      }
      const renew = () =>
        requests.model
          .updateOne({ _id: id, state: 'running' }, { $set: { leaseUntil: new Date(Date.now() + leaseMs) } })
          .catch(() => undefined);
      const renewal = setInterval(() => void renew(), renewMs).unref();
      request.idempotency = { id, secret: key, renewal, isRepeat };
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const mine = request.idempotency;
      if (!mine) return payload;
      clearInterval(mine.renewal);
      request.idempotency = undefined;
      // With the store away the answer is no other: the lease then runs out by itself.
      const forgo = (error: unknown) => request.log.warn({ err: error }, 'could not let go of a key');
      if (reply.statusCode === 429 || mine.isForgotten) {
        await inTime(request, requests.model.deleteOne({ _id: mine.id }).exec()).catch(forgo);
        return payload;
      }
      if (reply.statusCode >= 500) {
        // Nobody knows what became of it: the next one takes over, and says so further in.
        await inTime(request, requests.update(mine.id, { $set: { leaseUntil: new Date(0) } })).catch(forgo);
        return payload;
      }
      // What cannot be remembered is not answered: the next try with the key is told what stands.
      const bytes = Buffer.from(typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '');
      const answered = {
        state: 'done',
        status: reply.statusCode,
        contentType: String(reply.getHeader('content-type') ?? 'application/json'),
        body: seal(bytes, mine.secret, mine.id),
      };
      await inTime(request, requests.update(mine.id, { $set: answered }));
      return payload;
    });
  },
);
