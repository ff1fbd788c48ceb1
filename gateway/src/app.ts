import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Deadline, type Logger, newId, type Readiness, withRequestId } from '@tablewell/chassis';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Clients } from './clients';
import type { CaptchaCheck } from './http/captcha';
import { answerClientError } from './http/client-errors';
import { type AdmissionSizes, admissionPlugin } from './http/admission';
import { bodyBoundsPlugin } from './http/body-bounds';
import { untrustedProxyPlugin } from './http/untrusted-proxy';
import { handleErrors, sendError } from './http/errors';
import { idempotencyPlugin, type rememberedRequests } from './http/idempotency';
import type { Limits } from './http/limits';
import { oneOriginPlugin } from './http/one-origin';
import { lazySerializers, lazyValidators } from './http/lazy-compilers';
import { openapiPlugin } from './http/openapi';
import { telemetryPlugin } from './http/telemetry';
import { neededTextPlugin } from './http/needed-text';
import { namedSchemas } from './http/shared-schemas';
import { authRoutes } from './resources/auth/routes';
import { billingRoutes } from './resources/billing/routes';
import { guestRoutes } from './resources/guests/routes';
import { layoutRoutes } from './resources/layouts/routes';
import { availabilityRoutes } from './resources/reservations/availability';
import type { PublicTimes } from './resources/reservations/public-times';
import { reservationRoutes } from './resources/reservations/routes';
import { restaurantRoutes } from './resources/restaurants/routes';
import { healthRoutes } from './resources/system/health';
import { webhookRoutes } from './resources/system/webhooks';
import { rpcRoutes } from './rpc/routes';
import { sessionPlugin } from './session/plugin';
import type { Sessions } from './session/sessions';
import type { AccessTokenVerifier } from './session/tokens';

/** What the gateway is made of; everything outside comes in here. */
export interface GatewayParts {
  readonly clients: Clients;
  readonly times: PublicTimes;
  readonly verify: AccessTokenVerifier;
  readonly sessions: Sessions;
  readonly captcha: CaptchaCheck;
  readonly limits: Limits;
  readonly idempotency: ReturnType<typeof rememberedRequests>;
  readonly readiness: Readiness;
  readonly logger: Logger;
  /** The site's own origin. */
  readonly origin: string;
  /** Hops whose X-Forwarded-For is believed. */
  readonly trustProxy: string[];
  /** The largest body in bytes of a route that has no larger bound of its own. */
  readonly bodyLimit: number;
  readonly admission: AdmissionSizes;
  /** Where pages and the sandbox are, when the gateway is the one public origin; empty: elsewhere. */
  readonly upstreams: { readonly pagesUrl: string; readonly sandboxUrl: string };
}

/** Builds `/api` and the health routes. Listens to nothing yet. */
export async function buildGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    bodyLimit: parts.bodyLimit,
    requestTimeout: 30_000,
    clientErrorHandler: answerClientError,
    // Whoever takes long over saying what they want is not waited for.
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
    // While it drains it goes on answering: whoever asks on an open connection has no other one yet.
    return503OnClosing: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
    },
    ajv: {
      customOptions: { allErrors: true, removeAdditional: true, coerceTypes: 'array', useDefaults: true },
    },
    routerOptions: { maxParamLength: 600 },
    schemaController: {
      compilersFactory: { buildSerializer: lazySerializers(), buildValidator: lazyValidators() },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  await app.register(admissionPlugin(parts));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (parts.readiness.isDraining) void reply.header('connection', 'close');
    const { ip: address, headers } = request;
    const deadline = new Deadline(request.deadline ?? Infinity);
    reply.raw.once('finish', () => deadline.answered());
    withRequestId(request.id, done, { address, userAgent: headers['user-agent'] ?? '' }, deadline);
  });
  await app.register(telemetryPlugin);
  await app.register(untrustedProxyPlugin);
  handleErrors(app);
  await app.register(bodyBoundsPlugin);
  await app.register(neededTextPlugin);
  for (const schema of namedSchemas) app.addSchema(schema);
  const { verify, sessions, origin, clients } = parts;
  await app.register(sessionPlugin, { verify, sessions, origin, auth: clients.auth });
  await app.register(idempotencyPlugin, { requests: parts.idempotency });

  await app.register(ownAnswers(parts));
  await app.register(oneOriginPlugin, parts.upstreams);
  return app;
}

/** What the gateway answers itself, with the headers of an answer that never is a page. Pages bring their own. */
function ownAnswers(parts: GatewayParts) {
  return async (own: FastifyInstance): Promise<void> => {
    await own.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      strictTransportSecurity: parts.origin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    });
    // What is answered here is somebody's, or of this moment.
    own.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    await own.register(healthRoutes(parts.readiness));
    await own.register(apiScope(parts));
    await own.register(rpcRoutes(parts));
  };
}

/** Everything under `/api`: JSON only. */
function apiScope(parts: GatewayParts) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(openapiPlugin);
    await api.register(webhookRoutes(parts));
    for (const routes of [
      authRoutes,
      restaurantRoutes,
      layoutRoutes,
      reservationRoutes,
      availabilityRoutes,
      guestRoutes,
      billingRoutes,
    ]) {
      await api.register(routes(parts));
    }
    api.all('/api/*', { schema: { hide: true } }, (_request, reply) => sendError(reply, 404, 'Not found.'));
  };
}
