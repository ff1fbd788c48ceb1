import { lookup } from 'node:dns/promises';
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** Marks a request from a peer, so that the receiver does not forward it to other peers. */
export const peerHeader = 'x-tablewell-peer';

const timeoutMs = 1_000;
/** Bounds the concurrent lookups, so that made-up file names cannot keep all peers busy. */
const maxAtOnce = 16;

export interface Peers {
  /** A built file from another process, ready to be sent; undefined if no peer has it. */
  find(path: string, encodings: string | undefined): Promise<IncomingMessage | undefined>;
}

/**
 * The other processes that serve the same pages. While a release is rolled out some have the old files and some the
 * new ones, and a browser that was given a page by one asks another for its scripts.
 * @param addresses origins of all of them, ourselves included; a name may resolve to several processes
 */
export function createPeers(addresses: readonly string[]): Peers {
  let looking = 0;

  async function find(path: string, encodings: string | undefined) {
    for (const url of await origins(addresses)) {
      const found = await request(new URL(path, url), encodings);
      if (found) return found;
    }
    return undefined;
  }

  return {
    async find(path, encodings) {
      if (addresses.length === 0 || looking >= maxAtOnce) return undefined;
      looking += 1;
      try {
        return await find(path, encodings);
      } finally {
        looking -= 1;
      }
    },
  };
}

/** Every process behind the names, without this one if it is known. */
async function origins(addresses: readonly string[]): Promise<URL[]> {
  const own = Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).filter(({ internal }) => !internal).map(({ address }) => address),
  );
  const each = await Promise.all(
    addresses.map(async (address) => {
      const { hostname, port, protocol } = new URL(address);
      const found = await lookup(hostname, { all: true }).catch(() => []);
      return found
        .filter((one) => !own.includes(one.address))
        .map((one) => `${protocol}//${one.family === 6 ? `[${one.address}]` : one.address}:${port || 80}`);
    }),
  );
  return [...new Set(each.flat())].map((origin) => new URL(origin));
}

/** Reads the raw answer with its encoding, because a decoded one would have to be encoded again. */
const request = (url: URL, encodings: string | undefined): Promise<IncomingMessage | undefined> =>
  new Promise((resolve) => {
    const headers = { [peerHeader]: '1', ...(encodings ? { 'accept-encoding': encodings } : {}) };
    const sent = get(url, { headers, timeout: timeoutMs }, (answer) => {
      if (answer.statusCode === 200) return resolve(answer);
      answer.resume();
      resolve(undefined);
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(undefined));
  });
