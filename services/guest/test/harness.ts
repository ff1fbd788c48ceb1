import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { type EventBus, events } from '@tablewell/chassis/events';
import { connectMongo } from '@tablewell/chassis/mongo';
import { type OutboxEntry, outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  connectTestBus,
  publishEntry,
  startBackbone,
  startTestService,
  type TestService,
} from '@tablewell/chassis/testing';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import {
  type ReservationSchema,
  ReservationStatus,
  type Stage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Connection } from 'mongoose';
import { buildGuest, type GuestSettings } from '../src/app';

export type EventName =
  | 'reservationBooked'
  | 'reservationChanged'
  | 'reservationCanceled'
  | 'reservationStepped'
  | 'reservationNoted'
  | 'reservationDeleted';

/** An event of a reservation at `r1`: a party of two that is expected at 1 PM UTC on November 21, 2026. */
export interface ReservationEvent {
  readonly event?: EventName;
  readonly reservation: MessageInitShape<typeof ReservationSchema>;
  /** Of a step. */
  readonly previousStage?: Stage;
}

/** The service, in one or more processes, on a real store and broker; events of the other services are made by the test. */
export interface GuestHarness {
  readonly bus: EventBus;
  /** A connection to the service's own database. */
  readonly connection: Connection;
  readonly processes: readonly TestService[];
  /** A client of the first process. */
  readonly guests: Client<typeof GuestService>;
  publish(
    event: EventName,
    reservation: ReservationEvent['reservation'],
    previousStage?: Stage,
  ): Promise<unknown>;
  stop(): Promise<void>;
}

/** The owner of this restaurant, as a use case gets to know them. */
export const ownerOf = (restaurantId: string) =>
  create(ActorSchema, { userId: 'u1', memberships: [{ restaurantId, role: Role.OWNER }] });

/** Call options of a member of this restaurant. */
export const member = (role = Role.OWNER, restaurantId = 'r1') =>
  as({ userId: 'u1', memberships: [{ restaurantId, role }] });

let eventCount = 0;

/** The event as its publisher stores it, with a new id. */
export function entryOf({
  event = 'reservationBooked',
  reservation,
  previousStage,
}: ReservationEvent): OutboxEntry {
  // Of the events' fields, they share the reservation.
  const type = events[event] as typeof events.reservationStepped;
  const expected = {
    restaurantId: 'r1',
    version: 1n,
    name: 'Ada Lovelace',
    partySize: 2,
    startsAt: timestampFromDate(new Date('2026-11-21T13:00:00Z')),
    status: ReservationStatus.ACTIVE,
  };
  const made = { id: `event-${++eventCount}`, at: new Date('2026-11-20T12:00:00Z') };
  return outboxEntry(
    type,
    { reservation: { ...expected, ...reservation }, ...(previousStage ? { previousStage } : {}) },
    made,
  );
}

/** Starts the service. Its jobs run every 20 ms and visits are kept for 30 days, unless `settings` say otherwise. */
export async function startGuests(
  options: {
    readonly clock?: Clock;
    readonly processes?: number;
    readonly settings?: Partial<GuestSettings>;
    /** Runs before the service starts. */
    readonly prepare?: (connection: Connection) => Promise<unknown>;
  } = {},
): Promise<GuestHarness> {
  const { clock, processes: count = 1, settings, prepare } = options;
  const backbone = await startBackbone();
  const connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_guest' });
  await prepare?.(connection);
  const build = buildGuest({
    countVisitsEveryMs: 200,
    retentionDays: 30,
    forgetVisitsEveryMs: 200,
    upgradeEveryMs: 200,
    completeErasuresEveryMs: 200,
    ...settings,
  });
  const processes: TestService[] = [];
  for (let started = 0; started < count; started++)
    processes.push(await startTestService('guest', backbone, build, clock ? { clock } : {}));
  const bus = await connectTestBus(backbone.nats.url);
  return {
    bus,
    connection,
    processes,
    guests: (processes[0] as TestService).client(GuestService),
    publish: (event, reservation, previousStage) =>
      publishEntry(bus, entryOf({ event, reservation, ...(previousStage ? { previousStage } : {}) })),
    async stop() {
      await bus.close();
      await connection.close();
      for (const service of processes) await service.stop();
      await backbone.stop();
    },
  };
}
