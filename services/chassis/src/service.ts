import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { DescService } from '@bufbuild/protobuf';
import type { Client } from '@connectrpc/connect';
import { type Clock, systemClock } from './clock';
import { EventBus } from './events/bus';
import { DurableSubscriber, type EventHandler } from './events/subscriber';
import { type OpsRoute, startOpsServer } from './http/ops-server';
import { createLogger, type Logger } from './logger';
import { measured } from './metrics/list';
import { connectMongo } from './mongo/connect';
import { ensureIndexes } from './mongo/indexes';
import { OutboxRelay } from './outbox/relay';
import { callersOf, peers } from './peers';
import { Readiness } from './readiness';
import { createRpcClient, createRpcTransport, reconnectWithinMs, type RpcTransport } from './rpc/client';
import { healthService } from './rpc/health';
import { createServiceIdentity, type ServiceIdentity, type ServiceName } from './rpc/identity';
import { type Implementation, startRpcServer } from './rpc/server';
import { startTracing, type TracingConfig } from './tracing/start';
import { untilConnected } from './until-connected';

/** The settings that every service reads; see `serviceSpec`. */
export interface ServiceConfig extends TracingConfig {
  readonly HOST: string;
  readonly RPC_PORT: number;
  readonly HTTP_PORT: number;
  readonly MONGODB_URL: string;
  readonly MONGODB_POOL_SIZE: number;
  readonly NATS_URL: string;
  readonly NATS_PASSWORD: string;
  readonly NATS_REPLICAS: number;
  readonly LOG_LEVEL: string;
  readonly SERVICE_PRIVATE_KEY: string;
  readonly SERVICE_PUBLIC_KEYS: string;
}

/** What the chassis hands to a service that is being built. */
export interface ServiceKit {
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly identity: ServiceIdentity;
  readonly readiness: Readiness;
  /** Call after a write whose documents carry outbox entries. */
  readonly announce: OutboxRelay['announce'];
  /** The same after many were written together, to be told by one event. */
  readonly announceTogether: OutboxRelay['announceTogether'];
  /** A client of another service, closed with this one. */
  client<S extends DescService>(service: S, callee: ServiceName, baseUrl: string): Client<S>;
}

/** Work done again and again, beside requests. Each run ends before the next begins. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** What a service is, once built: it listens to nothing yet. */
export interface ServiceParts {
  readonly implementations: readonly Implementation[];
  readonly handlers?: readonly EventHandler[];
  /** Collections whose documents carry an outbox. */
  readonly outboxes?: readonly string[];
  readonly jobs?: readonly Job[];
  readonly routes?: Record<string, OpsRoute>;
  /** Closes what the service itself opened. */
  close?(): Promise<void>;
}

export interface RunningService {
  readonly rpcPort: number;
  readonly httpPort: number;
  /** Drains: serves on for a while though not ready, refuses new work, ends what runs, lets go of broker and store. */
  stop(options?: { servesOnMs?: number }): Promise<void>;
}

