import type { DescService } from '@bufbuild/protobuf';
import type { Client } from '@connectrpc/connect';
import { type Clock, systemClock } from './clock';
import { byPublisher } from './events/by-publisher';
import type { EventHandler } from './events/handler';
import { DurableSubscriber } from './events/subscriber';
import { type Job, startJobs } from './jobs';
import { measured } from './metrics/list';
import { ensureIndexes } from './mongo/indexes';
import type { Logger } from './ops/logger';
import type { OpsRoute } from './ops/ops-server';
import { OutboxRelay } from './outbox/relay';
import { callersOf, peers } from './peers';
import {
  type ProcessConfig,
  type ProcessKit,
  type ProcessPart,
  type RunningProcess,
  runUntilSignal,
  startProcess,
} from './process';
import { createRpcClient, createRpcTransport, reconnectWithinMs, type RpcTransport } from './rpc/client';
import { healthService } from './rpc/health';
import type { ServiceName } from './rpc/identity';
import type { Implementation } from './rpc/implementation';
import { startRpcServer } from './rpc/server';

/** The settings that every service reads; see `serviceSpec`. */
export interface ServiceConfig extends ProcessConfig {
  readonly RPC_PORT: number;
}

/** The chassis' parts that a service is built from. */
export interface ServiceKit extends ProcessKit {
  readonly clock: Clock;
  /** Call after a write whose documents carry outbox entries. */
  readonly enqueueEvents: OutboxRelay['enqueueEvents'];
  /** The same for many documents written at once, published as a single event. */
  readonly enqueueBatch: OutboxRelay['enqueueBatch'];
  /** A client of another service, closed with this one. */
  client<S extends DescService>(service: S, callee: ServiceName, baseUrl: string): Client<S>;
}

/** A service that is built but not listening yet. */
export interface ServiceParts {
  readonly implementations: readonly Implementation[];
  readonly handlers?: readonly EventHandler[];
  /**
   * Handlers of the audit log. They have durable consumers of their own, so that they and the other handlers do not
   * wait for each other, and begin with the oldest event that the broker still has.
   */
  readonly auditHandlers?: readonly EventHandler[];
  /** Handlers that write what webhooks are sent of, with durable consumers of their own as the audit log. */
  readonly webhookHandlers?: readonly EventHandler[];
  /** Collections whose documents carry an outbox. */
  readonly outboxes?: readonly string[];
  readonly jobs?: readonly Job[];
  readonly routes?: Record<string, OpsRoute>;
  /** Releases the service's own resources. */
  close?(): Promise<void>;
}

type Build = (kit: ServiceKit) => Promise<ServiceParts> | ServiceParts;

export type RunningService = RunningProcess<{ readonly rpcPort: number }>;

/** Starts a process that serves RPC, publishes and reads events, and runs jobs. */
export async function startService(
  name: ServiceName,
  config: ServiceConfig,
  build: Build,
  { clock = systemClock, logger }: { clock?: Clock; logger?: Logger } = {},
): Promise<RunningService> {
  const service = (kit: ProcessKit) => buildService(name, config, build, { ...kit, clock });
  return startProcess(name, config, service, logger);
}

/**
 * How long a process keeps serving after SIGTERM. When two replicas are replaced in turn, callers may not have
 * reconnected to the first when the second gets its signal.
 */
const drainMs = 5 * reconnectWithinMs;

/** The whole life cycle of a service's process: start, serve, drain on SIGTERM or SIGINT, exit. */
export async function runService(name: ServiceName, config: ServiceConfig, build: Build): Promise<void> {
  runUntilSignal(await startService(name, config, build), drainMs);
}

async function buildService(
  name: ServiceName,
  config: ServiceConfig,
  build: Build,
  kit: ProcessKit & { clock: Clock },
): Promise<ProcessPart<{ rpcPort: number }>> {
  const { connection, bus, clock, logger, identity, readiness } = kit;
  const transports: RpcTransport[] = [];
  const holder: { relay?: OutboxRelay } = {};
  const parts = await build({
    ...kit,
    enqueueEvents: (...args) => holder.relay?.enqueueEvents(...args),
    enqueueBatch: (...args) => holder.relay?.enqueueBatch(...args),
    client: (service, callee, baseUrl) => {
      const transport = createRpcTransport({ callee, baseUrl, identity, services: [service] });
      transports.push(transport);
      return createRpcClient(service, transport);
    },
  });
  const {
    handlers = [],
    auditHandlers = [],
    webhookHandlers = [],
    outboxes = [],
    jobs = [],
    routes = {},
  } = parts;
  await ensureIndexes(connection);

  const relay = new OutboxRelay({ service: name, connection, collections: outboxes, bus, clock, logger });
  holder.relay = relay;
  const subscribe = (purpose: 'reads' | 'audits' | 'hooks', all: readonly EventHandler[]) =>
    byPublisher(name, purpose, all).map(
      (subscription) => new DurableSubscriber({ reader: name, purpose, ...subscription, bus, logger }),
    );
  const subscribers = [
    ...subscribe('reads', handlers),
    ...subscribe('audits', auditHandlers),
    ...subscribe('hooks', webhookHandlers),
  ];
  readiness.show('deadLetters', () => subscribers.reduce((sum, { deadLetters }) => sum + deadLetters, 0));

  return {
    routes,
    async listen() {
      // The broker permits only publishers to create their stream.
      if (peers[name].publishes) relay.start();
      const stopMeasuring = measured.deadLetters.observe(async (report) => {
        if (subscribers.length > 0) report(await bus.countDeadLetters(name), { reader: name });
      });
      const stopJobs = startJobs(jobs, logger);
      const [rpc] = await Promise.all([
        startRpcServer({
          host: config.HOST,
          port: config.RPC_PORT,
          identity,
          callers: callersOf(name),
          implementations: [...parts.implementations, healthService(readiness)],
          logger,
        }),
        ...subscribers.map((subscriber) => subscriber.start()),
      ]);
      return {
        ports: { rpcPort: rpc.port },
        async close() {
          stopMeasuring();
          await rpc.close();
          await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
          await stopJobs();
          await relay.stop();
          await parts.close?.();
          transports.forEach((transport) => transport.close());
        },
      };
    },
  };
}
