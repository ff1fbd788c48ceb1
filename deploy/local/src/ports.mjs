import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

// Below the range from which systems take ports for outgoing connections: a port that is free while a process restarts
// must not be taken by an outgoing connection meanwhile.
const lowest = 15_000;
const highest = 31_999;

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Finds as many different free ports as there are names.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function freePorts(names) {
  const taken = /** @type {Set<number>} */ (new Set());
  const ports = /** @type {Record<Name, number>} */ ({});
  for (const name of names) {
    let port = randomInt(lowest, highest);
    while (taken.has(port) || !(await isFree(port))) port = randomInt(lowest, highest);
    taken.add(port);
    ports[name] = port;
  }
  return ports;
}
