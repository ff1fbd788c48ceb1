import type { FastifyInstance } from 'fastify';
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
    await app.register(bookRoute(parts));
    await app.register(holdRoutes(parts));
    await app.register(holderRoutes(parts));
    await app.register(dinerRoutes(parts));
    await app.register(feedRoutes(parts));
    await app.register(memberRoutes(parts));
    await app.register(threadRoutes(parts));
  };
}
