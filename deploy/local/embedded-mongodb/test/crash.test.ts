import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { MongoClient } from 'mongodb';
import { temporaryFolder } from './support/store';

const program = join(__dirname, '../dist/main.js');

interface Running {
  child: ChildProcess;
  url: string;
}

function start(dataPath: string): Promise<Running> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATA_PATH: dataPath, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk) => (errors += String(chunk)));
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${errors}`)));
    child.stdout?.once('data', (line) => resolve({ child, url: JSON.parse(String(line)).url as string }));
  });
}

const mount = (path: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path], { stdio: 'pipe' });
const unmount = (path: string) => execFileSync('umount', [path]);

/** Whether this machine lets this process mount a small volume. */
function mayMount(): boolean {
  const path = temporaryFolder();
  try {
    mount(path);
    unmount(path);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

describe('the store as a process', () => {
  let dataPath: string;

  beforeAll(() => {
    buildSync({
      entryPoints: [join(__dirname, '../src/main.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      outfile: program,
    });
  });
  beforeEach(() => (dataPath = temporaryFolder()));
  afterEach(() => rmSync(dataPath, { recursive: true, force: true }));

  it('loses nothing acknowledged and opens intact after a kill in the middle of writes', async () => {
    const acknowledged = new Set<string>();
    let sequence = 0;
    for (let round = 0; round < 4; round++) {
      const { child, url } = await start(dataPath);
      const client = await new MongoClient(url, {
        retryWrites: false,
        serverSelectionTimeoutMS: 1000,
      }).connect();
      const collection = client.db('test').collection<{ _id: string; key: number }>('writes');
      await collection.createIndex({ key: 1 }, { unique: true });
      const writer = async (): Promise<void> => {
        for (;;) {
          const key = sequence++;
          await collection.insertOne({ _id: `w${key}`, key });
          acknowledged.add(`w${key}`);
        }
      };
      const writers = Array.from({ length: 16 }, () => writer().catch(() => undefined));
      // On a busy machine the first writes take a while; killing the store before them would prove nothing.
      const enough = 30 * (round + 1);
      while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 10));
      await new Promise((resolve) => setTimeout(resolve, round * 70));
      const gone = ended(child);
      child.kill('SIGKILL');
      await gone;
      await Promise.all(writers);
      await client.close();
    }
    const { child, url } = await start(dataPath);
    const client = await new MongoClient(url).connect();
    const collection = client.db('test').collection<{ _id: string; key: number }>('writes');
    const found = await collection.find().toArray();
    const byIndex = await collection
      .find({ key: { $gte: 0 } })
      .hint({ key: 1 })
      .toArray();
    const ids = new Set(found.map(({ _id }) => _id));
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(100);
    // The index and the documents are in one transaction.
    expect(byIndex.map(({ _id }) => _id).sort()).toEqual(found.map(({ _id }) => _id).sort());
    await client.close();
    const exit = ended(child);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('keeps what it acknowledged when it is stopped in the middle of writes', async () => {
    const { child, url } = await start(dataPath);
    const client = await new MongoClient(url, {
      retryWrites: false,
      serverSelectionTimeoutMS: 1000,
    }).connect();
    const acknowledged = new Set<number>();
    let next = 0;
    const writer = async (): Promise<void> => {
      for (;;) {
        const _id = next++;
        await client.db('test').collection<{ _id: number }>('writes').insertOne({ _id });
        acknowledged.add(_id);
      }
    };
    const writers = Array.from({ length: 16 }, () => writer().catch(() => undefined));
    while (acknowledged.size <= 16) await new Promise((resolve) => setTimeout(resolve, 10));
    const gone = ended(child);
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
    await Promise.all(writers);
    await client.close();
    const again = await start(dataPath);
    const reader = await new MongoClient(again.url).connect();
    const found = await reader.db('test').collection<{ _id: number }>('writes').find().toArray();
    const ids = new Set(found.map(({ _id }) => _id));
    expect(acknowledged.size).toBeGreaterThan(16);
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    await reader.close();
    const exit = ended(again.child);
    again.child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  (mayMount() ? it : it.skip)(
    'acknowledges nothing on a full disk, still reads, and writes again with space back',
    async () => {
      mount(dataPath);
      const filler = join(dataPath, 'filler');
      const folder = join(dataPath, 'data');
      mkdirSync(folder);
      let store = await start(folder);
      let client = await new MongoClient(store.url, { retryWrites: false }).connect();
      const things = () => client.db('test').collection<{ _id: number; text: string }>('things');
      const ids = async () => new Set((await things().find().toArray()).map(({ _id }) => _id));
      const text = 'x'.repeat(2_000);
      const stop = async (): Promise<void> => {
        await client.close();
        const gone = ended(store.child);
        store.child.kill('SIGTERM');
        await gone;
      };
      try {
        await things().insertOne({ _id: 0, text });
        const { bavail, bsize } = statfsSync(dataPath);
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
        const kept = new Set([0]);
        for (let round = 1; round <= 40; round++) {
          const two = [round, round + 1_000].map((_id) =>
            things()
              .insertOne({ _id, text })
              .then(
                () => kept.add(_id),
                ({ codeName }) => expect(codeName).toBe('OutOfDiskSpace'),
              ),
          );
          await Promise.all(two);
        }
        expect(kept.size).toBeLessThan(81);
        expect(await ids()).toEqual(kept);
        await expect(things().createIndex({ text: 1 })).rejects.toThrow();
        expect(await things().indexes()).toHaveLength(1);

        rmSync(filler);
        await things().insertOne({ _id: 5_000, text });
        await stop();
        store = await start(folder);
        client = await new MongoClient(store.url).connect();
        expect(await ids()).toEqual(new Set([...kept, 5_000]));
      } finally {
        await stop();
        unmount(dataPath);
      }
    },
    20_000,
  );

  it('refuses a folder that another process has open', async () => {
    const first = await start(dataPath);
    await expect(start(dataPath)).rejects.toThrow('in use by process');
    first.child.kill('SIGTERM');
    await ended(first.child);
  });
});
