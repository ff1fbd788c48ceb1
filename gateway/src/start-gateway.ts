import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { clientNetwork } from '@tablewell/chassis/access';
import { ensureIndexes } from '@tablewell/chassis/mongo';
import type { Logger } from '@tablewell/chassis/ops';
import {
  type ProcessKit,
  type ProcessPart,
  type RunningProcess,
  startProcess,
} from '@tablewell/chassis/process';
import { senderAddress } from '@tablewell/shared/email';
import { buildGateway } from './app';
import { createCaptchaCheck } from './api/captcha';
import { rememberedRequests } from './api/remembered-requests';
import { createLimits } from './api/rate-limits';
import { connectServices } from './clients';
import type { GatewayConfig } from './config';
import { requireUpstreams } from './gateway-readiness';
import { LatestVersions } from './live/latest-versions';
import { SocketBounds } from './live/socket-bounds';
import { startLive } from './live/start-live';
import { PublicDays } from './resources/reservations/public-days';
import { PublicTimes } from './resources/reservations/public-times';
import { ApiKeys } from './session/api-keys';
import { Sessions } from './session/sessions';
import { createAccessTokenVerifier } from './session/tokens';
import { stopServing } from './shutdown';

/** Starts the gateway's process. */
export function startGateway(config: GatewayConfig, logger?: Logger): Promise<RunningProcess> {
  return startProcess('gateway', config, (kit) => buildPart(config, kit), logger);
}

/** The public server and the live socket. */
async function buildPart(config: GatewayConfig, kit: ProcessKit): Promise<ProcessPart> {
  const { connection, bus, logger, identity, readiness } = kit;
  const { clients, transports } = connectServices(config, identity);
  requireUpstreams(readiness, transports, config.PAGES_URL);

  const verify = createAccessTokenVerifier(config.AUTH_JWKS_URL);
  const sessions = new Sessions(clients.auth);
  const keys = new ApiKeys(clients.apiKey);
  const times = new PublicTimes(clients.reservation);
  const { origin } = new URL(config.PUBLIC_ORIGIN);
  const trustProxy = config.TRUST_PROXY.split(',').filter(Boolean);
  const app = await buildGateway({
    clients,
    times,
    days: new PublicDays(clients.reservation),
    verify,
    sessions,
    keys,
    captcha: createCaptchaCheck({ verifyUrl: config.RECAPTCHA_VERIFY_URL, secret: config.RECAPTCHA_SECRET }),
    limits: createLimits(connection, config),
    idempotency: rememberedRequests(connection),
    readiness,
    logger,
    origin,
    mailSender: senderAddress(config.MAIL_FROM),
    trustProxy,
    bodyLimit: config.BODY_LIMIT_BYTES,
    admission: config,
    upstreams: { pagesUrl: config.PAGES_URL, sandboxUrl: config.SANDBOX_URL },
  });
  const trusts = proxyAddr.compile(trustProxy);
  const addressOf = (request: IncomingMessage) => proxyAddr(request, trusts);
  const bounds = new SocketBounds({
    perUser: config.SOCKETS_PER_USER,
    handshakes: config.SOCKET_HANDSHAKES_AT_ONCE,
    networkOf: (request) => clientNetwork(addressOf(request)),
  });
  const versions = new LatestVersions(clients.reservation);
  // It listens once its indexes exist and the live readers have caught up.
  const [live] = await Promise.all([
    startLive(app.server, bus, {
      verify,
      sessions,
      keys,
      times,
      versions,
      bounds,
      addressOf,
      logger,
      origin,
    }),
    app.ready(),
    ensureIndexes(connection),
  ]);

  return {
    async listen() {
      await app.listen({ host: config.HOST, port: config.PORT });
      return {
        ports: { port: config.PORT },
        async close() {
          await stopServing(app, live.hub);
          await live.stopReading();
          Object.values(transports).forEach((transport) => transport.close());
        },
      };
    },
  };
}
