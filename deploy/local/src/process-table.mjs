import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { heapFlags } from './heap.mjs';
import { localNatsConfig } from './nats-config.mjs';
import { root } from './paths.mjs';
import { initiateReplicaSet } from './replica-set.mjs';
import { reservePorts } from './ports.mjs';
import { publicKeys, serviceNames } from './secrets.mjs';

/** Invented, which the page says: a deployment has its own customers' words, or none. */
const demoTestimonials = JSON.stringify(
  [
    {
      quote: 'On Fridays we used to guess which table would be free. Now we look, and it is.',
      name: 'Giulia Serra',
      restaurant: 'Osteria Lume',
    },
    {
      quote:
        'The phone rings less, and when it does, the host has the guest’s name, table and allergy in front of them.',
      name: 'Arthur Penn',
      restaurant: 'The Copper Kettle',
    },
    {
      quote: 'Guests tell us that they booked on the train, between two stations.',
      name: 'Maren Holt',
      restaurant: 'Harbour Grill',
    },
  ].map((testimonial) => ({ ...testimonial, isExample: true })),
);

/** @typedef {import('./supervisor.mjs').Part} Part */
/** @typedef {import('./secrets.mjs').Secrets} Secrets */

/**
 * @typedef {object} Setting
 * @property {string} dataDir
 * @property {number} port the public one
 * @property {string} origin
 * @property {Secrets} secrets
 * @property {Readonly<Record<string, string | undefined>>} env the user's own; it wins over every default here
 * @property {string | undefined} mongod a real mongod, if the machine has one
 * @property {string | undefined} natsServer
 * @property {import('./topology.mjs').Topology} topology
 */

const host = '127.0.0.1';
const googleClientId = 'tablewell-local.apps.googleusercontent.com';
const mailFrom = 'Tablewell <no-reply@tablewell.example>';
const smsNumber = '+15550100000';
const whatsAppNumber = 'whatsapp:+15550100001';
const services = serviceNames.filter((name) => name !== 'gateway');
const ownerDecisions = ['TRIAL_DAYS', 'TRIAL_DAYS_ADVERTISED', 'PREMIUM_MAX_RESTAURANTS', 'RETENTION_DAYS'];

/** Programs that drive this run send messages to the same few numbers and addresses again and again. */
const quotasByDestination = [
  'SMS_DAILY_NUMBER_OF_RESTAURANT',
  'SMS_DAILY_NUMBER',
  'SMS_DAILY_ANSWERS',
  'SMS_DAILY_REPLIES',
  'MAIL_DAILY_ADDRESS',
  'MAIL_DAILY_DINER',
  'MAIL_DAILY_TRIAL_DINERS',
  'INVITATIONS_DAILY_ADDRESS',
  'ACCOUNT_MAILS_DAILY',
];

const smsRates = ['SMS_RATE_LONG_CODE', 'SMS_RATE_TOLL_FREE', 'SMS_RATE_SHORT_CODE', 'SMS_RATE_SERVICE'];

const single = ['mongodb', 'nats', 'sandbox', 'smtp', 'web'];

/**
 * All processes of the local run: first those on which others depend, then the others.
 * @param {Setting} setting
 * @returns {Promise<{ first: Part[], then: Part[], sandboxUrl: string }>}
 */
