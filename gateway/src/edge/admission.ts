import { Code, ConnectError } from '@connectrpc/connect';
import { clientNetwork } from '@tablewell/chassis/access';
import { measured } from '@tablewell/chassis/metrics';
import type { Readiness } from '@tablewell/chassis/ops';
import { Refusal } from '@tablewell/chassis/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  type AdmissionSizes,
  queuesOf,
  writesOfKeys,
  writesOfOneUser,
  writesOfScim,
} from './admission-sizes';
import { type Permit, QueueIsFull } from './admission-ticket';
import { LargeBodies, type LargeBody } from './large-bodies';
import { type CallerParts, queueOf, type QueueName } from './queue-of-request';
import { SignedNetworks } from './signed-networks';
import { KeyRefusals } from './key-refusals';
import { rejectFast, tooLarge } from './reject-fast';
import { receiveBody } from './request-body';
import { type Claimant, Shares } from './shares';
import { hasBody, sizeOf, smallBody, UnreadBodies } from './unread-bodies';
import { WritePace, type WriteTurn } from './write-pace';

interface AdmissionParts extends CallerParts {
  readonly admission: AdmissionSizes;
  readonly readiness: Readiness;
}

/** The guest who wrote, and the sender of the restaurant that the guest wrote to. */
export interface Charged {
  readonly guest: string;
  readonly sender: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of its admission queue; undefined for requests without admission. */
    queue: QueueName | undefined;
    /** The network and tenant that it is charged to. */
    claimant: Claimant | undefined;
    /** Its permit, or its position in the queue. */
    permit: Permit | undefined;
    /** A member's write: its turn among the writes of this member. */
    writeTurn: WriteTurn | undefined;
    /** Its body, once it has arrived completely. */
    bodyBytes: Buffer | undefined;
    /** Refused before it was processed; counted, and not logged individually. */
    isShed: boolean;
    /** Its answer is being sent. */
    isAnswered: boolean;
    /** The size of its answer, before it is compressed. */
    answerBytes: number;
    /** When its caller stops waiting, in milliseconds since 1970; undefined without a deadline. */
    deadline: number | undefined;
    /** Its share of the memory for large bodies, until its work ends. */
    largeBody: LargeBody | undefined;
    /** Its handler has begun: its work ends with its answer, even if nobody waits for it. */
    isWorking: boolean;
    /** Ends a request whose caller has left, if its work does not end by itself. */
    workEnd: NodeJS.Timeout | undefined;
    /** Aborted when the caller hangs up; created by `callerSignal`. */
    hangUp: AbortController | undefined;
  }
  interface FastifyInstance {
    /** The networks of providers. */
    readonly signedNetworks: SignedNetworks;
  }
  interface FastifyContextConfig {
    /** Refuses a caller, whose session is known, before the body is received. */
    beforeBody?: (request: FastifyRequest) => Promise<void>;
    /** Changes nothing, though its method is not GET: a call under `/rpc` by the option of its method. */
    isRead?: boolean;
    /** Reads from the body of a provider's webhook who it counts for; undefined: its network. */
    chargedTo?: (body: Buffer) => Charged | undefined;
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
/** The memory for large bodies that are received or worked on: pictures, lists of guests, floor plans, webhooks. */
const largeBodyBytes = { maxBytes: 48 * 1024 * 1024, reservedBytes: 16 * 1024 * 1024 };
/** A message that is parsed takes several times its size in memory; a picture is passed on as it is. */
const parsedWeight = 4;

const busy = 'Many people are booking right now. Please try again in a moment.';
const tooManyAtOnce = 'You have too many requests under way. Please try again in a moment.';
const retryAfterSeconds = 1;
const isBusy = () => new Refusal('unavailable', 'busy', busy);
const filesUnderWay = () =>
  new Refusal('unavailable', 'busy', 'Other files are being received. Please try again in a moment.');

/**
 * Decides which requests under `/api`, `/rpc` and `/scim` are admitted, and which are refused with 503 because the gateway is
 * overloaded (decision 0040). A request takes a permit once it has arrived completely: one that is sent slowly, or
 * never, occupies only a socket. Reads, bookings, sign-ins and signed-in users have separate queues, in which no
 * network, restaurant or user can hold more than a share.
 */
export function admissionPlugin(parts: AdmissionParts) {
  const { admission: sizes, readiness, origin } = parts;
  const queues = queuesOf(sizes);
  const writes = {
    members: new WritePace(writesOfOneUser),
    keys: new WritePace(writesOfKeys),
    scim: new WritePace(writesOfScim),
  };
  const receiving = new Shares();
  const large = new LargeBodies(largeBodyBytes);
  const unread = new UnreadBodies(maxDiscardedAtOnce);
  const refuseBusy = rejectFast({ status: 503, message: busy, retryAfterSeconds, origin });
  const refuseOwn = rejectFast({ status: 503, message: tooManyAtOnce, retryAfterSeconds, origin });
  const refuseKey = new KeyRefusals({ message: tooManyAtOnce, origin });
  const refuseLarge = rejectFast({ status: 413, message: tooLarge, origin });
  return fp(async (app) => {
    app.decorate('signedNetworks', new SignedNetworks());
    for (const field of ['queue', 'claimant', 'permit', 'writeTurn', 'bodyBytes', 'deadline'] as const)
      app.decorateRequest(field, undefined);
    for (const field of ['largeBody', 'workEnd', 'hangUp'] as const) app.decorateRequest(field, undefined);
    for (const field of ['isShed', 'isAnswered', 'isWorking'] as const) app.decorateRequest(field, false);
    app.decorateRequest('answerBytes', 0);

    const reject = (refuse: typeof refuseBusy, request: FastifyRequest, reply: FastifyReply) => {
      request.isShed = true;
      const endConnection = unread.endConnection(request);
      refuse(request, reply, endConnection || readiness.isDraining);
    };
    const shed = (request: FastifyRequest, reply: FastifyReply, queue: QueueName) => {
      measured.shed.add({ queue });
      const isOwn = request.claimant !== undefined && queues[queue].isAtOwnLimit(request.claimant);
      if (isOwn) shedOwn(request, reply, queue);
      else reject(refuseBusy, request, reply);
    };
    /** Refuses a request for what its own claimant has under way. */
    const shedOwn = (request: FastifyRequest, reply: FastifyReply, queue: QueueName) => {
      if (queue === 'keys' || queue === 'scim')
        refuseKey.later(reply, () => reject(refuseKey.answer, request, reply));
      else reject(refuseOwn, request, reply);
    };

    // The first hook, so that a refusal costs next to nothing.
    app.addHook('onRequest', (request, reply, done) => {
      const { url = '' } = request.raw;
      if (!['/api/', '/rpc/', '/scim/'].some((prefix) => url.startsWith(prefix))) return done();
      if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit)
        return reject(refuseLarge, request, reply);
      queueOf(request, parts).then(({ queue, userId }) => {
        request.claimant = claimantOf(request, userId);
        const isStranger = queue === 'webhooks' && !app.signedNetworks.has(request.claimant.network);
        request.queue = isStranger ? 'strangers' : queue;
        reply.raw.once('close', () => {
          if (reply.raw.writableFinished || request.isAnswered) return endWork(request);
          request.hangUp?.abort(new ConnectError('the caller left', Code.Canceled));
          if (!request.isWorking) return endWork(request);
          request.workEnd = setTimeout(() => endWork(request), maxWorkMs).unref();
        });
        if (queue === 'reads' || queue === 'bookings') request.deadline = Date.now() + publicDeadlineMs;
        if (queues[request.queue].refuses(request.claimant)) shed(request, reply, request.queue);
        else done();
      }, done);
    });

    // The last hook before the body is parsed.
    app.addHook('preParsing', async (request, reply, payload) => {
      const { queue, claimant } = request;
      if (!queue || !claimant || !hasBody(request)) return payload;
      const isLarge = Math.min(sizeOf(request), request.routeOptions.bodyLimit) > smallBody;
      const { session, beforeBody } = request.routeOptions.config;
      if (!receiving.allows(claimant, sizes.BODIES_AT_ONCE)) throw isBusy();
      const ended = new AbortController();
      if (isLarge) {
        request.largeBody = large.begin(claimant, () => ended.abort(filesUnderWay()));
        if (!request.largeBody) throw filesUnderWay();
      }
      receiving.add(claimant);
      try {
        if (beforeBody || (isLarge && session === 'required'))
          await app.authenticate(request, reply, 'required');
        await beforeBody?.(request);
        return await receiveBody(request, payload, {
          signal: ended.signal,
          accept: (bytes) => {
            if (request.largeBody?.grow(bytes * weightOf(request)) === false) throw filesUnderWay();
          },
        });
      } catch (error) {
        request.largeBody?.release();
        throw error;
      } finally {
        request.largeBody?.arrived();
        receiving.remove(claimant);
      }
    });
    app.addHook('preParsing', (request, reply, payload, done) => {
      const { queue } = request;
      if (queue === 'webhooks') request.claimant = chargedTo(request);
      const { claimant } = request;
      if (!queue || !claimant) return done(null, payload);
      const enter = () => {
        request.permit = queues[queue].enter(
          claimant,
          () => {
            request.isWorking = true;
            done(null, payload);
          },
          () => shed(request, reply, queue),
        );
      };
      const { tenant } = claimant;
      const isPaced = queue === 'members' || queue === 'keys' || queue === 'scim';
      if (!isPaced || tenant === undefined || isRead(request)) return enter();
      request.writeTurn = writes[queue].enter(tenant, enter, () => {
        measured.shed.add({ queue });
        shedOwn(request, reply, queue);
      });
    });

    // The work for a disconnected caller continues, so it keeps its permit until it ends: otherwise a client that
    // sends requests and disconnects would start unlimited work.
    app.addHook('onSend', (request, reply, payload, done) => {
      request.isAnswered = true;
      request.answerBytes = lengthOf(payload);
      if (request.queue && unread.endConnection(request)) void reply.header('connection', 'close');
      if (reply.raw.closed) endWork(request);
      done(null, payload);
    });
  });
}

