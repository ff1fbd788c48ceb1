import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './paths.mjs';

/**
 * The broker's address for an operator, and the password of its user `operator`: the one that `NATS_URL` names,
 * otherwise that of the local run with `DATA_DIR`.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ servers: string, password: string }}
 */
export function brokerOf({ NATS_URL, OPERATOR_NATS_PASSWORD, DATA_DIR }) {
  if (NATS_URL) return { servers: NATS_URL, password: OPERATOR_NATS_PASSWORD ?? '' };
  const dataDir = resolve(root, DATA_DIR || '.data');
  const read = (/** @type {string} */ file) => {
    const path = join(dataDir, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  };
  /** @type {{ name: string, port: number }[]} */
  const processes = read('run.json').processes ?? [];
  const nats = processes.find(({ name }) => name === 'nats');
  if (!nats)
    throw new Error(`No broker is running for ${dataDir}. Run npm start, or set NATS_URL to another broker`);
  return { servers: `nats://127.0.0.1:${nats.port}`, password: read('secrets.json').natsOperatorPassword };
}
