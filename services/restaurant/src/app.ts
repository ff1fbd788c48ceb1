import { Role } from '@tablewell/chassis/access';
import { linkSecrets } from '@tablewell/chassis/crypto';
import { newId } from '@tablewell/chassis/ids';
import { createTextLookUp } from '@tablewell/chassis/network';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { createEventFactory } from './adapters/events/event-factory';
import { createHandlers } from './adapters/events/handlers';
import { listHolidays } from './adapters/holidays';
import { MongoEntitlements } from './adapters/mongo/entitlements';
import { groupCollection, MongoGroups } from './adapters/mongo/groups';
import { MongoAddressLinks } from './adapters/mongo/address-links';
import { MongoPictureFiles } from './adapters/mongo/picture-files';
import { MongoPendingChanges } from './adapters/mongo/pending-changes';
import { layoutCollection, MongoLayouts } from './adapters/mongo/layouts';
import { MongoOwnDomains } from './adapters/mongo/own-domains';
import { MongoRestaurants } from './adapters/mongo/restaurants';
import { MongoRulesDrafts, rulesDraftCollection } from './adapters/mongo/rules-drafts';
import { asPng } from './adapters/pictures/encode';
import { createEncoder } from './adapters/pictures/encoder';
import { createLinkPreviews } from './adapters/pictures/link-preview';
import { availabilityRulesService } from './adapters/rpc/availability-rules-service';
import { embeddingService } from './adapters/rpc/embedding-service';
import { groupService } from './adapters/rpc/group-service';
import { layoutService } from './adapters/rpc/layout-service';
import { ownNameService } from './adapters/rpc/own-name-service';
import { profileService } from './adapters/rpc/profile-service';
import { testClockService } from './adapters/rpc/test-clock-service';
import { restaurantService } from './adapters/rpc/restaurant-service';
import type { Ports } from './ports';
import { eraseRestaurants } from './use-cases/erase-restaurants';
import { watchOwnDomains } from './use-cases/own-domain';

interface RestaurantSettings {
  readonly authRpcUrl: string;
  readonly publicOrigin: string;
  /** The target of the CNAME records of restaurants' domains; empty: the host of the public origin. */
  readonly ownDomainTarget: string;
  /** Name servers for the proofs of domains; none: those of the machine. */
  readonly dnsServers: readonly string[];
  /** How often domains are checked whose proof is due. */
  readonly watchDomainsEveryMs: number;
  /** How often the data of deleted restaurants is deleted. */
  readonly eraseEveryMs: number;
}

/** Builds the restaurant service. */
export function buildRestaurant(settings: RestaurantSettings) {
  return ({ connection, enqueueEvents, clock, client, logger }: ServiceKit): ServiceParts => {
    const publicHost = new URL(settings.publicOrigin).hostname;
    const ownDomainTarget = settings.ownDomainTarget || publicHost;
    const auth = client(AuthService, 'auth', settings.authRpcUrl);
    const entitlements = new MongoEntitlements(connection);
    const ports: Ports = {
      restaurants: new MongoRestaurants(connection, enqueueEvents),
      groups: new MongoGroups(connection, enqueueEvents),
      addressLinks: new MongoAddressLinks(connection),
      secrets: linkSecrets,
      layouts: new MongoLayouts(connection, enqueueEvents, clock),
      rulesDrafts: new MongoRulesDrafts(connection, enqueueEvents),
      entitlements,
      pendingChanges: new MongoPendingChanges(connection, clock),
      // The event grants the membership too; the call grants it before the owner's next request.
      grantOwner: (userId, { id: restaurantId, isTest = false }) =>
        auth.grantMembership({ userId, membership: { restaurantId, role: Role.OWNER, isTest } }).then(
          () => undefined,
          (error: unknown) =>
            logger.warn(
              { err: error, restaurant: restaurantId },
              'granting the owner’s membership failed, the event will grant it',
            ),
        ),
      holidays: listHolidays(),
      pictureFiles: new MongoPictureFiles(connection, clock),
      encodePicture: createEncoder(),
      asPng,
      linkPreviews: createLinkPreviews(),
      ownDomains: new MongoOwnDomains(connection),
      lookUpTokens: createTextLookUp(settings.dnsServers),
      ownDomainTarget,
      productHosts: [publicHost, ownDomainTarget],
      eventFactory: createEventFactory(clock, newId),
      clock,
      newId,
    };
    return {
      implementations: [
        restaurantService(ports),
        groupService(ports),
        layoutService(ports),
        availabilityRulesService(ports),
        profileService(ports),
        embeddingService(ports),
        ownNameService(ports),
        testClockService(ports),
      ],
      handlers: createHandlers(ports, entitlements),
      outboxes: ['restaurants', groupCollection, layoutCollection, rulesDraftCollection],
      jobs: [
        { name: 'check-own-domains', everyMs: settings.watchDomainsEveryMs, run: watchOwnDomains(ports) },
        {
          name: 'erase-deleted-restaurants',
          everyMs: settings.eraseEveryMs,
          run: eraseRestaurants(ports),
        },
      ],
    };
  };
}
