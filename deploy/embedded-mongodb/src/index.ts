import type {} from './node-buffer';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { replicaSetName } from './commands/handshake';
import { Connection } from './server/connection';
import { Pump } from './server/pump';
import { removeExpired } from './server/ttl';
import { Store } from './storage/store';

export interface EmbeddedMongoOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The folder of the data; made when missing, used by one process at a time. */
  dataPath: string;
  /** How often expired documents, cursors and sessions are looked for; MongoDB's own minute is long for tests. */
  sweepMillis?: number;
}

export interface EmbeddedMongo {
  /** A connection string for any MongoDB driver, with retryable writes. */
  url: string;
  port: number;
  /** Answers what has arrived, closes connections and store. */
  stop(): Promise<void>;
}

/** Opens the store of a folder and serves the MongoDB wire protocol on it. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const host = options.host ?? '127.0.0.1';
  const store = new Store(options.dataPath);
  const pump = new Pump(store);
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
  const sweeper = setInterval(() => {
    store.cursors.sweep(Date.now());
    void pump.task(() => {
      removeExpired(store, new Date());
      store.sessions.forgetOld(Date.now());
    });
  }, options.sweepMillis ?? 5000);
  const { port } = server.address() as AddressInfo;
  return {
    url: `mongodb://${host}:${port}/?replicaSet=${replicaSetName}`,
    port,
    stop: async () => {
      clearInterval(sweeper);
      await close(server, connections);
      await pump.idle();
      await store.close();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** How long a client may take to close its end before it is cut off. */
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
