import { connect } from 'node:net';
import { serialize, type Document } from 'bson';
import type { Collection } from 'mongodb';
import { Cursors } from '../src/commands/cursors';
import { Engine } from '../src/storage/engine';
import { Store } from '../src/storage/store';
import { startTestStore, type TestStore } from './support/store';

function frame(command: Document): Buffer {
  const body = serialize(command);
  const bytes = Buffer.alloc(21 + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(2013, 12);
  bytes.set(body, 21);
  return bytes;
}

describe('memory used for clients', () => {
  let store: TestStore;
  let things: Collection<Document>;

  beforeAll(async () => {
    store = await startTestStore();
    things = (await store.client()).db('test').collection('things');
    await things.insertMany(Array.from({ length: 300 }, (_, n) => ({ n, text: 'x'.repeat(20_000) })));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => store.end());

  const wait = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));
  const opened = () => {
    const ids: bigint[] = [];
    const add = Cursors.prototype.add;
    jest.spyOn(Cursors.prototype, 'add').mockImplementation(function (this: Cursors, cursor) {
      const id = add.call(this, cursor);
      ids.push(id);
      return id;
    });
    return ids;
  };
  const isOpen = async (id: bigint): Promise<boolean> => {
    const { cursorsKilled } = await things.db.command({ killCursors: 'things', cursors: [id] });
    return (cursorsKilled as unknown[]).length > 0;
  };

  it('is bounded, because answers are not built faster than a client reads', async () => {
    const asked = 40;
    const finds = jest.spyOn(Store.prototype, 'within');
    const find = frame({ find: 'things', batchSize: 300, $db: 'test' });
    const socket = connect(store.port, '127.0.0.1');
    socket.pause();
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(Buffer.concat(Array.from({ length: asked }, () => find)));
    await wait(500);
    // The operating system's buffers, and one more answer.
    expect(finds.mock.calls.length).toBeLessThan(10);
    let received = 0;
    socket.on('data', (chunk) => (received += chunk.length));
    socket.resume();
    // Everything is answered in the end, however slow the machine is: the test's own limit ends one that hangs.
    while (received < asked * 6_000_000) await wait(20);
    socket.destroy();
  });

  it('is released with a session that ends', async () => {
    const ids = opened();
    const client = await store.client();
    const session = client.startSession();
    await client.db('test').command({ find: 'things', batchSize: 2 }, { session });
    await client.db('admin').command({ endSessions: [session.id] });
    expect(ids).toHaveLength(1);
    expect(await isOpen(ids[0] as bigint)).toBe(false);
  });

  it('is released with a connection, if there is no session', async () => {
    const ids = opened();
    const socket = connect(store.port, '127.0.0.1', () =>
      socket.write(frame({ find: 'things', batchSize: 2, $db: 'test' })),
    );
    await new Promise((resolve) => socket.once('data', resolve));
    expect(ids).toHaveLength(1);
    const removed = jest.spyOn(Cursors.prototype, 'endOf');
    socket.destroy();
    while (removed.mock.calls.length === 0) await wait(5);
    expect(await isOpen(ids[0] as bigint)).toBe(false);
  });

  it('is bounded: the least recently used cursor is closed first', () => {
    const cursors = new Cursors();
    const cursor = {
      namespace: 'a.b',
      results: [].values(),
      owner: 'x',
      isReadable: () => true,
      heldBytes: 0,
    };
    const [first, second] = [cursors.add(cursor), cursors.add(cursor)] as [bigint, bigint];
    cursors.get(first, 'a.b');
    for (let more = 0; more < 999; more++) cursors.add(cursor);
    expect(() => cursors.get(second, 'a.b')).toThrow('not found');
    expect(cursors.get(first, 'a.b')).toBeDefined();
    const large = { ...cursor, heldBytes: 200 * 2 ** 20 };
    const [one, two] = [cursors.add(large), cursors.add(large)] as [bigint, bigint];
    expect(() => cursors.get(one, 'a.b')).toThrow('not found');
    expect(cursors.get(two, 'a.b')).toBeDefined();
  });

  it('is a part of what a cursor reads, not all that fits into a chunk of documents', async () => {
    const range = Engine.prototype.range;
    let most = 0;
    jest.spyOn(Engine.prototype, 'range').mockImplementation(function (this: Engine, ...given) {
      const found = range.apply(this, given);
      most = Math.max(
        most,
        found.reduce((sum, { value }) => sum + value.length, 0),
      );
      return found;
    });
    expect(await things.find().toArray()).toHaveLength(300);
    expect(await things.find().sort({ _id: -1 }).toArray()).toHaveLength(300);
    expect(most).toBeLessThan(2 ** 19);
  });

  it('is not more than a sort may use', async () => {
    const many = things.db.collection('many');
    for (let part = 0; part < 8; part++)
      await many.insertMany(Array.from({ length: 3 }, (_, n) => ({ n, text: 'x'.repeat(5_000_000) })));
    await expect(many.find().sort({ n: 1 }).toArray()).rejects.toMatchObject({ code: 292 });
    expect(await many.find().sort({ n: 1 }).limit(2).toArray()).toHaveLength(2);
  });
});
