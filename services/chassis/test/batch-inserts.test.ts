import type { Connection } from 'mongoose';
import { connectMongo, batchFinds, batchInserts, isDuplicateKey, batchUpdates } from '../src/mongo';
import { startTestStore, type TestStore } from '../src/testing';

interface Note {
  _id: string;
  key: string;
}

let store: TestStore;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_test' });
  await connection.collection('notes').createIndex({ key: 1 }, { unique: true, name: 'keys' });
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

test('each insert of a batch succeeds or fails on its own, with its own error', async () => {
  const insert = batchInserts<Note>(connection.collection('notes'));
  await insert({ _id: 'a', key: 'A' });
  const outcomes = await Promise.allSettled([
    insert({ _id: 'b', key: 'B' }),
    insert({ _id: 'a', key: 'other' }),
    insert({ _id: 'c', key: 'A' }),
    insert({ _id: 'd', key: 'D' }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : undefined));
  expect(reasons.map((reason) => isDuplicateKey(reason))).toEqual([false, true, true, false]);
  expect(reasons.map((reason) => isDuplicateKey(reason, 'keys'))).toEqual([false, false, true, false]);
  const stored = await connection.collection<Note>('notes').find().sort({ _id: 1 }).toArray();
  expect(stored.map(({ _id }) => _id)).toEqual(['a', 'b', 'd']);
});

test('each look-up of a batch returns its document, or undefined', async () => {
  const notes = connection.collection<Note>('notes');
  await notes.deleteMany({});
  await notes.insertMany(['a', 'b'].map((id) => ({ _id: id, key: id })));
  const find = batchFinds<Note>(notes);
  const found = await Promise.all(['a', 'b', 'none', 'a'].map((id) => find(id)));
  expect(found.map((note) => note?.key)).toEqual(['a', 'b', undefined, 'a']);
  const ids = batchFinds<Note>(notes, { _id: 1 });
  expect(await Promise.all([ids('b'), ids('a')])).toEqual([{ _id: 'b' }, { _id: 'a' }]);
});

test('updates of a batch run in order, whether their documents exist or not', async () => {
  const notes = connection.collection<Note>('notes');
  await notes.deleteMany({});
  await notes.insertMany(['a', 'b'].map((id) => ({ _id: id, key: id })));
  const update = batchUpdates(notes);
  const set = (id: string, key: string) => update(id, { $set: { key } });
  await Promise.all([set('a', '1'), set('b', '2'), set('none', '3'), set('a', '4'), set('a', '5')]);
  expect(await notes.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'a', key: '5' },
    { _id: 'b', key: '2' },
  ]);
});
