import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';

const mount = (path: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path], { stdio: 'pipe' });

/** Whether this machine lets this process mount a small volume. */
function isAllowed(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  try {
    mount(path);
    execFileSync('umount', [path]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

(isAllowed() ? it : it.skip)(
  'acknowledges nothing on a full disk, still reads, and writes again with space back',
  async () => {
    const path = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    mount(path);
    const filler = join(path, 'filler');
    const dataPath = join(path, 'data');
    mkdirSync(dataPath);
    let store = await startEmbeddedMongo({ dataPath });
    let client = await new MongoClient(store.url, { retryWrites: false }).connect();
    const things = () => client.db('test').collection<{ _id: number; text: string }>('things');
    const text = 'x'.repeat(2_000);
    try {
      await things().insertOne({ _id: 0, text });
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      const kept = new Set([0]);
      for (let _id = 1; _id <= 40; _id++) {
        const all = [_id, _id + 1_000].map((id) =>
          things()
            .insertOne({ _id: id, text })
            .then(
              () => kept.add(id),
              ({ codeName }) => expect(codeName).toBe('OutOfDiskSpace'),
            ),
        );
        await Promise.all(all);
      }
      const ids = async () => (await things().find().toArray()).map(({ _id }) => _id);
      expect(kept.size).toBeLessThan(81);
      expect(new Set(await ids())).toEqual(kept);
      await expect(things().createIndex({ text: 1 })).rejects.toThrow();
      expect(await things().indexes()).toHaveLength(1);

      rmSync(filler);
      await things().insertOne({ _id: 5_000, text });
      await client.close();
      await store.stop();
      store = await startEmbeddedMongo({ dataPath });
      client = await new MongoClient(store.url).connect();
      expect(new Set(await ids())).toEqual(new Set([...kept, 5_000]));
    } finally {
      await client.close();
      await store.stop();
      execFileSync('umount', [path]);
      rmSync(path, { recursive: true });
    }
  },
);
