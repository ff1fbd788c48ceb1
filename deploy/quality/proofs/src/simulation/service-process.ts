import { create, type DescMessage, fromBinary } from '@bufbuild/protobuf';
import { createContextValues } from '@connectrpc/connect';
import { silentLogger } from '@tablewell/chassis/ops';
import { OutboxRelay } from '@tablewell/chassis/outbox';
import { isTransientError } from '@tablewell/chassis/resilience';
import { EncodedResponse } from '@tablewell/chassis/rpc';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { DurableSubscriber } from '../../../../../services/chassis/src/events/subscriber';
import { actorKey } from '../../../../../services/chassis/src/rpc/metadata';
import type { Actor } from '@tablewell/chassis/access';
import type { SimulatedBroker } from './bus';
import type { SimulatedDatabase } from './connection';
import type { Process, World } from './world';

export type Service = 'reservation' | 'notification';
const { book, changeReservation, cancelReservation, restoreReservation, holdTable, releaseHold } =
  ReservationService.method;
const {
  seatWalkIn,
  takeStep,
  moveParty,
  blockTables,
  liftBlock,
  bookParty,
  swapParties,
  getEvening,
  listTables,
} = EveningService.method;
/** The calls of diners and hosts to a process. */
const methods = {
  book,
  changeReservation,
  cancelReservation,
  restoreReservation,
  holdTable,
  releaseHold,
  seatWalkIn,
  takeStep,
  moveParty,
  blockTables,
  liftBlock,
  bookParty,
  swapParties,
  getEvening,
  listTables,
};

type Build = (kit: ServiceKit) => ServiceParts;

/** One process of a service, wired as `startService` wires it, with a simulated store and broker. */
export class ServiceProcess implements Process {
  alive = true;
  private parts: ServiceParts | undefined;
  /** Called when it ends, so that the metrics of the real process do not keep it alive. */
  private readonly ends: { stop(): Promise<void> }[] = [];
  private readonly onCrash: (() => void)[] = [];

  constructor(
    readonly name: string,
    private readonly service: Service,
    private readonly parts_: {
      world: World;
      database: SimulatedDatabase;
      broker: SimulatedBroker;
      build: Build;
    },
  ) {}

  /** Starts the service; a failed start is retried, as by a supervisor. */
  start(): void {
    const { world } = this.parts_;
    world.handOver(this, () => void this.boot().catch(() => this.crash()));
  }

  crash(): void {
    this.parts_.world.crash(this);
    this.onCrash.splice(0).forEach((log) => log());
    this.ends.splice(0).forEach((part) => void part.stop());
  }

  private async boot(): Promise<void> {
    const { world, database, broker, build } = this.parts_;
    const clock = () => new Date(world.now);
    const connection = database.connect();
    const bus = broker.connect();
    const logger = silentLogger;
    const holder: { relay?: OutboxRelay } = {};
    const enqueueEvents: ServiceKit['enqueueEvents'] = (...args) => holder.relay?.enqueueEvents(...args);
    const parts = build({ connection, bus, clock, logger, enqueueEvents } as unknown as ServiceKit);
    holder.relay = new OutboxRelay({
      service: this.service,
      connection,
      collections: parts.outboxes ?? [],
      bus,
      clock,
      logger,
    });
    this.ends.push(holder.relay);
    holder.relay.start();
    const handlers = parts.handlers ?? [];
    for (const publisher of new Set(handlers.map(({ type }) => type.publisher))) {
      const own = handlers.filter(({ type }) => type.publisher === publisher);
      const subscriber = new DurableSubscriber({
        reader: this.service,
        publisher,
        purpose: 'reads',
        handlers: own,
        bus,
        logger,
      });
      this.ends.push(subscriber);
      await subscriber.start();
    }
    for (const job of parts.jobs ?? []) {
      let isRunning = false;
      setInterval(() => {
        if (isRunning) return;
        isRunning = true;
        void job
          .run()
          .catch((error: unknown) => {
            if (!isTransientError(error)) world.mistakes.push(`${job.name}: ${String(error)}`);
          })
          .finally(() => (isRunning = false));
      }, job.everyMs);
    }
    this.parts = parts;
  }

  get serves(): boolean {
    return this.alive && this.parts !== undefined;
  }

  /** Calls one of its methods, like a client whose connection is lost when the process crashes. */
  call(method: keyof typeof methods, request: object, actor?: Actor) {
    const { input, output, parent } = methods[method];
    const implementation = this.parts?.implementations.find(
      ({ service }) => service.typeName === parent.typeName,
    );
    const handler = implementation?.handlers[method] as
      ((request: unknown, context: unknown) => Promise<unknown>) | undefined;
    if (!handler) return Promise.reject(new Error('it does not serve'));
    const values = createContextValues();
    if (actor) values.set(actorKey, actor as never);
    const message = create(input as DescMessage, request as never);
    const { world } = this.parts_;
    return new Promise<unknown>((resolve, reject) => {
      const answer = (log: () => void) => world.handOver(undefined, log);
      this.onCrash.push(() => answer(() => reject(new Error('the connection was lost'))));
      world.handOver(this, () => {
        handler(message, { values }).then(
          (given) =>
            answer(() =>
              resolve(
                given instanceof EncodedResponse ? fromBinary(output as DescMessage, given.bytes) : given,
              ),
            ),
          (error: unknown) => answer(() => reject(error)),
        );
      });
    });
  }
}
