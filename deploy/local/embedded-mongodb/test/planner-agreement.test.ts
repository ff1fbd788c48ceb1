import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { startTestStore, type TestStore } from './support/store';

const scalar = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom(0.5, 'a', 'b', 'ab', true),
  fc.constantFrom(1, 2).map((n) => new Date(n)),
);
const value = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }) },
);

const condition = fc.oneof(
  value,
  value.map(($gt) => ({ $gt })),
  fc.tuple(value, value).map(([$gte, $lt]) => ({ $gte, $lt })),
  value.map(($lte) => ({ $lte })),
  fc.array(scalar, { maxLength: 3 }).map(($in) => ({ $in })),
  fc.boolean().map(($exists) => ({ $exists })),
  value.map(($ne) => ({ $ne })),
);
const ofElement = fc
  .record({ p: condition, q: condition }, { requiredKeys: [] })
  .filter((inner) => Object.keys(inner).length > 0)
  .map(($elemMatch) => ({ $elemMatch }));
const filter = fc.record(
  { x: condition, y: condition, z: condition, list: ofElement, 'list.p': condition, 'list.q': condition },
  { requiredKeys: [] },
);
const direction = fc.constantFrom<1 | -1>(1, -1);
const sort = fc.record({ z: direction, x: direction, y: direction }, { requiredKeys: [] });
const element = fc.record({ p: value, q: scalar }, { requiredKeys: [] });
const list = fc.oneof(element, fc.array(fc.oneof(element, scalar, fc.array(element)), { maxLength: 3 }));
// Of fields that are in one index, only one has arrays: two are refused, as in MongoDB.
const things = fc.array(fc.record({ x: scalar, y: value, z: scalar, list }, { requiredKeys: [] }), {
  minLength: 200,
  maxLength: 200,
});

describe('whichever index the planner takes', () => {
  let store: TestStore;
  let plain: Collection<Document>;
  let indexed: Collection<Document>;

  beforeAll(async () => {
    store = await startTestStore();
    const db = (await store.client()).db('test');
    plain = db.collection('plain');
    indexed = db.collection('indexed');
    await indexed.createIndexes([
      { key: { x: 1, y: -1 } },
      { key: { y: 1, z: 1 } },
      { key: { z: -1 } },
      { key: { 'list.p': 1, 'list.q': 1 } },
      { key: { 'list.q': -1, x: 1 } },
      { key: { x: -1 }, name: 'partial', partialFilterExpression: { y: { $gt: 1 } } },
      { key: { x: 1 }, name: 'with z', partialFilterExpression: { z: { $exists: true } } },
      { key: { x: 1 }, name: 'listed', partialFilterExpression: { z: { $in: [1, 'a'] } } },
      { key: { x: 1 }, name: 'null', partialFilterExpression: { y: null } },
      {
        key: { x: 1, y: 1 },
        name: 'both',
        partialFilterExpression: { $and: [{ z: { $gte: 1 } }, { y: { $lt: 'b' } }] },
      },
    ]);
    const [documents = []] = fc.sample(things, 1);
    const numbered = documents.map((document, index) => ({ _id: index as never, ...document }));
    await plain.insertMany(numbered);
    await indexed.insertMany(numbered);
  });
  afterAll(() => store.end());

  it.each<Document>([
    { b: { $exists: false } },
    { b: { $exists: 0 } },
    { $and: [{ a: 1 }, { b: { $exists: false } }] },
    { b: /text/ },
    { b: { $ne: 1 } },
  ])('none holds only the documents of %j', async (partialFilterExpression) => {
    await expect(indexed.createIndex({ w: 1 }, { partialFilterExpression })).rejects.toMatchObject({
      codeName: 'CannotCreateIndex',
    });
  });

  it('the documents and their order are those of a full scan', async () => {
    await fc.assert(
      fc.asyncProperty(filter, sort, async (query, order) => {
        const ids = async (collection: Collection<Document>): Promise<unknown[]> =>
          (
            await collection
              .find(query as Document)
              .sort({ ...order, _id: 1 })
              .toArray()
          ).map(({ _id }) => _id);
        expect(await ids(indexed)).toEqual(await ids(plain));
      }),
    );
  });
});
