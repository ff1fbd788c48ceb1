import { eventually } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
  await running.publishRestaurant('r1');
});
afterAll(() => running?.stop());

/** An SMS that the provider has taken and reports nothing about yet: its id at the provider, and its state. */
async function acceptedSms() {
  const phone = newPhone();
  running.providers.keepReports(true);
  await running.booked(reservation({ phoneNumber: phone }));
  const stored = running.connection.collection<{ to: string; providerId: string }>('messages');
  const id = await eventually(async () => {
    const found = await stored.findOne({ to: phone, providerId: { $exists: true } });
    expect(found).not.toBeNull();
    return found?.providerId ?? '';
  });
  return { id, phone, state: () => stateOf(phone) };
}
async function stateOf(phone: string) {
  const { messages } = await running.api.listMessages({ restaurantId: 'r1' }, member('r1'));
  const { status, reason } = messages.find(({ to }) => to === phone) ?? {};
  return { status, reason };
}
const report = (id: string, status: string, more = {}) =>
  running.providers.report(running.api, id, status, more);

describe('the state of an SMS', () => {
  test('is what the provider has reported furthest, in whatever order', async () => {
    const { id, state } = await acceptedSms();
    expect(await state()).toMatchObject({ status: MessageStatus.ACCEPTED });
    await report(id, 'queued');
    await report(id, 'toString');
    expect(await state()).toMatchObject({ status: MessageStatus.ACCEPTED });
    await report(id, 'undelivered', { ErrorCode: '30003' });
    await Promise.all([report(id, 'sent'), report(id, 'failed')]);
    expect(await state()).toEqual({
      status: MessageStatus.UNDELIVERED,
      reason: 'The provider reports error 30003',
    });
    await report(id, 'delivered');
    await report(id, 'undelivered', { ErrorCode: '30003' });
    expect(await state()).toEqual({ status: MessageStatus.DELIVERED, reason: '' });
  });

  test('moves on with a report that arrives before the provider’s answer', async () => {
    const { id, state } = await acceptedSms();
    const stored = running.connection.collection('messages');
    await report(`${id}-2`, 'delivered');
    await report(`${id}-2`, 'sent');
    const reports = running.connection.collection<{ _id: string }>('delivery_reports');
    expect(await reports.findOne({ _id: `${id}-2` })).toMatchObject({ status: 'delivered' });
    await stored.updateOne({ providerId: id }, { $set: { providerId: `${id}-2` } });
    await report(`${id}-2`, 'delivered');
    expect(await state()).toMatchObject({ status: MessageStatus.DELIVERED });
  });
});

describe('an opt-out at the provider', () => {
  const texts = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);

  test('is recorded, and not answered a second time', async () => {
    const { phone } = await acceptedSms();
    const before = await texts(phone);
    await running.providers.inbound(phone, 'STOP', 'STOP');
    await running.booked(reservation({ phoneNumber: phone }));
    await eventually(async () =>
      expect(await stateOf(phone)).toEqual({
        status: MessageStatus.SUPPRESSED,
        reason: 'The guest has opted out',
      }),
    );
    await running.providers.inbound(phone, 'HELP', 'HELP');
    expect(await texts(phone)).toEqual(before);
    await running.providers.inbound(phone, 'START', 'START');
    await running.booked(reservation({ phoneNumber: phone }));
    await eventually(async () => expect(await texts(phone)).toHaveLength(before.length + 1));
  });

  test('that was not announced is learned from its error, and the message is not tried again', async () => {
    const { phone } = await acceptedSms();
    running.providers.sendWebhooksTo(undefined);
    await running.providers.inbound(phone, 'STOP', 'STOP');
    running.providers.sendWebhooksTo(running.api);
    await running.booked(reservation({ id: 'blocked', phoneNumber: phone }));
    await eventually(async () =>
      expect(await stateOf(phone)).toEqual({
        status: MessageStatus.SUPPRESSED,
        reason: 'The guest has opted out at the SMS provider',
      }),
    );
    const opted = running.connection.collection('opt_outs');
    expect(await opted.findOne({ phone })).toMatchObject({ by: { kind: 'provider' } });
    const stored = running.connection.collection('messages');
    expect(await stored.findOne({ reservationId: 'blocked', channel: 'sms' })).toMatchObject({ attempts: 1 });
  });

  test('is learned from a report, too', async () => {
    const { id, phone } = await acceptedSms();
    await report(id, 'failed', { ErrorCode: '21610', To: phone, From: '+14155550100' });
    expect(await running.connection.collection('opt_outs').findOne({ phone })).not.toBeNull();
  });
});
