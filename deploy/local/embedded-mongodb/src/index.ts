import type {} from './node-buffer';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { replicaSetName } from './commands/handshake';
import { Connection } from './server/connection';
import { Pump, type Report } from './server/pump';
import { removeExpired } from './server/ttl';
import { Store } from './storage/store';

interface EmbeddedMongoOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The folder of the data; created if it is missing, and used by one process at a time. */
  dataPath: string;
  /** Consent to listen on an address that other machines reach: any of them may read and change everything. */
  withoutAuthentication?: boolean;
  /**
   * Whether an acknowledged write is on disk, which is the default. Tests, whose data is temporary, do not wait for it.
   */
  survivesPowerLoss?: boolean;
  /** Called with unexpected failures; refusals are not among them. */
  report?: Report;
  /** False: TTL indexes remove nothing. True by default. */
  removesExpired?: boolean;
  /** How often expired documents, cursors and sessions are searched; MongoDB's minute is long for tests. */
  sweepMillis?: number;
}

export interface EmbeddedMongo {
  /** A connection string for any MongoDB driver, with retryable writes. */
  url: string;
  port: number;
  /** Answers the commands that have arrived, then closes connections and store. */
  stop(): Promise<void>;
}

/** Opens the store of a folder and serves the MongoDB wire protocol on it. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const host = options.host ?? '127.0.0.1';
  if (!isLoopback(host) && !options.withoutAuthentication)
    throw new Error(`There is no authentication: whoever reaches ${host} would read and change everything`);
  const store = new Store(options.dataPath, options.survivesPowerLoss);
  const pump = new Pump(store, options.report);
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const local = socket.localFamily === 'IPv6' ? `[${socket.localAddress}]` : socket.localAddress;
    const connection = new Connection(socket, pump, `${local}:${socket.localPort}`);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });
  try {
    await listen(server, options.port ?? 0, host);
  } catch (error) {
    await store.close();
    throw error;
  }
  let sweep: Promise<void> | undefined;
  let isStopping = false;
  const sweeper = setInterval(() => {
    store.cursors.sweep(Date.now());
    if (options.removesExpired === false) return;
    sweep ??= removeOld(store, pump, () => isStopping).finally(() => (sweep = undefined));
  }, options.sweepMillis ?? 5000);
  const { port } = server.address() as AddressInfo;
  return {
    url: `mongodb://${host}:${port}/?replicaSet=${replicaSetName}`,
    port,
    stop: async () => {
      clearInterval(sweeper);
      isStopping = true;
      await sweep;
      await close(server, connections);
      await pump.idle();
      await store.close();
    },
  };
}

/** Expired documents are removed in batches, so that no command waits long. */
async function removeOld(store: Store, pump: Pump, isStopping: () => boolean): Promise<void> {
  const now = new Date();
  for (let isMore = true; isMore && !isStopping();) {
    isMore = false;
    await pump.task('removing what is expired', () => (isMore = removeExpired(store, now)));
  }
  await pump.task('forgetting old sessions', () => store.sessions.forgetOld(now.getTime()));
}

const loopback = new Set(['localhost', '::1']);
const isLoopback = (host: string): boolean => loopback.has(host) || /^127(\.\d{1,3}){3}$/.test(host);

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** How long a client may take to close its end before it is disconnected. */
const graceMillis = 1000;

async function close(server: Server, connections: ReadonlySet<Connection>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const connection of connections) connection.drain();
  const cut = setTimeout(() => {
    for (const connection of connections) connection.destroy();
  }, graceMillis);
  await closed;
  clearTimeout(cut);
}
