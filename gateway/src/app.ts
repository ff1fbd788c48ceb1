import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { type Logger, newId, type Readiness, withRequestId } from '@tablewell/chassis';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clients } from './clients';
import type { CaptchaCheck } from './http/captcha';
import { handleErrors } from './http/errors';
import { idempotencyPlugin, type idempotencyModel } from './http/idempotency';
import type { Limits } from './http/limits';
import { openapiPlugin } from './http/openapi';
import { namedSchemas } from './http/shared-schemas';
import { authRoutes } from './resources/auth/routes';
import { billingRoutes } from './resources/billing/routes';
import { guestRoutes } from './resources/guests/routes';
import { layoutRoutes } from './resources/layouts/routes';
import { reservationRoutes } from './resources/reservations/routes';
import { restaurantRoutes } from './resources/restaurants/routes';
import { healthRoutes } from './resources/system/health';
import { webhookRoutes } from './resources/system/webhooks';
import { sessionPlugin } from './session/plugin';
import type { Sessions } from './session/sessions';
import type { AccessTokenVerifier } from './session/tokens';

/** What the gateway is made of; everything outside comes in here. */
export interface GatewayParts {
  readonly clients: Clients;
  readonly verify: AccessTokenVerifier;
  readonly sessions: Sessions;
  readonly captcha: CaptchaCheck;
  readonly limits: Limits;
  readonly idempotency: ReturnType<typeof idempotencyModel>;
  readonly readiness: Readiness;
  readonly logger: Logger;
  /** The site's own origin. */
  readonly origin: string;
  /** Hops whose X-Forwarded-For is believed. */
  readonly trustProxy: string[];
  readonly bodyLimit: number;
}

/** Builds `/api` and the health routes. Listens to nothing yet. */
export async function buildGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    disableRequestLogging: true,
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    bodyLimit: parts.bodyLimit,
    requestTimeout: 30_000,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
    },
    ajv: {
      customOptions: { allErrors: false, removeAdditional: true, coerceTypes: 'array', useDefaults: true },
    },
    routerOptions: { maxParamLength: 600 },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    withRequestId(request.id, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
    done();
  });
  handleErrors(app);
  await app.register(helmet, {
    // Pages bring their own policy; an answer of `/api` never is a page.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: parts.origin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  for (const schema of namedSchemas) app.addSchema(schema);
  await app.register(openapiPlugin);
  const { verify, sessions, origin, clients } = parts;
  await app.register(sessionPlugin, { verify, sessions, origin, auth: clients.auth });
  await app.register(idempotencyPlugin, { model: parts.idempotency });

  await app.register(healthRoutes(parts.readiness));
  await app.register(webhookRoutes(parts));
  for (const routes of [
    authRoutes,
    restaurantRoutes,
    layoutRoutes,
    reservationRoutes,
    guestRoutes,
    billingRoutes,
  ]) {
    await app.register(routes(parts));
  }
  return app;
}
