import { connect } from 'node:net';

/**
 * How to detect that a process answers: an address that answers 200, or a port that accepts.
 * @typedef {{ http: string } | { tcp: number }} Probe
 */

const timeoutMs = 2_000;

/** @param {Probe} probe @returns {Promise<boolean>} */
export function answers(probe) {
  return 'http' in probe ? answersHttp(probe.http) : accepts(probe.tcp);
}

/** @param {string} url */
async function answersHttp(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: timeoutMs });
    const done = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('timeout', () => done(false));
  });
}
