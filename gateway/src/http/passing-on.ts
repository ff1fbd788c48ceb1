import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Readiness } from '@tablewell/chassis';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answerAtOnce } from './answer-at-once';
import { DinersGateway, isUnsent } from './diners-gateway';
import { partIsDown } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Answered by the diners' gateway, which also counts it. */
    isPassedOn: boolean;
    /** Its body, where it was to be passed on and is answered here after all. */
    bodyReadAhead: Buffer | undefined;
  }
}

export interface PassingOnOptions {
  /** Where the diners' gateway is; empty: diners are served here. */
  readonly dinersUrl: string;
  readonly bodyLimit: number;
  readonly readiness: Readiness;
  /** The site's own origin. */
  readonly origin: string;
}

const retryAfterSeconds = 2;

/**
 * Passes on to the diners' gateway who was let in among the diners. What has no length, or too much of it, is refused
 * or answered here, as is everything while that gateway is away.
 */
export const passingOnPlugin = fp(async (app, options: PassingOnOptions) => {
  const { dinersUrl, bodyLimit, readiness, origin } = options;
  app.decorateRequest('isPassedOn', false);
  app.decorateRequest('bodyReadAhead', undefined);
  if (!dinersUrl) return;
  const diners = new DinersGateway(dinersUrl);
  const cannotAnswer = answerAtOnce({ message: partIsDown, retryAfterSeconds, origin });
  app.addHook('onClose', () => diners.close());

  async function passOn(request: FastifyRequest, reply: FastifyReply, answerHere: () => void): Promise<void> {
    const { raw, id, ip, method, headers, deadline = 0 } = request;
    const begins = () => {
      request.isPassedOn = true;
      reply.hijack();
      // Who asks on an open connection moves before this process ends.
      return readiness.isDraining ? { connection: 'close' } : {};
    };
    try {
      const body = Number(headers['content-length'] ?? 0) > 0 ? await buffer(raw) : undefined;
      request.bodyReadAhead = body;
      const patienceMs = Math.max(1, deadline - Date.now());
      const asked = { path: raw.url ?? '/', method, headers, body, requestId: id, address: ip, patienceMs };
      await diners.pass(asked, reply.raw, begins);
    } catch (error) {
      if (reply.raw.closed) return;
      if (isUnsent(error) || method === 'GET') return answerHere();
      request.log.warn({ err: error }, 'the diners’ gateway did not answer');
      cannotAnswer(request, reply, readiness.isDraining);
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers;
    const isSmall = encoding === undefined && Number(length) <= bodyLimit;
    if (request.lane === 'public' && isSmall && diners.isThere) void passOn(request, reply, done);
    else done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { bodyReadAhead } = request;
    done(null, bodyReadAhead ? Readable.from([bodyReadAhead]) : payload);
  });
});
