import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type MongoClientOptions } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '../../src/index';

export interface TestStore extends EmbeddedMongo {
  dataPath: string;
  client(options?: MongoClientOptions): Promise<MongoClient>;
  /** Stops and restarts it over the same folder. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
}

/** A store over a new folder, with drivers that are closed with it. */
export async function startTestStore(sweepMillis = 60_000): Promise<TestStore> {
  const dataPath = temporaryFolder();
  const clients: MongoClient[] = [];
  let store = await startEmbeddedMongo({ dataPath, sweepMillis, survivesPowerLoss: false });
  const closeClients = async (): Promise<void> => {
    for (const client of clients.splice(0)) await client.close();
  };
  return {
    dataPath,
    get url() {
      return store.url;
    },
    get port() {
      return store.port;
    },
    stop: () => store.stop(),
    client: async (options) => {
      const client = await new MongoClient(store.url, {
        serverSelectionTimeoutMS: 5000,
        ...options,
      }).connect();
      clients.push(client);
      return client;
    },
    restart: async () => {
      await closeClients();
      await store.stop();
      store = await startEmbeddedMongo({ dataPath, sweepMillis, survivesPowerLoss: false });
    },
    end: async () => {
      await closeClients();
      await store.stop();
      rmSync(dataPath, { recursive: true, force: true });
    },
  };
}