/** Gives back what a request holds, when its answer was sent, or when its work has ended after the caller left. */
function endWork(request: FastifyRequest): void {
  // The timer would keep the body in memory.
  clearTimeout(request.workEnd);
  request.permit?.release(request.answerBytes);
  request.writeTurn?.end();
  request.largeBody?.release();
}

/** The length of an answer; 0 if it is sent as a stream, such as a picture. */
const lengthOf = (payload: unknown): number =>
  typeof payload === 'string' || payload instanceof Uint8Array ? payload.length : 0;

/** The signal of a call that is canceled when the caller hangs up: only for work of which nothing is left half done. */
export function callerSignal(request: FastifyRequest): AbortSignal {
  request.hangUp ??= new AbortController();
  return request.hangUp.signal;
}

/**
 * Who a provider's webhook counts for. A provider sends the messages of all guests from its own network, so the guest
 * and the sender in the body count instead.
 */
function chargedTo({ claimant, bodyBytes, routeOptions }: FastifyRequest): Claimant | undefined {
  const charged = bodyBytes && routeOptions.config.chargedTo?.(bodyBytes);
  if (!claimant || !charged) return claimant;
  const { guest, sender } = charged;
  // A guest may write to several senders.
  return { network: `${claimant.network} ${guest} ${sender}`, tenant: `${claimant.network} ${sender}` };
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

const isRead = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || routeOptions.config.isRead === true;

const weightOf = ({ headers }: FastifyRequest): number =>
  headers['content-type']?.startsWith('image/') ? 1 : parsedWeight;

function claimantOf(request: FastifyRequest, userId: string | undefined): Claimant {
  const { restaurantId } = (request.params ?? {}) as { restaurantId?: string };
  return { network: clientNetwork(request.ip), tenant: userId ?? restaurantId };
}
