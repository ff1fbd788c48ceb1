import { connect } from 'node:net';
import { Binary, deserialize, serialize } from 'bson';
import { UUID, type Collection, type Document, type MongoClient } from 'mongodb';
import { startTestStore, type TestStore } from './support/store';

describe('the plain driver on the store', () => {
  let store: TestStore;
  let client: MongoClient;
  let collection: Collection<Document>;

  beforeAll(async () => {
    store = await startTestStore(50);
    client = await store.client();
  });
  afterAll(() => store.end());
  beforeEach(async () => {
    collection = client.db('test').collection('things');
    await collection.drop();
  });

  const plan = async (filter: Document, sort: Document = {}): Promise<Document> => {
    const { executionStats, queryPlanner } = await collection
      .find(filter)
      .sort(sort as never)
      .explain('executionStats');
    const inner = queryPlanner.winningPlan as Document;
    const scan = inner.inputStage?.inputStage ?? inner.inputStage ?? inner;
    return {
      top: inner.stage,
      scan: scan.stage,
      index: scan.indexName,
      keys: executionStats.totalKeysExamined,
      returned: executionStats.nReturned,
    };
  };

  it('reads in batches while others write', async () => {
    await collection.insertMany(Array.from({ length: 1000 }, (_, n) => ({ _id: n as never, n })));
    const seen: number[] = [];
    for await (const document of collection.find({ n: { $gte: 10 } }, { batchSize: 50 })) {
      seen.push(document.n as number);
      if (document.n === 500) await collection.deleteOne({ _id: 900 as never });
    }
    expect(seen).toEqual(Array.from({ length: 990 }, (_, n) => n + 10).filter((n) => n !== 900));
  });

  it('answers from indexes: by equality, range and order', async () => {
    await collection.createIndex({ restaurant: 1, at: -1 });
    await collection.insertMany(
      Array.from({ length: 100 }, (_, n) => ({ restaurant: n % 4, at: new Date(n), n })),
    );
    const filter = { restaurant: 1, at: { $gte: new Date(50) } };
    expect(await plan(filter, { at: -1 })).toEqual({
      top: 'FETCH',
      scan: 'IXSCAN',
      index: 'restaurant_1_at_-1',
      keys: 12,
      returned: 12,
    });
    expect(await plan(filter, { at: 1 })).toMatchObject({ top: 'FETCH', keys: 12 });
    expect(await plan({ restaurant: 1 }, { n: 1 })).toMatchObject({ top: 'SORT', keys: 25 });
    expect(await plan({ n: 5 })).toMatchObject({ scan: 'COLLSCAN', keys: 0, returned: 1 });
    expect((await collection.find(filter).sort({ at: 1 }).toArray()).map(({ n }) => n)).toEqual([
      53, 57, 61, 65, 69, 73, 77, 81, 85, 89, 93, 97,
    ]);
    expect(await plan({ _id: 1 })).toMatchObject({ scan: 'IDHACK' });
  });

  it('gives the same answers with an index as without one', async () => {
    const values = [
      null,
      1,
      2.5,
      'a',
      'ab',
      true,
      [],
      [1, 'a'],
      [null],
      { x: 1 },
      new Date(3),
      [[1]],
      'x'.repeat(1400),
    ];
    await collection.insertMany(values.map((a, n) => ({ _id: n as never, a, b: n % 3 })));
    await collection.insertOne({ _id: 99 as never, b: 1 });
    const filters = [
      { a: 1 },
      { a: null },
      { a: { $in: [null, 'a', 7] } },
      { a: { $gt: 0 } },
      { a: { $gte: 'a', $lt: 'b' } },
      { a: [] },
      { a: [1] },
      { a: { $exists: false } },
      { a: { $ne: 1 } },
      { a: /^a/ },
      { a: { $lte: new Date(3) } },
      { a: { x: 1 } },
      { a: { $gt: 'x' }, b: { $gte: 0 } },
      { a: true, b: 2 },
    ];
    const ids = async (hint: Document): Promise<unknown[]> =>
      Promise.all(
        filters.map(async (filter) =>
          (await collection.find(filter).hint(hint).toArray())
            .map(({ _id }) => Number(_id))
            .sort((x, y) => x - y),
        ),
      );
    const expected = await ids({ $natural: 1 });
    await collection.createIndex({ a: 1, b: -1 });
    await collection.createIndex({ a: -1 });
    expect(await ids({ a: 1, b: -1 })).toEqual(expected);
    expect(await ids({ a: -1 })).toEqual(expected);
  });

  it('lets one of many concurrent inserts of a unique key win', async () => {
    await collection.createIndex({ email: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => collection.insertOne({ email: 'a@b.c' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 11000,
      keyValue: { email: 'a@b.c' },
      keyPattern: { email: 1 },
    });
    await expect(collection.createIndex({ email: 1 }, { unique: false })).rejects.toMatchObject({
      codeName: 'IndexOptionsConflict',
    });
  });

  it('lets one of many concurrent conditional updates win', async () => {
    await collection.insertOne({ _id: 'day' as never, version: 0 });
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        collection.updateOne({ _id: 'day' as never, version: 0 }, { $inc: { version: 1 } }),
      ),
    );
    expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
  });

  it('restricts partial unique indexes to the documents that they include', async () => {
    await collection.createIndex({ phone: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await collection.insertMany([
      { phone: 1, active: false },
      { phone: 1, active: true },
      { phone: 1, active: false },
    ]);
    await expect(
      collection.updateOne({ phone: 1, active: false }, { $set: { active: true } }),
    ).rejects.toMatchObject({ code: 11000 });
    expect((await plan({ phone: 1 })).scan).toBe('COLLSCAN');
    expect((await plan({ phone: 1, active: true })).index).toBe('phone_1');
  });

  it('removes documents when they expire by their TTL index', async () => {
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 10 });
    await collection.insertMany([
      { at: new Date(Date.now() - 11_000) },
      { at: new Date() },
      { at: 'never' },
      {},
    ]);
    const deadline = Date.now() + 60_000;
    while ((await collection.estimatedDocumentCount()) > 3 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await collection.countDocuments()).toBe(3);
  });

  it('answers a retried write as the first time, even after a restart', async () => {
    const command = {
      update: 'retried',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      lsid: { id: new Binary(new UUID().buffer, 4) },
      txnNumber: 1n,
    };
    const send = (): Promise<Document> => exchange(store.port, [{ command: { ...command, $db: 'test' } }]);
    const first = await send();
    expect(await send()).toEqual(first);
    await store.restart();
    client = await store.client();
    expect(await send()).toEqual(first);
    expect(await client.db('test').collection<{ _id: number; n: number }>('retried').findOne()).toEqual({
      _id: 1,
      n: 1,
    });
    expect(
      await exchange(store.port, [{ command: { ...command, txnNumber: 0n, $db: 'test' } }]),
    ).toMatchObject({
      codeName: 'TransactionTooOld',
    });
  });

  it('counts commands, and writes by their statements', async () => {
    const asked = async (): Promise<Record<string, number>> =>
      (await client.db('admin').command({ serverStatus: 1 })).opcounters as Record<string, number>;
    const before = await asked();
    await collection.insertMany([{ n: 1 }, { n: 2 }]);
    await collection.findOne({ n: 1 });
    await collection.bulkWrite([
      { updateOne: { filter: { n: 1 }, update: { $set: { m: 1 } } } },
      { updateOne: { filter: { n: 2 }, update: { $set: { m: 1 } } } },
      { deleteOne: { filter: { n: 2 } } },
    ]);
    const after = await asked();
    const more = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect(['insert', 'query', 'update', 'delete'].map(more)).toEqual([2, 1, 2, 1]);
  });

  it('refuses unsupported features', async () => {
    const db = client.db('test');
    await expect(db.command({ frobnicate: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
    const notImplemented = { codeName: 'NotImplemented' };
    await expect(collection.find({}, { collation: { locale: 'de' } }).toArray()).rejects.toMatchObject(
      notImplemented,
    );
    await expect(db.command({ find: 'things', frob: 1 })).rejects.toMatchObject({ code: 40415 });
    const aggregate = (stage: Document) => collection.aggregate([stage]).toArray();
    await expect(collection.distinct('a')).rejects.toMatchObject({ codeName: 'CommandNotFound' });
    await expect(collection.find({ $nor: [{ a: 1 }] }).toArray()).rejects.toMatchObject(notImplemented);
    await expect(collection.updateOne({}, { $max: { a: 1 } })).rejects.toMatchObject({ code: 238 });
    await expect(aggregate({ $skip: 1 })).rejects.toMatchObject({ code: 40324 });
    await expect(aggregate({ $group: { _id: null, n: { $max: '$a' } } })).rejects.toMatchObject({
      code: 15952,
    });
    await expect(aggregate({ $group: { _id: { $gt: ['$a', 1] } } })).rejects.toMatchObject({ code: 168 });
    await expect(collection.createIndex({ a: 1 }, { sparse: true })).rejects.toMatchObject({ code: 197 });
    const session = client.startSession();
    await expect(
      session.withTransaction(() => collection.insertOne({ a: 1 }, { session })),
    ).rejects.toMatchObject({ code: 263 });
    await session.endSession();
    await expect(collection.insertOne({ text: 'x'.repeat(16 * 1024 * 1024) })).rejects.toThrow();
  });

  it('runs the commands of a connection in order, whether or not they want an answer', async () => {
    const insert = { insert: 'things', documents: [{ _id: 1 }], $db: 'test' };
    const find = { find: 'things', filter: {}, $db: 'test' };
    const reply = await exchange(store.port, [{ command: insert, silent: true }, { command: find }]);
    expect(reply).toMatchObject({ ok: 1, cursor: { firstBatch: [{ _id: 1 }] } });
  });

  it('closes a connection that sends invalid bytes, and serves the others', async () => {
    const frames = [
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      Buffer.alloc(16),
      Buffer.from([255, 255, 255, 127, ...Array(12).fill(0)]),
      Buffer.from([21, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0xdd, 7, 0, 0, 0, 0, 0, 0, 7]),
    ];
    for (const frame of frames) {
      await new Promise<void>((resolve) => {
        const socket = connect(store.port, '127.0.0.1', () => socket.write(frame));
        socket.on('close', () => resolve());
        socket.resume();
      });
    }
    expect(await client.db('test').command({ ping: 1 })).toEqual({ ok: 1 });
  });
});

interface Message {
  command: Document;
  /** Expects no answer. */
  silent?: boolean;
}

const moreToCome = 2;

function toBytes({ command, silent = false }: Message): Buffer {
  const body = serialize(command);
  const bytes = Buffer.alloc(21 + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(2013, 12);
  bytes.writeUInt32LE(silent ? moreToCome : 0, 16);
  bytes.set(body, 21);
  return bytes;
}

/** Sends OP_MSGs at once on a separate connection; returns the first answer. */
function exchange(port: number, messages: readonly Message[]): Promise<Document> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat(messages.map(toBytes))));
    socket.once('error', reject);
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(deserialize(reply.subarray(21)));
    });
  });
}
