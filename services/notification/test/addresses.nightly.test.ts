import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { made, member, reservation, startNotifications, type NotificationHarness, tomorrow } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications({ unsolicitedToAddress: 2 });
});
afterAll(() => running?.stop());

const request = (restaurantId: string, email: string, token = 'secret-token') =>
  running.publish(
    outboxEntry(
      events.addressConfirmationRequested,
      { restaurantId, email, token, expiresAt: timestampFromDate(tomorrow) },
      made(),
    ),
  );
const listed = async (id: string) =>
  (await running.api.listMessages({ restaurantId: id }, member(id))).messages;

test('a new address gets one mail with its link, which the message log does not show', async () => {
  await running.publishRestaurant('n1', { name: 'Trattoria <evil.example/x>' });
  await request('n1', 'front-n1@example.com');
  await eventually(async () =>
    expect(await running.providers.messages('front-n1@example.com')).toHaveLength(1),
  );
  const [mail] = await running.providers.messages('front-n1@example.com');
  expect(mail?.text).toContain('http://localhost:8080/confirm-address?token=secret-token');
  expect(mail?.text).not.toContain('evil.example/x');
  expect((await listed('n1')).map(({ kind, text }) => [kind, text])).toEqual([['address-confirmation', '']]);
});

test('mails about reservations go to the confirmed address, or without one to the owner', async () => {
  await running.publishRestaurant('n2', {
    email: 'new-n2@example.com',
    confirmedEmail: 'old-n2@example.com',
  });
  await running.publishRestaurant('n3', { email: 'new-n3@example.com', confirmedEmail: '' });
  const ownerOfN3 = { id: 'owner-of-n3', email: 'owner-n3@example.com', isVerified: true };
  await running.publish(outboxEntry(events.userSignedUp, { user: ownerOfN3 }, made()));
  for (const restaurantId of ['n2', 'n3']) await running.booked(reservation({ restaurantId }));
  await eventually(async () => {
    expect(await running.providers.messages('old-n2@example.com')).toHaveLength(1);
    expect(await running.providers.messages('owner-n3@example.com')).toHaveLength(1);
  });
  expect(await running.providers.messages('new-n2@example.com')).toEqual([]);
  expect(await running.providers.messages('new-n3@example.com')).toEqual([]);
});

test('confirmation links to one address stop at its daily limit', async () => {
  await running.publishRestaurant('n4');
  for (const token of ['a', 'b', 'c', 'd']) await request('n4', 'victim@example.com', token);
  await eventually(async () => {
    const messages = await listed('n4');
    expect(messages).toHaveLength(4);
    expect(messages.map(({ status }) => status).sort()).toEqual([
      MessageStatus.SENT,
      MessageStatus.SENT,
      MessageStatus.SUPPRESSED,
      MessageStatus.SUPPRESSED,
    ]);
  });
  expect(await running.providers.messages('victim@example.com')).toHaveLength(2);
});

test('no confirmation link is sent before the owner has verified their own address', async () => {
  await running.publishOwner('n5', false);
  await running.publishOnlyRestaurant('n5');
  await request('n5', 'stranger-n5@example.com');
  await eventually(
    async () =>
      expect((await listed('n5')).map(({ status, reason }) => [status, reason])).toEqual([
        [
          MessageStatus.SUPPRESSED,
          'The owner has not verified their e-mail address, or not confirmed the account',
        ],
      ]),
    30_000,
  );
  expect(await running.providers.messages('stranger-n5@example.com')).toEqual([]);
});
