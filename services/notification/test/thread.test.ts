import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
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

beforeAll(async () => {
  running = await startNotifications({ smsToNumberOfRestaurant: 3 });
  await Promise.all([running.publishRestaurant('r1'), running.publishRestaurant('r2')]);
  await running.publishRestaurant('silent', { smsNotifications: false });
  await running.publishOnlyRestaurant('basic');
  await Promise.all([running.publishPlan('basic', 1n, false), running.publishOwner('basic', true)]);
});
afterAll(() => running?.stop());

const host = (restaurantId: string) => member(restaurantId, Role.HOST);
const texts = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);
const thread = (reservationId: string, restaurantId = 'r1', as = host(restaurantId)) =>
  running.api.listThread({ restaurantId, reservationId }, as);
let answers = 0;
const answer = (reservationId: string, phoneNumber: string, more: object = {}, as = host('r1')) =>
  running.api.answerDiner(
    {
      ...{ restaurantId: 'r1', reservationId, phoneNumber, text: 'See you soon', language: '' },
      ...{ startsAt: timestampFromDate(tomorrow), answerId: `a${++answers}`, ...more },
    },
    as,
  );

async function diner(id: string) {
  const phone = newPhone();
  await running.booked(reservation({ id, phoneNumber: phone, email: `${id}@example.com` }));
  await eventually(async () => expect(await texts(phone)).toHaveLength(1));
  return phone;
}

describe('the thread of a reservation', () => {
  test('has what the diner was sent and answered, for hosts of its restaurant', async () => {
    const phone = await diner('told');
    await running.providers.inbound(phone, 'is there parking?');
    await answer('told', phone, { text: 'Yes, behind the house.' });
    await eventually(async () => {
      const { messages, replies } = await thread('told');
      expect(messages.map(({ kind }) => kind).sort()).toEqual([
        'diner-booked',
        'reservation-booked',
        'staff-answer',
      ]);
      expect(messages.find(({ kind }) => kind === 'staff-answer')).toMatchObject({
        text: 'Trattoria r1: Yes, behind the house.',
        status: MessageStatus.DELIVERED,
      });
      expect(replies).toMatchObject([{ text: 'is there parking?' }]);
    });
    expect((await texts(phone))[0]).toBe('Trattoria r1: Yes, behind the house.');
    expect(await refusalOf(thread('told', 'r1', host('r2')))).toMatchObject({ kind: 'not-found' });
    expect(await thread('told', 'r2')).toMatchObject({ messages: [], replies: [] });
  });
});

describe('an answer to a diner', () => {
  test('is sent once, however often it is asked for', async () => {
    const phone = await diner('once');
    const again = () => answer('once', phone, { answerId: 'same' });
    await Promise.all([again(), again(), again()]);
    await again();
    await eventually(async () => expect(await texts(phone)).toHaveLength(2));
    expect((await thread('once')).messages.filter(({ kind }) => kind === 'staff-answer')).toHaveLength(1);
  });

  test('is not overtaken by later messages about the reservation', async () => {
    const phone = newPhone();
    await running.providers.fault('sms', 'down');
    await running.booked(reservation({ id: 'order', phoneNumber: phone }));
    await answer('order', phone);
    await running.publish(
      outboxEntry(
        events.reservationCanceled,
        { reservation: reservation({ id: 'order', phoneNumber: phone, version: 2n }) },
        made(),
      ),
    );
    await running.providers.fault('sms', 'ok');
    await eventually(async () =>
      expect(await texts(phone)).toContain('Trattoria r1: See you soon Reply STOP to opt out.'),
    );
  });

  test('has no links, and is bounded in length and by number and day', async () => {
    const phone = await diner('bounded');
    await answer('bounded', phone, { text: 'Look at https://evil.example/x\nnow' });
    await eventually(async () => expect((await texts(phone))[0]).not.toContain('://'));
    for (const text of ['', '   ', 'x'.repeat(481)])
      expect(await refusalOf(answer('bounded', phone, { text }))).toMatchObject({
        fields: [{ field: 'text' }],
      });
    await answer('bounded', phone);
    await answer('bounded', phone);
    await eventually(async () => {
      const { messages } = await thread('bounded');
      expect(messages.filter(({ status }) => status === MessageStatus.SUPPRESSED)).toMatchObject([
        { reason: 'Too many SMS went to this number today' },
      ]);
    });
    expect(await texts(phone)).toHaveLength(3);
  });

  test('is refused where no other SMS may be sent, with the reason', async () => {
    const phone = await diner('quiet');
    await running.providers.inbound(phone, 'STOP');
    expect(await refusalOf(answer('quiet', phone))).toMatchObject({
      kind: 'conflict',
      message: 'The guest has opted out.',
    });
    expect(await refusalOf(answer('quiet', ''))).toMatchObject({ kind: 'conflict', code: 'no-number' });
    expect(await refusalOf(answer('quiet', phone, {}, host('r2')))).toMatchObject({ kind: 'not-found' });
    const of = (restaurantId: string) =>
      refusalOf(answer('quiet', newPhone(), { restaurantId }, host(restaurantId)));
    expect(await of('silent')).toMatchObject({ kind: 'conflict', code: 'sms-off' });
    expect(await of('basic')).toMatchObject({ kind: 'plan-required', requiredPlan: 'premium' });
  });
});
