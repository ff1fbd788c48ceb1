import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { startTestStore, type TestStore } from './support/store';

const text = fc.constantFrom('', 'a', 'b', 'ab', 'a\0b', '\0', 'Zoë', '“Łucja”', '\x01', 'ÿ');
const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 1, 0.5, true, new Date(1)) },
);
const documents = fc.array(
  fc.record(
    {
      r: text,
      in: fc.record({ d: scalar, more: scalar }, { requiredKeys: [] }),
      s: scalar,
      u: scalar,
      n: scalar,
    },
    { requiredKeys: ['r'] },
  ),
  { minLength: 1_500, maxLength: 1_500 },
);
const condition = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }).map(($in) => ({ $in })),
  fc.array(scalar, { maxLength: 3 }).map(($nin) => ({ $nin })),
  text.map(($gte) => ({ $gte })),
  scalar.map(($ne) => ({ $ne })),
);
const filter = fc.record(
  { r: condition, 'in.d': condition, s: condition, n: condition },
  { requiredKeys: ['r'] },
);
const group = fc.constantFrom<Document>(
  { _id: '$u', count: { $sum: 1 } },
  { _id: { s: '$s', u: '$u' }, count: { $sum: 1 } },
  { _id: '$in', count: { $sum: 1 } },
  { _id: null, total: { $sum: '$n' } },
);

describe('a group that an index alone could answer', () => {
  let store: TestStore;
  let plain: Collection<Document>;
  let indexed: Collection<Document>;

  beforeAll(async () => {
    store = await startTestStore();
    const db = (await store.client()).db('test');
    plain = db.collection('plain');
    indexed = db.collection('indexed');
    await indexed.createIndex({ r: 1, 'in.d': 1, s: 1, u: 1 });
    const [all = []] = fc.sample(documents, 1);
    await plain.insertMany(all.map((each, _id) => ({ ...each, _id: _id as never })));
    await indexed.insertMany(all.map((each, _id) => ({ ...each, _id: _id as never })));
  });
  afterAll(() => store.end());

  const answer = async (collection: Collection<Document>, $match: Document, $group: Document) =>
    (await collection.aggregate([{ $match }, { $group }]).toArray())
      .map((each) => JSON.stringify(each))
      .sort();

  it('is the same as from the documents', async () => {
    await fc.assert(
      fc.asyncProperty(filter, group, async ($match, $group) => {
        expect(await answer(indexed, $match, $group)).toEqual(await answer(plain, $match, $group));
      }),
      { numRuns: 40 },
    );
  });

  it('follows every change of a document', async () => {
    const count = async () => (await answer(indexed, { r: 'k' }, { _id: '$u', count: { $sum: 1 } })).join();
    await indexed.insertMany(['x', 'x', 'y'].map((u) => ({ r: 'k', in: { d: 'd' }, s: 's', u })));
    expect(await count()).toBe('{"_id":"x","count":2},{"_id":"y","count":1}');
    await indexed.updateOne({ r: 'k', u: 'y' }, { $set: { u: 'x' } });
    expect(await count()).toBe('{"_id":"x","count":3}');
    await indexed.updateOne({ r: 'k' }, { $unset: { u: '' } });
    expect(await count()).toBe('{"_id":"x","count":2},{"_id":null,"count":1}');
    await indexed.deleteMany({ r: 'k', u: 'x' });
    expect(await count()).toBe('{"_id":null,"count":1}');
  });
});
