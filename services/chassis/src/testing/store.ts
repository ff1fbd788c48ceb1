import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@tablewell/embedded-mongodb';

/** An empty store, private to one test. */
export interface TestStore {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts an empty embedded store. `MONGODB_TEST_URL` names a running MongoDB to use instead. */
export async function startTestStore(): Promise<TestStore> {
  const given = process.env['MONGODB_TEST_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dataPath = await mkdtemp(join(tmpdir(), 'tablewell-store-'));
  const store = await startEmbeddedMongo({ port: 0, host: '127.0.0.1', dataPath });
  return {
    url: store.url,
    async stop() {
      await store.stop();
      await rm(dataPath, { recursive: true, force: true });
    },
  };
}
