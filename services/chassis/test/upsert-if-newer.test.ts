import { type Connection, Schema } from 'mongoose';
import { connectMongo, upsertIfNewer } from '../src/mongo';
import { startTestStore, type TestStore } from '../src/testing';

interface Copy {
  _id: string;
  version: number;
  text: string;
}

let store: TestStore;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_test' });
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

test('of concurrent writes of a copy the highest version stays', async () => {
  const schema = new Schema<Copy>({ _id: String, version: Number, text: String });
  const model = connection.model<Copy>('Copy', schema);
  // Steps that have no factor in common with 20 visit each version once: upwards, mixed, and downwards.
  for (const step of [1, 3, 7, 9, 19]) {
    const id = `by-${step}`;
    const versions = Array.from({ length: 20 }, (_, index) => ((index * step) % 20) + 1);
    await Promise.all(versions.map((version) => upsertIfNewer(model, id, version, { text: `v${version}` })));
    expect(await model.findById(id).lean()).toMatchObject({ version: 20, text: 'v20' });
  }
});

test('fields of a new copy are set by the first write only', async () => {
  const model = connection.model<Copy & { note: string }>(
    'Begun',
    new Schema({ _id: String, version: Number, text: String, note: String }),
  );
  await upsertIfNewer(model, 'a', 1, { text: 'one' }, { note: 'begun' });
  await model.updateOne({ _id: 'a' }, { $set: { note: 'since then' } });
  await upsertIfNewer(model, 'a', 2, { text: 'two' }, { note: 'begun' });
  expect(await model.findById('a').lean()).toEqual({ _id: 'a', version: 2, text: 'two', note: 'since then' });
});
