import type { FastifyInstance } from 'fastify';
import { registerRoutes } from '../../api/register-routes';
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
    await registerRoutes(app, signInRoutes, parts);
    await registerRoutes(app, secondFactorRoutes, parts);
    await registerRoutes(app, passkeyRoutes, parts);
    await registerRoutes(app, ssoRoutes, parts);
    await registerRoutes(app, sessionRoutes, parts);
    await registerRoutes(app, mailLinkRoutes, parts);
  };
}
