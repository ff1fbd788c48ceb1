import { rmSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { doc, int, type Doc, type Value } from '../bson/values';
import { Store } from '../storage/store';
import { temporaryFolder } from '../../test/support/store';
import { Pump } from './pump';

const count = 2_000;

describe('a read of two thousand documents', () => {
  let dataPath: string;
  let store: Store;
  let pump: Pump;

  beforeEach(async () => {
    dataPath = temporaryFolder();
    store = new Store(dataPath, false);
    pump = new Pump(store);
    await ask('createIndexes', { indexes: [doc({ key: doc({ n: int(1) }), name: 'n_1' })] });
    const all = Array.from({ length: count }, (_, n) => doc({ _id: int(n), n: int(n), half: int(n % 2) }));
    await ask('insert', {}, all);
  });
  afterEach(async () => {
    await pump.idle();
    await store.close();
    rmSync(dataPath, { recursive: true });
  });

  const ask = (
    name: string,
    fields: Record<string, Value>,
    documents?: Doc[],
    connection = 'one',
  ): Promise<Doc> =>
    new Promise((resolve) =>
      pump.submit(
        {
          ...{ name, database: 'test', connection, address: '' },
          fields: new Map<string, Value>([[name, 'things'], ['$db', 'test'], ...Object.entries(fields)]),
          documents: documents?.map((each) => encode(each)),
        },
        (reply) => resolve(reply as Doc),
      ),
    );
  /** The turns of the event loop that others have until the answer. */
  async function turnsDuring(read: Promise<Doc>): Promise<{ turns: number; reply: Doc }> {
    let reply: Doc | undefined;
    void read.then((found) => (reply = found));
    for (let turns = 0; ; turns += 1) {
      if (reply) return { turns, reply };
      await turn();
    }
  }
  const nothing = doc({ half: int(2) });

  it.each<[string, Record<string, Value>]>([
    ['find', { filter: nothing }],
    ['find', { filter: nothing, hint: 'n_1' }],
    ['find', { sort: doc({ half: int(1) }), limit: int(3) }],
    ['find', { sort: doc({ half: int(1) }), batchSize: int(count) }],
    ['count', { query: nothing }],
    ['aggregate', { pipeline: [doc({ $group: doc({ _id: '$half' }) })], cursor: doc({}) }],
  ])('gives %s %j others a turn after each two hundred', async (name, fields) => {
    const { turns, reply } = await turnsDuring(ask(name, fields));
    expect(reply.get('ok')).toBe(1);
    expect(turns).toBeGreaterThanOrEqual(count / 200);
  });

  it('is in one turn if it is of few documents', async () => {
    const { turns } = await turnsDuring(ask('find', { filter: doc({ n: doc({ $lt: int(100) }) }) }));
    expect(turns).toBeLessThanOrEqual(1);
  });

  it('goes on in the next batch of its cursor', async () => {
    const first = (await ask('find', { sort: doc({ half: int(-1) }) })).get('cursor') as Doc;
    const id = first.get('id') as bigint;
    const more = new Map<string, Value>([
      ['getMore', id],
      ['collection', 'things'],
      ['$db', 'test'],
    ]);
    const request = { name: 'getMore', database: 'test', connection: 'one', address: '' };
    const reading = new Promise<Doc>((resolve) =>
      pump.submit({ ...request, fields: more, documents: undefined }, (reply) => resolve(reply as Doc)),
    );
    const { turns, reply } = await turnsDuring(reading);
    expect(((reply.get('cursor') as Doc).get('nextBatch') as unknown[]).length).toBe(count - 101);
    expect(turns).toBeGreaterThan(5);
  });

  it('sees each document once, whatever others write between its pieces', async () => {
    const counting = ask('aggregate', {
      pipeline: [doc({ $group: doc({ _id: null, n: doc({ $sum: int(1) }) }) })],
      cursor: doc({}),
    });
    const written = ask('insert', {}, [doc({ _id: int(count), n: int(count) })]);
    const batch = ((await counting).get('cursor') as Doc).get('firstBatch') as unknown as Buffer[];
    expect((await written).get('ok')).toBe(1);
    // Whether it sees the new one depends on when the disk has it.
    expect([count, count + 1]).toContain(Number(decode(batch[0] as Buffer).get('n')));
  });

  it('fails if its index is dropped meanwhile, and waits until that is durable', async () => {
    const read = ask('find', { filter: nothing, hint: 'n_1' });
    await ask('dropIndexes', { index: 'n_1' });
    expect((await read).get('codeName')).toBe('QueryPlanKilled');
  });

  it('ends with its connection, and the store is idle only after it', async () => {
    let isAnswered = false;
    void ask('find', { batchSize: int(10), sort: doc({ half: int(1) }) }, undefined, 'gone').then(
      () => (isAnswered = true),
    );
    let isIdle = false;
    const idle = pump.idle().then(() => (isIdle = true));
    await Promise.resolve();
    expect(isIdle).toBe(false);
    pump.disconnected('gone');
    await idle;
    expect(isAnswered).toBe(false);
  });

  it('has the time that it may take in all its pieces together', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const read = ask('find', { filter: nothing, maxTimeMS: int(5) });
    await turn();
    clock.mockReturnValue(6);
    // A command that arrives during the pause has a time limit of its own.
    expect((await ask('find', { limit: int(1) })).get('ok')).toBe(1);
    expect((await read).get('codeName')).toBe('MaxTimeMSExpired');
    clock.mockRestore();
  });
});
