import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoQuotaCounts } from '../src/adapters/mongo/quota-counts';
import type { Message } from '../src/domain/message';
import { defaultQuotas } from '../src/domain/quotas';
import type { Ports } from '../src/ports';
import { countMessage } from '../src/use-cases/count-message';

const tomorrow = new Date(Date.now() + 86_400_000);
let store: TestStore;
let connection: Connection;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_notification' });
  // The model is known from its first use on.
  new MongoQuotaCounts(connection);
  await ensureIndexes(connection);
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a hundred concurrent counts with duplicates add up exactly', async () => {
  const counts = new MongoQuotaCounts(connection);
  const quota = {
    scope: 'number',
    channel: 'sms',
    subject: 'x',
    limit: 30,
    reason: '',
    warns: false,
  } as const;
  const results = await Promise.all(
    times(100).map((index) => counts.take({ whole: quota }, `m${index % 50}`, tomorrow)),
  );
  expect(results.filter(({ kind }) => kind === 'counted')).toHaveLength(30);
  expect(
    results.filter(({ kind, ...more }) => kind === 'used-up' && 'isFirst' in more && more.isFirst),
  ).toHaveLength(1);
});

test('a part and its whole are counted concurrently, each up to its limit', async () => {
  const counts = new MongoQuotaCounts(connection);
  const limit = (scope: 'restaurant' | 'account', subject: string, max: number) =>
    ({ scope, channel: 'sms', subject, limit: max, reason: scope, warns: false }) as const;
  const take = (restaurant: string, subject: string) =>
    counts.take(
      { part: limit('restaurant', restaurant, 20), whole: limit('account', 'two-of-one', 30) },
      subject,
      tomorrow,
    );
  const results = await Promise.all(
    times(60).map((index) => take(`place-${index % 2}`, `${index % 2}-${Math.floor(index / 2)}`)),
  );
  expect(results.filter(({ kind }) => kind === 'counted')).toHaveLength(30);
  const refusedBy = results.flatMap((outcome) => (outcome.kind === 'used-up' ? [outcome.quota.scope] : []));
  expect(new Set(refusedBy).has('account')).toBe(true);
  // A message that one of the limits refused is counted against neither.
  const third = await take('place-2', 'another');
  expect(third).toMatchObject({ kind: 'used-up', quota: { scope: 'account' } });
  for (const _ of times(25))
    await counts.take(
      { part: limit('restaurant', 'full', 2), whole: limit('account', 'wide', 3) },
      `f${_}`,
      tomorrow,
    );
  expect(
    await counts.take(
      { part: limit('restaurant', 'other', 2), whole: limit('account', 'wide', 3) },
      'o',
      tomorrow,
    ),
  ).toMatchObject({ kind: 'counted' });
});

describe('counts that are made together, in two processes', () => {
  const limit = (scope: 'restaurant' | 'account', subject: string, max: number) =>
    ({ scope, channel: 'sms', subject, limit: max, reason: scope, warns: scope === 'account' }) as const;
  const two = () => [1, 2].map(() => new MongoQuotaCounts(connection));

  test('use up each limit exactly, and pass none', async () => {
    const counts = two();
    const taken = await Promise.all(
      times(300).map((index) =>
        counts[index % 2]!.take(
          {
            part: limit('restaurant', `joint-${index % 3}`, 60),
            whole: limit('account', 'joint', 150),
          },
          `joint ${index}`,
          tomorrow,
        ),
      ),
    );
    const perPart = times(3).map(
      (part) => taken.filter(({ kind }, index) => kind === 'counted' && index % 3 === part).length,
    );
    expect(perPart.reduce((sum, count) => sum + count, 0)).toBe(150);
    for (const count of perPart) expect(count).toBeLessThanOrEqual(60);
    const refusals = taken.filter((each) => each.kind === 'used-up' && each.isFirst);
    expect(refusals.length).toBeGreaterThan(0);
  });

  test('count a message once that a killed process had counted, and stay within the limit', async () => {
    const [killed, other] = two() as [MongoQuotaCounts, MongoQuotaCounts];
    const pair = { whole: limit('account', 'killed', 50) };
    const take = (by: MongoQuotaCounts, index: number) => by.take(pair, `killed ${index}`, tomorrow);
    // The process dies before it hands the messages over: another one counts them again.
    await Promise.all(times(40).map((index) => take(killed, index)));
    const again = await Promise.all(times(60).map((index) => take(other, index)));
    expect(again.slice(0, 40).every(({ kind }) => kind === 'counted-before')).toBe(true);
    expect(again.filter(({ kind }) => kind === 'counted')).toHaveLength(10);
    expect(again.filter(({ kind }) => kind === 'used-up')).toHaveLength(10);
  });

  test('tell how far the limit is used', async () => {
    const [one] = two() as [MongoQuotaCounts];
    const pair = { whole: limit('account', 'told', 50) };
    const taken = await Promise.all(times(40).map((index) => one.take(pair, `told ${index}`, tomorrow)));
    const told = taken.flatMap((each) => (each.kind === 'counted' ? each.counts : []));
    expect(Math.max(...told.map(({ count }) => count))).toBe(40);
  });
});

test('counting an SMS against its four limits takes two store commands, and of many at once those of few', async () => {
  const { url } = store;
  const watched = await connectMongo({ url, database: 'tablewell_notification', monitorCommands: true });
  const commands: string[] = [];
  watched.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
  const ports = {
    copies: { plan: async () => 'trial' },
    quotas: defaultQuotas,
    quotaCounts: new MongoQuotaCounts(watched),
    clock: () => tomorrow,
  } as unknown as Ports;
  const sms = (index: number) =>
    ({
      id: `sms-${index}`,
      kind: 'reservation-booked',
      channel: 'sms',
      to: `+1212736${7_000 + index}`,
      restaurantId: 'cheap',
    }) as Message;
  try {
    for (const index of times(20)) expect(await countMessage(ports)(sms(index), 'owner-cheap')).toBe('');
    expect(commands).toEqual(times(40).map(() => 'findAndModify'));
    commands.length = 0;
    const counted = times(40).map((index) => countMessage(ports)(sms(20 + index), 'owner-cheap'));
    expect(new Set(await Promise.all(counted))).toEqual(new Set(['']));
    expect(commands.length).toBeLessThan(20);
  } finally {
    await watched.close();
  }
});