export async function processTable(setting) {
  const { dataDir, port, origin, secrets, env } = setting;
  const { replicas, proxied, programs } = setting.topology;
  /** The processes of a service that is called by others: `guest`, `guest-2`, … @param {string} name */
  const processesOf = (name) =>
    Array.from({ length: replicas[name] ?? 1 }, (_, index) => (index ? `${name}-${index + 1}` : name));
  const ports = await reservePorts([
    ...single,
    ...serviceNames.flatMap((name) =>
      processesOf(name).flatMap((process) => [`${process}Rpc`, `${process}Ops`]),
    ),
  ]);
  /** The port on which a part listens. @param {string} name */
  const at = (name) => proxied[name]?.listens ?? ports[name] ?? 0;
  /** The port at which the others reach it. @param {string} name */
  const reach = (name) => proxied[name]?.reached ?? at(name);
  const local = (/** @type {string} */ name) => `http://${host}:${reach(name)}`;
  const sandboxUrl = local('sandbox');
  const node = (/** @type {string} */ folder, entry = 'dist/main.js') => ({
    program: process.execPath,
    args: [...heapFlags, resolve(root, folder, entry)],
  });
  /** The user's own settings take precedence. @param {Record<string, string>} defaults */
  const withOwn = (defaults) =>
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, env[name] || value]));

  /** The settings of these names that the user made. @param {readonly string[]} names */
  const ownOnly = (names) =>
    Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  /**
   * Limits that are raised for programs that drive the product from outside: unlike diners, they have one address and one
   * phone number. `PUBLIC_LIMITS=shipped` keeps what ships, for measurements. @param {Record<string, string>} raised
   */
  const publicLimits = (raised) =>
    env['PUBLIC_LIMITS'] === 'shipped' ? ownOnly(Object.keys(raised)) : withOwn(raised);

  const limits = ownOnly(ownerDecisions);
  const keys = JSON.stringify(publicKeys(secrets));
  /**
   * The address at which a process reaches a service: one address, or a gRPC target that names all. @param {string}
   * name
   */
  const rpcUrl = (name) => {
    const [first, ...others] = processesOf(name).map((process) => `${host}:${reach(`${process}Rpc`)}`);
    return others.length === 0 ? `http://${first}` : `ipv4:${[first, ...others].join(',')}`;
  };
  /** The environment that services and gateway share. */
  const shared = (/** @type {string} */ name, process = name) => ({
    HOST: host,
    HTTP_PORT: String(at(`${process}Ops`)),
    PUBLIC_ORIGIN: origin,
    SERVICE_PRIVATE_KEY: JSON.stringify(secrets.serviceKeys[name]),
    SERVICE_PUBLIC_KEYS: keys,
    ...Object.fromEntries(services.map((peer) => [`${peer.toUpperCase()}_RPC_URL`, rpcUrl(peer)])),
    AUTH_JWKS_URL: `${local('authOps')}/.well-known/jwks.json`,
    ...withOwn({
      LOG_LEVEL: 'info',
      MONGODB_URL: mongodbUrl(setting, reach('mongodb')),
      NATS_URL: `nats://${host}:${reach('nats')}`,
    }),
    // The broker of this run requires credentials; a broker provided by the user has its own rules.
    NATS_PASSWORD: env.NATS_URL ? (env.NATS_PASSWORD ?? '') : (secrets.natsPasswords[name] ?? ''),
    ...limits,
  });

  const provider = {
    sms: withOwn({
      TWILIO_ACCOUNT_SID: secrets.twilioAccountSid,
      TWILIO_AUTH_TOKEN: secrets.twilioAuthToken,
      SMS_WEBHOOK_URL: `${origin}/api/notifications/sms/webhook`,
    }),
    cards: withOwn({
      STRIPE_API_KEY: secrets.stripeApiKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    }),
    captcha: withOwn({ RECAPTCHA_SECRET: secrets.recaptchaSecret }),
    google: withOwn({ GOOGLE_CLIENT_ID: googleClientId }),
  };
  /** What the price list promises, and where owners get it. */
  const support = withOwn({
    SUPPORT_EMAIL: 'support@tablewell.example',
    PRIORITY_SUPPORT_EMAIL: 'priority@tablewell.example',
    SUPPORT_PHONE: '+15550100009',
    ACCOUNT_MANAGER: 'Robin Lee <robin@tablewell.example>',
  });

  /** Settings of single services in addition to the shared ones. @type {Record<string, Record<string, string>>} */
  const special = {
    auth: {
      ACCESS_TOKEN_PRIVATE_KEY: JSON.stringify(secrets.accessTokenKey),
      SECOND_FACTOR_KEY: secrets.secondFactorKey,
      ...provider.google,
      ...withOwn({ GOOGLE_ISSUER: `${origin}/sandbox/google`, GOOGLE_JWKS_URL: `${sandboxUrl}/google/jwks` }),
      // The sandbox plays an identity provider on this machine.
      ...withOwn({ SANDBOX_URL: sandboxUrl, DNS_SERVERS: '' }),
    },
    notification: {
      ...provider.sms,
      ...withOwn({
        SMTP_URL: `smtp://${host}:${reach('smtp')}`,
        MAIL_FROM: mailFrom,
        TWILIO_FROM_NUMBER: smsNumber,
        SMS_SHARED_SENDER: 'on',
        TWILIO_WHATSAPP_FROM: whatsAppNumber,
        TWILIO_WHATSAPP_CONTENT: `en=HX${'0'.repeat(32)}`,
        TWILIO_BASE_URL: sandboxUrl,
        ...Object.fromEntries(quotasByDestination.map((name) => [name, '10000000'])),
        // The sandbox has no limits.
        ...Object.fromEntries(smsRates.map((name) => [name, '0'])),
      }),
    },
    restaurant: withOwn({ DNS_SERVERS: '', OWN_DOMAIN_TARGET: '' }),
    // Programs that compete for a few tables, or book for weeks, use one number for all of their diners, and have one
    // address.
    reservation: publicLimits({
      PUBLIC_BOOKINGS_BY_PHONE: '6',
      PUBLIC_UPCOMING_BY_PHONE: '0',
      HOLD_SECONDS_BY_ADDRESS: '0',
    }),
    billing: { ...provider.cards, ...support, ...withOwn({ STRIPE_BASE_URL: sandboxUrl }) },
  };

  /** @type {Part[]} */
  const first = [
    ...(env.MONGODB_URL ? [] : [storePart(setting, at('mongodb'))]),
    ...(env.NATS_URL ? [] : [natsPart(setting, at('nats'))]),
    {
      name: 'sandbox',
      port: at('sandbox'),
      ...node('deploy/local/sandbox'),
      env: {
        HOST: host,
        PORT: String(at('sandbox')),
        SMTP_PORT: String(at('smtp')),
        DATA_PATH: join(dataDir, 'sandbox'),
        PUBLIC_ORIGIN: origin,
        // The sandbox calls the gateway as the providers would, at the public port.
        ...provider.sms,
        ...withOwn({ STRIPE_WEBHOOK_URL: `${origin}/api/payment/webhook` }),
        ...provider.cards,
        ...provider.captcha,
        ...provider.google,
      },
      ready: { http: `${sandboxUrl}/readyz` },
    },
  ];

  // As many as may sign up at all: programs that drive the product here cannot solve a captcha.
  const signUpsWithoutCaptcha = '600';

  /** @type {Part[]} */
  const then = [
    ...services.flatMap((name) =>
      processesOf(name).map((process) => ({
        name: process,
        port: at(`${process}Rpc`),
        ...node(`services/${name}`, programs[name]),
        env: { ...shared(name, process), RPC_PORT: String(at(`${process}Rpc`)), ...special[name] },
        ready: { http: `${local(`${process}Ops`)}/readyz` },
      })),
    ),
    {
      name: 'web',
      port: at('web'),
      ...node('frontends/federation'),
      env: {
        HOST: host,
        PORT: String(at('web')),
        API_URL: origin,
        PUBLIC_ORIGIN: origin,
        ...provider.google,
        ...support,
        ...withOwn({
          LOG_LEVEL: 'info',
          REMOTES_FILE: join(dataDir, 'remotes.json'),
          RECAPTCHA_SITE_KEY: 'sandbox-site-key',
          RECAPTCHA_SCRIPT_URL: '/sandbox/recaptcha/api.js',
          SIGN_UPS_WITHOUT_CAPTCHA: signUpsWithoutCaptcha,
          GOOGLE_SCRIPT_URL: '/sandbox/google/client.js',
          STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
          STRIPE_SCRIPT_URL: '/sandbox/stripe/client.js',
          ...(env.DEMO === 'off' ? {} : { TESTIMONIALS: demoTestimonials }),
        }),
        ...limits,
      },
      ready: { tcp: at('web') },
    },
    ...processesOf('gateway').map((process) => {
      // The first one is the public one.
      const own = process === 'gateway' ? port : at(`${process}Rpc`);
      return {
        name: process,
        port: own,
        ...node('gateway', programs['gateway']),
        env: {
          ...shared('gateway', process),
          PORT: String(own),
          PAGES_URL: local('web'),
          SANDBOX_URL: sandboxUrl,
          ...provider.captcha,
          ...withOwn({
            HOST: host,
            MAIL_FROM: mailFrom,
            RECAPTCHA_VERIFY_URL: `${sandboxUrl}/recaptcha/api/siteverify`,
            TRUST_PROXY: '127.0.0.1/8,::1',
            SIGN_UPS_WITHOUT_CAPTCHA: signUpsWithoutCaptcha,
          }),
          // Programs book thousands of tables from this machine.
          ...publicLimits({
            PUBLIC_BOOKINGS: '100000',
            PUBLIC_HOLDS: '1000000',
            PUBLIC_KEYS_HOURLY: '1000000',
          }),
        },
        ready: { http: `http://${host}:${own}/readyz` },
      };
    }),
  ];
  return { first, then, sandboxUrl };
}

