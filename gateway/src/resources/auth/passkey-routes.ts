import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isTransientError } from '@tablewell/chassis/resilience';
import { Type } from 'typebox';
import { networkOf } from '../../api/rate-limits';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { aboutSessions, sendSignedIn, tags } from './answers';
import * as schemas from './passkey-schemas';

type Parts = Pick<GatewayParts, 'clients' | 'origin' | 'limits'>;

/** As long as a challenge is accepted (ACCOUNT-24). */
const timeoutMs = 5 * 60_000;

/**
 * Signing in with a passkey (ACCOUNT-25). A signature cannot be guessed: failed attempts are counted for what they cost, by network, and
 * as many are allowed as challenges. They are not counted with passwords and codes, so that neither keeps out the other.
 */
export function passkeyRoutes({ clients, origin, limits }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/auth/passkey/options',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Begin a sign-in with a passkey',
          description:
            'The answer is what `navigator.credentials.get` takes, as `PublicKeyCredentialRequestOptionsJSON`.',
          response: { 200: Type.Ref('PasskeyOptions'), ...errorResponses(409) },
        },
      },
      async (request, reply) => {
        await limits.passkeyChallenges.take(networkOf(request));
        const { challenge, rpId } = await clients.passkeySignIn.beginPasskeySignIn({});
        return reply.header('cache-control', 'no-store').send({
          ...{ challenge, rpId, timeout: timeoutMs },
          // No list of passkeys: the authenticator offers its own, and the answer tells of no account.
          ...{ allowCredentials: [], userVerification: 'required' as const },
        });
      },
    );

    app.post(
      '/api/auth/passkey/signin',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Sign in with a passkey',
          description:
            'The body is what `navigator.credentials.get` returned, as `AuthenticationResponseJSON`.',
          body: schemas.PasskeySignInBody,
          response: { 200: Type.Ref('SignedIn'), ...errorResponses(401) },
        },
      },
      async (request, reply) => {
        const network = networkOf(request);
        await limits.failedPasskeys.take(network);
        const giveBack = () => limits.failedPasskeys.giveBack(network);
        const responseJson = JSON.stringify(request.body);
        const { user, tokens } = await clients.passkeySignIn
          .finishPasskeySignIn({ responseJson })
          .catch(async (error: unknown) => {
            if (isTransientError(error)) await giveBack();
            throw error;
          });
        await Promise.all([giveBack(), limits.signInGuard.succeeded(user?.email ?? '', network)]);
        return sendSignedIn(reply, 200, { user, tokens, origin });
      },
    );
  };
}
