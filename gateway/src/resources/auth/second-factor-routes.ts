import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isTransientError } from '@tablewell/chassis/resilience';
import { Type } from 'typebox';
import { networkOf } from '../../api/rate-limits';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { aboutSessions, sendSignedIn, tags } from './answers';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'origin' | 'limits'>;

/** The second step of a sign-in (ACCOUNT-19). The auth service counts wrong codes by account; here they are counted by network. */
export function secondFactorRoutes({ clients, origin, limits }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/signin/second-factor',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Finish a sign-in by the code of an authenticator app, or by a recovery code',
          body: schemas.SecondFactorBody,
          response: { 200: Type.Ref('SignedIn'), ...errorResponses(401) },
        },
      },
      async (request, reply) => {
        const network = networkOf(request);
        await limits.signInByNetwork.take(network);
        const giveBack = () => limits.signInByNetwork.giveBack(network);
        const { user, tokens } = await clients.auth
          .finishSignIn(request.body)
          .catch(async (error: unknown) => {
            if (isTransientError(error)) await giveBack();
            throw error;
          });
        // The account's own count was taken at the first step.
        const account = user?.email ?? '';
        await Promise.all([
          giveBack(),
          limits.signIn.giveBack(`${network}|${account}`),
          limits.signInGuard.succeeded(account, network),
        ]);
        return sendSignedIn(reply, 200, { user, tokens, origin });
      },
    );
  };
}
