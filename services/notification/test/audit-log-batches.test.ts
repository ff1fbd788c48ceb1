import { create } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { isRefusal } from '@tablewell/chassis/refusal';
import { Role } from '@tablewell/chassis/access';
import { connectMongo } from '@tablewell/chassis/mongo';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoActivity } from '../src/adapters/mongo/activity';
import { entriesOf } from '../src/domain/activity';
import { readActivity } from '../src/use-cases/read-activity';

const at = new Date('2026-11-20T12:00:00Z');
let now = at;
let store: TestStore;
let connection: Connection;
let activity: MongoActivity;
let inserts = 0;

const record = (id: string, restaurantIds: string[], partySize = '2') =>
  activity.append(
    entriesOf(
      { kind: 'reservation', subjectId: 'res1', details: { partySize } },
      { id, at, by: { kind: 'system' }, event: 'reservation.booked' },
      restaurantIds,
    ),
  );
const stored = async (restaurantId: string) =>
  (await activity.list({ restaurantId, kind: undefined, userId: '' }, 100, undefined))
    .map(({ id, details }) => `${id} ${details['partySize']}`)
    .sort();

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'trail', monitorCommands: true });
  connection.getClient().on('commandStarted', ({ commandName }) => {
    if (commandName === 'insert') inserts++;
  });
  const restaurant = async (id: string) => (id === 'deleted' ? 'deleted' : undefined);
  activity = new MongoActivity(connection, { restaurant }, () => now);
});
beforeEach(() => {
  inserts = 0;
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

test('concurrent events are recorded by few commands, and duplicates do not delay others', async () => {
  await record('before', ['r1']);
  await Promise.all(['a', 'before', 'b', 'a', 'c'].map((id) => record(id, ['r1'], '4')));
  expect(await stored('r1')).toEqual(['a.r1 4', 'b.r1 4', 'before.r1 2', 'c.r1 4']);
  expect(inserts).toBe(3);
});

test('missing entries of an event with several restaurants are added on redelivery', async () => {
  await record('e', ['r3']);
  await record('e', ['r2', 'r3', 'r4'], '4');
  expect(await Promise.all(['r2', 'r3', 'r4'].map(stored))).toEqual([['e.r2 4'], ['e.r3 2'], ['e.r4 4']]);
});

test('an entry of a deleted restaurant is not stored', async () => {
  await record('late', ['deleted', 'r5']);
  expect(await Promise.all(['deleted', 'r5'].map(stored))).toEqual([[], ['late.r5 2']]);
});

describe('read in the order of storing', () => {
  const seconds = (count: number) => new Date(at.getTime() + count * 1_000);
  const read = async (restaurantId: string, after = '', pageSize = 2) => {
    const member = create(ActorSchema, { userId: 'u1', memberships: [{ restaurantId, role: Role.MANAGER }] });
    const found = await readActivity(activity, () => now)(member, { restaurantId, after, pageSize });
    if (isRefusal(found)) throw found;
    return found;
  };

  test('every entry comes once, one of a late event when it is stored, and those of the last half minute later', async () => {
    const times = [0, 0, 0, 1, 1, 20];
    for (const [index, time] of times.entries()) {
      now = seconds(time);
      // All of them happened at noon.
      await record(`o${index}`, ['r6', 'r7']);
    }
    now = seconds(45);
    const ids: string[] = [];
    let after = '';
    for (;;) {
      const page = await read('r6', after);
      if (page.length === 0) break;
      ids.push(...page.map(({ entry }) => entry.id));
      after = page.at(-1)?.cursor ?? '';
    }
    expect(ids).toEqual(['o0.r6', 'o1.r6', 'o2.r6', 'o3.r6', 'o4.r6']);
    now = seconds(51);
    expect((await read('r6', after)).map(({ entry }) => entry.id)).toEqual(['o5.r6']);
    expect(await read('r6', (await read('r6', after))[0]?.cursor)).toEqual([]);
  });

  test('an entry whose writing took long comes after what was read meanwhile', async () => {
    const times = [100, 190, 190, 190].map(seconds);
    const slow = new MongoActivity(
      connection,
      { restaurant: async () => undefined },
      () => times.shift() ?? now,
    );
    now = seconds(150);
    await record('quick', ['r9']);
    now = seconds(190);
    const [read150] = await read('r9');
    expect(read150?.entry.id).toBe('quick.r9');
    await slow.append(
      entriesOf(
        { kind: 'reservation', subjectId: 'res1', details: {} },
        { id: 'slow', at, by: { kind: 'system' }, event: 'reservation.booked' },
        ['r9'],
      ),
    );
    now = seconds(230);
    expect((await read('r9', read150?.cursor)).map(({ entry }) => entry.id)).toEqual(['slow.r9']);
  });

  test('a page has at most 200 entries, and a cursor that is none is named', async () => {
    now = seconds(40);
    await Promise.all(Array.from({ length: 210 }, (_, index) => record(`many${index}`, ['r8'])));
    now = seconds(80);
    expect(await read('r8', '', 100_000)).toHaveLength(200);
    const far = Buffer.from(JSON.stringify([1e300, 'x'])).toString('base64url');
    for (const bad of ['forged', far])
      await expect(read('r8', bad)).rejects.toMatchObject({ fields: [{ field: 'after' }] });
  });
});
