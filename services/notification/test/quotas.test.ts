import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { connectMongo } from '@tablewell/chassis/mongo';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, metricValue } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { MongoQuotaCounts } from '../src/adapters/mongo/quota-counts';
import type { Message } from '../src/domain/message';
import { defaultQuotas } from '../src/domain/quotas';
import type { Ports } from '../src/ports';
import { countMessage } from '../src/use-cases/count-message';
import {
  made,
  member,
  newPhone,
  reservation,
  startNotifications,
  type NotificationHarness,
  tomorrow,
} from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications(
    {
      sms: { trial: 10, basic: 10, premium: 10, enterprise: 10 },
      smsToNumberOfRestaurant: 3,
      smsToNumber: 5,
      unsolicitedToAddress: 2,
      answersToNumber: 2,
      accountTimes: 1,
    },
    2,
  );
});
afterAll(() => running?.stop());

/** A restaurant's SMS in the log: how many were sent, and why the others were not. */
async function outcomes(restaurantId: string, channel = 2) {
  const { messages } = await running.api.listMessages({ restaurantId, pageSize: 200 }, member(restaurantId));
  const sms = messages.filter((message) => message.channel === channel && message.kind !== 'quota-near');
  if (sms.some(({ status }) => status === MessageStatus.QUEUED)) throw new Error('some wait');
  return {
    sent: sms.filter(({ reason }) => reason === '').length,
    reasons: sms.map(({ reason }) => reason).filter(Boolean),
  };
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a restaurant’s daily SMS limit holds with two replicas and redelivered events', async () => {
  await running.publishRestaurant('q1');
  const entries = times(25).map(() => {
    const booked = reservation({ restaurantId: 'q1', phoneNumber: newPhone() });
    return outboxEntry(events.reservationBooked, { reservation: booked }, made());
  });
  await Promise.all(entries.map((entry) => running.publish(entry)));
  const expected = { sent: 10, reasons: times(15).map(() => 'The restaurant’s SMS for today are used up') };
  await eventually(async () => expect(await outcomes('q1')).toEqual(expected));
  // The broker lost its store and redelivers: nothing is counted twice, and nothing suppressed is sent.
  await running.bus.manager.streams.purge('RESERVATION');
  await Promise.all(entries.map((entry) => running.publish(entry)));
  const last = reservation({ restaurantId: 'q1', phoneNumber: newPhone() });
  await running.booked(last);
  await eventually(async () =>
    expect(await outcomes('q1')).toEqual({
      ...expected,
      reasons: [...expected.reasons, expected.reasons[0]],
    }),
  );
  const over = await metricValue('tablewell_messages_over_quota_total', {
    channel: 'sms',
    scope: 'restaurant',
  });
  expect(over).toBe(16);
  // The owner was warned at 80%, once.
  const warnings = (await running.providers.messages('owner-q1@example.com')).map(({ subject }) => subject);
  expect(warnings).toEqual(['Trattoria q1 has used 80% of today’s SMS']);
});

test('a number’s daily limits hold, from one restaurant and from all', async () => {
  const [often, everywhere] = [newPhone(), newPhone()];
  for (const id of ['q2', 'q3', 'q4']) await running.publishRestaurant(id);
  for (const _ of times(5)) await running.booked(reservation({ restaurantId: 'q2', phoneNumber: often }));
  for (const id of ['q3', 'q4'])
    for (const _ of times(3))
      await running.booked(reservation({ restaurantId: id, phoneNumber: everywhere }));
  await eventually(async () => {
    expect((await outcomes('q2')).sent).toBe(3);
    expect((await outcomes('q3')).sent + (await outcomes('q4')).sent).toBe(5);
    expect((await outcomes('q2')).reasons).toEqual(
      times(2).map(() => 'Too many SMS went to this number today'),
    );
  });
  expect(await running.providers.messages(often)).toHaveLength(3);
  expect(await running.providers.messages(everywhere)).toHaveLength(5);
});

