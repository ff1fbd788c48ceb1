import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../../parts';
import { mailLinkRoutes } from './mail-link-routes';
import { passkeyRoutes } from './passkey-routes';
import { secondFactorRoutes } from './second-factor-routes';
import { sessionRoutes } from './session-routes';
import { signInRoutes } from './sign-in-routes';
import { ssoRoutes } from './sso-routes';

/** All routes of accounts and sessions. */
export function authRoutes(parts: GatewayParts) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(signInRoutes(parts));
    await app.register(secondFactorRoutes(parts));
    await app.register(passkeyRoutes(parts));
    await app.register(ssoRoutes(parts));
    await app.register(sessionRoutes(parts));
    await app.register(mailLinkRoutes(parts));
  };
}
