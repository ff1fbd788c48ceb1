import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Code, ConnectError } from '@connectrpc/connect';
import { invalid } from '@tablewell/chassis';
import type { SessionTokens } from '@tablewell/proto/auth/v1/session_pb';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { GatewayParts } from '../../app';
import { withoutPermit } from '../../http/admission';
import { captchaMissing } from '../../http/captcha';
import { sendError } from '../../http/errors';
import { networkOf } from '../../http/limits';
import { errorResponses, signedIn, zoneHeader } from '../../http/schemas';
import { TooMany } from '../../http/too-many';
import {
  clearSessionCookies,
  cookieNames,
  onBehalfOf,
  sessionOf,
  setSessionCookies,
} from '../../session/plugin';
import { toSignedIn, toUser } from './mapping';
import * as schemas from './schemas';

const tags = ['Account'];
/** Of calls that make or end a session: an answer kept for a key could hand it to another caller. */
const aboutSessions = { idempotency: 'never' } as const;
const foreignOrigin = 'This request did not come from the site itself.';
const done = (message: string) => ({ success: true, message });

/** Accounts and sessions (spec public §7). */
export function authRoutes({
  clients,
  sessions,
  origin,
  limits,
  captcha,
}: GatewayParts): FastifyPluginAsyncTypebox {
  const answerSignedIn = (reply: FastifyReply, status: 200 | 201, user?: User, tokens?: SessionTokens) => {
    if (!user || !tokens) throw new ConnectError('incomplete answer', Code.Internal);
    setSessionCookies(reply, tokens, origin);
    return reply.status(status).header('cache-control', 'no-store').send(toSignedIn(user, tokens));
  };

  const hasSessionCookie = ({ cookies }: FastifyRequest): boolean =>
    Object.values(cookieNames(origin)).some((name) => cookies[name] !== undefined);

  /** A proof that is sent is verified; none is needed for the first sign-ups of a network. */
  const provePerson = async (request: FastifyRequest, proof: string | undefined): Promise<void> => {
    if (proof) return withoutPermit(request, () => captcha(proof, request.ip));
    try {
      await limits.signUpWithoutCaptcha.take(networkOf(request));
    } catch (error) {
      if (error instanceof TooMany) throw invalid([captchaMissing], 'captcha');
      throw error;
    }
  };

  /**
   * False: the account got so many mails, from whatever networks they were asked for, that no more are sent. The answer
   * stays the same: a refusal would let strangers keep an owner from the links that are in their mailbox already.
   */
  const maySend = async (kind: 'verify' | 'reset', request: ByEmail): Promise<boolean> => {
    const network = networkOf(request);
    const account = `${kind}|${accountOf(request)}`;
    await limits.mail.take(`${network}|${account}`);
    await limits.mailByNetwork.take(network);
    try {
      await limits.mailByAccount.take(account);
      return true;
    } catch (error) {
      if (error instanceof TooMany) return false;
      throw error;
    }
  };

  return async (app) => {
    app.post(
      '/api/signup',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Make an account with its first restaurant, and sign in',
          headers: zoneHeader,
          body: schemas.SignUpBody,
          response: { 201: Type.Ref('SignedIn'), ...errorResponses(409) },
        },
      },
      async (request, reply) => {
        await limits.signUp.take(networkOf(request));
        const { recaptchaToken, ...form } = request.body;
        await provePerson(request, recaptchaToken);
        const { restaurantName } = form;
        const timezone = zoneOf(request.headers['x-timezone']);
        const made = await clients.auth.signUp({ ...form, timezone });
        if (made.user) await settleIn(made.user, made.restaurantId, restaurantName, timezone);
        return answerSignedIn(reply, 201, made.user, made.tokens);
      },
    );

    app.post(
      '/api/signin',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Sign in by e-mail and password',
          body: schemas.SignInBody,
          response: { 200: Type.Ref('SignedIn'), ...errorResponses(401, 403) },
        },
      },
      async (request, reply) => {
        // Who signs in rightly, however often, is no guesser.
        const network = networkOf(request);
        const account = accountOf(request);
        const who = `${network}|${account}`;
        await limits.signIn.take(who);
        await limits.signInByNetwork.take(network);
        await withoutPermit(request, () => limits.signInGuard.wait(account, network));
        const { user, tokens } = await clients.auth.signIn(request.body).catch(async (error: unknown) => {
          const isWrong = ConnectError.from(error).code === Code.Unauthenticated;
          if (isWrong) await limits.signInGuard.failed(account);
          throw error;
        });
        await Promise.all([
          limits.signIn.giveBack(who),
          limits.signInByNetwork.giveBack(network),
          limits.signInGuard.succeeded(account, network),
        ]);
        return answerSignedIn(reply, 200, user, tokens);
      },
    );

    app.post(
      '/api/auth/google/signin',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Sign in, or up, with a Google ID token',
          headers: zoneHeader,
          body: schemas.GoogleBody,
          response: { 200: Type.Ref('SignedIn'), 201: Type.Ref('SignedIn'), ...errorResponses(401) },
        },
      },
      async (request, reply) => {
        const who = `${networkOf(request)}|google`;
        await limits.signIn.take(who);
        const { restaurantName = '', idToken, recaptchaToken } = request.body;
        // Without a restaurant's name it makes no account.
        if (restaurantName.trim() !== '') await provePerson(request, recaptchaToken);
        const timezone = zoneOf(request.headers['x-timezone']);
        const made = await clients.auth.signInWithGoogle({ idToken, restaurantName, timezone });
        await limits.signIn.giveBack(who);
        if (made.created && made.user) await settleIn(made.user, made.restaurantId, restaurantName, timezone);
        return answerSignedIn(reply, made.created ? 201 : 200, made.user, made.tokens);
      },
    );

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
        return answerSignedIn(reply, 200, user, tokens);
      },
    );

    app.post(
      '/api/logout',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'End this session',
          response: { 200: Type.Ref('Done'), ...errorResponses(403) },
        },
      },
      async (request, reply) => {
        const { authorization } = request.headers;
        const isOurs = authorization !== undefined || request.headers.origin === origin;
        // Another site's form brings no session along, and must not take the cookies away either.
        if (!isOurs && hasSessionCookie(request)) return sendError(reply, 403, foreignOrigin);
        if (!isOurs) return reply.send(done('Signed out.'));
        // Signing out works whatever is left of the session.
        await app.authenticate(request, reply, 'optional').catch(() => {});
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
        config: { session: 'required' },
        schema: {
          tags,
          security: signedIn,
          summary: 'Is there a session?',
          response: { 200: Type.Ref('SessionState'), ...errorResponses(401) },
        },
      },
      async (request) => ({ valid: true, user: toUser(sessionOf(request).user) }),
    );

    app.get(
      '/api/auth/user-info',
      {
        config: { session: 'required' },
        schema: {
          tags,
          security: signedIn,
          summary: 'The signed-in user',
          response: { 200: Type.Ref('UserInfo'), ...errorResponses(401) },
        },
      },
      async (request) => {
        const { id: _id, ...info } = toUser(sessionOf(request).user);
        return info;
      },
    );

    app.post(
      '/api/auth/send-verification',
      {
        schema: {
          tags,
          summary: 'Send the verification mail again',
          body: schemas.EmailBody,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request) => {
        if (await maySend('verify', request))
          await clients.auth.requestVerification({ email: request.body.email });
        return done('Verification email sent! Please check your email.');
      },
    );

    app.post(
      '/api/auth/verify-email',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Verify an e-mail address by the token of its link',
          body: schemas.TokenBody,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request, reply) => {
        // A session of the account stays; one that is no good does not keep anybody from verifying.
        await app.authenticate(request, reply, 'optional').catch(() => {});
        const { user } = await clients.auth.verifyEmail(request.body, onBehalfOf(request));
        if (user) sessions.forgetUser(user.id);
        return done('Your email has been verified.');
      },
    );

    app.post(
      '/api/auth/forgot-password',
      {
        schema: {
          tags,
          summary: 'Ask for a reset link; answers the same whether or not the account exists',
          body: schemas.EmailBody,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request) => {
        if (await maySend('reset', request))
          await clients.auth.requestPasswordReset({ email: request.body.email });
        return done('If an account with that email exists, a password reset link has been sent.');
      },
    );

    app.get(
      '/api/auth/verify-reset-token/:token',
      {
        schema: {
          tags,
          summary: 'Is a reset link still good?',
          params: schemas.TokenParams,
          response: {
            200: Type.Object({ valid: Type.Boolean(), email: Type.String() }),
            ...errorResponses(),
          },
        },
      },
      async (request) => {
        const { email } = await clients.auth.checkResetToken({ token: request.params.token });
        return { valid: true, email };
      },
    );

    app.post(
      '/api/auth/reset-password',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Set a new password; ends all of the user’s sessions',
          body: schemas.ResetPasswordBody,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request) => {
        await clients.auth.resetPassword(request.body);
        return done('Your password has been reset.');
      },
    );
  };

  /**
   * The new account's restaurant and trial also come about by event; asking here makes them stand when the owner
   * arrives. A part that is away does not spoil the sign-up: the event catches up.
   */
  async function settleIn(user: User, restaurantId: string, name: string, timezone: string): Promise<void> {
    const soon = { timeoutMs: 2_000 };
    await Promise.allSettled([
      clients.restaurant.createRestaurant(
        { id: restaurantId, ownerId: user.id, name, timezone, email: user.email },
        soon,
      ),
      clients.billing.startTrial({ ownerId: user.id, email: user.email }, soon),
    ]);
    await clients.reservation.awaitRestaurant({ restaurantId, version: 1n }, soon).catch(() => {});
  }
}

interface ByEmail {
  readonly ip: string;
  readonly body: { readonly email: string };
}

/** The account that a request names, however its address is typed. */
function accountOf({ body }: Pick<ByEmail, 'body'>): string {
  return body.email.trim().toLowerCase();
}

function zoneOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header)?.slice(0, 64) ?? '';
}
