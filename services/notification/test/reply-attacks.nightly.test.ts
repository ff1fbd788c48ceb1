import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import { eventually, publishedEvents } from '@tablewell/chassis/testing';
import twilio from 'twilio';
import { member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

const limit = 5;
let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications({ repliesFromNumber: limit });
  await Promise.all(['r1', 'r2'].map((id) => running.publishRestaurant(id)));
});
afterAll(() => running?.stop());

const about = async (restaurantId: string, reservationId: string) =>
  (await running.replies.listReplies({ restaurantId, reservationId }, member(restaurantId, Role.HOST)))
    .replies;

async function diner(restaurantId: string, id: string): Promise<string> {
  const phone = newPhone();
  await running.booked(reservation({ id, restaurantId, phoneNumber: phone }));
  await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(1));
  return phone;
}

let count = 0;
/** Delivers a webhook as the provider does; `signed`: other fields than the signature covers. */
function deliver(fields: Record<string, string>, signed = fields) {
  const { authToken, webhookUrl } = running.providers.settings.sms;
  const signature = twilio.getExpectedTwilioSignature(authToken, webhookUrl, signed);
  return running.api.receiveSmsWebhook({ fields, signature });
}
const reply = (from: string, text: string) =>
  deliver({ MessageSid: `SM-attack-${(count += 1)}`, From: from, To: '+14155550100', Body: text });

test('a webhook whose number, text or report was changed after it was signed is refused', async () => {
  const phone = await diner('r1', 'forged');
  const fields = { MessageSid: 'SM-forged', From: phone, Body: 'see you soon' };
  for (const changed of [
    { ...fields, From: newPhone() },
    { ...fields, Body: 'STOP' },
    { ...fields, MessageStatus: 'delivered' },
  ])
    expect(await deliver(changed, fields).catch(errorToRefusal)).toMatchObject({ code: 'bad-signature' });
  expect(await about('r1', 'forged')).toEqual([]);
});

test('a reply that is delivered again after a STOP and a START changes nothing', async () => {
  const phone = await diner('r1', 'replayed');
  const stop = { MessageSid: 'SM-stop', From: phone, To: '+14155550100', Body: 'STOP' };
  const { reply: said } = await deliver(stop);
  await reply(phone, 'START');
  expect((await deliver(stop)).reply).toBe(said);
  await running.booked(reservation({ id: 'after', restaurantId: 'r1', phoneNumber: phone }));
  await eventually(async () =>
    expect((await running.providers.messages(phone))[0]?.text).toContain('Trattoria r1'),
  );
});

test('a report moves only the SMS that it names, and one about an unknown SMS nothing', async () => {
  const phone = await diner('r2', 'reported');
  await deliver({ MessageSid: 'SM-unknown', MessageStatus: 'undelivered', To: phone, ErrorCode: '30003' });
  const { messages } = await running.api.listMessages({ restaurantId: 'r2' }, member('r2'));
  expect(messages.filter(({ to }) => to === phone).map(({ reason }) => reason)).toEqual(['']);
});

test('of hundreds of replies of one number few are stored, and all of other numbers are', async () => {
  const flooding = await diner('r1', 'flood');
  const others = await Promise.all(Array.from({ length: 20 }, (_, index) => diner('r2', `calm-${index}`)));
  const flood = Array.from({ length: 300 }, (_, index) => reply(flooding, `flood ${index}`));
  const calm = others.map((phone) => reply(phone, 'we are four now'));
  await Promise.all(calm);
  const refused = (await Promise.allSettled(flood)).flatMap((each) =>
    each.status === 'rejected' ? [errorToRefusal(each.reason)?.code] : [],
  );
  expect(new Set(refused)).toEqual(new Set(['busy']));
  const stored = await about('r1', 'flood');
  expect(stored).toHaveLength(limit);
  for (const [index] of others.entries()) expect(await about('r2', `calm-${index}`)).toHaveLength(1);
  // Bookings go on.
  await diner('r2', 'booked meanwhile');
});

test('of hundreds of replies of many numbers each number has its share stored, and told to other services', async () => {
  const phones = await Promise.all(Array.from({ length: 20 }, (_, index) => diner('r1', `many-${index}`)));
  await Promise.all(
    phones.flatMap((phone) => Array.from({ length: 15 }, (_, index) => reply(phone, `we are ${index} more`))),
  );
  for (const [index] of phones.entries()) expect(await about('r1', `many-${index}`)).toHaveLength(limit);
  await eventually(async () => {
    const published = await publishedEvents(running.bus, events.replyReceived);
    expect(published.filter(({ reservationId }) => reservationId.startsWith('many-'))).toHaveLength(
      phones.length * limit,
    );
  });
});
