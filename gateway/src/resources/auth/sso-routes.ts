import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import { networkOf } from '../../api/rate-limits';
import { errorResponses } from '../../api/schemas';
import type { FastifyRequest } from 'fastify';
import type { GatewayParts } from '../../parts';
import { onBehalfOf, setSessionCookies } from '../../session/plugin';
import { aboutSessions, tags } from './answers';
import * as schemas from './schemas';
import { attemptCookie, attemptCookies, isTrialState } from './sso-cookies';

type Parts = Pick<GatewayParts, 'clients' | 'origin' | 'limits'>;

/** Several answers of an identity provider may be needed, each within some seconds. */
const providerLimit = { timeoutMs: 15_000 };
/** Longer than the answer of any provider. */
const longestQuery = 6_000;

/** Signing in by the identity provider of an owner (SSO-3). */
export function ssoRoutes({ clients, origin, limits }: Parts): FastifyPluginAsyncTypebox {
  const { 'sign-in': name, trial: trialName } = attemptCookies(origin);
  const cookie = attemptCookie(origin);

  /** Where the page shows what the trial found, or why it ended. */
  async function finishTrial(request: FastifyRequest, browserSecret: string, query: string): Promise<string> {
    if (query.length > longestQuery) return tried('sso-refused');
    try {
      const limit = { ...onBehalfOf(request), ...providerLimit };
      await clients.ssoSignIn.finishSsoTrial({ browserSecret, query }, limit);
      return tried('done');
    } catch (error) {
      const refusal = errorToRefusal(error);
      if (!refusal) request.log.warn({ err: error }, 'a trial of a sign-in by an identity provider failed');
      return tried(refusal?.code ?? 'sso-unreachable');
    }
  }

  return async (app) => {
    app.post(
      '/api/auth/sso/start',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Begin a sign-in by the identity provider of a company, by the domain of an address',
          body: schemas.EmailBody,
          response: { 200: schemas.SsoStarted, ...errorResponses(404) },
        },
      },
      async (request, reply) => {
        // Each one may be a request to a provider; those that succeed are taken back.
        await limits.signInByNetwork.take(networkOf(request));
        const { email } = request.body;
        const started = await clients.ssoSignIn.startSsoSignIn({ email }, providerLimit);
        const ends = started.expiresAt ? timestampDate(started.expiresAt).getTime() : Date.now();
        const maxAge = Math.floor((ends - Date.now()) / 1_000);
        void reply.setCookie(name, started.browserSecret, { ...cookie, maxAge });
        return reply.header('cache-control', 'no-store').send({ url: started.url });
      },
    );

    app.get(
      '/api/auth/sso/callback',
      {
        config: aboutSessions,
        // For browsers alone: the identity provider sends them here.
        schema: { hide: true },
      },
      async (request, reply) => {
        const query = request.raw.url?.split('?')[1] ?? '';
        // Codes must not be in the address of the page, nor in what it tells other sites.
        const lead = (to: string) => reply.header('referrer-policy', 'no-referrer').redirect(to, 303);
        if (isTrialState(query)) {
          const secret = request.cookies[trialName] ?? '';
          void reply.clearCookie(trialName, cookie);
          // Without the owner's session, the service refuses it.
          await app.authenticate(request, reply, 'optional').catch(() => {});
          return lead(await finishTrial(request, secret, query));
        }
        const browserSecret = request.cookies[name] ?? '';
        void reply.clearCookie(name, cookie);
        if (query.length > longestQuery) return lead(failed('sso-refused'));
        try {
          const { tokens } = await clients.ssoSignIn.finishSsoSignIn({ browserSecret, query }, providerLimit);
          if (!tokens) return lead(failed('sso-refused'));
          setSessionCookies(reply, tokens, origin);
          await limits.signInByNetwork.giveBack(networkOf(request));
          return lead('/login?sso=done');
        } catch (error) {
          const refusal = errorToRefusal(error);
          if (!refusal) request.log.warn({ err: error }, 'a sign-in by an identity provider failed');
          return lead(failed(refusal?.code ?? 'sso-unreachable'));
        }
      },
    );
  };
}

/** The owner's settings, which read the result themselves. */
const tried = (code: string): string => `/dashboard?tab=settings&trial=${encodeURIComponent(code)}`;

/** The sign-in page says why in the reader's language. */
const failed = (code: string): string => `/login?sso=${encodeURIComponent(code)}`;
