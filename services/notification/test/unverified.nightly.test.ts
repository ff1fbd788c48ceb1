import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
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
  running = await startNotifications();
});
afterAll(() => running?.stop());

const reason = 'The owner has not verified their e-mail address, or not confirmed the account';
const expiresAt = timestampFromDate(tomorrow);

const invited = (restaurantId: string, email: string) =>
  running.publish(
    outboxEntry(
      events.staffInvited,
      { restaurantId, email, role: Role.HOST, token: 'secret-token', expiresAt },
      made(),
    ),
  );
const listed = async (id: string) =>
  (await running.api.listMessages({ restaurantId: id }, member(id))).messages;

describe('a restaurant whose owner has not verified their address', () => {
  test('sends nothing, shows why, and does not send it later', async () => {
    const [phone, laterPhone] = [newPhone(), newPhone()];
    await running.publishPlan('u1', 1n, true);
    await running.publishOwner('u1', false);
    await running.publishOnlyRestaurant('u1');
    await running.booked(reservation({ restaurantId: 'u1', phoneNumber: phone }));
    await invited('u1', 'stranger@example.com');
    await eventually(async () => {
      const messages = await listed('u1');
      expect(messages.map(({ status, reason: why }) => [status, why])).toEqual(
        Array.from({ length: 3 }, () => [MessageStatus.SUPPRESSED, reason]),
      );
    });
    // The log is for members; a secret link is for the recipient only.
    expect(JSON.stringify((await listed('u1')).map(({ text }) => text))).not.toContain('secret-token');

    await running.publishOwner('u1', true);
    await running.booked(reservation({ restaurantId: 'u1', phoneNumber: laterPhone }));
    await eventually(async () => {
      expect(await running.providers.messages(laterPhone)).toHaveLength(1);
      expect(await running.providers.messages('u1@restaurant.example')).toHaveLength(1);
    });
    expect(await running.providers.messages(phone)).toEqual([]);
    expect(await running.providers.messages('stranger@example.com')).toEqual([]);
  });

  test('still sends the account its own verification and password mails', async () => {
    const user = {
      id: 'owner-of-u2',
      email: 'u2@example.com',
      firstName: 'You won, claim at https://evil.example/x',
    };
    await running.publish(outboxEntry(events.verificationRequested, { user, token: 'v', expiresAt }, made()));
    await running.publish(
      outboxEntry(events.passwordResetRequested, { user, token: 'p', expiresAt }, made()),
    );
    await eventually(async () => expect(await running.providers.messages(user.email)).toHaveLength(2));
    for (const { text, html } of await running.providers.messages(user.email))
      expect(text + (html ?? '')).not.toContain('evil.example');
  });
});

test('a late verification event does not suppress a message', async () => {
  const phone = newPhone();
  await running.publishPlan('u3', 1n, true);
  await running.publishOwner('u3', false);
  await running.publishOnlyRestaurant('u3');
  await running.booked(reservation({ restaurantId: 'u3', phoneNumber: phone }));
  await eventually(async () =>
    expect((await listed('u3')).map(({ status }) => status)).toEqual([
      MessageStatus.QUEUED,
      MessageStatus.QUEUED,
    ]),
  );
  await running.publishOwner('u3', true);
  await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(1));
});

test('a verified account of an unknown maker sends nothing until it is confirmed', async () => {
  const [phone, laterPhone] = [newPhone(), newPhone()];
  await running.publishPlan('u9', 1n, true);
  await running.publishOwner('u9', false);
  await running.publishOnlyRestaurant('u9');
  const user = { id: 'owner-of-u9', email: 'u9@example.com', isVerified: true, makerUnknown: true };
  await running.publish(outboxEntry(events.userVerified, { user }, made()));
  await running.publish(outboxEntry(events.sessionStarted, { user, sessionId: 's' }, made()));
  await running.booked(reservation({ restaurantId: 'u9', phoneNumber: phone }));
  await eventually(async () =>
    expect((await listed('u9')).map(({ reason: why }) => why)).toEqual([reason, reason]),
  );
  await running.publishOwner('u9', true);
  await running.booked(reservation({ restaurantId: 'u9', phoneNumber: laterPhone }));
  await eventually(async () => expect(await running.providers.messages(laterPhone)).toHaveLength(1));
  expect(await running.providers.messages(phone)).toEqual([]);
});

test('an account verified by an invitation or a sign-in counts as verified', async () => {
  const proofs = {
    u4: (user: object) => outboxEntry(events.sessionStarted, { user, sessionId: 's' }, made()),
    u5: (user: object) => outboxEntry(events.membershipChanged, { user, restaurantId: 'u5' }, made()),
  };
  for (const [id, proof] of Object.entries(proofs)) {
    const phone = newPhone();
    await running.publishPlan(id, 1n, true);
    await running.publishOwner(id, false);
    await running.publishOnlyRestaurant(id);
    await running.publish(proof({ id: `owner-of-${id}`, email: `${id}@example.com`, isVerified: true }));
    await running.booked(reservation({ restaurantId: id, phoneNumber: phone }));
    await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(1));
  }
});
