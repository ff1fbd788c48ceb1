import cookie from '@fastify/cookie';
import { Code, ConnectError, createContextValues, type CallOptions } from '@connectrpc/connect';
import { Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { actorKey } from '@tablewell/chassis/rpc';
import type { SessionTokens } from '@tablewell/proto/auth/v1/session_pb';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clients } from '../clients';
import { apiKeys as keyFormat, type Scope } from '@tablewell/chassis/access';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import type { ApiKeys } from './api-keys';
import { byKey, type KeyLimits, refuseKeyInUrl } from './by-key';
import { sessionFrom } from './open-places';
import type { Session, Sessions } from './sessions';
import { onTablet } from './shared-tablets';
import type { AccessTokenVerifier } from './tokens';

/**
 * Names of the two HttpOnly cookies. Over https they carry the `__Host-` prefix: browsers accept them from this host
 * only, for every path. Browsers reject such names over plain http, as on a developer's machine.
 */
export function cookieNames(origin: string): { access: string; refresh: string } {
  const prefix = origin.startsWith('https:') ? '__Host-' : '';
  return { access: `${prefix}tablewell_access`, refresh: `${prefix}tablewell_refresh` };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; undefined for the public. Set on routes that read it. */
    session: Session | undefined;
  }
  interface FastifyInstance {
    /** Identifies the caller and sets `request.session`; `required` refuses callers without one. */
    authenticate(request: FastifyRequest, reply: FastifyReply, need: 'required' | 'optional'): Promise<void>;
  }
  interface FastifyContextConfig {
    /** `required`: 401 without a session. `optional`: used if there is one. Absent: not read. */
    session?: 'required' | 'optional';
  }
}

interface SessionOptions {
  readonly verify: AccessTokenVerifier;
  readonly sessions: Sessions;
  readonly keys: ApiKeys;
  readonly keyLimits: KeyLimits;
  readonly auth: Clients['auth'];
  /** The site's own origin; cookies are `Secure` when it is https. */
  readonly origin: string;
}

/** The configuration of a route for signed-in users, and for API keys with this scope. */
export const member = (scope: Scope | 'never') => ({ session: 'required', scope }) as const;

/** Call options that make an inner call in the name of the request's user, or of the public. */
export function onBehalfOf(request: Pick<FastifyRequest, 'session'>): CallOptions {
  const actor = request.session?.actor;
  return actor ? { contextValues: createContextValues().set(actorKey, actor) } : {};
}

/** The session of a route that requires one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw signInFirst();
  return request.session;
}

/** The user of a route that no key opens. */
export function userOf(request: FastifyRequest): User {
  const { user } = sessionOf(request);
  if (!user) throw signInFirst();
  return user;
}

/** Sets both tokens as HttpOnly cookies, for as long as they last: the clock of the device may be wrong. */
export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens, origin: string): void {
  const base = { httpOnly: true, sameSite: 'lax', path: '/', secure: origin.startsWith('https:') } as const;
  const names = cookieNames(origin);
  const lifetime = (at: SessionTokens['accessExpiresAt']) =>
    at ? { maxAge: Math.floor((timestampDate(at).getTime() - Date.now()) / 1_000) } : {};
  void reply.setCookie(names.access, tokens.accessToken, { ...base, ...lifetime(tokens.accessExpiresAt) });
  void reply.setCookie(names.refresh, tokens.refreshToken, { ...base, ...lifetime(tokens.refreshExpiresAt) });
}

/** Clears both cookies. */
export function clearSessionCookies(reply: FastifyReply, origin: string): void {
  const { access, refresh } = cookieNames(origin);
  const secure = origin.startsWith('https:');
  void reply.clearCookie(access, { path: '/', secure });
  void reply.clearCookie(refresh, { path: '/', secure });
}

/**
 * Whether somebody is in front of the page, which tells it by this header. No other call counts: a dashboard that is left open makes some
 * for hours (ACCOUNT-29).
 */
const isActive = ({ headers }: FastifyRequest): boolean => headers['x-activity'] === '1';

/**
 * Authenticates the caller by a session (ACCOUNT-10) or an API key. After the 401 for a bad Bearer token the pages try again with the cookie
 * alone. An expired access token in a cookie is renewed within the same request.
 */
export const sessionPlugin = fp(async (app: FastifyInstance, options: SessionOptions) => {
  await app.register(cookie);
  app.decorateRequest('session', undefined);
  const names = cookieNames(options.origin);
  const sessionByKey = byKey(options.keys, options.keyLimits);

  const byToken = async (request: FastifyRequest, token: string) => {
    const claims = await options.verify(token);
    return claims && options.sessions.get(claims.sessionId, claims.refreshId, isActive(request));
  };

  const byCookie = async (request: FastifyRequest, reply: FastifyReply) => {
    const access = request.cookies[names.access];
    const session = access ? await byToken(request, access) : undefined;
    if (session) return session;
    const refreshToken = request.cookies[names.refresh];
    if (!refreshToken) return undefined;
    try {
      const { tokens } = await options.auth.refreshSession({ refreshToken });
      if (!tokens) return undefined;
      setSessionCookies(reply, tokens, options.origin);
      return await options.sessions.get(tokens.sessionId, '', isActive(request));
    } catch (error) {
      if (ConnectError.from(error).code !== Code.Unauthenticated) throw error;
      clearSessionCookies(reply, options.origin);
      return undefined;
    }
  };

  const opened = async (request: FastifyRequest, session: Session, mode: 'required' | 'optional') =>
    sessionFrom(request, await onTablet(request, session, options.sessions, mode), mode);

  const authenticate: FastifyInstance['authenticate'] = async (request, reply, mode) => {
    const header = request.headers.authorization;
    const bearer = header?.startsWith('Bearer ') ? header.slice(7) : undefined;
    if (bearer !== undefined && keyFormat.isMeant(bearer)) {
      request.session = await sessionByKey(request, reply, bearer);
      return;
    }
    if (bearer !== undefined) {
      const session = await byToken(request, bearer);
      if (!session) throw signInFirst();
      request.session = await opened(request, session, mode);
      return;
    }
    const session = await byCookie(request, reply);
    if (!session) {
      if (mode === 'required') throw signInFirst();
      return;
    }
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (isWrite && request.headers.origin !== options.origin) {
      // Public routes stay open to other sites; only the session of the cookie is ignored.
      if (mode !== 'optional')
        throw new Refusal('forbidden', 'foreign-origin', 'This request did not come from the site itself.');
      return;
    }
    request.session = await opened(request, session, mode);
  };
  app.decorate('authenticate', authenticate);
  app.addHook('onRequest', async (request) => {
    if (request.queue) refuseKeyInUrl(request);
  });
  app.addHook('preValidation', async (request, reply) => {
    const mode = request.routeOptions.config.session;
    // A large body is only received for a caller whose session is known by then.
    if (mode && !request.session) await authenticate(request, reply, mode);
  });
});
