import { ClosedReason } from '@tablewell/chassis/access';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { sendError } from '../../api/errors';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { clearSessionCookies, cookieNames, member, sessionOf, userOf } from '../../session/plugin';
import { done } from '../mapping';
import { aboutSessions, sendSignedIn, tags } from './answers';
import { onSharedTablet } from '../../session/shared-tablets';
import { toSharedTablet, toUser } from './mapping';
import * as schemas from './schemas';

const foreignOrigin = 'This request did not come from the site itself.';

type Parts = Pick<GatewayParts, 'clients' | 'sessions' | 'origin'>;

/** Renewing, ending and reading the caller's session. */
export function sessionRoutes({ clients, sessions, origin }: Parts): FastifyPluginAsyncTypebox {
  const hasSessionCookie = ({ cookies }: FastifyRequest): boolean =>
    Object.values(cookieNames(origin)).some((name) => cookies[name] !== undefined);

  return async (app) => {
    app.post(
      '/api/auth/refresh',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Rotate both tokens',
          body: Type.Optional(schemas.RefreshBody),
          response: { 200: Type.Ref('SignedIn'), ...errorResponses(401, 403) },
        },
      },
      async (request, reply) => {
        const given = request.body?.refreshToken;
        const kept = request.cookies[cookieNames(origin).refresh];
        if (!given && kept && request.headers.origin !== origin) {
          return sendError(reply, 403, foreignOrigin);
        }
        const { user, tokens } = await clients.auth.refreshSession({
          refreshToken: given ?? kept ?? '',
        });
        return sendSignedIn(reply, 200, { user, tokens, origin });
      },
    );

    app.post(
      '/api/logout',
      {
        config: { ...aboutSessions, fromAnywhere: true },
        schema: {
          tags,
          summary: 'End this session',
          response: { 200: Type.Ref('Done'), ...errorResponses(403, 409) },
        },
      },
      async (request, reply) => {
        const { authorization } = request.headers;
        const isOurs = authorization !== undefined || request.headers.origin === origin;
        // A form of another site sends no session, and must not be able to clear the cookies either.
        if (!isOurs && hasSessionCookie(request)) return sendError(reply, 403, foreignOrigin);
        if (!isOurs) return reply.send(done('Signed out.'));
        // Signing out succeeds even if the session has ended.
        await app.authenticate(request, reply, 'optional').catch(() => {});
        // The member who set a shared tablet up has to leave it first, with a proof (TABLET-7).
        if (request.session?.tablet) throw onSharedTablet();
        const sessionId = request.session?.actor.sessionId;
        if (sessionId) {
          await clients.auth.signOut({ sessionId });
          sessions.forget(sessionId);
        }
        clearSessionCookies(reply, origin);
        return reply.send(done('Signed out.'));
      },
    );

    app.get(
      '/api/auth/validate',
      {
        config: { ...member('never'), onSharedTablet: true },
        schema: {
          tags,
          summary: 'Is there a session?',
          response: { 200: Type.Ref('SessionState'), ...errorResponses(401) },
        },
      },
      async (request) => {
        const { actor, notesActivity, closesAt, tablet } = sessionOf(request);
        const reasons = new Set(actor.closed.map(({ reason }) => reason));
        const closedBy = [
          ...(reasons.has(ClosedReason.SESSION) ? (['session'] as const) : []),
          ...(reasons.has(ClosedReason.ADDRESS) ? (['address'] as const) : []),
        ];
        return {
          ...{ valid: true, user: toUser(userOf(request)) },
          ...(notesActivity ? { limitsIdleTime: true } : {}),
          // Relative, because the clocks of devices differ (ACCOUNT-33). A shared tablet has turns, which end by themselves (TABLET-6).
          ...(notesActivity && closesAt && !tablet ? { endsInSeconds: secondsUntil(closesAt) } : {}),
          ...(closedBy.length > 0 ? { closedBy } : {}),
          ...(tablet ? { sharedTablet: toSharedTablet(tablet) } : {}),
        };
      },
    );

    app.get(
      '/api/auth/user-info',
      {
        config: { ...member('never'), onSharedTablet: true },
        schema: {
          tags,
          summary: 'The signed-in user',
          response: { 200: Type.Ref('UserInfo'), ...errorResponses(401) },
        },
      },
      async (request) => {
        const { id: _id, ...info } = toUser(userOf(request));
        return info;
      },
    );
  };
}

const secondsUntil = (at: Date): number => Math.max(0, Math.ceil((at.getTime() - Date.now()) / 1_000));
