import { clientNetwork } from '@tablewell/chassis/access';
import { measured } from '@tablewell/chassis/metrics';
import type { Readiness } from '@tablewell/chassis/ops';
import { Refusal } from '@tablewell/chassis/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type AdmissionSizes, queuesOf } from './admission-sizes';
import { type Permit, QueueIsFull } from './admission-ticket';
import { queueOf, type QueueName } from './queue-of-request';
import type { AccessTokenVerifier } from '../session/tokens';
import { rejectFast, tooLarge } from './reject-fast';
import { receiveBody } from './request-body';
import { type Claimant, Shares } from './shares';
import { hasBody, sizeOf, smallBody, UnreadBodies } from './unread-bodies';

interface AdmissionParts {
  readonly admission: AdmissionSizes;
  readonly readiness: Readiness;
  readonly verify: AccessTokenVerifier;
  /** The site's own origin. */
  readonly origin: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of its admission queue; undefined for requests without admission. */
    queue: QueueName | undefined;
    /** The network and tenant that it is charged to. */
    claimant: Claimant | undefined;
    /** Its permit, or its position in the queue. */
    permit: Permit | undefined;
    /** Its body, once it has arrived completely. */
    bodyBytes: Buffer | undefined;
    /** Refused before it was processed; counted, and not logged individually. */
    isShed: boolean;
    /** Its answer is being sent. */
    isAnswered: boolean;
    /** When its caller stops waiting, in milliseconds since 1970; undefined without a deadline. */
    deadline: number | undefined;
  }
}

/** The deadline of a request without a session, including the wait for its permit. */
const publicDeadlineMs = 4_500;
/** The permit of a disconnected caller is released after this long, even if its work never ends. */
const maxWorkMs = 30_000;

/**
 * Large bodies of refused requests that are discarded at once; each is another chunk to read per turn of the event
 * loop.
 */
const maxDiscardedAtOnce = 200;
/** Large bodies in memory at once, of requests that are received or worked on: lists of guests, floor plans, webhooks. */
const maxLargeBodies = 32;

const busy = 'Many people are booking right now. Please try again in a moment.';
const retryAfterSeconds = 1;
const isBusy = () => new Refusal('unavailable', 'busy', busy);

/**
 * Decides which requests under `/api` and `/rpc` are admitted, and which are refused with 503 because the gateway is
 * overloaded (decision 0040). A request takes a permit once it has arrived completely: one that is sent slowly, or
 * never, occupies only a socket. Reads, bookings, sign-ins and signed-in users have separate queues, in which no
 * network, restaurant or user can hold more than a share.
 */
export function admissionPlugin(parts: AdmissionParts) {
  const { admission: sizes, readiness, origin, verify } = parts;
  const queues = queuesOf(sizes);
  const receiving = new Shares();
  const large = new Shares();
  const unread = new UnreadBodies(maxDiscardedAtOnce);
  const refuseBusy = rejectFast({ status: 503, message: busy, retryAfterSeconds, origin });
  const refuseLarge = rejectFast({ status: 413, message: tooLarge, origin });
  return fp(async (app) => {
    for (const field of ['queue', 'claimant', 'permit', 'bodyBytes', 'deadline'] as const)
      app.decorateRequest(field, undefined);
    app.decorateRequest('isShed', false);
    app.decorateRequest('isAnswered', false);

    const reject = (refuse: typeof refuseBusy, request: FastifyRequest, reply: FastifyReply) => {
      request.isShed = true;
      const endConnection = unread.endConnection(request);
      refuse(request, reply, endConnection || readiness.isDraining);
    };
    const shed = (request: FastifyRequest, reply: FastifyReply, queue: QueueName) => {
      measured.shed.add({ queue });
      reject(refuseBusy, request, reply);
    };

    // The first hook, so that a refusal costs next to nothing.
    app.addHook('onRequest', (request, reply, done) => {
      const { url = '' } = request.raw;
      if (!url.startsWith('/api/') && !url.startsWith('/rpc/')) return done();
      if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit)
        return reject(refuseLarge, request, reply);
      queueOf(request, verify, origin).then(({ queue, userId }) => {
        request.queue = queue;
        request.claimant = claimantOf(request, userId);
        if (queue === 'reads' || queue === 'bookings') request.deadline = Date.now() + publicDeadlineMs;
        if (queues[queue].refuses(request.claimant)) shed(request, reply, queue);
        else done();
      }, done);
    });

    // The last hook before the body is parsed.
    app.addHook('preParsing', async (request, reply, payload) => {
      const { queue, claimant } = request;
      if (!queue || !claimant || !hasBody(request)) return payload;
      if (Math.min(sizeOf(request), request.routeOptions.bodyLimit) > smallBody) {
        if (!large.allows(claimant, maxLargeBodies)) throw isBusy();
        large.add(claimant);
        reply.raw.once('close', () => large.remove(claimant));
      }
      if (!receiving.allows(claimant, sizes.BODIES_AT_ONCE)) throw isBusy();
      receiving.add(claimant);
      try {
        return await receiveBody(app, request, reply, payload);
      } finally {
        receiving.remove(claimant);
      }
    });
    app.addHook('preParsing', (request, reply, payload, done) => {
      const { queue, claimant } = request;
      if (!queue || !claimant) return done(null, payload);
      reply.raw.once('close', () => {
        if (reply.raw.writableFinished || request.isAnswered) return request.permit?.release();
        request.permit?.callerLeft();
        setTimeout(() => request.permit?.release(), maxWorkMs).unref();
      });
      request.permit = queues[queue].enter(
        claimant,
        () => done(null, payload),
        () => shed(request, reply, queue),
      );
    });

    // The work for a disconnected caller continues, so it keeps its permit until it ends: otherwise a client that
    // sends requests and disconnects would start unlimited work.
    app.addHook('onSend', (request, reply, payload, done) => {
      request.isAnswered = true;
      if (request.queue && unread.endConnection(request)) void reply.header('connection', 'close');
      if (reply.raw.closed) request.permit?.release();
      done(null, payload);
    });
  });
}

/** Waits for an outside provider, or for a deliberate delay, without holding the request's permit meanwhile. */
export async function withoutPermit<T>({ permit }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  if (!permit) return work();
  try {
    return await permit.pauseWhile(work);
  } catch (error) {
    throw error instanceof QueueIsFull ? isBusy() : error;
  }
}

function claimantOf(request: FastifyRequest, userId: string | undefined): Claimant {
  const { restaurantId } = (request.params ?? {}) as { restaurantId?: string };
  return { network: clientNetwork(request.ip), tenant: userId ?? restaurantId };
}
