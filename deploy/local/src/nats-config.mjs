import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} Peer the permissions of a process; see `services/chassis/src/peers.ts`
 * @property {readonly string[]} calls
 * @property {boolean} publishes
 * @property {readonly string[]} reads
 * @property {readonly string[]} [audits]
 * @property {readonly string[]} [hooks]
 * @property {readonly string[]} shows
 */

/** @type {Record<string, Peer>} */
export const peers = JSON.parse(readFileSync(join(root, 'services/chassis/src/peers.json'), 'utf8'));

const api = '$JS.API';
const stream = (/** @type {string} */ publisher) => publisher.toUpperCase();
/** The durable consumers of a process at a publisher's stream. @param {string} reader @param {string} publisher */
const durables = (reader, publisher) => {
  const { reads, audits = [], hooks = [] } = /** @type {Peer} */ (peers[reader]);
  return [
    ...(reads.includes(publisher) ? [`${reader}-reads-${publisher}`] : []),
    ...(audits.includes(publisher) ? [`${reader}-audits-${publisher}`] : []),
    ...(hooks.includes(publisher) ? [`${reader}-hooks-${publisher}`] : []),
  ];
};
/** Looking up a stream, and creating it if the broker came back empty; no user may change or purge one. */
const ensuring = (/** @type {string} */ name) => [
  `${api}.STREAM.INFO.${name}`,
  `${api}.STREAM.CREATE.${name}`,
];

/**
 * The permissions of one process at the broker: to publish its own events, to consume those that it subscribes to by its
 * durable consumer, and to receive answers at its own inbox.
 * @param {string} name
 * @returns {{ publish: { allow: string[], deny: string[] }, subscribe: { allow: string[] } }}
 */
function permissionsOf(name) {
  const { publishes, reads, audits = [], hooks = [], shows } = /** @type {Peer} */ (peers[name]);
  const own = publishes ? [`tablewell.${name}.v1.>`, ...ensuring(stream(name))] : [];
  const taken = [...new Set([...reads, ...audits, ...hooks])].flatMap((publisher) => [
    ...ensuring(stream(publisher)),
    ...durables(name, publisher).flatMap((durable) => {
      const consumer = `${stream(publisher)}.${durable}`;
      return [
        `${api}.CONSUMER.INFO.${consumer}`,
        `${api}.CONSUMER.CREATE.${consumer}.>`,
        `${api}.CONSUMER.MSG.NEXT.${consumer}`,
        `$JS.ACK.${consumer}.>`,
      ];
    }),
  ]);
  const setAside = reads.length > 0 ? [`tablewell.dead-letter.${name}.>`, ...ensuring('DEAD_LETTERS')] : [];
  // A live reader's consumers have temporary names, so it may create any except the durable ones of others.
  const shown = shows.flatMap((publisher) => [
    ...ensuring(stream(publisher)),
    ...['INFO', 'CREATE', 'DELETE', 'MSG.NEXT'].map(
      (verb) => `${api}.CONSUMER.${verb}.${stream(publisher)}.*`,
    ),
  ]);
  const foreign = shows.flatMap((publisher) =>
    Object.keys(peers)
      .flatMap((reader) => durables(reader, publisher))
      .flatMap((durable) =>
        ['INFO', 'CREATE', 'DELETE', 'MSG.NEXT'].map(
          (verb) => `${api}.CONSUMER.${verb}.${stream(publisher)}.${durable}`,
        ),
      ),
  );
  return {
    publish: { allow: [`${api}.INFO`, ...own, ...taken, ...setAside, ...shown], deny: foreign },
    subscribe: { allow: [`_INBOX_${name}.>`] },
  };
}

const list = (/** @type {readonly string[]} */ subjects) =>
  `[\n${[...new Set(subjects)].map((subject) => `        "${subject}"`).join('\n')}\n      ]`;

/**
 * The authorization part of a NATS configuration.
 * @param {(name: string) => string} passwordOf a password in quotes, or the name of a variable as `$NAME`
 * @param {readonly string[]} operators users who administer the broker, with all permissions
 */
export function authorization(passwordOf, operators = []) {
  const users = Object.keys(peers).map((name) => {
    const { publish, subscribe } = permissionsOf(name);
    const deny = publish.deny.length > 0 ? `\n      deny: ${list(publish.deny)}` : '';
    return `  {
    user: ${name}, password: ${passwordOf(name)}
    permissions: {
      publish: { allow: ${list(publish.allow)}${deny} }
      subscribe: { allow: ${list(subscribe.allow)} }
    }
  }`;
  });
  users.push(...operators.map((name) => `  { user: ${name}, password: ${passwordOf(name)} }`));
  return `authorization {\n users: [\n${users.join('\n')}\n ]\n}\n`;
}

/**
 * The broker's configuration in a local run.
 * @param {{ storeDir: string, passwords: Readonly<Record<string, string>> }} options
 */
export function localNatsConfig({ storeDir, passwords }) {
  return `jetstream {\n  store_dir: ${JSON.stringify(storeDir)}\n}\n${authorization(
    (name) => JSON.stringify(passwords[name]),
    ['operator'],
  )}`;
}

/** The broker's configuration in a container; passwords come from the environment. */
export function containerNatsConfig() {
  return `# Made by \`node deploy/docker/make-nats-conf.mjs\` from services/chassis/src/peers.json: who may do what.
# JetStream writes to disk before it answers: the outbox could replay what a crash took, but need not.
jetstream {
  store_dir: /data
  sync_interval: always
}
${authorization((name) => `$${name.toUpperCase()}_NATS_PASSWORD`, ['operator'])}`;
}
