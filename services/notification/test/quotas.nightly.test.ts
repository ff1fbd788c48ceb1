import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, metricValue } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
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

test('a local number belongs to the restaurant’s country', async () => {
  await running.publishRestaurant('q-perth', { country: 'AU', smsCountries: ['AU'] });
  await running.booked(reservation({ restaurantId: 'q-perth', phoneNumber: '0412 345 678' }));
  await eventually(async () => expect(await running.providers.messages('+61412345678')).toHaveLength(1));
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
