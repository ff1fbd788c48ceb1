import { Role } from '@tablewell/chassis/access';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, allStoredText, refusalOf } from '@tablewell/chassis/testing';
import { Channel, MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import {
  made,
  member,
  newPhone,
  reservation,
  startNotifications,
  tomorrow,
  type NotificationHarness,
} from './harness';

let running: NotificationHarness;
const from = 'whatsapp:+14155238886';
const contents = { en: `HX${'1'.repeat(32)}`, fr: `HX${'2'.repeat(32)}` };

beforeAll(async () => {
  running = await startNotifications({ smsToNumberOfRestaurant: 4 }, 2, { whatsApp: { from, contents } });
  await Promise.all(['r1', 'r2', 'plain'].map((id) => running.publishRestaurant(id)));
  for (const restaurantId of ['r1', 'r2'])
    await running.senders.useWhatsApp({ restaurantId, usesWhatsapp: true }, member(restaurantId));
});
afterAll(() => running?.stop());
afterEach(() => running.providers.fault('sms', 'ok'));

const sent = (phone: string) => running.providers.messages(phone);
const sentTo = (phone: string, count = 1) =>
  eventually(async () => {
    const found = await sent(phone);
    expect(found).toHaveLength(count);
    return found;
  });
const writes = (phone: string, text: string) =>
  running.providers.inbound(`whatsapp:${phone}`, text, undefined, from);
const threadOf = (reservationId: string, restaurantId = 'r1') =>
  running.api.listThread({ restaurantId, reservationId }, member(restaurantId, Role.HOST));
const stateOf = async (reservationId: string) => {
  const { messages } = await threadOf(reservationId);
  return messages.find(({ channel }) => channel === Channel.WHATSAPP);
};

/** Books, and waits until the message has been read. */
async function booked(id: string, more: object = {}) {
  const phone = newPhone();
  await running.booked(reservation({ id, phoneNumber: phone, ...more }));
  await sentTo(phone);
  return phone;
}

describe('a restaurant that chose WhatsApp', () => {
  test('sends its messages by it, each once, with what the guest did', async () => {
    const phone = await booked('chosen');
    expect((await sent(phone))[0]).toMatchObject({
      ...{ channel: 'whatsapp', from, to: `whatsapp:${phone}` },
      text: expect.stringMatching(/^News of your reservation: Trattoria r1: your table .* Thank you!$/),
    });
    await eventually(async () => expect((await stateOf('chosen'))?.status).toBe(MessageStatus.READ));
    const other = newPhone();
    await running.booked(reservation({ restaurantId: 'plain', phoneNumber: other }));
    expect((await sentTo(other))[0]).toMatchObject({ channel: 'sms', to: other });
  });

  test('sends any text to who wrote within a day, as an answer is', async () => {
    const phone = await booked('window');
    await writes(phone, 'is there parking?');
    await eventually(async () =>
      expect((await threadOf('window')).replies).toMatchObject([
        { text: 'is there parking?', channel: Channel.WHATSAPP },
      ]),
    );
    const answer = { restaurantId: 'r1', reservationId: 'window', phoneNumber: phone, answerId: 'w1' };
    await running.api.answerDiner(
      { ...answer, text: 'Yes,\nbehind the house.', startsAt: timestampFromDate(tomorrow) },
      member('r1', Role.HOST),
    );
    const [free] = await sentTo(phone, 2);
    expect(free?.text).toBe('Trattoria r1: Yes, behind the house.');
  });

  test('is in doubt after a lost answer, looked up, and sent once', async () => {
    await running.providers.fault('sms', 'flaky', { rate: 1 });
    const phone = newPhone();
    await running.booked(reservation({ id: 'doubt', phoneNumber: phone }));
    const stored = running.connection.collection('messages');
    await eventually(async () =>
      expect(await stored.countDocuments({ to: phone, attempts: { $gte: 3 } })).toBe(1),
    );
    await running.providers.fault('sms', 'ok');
    await eventually(async () => expect((await stateOf('doubt'))?.status).toBe(MessageStatus.READ), 20_000);
    expect(await sent(phone)).toHaveLength(1);
  });

  test('reads a cancellation after its booking, though the channel changed between', async () => {
    const phone = newPhone();
    await running.providers.fault('sms', 'down');
    const party = reservation({ id: 'switched', restaurantId: 'r2', phoneNumber: phone });
    await running.booked(party);
    await running.senders.useWhatsApp({ restaurantId: 'r2', usesWhatsapp: false }, member('r2'));
    await running.publish(
      outboxEntry(events.reservationCanceled, { reservation: { ...party, version: 2n } }, made()),
    );
    await running.providers.fault('sms', 'ok');
    await eventually(async () => expect((await sent(phone))[0]?.text).toContain('is canceled'), 20_000);
    expect((await sent(phone))[0]?.channel).toBe('sms');
    await running.senders.useWhatsApp({ restaurantId: 'r2', usesWhatsapp: true }, member('r2'));
  });
});

describe('STOP by WhatsApp', () => {
  test('ends the messages of all restaurants on that channel, and no SMS of others, until START', async () => {
    const phone = await booked('stop');
    await writes(phone, 'STOP');
    await eventually(async () => expect((await sent(phone))[0]?.text).toContain('no more messages'));
    for (const restaurantId of ['r1', 'r2'])
      await running.booked(reservation({ restaurantId, phoneNumber: phone, id: `silent-${restaurantId}` }));
    await eventually(async () =>
      expect(await stateOf('silent-r1')).toMatchObject({ reason: 'The guest has opted out' }),
    );
    await running.booked(reservation({ restaurantId: 'plain', phoneNumber: phone }));
    await sentTo(phone, 3);
    // START to another channel undoes nothing here.
    await running.providers.inbound(phone, 'START');
    await running.booked(reservation({ phoneNumber: phone, id: 'still' }));
    await eventually(async () =>
      expect(await stateOf('still')).toMatchObject({ reason: 'The guest has opted out' }),
    );
    await writes(phone, 'START');
    await running.booked(reservation({ phoneNumber: phone, id: 'again' }));
    await eventually(async () => expect((await stateOf('again'))?.status).toBe(MessageStatus.READ));
  });

  test('ends the SMS of the restaurant that it answers, too, also from its own sender, until START there', async () => {
    const phone = await booked('answered');
    await running.booked(reservation({ id: 'other', restaurantId: 'plain', phoneNumber: phone }));
    await sentTo(phone, 2);
    await writes(phone, 'STOP');
    await eventually(async () => expect((await sent(phone))[0]?.text).toContain('no more messages'));
    const bySms = async (id: string, restaurantId: string) => {
      await running.booked(reservation({ id, restaurantId, phoneNumber: phone }));
      return eventually(async () => {
        const { messages } = await threadOf(id, restaurantId);
        const sms = messages.find(({ channel }) => channel === Channel.SMS);
        expect(sms).toBeDefined();
        expect(sms?.status).not.toBe(MessageStatus.QUEUED);
        return sms?.reason;
      });
    };
    const r1 = { restaurantId: 'r1' };
    await running.senders.useWhatsApp({ ...r1, usesWhatsapp: false }, member('r1'));
    try {
      expect(await bySms('of shared', 'r1')).toBe('The guest has opted out');
      await running.senders.putSender({ ...r1, address: '+12025550143' }, member('r1'));
      expect(await bySms('of own', 'r1')).toBe('The guest has opted out');
      expect(await bySms('of another', 'plain')).toBe('');
      // START to another number undoes nothing here.
      await running.providers.inbound(phone, 'START');
      expect(await bySms('still ended', 'r1')).toBe('The guest has opted out');
      await writes(phone, 'START');
      await eventually(async () => expect((await sent(phone))[0]?.channel).toBe('whatsapp'));
      expect(await bySms('resumed', 'r1')).toBe('');
    } finally {
      await running.senders.putSender({ ...r1, address: '' }, member('r1'));
      await running.senders.useWhatsApp({ ...r1, usesWhatsapp: true }, member('r1'));
    }
  });

  test('is erased with the guest, as is that they wrote', async () => {
    const phone = await booked('erased', { restaurantId: 'r1' });
    await writes(phone, 'STOP');
    await eventually(async () => expect((await sent(phone))[0]?.text).toContain('no more messages'));
    await running.publish(
      outboxEntry(
        events.guestErased,
        { restaurantId: 'r1', guestId: 'g1', reservationIds: ['erased'] },
        made(),
      ),
    );
    await eventually(async () =>
      expect(await allStoredText(running.connection)).not.toContain(phone.slice(1)),
    );
  });
});

test('WhatsApp is chosen by those who may change the settings, where the operator offers it', async () => {
  const choose = (as = member('plain')) =>
    refusalOf(running.senders.useWhatsApp({ restaurantId: 'plain', usesWhatsapp: true }, as));
  expect(await choose(member('plain', Role.HOST))).toMatchObject({ kind: 'forbidden' });
  expect(await choose(member('r1'))).toMatchObject({ kind: 'not-found' });
  const { sender } = await running.senders.getSender({ restaurantId: 'plain' }, member('plain'));
  expect(sender).toMatchObject({ offersWhatsapp: true, usesWhatsapp: false });
});

describe('a message by WhatsApp that fails', () => {
  const bySms = async (phone: string) => (await sent(phone)).filter(({ channel }) => channel === 'sms');
  const smsOf = async (reservationId: string) =>
    (await threadOf(reservationId)).messages.find(({ channel }) => channel === Channel.SMS);
  const reported = async (phone: string, ...states: string[]) => {
    const [byWhatsApp] = (await sent(phone)).filter(({ channel }) => channel === 'whatsapp');
    for (const status of states)
      await running.providers.report(running.api, byWhatsApp?.id ?? '', status, {
        ...{ To: `whatsapp:${phone}`, From: from },
        ...(status === 'failed' ? { ErrorCode: '63024' } : {}),
      });
  };
  /** Longer than the service takes to look for failed ones. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 1_500));
  beforeAll(() => running.providers.keepReports(true));
  afterAll(() => running.providers.keepReports(false));

  test('is sent by SMS instead, once, and says how to opt out', async () => {
    const phone = await booked('without');
    await reported(phone, 'failed', 'failed', 'undelivered');
    await eventually(async () => expect(await bySms(phone)).toHaveLength(1));
    await settled();
    const [sms, ...more] = await bySms(phone);
    expect(more).toEqual([]);
    expect(sms).toMatchObject({ to: phone, text: expect.stringMatching(/^Trattoria r1: .* STOP/) });
    expect(await stateOf('without')).toMatchObject({ status: MessageStatus.FAILED });
  });

  test('is not sent by SMS after a STOP on either channel', async () => {
    const byWhatsApp = await booked('stopped');
    await writes(byWhatsApp, 'STOP');
    await reported(byWhatsApp, 'failed');
    const text = await booked('stopped sms');
    await running.providers.inbound(text, 'STOP');
    await reported(text, 'failed');
    await eventually(async () =>
      expect(await smsOf('stopped sms')).toMatchObject({ reason: 'The guest has opted out' }),
    );
    await settled();
    expect(await smsOf('stopped')).toBeUndefined();
    expect((await bySms(text)).filter((message) => message.text.includes('table'))).toEqual([]);
  });

  test.each([
    ['has arrived after all', { status: 'delivered', inDoubt: false }],
    ['may have been taken', { status: 'failed', inDoubt: true }],
  ])('is not sent by SMS if it %s', async (_what, state) => {
    const phone = await booked(`to keep ${state.status}`);
    const messages = running.connection.collection('messages');
    await messages.updateOne({ to: phone }, { $set: { ...state, fallBackAt: new Date() } });
    await eventually(async () =>
      expect(await messages.countDocuments({ to: phone, fallBackAt: { $exists: true } })).toBe(0),
    );
    expect(await messages.countDocuments({ to: phone })).toBe(1);
  });
});

test('STOP to a restaurant’s own sender of SMS ends its messages by WhatsApp, and no other restaurant’s', async () => {
  const own = '+12025550142';
  await running.senders.putSender({ restaurantId: 'r2', address: own }, member('r2'));
  const phone = newPhone();
  await running.providers.inbound(phone, 'STOP', undefined, own);
  await running.booked(reservation({ id: 'own r2', restaurantId: 'r2', phoneNumber: phone }));
  await running.booked(reservation({ id: 'own r1', restaurantId: 'r1', phoneNumber: phone }));
  await eventually(async () => {
    const { messages } = await threadOf('own r2', 'r2');
    expect(messages).toMatchObject([{ reason: 'The guest has opted out' }]);
    expect((await stateOf('own r1'))?.status).toBe(MessageStatus.READ);
  });
});

test('a message that the provider finds outside of the window is undelivered', async () => {
  const phone = newPhone();
  const id = 'outside';
  await running.booked(reservation({ id, phoneNumber: phone }));
  await eventually(async () => expect((await stateOf(id))?.status).toBe(MessageStatus.READ));
  // The window that the service knows of is open, and that of the provider is not.
  const key = { _id: `whatsapp:${phone}`, phone, until: tomorrow };
  await running.connection.collection<typeof key>('conversations').insertOne(key);
  await running.booked(reservation({ id: 'late', phoneNumber: phone }));
  await eventually(async () =>
    expect(await stateOf('late')).toMatchObject({
      status: MessageStatus.UNDELIVERED,
      reason: 'The provider reports error 63016',
    }),
  );
});
