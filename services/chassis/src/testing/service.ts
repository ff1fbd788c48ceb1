import { create, type DescService, type MessageInitShape } from '@bufbuild/protobuf';
import { type Client, createContextValues, type ContextValues } from '@connectrpc/connect';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { Clock } from '../clock';
import { createLogger, type Logger, silentLogger } from '../ops/logger';
import { createRpcClient, createRpcTransport } from '../rpc/client';
import type { ServiceName } from '../rpc/identity';
import { actorKey } from '../rpc/metadata';
import {
  type RunningService,
  type ServiceConfig,
  type ServiceKit,
  type ServiceParts,
  startService,
} from '../service';
import { testIdentity, testKeys } from './identities';
import { startTestNats, type TestNats } from './nats';
import { startTestStore, type TestStore } from './store';

/** A clock that only advances when a test moves it. */
export interface FixedClock {
  (): Date;
  set(instant: string | Date): void;
  advance(ms: number): void;
}

/** Starts at `instant`, an ISO text with zone. */
export function fixedClock(instant: string): FixedClock {
  let now = new Date(instant);
  return Object.assign(() => new Date(now), {
    set: (next: string | Date) => {
      now = new Date(next);
    },
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  });
}

/** Store and broker of one test. */
export interface TestBackbone {
  readonly store: TestStore;
  readonly nats: TestNats;
  stop(): Promise<void>;
}

export async function startBackbone(): Promise<TestBackbone> {
  const [store, nats] = await Promise.all([startTestStore(), startTestNats()]);
  return {
    store,
    nats,
    async stop() {
      await nats.stop();
      await store.stop();
    },
  };
}

/** A service under test: the real one, on random ports, with a real store and broker. */
export interface TestService extends RunningService {
  /** A generated client, calling as the gateway does. */
  client<S extends DescService>(service: S): Client<S>;
}

/** The settings of a service under test. */
export async function testConfig(name: ServiceName, backbone: TestBackbone): Promise<ServiceConfig> {
  const keys = await testKeys();
  return {
    HOST: '127.0.0.1',
    RPC_PORT: 0,
    HTTP_PORT: 0,
    MONGODB_URL: backbone.store.url,
    MONGODB_POOL_SIZE: 8,
    NATS_URL: backbone.nats.url,
    NATS_PASSWORD: '',
    NATS_REPLICAS: 1,
    LOG_LEVEL: 'silent',
    SERVICE_PRIVATE_KEY: JSON.stringify(keys.privateKeys[name]),
    SERVICE_PUBLIC_KEYS: JSON.stringify(keys.publicKeys),
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_TRACES_SAMPLER_ARG: 1,
  };
}

export async function startTestService(
  name: ServiceName,
  backbone: TestBackbone,
  build: (kit: ServiceKit) => Promise<ServiceParts> | ServiceParts,
  options: { clock?: Clock } = {},
): Promise<TestService> {
  const running = await startService(name, await testConfig(name, backbone), build, {
    logger: testLogger(name),
    ...options,
  });
  const transport = createRpcTransport({
    callee: name,
    baseUrl: `http://127.0.0.1:${running.ports.rpcPort}`,
    identity: await testIdentity('gateway'),
    // No retries: a test sees the result of each call.
    services: [],
    // Tests do not depend on speed: a busy machine takes half a minute to start a thread for a what-if.
    timeoutMs: 100_000,
    // Client and service are one process here: if it gets no processor for some seconds, the ping is answered too late.
    pingTimeoutMs: 100_000,
  });
  return {
    ...running,
    client: (service) => createRpcClient(service, transport),
    async stop(options) {
      await running.stop(options);
      transport.close();
    },
  };
}

/** Call options that make a call as this actor. */
export function as(actor: MessageInitShape<typeof ActorSchema>): { contextValues: ContextValues } {
  return { contextValues: createContextValues().set(actorKey, create(ActorSchema, actor)) };
}

/** The log of a process under test: silent, unless `TEST_LOG` names a level. */
export function testLogger(name: string): Logger {
  const level = process.env['TEST_LOG'];
  return level ? createLogger(name, level) : silentLogger;
}
