import { Binary, serialize } from 'bson';
import { rmSync } from 'node:fs';
import { toDoc } from './support/docs';
import { temporaryFolder } from './support/store';
import type { Doc } from '../src/bson/values';
import { Pump } from '../src/server/pump';
import { Engine } from '../src/storage/engine';
import { Store } from '../src/storage/store';

describe('a command that fails halfway', () => {
  let dataPath: string;
  let store: Store;
  let pump: Pump;

  beforeEach(() => {
    dataPath = temporaryFolder();
    store = new Store(dataPath);
    pump = new Pump(store);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await store.close();
    rmSync(dataPath, { recursive: true });
  });

  const ask = (name: string, collection: string, more: object = {}): Promise<Doc> =>
    new Promise((resolve) => {
      const { documents, ...fields } = more as { documents?: object[] };
      const request = {
        name,
        database: 'test',
        fields: toDoc({ [name]: collection, $db: 'test', ...fields }),
        documents: documents?.map((document) => Buffer.from(serialize(document))),
        address: '',
        connection: '',
      };
      pump.submit(request, (reply) => resolve(reply as Doc));
    });
  const count = async (collection: string): Promise<unknown> =>
    Number(String((await ask('count', collection)).get('n')));
  const reopen = async (): Promise<void> => {
    await store.close();
    store = new Store(dataPath);
    pump = new Pump(store);
  };
  /** Makes writes of keys that contain this text fail. */
  const breakAt = (text: string): void => {
    const put = Engine.prototype.put;
    jest.spyOn(Engine.prototype, 'put').mockImplementation(function (this: Engine, key, value) {
      if (key.includes(text)) throw new Error('broken');
      put.call(this, key, value);
    });
  };
  const byName = { indexes: [{ key: { name: 1 }, name: 'name_1' }] };

  it('leaves nothing behind, and the others in its transaction are kept', async () => {
    await ask('createIndexes', 'things', byName);
    breakAt('Ada');
    const replies = await Promise.all([
      ask('insert', 'things', { documents: [{ _id: 1, name: 'Bob' }] }),
      // The document is already written when its index entry fails.
      ask('insert', 'things', {
        documents: [
          { _id: 2, name: 'Cid' },
          { _id: 3, name: 'Ada' },
        ],
      }),
      ask('insert', 'others', { documents: [{ _id: 1, name: 'Bob' }] }),
      ask('insert', 'Ada', { documents: [{ _id: 1 }] }),
      ask('insert', 'things', { documents: [{ _id: 4, name: 'Dan' }] }),
    ]);
    expect(replies.map((reply) => reply.get('ok'))).toEqual([1, 0, 1, 0, 1]);
    jest.restoreAllMocks();
    for (const look of [() => Promise.resolve(), reopen]) {
      await look();
      expect(await count('things')).toBe(2);
      expect(await count('others')).toBe(1);
      expect(store.catalogue.all().map(({ name }) => name)).toEqual(['others', 'things']);
    }
    expect((await ask('insert', 'Ada', { documents: [{ _id: 1 }] })).get('ok')).toBe(1);
    await reopen();
    expect(await count('Ada')).toBe(1);
  });

  it('is not recorded as done', async () => {
    await ask('createIndexes', 'things', byName);
    const retryable = {
      documents: [{ _id: 1, name: 'Ada' }],
      lsid: { id: new Binary(Buffer.alloc(16, 7), 4) },
      txnNumber: 1n,
    };
    breakAt('Ada');
    expect((await ask('insert', 'things', retryable)).get('codeName')).toBe('InternalError');
    jest.restoreAllMocks();
    expect((await ask('insert', 'things', retryable)).get('ok')).toBe(1);
    expect(await count('things')).toBe(1);
  });

  it('builds no index if a later one is refused', async () => {
    await ask('insert', 'things', { documents: [{ a: 1 }, { a: 1 }] });
    const two = {
      indexes: [
        { key: { b: 1 }, name: 'b' },
        { key: { a: 1 }, name: 'a', unique: true },
      ],
    };
    expect((await ask('createIndexes', 'things', two)).get('codeName')).toBe('DuplicateKey');
    for (const look of [() => Promise.resolve(), reopen]) {
      await look();
      expect(store.catalogue.find('test.things')?.indexes.map(({ name }) => name)).toEqual(['_id_']);
    }
  });

  it.each([300, 1_000, 1_990])('is never an insert into a name of %d bytes', async (length) => {
    const name = 'x'.repeat(length);
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await ask('insert', name, { documents: [{ _id: 1 }] })).get('codeName')).toBe(
        'InvalidNamespace',
      );
    expect(store.catalogue.all()).toEqual([]);
  });

  it('is not a retryable write if the id of its session is invalid', async () => {
    const retryable = {
      documents: [{ _id: 1 }],
      lsid: { id: new Binary(Buffer.alloc(1_978, 7), 4) },
      txnNumber: 1n,
    };
    expect((await ask('insert', 'things', retryable)).get('codeName')).toBe('InvalidOptions');
    expect(await count('things')).toBe(0);
  });
});
