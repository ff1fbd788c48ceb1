import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { made, member, reservation, setStage, type Stage, tomorrow } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage({ unsolicitedToAddress: 2 });
});
afterAll(() => stage?.stop());

const request = (restaurantId: string, email: string, token = 'secret-token') =>
  stage.publish(
    outboxEntry(
      events.addressConfirmationRequested,
      { restaurantId, email, token, expiresAt: timestampFromDate(tomorrow) },
      made(),
    ),
  );
const listed = async (id: string) =>
  (await stage.api.listMessages({ restaurantId: id }, member(id))).messages;

test('a new address gets one mail with its link, which the message log does not show', async () => {
  await stage.keepRestaurant('n1', { name: 'Trattoria <evil.example/x>' });
  await request('n1', 'front-n1@example.com');
  await eventually(async () => expect(await stage.outside.messages('front-n1@example.com')).toHaveLength(1));
  const [mail] = await stage.outside.messages('front-n1@example.com');
  expect(mail?.text).toContain('http://localhost:8080/confirm-address?token=secret-token');
  expect(mail?.text).not.toContain('evil.example/x');
  expect((await listed('n1')).map(({ kind, text }) => [kind, text])).toEqual([['address-confirmation', '']]);
});

test('mails about reservations go to the confirmed address, or without one to the owner', async () => {
  await stage.keepRestaurant('n2', { email: 'new-n2@example.com', confirmedEmail: 'old-n2@example.com' });
  await stage.keepRestaurant('n3', { email: 'new-n3@example.com', confirmedEmail: '' });
  const ownerOfN3 = { id: 'owner-of-n3', email: 'owner-n3@example.com', isVerified: true };
  await stage.publish(outboxEntry(events.userSignedUp, { user: ownerOfN3 }, made()));
  for (const restaurantId of ['n2', 'n3']) await stage.booked(reservation({ restaurantId }));
  await eventually(async () => {
    expect(await stage.outside.messages('old-n2@example.com')).toHaveLength(1);
    expect(await stage.outside.messages('owner-n3@example.com')).toHaveLength(1);
  });
  expect(await stage.outside.messages('new-n2@example.com')).toEqual([]);
  expect(await stage.outside.messages('new-n3@example.com')).toEqual([]);
});

test('confirmation links to one address stop at its daily limit', async () => {
  await stage.keepRestaurant('n4');
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
  expect(await stage.outside.messages('victim@example.com')).toHaveLength(2);
});

test('no confirmation link is sent before the owner has verified their own address', async () => {
  await stage.publishOwner('n5', false);
  await stage.keepUnverified('n5');
  await request('n5', 'stranger-n5@example.com');
  await eventually(
    async () =>
      expect((await listed('n5')).map(({ status, reason }) => [status, reason])).toEqual([
        [MessageStatus.SUPPRESSED, 'The owner has not verified their e-mail address'],
      ]),
    30_000,
  );
  expect(await stage.outside.messages('stranger-n5@example.com')).toEqual([]);
});
