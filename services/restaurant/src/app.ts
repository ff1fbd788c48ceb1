import { newId, Role, type ServiceKit, type ServiceParts } from '@tablewell/chassis';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { createFacts } from './adapters/events/facts';
import { createHandlers } from './adapters/events/handlers';
import { MongoEntitlements } from './adapters/mongo/entitlements';
import { inOrder } from './adapters/events/in-order';
import { trailHandlers } from './adapters/events/trail';
import { MongoActivity } from './adapters/mongo/activity';
import { MongoClaims } from './adapters/mongo/claims';
import { layoutCollection, MongoLayouts } from './adapters/mongo/layouts';
import { MongoRestaurants } from './adapters/mongo/restaurants';
import { activityService } from './adapters/rpc/activity-service';
import { layoutService, restaurantService } from './adapters/rpc/restaurant-service';
import type { Ports } from './ports';

/** Builds the restaurant service. Listens to nothing. */
export function buildRestaurant(settings: { authRpcUrl: string }) {
  return ({ connection, announce, clock, client, logger }: ServiceKit): ServiceParts => {
    const auth = client(AuthService, 'auth', settings.authRpcUrl);
    const entitlements = new MongoEntitlements(connection);
    const ports: Ports = {
      restaurants: new MongoRestaurants(connection, announce),
      layouts: new MongoLayouts(connection, announce, clock),
      activity: new MongoActivity(connection),
      entitlements,
      claims: new MongoClaims(connection, clock),
      // The event makes it so as well; asking makes it stand when the owner's next request comes.
      grantOwner: (userId, restaurantId) =>
        auth.grantMembership({ userId, membership: { restaurantId, role: Role.OWNER } }).then(
          () => undefined,
          (error: unknown) => logger.warn({ err: error }, 'the owner joins by event'),
        ),
      facts: createFacts(clock, newId),
      clock,
      newId,
    };
    return {
      implementations: [restaurantService(ports), layoutService(ports), activityService(ports)],
      handlers: inOrder([...createHandlers(ports, entitlements), ...trailHandlers(ports)]),
      outboxes: ['restaurants', layoutCollection],
    };
  };
}
