import { type Connection, Schema, trusted } from 'mongoose';
import { connectMongo, ensureIndexes, VersionedCollection, type VersionedOptions } from '../src/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields } from '../src/outbox';
import { startTestStore, type TestStore } from '../src/testing';

interface Thing extends HasOutbox {
  _id: string;
  version: number;
  name: string;
  labels: string[];
}
let store: TestStore;
let connection: Connection;
const enqueue = jest.fn();

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_things' });
  const schema = new Schema<Thing>(
    { _id: String, version: Number, name: String, labels: [String], ...outboxFields },
    { collection: 'things', versionKey: false },
  );
  schema.index({ name: 1 }, { unique: true, name: 'by-name' });
  connection.model<Thing>('Thing', schema);
  await ensureIndexes(connection);
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});
beforeEach(() => enqueue.mockClear());

const open = (options?: VersionedOptions) =>
  new VersionedCollection<Thing>(connection.model<Thing>('Thing'), enqueue, options);
const event = (id: string): OutboxEntry => ({
  _id: id,
  event: 'thing.changed',
  subject: 'things',
  data: Buffer.from(id),
  at: new Date(0),
  sentAt: null,
});
const thing = (id: string) => ({ _id: id, version: 1, name: id, labels: [] });
const stored = (id: string) => connection.collection<{ _id: string }>('things').findOne({ _id: id });

describe.each([
  ['mongoose', {}],
  ['the driver', { isHot: true }],
])('by %s', (way, options) => {
  const id = (name: string) => `${way} ${name}`;

  test('a change and its events are one write, and the events are handed to the relay', async () => {
    const things = open(options);
    expect(await things.insert(thing(id('a')), [event('1')])).toBe(true);
    const change = { $set: { name: id('b'), version: 2 }, $push: { labels: 'new' } };
    expect(await things.update(id('a'), { version: 1 }, change, [event('2'), event('3')])).toBe(true);
    expect(await stored(id('a'))).toMatchObject({
      version: 2,
      labels: ['new'],
      unsent: 3,
      outbox: [{ _id: '1' }, { _id: '2' }, { _id: '3' }],
    });
    expect(enqueue.mock.calls.map(([name, of, events]) => [name, of, events.length])).toEqual([
      ['things', id('a'), 1],
      ['things', id('a'), 2],
    ]);
    expect(await things.findOne({ name: id('b') })).not.toHaveProperty('outbox');
  });

  test('a change that fails for a concurrent one stores neither data nor events', async () => {
    const things = open(options);
    await things.insert(thing(id('c')), []);
    enqueue.mockClear();
    expect(await things.update(id('c'), { version: 7 }, { $set: { version: 8 } }, [event('4')])).toBe(false);
    expect(await stored(id('c'))).toMatchObject({ version: 1, unsent: 0, outbox: [] });
    expect(enqueue).not.toHaveBeenCalled();
  });

  test('a duplicate of a named index is refused, any other is an error', async () => {
    const things = open({ ...options, unique: ['by-name'] });
    await things.insert(thing(id('d')), []);
    await things.insert(thing(id('e')), []);
    expect(await things.insert({ ...thing(id('f')), name: id('d') }, [])).toBe(false);
    expect(await things.update(id('e'), {}, { $set: { name: id('d') } }, [])).toBe(false);
    await expect(things.insert({ ...thing(id('d')), name: id('g') }, [])).rejects.toThrow('E11000');
    expect(await open(options).insert(thing(id('d')), [])).toBe(false);
  });
});

test('the changed document is returned, and others are found in order', async () => {
  const things = open();
  await things.insert(thing('y'), []);
  await things.insert(thing('x'), []);
  expect(await things.updateAndFind('y', { version: 1 }, { $inc: { version: 1 } }, [])).toMatchObject({
    version: 2,
  });
  expect(await things.updateAndFind('y', { version: 1 }, { $inc: { version: 1 } }, [])).toBeNull();
  const found = await things.find({ name: trusted({ $in: ['x', 'y'] }) }, { name: 1 });
  expect(found.map(({ _id }) => _id)).toEqual(['x', 'y']);
});
