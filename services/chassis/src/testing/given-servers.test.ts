import { connect } from 'nats';
import { connectMongo } from '../mongo/connect';
import { startTestNats, type TestNats } from './nats';
import { startTestStore, type TestStore } from './store';

let store: TestStore;
let nats: TestNats;

beforeAll(async () => {
  [store, nats] = await Promise.all([startTestStore(), startTestNats()]);
});

afterEach(() => {
  delete process.env['MONGODB_TEST_URL'];
  delete process.env['NATS_TEST_URL'];
});

afterAll(async () => {
  await nats?.stop();
  await store?.stop();
});

test('a given store is emptied of the product’s databases, and of no others', async () => {
  for (const database of ['tablewell_chassis', 'somebody_else']) {
    const connection = await connectMongo({ url: store.url, database });
    await connection.collection('things').insertOne({ left: 'by an earlier test' });
    await connection.close();
  }
  process.env['MONGODB_TEST_URL'] = store.url;
  const given = await startTestStore();
  expect(given.url).toBe(store.url);
  await given.stop();
  for (const [database, left] of [
    ['tablewell_chassis', 0],
    ['somebody_else', 1],
  ] as const) {
    const connection = await connectMongo({ url: store.url, database });
    expect(await connection.collection('things').countDocuments()).toBe(left);
    await connection.close();
  }
});

test('a given broker is emptied of earlier streams', async () => {
  const connection = await connect({ servers: nats.url });
  const manager = await connection.jetstreamManager();
  await manager.streams.add({ name: 'EARLIER', subjects: ['earlier.>'] });
  process.env['NATS_TEST_URL'] = nats.url;
  expect((await startTestNats()).url).toBe(nats.url);
  await expect(manager.streams.info('EARLIER')).rejects.toThrow('stream not found');
  await connection.close();
});
