import type { Connection } from 'mongoose';
import { connectMongo, findsTogether, insertsTogether, isDuplicateKey, updatesTogether } from '../src';
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

test('of what is inserted together each one fails or stays for itself, with the error of its own', async () => {
  const insert = insertsTogether<Note>(connection.collection('notes'));
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

test('what is looked up together is answered to each who asked, and is nothing where there is none', async () => {
  const notes = connection.collection<Note>('notes');
  await notes.deleteMany({});
  await notes.insertMany(['a', 'b'].map((id) => ({ _id: id, key: id })));
  const find = findsTogether<Note>(notes);
  const found = await Promise.all(['a', 'b', 'none', 'a'].map((id) => find(id)));
  expect(found.map((note) => note?.key)).toEqual(['a', 'b', undefined, 'a']);
  const ids = findsTogether<Note>(notes, { _id: 1 });
  expect(await Promise.all([ids('b'), ids('a')])).toEqual([{ _id: 'b' }, { _id: 'a' }]);
});

test('what is updated together is done in the order it was asked for, whether the document is there or not', async () => {
  const notes = connection.collection<Note>('notes');
  await notes.deleteMany({});
  await notes.insertMany(['a', 'b'].map((id) => ({ _id: id, key: id })));
  const update = updatesTogether(notes);
  const set = (id: string, key: string) => update(id, { $set: { key } });
  await Promise.all([set('a', '1'), set('b', '2'), set('none', '3'), set('a', '4'), set('a', '5')]);
  expect(await notes.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'a', key: '5' },
    { _id: 'b', key: '2' },
  ]);
});
