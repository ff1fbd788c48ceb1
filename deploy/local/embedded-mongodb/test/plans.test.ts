import type { Collection, Document, Filter } from 'mongodb';
import { startTestStore, type TestStore } from './support/store';

describe('an index is read no further than its answer', () => {
  let store: TestStore;
  let things: Collection<Document>;

  beforeAll(async () => {
    store = await startTestStore();
    things = (await store.client()).db('test').collection('things');
    await things.createIndexes([{ key: { name: 1 } }, { key: { back: -1 } }, { key: { n: 1 } }]);
    const names = ['ab', 'abc', 'abd', 'ac', 'b', '😀😀', '😁', /^ab/];
    const many = Array.from({ length: 3_000 }, (_, n) => ({ n, name: `x${n}`, back: `x${n}` }));
    await things.insertMany([...names.map((name) => ({ name, back: name })), ...many]);
  });
  afterAll(() => store.end());

  const keysOf = async (filter: Filter<Document>): Promise<[returned: number, keys: number]> => {
    const { executionStats } = await things.find(filter).explain('executionStats');
    return [executionStats.nReturned, executionStats.totalKeysExamined];
  };

  it.each(['name', 'back'])('with the prefix of texts, in %s', async (field) => {
    expect(await keysOf({ [field]: /^ab/ })).toEqual([4, 4]);
    expect(await keysOf({ [field]: /^x299/ })).toEqual([11, 11]);
    expect((await keysOf({ [field]: /^😀*$/ }))[0]).toBe(1);
  });

  it('with many values', async () => {
    const $in = Array.from({ length: 1_000 }, (_, n) => n * 2);
    expect(await keysOf({ n: { $in } })).toEqual([1_000, 1_000]);
  });

  it('with what one element of an array has', async () => {
    await things.createIndex({ 'in.place': 1, 'in.role': 1 });
    const staff = Array.from({ length: 500 }, () => ({ in: [{ place: 'here', role: 'host' }] }));
    const elsewhere = { place: 'elsewhere', role: 'owner' };
    const owner = { in: [{ place: 'here', role: 'owner' }] };
    await things.insertMany([...staff, { in: [{ place: 'here', role: 'host' }, elsewhere] }, owner]);
    expect(await keysOf({ in: { $elemMatch: { place: 'here', role: 'owner' } } })).toEqual([1, 1]);
    expect((await keysOf({ 'in.place': 'here', 'in.role': 'owner' }))[0]).toBe(2);
    // Their keys are different entries: a place and a role of two elements.
    expect((await keysOf({ in: { $elemMatch: { place: 'here' } }, 'in.role': 'owner' }))[0]).toBe(2);
  });

  it('but no element is missed that has what is asked for in two elements of its own', async () => {
    await things.createIndex({ 'shifts.at.place': 1, 'shifts.at.role': 1 });
    const host = { place: 'here', role: 'host' };
    await things.insertOne({ shifts: [{ at: [host, { place: 'elsewhere', role: 'owner' }] }] });
    const both = { 'at.place': 'here', 'at.role': 'owner' };
    expect((await keysOf({ shifts: { $elemMatch: both } }))[0]).toBe(1);
  });

  it('with too many values for single lookups, between the least and the greatest', async () => {
    const $in = Array.from({ length: 11_000 }, (_, n) => 2_000 + n / 20);
    expect(await keysOf({ n: { $in } })).toEqual([550, 550]);
  });
});

it('a document that gets an array while a cursor is open is returned once', async () => {
  const store = await startTestStore();
  const things = (await store.client()).db('test').collection('things');
  await things.createIndex({ n: 1 });
  await things.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ n })));
  const met: unknown[] = [];
  for await (const { n } of things.find({ n: { $gte: 0 } }, { batchSize: 100 })) {
    met.push(n);
    if (met.length === 50) await things.insertOne({ n: [700, 800, 900] });
  }
  expect(met).toHaveLength(1_001);
  await store.end();
});
