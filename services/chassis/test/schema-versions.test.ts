import { type Connection, Schema } from 'mongoose';
import { silentLogger } from '../src/ops/logger';
import { connectMongo } from '../src/mongo/connect';
import { ensureIndexes } from '../src/mongo/indexes';
import { SchemaVersions } from '../src/mongo/schema-versions';
import { startTestStore, type TestStore } from '../src/testing';

interface Person {
  _id: string;
  name?: string;
  initials?: string;
  greeting?: string;
  version: number;
  schemaVersion?: number;
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

const people = () => connection.collection<Person>('people');
beforeEach(async () => {
  await people().deleteMany({});
  await connection.collection('schema_states').deleteMany({});
});

const versions = new SchemaVersions({
  collection: 'people',
  upgrades: [
    (person) => ({ ...person, initials: String(person['name'])[0] }),
    (person) => ({ ...person, greeting: `Dear ${person['initials']}.` }),
  ],
  unchanged: ['version'],
});
const [noon, later] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-22T12:00:00Z')];
const round = (now = noon) => versions.upgradeRest(connection, now, silentLogger);
const shapes = async () =>
  (await people().find({}).toArray()).map(({ _id, greeting, schemaVersion }) => [
    _id,
    greeting,
    schemaVersion,
  ]);

test('a document is read in the current version, whatever version is stored', () => {
  expect(versions.current).toBe(3);
  const ada = { _id: 'a', name: 'Ada', version: 1 };
  const today = { ...ada, initials: 'A', greeting: 'Dear A.', schemaVersion: 3 };
  expect(versions.read(ada)).toEqual(today);
  expect(versions.read({ ...ada, initials: 'X', schemaVersion: 2 })).toMatchObject({ greeting: 'Dear X.' });
  expect(versions.read(today)).toBe(today);
  // Written by the next release, while this one still runs.
  const ofTomorrow = { ...today, title: 'Dr', schemaVersion: 4 };
  expect(versions.read(ofTomorrow)).toBe(ofTomorrow);
});

test('the job upgrades every earlier document, and leaves current and later ones', async () => {
  const many = Array.from({ length: 450 }, (_, index) => ({ _id: `p${index}`, name: 'Ada', version: 1 }));
  await people().insertMany(many);
  await people().insertOne({ _id: 'later', name: 'Ada', greeting: 'Hi', version: 1, schemaVersion: 4 });
  await round();
  expect((await shapes()).filter(([, greeting]) => greeting === 'Dear A.')).toHaveLength(450);
  expect(await people().findOne({ _id: 'later' })).toMatchObject({ greeting: 'Hi', schemaVersion: 4 });
});

test('a document that is changed concurrently is left to the next run', async () => {
  await people().insertOne({ _id: 'a', name: 'Ada', version: 1 });
  const update = jest.spyOn(Object.getPrototypeOf(people()), 'updateOne');
  update.mockImplementationOnce(async function race(this: ReturnType<typeof people>, ...args: unknown[]) {
    update.mockRestore();
    await people().updateOne({ _id: 'a' }, { $set: { name: 'Grace', version: 2 } });
    return people().updateOne(...(args as Parameters<ReturnType<typeof people>['updateOne']>));
  });
  await round();
  expect(await people().findOne({ _id: 'a' })).toEqual({ _id: 'a', name: 'Grace', version: 2 });
  await round();
  expect(await people().findOne({ _id: 'a' })).toMatchObject({ greeting: 'Dear G.', schemaVersion: 3 });
});

test('once no earlier version was found for a day, the job stops looking until there is a new version', async () => {
  await round();
  await people().insertOne({ _id: 'late', name: 'Ada', version: 1 });
  await round();
  // A process of the previous release wrote in the meantime, so the day starts over.
  expect(await shapes()).toEqual([['late', 'Dear A.', 3]]);
  await round();
  await people().insertOne({ _id: 'never', name: 'Ada', version: 1 });
  await round(later);
  expect(await people().findOne({ _id: 'never' })).not.toHaveProperty('greeting');
  const next = new SchemaVersions({
    collection: 'people',
    upgrades: [(one) => one, (one) => one, (one) => one],
  });
  await next.upgradeRest(connection, later, silentLogger);
  expect(await people().findOne({ _id: 'never' })).toHaveProperty('schemaVersion', 4);
});

test('declared indexes are built, and other indexes of the collection stay', async () => {
  await connection.collection('pets').createIndexes([{ key: { age: 1 }, name: 'by age' }]);
  const schema = new Schema({ _id: String, name: String }, { collection: 'pets', versionKey: false });
  schema.index({ name: 1 }, { name: 'by name' });
  connection.model('Pet', schema);
  await ensureIndexes(connection);
  await ensureIndexes(connection);
  const names = (await connection.collection('pets').indexes()).map(({ name }) => name).sort();
  expect(names).toEqual(['_id_', 'by age', 'by name']);
});
