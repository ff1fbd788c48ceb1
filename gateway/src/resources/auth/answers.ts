import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';
import type { SignInChallenge } from '@tablewell/proto/auth/v1/auth_service_pb';
import type { SessionTokens } from '@tablewell/proto/auth/v1/session_pb';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import type { FastifyReply } from 'fastify';
import { sendError } from '../../api/errors';
import { setSessionCookies } from '../../session/plugin';
import { toSignedIn } from './mapping';

export const tags = ['Account'];
/** For routes that begin or end a session: an answer stored for an idempotency key could hand it to another caller. */
export const aboutSessions = { idempotency: 'never' } as const;

/** Sends a new session, in the body and as cookies. */
export function sendSignedIn(
  reply: FastifyReply,
  status: 200 | 201,
  { user, tokens, origin }: { user?: User | undefined; tokens?: SessionTokens | undefined; origin: string },
) {
  if (!user || !tokens) throw new ConnectError('incomplete answer', Code.Internal);
  setSessionCookies(reply, tokens, origin);
  return reply.status(status).header('cache-control', 'no-store').send(toSignedIn(user, tokens));
}

/** Answers the first step of a sign-in with a second factor (ACCOUNT-19): no session, and no cookie. */
export function sendChallenge(reply: FastifyReply, { token, expiresAt }: SignInChallenge) {
  return sendError(reply, 403, 'Please enter the code of your authenticator app.', {
    requiresSecondFactor: true,
    challenge: token,
    ...(expiresAt ? { challengeExpiresAt: timestampDate(expiresAt).toISOString() } : {}),
  });
}

/** The account that a request names, in the form in which it is counted. */
export function accountOf({ body }: { readonly body: { readonly email: string } }): string {
  return body.email.trim().toLowerCase();
}
