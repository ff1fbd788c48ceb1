import type { FastifyInstance } from 'fastify';
import { registerRoutes } from '../../api/register-routes';
import type { GatewayParts } from '../../parts';
import { bookRoute } from './book-route';
import { dinerRoutes } from './diner-routes';
import { feedRoutes } from './feed-routes';
import { holdRoutes } from './hold-routes';
import { holderRoutes } from './holder-routes';
import { memberRoutes } from './member-routes';
import { threadRoutes } from './thread-routes';

/** All routes of reservations. */
export function reservationRoutes(parts: GatewayParts) {
  return async (app: FastifyInstance): Promise<void> => {
    await registerRoutes(app, bookRoute, parts);
    await registerRoutes(app, holdRoutes, parts);
    await registerRoutes(app, holderRoutes, parts);
    await registerRoutes(app, dinerRoutes, parts);
    await registerRoutes(app, feedRoutes, parts);
    await registerRoutes(app, memberRoutes, parts);
    await registerRoutes(app, threadRoutes, parts);
  };
}
