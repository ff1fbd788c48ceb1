import { type Connection, type Model, Schema } from 'mongoose';
import { connectMongo, ReadModel } from '../src/mongo';
import { startTestStore, type TestStore } from '../src/testing';

interface Copy {
  _id: string;
  version: number;
  name?: string;
}
let store: TestStore;
let connection: Connection;
let model: Model<Copy>;
let copies: ReadModel<Copy>;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_copies' });
  const schema = new Schema<Copy>({ _id: String, version: Number, name: String }, { versionKey: false });
  model = connection.model<Copy>('Copy', schema);
  copies = new ReadModel(model);
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

const soon = () => AbortSignal.timeout(60_000);

test('the highest version wins, in whatever order copies arrive', async () => {
  await copies.put('a', 2, { name: 'second' });
  await copies.put('a', 1, { name: 'first' });
  expect(await copies.find('a')).toMatchObject({ version: 2, name: 'second' });
  expect(await copies.find('unknown')).toBeUndefined();
});

test('the wait for a stored version ends at once', async () => {
  await copies.put('b', 3, {});
  expect(await copies.waitFor('b', 3, soon())).toBe(true);
  expect(await copies.waitFor('b', 2, soon())).toBe(true);
});

test('a write of this process ends the wait before the next poll', async () => {
  const slow = new ReadModel(model, 3_600_000);
  const wait = slow.waitFor('c', 2, new AbortController().signal);
  await slow.put('c', 1, {});
  await slow.put('c', 2, {});
  expect(await wait).toBe(true);
});

test('a write of another process is seen at the next poll', async () => {
  const wait = new ReadModel(model, 20).waitFor('d', 1, new AbortController().signal);
  await copies.put('d', 1, {});
  expect(await wait).toBe(true);
});

test('an aborted wait ends at once', async () => {
  const caller = new AbortController();
  const wait = copies.waitFor('e', 1, caller.signal);
  caller.abort();
  expect(await wait).toBe(false);
});