/** @param {Setting} setting @param {number} port */
function mongodbUrl({ mongod }, port) {
  // Both are a replica set with one member, which majority writes require.
  return `mongodb://${host}:${port}/?${mongod ? 'replicaSet=tablewell' : 'directConnection=true'}`;
}

/**
 * A real mongod if the machine has one, otherwise the embedded store. @param {Setting} setting @param {number} port
 * @returns {Part}
 */
function storePart({ dataDir, mongod }, port) {
  const path = join(dataDir, mongod ? 'mongod' : 'mongodb');
  mkdirSync(path, { recursive: true });
  const common = { name: 'mongodb', port, ready: { tcp: port }, store: true };
  if (mongod) {
    const args = [
      '--dbpath',
      path,
      '--port',
      String(port),
      '--bind_ip',
      host,
      '--replSet',
      'tablewell',
      '--quiet',
    ];
    return { ...common, program: mongod, args, env: {}, afterStart: () => initiateReplicaSet(host, port) };
  }
  return {
    ...common,
    program: process.execPath,
    args: [join(root, 'deploy/local/embedded-mongodb/dist/main.js')],
    env: { HOST: host, PORT: String(port), DATA_PATH: path },
  };
}

/** @param {Setting} setting @param {number} port @returns {Part} */
function natsPart({ dataDir, natsServer, secrets }, port) {
  const path = join(dataDir, 'nats');
  const config = join(dataDir, 'nats.conf');
  mkdirSync(path, { recursive: true });
  const passwords = { ...secrets.natsPasswords, operator: secrets.natsOperatorPassword };
  writeFileSync(config, localNatsConfig({ storeDir: path, passwords }), { mode: 0o600 });
  return {
    name: 'nats',
    port,
    program: natsServer ?? 'nats-server',
    args: ['-a', host, '-p', String(port), '-c', config],
    env: {},
    ready: { tcp: port },
    store: true,
  };
}
