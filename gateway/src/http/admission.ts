import { clientNetwork, measured, Refusal } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { GatewayParts } from '../app';
import { AdmissionQueue, type Permit, QueueIsFull } from './admission-queue';
import { answerAtOnce } from './answer-at-once';
import { laneOf, type LaneName } from './lanes';
import { hasBody, receiveBody } from './request-body';
import { type Claimant, Shares } from './shares';

export interface AdmissionSizes {
  /** Requests without a session under way at once, reads and bookings each, those that wait included. */
  readonly PUBLIC_AT_ONCE: number;
  /** How long a request without a session should take; slower ones lower how many run at once. 0: no adaptive limit. */
  readonly PUBLIC_TARGET_MS: number;
  /** Requests to sign in, sign up or renew a session under way at once. */
  readonly ENTRANCE_AT_ONCE: number;
  /** Requests of people who are signed in under way at once. */
  readonly MEMBERS_AT_ONCE: number;
  /** Requests whose answer waits for an outside provider, at once: checkouts, invoices, Google sign-ins. */
  readonly PROVIDERS_AT_ONCE: number;
  /** Webhooks of the providers under way at once. */
  readonly WEBHOOKS_AT_ONCE: number;
  /** Bookings that wait for the captcha's provider at once. */
  readonly CAPTCHAS_AT_ONCE: number;
  /** Bodies that are being received at once. */
  readonly BODIES_AT_ONCE: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The queue it is admitted by; undefined for what needs no admission. */
    lane: LaneName | undefined;
    /** Whom it is charged to. */
    claimant: Claimant | undefined;
    /** Its right to be worked on, or to wait for it. */
    permit: Permit | undefined;
    /** Its body, once it has arrived whole. */
    bodyBytes: Buffer | undefined;
    /** Refused for lack of room; counted, and not logged one by one. */
    isShed: boolean;
    /** An answer is on its way. */
    isAnswered: boolean;
    /** When its caller stops waiting, in milliseconds since 1970; undefined where it may take its time. */
    deadline: number | undefined;
  }
}

/** Enough to keep the services busy; of more, each only waits longer, and owners with them. */
const fewestPublic = 5;
/** A burst is worked off within seconds; in a rush that does not end, a request should not be one more that waits. */
const waitMs = { burst: 4_000, rush: 1_500 };
/** How long a request without a session takes at most, the wait for its permit included. */
const publicDeadlineMs = 4_500;
/** After this long the work for a caller who left is taken to have ended, whatever became of it. */
const longestWorkMs = 30_000;

const busy = 'Many people are booking right now. Please try again in a moment.';
const retryAfterSeconds = 1;
const isBusy = () => new Refusal('unavailable', 'busy', busy);

function queuesOf(sizes: AdmissionSizes): Record<LaneName, AdmissionQueue> {
  const { PUBLIC_AT_ONCE: most, PUBLIC_TARGET_MS: targetMs, CAPTCHAS_AT_ONCE: mostPaused } = sizes;
  const fixed = (most: number) =>
    new AdmissionQueue({ least: most, most, targetMs: Infinity, waitMs: { burst: 0, rush: 0 }, mostPaused });
  const adaptive = () =>
    targetMs ? new AdmissionQueue({ least: fewestPublic, most, targetMs, waitMs, mostPaused }) : fixed(most);
  return {
    reads: adaptive(),
    bookings: adaptive(),
    entrance: fixed(sizes.ENTRANCE_AT_ONCE),
    members: fixed(sizes.MEMBERS_AT_ONCE),
    providers: fixed(sizes.PROVIDERS_AT_ONCE),
    webhooks: fixed(sizes.WEBHOOKS_AT_ONCE),
  };
}

/**
 * Decides which requests under `/api` and `/rpc` are worked on, and which are refused with 503 because there is no room
 * (decision 0040). A request takes a permit once it has arrived whole: one that is sent slowly, or never, holds a socket
 * and nothing else. Reads, bookings, sign-ins and signed-in users have queues of their own, in which no network, restaurant
 * or user can hold more than a share.
 */
export function admissionPlugin(parts: Pick<GatewayParts, 'admission' | 'readiness' | 'origin' | 'verify'>) {
  const { admission: sizes, readiness, origin, verify } = parts;
  const queues = queuesOf(sizes);
  const receiving = new Shares();
  const refuse = answerAtOnce({ message: busy, retryAfterSeconds, origin });
  return fp(async (app) => {
    for (const field of ['lane', 'claimant', 'permit', 'bodyBytes', 'deadline'] as const)
      app.decorateRequest(field, undefined);
    app.decorateRequest('isShed', false);
    app.decorateRequest('isAnswered', false);

    const shed = (request: FastifyRequest, reply: Parameters<typeof refuse>[1], lane: LaneName) => {
      measured.shed.add({ lane });
      request.isShed = true;
      refuse(request, reply, readiness.isDraining);
    };

    // First of all hooks: a refusal should cost next to nothing.
    app.addHook('onRequest', (request, reply, done) => {
      const { url = '' } = request.raw;
      if (!url.startsWith('/api/') && !url.startsWith('/rpc/')) return done();
      laneOf(request, verify, origin).then(({ lane, userId }) => {
        request.lane = lane;
        request.claimant = claimantOf(request, userId);
        if (lane === 'reads' || lane === 'bookings') request.deadline = Date.now() + publicDeadlineMs;
        if (queues[lane].refuses(request.claimant)) shed(request, reply, lane);
        else done();
      }, done);
    });

    // The last hook before the body is parsed.
    app.addHook('preParsing', async (request, reply, payload) => {
      const { lane, claimant } = request;
      if (!lane || !claimant || !hasBody(request)) return payload;
      if (!receiving.allows(claimant, sizes.BODIES_AT_ONCE)) throw isBusy();
      receiving.add(claimant);
      try {
        return await receiveBody(app, request, reply, payload);
      } finally {
        receiving.remove(claimant);
      }
    });
    app.addHook('preParsing', (request, reply, payload, done) => {
      const { lane, claimant } = request;
      if (!lane || !claimant) return done(null, payload);
      reply.raw.once('close', () => {
        if (reply.raw.writableFinished || request.isAnswered) return request.permit?.release();
        request.permit?.callerLeft();
        setTimeout(() => request.permit?.release(), longestWorkMs).unref();
      });
      request.permit = queues[lane].enter(
        claimant,
        () => done(null, payload),
        () => shed(request, reply, lane),
      );
    });

    // The work of a caller who left goes on, so its permit is not another's until the work ends: otherwise a client that
    // sends requests and leaves would have any number of them worked on.
    app.addHook('onSend', (request, reply, payload, done) => {
      request.isAnswered = true;
      if (reply.raw.closed) request.permit?.release();
      done(null, payload);
    });
  });
}

/** Waits for an outside provider, or for a delay that is set on purpose; the request's permit is another's meanwhile. */
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
