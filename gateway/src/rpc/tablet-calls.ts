import { createContextKey, type HandlerContext } from '@connectrpc/connect';
import { actorKey } from '@tablewell/chassis/rpc';
import type { SessionTokens } from '@tablewell/proto/auth/v1/session_pb';
import type { FastifyReply } from 'fastify';
import { setSessionCookies } from '../session/plugin';
import type { Sessions } from '../session/sessions';

/** The answer to a call, which gets the cookies of a new session. */
export const replyKey = createContextKey<FastifyReply | undefined>(undefined);

/** Methods that open a session, in the place of the caller's, with its cookies (TABLET-7). */
export function settingCookies<Methods extends object>(origin: string, methods: Methods): Methods {
  type Answer = { readonly tokens?: SessionTokens };
  type Method = (request: never, context: HandlerContext) => Promise<Answer>;
  const setting =
    (method: Method): Method =>
    async (request, context) => {
      const answer = await method(request, context);
      const reply = context.values.get(replyKey);
      if (reply && answer.tokens) setSessionCookies(reply, answer.tokens, origin);
      void reply?.header('cache-control', 'no-store');
      return answer;
    };
  const entries = Object.entries(methods).map(([name, method]) => [name, setting(method as Method)]);
  return Object.fromEntries(entries) as Methods;
}

/**
 * Methods after which this gateway asks again who the caller is, because the page's next call arrives before the event
 * of the change. Other gateways learn of it from the event.
 */
export function forgettingSession<Methods extends object>(
  sessions: Pick<Sessions, 'forget'>,
  methods: Methods,
): Methods {
  type Method = (request: never, context: HandlerContext) => Promise<unknown>;
  const forgetting =
    (method: Method): Method =>
    async (request, context) => {
      const answer = await method(request, context);
      sessions.forget(context.values.get(actorKey)?.sessionId ?? '');
      return answer;
    };
  const entries = Object.entries(methods).map(([name, method]) => [name, forgetting(method as Method)]);
  return Object.fromEntries(entries) as Methods;
}
