import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { EventBus } from './events/bus';
import { connectMongo } from './mongo/connect';
import { createLogger, type Logger } from './ops/logger';
import { type OpsRoute, startOpsServer } from './ops/ops-server';
import { Readiness } from './ops/readiness';
import { connectWithRetry } from './resilience/connect-with-retry';
import { createServiceIdentity, type ServiceIdentity, type ServiceName } from './rpc/identity';
import { startTracing, type TracingConfig } from './tracing/start';

/** The settings that every process reads; see `serviceSpec`. */
export interface ProcessConfig extends TracingConfig {
  readonly HOST: string;
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

/** The parts of every process: connections, identity, readiness. */
export interface ProcessKit {
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly logger: Logger;
  readonly identity: ServiceIdentity;
  readonly readiness: Readiness;
}

/** The specific part of a process, built but not yet listening: a public server, or RPC with events and jobs. */
export interface ProcessPart<P extends Ports = Ports> {
  /** Further routes of the ops server. */
  readonly routes?: Record<string, OpsRoute>;
  listen(): Promise<Listening<P>>;
}

type Ports = Readonly<Record<string, number>>;

interface Listening<P extends Ports> {
  readonly ports: P;
  /** Finishes running requests and releases all resources of the part. */
  close(): Promise<void>;
}

export interface RunningProcess<P extends Ports = Ports> {
  readonly ports: P;
  readonly httpPort: number;
  /** Drains: keeps serving while not ready until `servesUntil` settles, finishes running requests, disconnects. */
  stop(options?: { servesUntil?: Promise<unknown> }): Promise<void>;
}

/** Connects a process, builds its part and starts listening. Waits for the store and the broker instead of failing. */
export async function startProcess<P extends Ports>(
  name: ServiceName,
  config: ProcessConfig,
  build: (kit: ProcessKit) => Promise<ProcessPart<P>>,
  logger: Logger = createLogger(name, config.LOG_LEVEL),
): Promise<RunningProcess<P>> {
  const identity = await createServiceIdentity(
    name,
    JSON.parse(config.SERVICE_PRIVATE_KEY),
    JSON.parse(config.SERVICE_PUBLIC_KEYS),
  );
  const stopTracing = await startTracing(name, config, logger);
  const [connection, bus] = await Promise.all([
    connectStore(name, config, logger),
    EventBus.connect({
      servers: config.NATS_URL,
      name,
      password: config.NATS_PASSWORD,
      logger,
      replicas: config.NATS_REPLICAS,
    }),
  ]);
  const disconnect = async (): Promise<void> => {
    await bus.close();
    await connection.close();
    await stopTracing();
  };

  const readiness = new Readiness();
  readiness.require('mongodb', () => connection.db?.command({ ping: 1 }));
  readiness.require('nats', () => bus.ping());
  const part = await build({ connection, bus, logger, identity, readiness }).catch(async (error: unknown) => {
    await disconnect();
    throw error;
  });
  const { routes = {} } = part;
  const [listening, ops] = await Promise.all([
    part.listen(),
    startOpsServer({ host: config.HOST, port: config.HTTP_PORT, readiness, routes }),
  ]);
  const ports: Ports = { ...listening.ports, httpPort: ops.port };
  logger.info(ports, 'listening');

  return {
    ports: listening.ports,
    httpPort: ops.port,
    async stop({ servesUntil } = {}) {
      readiness.drain();
      await servesUntil;
      await listening.close();
      await ops.close();
      await disconnect();
      logger.info('stopped');
    },
  };
}

/** Drains and exits on SIGTERM or SIGINT; keeps serving for `drainMs`, so that callers notice that it is not ready. */
export function runUntilSignal(running: Pick<RunningProcess, 'stop'>, drainMs: number): void {
  const stop = () => {
    running.stop({ servesUntil: sleep(drainMs) }).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function connectStore(name: ServiceName, config: ProcessConfig, logger: Logger): Promise<Connection> {
  return connectWithRetry(
    () =>
      connectMongo({
        url: config.MONGODB_URL,
        database: `tablewell_${name}`,
        poolSize: config.MONGODB_POOL_SIZE,
        monitorCommands: config.OTEL_EXPORTER_OTLP_ENDPOINT !== '',
      }),
    logger,
  );
}