/** Connects, builds, and starts a service. Waits for the store and the broker rather than failing without them. */
export async function startService(
  name: ServiceName,
  config: ServiceConfig,
  build: (kit: ServiceKit) => Promise<ServiceParts> | ServiceParts,
  overrides: { clock?: Clock; logger?: Logger } = {},
): Promise<RunningService> {
  const clock = overrides.clock ?? systemClock;
  const logger = overrides.logger ?? createLogger(name, config.LOG_LEVEL);
  const readiness = new Readiness();
  const transports: RpcTransport[] = [];
  const stopTracing = await startTracing(name, config, logger);

  const identity = await createServiceIdentity(
    name,
    JSON.parse(config.SERVICE_PRIVATE_KEY),
    JSON.parse(config.SERVICE_PUBLIC_KEYS),
  );
  const [connection, bus] = await Promise.all([
    untilConnected(
      () =>
        connectMongo({
          url: config.MONGODB_URL,
          database: `tablewell_${name}`,
          poolSize: config.MONGODB_POOL_SIZE,
          monitorCommands: config.OTEL_EXPORTER_OTLP_ENDPOINT !== '',
        }),
      logger,
    ),
    EventBus.connect({
      servers: config.NATS_URL,
      name,
      password: config.NATS_PASSWORD,
      logger,
      replicas: config.NATS_REPLICAS,
    }),
  ]);
  readiness.require('mongodb', () => connection.db?.command({ ping: 1 }));
  readiness.require('nats', () => bus.ping());

  const holder: { relay?: OutboxRelay } = {};
  const parts = await build({
    connection,
    bus,
    clock,
    logger,
    identity,
    readiness,
    announce: (...args) => holder.relay?.announce(...args),
    announceTogether: (...args) => holder.relay?.announceTogether(...args),
    client: (service, callee, baseUrl) => {
      const transport = createRpcTransport({ callee, baseUrl, identity, services: [service] });
      transports.push(transport);
      return createRpcClient(service, transport);
    },
  });
  const publishers = [...new Set((parts.handlers ?? []).map(({ type }) => type.publisher))];
  const unlisted = publishers.filter((publisher) => !peers[name].reads.includes(publisher));
  if (unlisted.length > 0) {
    await Promise.all([bus.close(), connection.close()]);
    throw new Error(`${name} reads events of ${unlisted.join(', ')}: not in peers.json`);
  }
  await ensureIndexes(connection);

  const relay = new OutboxRelay({
    service: name,
    connection,
    collections: parts.outboxes ?? [],
    bus,
    clock,
    logger,
  });
  holder.relay = relay;
  // The broker lets nobody make a stream who has nothing to tell.
  if (peers[name].publishes) relay.start();
  const subscribers = publishers.map(
    (publisher) =>
      new DurableSubscriber({
        reader: name,
        publisher,
        handlers: (parts.handlers ?? []).filter(({ type }) => type.publisher === publisher),
        bus,
        logger,
      }),
  );
  const stopMeasuring = measured.deadLetters.observe(async (report) => {
    if (subscribers.length > 0) report(await bus.countDeadLetters(name), { reader: name });
  });
  readiness.show('deadLetters', () => subscribers.reduce((sum, { deadLetters }) => sum + deadLetters, 0));
  const stopJobs = startJobs(parts.jobs ?? [], logger);

  const [rpc, ops] = await Promise.all([
    startRpcServer({
      host: config.HOST,
      port: config.RPC_PORT,
      identity,
      callers: callersOf(name),
      implementations: [...parts.implementations, healthService(readiness)],
      logger,
    }),
    startOpsServer({
      host: config.HOST,
      port: config.HTTP_PORT,
      readiness,
      ...(parts.routes ? { routes: parts.routes } : {}),
    }),
    ...subscribers.map((subscriber) => subscriber.start()),
  ]);
  logger.info({ rpcPort: rpc.port, httpPort: ops.port }, 'listening');

  return {
    rpcPort: rpc.port,
    httpPort: ops.port,
    async stop({ servesOnMs = 0 } = {}) {
      readiness.drain();
      await sleep(servesOnMs);
      stopMeasuring();
      await rpc.close();
      await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
      await stopJobs();
      await relay.stop();
      await parts.close?.();
      transports.forEach((transport) => transport.close());
      await ops.close();
      await bus.close();
      await connection.close();
      await stopTracing();
      logger.info('stopped');
    },
  };
}

/**
 * How long a process serves on once it is told to end. When it is the turn of the second of two that are replaced, a caller
 * may not have found the first again yet.
 */
const servesOnMs = 5 * reconnectWithinMs;

/** The whole life of a service's process: start, serve, drain on SIGTERM or SIGINT, exit. */
export async function runService(
  name: ServiceName,
  config: ServiceConfig,
  build: (kit: ServiceKit) => Promise<ServiceParts> | ServiceParts,
): Promise<void> {
  const service = await startService(name, config, build);
  const stop = () => {
    service.stop({ servesOnMs }).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function startJobs(jobs: readonly Job[], logger: Logger): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const lastDone = new Map<string, number>();
  const stopMeasuring = measured.jobLastDone.observe((report) => {
    for (const [work, seconds] of lastDone) report(seconds, { work });
  });
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return;
      const run = job
        .run()
        .then(
          () => {
            lastDone.set(job.name, Date.now() / 1_000);
            measured.jobRuns.add({ work: job.name, outcome: 'done' });
          },
          (error: unknown) => {
            logger.warn({ err: error, job: job.name }, 'job failed: it runs again');
            measured.jobRuns.add({ work: job.name, outcome: 'failed' });
          },
        )
        .finally(() => running.delete(job.name));
      running.set(job.name, run);
    }, job.everyMs).unref(),
  );
  return async () => {
    stopMeasuring();
    timers.forEach(clearInterval);
    await Promise.all(running.values());
  };
}
