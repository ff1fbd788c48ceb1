import Fastify, { type FastifyInstance } from 'fastify';
import { openCardRecords } from './cards/card-records';
import { createIdempotency } from './cards/idempotency';
import { stripeSignature } from './cards/signature';
import { stripeApi } from './cards/stripe-api';
import { advanceSubscriptions } from './cards/subscriptions';
import { companyClient, companyPeople } from './company/people';
import { createCompany } from './company/provider';
import { companyRoutes } from './company/routes';
import type { Config } from './config';
import { controlApi } from './control-api';
import { createDeliveries, type Sign } from './core/deliveries';
import { createFaults } from './core/faults';
import { parseForm } from './core/form';
import { createMessages } from './core/messages';
import { openStore } from './core/store';
import { googleRoutes } from './google/routes';
import { openGoogleIssuer } from './google/issuer';
import { createMailServer, type MailServer } from './mail/smtp';
import { hostedRoutes } from './pages/hosted-routes';
import { publicRoutes } from './public-routes';
import { recaptchaApi, recaptchaPageRoutes } from './recaptcha/routes';
import { createPhoneCompany } from './sms/phone-company';
import { createSmsSenders } from './sms/senders';
import { smsSignature } from './sms/signature';
import { twilioApi } from './sms/twilio-api';

export interface Sandbox {
  http: FastifyInstance;
  mail: MailServer;
  /** Does what is due: retries webhooks, ends trials, renews periods. */
  tick(): Promise<void>;
  close(): Promise<void>;
}

const maxBodyBytes = 1024 * 1024;

/** Builds the sandbox over its ledger, without listening yet. */
export async function buildSandbox(config: Config, now: () => Date = () => new Date()): Promise<Sandbox> {
  const store = openStore(config.dataPath);
  const faults = createFaults(store);
  const messages = createMessages(store);
  const sign: Sign = ({ signedBy, url, body }, at) =>
    signedBy === 'stripe'
      ? { 'stripe-signature': stripeSignature(config.stripeWebhookSecret, body, Math.floor(at / 1000)) }
      : { 'x-twilio-signature': smsSignature(config.twilioAuthToken, url, body) };
  // A provider that is down sends no webhooks either; it catches up afterwards.
  const deliveries = createDeliveries(
    store,
    sign,
    (delivery) => faults.get(delivery.signedBy).mode !== 'down',
  );
  const records = openCardRecords(store, deliveries, config.stripeWebhookUrl, now, config.publicOrigin);
  const phone = createPhoneCompany(config, { store, messages, deliveries, now });
  const senders = createSmsSenders(store);
  const google = await openGoogleIssuer(store, config.publicOrigin);
  const startCompany = () =>
    createCompany({
      ...companyClient,
      issuer: `${config.publicOrigin}/sandbox/company`,
      redirectUri: `${config.publicOrigin}/api/auth/sso/callback`,
      logoutUri: config.ssoLogoutUrl ?? `${config.publicOrigin}/api/auth/sso/backchannel-logout`,
      people: companyPeople,
    });
  const mail = createMailServer(messages, faults, now);
  const idempotency = createIdempotency(store);
  const parts = { config, faults, messages, phone, senders, google, records, deliveries, idempotency };

  const http = Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, parseForm(String(body)));
    },
  );
  http.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const message = status < 500 ? error.message : 'The sandbox failed';
    if (status >= 500)
      process.stderr.write(`${JSON.stringify({ level: 50, msg: error.stack ?? error.message })}\n`);
    return reply.code(status).send({ error: message, message });
  });

  // Some clients take a base address with a path, some only a host: the providers' APIs answer at both.
  for (const prefix of ['/v1', '/stripe/v1']) {
    await http.register(async (app) => stripeApi(app, parts), { prefix });
  }
  for (const prefix of ['/', '/twilio/']) {
    await http.register(async (app) => twilioApi(app, parts), { prefix });
  }
  await http.register(async (app) => recaptchaApi(app, parts), { prefix: '/recaptcha/api' });
  for (const prefix of ['/google', '/sandbox/google']) {
    await http.register(async (app) => googleRoutes(app, parts), { prefix });
  }
  await http.register(async (app) => companyRoutes(app, { startCompany }), { prefix: '/sandbox/company' });
  await http.register(async (app) => recaptchaPageRoutes(app, parts), { prefix: '/sandbox/recaptcha' });
  await http.register(async (app) => controlApi(app, parts), { prefix: '/sandbox/api' });
  await http.register(async (app) => hostedRoutes(app, parts), { prefix: '/sandbox' });
  await http.register(async (app) => publicRoutes(app, parts), { prefix: '/sandbox' });
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async () => ({ status: 'ok' }));

  return {
    http,
    mail,
    async tick() {
      advanceSubscriptions(records);
      await deliveries.drain();
    },
    async close() {
      await Promise.all([http.close(), mail.close(), deliveries.close()]);
      await store.close();
    },
  };
}