test('an account’s restaurants share one limit', async () => {
  const ownerId = 'owner-of-q5';
  await running.publishRestaurant('q5');
  await running.publishRestaurant('q6', { ownerId });
  for (const id of ['q5', 'q6'])
    for (const _ of times(8))
      await running.booked(reservation({ restaurantId: id, phoneNumber: newPhone() }));
  await eventually(async () => {
    const [one, other] = [await outcomes('q5'), await outcomes('q6')];
    expect(one.sent + other.sent).toBe(10);
    expect([...one.reasons, ...other.reasons]).toEqual(
      times(6).map(() => 'The account’s SMS for today are used up'),
    );
  });
});

test('an address’s daily limit of invitations holds across restaurants', async () => {
  for (const id of ['q7', 'q8']) await running.publishRestaurant(id);
  const invite = (restaurantId: string) =>
    running.publish(
      outboxEntry(
        events.staffInvited,
        {
          restaurantId,
          email: 'bombed@example.com',
          role: Role.HOST,
          token: 't',
          expiresAt: timestampFromDate(tomorrow),
        },
        made(),
      ),
    );
  for (const id of ['q7', 'q8', 'q7', 'q8']) await invite(id);
  await eventually(async () => {
    const [one, other] = [await outcomes('q7', 1), await outcomes('q8', 1)];
    expect(one.sent + other.sent).toBe(2);
    expect([...one.reasons, ...other.reasons]).toEqual(
      times(2).map(() => 'Too many mails went to this address today'),
    );
  });
  expect(await running.providers.messages('bombed@example.com')).toHaveLength(2);
});

test('STOP is always applied, and answered up to a limit', async () => {
  const phone = newPhone();
  await running.publishRestaurant('q9');
  await running.booked(reservation({ restaurantId: 'q9', phoneNumber: phone }));
  await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(1));
  for (const word of ['HELP', 'HELP', 'HELP', 'STOP']) await running.providers.inbound(phone, word);
  await eventually(async () =>
    expect(await running.connection.collection('opt_outs').findOne({ phone })).not.toBeNull(),
  );
  expect(await running.providers.messages(phone)).toHaveLength(3);
});

test('a hundred concurrent counts with duplicates add up exactly', async () => {
  const counts = new MongoQuotaCounts(running.connection);
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

test('a local number belongs to the restaurant’s country', async () => {
  await running.publishRestaurant('q-perth', { country: 'AU', smsCountries: ['AU'] });
  await running.booked(reservation({ restaurantId: 'q-perth', phoneNumber: '0412 345 678' }));
  await eventually(async () => expect(await running.providers.messages('+61412345678')).toHaveLength(1));
});

test('a part and its whole are counted concurrently, each up to its limit', async () => {
  const counts = new MongoQuotaCounts(running.connection);
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
  const two = () => [1, 2].map(() => new MongoQuotaCounts(running.connection));

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
  const { url } = running;
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

test('a number of a country that the restaurant does not text gets no SMS, and the log shows why', async () => {
  await running.publishRestaurant('q10', { smsCountries: ['US', 'IT'] });
  const texted = ['+12127369001', '+393331234567'];
  // Canada and a premium-rate island share the code of the United States; a satellite phone has no country.
  const others = ['+14165550123', '+18765550123', '+447400123456', '+8821612345678', '+960 791 2345'];
  for (const phoneNumber of [...texted, ...others])
    await running.booked(reservation({ restaurantId: 'q10', phoneNumber }));
  await eventually(async () => {
    expect((await outcomes('q10')).sent).toBe(2);
    const { messages } = await running.api.listMessages(
      { restaurantId: 'q10', pageSize: 200 },
      member('q10'),
    );
    const why = messages.filter(({ reason }) => reason !== '').map(({ to, reason }) => `${to} ${reason}`);
    // An invalid number gets no message at all.
    expect(why.length).toBeGreaterThanOrEqual(3);
    for (const line of why) expect(line).toContain('is of a country that the restaurant does not text');
  });
  for (const phone of texted) expect(await running.providers.messages(phone)).toHaveLength(1);
  for (const phone of others) expect(await running.providers.messages(phone.replaceAll(' ', ''))).toEqual([]);
});
