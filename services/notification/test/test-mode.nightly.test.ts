import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, refusalOf } from '@tablewell/chassis/testing';
import { Role } from '@tablewell/chassis/access';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { made, member, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';
import { startReceiver } from './receiver';

let running: NotificationHarness;
beforeAll(async () => {
  running = await startNotifications();
  await Promise.all([
    running.publishRestaurant('r1'),
    running.publishOwner('t1', true),
    running.publishPlan('t1', 1n, false),
  ]);
  await running.publishOnlyRestaurant('t1', { isTest: true });
});
afterAll(() => running?.stop());

const ownerId = 'owner-of-t1';
const tester = as({ userId: ownerId, memberships: [{ restaurantId: 't1', role: Role.OWNER, isTest: true }] });
const listed = async (to: string) => {
  const { messages } = await running.api.listMessages({ restaurantId: 't1' }, tester);
  return messages.filter((message) => message.to === to);
};
const reply = (phoneNumber: string, text: string) =>
  running.replies.simulateReply({ restaurantId: 't1', phoneNumber, text }, tester);

/** The messages that left the product for an address. */
const sentTo = (address: string) => running.providers.messages(address);

test('its messages to diner and owner are kept, end as delivered, and leave the house by no provider', async () => {
  const phoneNumber = newPhone();
  const email = `diner${phoneNumber}@example.com`;
  await running.booked(reservation({ restaurantId: 't1', phoneNumber, email }));
  for (const to of [phoneNumber, email, 't1@restaurant.example'])
    await eventually(async () =>
      expect(await listed(to)).toMatchObject([
        { status: MessageStatus.DELIVERED, reason: 'Test restaurant: it went nowhere' },
      ]),
    );
  expect((await listed(phoneNumber))[0]?.text).toContain('is booked');
  // One of a live restaurant to the same number, which comes later, is there: so would be the others.
  await running.booked(reservation({ restaurantId: 'r1', phoneNumber, email }));
  await eventually(async () => expect(await sentTo(email)).toHaveLength(1));
  await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(1));
  expect((await sentTo(phoneNumber))[0]?.text).toContain('Trattoria r1');
  expect(await sentTo('t1@restaurant.example')).toEqual([]);
});

test('a link for a new address goes nowhere either', async () => {
  const email = 'elsewhere@example.com';
  const link = { restaurantId: 't1', email, token: 'tok', expiresAt: { seconds: 4_000_000_000n, nanos: 0 } };
  await running.publish(outboxEntry(events.addressConfirmationRequested, link, made()));
  await eventually(async () =>
    expect(await listed(email)).toMatchObject([{ status: MessageStatus.DELIVERED }]),
  );
  expect(await sentTo(email)).toEqual([]);
});

test('it counts against no quota, of its account or of a number', async () => {
  const counted = async () => {
    const all = await running.connection.collection<{ count: number }>('quota_counts').find().toArray();
    return all.reduce((sum, { count }) => sum + count, 0);
  };
  const before = await counted();
  const phoneNumber = newPhone();
  for (let more = 0; more < 25; more += 1)
    await running.booked(reservation({ restaurantId: 't1', phoneNumber, id: `many-${more}` }));
  await eventually(async () =>
    expect(
      (await listed(phoneNumber)).filter(({ status }) => status === MessageStatus.DELIVERED),
    ).toHaveLength(25),
  );
  expect(await counted()).toBe(before);
  await running.booked(reservation({ restaurantId: 'r1', phoneNumber: newPhone() }));
  await eventually(async () => expect(await counted()).toBeGreaterThan(before));
});

test('a real reply is never taken for one to a test: it is the restaurant’s that wrote', async () => {
  const phoneNumber = newPhone();
  await running.booked(reservation({ id: 'real', restaurantId: 'r1', phoneNumber }));
  await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(1));
  await running.booked(reservation({ id: 'later', restaurantId: 't1', phoneNumber }));
  await eventually(async () => expect(await listed(phoneNumber)).toHaveLength(1));
  await running.providers.inbound(phoneNumber, 'We are five');
  await eventually(async () => {
    const { replies } = await running.replies.listReplies({ restaurantId: 'r1' }, member('r1'));
    expect(replies.filter(({ reservationId }) => reservationId === 'real')).toHaveLength(1);
  });
  const { replies } = await running.replies.listReplies({ restaurantId: 't1' }, tester);
  expect(replies.filter(({ reservationId }) => reservationId === 'later')).toEqual([]);
});

test('a simulated reply is stored, and STOP in it ends the messages of the test alone', async () => {
  const phoneNumber = newPhone();
  await running.booked(reservation({ id: 'asked', restaurantId: 't1', phoneNumber }));
  await eventually(async () => expect(await listed(phoneNumber)).toHaveLength(1));
  expect(await reply(phoneNumber, 'We are five')).toMatchObject({ answer: expect.any(String) as string });
  const { replies } = await running.replies.listReplies({ restaurantId: 't1' }, tester);
  expect(replies.filter(({ reservationId }) => reservationId === 'asked')).toMatchObject([
    { text: 'We are five' },
  ]);
  expect((await reply(phoneNumber, 'STOP')).answer).toContain('no more messages');
  await running.booked(reservation({ id: 'stopped', restaurantId: 't1', phoneNumber }));
  await eventually(async () =>
    expect((await listed(phoneNumber)).find(({ reservationId }) => reservationId === 'stopped')?.status).toBe(
      MessageStatus.SUPPRESSED,
    ),
  );
  await running.booked(reservation({ restaurantId: 'r1', phoneNumber }));
  await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(1));
});

test('it does not learn who has opted out of the sender that restaurants share', async () => {
  const phoneNumber = newPhone();
  await running.booked(reservation({ restaurantId: 'r1', phoneNumber }));
  await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(1));
  await running.providers.inbound(phoneNumber, 'STOP');
  await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(2));
  await running.booked(reservation({ restaurantId: 't1', phoneNumber }));
  await eventually(async () =>
    expect(await listed(phoneNumber)).toMatchObject([{ status: MessageStatus.DELIVERED }]),
  );
});

test('replies are simulated there alone, and a bad one is refused with the names of its fields', async () => {
  const asked = { restaurantId: 'r1', phoneNumber: newPhone(), text: 'C' };
  expect(await refusalOf(running.replies.simulateReply(asked, member('r1')))).toMatchObject({
    code: 'not-a-test-restaurant',
  });
  expect(await refusalOf(running.replies.simulateReply(asked, tester))).toMatchObject({ kind: 'not-found' });
  expect(await refusalOf(reply('home', 'C'))).toMatchObject({ fields: [{ field: 'phoneNumber' }] });
  expect(await refusalOf(reply(newPhone(), ' '))).toMatchObject({ fields: [{ field: 'text' }] });
});

test('it has no sender of its own, so that it takes and asks about nobody’s number', async () => {
  const given = { restaurantId: 't1', address: '+12127369999' };
  expect(await refusalOf(running.senders.putSender(given, tester))).toMatchObject({
    code: 'test-restaurant',
  });
});

test('its webhooks work under every plan', async () => {
  const receiver = await startReceiver();
  try {
    const asked = { restaurantId: 't1', name: 'Tests', url: `${receiver.url}/hook`, on: true };
    await running.webhooks.createWebhook({ ...asked, kinds: ['reservation.booked'] }, tester);
    await running.booked(reservation({ restaurantId: 't1' }));
    await eventually(async () => expect(receiver.received).toHaveLength(1));
  } finally {
    await receiver.close();
  }
});
