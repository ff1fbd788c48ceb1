import { measured } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { GatewayParts } from '../app';
import { answerAtOnce } from './answer-at-once';
import { patienceHeader } from './diners-gateway';
import { Lane, type Place } from './lane';

export interface LaneSizes {
  /** Requests of people without a session that are under way at once, with those who wait a moment for it. */
  readonly PUBLIC_AT_ONCE: number;
  /** How long a diner's request should take inside; what takes longer lets fewer in. 0: as many as there may be. */
  readonly PUBLIC_TARGET_MS: number;
  /** Requests under way at once of those who sign in, and news from the providers. */
  readonly ENTRANCE_AT_ONCE: number;
  /** The same of people who are signed in. */
  readonly MEMBERS_AT_ONCE: number;
}

export type LaneName = 'public' | 'entrance' | 'members';

declare module 'fastify' {
  interface FastifyRequest {
    /** Among whom it is let in; undefined for what is not shed. */
    lane: LaneName | undefined;
    /** Where it is let in; undefined for what is not shed, and what was. */
    place: Place | undefined;
    /** Turned away at the door: counted, and of no further interest. */
    isShed: boolean;
    /** When its caller stops waiting, in milliseconds since 1970; undefined where it may take its time. */
    deadline: number | undefined;
  }
}

/** Enough to keep what is behind the gateway busy; of more, each only waits longer, and owners with them. */
const fewestDiners = 10;
/** A storm of diners is served, if it takes seconds; who asks while it does not end should not be one more who waits. */
const waitMs = { burst: 4_000, rush: 1_500 };
/** Altogether: what a diner waited at the door is not there any more for what is asked behind it. */
const dinersPatienceMs = 4_500;
const unlimited = Infinity;

const busy = 'Many people are booking right now. Please try again in a moment.';
const retryAfterSeconds = 1;

/**
 * Turns requests away at the door when as many are under way as can be answered in good time: a queue would only make
 * everybody wait, and then everything fail. It stands before everything else, so that turning away costs next to
 * nothing. Diners and owners have lanes of their own, so that a rush on the booking page does not take the dashboard
 * along; so has the entrance, where owners have no session yet. What counts is whether a session is shown; whether it
 * is good is for later.
 */
export function sheddingPlugin({
  lanes: sizes,
  readiness,
  origin,
}: Pick<GatewayParts, 'lanes' | 'readiness' | 'origin'>) {
  const fixed = (most: number) =>
    new Lane({ least: most, most, targetMs: unlimited, waitMs: { burst: 0, rush: 0 } });
  const turnAway = answerAtOnce({ message: busy, retryAfterSeconds, origin });
  const { PUBLIC_AT_ONCE: most, PUBLIC_TARGET_MS: targetMs } = sizes;
  const lanes: Record<LaneName, Lane> = {
    public: targetMs ? new Lane({ least: fewestDiners, most, targetMs, waitMs }) : fixed(most),
    entrance: fixed(sizes.ENTRANCE_AT_ONCE),
    members: fixed(sizes.MEMBERS_AT_ONCE),
  };
  return fp(async (app) => {
    app.decorateRequest('lane', undefined);
    app.decorateRequest('place', undefined);
    app.decorateRequest('isShed', false);
    app.decorateRequest('deadline', undefined);
    app.addHook('onRequest', (request, reply, done) => {
      const { url = '' } = request.raw;
      if (!url.startsWith('/api/')) return done();
      const name = laneOf(request, url);
      request.lane = name;
      if (name === 'public') request.deadline = Date.now() + patienceOf(request);
      request.place = lanes[name].enter(done, () => {
        measured.shed.add({ lane: name });
        request.isShed = true;
        turnAway(request, reply, readiness.isDraining);
      });
    });
    app.addHook('onResponse', (request, _reply, done) => {
      request.place?.leave();
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      request.place?.leave();
      done();
    });
  });
}

/** A gateway that has passed it on says what is left of its patience. */
function patienceOf({ headers }: FastifyRequest): number {
  const left = Number(headers[patienceHeader] ?? dinersPatienceMs);
  return left > 0 ? Math.min(left, dinersPatienceMs) : dinersPatienceMs;
}

/** Where owners come in and providers bring news: neither has a session to show. */
const entrance = /^\/api\/(signin|logout|auth\/|payment\/webhook|notifications\/)/;

function laneOf({ headers }: FastifyRequest, url: string): LaneName {
  if (headers.authorization || headers.cookie?.includes('tablewell_access=')) return 'members';
  return entrance.test(url) ? 'entrance' : 'public';
}
