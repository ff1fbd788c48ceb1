import { Timestamp, type Collection, type Db, type Document } from 'mongodb';
import { startTestStore, type TestStore } from './support/store';

describe('the same as MongoDB', () => {
  let store: TestStore;
  let database: Db;
  let things: Collection<Document>;

  beforeAll(async () => {
    store = await startTestStore();
    database = (await store.client()).db('test');
    things = database.collection('things');
  });
  afterAll(() => store.end());
  beforeEach(() => things.drop());

  const insert = (...values: unknown[]) =>
    things.insertMany(values.map((a, _id) => ({ _id: _id as never, a })));
  const sorted = async (sort: Document): Promise<unknown[]> =>
    (
      await things
        .find()
        .sort(sort as never)
        .toArray()
    ).map(({ _id }) => _id);

  it('sorts an empty array below null and missing values', async () => {
    await things.insertMany([
      { _id: 0 as never, a: null },
      { _id: 1 as never, a: [] },
      { _id: 2 as never },
      { _id: 3 as never, a: [[]] },
      { _id: 4 as never, a: 1 },
    ]);
    expect(await sorted({ a: 1 })).toEqual([1, 0, 2, 4, 3]);
    expect(await sorted({ a: -1 })).toEqual([3, 4, 0, 2, 1]);
  });

  it('sorts by the least of the keys that several fields form together', async () => {
    await insert(
      [
        { x: 0, y: 9 },
        { x: 5, y: 2 },
      ],
      [{ x: 0, y: 3 }],
      [{ x: 0, y: 10 }],
    );
    expect(await sorted({ 'a.x': 1, 'a.y': 1 })).toEqual([1, 0, 2]);
    expect(await sorted({ 'a.x': -1, 'a.y': 1 })).toEqual([0, 1, 2]);
  });

  it('sorts elements of an array that are not documents as null', async () => {
    await insert([{ x: 1 }, 7], [{ x: -1 }], [{ x: 2 }]);
    expect(await sorted({ 'a.x': 1 })).toEqual([0, 1, 2]);
  });

  it('sorts equally with and without an index', async () => {
    const values = [null, [], [[]], 1, [2, 0], 'a', ['b', 1], { x: 1 }, [{ x: 2 }], true, [null], undefined];
    await things.insertMany(values.map((a, _id) => (a === undefined ? { _id } : { _id, a })) as never[]);
    for (const a of [1, -1] as const) {
      await things.dropIndexes();
      const plain = await sorted({ a, _id: 1 });
      await things.createIndex({ a });
      expect(await sorted({ a, _id: 1 })).toEqual(plain);
    }
  });

  it('refuses to sort by two arrays', async () => {
    await things.insertOne({ a: [1], b: [2] });
    await expect(sorted({ a: 1, b: 1 })).rejects.toMatchObject({ code: 2 });
  });

  it('adds doubles up without losing what rounding would', async () => {
    await insert(...Array.from({ length: 10 }, () => 0.1));
    const [sum] = await things.aggregate([{ $group: { _id: null, sum: { $sum: '$a' } } }]).toArray();
    expect(sum).toEqual({ _id: null, sum: 1 });
  });

  it('skips elements of an array that are not documents, in an expression', async () => {
    await insert([{ b: 1 }, [{ b: 2 }], 3]);
    const [group] = await things.aggregate([{ $group: { _id: '$a.b' } }]).toArray();
    expect(group).toEqual({ _id: [1] });
  });

  it('evaluates no branch that it does not take', async () => {
    await insert(1);
    const both = { $cond: [{ $eq: ['$a', 2] }, { $cond: [{ $eq: ['$a', 1] }, 'yes', 'no'] }, 'no'] };
    const [group] = await things.aggregate([{ $group: { _id: both } }]).toArray();
    expect(group).toEqual({ _id: 'no' });
  });

  it('counts the documents in a hinted partial index', async () => {
    await things.createIndex({ b: 1 }, { partialFilterExpression: { b: { $exists: true } } });
    await things.insertMany([{ b: 1 }, {}, {}]);
    expect(
      await database.command({ count: 'things', query: { b: { $exists: true } }, hint: 'b_1' }),
    ).toMatchObject({ n: 1 });
    expect(await database.command({ count: 'things' })).toMatchObject({ n: 3 });
  });

  it('creates no collection for an update that inserts nothing', async () => {
    await things.updateOne({ a: 1 }, { $set: { b: 1 } });
    await things.findOneAndUpdate({ a: 1 }, { $set: { b: 1 } });
    expect(await database.listCollections({ name: 'things' }).toArray()).toEqual([]);
    await things.updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
    expect(await things.countDocuments()).toBe(1);
  });

  it.each<[string, Document, number]>([
    ['a delete without a limit', { delete: 'things', deletes: [{ q: {} }] }, 40414],
    ['an update without a filter', { update: 'things', updates: [{ u: { $set: { a: 1 } } }] }, 40414],
    ['an update without a change', { update: 'things', updates: [{ q: {} }] }, 40414],
    ['an _id that is a pattern', { insert: 'things', documents: [{ _id: /a/ }] }, 53],
    ['an empty timestamp', { insert: 'things', documents: [{ at: new Timestamp(0n) }] }, 238],
    [
      'a replacement with an empty timestamp',
      { update: 'things', updates: [{ q: {}, u: { at: new Timestamp(0n) } }] },
      238,
    ],
    ['an empty list of sort keys', { aggregate: 'things', pipeline: [{ $sort: {} }], cursor: {} }, 15976],
    [
      'an $ifNull of one value',
      { aggregate: 'things', pipeline: [{ $group: { _id: { $ifNull: ['$a'] } } }], cursor: {} },
      1257300,
    ],
    ['two copies of a set of one', { insert: 'things', documents: [{}], writeConcern: { w: 2 } }, 100],
    ['another version of the API', { ping: 1, apiVersion: '2' }, 322],
    ['a strict API', { ping: 1, apiVersion: '1', apiStrict: true }, 238],
    ['a variable', { aggregate: 'things', pipeline: [{ $group: { _id: '$$NOW' } }], cursor: {} }, 238],
    ['a computed projection', { find: 'things', projection: { a: '$b' } }, 238],
    ['a name that is too long', { find: 'x'.repeat(256) }, 73],
  ])('refuses %s', async (_, command, code) => {
    await things.insertOne({ _id: 'stays' as never, a: 0 });
    const answer = await database.command(command).catch((error: Document) => error);
    expect(answer.writeErrors?.[0]?.code ?? answer.code).toBe(code);
    expect(await things.find().toArray()).toEqual([{ _id: 'stays', a: 0 }]);
  });

  it('stops a command after its time limit', async () => {
    await things.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(200) })));
    await expect(things.find({ text: /y$/ }, { maxTimeMS: 1 }).toArray()).rejects.toMatchObject({ code: 50 });
    await expect(
      things.updateMany({ text: /x$/ }, { $set: { m: 1 } }, { maxTimeMS: 5 }),
    ).rejects.toMatchObject({ code: 50 });
    expect(await things.countDocuments({ m: 1 }, { maxTimeMS: 10_000 })).toBe(0);
  });
});
