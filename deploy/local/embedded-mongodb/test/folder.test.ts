import { chmodSync, cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';
import { Engine } from '../src/storage/engine';
import { startTestStore, temporaryFolder } from './support/store';

describe('the folder of a store', () => {
  let folder: string;
  beforeEach(() => (folder = temporaryFolder()));
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it('can be opened as a copy while the original runs', async () => {
    const original = await startTestStore();
    await (await original.client()).db('test').collection('things').insertOne({ a: 1 });
    cpSync(original.dataPath, join(folder, 'copy'), { recursive: true });
    const copy = await startEmbeddedMongo({ dataPath: join(folder, 'copy') });
    const client = await new MongoClient(copy.url).connect();
    expect(await client.db('test').collection('things').countDocuments()).toBe(1);
    await client.close();
    await copy.stop();
    await original.end();
  });

  it('can be read by its owner only, even if it existed before', async () => {
    const given = join(folder, 'given');
    mkdirSync(given);
    chmodSync(given, 0o755);
    for (const dataPath of [join(folder, 'made'), given]) {
      const store = await startEmbeddedMongo({ dataPath });
      expect(statSync(dataPath).mode & 0o777).toBe(0o700);
      await store.stop();
    }
  });
});

describe('a store', () => {
  let folder: string;
  beforeEach(() => (folder = temporaryFolder()));
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it('does not listen for other machines without explicit consent', async () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1'])
      await expect(startEmbeddedMongo({ dataPath: folder, host })).rejects.toThrow('no authentication');
    const store = await startEmbeddedMongo({
      dataPath: folder,
      host: '0.0.0.0',
      withoutAuthentication: true,
    });
    await store.stop();
  });

  it('reports internal failures, and no refusals', async () => {
    const heard: string[] = [];
    const store = await startEmbeddedMongo({ dataPath: folder, report: (what) => heard.push(what) });
    const client = await new MongoClient(store.url, { retryWrites: false }).connect();
    const things = client.db('test').collection('things');
    await expect(things.find({ $where: 'x' } as object).toArray()).rejects.toThrow();
    expect(heard).toEqual([]);
    jest.spyOn(Engine.prototype, 'put').mockImplementation(() => {
      throw new TypeError('a bug');
    });
    await expect(things.insertOne({})).rejects.toThrow('a bug');
    expect(heard).toEqual(['insert']);
    jest.restoreAllMocks();
    await client.close();
    await store.stop();
  });

  it('removes all expired documents in one sweep', async () => {
    const every = jest.spyOn(globalThis, 'setInterval');
    const store = await startEmbeddedMongo({ dataPath: folder, sweepMillis: 1_000_000 });
    const sweep = every.mock.calls[0]?.[0] as () => void;
    every.mockRestore();
    const client = await new MongoClient(store.url).connect();
    const things = client.db('test').collection('things');
    await things.insertMany(Array.from({ length: 2_500 }, () => ({ at: new Date(0) })));
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    sweep();
    while ((await things.countDocuments()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await client.close();
    await store.stop();
  });
});
