import type { Collection, Db, Document, Filter } from 'mongodb';
import { startTestStore, type TestStore } from './support/store';

const lengths = [1, 700, 1400, 1440, 1465, 1470, 1480, 1490, 1495, 1500, 1510, 3000];

describe('an index on long texts', () => {
  let store: TestStore;
  let collection: Collection<Document>;
  let plain: Collection<Document>;
  let database: Db;

  beforeAll(async () => {
    store = await startTestStore();
    database = (await store.client()).db('test');
    [collection, plain] = [database.collection('indexed'), database.collection('plain')];
    await collection.createIndexes([{ key: { a: 1 } }, { key: { a: -1, b: 1 } }, { key: { b: 1, a: 1 } }]);
    let number = 0;
    for (const length of lengths) {
      for (const b of ['x', 'y'.repeat(20)]) {
        const fields = { _id: number++ as never, a: 'r'.repeat(length), b };
        // Documents that do not fit into an index are refused; all others must be found by every query.
        await collection.insertOne({ ...fields }).then(
          () => plain.insertOne({ ...fields }),
          () => undefined,
        );
      }
    }
  });
  afterAll(() => store.end());

  it('leaves no document out of an answer', async () => {
    const ids = async (from: Collection<Document>, filter: Filter<Document>): Promise<number[]> =>
      (await from.find(filter).toArray()).map(({ _id }) => Number(_id)).sort((one, other) => one - other);
    for (const length of [...lengths, 1466, 1475, 1497, 1499, 1501]) {
      const a = 'r'.repeat(length);
      for (const asked of [a, { $gte: a }, { $gt: a }, { $lt: a }, { $lte: a }, { $in: [a, 'r'] }]) {
        for (const filter of [{ a: asked }, { a: asked, b: 'x' }, { a: asked, b: 'y'.repeat(20) }]) {
          expect(await ids(collection, filter)).toEqual(await ids(plain, filter));
        }
      }
    }
  });

  it('refuses a document whose key does not fit into it', async () => {
    const a = 'r'.repeat(1600);
    await expect(collection.insertOne({ a })).rejects.toMatchObject({ code: 238 });
    await collection.insertOne({ _id: 'grows' as never, a: 'r' });
    await expect(collection.updateOne({ _id: 'grows' as never }, { $set: { a } })).rejects.toMatchObject({
      code: 238,
    });
    await collection.deleteOne({ _id: 'grows' as never });
    expect(await collection.countDocuments({ a })).toBe(0);
  });

  it('is not built over a document whose key does not fit into it', async () => {
    const late = database.collection('late');
    await late.insertOne({ a: 'r'.repeat(1600) });
    await expect(late.createIndex({ a: 1 })).rejects.toMatchObject({ codeName: 'NotImplemented' });
    expect(await late.indexes()).toHaveLength(1);
    expect(await late.countDocuments({ a: { $gte: 'r' } })).toBe(1);
  });
});
