import { createSocket } from 'node:dgram';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range from which systems take ports for outgoing connections: a port that is free while a process restarts
// must not be taken by an outgoing connection meanwhile.
const lowest = 15_000;
const highest = 31_999;
const host = '127.0.0.1';

/**
 * Reserves a TCP port until this process ends; the process that is to listen on it is often another, started later.
 * The reservation is the UDP port of the same number: two runs that start at the same time cannot bind it both, and
 * the system releases it however this process ends.
 * @returns {Promise<number>}
 */
export async function reservePort() {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    const reservation = await bindUdp(port);
    if (!reservation) continue;
    if (await isFree(port)) return port;
    reservation.close();
  }
}

/**
 * Reserves a port for each name.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function reservePorts(names) {
  const ports = /** @type {Record<Name, number>} */ ({});
  for (const name of names) ports[name] = await reservePort();
  return ports;
}

/** @param {number} port @returns {Promise<import('node:dgram').Socket | undefined>} */
function bindUdp(port) {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', (error) => (isTaken(error) ? resolve(undefined) : reject(error)));
    socket.bind({ port, address: host, exclusive: true }, () => resolve(socket));
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (isTaken(error) ? resolve(false) : reject(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @param {Error} error */
const isTaken = (error) => 'code' in error && error.code === 'EADDRINUSE';
