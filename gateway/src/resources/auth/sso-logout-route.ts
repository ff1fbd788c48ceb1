import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import { networkOf } from '../../api/rate-limits';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { tags } from './answers';

/** A logout token has some hundred letters. */
const maxBytes = 32 * 1_024;
const providerLimit = { timeoutMs: 12_000 };

/** The back channel of identity providers (SSO-7): OpenID Connect Back-Channel Logout 1.0. */
export function ssoLogoutRoute({
  clients,
  limits,
  sessions,
}: Pick<GatewayParts, 'clients' | 'limits' | 'sessions'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );

    app.post(
      '/api/auth/sso/backchannel-logout',
      {
        bodyLimit: maxBytes,
        config: { idempotency: 'never', maxValues: Infinity },
        // Forged tokens cost requests to their provider.
        onRequest: [(request) => limits.badSignatures.check(networkOf(request))],
        schema: {
          tags,
          summary: 'End the sessions that a logout token of an identity provider names',
          consumes: ['application/x-www-form-urlencoded'],
          response: { 200: Type.Object({ success: Type.Boolean() }), ...errorResponses() },
        },
      },
      async (request, reply) => {
        const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
        const logoutToken = form.get('logout_token') ?? '';
        try {
          const { sessionIds } = await clients.ssoSignIn.logOutBySso({ logoutToken }, providerLimit);
          // Other gateways hear of it by the event.
          for (const sessionId of sessionIds) sessions.forget(sessionId);
          request.server.signedNetworks.note(networkOf(request));
        } catch (error) {
          if (errorToRefusal(error)?.code === 'bad-logout-token')
            await limits.badSignatures.take(networkOf(request)).catch(() => undefined);
          throw error;
        }
        return reply.header('cache-control', 'no-store').send({ success: true });
      },
    );
  };
}
