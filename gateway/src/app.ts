import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Deadline, withRequestId } from '@tablewell/chassis/context';
import { newId } from '@tablewell/chassis/ids';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerRoutes } from './api/register-routes';
import { answerClientError } from './edge/client-errors';
import { admissionPlugin } from './edge/admission';
import { bodyBoundsPlugin } from './api/body-bounds';
import { untrustedProxyPlugin } from './edge/untrusted-proxy';
import { handleErrors, refuseUnroutable, sendError } from './api/errors';
import { idempotencyPlugin } from './api/idempotency';
import { devProxyPlugin } from './edge/dev-proxy';
import { keyLimits } from './api/key-limits';
import { lazySerializers, lazyValidators } from './api/lazy-compilers';
import { openapiPlugin } from './api/openapi';
import { testFaultsPlugin } from './api/test-faults';
import { telemetryPlugin } from './edge/telemetry';
import { namedSchemas } from './resources/named-schemas';
import type { GatewayParts } from './parts';
import { apiKeyRoutes } from './resources/api-keys/routes';
import { testRoutes } from './resources/api-keys/test-routes';
import { authRoutes } from './resources/auth/routes';
import { ssoLogoutRoute } from './resources/auth/sso-logout-route';
import { billingRoutes } from './resources/billing/routes';
import { guestRoutes } from './resources/guests/routes';
import { layoutRoutes } from './resources/layouts/routes';
import { ownDomainRoutes } from './resources/own-name/routes';
import { pictureRoutes } from './resources/profile/picture-routes';
import { groupRoutes } from './resources/group/routes';
import { activityRoutes } from './resources/activity/routes';
import { reportRoutes } from './resources/reports/routes';
import { unsubscribeRoute } from './resources/reports/unsubscribe-route';
import { availabilityRoutes } from './resources/reservations/availability';
import { offeredDaysRoutes } from './resources/reservations/offered-days';
import { reservationRoutes } from './resources/reservations/routes';
import { restaurantRoutes } from './resources/restaurants/routes';
import { healthRoutes } from './resources/system/health';
import { pageErrorRoutes } from './resources/system/page-errors';
import { providerWebhookRoutes } from './resources/system/provider-webhooks';
import { waitlistEntryRoutes } from './resources/waitlist/entry-routes';
import { waitlistRoutes } from './resources/waitlist/routes';
import { endpointRoutes } from './resources/webhooks/endpoint-routes';
import { logRoutes } from './resources/webhooks/log-routes';
import { rpcRoutes } from './rpc/routes';
import type { ScimCallerParts } from './scim/callers';
import { scimRoutes } from './scim/routes';
import { sessionPlugin } from './session/plugin';
import { KnownScimTokens } from './session/scim-tokens';

/** Builds `/api` and the health routes, without listening yet. */
export async function buildGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    bodyLimit: parts.bodyLimit,
    // As at the edge. Bodies have time limits of their own, by size and rate.
    requestTimeout: 120_000,
    clientErrorHandler: answerClientError,
    frameworkErrors: refuseUnroutable,
    // Requests whose headers arrive too slowly are cut off.
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
    // A draining gateway keeps answering: callers with an open connection do not have another one yet.
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

  const scimTokens = new KnownScimTokens();
  await app.register(admissionPlugin({ ...parts, scimTokens }));
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
  for (const schema of namedSchemas) app.addSchema(schema);
  const { verify, sessions, keys, origin, clients } = parts;
  const limitsOfKeys = keyLimits(parts.limits);
  await app.register(sessionPlugin, {
    ...{ verify, sessions, keys, origin, auth: clients.auth },
    keyLimits: limitsOfKeys,
  });
  await app.register(testFaultsPlugin);
  await app.register(idempotencyPlugin, { requests: parts.idempotency, limits: parts.limits });

  await app.register(ownAnswers(parts, { tokens: scimTokens, guesses: limitsOfKeys }));
  await app.register(devProxyPlugin, parts.upstreams);
  return app;
}

/**
 * Routes of the gateway itself, with security headers for answers that are not pages. Proxied pages bring their own.
 */
function ownAnswers(parts: GatewayParts, scim: Pick<ScimCallerParts, 'tokens' | 'guesses'>) {
  return async (own: FastifyInstance): Promise<void> => {
    await own.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      strictTransportSecurity: parts.origin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    });
    // Answers are per user or volatile: never cached unless a route says so.
    own.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    await registerRoutes(own, healthRoutes, parts.readiness);
    await registerRoutes(own, apiScope, parts);
    await registerRoutes(own, rpcRoutes, parts);
    await registerRoutes(own, scimRoutes, { ...parts, ...scim });
  };
}

/** Everything under `/api`: JSON only. */
function apiScope(parts: GatewayParts) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(openapiPlugin);
    await registerRoutes(api, providerWebhookRoutes, parts);
    await registerRoutes(api, ssoLogoutRoute, parts);
    await registerRoutes(api, pageErrorRoutes, parts);
    for (const routes of [
      authRoutes,
      restaurantRoutes,
      apiKeyRoutes,
      testRoutes,
      endpointRoutes,
      logRoutes,
      layoutRoutes,
      pictureRoutes,
      ownDomainRoutes,
      reservationRoutes,
      waitlistRoutes,
      waitlistEntryRoutes,
      availabilityRoutes,
      offeredDaysRoutes,
      guestRoutes,
      reportRoutes,
      activityRoutes,
      unsubscribeRoute,
      groupRoutes,
      billingRoutes,
    ]) {
      await registerRoutes(api, routes, parts);
    }
    api.all('/api/*', { schema: { hide: true } }, (_request, reply) => sendError(reply, 404, 'Not found.'));
  };
}
