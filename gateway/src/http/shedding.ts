import { measured } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendError } from './errors';

export interface LaneSizes {
  /** Requests of people without a session that are under way at once. */
  readonly PUBLIC_AT_ONCE: number;
  /** The same of people who are signed in. */
  readonly MEMBERS_AT_ONCE: number;
}

type Lane = 'public' | 'members';

declare module 'fastify' {
  interface FastifyRequest {
    lane: Lane | undefined;
  }
}

const busy = 'Many people are booking right now. Please try again in a moment.';

/**
 * Turns requests away at the door when as many are under way as can be answered in good time: a queue would only make
 * everybody wait, and then everything fail. Diners and owners have lanes of their own, so that a rush on the booking
 * page does not take the dashboard along. What counts is whether a session is shown; whether it is good is for later.
 */
export function sheddingPlugin(sizes: LaneSizes) {
  const limits: Record<Lane, number> = { public: sizes.PUBLIC_AT_ONCE, members: sizes.MEMBERS_AT_ONCE };
  const underWay: Record<Lane, number> = { public: 0, members: 0 };
  return fp(async (app) => {
    app.decorateRequest('lane', undefined);
    app.addHook('onRequest', async (request, reply) => {
      const lane = laneOf(request);
      if (underWay[lane] >= limits[lane]) {
        measured.shed.add({ lane });
        return sendError(reply.header('retry-after', '1'), 503, busy);
      }
      underWay[lane] += 1;
      request.lane = lane;
      return undefined;
    });
    const leave = (request: FastifyRequest) => {
      if (request.lane) underWay[request.lane] -= 1;
      request.lane = undefined;
    };
    app.addHook('onResponse', async (request) => leave(request));
    app.addHook('onRequestAbort', async (request) => leave(request));
  });
}

function laneOf({ headers }: FastifyRequest): Lane {
  if (headers.authorization) return 'members';
  return /tablewell_access=/.test(headers.cookie ?? '') ? 'members' : 'public';
}
