import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { startTestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoUsers } from '../src/adapters/mongo/users';
import { type Membership, newUser } from '../src/domain/user';

let users: MongoUsers;
let connection: Connection;
let stop: () => Promise<void>;
beforeAll(async () => {
  const store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_auth' });
  users = new MongoUsers(connection, () => undefined);
  await ensureIndexes(connection);
  stop = async () => {
    await connection.close();
    await store.stop();
  };
});
afterAll(() => stop?.());

const add = (id: string, memberships: readonly Membership[]) => {
  const names = { firstName: 'Ada', lastName: 'Lind', passwordHash: null };
  const about = { ...names, isVerified: true, usedLinks: [], createdAt: new Date('2026-11-20T12:00:00Z') };
  return users.insert(newUser({ id, email: `${id}@example.com`, memberships, ...about }), []);
};

test('who works at a restaurant and owns another one is not taken for its owner', async () => {
  await add('manager', [
    { restaurantId: 'here', role: 'manager' },
    { restaurantId: 'elsewhere', role: 'owner' },
  ]);
  await add('owner', [{ restaurantId: 'here', role: 'owner' }]);
  expect((await users.ownerAt('here'))?.id).toBe('owner');
  expect((await users.ownerAt('elsewhere'))?.id).toBe('manager');
  expect(await users.ownerAt('nowhere')).toBeUndefined();
});

test('the look-up of an owner reads nobody else who works there', async () => {
  for (let count = 0; count < 50; count += 1)
    await add(`${count}-host`, [{ restaurantId: 'busy', role: 'host' }]);
  await add('owner-of-busy', [{ restaurantId: 'busy', role: 'owner' }]);
  let asked: object = {};
  connection.set('debug', (_collection: string, _method: string, filter: object) => (asked = filter));
  expect((await users.ownerAt('busy'))?.id).toBe('owner-of-busy');
  connection.set('debug', false);
  const plan = await connection.collection('users').find(asked).limit(1).explain('executionStats');
  expect(plan['executionStats']).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
});
