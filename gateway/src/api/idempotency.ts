import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@tablewell/chassis/mongo';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { trusted } from 'mongoose';
import { sendError } from './errors';
import { type Limits, networkOf } from './rate-limits';
import { withinDeadline } from './deadline';
import type { rememberedRequests } from './remembered-requests';
import { seal, unseal } from './sealed-answer';

declare module 'fastify' {
  interface FastifyRequest {
    idempotency:
      | {
          id: string;
          secret: string;
          renewal: NodeJS.Timeout;
          /** The gateway that handled the first request with this key died; its work may still be under way. */
          isRepeat: boolean;
          /**
           * The answer does not depend on the request itself: the key is deleted, and the next request with it starts
           * afresh.
           */
          isForgotten?: boolean;
        }
      | undefined;
  }
  interface FastifyContextConfig {
    /** `never`: the answers of the route hold secrets, such as the tokens of a session, and are never stored. */
    idempotency?: 'never';
  }
}

/** A running request renews its lease; after this time a request whose gateway died is taken over. */
const leaseMs = 4_000;
const renewMs = 1_000;
const maxKeyLength = 255;

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

/** A retry with a fresh captcha token, or without a hold that has ended, is still the same request. */
function withoutVolatileFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? null;
  const { recaptchaToken: _token, holdId: _hold, ...rest } = body as Record<string, unknown>;
  return rest;
}

/** Calls under `/rpc` take no such key: the messages of those that must not be done twice hold the id of the step. */
function takesKey({ method, routeOptions }: FastifyRequest): boolean {
  const isApi = routeOptions.url?.startsWith('/api/') ?? false;
  return method === 'POST' && isApi && routeOptions.config.idempotency !== 'never';
}

/**
 * The scope in which a key is unique. A key is chosen by the caller and is no secret, so it belongs to the owner of the
 * credential that was sent, whichever session that is. Callers without a session share one scope: no answer that they
 * get from a route that stores answers depends on a credential.
 */
function scopeOf(request: FastifyRequest): string {
  const userId = request.session?.actor.userId;
  return userId === undefined ? 'public' : `user ${userId}`;
}

interface IdempotencyParts {
  readonly requests: ReturnType<typeof rememberedRequests>;
  readonly limits: Pick<Limits, 'keptAnswers'>;
}

/**
 * Handles `Idempotency-Key` (API-4) on any POST that neither begins nor ends a session nor holds a table. The lease of a request whose
 * process died expires, and the next request with the key takes over; the service recognizes by the same key what was
 * already done. Answers that are not final (5xx, 429, and those of the captcha) are not stored, and neither is a refusal of a
 * caller without a session: nothing was done, and anybody could fill the store with them.
 */
export const idempotencyPlugin = fp(async (app: FastifyInstance, { requests, limits }: IdempotencyParts) => {
  app.decorateRequest('idempotency', undefined);

  const keyOf = (request: FastifyRequest) => {
    const key = takesKey(request) ? request.headers['idempotency-key'] : undefined;
    return typeof key === 'string' && key.length > 0 ? key : undefined;
  };

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return;
    if (key.length > maxKeyLength) {
      const message = `Idempotency-Key must have at most ${maxKeyLength} characters`;
      return sendError(reply, 400, message, { details: [{ field: 'Idempotency-Key', message }] });
    }
    const path = request.url.split('?')[0] ?? '';
    const id = sha256(scopeOf(request), path, key);
    if (!request.session) await limits.keptAnswers.take(networkOf(request));
    const fingerprint = sha256(JSON.stringify(withoutVolatileFields(request.body)));
    const now = new Date();
    const claim = {
      fingerprint,
      state: 'running' as const,
      leaseUntil: new Date(now.getTime() + leaseMs),
      at: now,
    };
    let isRepeat = false;
    try {
      await withinDeadline(request, requests.insert({ _id: id, ...claim }));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const known = await withinDeadline(request, requests.model.findById(id).lean().exec());
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
      const taken = await withinDeadline(request, requests.model.updateOne(overdue, { $set: claim }).exec());
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
    // The answer is the same if the store is unavailable; the lease then expires.
    const logFailure = (error: unknown) =>
      request.log.warn(
        { err: error },
        'deleting an idempotency key failed: requests with it are refused until its lease ends',
      );
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (isRefused && !request.session) await limits.keptAnswers.giveBack(networkOf(request));
    if (reply.statusCode === 429 || mine.isForgotten || (isRefused && !request.session)) {
      await withinDeadline(request, requests.model.deleteOne({ _id: mine.id }).exec()).catch(logFailure);
      return payload;
    }
    if (reply.statusCode >= 500) {
      // The outcome of the first attempt is unknown: the next request takes over and is passed on as a repeat.
      await withinDeadline(request, requests.update(mine.id, { $set: { leaseUntil: new Date(0) } })).catch(
        logFailure,
      );
      return payload;
    }
    // An answer that cannot be stored is not sent: a retry with the key gets the state that is stored then.
    const bytes = Buffer.from(typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '');
    const answered = {
      state: 'done',
      status: reply.statusCode,
      contentType: String(reply.getHeader('content-type') ?? 'application/json'),
      body: seal(bytes, mine.secret, mine.id),
    };
    await withinDeadline(request, requests.update(mine.id, { $set: answered }));
    return payload;
  });
});
