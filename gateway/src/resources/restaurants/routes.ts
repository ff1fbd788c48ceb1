import type { FastifyInstance } from 'fastify';
import { registerRoutes } from '../../api/register-routes';
import type { GatewayParts } from '../../parts';
import { restaurantListRoutes } from './list-routes';
import { restaurantSettingsRoutes } from './settings-routes';

/** Restaurants and their settings. */
export function restaurantRoutes(parts: GatewayParts) {
  return async (app: FastifyInstance): Promise<void> => {
    await registerRoutes(app, restaurantListRoutes, parts);
    await registerRoutes(app, restaurantSettingsRoutes, parts);
  };
}
