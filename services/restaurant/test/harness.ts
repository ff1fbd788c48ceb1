import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import type { EventBus } from '@tablewell/chassis/events';
import { connectMongo } from '@tablewell/chassis/mongo';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  connectTestBus,
  publishEntry,
  startBackbone,
  startTestService,
} from '@tablewell/chassis/testing';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import { GroupService } from '@tablewell/proto/restaurant/v1/group_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { TestClockService } from '@tablewell/proto/restaurant/v1/test_clock_service_pb';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import { ProfileService } from '@tablewell/proto/restaurant/v1/profile_service_pb';
import { RestaurantService } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import type { Connection } from 'mongoose';
import { buildRestaurant } from '../src/app';

/** The member who acts in these tests. */
export const ada = { userId: 'u1', name: 'Ada Rossi', email: 'ada@example.com' };

/** Call options of Ada, a member of this restaurant. */
export const memberOf = (restaurantId: string, role = Role.OWNER) =>
  as({ ...ada, memberships: [{ restaurantId, role }] });

let eventCount = 0;

/** The metadata of an event: a new id, and a minute of the same hour. */
export const made = (minute = 0) => ({
  id: `event-${++eventCount}`,
  at: new Date(Date.UTC(2026, 10, 20, 12, minute)),
});

/** The service on a real store and broker. The auth service is not running: owners join by events. */
export interface RestaurantHarness {
  readonly restaurants: Client<typeof RestaurantService>;
  readonly groups: Client<typeof GroupService>;
  readonly layouts: Client<typeof LayoutService>;
  readonly profiles: Client<typeof ProfileService>;
  readonly embeddings: Client<typeof EmbeddingService>;
  readonly ownNames: Client<typeof OwnNameService>;
  readonly testClocks: Client<typeof TestClockService>;
  readonly rules: Client<typeof AvailabilityRulesService>;
  readonly bus: EventBus;
  /** To the service's own database. */
  readonly connection: Connection;
  publish(entry: OutboxEntry): Promise<unknown>;
  stop(): Promise<void>;
}

/** @param dnsServers such as `127.0.0.1:5353`; without any, no test looks up a domain */
export async function startRestaurants(
  dnsServers: readonly string[] = ['127.0.0.1:9'],
): Promise<RestaurantHarness> {
  const backbone = await startBackbone();
  const build = buildRestaurant({
    authRpcUrl: 'http://127.0.0.1:1',
    publicOrigin: 'https://tablewell.example',
    ownDomainTarget: '',
    dnsServers,
    watchDomainsEveryMs: 200,
    eraseEveryMs: 200,
  });
  const service = await startTestService('restaurant', backbone, build);
  const bus = await connectTestBus(backbone.nats.url);
  const connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_restaurant' });
  return {
    restaurants: service.client(RestaurantService),
    groups: service.client(GroupService),
    layouts: service.client(LayoutService),
    profiles: service.client(ProfileService),
    embeddings: service.client(EmbeddingService),
    ownNames: service.client(OwnNameService),
    testClocks: service.client(TestClockService),
    rules: service.client(AvailabilityRulesService),
    bus,
    connection,
    publish: (entry) => publishEntry(bus, entry),
    async stop() {
      await bus.close();
      await connection.close();
      await service.stop();
      await backbone.stop();
    },
  };
}
