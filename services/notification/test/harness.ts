import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { type EventBus, events } from '@tablewell/chassis/events';
import { connectMongo } from '@tablewell/chassis/mongo';
import { type OutboxEntry, outboxEntry } from '@tablewell/chassis/outbox';
import { phoneCountries } from '@tablewell/shared/phone';
import {
  as,
  connectTestBus,
  eventually,
  publishEntry,
  startBackbone,
  startTestService,
} from '@tablewell/chassis/testing';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { SenderService } from '@tablewell/proto/notification/v1/sender_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { WebhookService } from '@tablewell/proto/notification/v1/webhook_service_pb';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import { type ReservationSchema, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Connection } from 'mongoose';
import { buildNotification } from '../src/app';
import type { WhatsAppSettings } from '../src/adapters/providers/sms';
import type { SenderRates } from '../src/domain/pace';
import type { QuotaSettings } from '../src/domain/quotas';
import { type ProviderSandbox, startSandbox } from './provider-sandbox';

export const tomorrow = new Date(Date.now() + 86_400_000);

type Reservation = MessageInitShape<typeof ReservationSchema>;

let number = 0;

/** The envelope of an event: a new id, and the current time. */
export const made = () => ({ id: `e${++number}`, at: new Date() });

/** A number that has not been used in this run. */
export const newPhone = () => `+1212736${String(5_000 + ++number)}`;

/** Call options of a member of this restaurant. */
export const member = (restaurantId: string, role = Role.OWNER, userId = 'u1') =>
  as({ userId, memberships: [{ restaurantId, role }] });

/** An active reservation for tomorrow at r1. */
export const reservation = (more: Reservation): Reservation => ({
  id: `res${++number}`,
  restaurantId: 'r1',
  version: 1n,
  name: 'Ada <Lovelace>',
  partySize: 4,
  startsAt: timestampFromDate(tomorrow),
  localDate: '2027-01-05',
  localMinute: 945,
  status: ReservationStatus.ACTIVE,
  ...more,
});

/** The service on a real store and broker, with providers that fail on demand. */
export interface NotificationHarness {
  readonly providers: ProviderSandbox;
  readonly bus: EventBus;
  /** The store's address. */
  readonly url: string;
  /** A connection to the service's own database. */
  readonly connection: Connection;
  readonly api: Client<typeof MessageService>;
  readonly replies: Client<typeof ReplyService>;
  readonly templates: Client<typeof TemplateService>;
  readonly activity: Client<typeof ActivityService>;
  readonly senders: Client<typeof SenderService>;
  readonly webhooks: Client<typeof WebhookService>;
  publish(entry: OutboxEntry): Promise<unknown>;
  booked(given: Reservation): Promise<unknown>;
  /** Resolves once the service has handled the event. */
  publishPlan(restaurantId: string, version: bigint, sms: boolean): Promise<void>;
  /** Publishes an owner who signed up, or who verified their address; resolves once the service has handled it. */
  publishOwner(restaurantId: string, isVerified: boolean): Promise<void>;
  /**
   * Publishes a restaurant with a verified owner and a plan that includes SMS; resolves once the service has handled
   * it.
   */
  publishRestaurant(id: string, more?: object): Promise<void>;
  /** Publishes only the restaurant, without its owner and plan. */
  publishOnlyRestaurant(id: string, more?: object): Promise<void>;
  stop(): Promise<void>;
}

export async function startNotifications(
  quotas: Partial<QuotaSettings> = {},
  replicas = 1,
  {
    clock,
    ...offers
  }: {
    clock?: Clock;
    isShared?: boolean;
    whatsApp?: WhatsAppSettings;
    rates?: Partial<SenderRates>;
  } = {},
): Promise<NotificationHarness> {
  const [providers, backbone] = await Promise.all([startSandbox(quotas, offers), startBackbone()]);
  const start = () =>
    startTestService('notification', backbone, buildNotification(providers.settings), clock ? { clock } : {});
  const service = await start();
  const others = await Promise.all(Array.from({ length: replicas - 1 }, start));
  const api = service.client(MessageService);
  providers.sendWebhooksTo(api);
  const bus = await connectTestBus(backbone.nats.url);
  const { url } = backbone.store;
  const connection = await connectMongo({ url, database: 'tablewell_notification' });
  const publish = (entry: OutboxEntry) => publishEntry(bus, entry);
  // Events of different publishers arrive in any order, so each is awaited before the next.
  const known = (collection: string, _id: string, version: bigint) =>
    eventually(async () =>
      expect(
        await connection
          .collection<{ _id: string; version: number }>(collection)
          .findOne({ _id, version: Number(version) }),
      ).not.toBeNull(),
    );
  const running: NotificationHarness = {
    providers,
    bus,
    connection,
    url,
    api,
    replies: service.client(ReplyService),
    templates: service.client(TemplateService),
    activity: service.client(ActivityService),
    senders: service.client(SenderService),
    webhooks: service.client(WebhookService),
    publish,
    booked: (given) => publish(outboxEntry(events.reservationBooked, { reservation: given }, made())),
    async publishPlan(restaurantId, version, sms) {
      const ownerId = `owner-of-${restaurantId}`;
      const granted = { ownerId, version, entitlements: { sms } };
      await publish(outboxEntry(events.entitlementsChanged, granted, made()));
      await known('plans', ownerId, version);
    },
    async publishOwner(restaurantId, isVerified) {
      const user = { id: `owner-of-${restaurantId}`, email: `owner-${restaurantId}@example.com`, isVerified };
      await publish(
        isVerified
          ? outboxEntry(events.userVerified, { user }, made())
          : outboxEntry(events.userSignedUp, { user }, made()),
      );
      const collection = connection.collection<{ _id: string }>(isVerified ? 'verified_users' : 'users');
      await eventually(async () => expect(await collection.findOne({ _id: user.id })).not.toBeNull());
    },
    async publishRestaurant(id, more = {}) {
      await Promise.all([running.publishPlan(id, 1n, true), running.publishOwner(id, true)]);
      await running.publishOnlyRestaurant(id, more);
    },
    async publishOnlyRestaurant(id, more = {}) {
      const given = {
        id,
        version: 1n,
        ownerId: `owner-of-${id}`,
        name: `Trattoria ${id}`,
        email: `${id}@restaurant.example`,
        country: 'US',
        smsCountries: [...phoneCountries()],
        phoneNumber: '+12127360000',
        timezone: 'America/New_York',
        emailNotifications: true,
        smsNotifications: true,
        ...more,
      };
      const restaurant = { confirmedEmail: given.email, ...given };
      await publish(outboxEntry(events.restaurantUpdated, { restaurant }, made()));
      await known('restaurants', id, given.version);
    },
    async stop() {
      await bus.close();
      await connection.close();
      await Promise.all([service, ...others].map((replica) => replica.stop()));
      await backbone.stop();
      await providers.stop();
    },
  };
  return running;
}
