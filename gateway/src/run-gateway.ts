import proxyAddr from '@fastify/proxy-addr';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  clientNetwork,
  connectMongo,
  createLogger,
  createRpcClient,
  createServiceIdentity,
  ensureIndexes,
  EventBus,
  LiveReader,
  peers,
  Readiness,
  startOpsServer,
  startTracing,
  untilConnected,
} from '@tablewell/chassis';
import {
  Health,
  HealthCheckResponse_ServingStatus as Serving,
} from '@tablewell/proto/grpc/health/v1/health_pb';
import { buildGateway } from './app';
import { connectServices } from './clients';
import type { GatewayConfig } from './config';
import { createCaptchaCheck } from './http/captcha';
import { rememberedRequests } from './http/idempotency';
import { createLimits } from './http/limits';
import { LiveHub } from './live/hub';
import { LatestVersions } from './live/latest-versions';
import { SocketBounds } from './live/socket-bounds';
import { PublicTimes } from './resources/reservations/public-times';
import { Sessions } from './session/sessions';
import { createAccessTokenVerifier } from './session/tokens';

/** What is still open after the drain is cut when it has had this long to end. */
const graceMs = 3_000;
const justConnectedMs = 300;

/** Answers after a turn of the event loop that found next to nothing to do, or after so many that did. */
async function quietTurn(most = 500): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < 0.3) return;
  }
}

/** The whole life of the gateway's process: start, serve, drain on SIGTERM or SIGINT, exit. */
export async function runGateway(config: GatewayConfig): Promise<void> {
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const identity = await createServiceIdentity(
    'gateway',
    JSON.parse(config.SERVICE_PRIVATE_KEY),
    JSON.parse(config.SERVICE_PUBLIC_KEYS),
  );
  const stopTracing = await startTracing('gateway', config, logger);
  const [connection, bus] = await Promise.all([
    untilConnected(
      () =>
        connectMongo({
          url: config.MONGODB_URL,
          database: 'tablewell_gateway',
          monitorCommands: config.OTEL_EXPORTER_OTLP_ENDPOINT !== '',
        }),
      logger,
    ),
    EventBus.connect({
      servers: config.NATS_URL,
      name: 'gateway',
      password: config.NATS_PASSWORD,
      logger,
      replicas: config.NATS_REPLICAS,
    }),
  ]);

  const { clients, transports } = connectServices(config, identity);
  const readiness = new Readiness();
  readiness.require('mongodb', () => connection.db?.command({ ping: 1 }));
  readiness.require('nats', () => bus.ping());
  for (const [name, transport] of Object.entries(transports)) {
    const health = createRpcClient(Health, transport);
    readiness.require(name, async () => {
      const { status } = await health.check({}, { timeoutMs: 900 });
      if (status !== Serving.SERVING) throw new Error(`${name} is not serving`);
    });
  }
  if (config.PAGES_URL) {
    readiness.require('web', async () => {
      const { ok } = await fetch(`${config.PAGES_URL}/readyz`, { signal: AbortSignal.timeout(900) });
      if (!ok) throw new Error('the web process is not ready');
    });
  }

  const verify = createAccessTokenVerifier(config.AUTH_JWKS_URL);
  const sessions = new Sessions(clients.auth);
  const times = new PublicTimes(clients.reservation);
  const { origin } = new URL(config.PUBLIC_ORIGIN);
  const trustProxy = config.TRUST_PROXY.split(',').filter(Boolean);
  const app = await buildGateway({
    clients,
    times,
    verify,
    sessions,
    captcha: createCaptchaCheck({ verifyUrl: config.RECAPTCHA_VERIFY_URL, secret: config.RECAPTCHA_SECRET }),
    limits: createLimits(connection, config),
    idempotency: rememberedRequests(connection),
    readiness,
    logger,
    origin,
    trustProxy,
    bodyLimit: config.BODY_LIMIT_BYTES,
    admission: config,
    upstreams: { pagesUrl: config.PAGES_URL, sandboxUrl: config.SANDBOX_URL },
  });
  const versions = new LatestVersions(clients.reservation);
  const trusts = proxyAddr.compile(trustProxy);
  const bounds = new SocketBounds({
    perUser: config.SOCKETS_PER_USER,
    handshakes: config.SOCKET_HANDSHAKES_AT_ONCE,
    networkOf: (request) => clientNetwork(proxyAddr(request, trusts)),
  });
  const hub = new LiveHub(app.server, { verify, sessions, times, versions, bounds, logger, origin });
  const readers = peers.gateway.shows.map(
    (publisher) =>
      new LiveReader({
        publisher,
        handlers: hub.handlers().filter(({ type }) => type.publisher === publisher),
        bus,
        logger,
        onGap: () => hub.resync(),
      }),
  );
  // It listens once its indexes stand and it hears what it shows.
  await Promise.all([app.ready(), ensureIndexes(connection), ...readers.map((reader) => reader.start())]);
  // The readers are at the present: whatever comes from here on is heard.
  hub.resync();
  const ops = await startOpsServer({ host: config.HOST, port: config.HTTP_PORT, readiness });
  await app.listen({ host: config.HOST, port: config.PORT });
  logger.info({ port: config.PORT }, 'listening');

  async function stop(): Promise<void> {
    // Not ready from here on, and each answer says that its connection ends: callers move while it still listens.
    readiness.drain();
    await sleep(config.DRAIN_MS);
    // It listens no more from here on, right after a look at who has connected: the system cuts off whoever is not taken
    // in by then. They are answered before idle connections are closed: what looks idle may be a request on its way.
    await quietTurn();
    NetServer.prototype.close.call(app.server);
    await sleep(justConnectedMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
    await hub.close();
    await app.close();
    clearTimeout(cut);
    await Promise.all(readers.map((reader) => reader.stop()));
    Object.values(transports).forEach((transport) => transport.close());
    await ops.close();
    await bus.close();
    await connection.close();
    await stopTracing();
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
