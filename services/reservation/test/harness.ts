import { join } from 'node:path';
import { create, type Message, type MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { type MembershipSchema } from '@tablewell/proto/common/v1/actor_pb';
import { events, type EventType } from '@tablewell/chassis/events';
import { newId } from '@tablewell/chassis/ids';
import { connectMongo } from '@tablewell/chassis/mongo';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  connectTestBus,
  eventually,
  publishEntry,
  refusalOf,
  startBackbone,
  startTestService,
  type TestService,
} from '@tablewell/chassis/testing';
import type { EntitlementsSchema } from '@tablewell/proto/billing/v1/subscription_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { CalendarFeedService } from '@tablewell/proto/reservation/v1/calendar_feed_service_pb';
import { DinerService } from '@tablewell/proto/reservation/v1/diner_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { WaitlistEntryService } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { WaitlistService } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import type { FloorSchema } from '@tablewell/proto/restaurant/v1/floor_pb';
import { RestaurantSchema } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { buildReservation, type ReservationSettings } from '../src/app';

export type FloorInit = MessageInitShape<typeof FloorSchema>;

const restaurantOf = (id: string, version: bigint, more: MessageInitShape<typeof RestaurantSchema>) =>
  create(RestaurantSchema, {
    id,
    version,
    ownerId: `owner-${id}`,
    name: 'Trattoria',
    timezone: 'Europe/Rome',
    seatingMinutes: 90,
    operatingPeriods: [
      { id: 'p', name: 'Dinner', opensAt: 360, closesAt: 1440, intervalMinutes: 30, daysOfWeek: [] },
    ],
    tableTypes: [{ key: 'TwoTop', count: 99, capacity: 2 }],
    autoConfirm: true,
    country: 'US',
    dayTurnsAt: 300,
    ...more,
  });

/** Built by `build-threads.cjs`. */
const threadProgram = join(__dirname, '..', 'dist', 'what-if-thread.cjs');
// A process has six jobs: running them more often would take most of a test file's time.
const defaults: ReservationSettings = {
  retentionDays: 30,
  sweepEveryMs: 1_000,
  purgeEveryMs: 1_000,
  calendarFreshMs: 1,
};

