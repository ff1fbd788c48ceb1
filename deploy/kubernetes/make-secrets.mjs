// `node --env-file=.env deploy/kubernetes/make-secrets.mjs | kubectl apply --namespace tablewell -f -`: makes a Secret
// for each program from the file that `deploy/docker/make-env.mjs` creates, with the values of that program only. To
// keep secrets elsewhere (a vault, sealed files), create Secrets with these names and keys there.
import { peers } from '../local/src/nats-config.mjs';

const { env } = process;
const missing = /** @type {Set<string>} */ (new Set());

/** @param {string} name */
function setting(name) {
  const value = env[name];
  if (!value) missing.add(name);
  return value ?? '';
}

/** @param {readonly string[]} names */
const all = (names) => Object.fromEntries(names.map((name) => [name, setting(name)]));

const cards = ['STRIPE_API_KEY', 'STRIPE_WEBHOOK_SECRET'];
const texts = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'];

/**
 * The secrets of single programs, in addition to the shared ones. @type {Readonly<Record<string, readonly string[]>>}
 */
const own = {
  auth: ['ACCESS_TOKEN_PRIVATE_KEY', 'SECOND_FACTOR_KEY'],
  billing: cards,
  notification: ['SMTP_URL', ...texts],
  gateway: ['RECAPTCHA_SECRET'],
};

/** The address of the store: the operator's replica set, or another one that `MONGODB_ADDRESS` names. */
const address = env.MONGODB_ADDRESS || 'mongodb-svc:27017/?replicaSet=mongodb&authSource=admin';
const urlOf = (/** @type {string} */ user) =>
  `mongodb://${user}:${setting(`${user.toUpperCase()}_MONGODB_PASSWORD`)}@${address}`;

const names = Object.keys(peers);
const passwords = (/** @type {readonly string[]} */ users, /** @type {string} */ kind) =>
  users.map((user) => `${user.toUpperCase()}_${kind}_PASSWORD`);

const secrets = {
  ...Object.fromEntries(
    names.map((name) => [
      name,
      {
        SERVICE_PRIVATE_KEY: setting(`${name.toUpperCase()}_PRIVATE_KEY`),
        MONGODB_URL: urlOf(name),
        NATS_PASSWORD: setting(`${name.toUpperCase()}_NATS_PASSWORD`),
        ...all(own[name] ?? []),
      },
    ]),
  ),
  'mongodb-users': Object.fromEntries(
    [...names, 'backup', 'restore'].map((name) => [name, setting(`${name.toUpperCase()}_MONGODB_PASSWORD`)]),
  ),
  'nats-users': all(passwords([...names, 'operator'], 'NATS')),
  backup: { MONGODB_URL: urlOf('backup') },
  restore: { MONGODB_URL: urlOf('restore') },
  ...(env.SANDBOX_URL ? { sandbox: all([...cards, ...texts, 'RECAPTCHA_SECRET']) } : {}),
};

const list = {
  apiVersion: 'v1',
  kind: 'List',
  items: [
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'identities' },
      data: all(['SERVICE_PUBLIC_KEYS']),
    },
    ...Object.entries(secrets).map(([name, stringData]) => ({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name },
      stringData,
    })),
  ],
};

if (missing.size > 0) {
  console.error(
    `No Secrets were made, because these settings are missing or empty:\n  ${[...missing].sort().join('\n  ')}`,
  );
  process.exitCode = 1;
} else console.log(JSON.stringify(list, null, 2));
