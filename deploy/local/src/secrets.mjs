import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The processes that call each other, each with its own key. */
export const serviceNames = /** @type {const} */ ([
  'auth',
  'restaurant',
  'reservation',
  'guest',
  'billing',
  'notification',
  'gateway',
]);

/** @typedef {import('node:crypto').JsonWebKey & { kid: string, alg: string }} Key */
/**
 * @typedef {object} Secrets
 * @property {Record<string, Key>} serviceKeys private, by process
 * @property {Record<string, string>} natsPasswords of the broker's users, by process
 * @property {string} natsOperatorPassword of the broker's operator
 * @property {Key} accessTokenKey
 * @property {string} secondFactorKey
 * @property {string} stripeApiKey
 * @property {string} stripePublishableKey
 * @property {string} stripeWebhookSecret
 * @property {string} twilioAccountSid
 * @property {string} twilioAuthToken
 * @property {string} recaptchaSecret
 * @property {string} demoPassword
 */

/** @param {string} kid @returns {Key} */
function ed25519(kid) {
  return { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid, alg: 'EdDSA' };
}

/** @returns {Secrets} */
function make() {
  const hex = (/** @type {number} */ bytes) => randomBytes(bytes).toString('hex');
  return {
    serviceKeys: Object.fromEntries(serviceNames.map((name) => [name, ed25519(name)])),
    natsPasswords: Object.fromEntries(serviceNames.map((name) => [name, hex(24)])),
    natsOperatorPassword: hex(24),
    accessTokenKey: ed25519(randomUUID()),
    secondFactorKey: hex(32),
    stripeApiKey: `sk_test_${hex(16)}`,
    stripePublishableKey: `pk_test_${hex(16)}`,
    stripeWebhookSecret: `whsec_${hex(24)}`,
    twilioAccountSid: `AC${hex(16)}`,
    twilioAuthToken: hex(16),
    recaptchaSecret: hex(20),
    demoPassword: `Demo-${randomBytes(6).toString('base64url')}-1a`,
  };
}

/**
 * Reads the secrets of a data folder; they are created on its first run and readable by its owner only. A folder of an
 * earlier version gets those that it lacks.
 * @param {string} file
 * @returns {Secrets}
 */
export function loadSecrets(file) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = { ...make(), ...known };
  if (Object.keys(secrets).length > Object.keys(known).length) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

/** The public halves, with which every process checks the others. @param {Secrets} secrets */
export function publicKeys({ serviceKeys }) {
  return { keys: Object.values(serviceKeys).map(({ d: _private, ...key }) => key) };
}