/** Processes of the real service over one store and broker; events of the other services are made by the test. */
export async function startReservations(
  clock: Clock,
  count = 1,
  settings: Partial<ReservationSettings> = {},
) {
  const backbone = await startBackbone();
  const services: TestService[] = [];
  for (let index = 0; index < count; index++) {
    const whatIf = { program: threadProgram, mongodbUrl: backbone.store.url, limitFactor: 10 };
    const build = buildReservation({ ...defaults, whatIf, ...settings });
    services.push(await startTestService('reservation', backbone, build, { clock }));
  }
  const apis = services.map((service) => service.client(ReservationService));
  const availability = services.map((service) => service.client(AvailabilityService));
  const evenings = services.map((service) => service.client(EveningService));
  const waitlists = services.map((service) => service.client(WaitlistService));
  const entries = services.map((service) => service.client(WaitlistEntryService));
  const bus = await connectTestBus(backbone.nats.url);
  await bus.ensureStream('auth');
  await bus.ensureStream('restaurant');
  await bus.ensureStream('billing');
  await bus.ensureStream('notification');
  const connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_reservation' });
  // The owners' first plan is version 1.
  let version = 1n;

  const publish = <M extends Message>(event: EventType<M>, payload: MessageInitShape<GenMessage<M>>) =>
    publishEntry(bus, outboxEntry(event, payload, { id: newId(), at: clock() }));

  const planned = new Set<string>();
  /** The layout and the rules of each restaurant, which every event states. */
  const stated = new Map<string, object>();
  const stateAgain = (id: string, more: MessageInitShape<typeof RestaurantSchema>) => {
    const { layoutInService, availabilityRules } = { ...stated.get(id), ...more };
    stated.set(id, {
      ...(layoutInService ? { layoutInService } : {}),
      ...(availabilityRules ? { availabilityRules } : {}),
    });
    return { ...stated.get(id), ...more };
  };

  /** Waits until a plan of a restaurant's owner with this version or a later one is stored. */
  async function planIn(id: string, least = 1) {
    await eventually(async () => {
      const rules = connection.collection<{ _id: string; entitlementsVersion: number }>('restaurant_rules');
      expect((await rules.findOne({ _id: id }))?.entitlementsVersion).toBeGreaterThanOrEqual(least);
    });
  }

  /** The plan of an owner who has just signed up. */
  async function publishTrial(id: string) {
    planned.add(id);
    const entitlements = { monthlyReservations: 0, analytics: true };
    await publish(events.entitlementsChanged, { ownerId: `owner-${id}`, version: 1n, entitlements });
  }

  return {
    apis,
    evenings,
    availability,
    waitlists,
    entries,
    requests: services[0]!.client(RequestService),
    groupFigures: services[0]!.client(GroupFiguresService),
    reports: services[0]!.client(ReportService),
    boards: services[0]!.client(BoardService),
    diners: services[0]!.client(DinerService),
    calendarFeeds: services[0]!.client(CalendarFeedService),
    bus,
    connection,
    /** Open every day from six until midnight, on each half hour, with many tables for two. */
    async publishRestaurant(
      id: string,
      more: MessageInitShape<typeof RestaurantSchema> = {},
      plan: 'trial' | 'none' = 'trial',
    ) {
      version += 1n;
      const restaurant = restaurantOf(id, version, stateAgain(id, more));
      if (plan === 'trial' && !planned.has(id)) await publishTrial(id);
      await publish(events.restaurantUpdated, { restaurant });
      if (plan === 'trial') await planIn(id);
      await apis[0]?.awaitRestaurant({ restaurantId: id, version });
    },
    /** A save of a layout. */
    async publishLayout(restaurantId: string, layoutId: string, layoutVersion: number, floor?: FloorInit) {
      const saved = { restaurantId, layoutId, name: 'Main Floor', version: BigInt(layoutVersion) };
      await publish(events.layoutSaved, { ...saved, ...(floor ? { floor } : {}) });
    },
    /** Publishes the restaurant with this version; versions may be published in any order. */
    publishVersion: (id: string, atVersion: bigint, more: MessageInitShape<typeof RestaurantSchema> = {}) =>
      publish(events.restaurantUpdated, { restaurant: restaurantOf(id, atVersion, more) }),
    nextVersion: () => (version += 1n),
    async deleteRestaurant(id: string) {
      version += 1n;
      await publish(events.restaurantDeleted, { id, ownerId: `owner-${id}`, version });
    },
    /** Publishes who a user is, and where they work from now on. */
    async publishPerson(userId: string, restaurantIds: readonly string[]) {
      await this.publishMemberships(
        userId,
        restaurantIds.map((restaurantId) => ({ restaurantId, role: Role.MANAGER })),
      );
    },
    /** The same with the role at each restaurant, and what is withheld there. */
    async publishMemberships(
      userId: string,
      memberships: readonly MessageInitShape<typeof MembershipSchema>[],
    ) {
      const user = { id: userId, firstName: userId, lastName: 'Rossi', email: `${userId}@example.com` };
      await publish(events.membershipChanged, { userId, memberships: [...memberships], user });
    },
    publish,
    async eraseGuest(restaurantId: string, reservationIds: string[]) {
      await publish(events.guestErased, { restaurantId, guestId: newId(), reservationIds });
    },
    /** Publishes the plan of a restaurant's owner, and waits until it is stored; from then on every process uses it. */
    async publishPlan(id: string, entitlements: MessageInitShape<typeof EntitlementsSchema>) {
      const published = (version += 1n);
      await publish(events.entitlementsChanged, { ownerId: `owner-${id}`, version: published, entitlements });
      await planIn(id, Number(published));
    },
    async stop() {
      await connection.close();
      await bus.close();
      for (const service of services) await service.stop();
      await backbone.stop();
    },
  };
}

export type Reservations = Awaited<ReturnType<typeof startReservations>>;
export type Api = Client<typeof ReservationService>;
export type EntriesApi = Client<typeof WaitlistEntryService>;
export type WaitlistApi = Client<typeof WaitlistService>;
export type EveningApi = Client<typeof EveningService>;

/** A diner's request; the time is on the restaurant's clock. */
export const bookingAt = (
  restaurantId: string,
  local: string,
  more: Partial<{
    name: string;
    phoneNumber: string;
    notes: string;
    email: string;
    partySize: number;
    originalReferer: string;
  }> = {},
) => ({
  restaurantId,
  name: 'Ada Lovelace',
  partySize: 2,
  phoneNumber: '',
  notes: '',
  when: { time: { case: 'local' as const, value: local } },
  originalReferer: 'direct',
  idempotencyKey: '',
  ...more,
});

/** The code of a call's refusal; `accepted` for a call that succeeded. */
export async function outcomeOf(
  call: Promise<unknown>,
): Promise<{ code: string; requiredPlan?: string; message?: string }> {
  return (await refusalOf(call)) ?? { code: 'accepted' };
}
