import { rmSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { doc, int, type Doc } from '../bson/values';
import { Engine } from '../storage/engine';
import { Store } from '../storage/store';
import { temporaryFolder } from '../../test/support/store';
import { Pump } from './pump';

/** A transaction that ends when a test says so. */
interface Held {
  end(): void;
  fail(reason: string): void;
}

describe('while a transaction is under way', () => {
  let dataPath: string;
  let store: Store;
  let pump: Pump;
  const answered: string[] = [];
  const held: Held[] = [];

  beforeEach(async () => {
    dataPath = temporaryFolder();
    store = new Store(dataPath);
    pump = new Pump(store);
    void ask('create', 'things');
    await pump.idle();
    answered.length = 0;
    const real = Engine.prototype.commit;
    jest.spyOn(Engine.prototype, 'commit').mockImplementation(async function (this: Engine, work) {
      const done: unknown = await real.call(this, work);
      await new Promise<void>((resolve, reject) =>
        held.push({ end: resolve, fail: (reason) => reject(new Error(reason)) }),
      );
      return done as never;
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    held.length = 0;
    await store.close();
    rmSync(dataPath, { recursive: true });
  });

  const ask = (name: string, collection: string, fields: Doc = new Map()): Promise<Doc> =>
    new Promise((resolve) => {
      const request = new Map([[name, collection], ['$db', 'test'], ...fields] as [string, never][]);
      pump.submit(
        { name, database: 'test', fields: request, documents: undefined, address: '', connection: '' },
        (reply) => {
          answered.push(name);
          resolve(reply as Doc);
        },
      );
    });
  const remove = () => ask('delete', 'things', doc({ deletes: [doc({ q: doc({}), limit: int(0) })] }));
  const index = () =>
    ask('createIndexes', 'things', doc({ indexes: [doc({ key: doc({ n: int(1) }), name: 'n_1' })] }));
  const under = async (count: number): Promise<void> => {
    while (held.length < count) await turn();
  };

  it('answers reads at once, and the write once it is durable', async () => {
    const written = remove();
    await under(1);
    await ask('find', 'things');
    expect(answered).toEqual(['find']);
    held[0]?.end();
    await written;
    expect(answered).toEqual(['find', 'delete']);
  });

  it('lets reads wait for a change of indexes, which they would not find on disk', async () => {
    const written = index();
    await under(1);
    const read = ask('find', 'things');
    await turn();
    expect(answered).toEqual([]);
    held[0]?.end();
    await Promise.all([written, read]);
    expect(answered).toEqual(['createIndexes', 'find']);
  });

  it('collects writes for the next one', async () => {
    const all = [remove()];
    await under(1);
    all.push(remove(), remove());
    held[0]?.end();
    await under(2);
    expect(answered).toEqual(['delete']);
    held[1]?.end();
    await Promise.all(all);
    expect(held).toHaveLength(2);
  });

  it('rejects all writes of a transaction that fails, drops their changes, and continues', async () => {
    const first = index();
    await under(1);
    const [second, read] = [remove(), ask('listIndexes', 'things')];
    // Its write is on disk, and memory must agree with it.
    const reloaded = jest.spyOn(store.catalogue, 'reload');
    held[0]?.fail('No space left on device');
    expect((await first).get('codeName')).toBe('OutOfDiskSpace');
    expect(reloaded).toHaveBeenCalled();
    expect((await read).get('ok')).toBe(1);
    await under(2);
    held[1]?.end();
    expect((await second).get('ok')).toBe(1);
  });

  it('is idle only after it', async () => {
    const written = remove();
    let isIdle = false;
    const idle = pump.idle().then(() => (isIdle = true));
    await under(1);
    await turn();
    expect(isIdle).toBe(false);
    held[0]?.end();
    await Promise.all([written, idle]);
  });
});
