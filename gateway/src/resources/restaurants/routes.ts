import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../../parts';
import { restaurantListRoutes } from './list-routes';
import { restaurantSettingsRoutes } from './settings-routes';

/** Restaurants and their settings. */
export function restaurantRoutes(parts: GatewayParts) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(restaurantListRoutes(parts));
    await app.register(restaurantSettingsRoutes(parts));
  };
}
