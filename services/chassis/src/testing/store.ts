import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@tablewell/embedded-mongodb';
import mongoose from 'mongoose';
import { inContainers, startMongoContainer } from './containers';

/** An empty store, private to one test. */
export interface TestStore {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts an empty embedded store; with `TEST_CONTAINERS=on` a real MongoDB in a container. `MONGODB_TEST_URL` names a
 * running MongoDB to use instead: the product's databases in it are dropped first, so test files must run in turn.
 * Nothing expires in the store: TTL indexes use the store's clock, and tests have clocks of their own.
 */
export async function startTestStore(): Promise<TestStore> {
  const given = process.env['MONGODB_TEST_URL'];
  if (given) {
    await dropDatabases(given);
    await stopExpiry(given);
    return { url: given, stop: () => Promise.resolve() };
  }
  if (inContainers()) return startMongoContainer();
  const dataPath = await mkdtemp(join(tmpdir(), 'tablewell-store-'));
  const store = await startEmbeddedMongo({
    port: 0,
    host: '127.0.0.1',
    dataPath,
    survivesPowerLoss: false,
    removesExpired: false,
  });
  return {
    url: store.url,
    async stop() {
      await store.stop();
      await rm(dataPath, { recursive: true, force: true });
    },
  };
}

/** Servers other than MongoDB, such as the embedded store, do not know the parameter. */
async function stopExpiry(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    await connection.useDb('admin').db?.command({ setParameter: 1, ttlMonitorEnabled: false });
  } catch (error) {
    if ((error as { codeName?: string }).codeName !== 'CommandNotFound') throw error;
  } finally {
    await connection.close();
  }
}

async function dropDatabases(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    const { databases } = await connection.listDatabases();
    const ours = databases.filter(({ name }) => name.startsWith('tablewell_'));
    for (const { name } of ours) await connection.useDb(name).dropDatabase();
  } finally {
    await connection.close();
  }
}
