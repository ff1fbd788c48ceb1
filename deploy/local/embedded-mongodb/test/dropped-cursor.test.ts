import type { Collection, Document, FindCursor } from 'mongodb';
import { startTestStore, type TestStore } from './support/store';

describe('a cursor in the middle of its results', () => {
  let store: TestStore;
  let collection: Collection<Document>;

  beforeAll(async () => {
    store = await startTestStore();
    collection = (await store.client()).db('test').collection('things');
  });
  afterAll(() => store.end());
  beforeEach(async () => {
    await collection.drop();
    await collection.createIndexes([{ key: { n: 1 } }, { key: { other: 1 } }]);
    await collection.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ n })));
  });

  /** The remaining results of a cursor after something happened in its middle. */
  async function readAround(cursor: FindCursor<Document>, happens: () => Promise<unknown>): Promise<number> {
    let count = 0;
    for await (const _ of cursor.batchSize(100)) if (++count === 250) await happens();
    return count;
  }
  const byIndex = () => collection.find({ n: { $gte: 0 } });
  const killed = { codeName: 'QueryPlanKilled' };

  it('fails if the index it reads was dropped', () =>
    expect(readAround(byIndex(), () => collection.dropIndex('n_1'))).rejects.toMatchObject(killed));

  it('fails if its collection was dropped', () =>
    expect(readAround(collection.find(), () => collection.drop())).rejects.toMatchObject(killed));

  it('fails if its database was dropped', () =>
    expect(readAround(byIndex(), () => collection.db.dropDatabase())).rejects.toMatchObject(killed));

  it('fails if its collection was created again', () =>
    expect(
      readAround(byIndex(), async () => {
        await collection.drop();
        await collection.createIndex({ n: 1 });
        await collection.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ n })));
      }),
    ).rejects.toMatchObject(killed));

  it('continues if an index that it does not read was dropped', async () => {
    expect(await readAround(byIndex(), () => collection.dropIndex('other_1'))).toBe(1_000);
  });

  it('continues if an index was refused', async () => {
    await collection.insertOne({ n: 0 });
    const refused = () =>
      collection.createIndex({ n: 1 }, { unique: true, name: 'again' }).catch(() => undefined);
    expect(await readAround(byIndex(), refused)).toBe(1_001);
  });
});
