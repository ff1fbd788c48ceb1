import { connectMongo } from '@tablewell/chassis/mongo';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoReadCopies } from '../src/adapters/mongo/read-copies';

let store: TestStore;
let connection: Connection;
let copies: MongoReadCopies;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'copies' });
  copies = new MongoReadCopies(connection);
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

test('of events handled concurrently by two processes, the higher version is kept', async () => {
  const plans = connection.model('Plan').collection;
  const write = plans.updateOne.bind(plans);
  // MongoDB throws this if another process inserts the document between the look-up and the write.
  jest.spyOn(plans, 'updateOne').mockImplementationOnce(async () => {
    await write({ _id: 'o1' as never }, { $set: { version: 1, value: { sms: false } } }, { upsert: true });
    throw Object.assign(new Error('E11000 duplicate key error'), { code: 11000 });
  });
  await copies.putPlan('o1', 2, { sms: true, plan: 'premium' });
  expect(await copies.smsAllowed({ ownerId: 'o1' })).toBe(true);
  await copies.putPlan('o1', 1, { sms: false, plan: 'basic' });
  expect(await copies.smsAllowed({ ownerId: 'o1' })).toBe(true);
});
