import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Code, ConnectError } from '@connectrpc/connect';
import { invalid } from '@tablewell/chassis/refusal';
import { isTransientError } from '@tablewell/chassis/resilience';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { captchaMissing } from '../../api/captcha';
import { networkOf } from '../../api/rate-limits';
import { errorResponses, zoneHeader } from '../../api/schemas';
import { TooManyRequests } from '../../api/too-many-requests';
import { withoutPermit } from '../../edge/admission';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { aboutSessions, accountOf, sendChallenge, sendSignedIn, tags } from './answers';
import { prepareAccount } from './prepare-account';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'origin' | 'limits' | 'captcha'>;

/** Signing up and in, by password and by Google. */
export function signInRoutes({ clients, origin, limits, captcha }: Parts): FastifyPluginAsyncTypebox {
  /** Verifies the captcha token if there is one; the first sign-ups of a network need none. */
  const checkCaptcha = async (request: FastifyRequest, token: string | undefined): Promise<void> => {
    if (token) return withoutPermit(request, () => captcha(token, request.ip));
    try {
      await limits.signUpWithoutCaptcha.take(networkOf(request));
    } catch (error) {
      if (error instanceof TooManyRequests) throw invalid([captchaMissing], 'captcha');
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
        await checkCaptcha(request, recaptchaToken);
        const { restaurantName } = form;
        const timezone = zoneOf(request.headers['x-timezone']);
        const made = await clients.auth.signUp({ ...form, timezone });
        if (made.user) await prepareAccount(clients, made.user, made.restaurantId, restaurantName, timezone);
        return sendSignedIn(reply, 201, { user: made.user, tokens: made.tokens, origin });
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
        // Successful sign-ins are taken back, so they are not limited, and so are those that nothing answered.
        const network = networkOf(request);
        const account = accountOf(request);
        const key = `${network}|${account}`;
        await limits.signIn.take(key);
        await limits.signInByNetwork.take(network);
        const giveBack = () =>
          Promise.all([limits.signIn.giveBack(key), limits.signInByNetwork.giveBack(network)]);
        await withoutPermit(request, () => limits.signInGuard.wait(account, network));
        const { user, tokens, challenge } = await clients.auth
          .signIn(request.body)
          .catch(async (error: unknown) => {
            if (isTransientError(error)) await giveBack();
            const isWrong = ConnectError.from(error).code === Code.Unauthenticated;
            if (isWrong) await limits.signInGuard.failed(account);
            throw error;
          });
        if (challenge) {
          // The password was right. Who has no code may not ask for challenges without a limit: the account's own count stays.
          await limits.signInByNetwork.giveBack(network);
          return sendChallenge(reply, challenge);
        }
        await Promise.all([giveBack(), limits.signInGuard.succeeded(account, network)]);
        return sendSignedIn(reply, 200, { user, tokens, origin });
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
          response: { 200: Type.Ref('SignedIn'), 201: Type.Ref('SignedIn'), ...errorResponses(401, 403) },
        },
      },
      async (request, reply) => {
        const key = `${networkOf(request)}|google`;
        await limits.signIn.take(key);
        const { restaurantName = '', idToken, recaptchaToken } = request.body;
        // Without a restaurant's name no account is created.
        if (restaurantName.trim() !== '') await checkCaptcha(request, recaptchaToken);
        const timezone = zoneOf(request.headers['x-timezone']);
        // A session proves who made an account; an invalid one does not prevent signing in.
        await app.authenticate(request, reply, 'optional').catch(() => {});
        const made = await clients.auth
          .signInWithGoogle({ idToken, restaurantName, timezone }, onBehalfOf(request))
          .catch(async (error: unknown) => {
            // An unavailable provider is not a failed attempt.
            if (isTransientError(error)) await limits.signIn.giveBack(key);
            throw error;
          });
        await limits.signIn.giveBack(key);
        if (made.challenge) return sendChallenge(reply, made.challenge);
        if (made.created && made.user)
          await prepareAccount(clients, made.user, made.restaurantId, restaurantName, timezone);
        return sendSignedIn(reply, made.created ? 201 : 200, {
          user: made.user,
          tokens: made.tokens,
          origin,
        });
      },
    );
  };
}

function zoneOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header)?.slice(0, 64) ?? '';
}
