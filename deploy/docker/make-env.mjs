// `node deploy/docker/make-env.mjs > .env`: new keys and secrets for one installation, and the settings to fill in.
// `--sandbox` fills those in too: stand-ins for the providers, at http://localhost. `--telemetry` adds dashboards,
// alerts and traces. Compose refuses to start while any of them is missing; there are no defaults for secrets, so none
// can be left in place.
import { generateKeyPairSync, randomBytes } from 'node:crypto';

const names = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'];
const hex = (/** @type {number} */ bytes) => randomBytes(bytes).toString('hex');
// Starts with a letter: the broker reads a password of digits as a number.
const password = () => `p${hex(24)}`;

/** @param {string} kid */
const pair = (kid) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: { ...privateKey.export({ format: 'jwk' }), kid },
    publicKey: { ...publicKey.export({ format: 'jwk' }), kid },
  };
};

/** Values that are known to this installation only. */
function secrets() {
  const pairs = names.map((name) => ({ name, ...pair(name) }));
  return {
    SERVICE_PUBLIC_KEYS: { keys: pairs.map(({ publicKey }) => publicKey) },
    ...Object.fromEntries(
      pairs.map(({ name, privateKey }) => [`${name.toUpperCase()}_PRIVATE_KEY`, privateKey]),
    ),
    ACCESS_TOKEN_PRIVATE_KEY: pair(hex(8)).privateKey,
    SECOND_FACTOR_KEY: hex(32),
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name.toUpperCase()}_MONGODB_PASSWORD`, password()],
        [`${name.toUpperCase()}_NATS_PASSWORD`, password()],
      ]),
    ),
    OPERATOR_NATS_PASSWORD: password(),
    BACKUP_MONGODB_PASSWORD: password(),
    RESTORE_MONGODB_PASSWORD: password(),
    MONGODB_ROOT_PASSWORD: password(),
    MONGODB_MEMBER_KEY: randomBytes(48).toString('base64'),
    GRAFANA_PASSWORD: password(),
  };
}

/**
 * The public address, and the accounts at the providers. EDGE_ADDRESS is a host name, for which a certificate is
 * requested.
 */
const toFillIn = {
  PUBLIC_ORIGIN: '',
  EDGE_ADDRESS: '',
  GOOGLE_CLIENT_ID: '',
  RECAPTCHA_SITE_KEY: '',
  RECAPTCHA_SECRET: '',
  STRIPE_API_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  TWILIO_ACCOUNT_SID: '',
  TWILIO_AUTH_TOKEN: '',
  TWILIO_FROM_NUMBER: '',
  SMTP_URL: '',
  MAIL_FROM: '',
};

const sandbox = () => ({
  PUBLIC_ORIGIN: 'http://localhost',
  EDGE_ADDRESS: ':80',
  GOOGLE_CLIENT_ID: 'tablewell-sandbox.apps.googleusercontent.com',
  GOOGLE_ISSUER: 'http://localhost/sandbox/google',
  GOOGLE_JWKS_URL: 'http://sandbox:8080/google/jwks',
  GOOGLE_SCRIPT_URL: '/sandbox/google/client.js',
  RECAPTCHA_SITE_KEY: 'sandbox-site-key',
  RECAPTCHA_SECRET: hex(20),
  RECAPTCHA_VERIFY_URL: 'http://sandbox:8080/recaptcha/api/siteverify',
  RECAPTCHA_SCRIPT_URL: '/sandbox/recaptcha/api.js',
  SIGN_UPS_WITHOUT_CAPTCHA: '600',
  STRIPE_API_KEY: `sk_test_${hex(16)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${hex(16)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${hex(24)}`,
  STRIPE_BASE_URL: 'http://sandbox:8080',
  STRIPE_SCRIPT_URL: '/sandbox/stripe/client.js',
  TWILIO_ACCOUNT_SID: `AC${hex(16)}`,
  TWILIO_AUTH_TOKEN: hex(16),
  TWILIO_FROM_NUMBER: '+15550100000',
  TWILIO_BASE_URL: 'http://sandbox:8080',
  // The sandbox has no limits.
  SMS_RATE_LONG_CODE: '0',
  // Part of the provider's signature: both sides must use the same URL.
  SMS_WEBHOOK_URL: 'http://gateway:8080/api/notifications/sms/webhook',
  SMTP_URL: 'smtp://sandbox:2525',
  MAIL_FROM: 'Tablewell <no-reply@tablewell.example>',
  SANDBOX_URL: 'http://sandbox:8080',
});

/** @param {Record<string, unknown>} settings */
function print(settings) {
  for (const [name, value] of Object.entries(settings)) {
    if (value === '') console.log(`${name}=`);
    else console.log(`${name}='${typeof value === 'string' ? value : JSON.stringify(value)}'`);
  }
}

const isSandbox = process.argv.includes('--sandbox');
const isWatched = process.argv.includes('--telemetry');

/** The optional parts that run. A profile on the command line would replace all of these, and switch them off. */
const parts = {
  COMPOSE_PROFILES: [...(isSandbox ? ['sandbox'] : []), ...(isWatched ? ['telemetry'] : [])].join(','),
  OTEL_EXPORTER_OTLP_ENDPOINT: isWatched ? 'http://collector:4318' : '',
};

print(secrets());
console.log('\n# Optional parts (sandbox, telemetry), and the address that receives traces.');
print(parts);
if (isSandbox) {
  console.log('\n# The sandbox in place of the providers; not for real diners.');
  print(sandbox());
} else {
  console.log('\n# To fill in: the public address, and the accounts at the providers.');
  print(toFillIn);
}
