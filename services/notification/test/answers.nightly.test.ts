import { errorToRefusal } from '@tablewell/chassis/rpc';
import { eventually } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
  await Promise.all([running.publishRestaurant('r1'), running.publishRestaurant('r2')]);
});
afterAll(() => running?.stop());

describe('a guest who answers', () => {
  test('STOP to the shared number ends the SMS of all that use it, until START', async () => {
    const phone = newPhone();
    const texts = async () => (await running.providers.messages(phone)).map(({ text }) => text);
    await running.booked(reservation({ phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(1));
    await running.booked(reservation({ restaurantId: 'r2', phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(2));
    await eventually(async () => {
      const { messages } = await running.api.listMessages({ restaurantId: 'r2' }, member('r2'));
      expect(messages.find(({ to }) => to === phone)?.status).toBe(MessageStatus.DELIVERED);
    });
    await running.providers.inbound(phone, ' Stop. ');
    await eventually(async () =>
      expect((await texts())[0]).toBe(
        'You will get no more messages from Trattoria r2, nor from any other restaurant on this number. Reply START to undo.',
      ),
    );
    for (const restaurantId of ['r1', 'r2']) {
      const id = `stopped-${restaurantId}`;
      await running.booked(reservation({ id, restaurantId, phoneNumber: phone }));
      await eventually(async () => {
        const { messages } = await running.api.listMessages({ restaurantId }, member(restaurantId));
        const sms = messages.find(({ reservationId, to }) => reservationId === id && to === phone);
        expect(sms?.status).toBe(MessageStatus.SUPPRESSED);
      });
    }
    await running.providers.inbound(phone, 'HELP');
    await eventually(async () =>
      expect((await texts())[0]).toContain('messages about your reservation. Call +12127360000.'),
    );
    await running.providers.inbound(phone, 'start');
    await eventually(async () => expect((await texts())[0]).toContain('from Trattoria r2 again'));
    await running.booked(reservation({ restaurantId: 'r1', phoneNumber: phone }));
    await eventually(async () => expect((await texts())[0]).toMatch(/^Trattoria r1.*is booked/));
  });

  test('STOP to a message in doubt is applied, too', async () => {
    const phones = Array.from({ length: 8 }, newPhone);
    const texts = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);
    // Cycles through all of the provider's faults, look-ups included, so that accepted messages stay unclear.
    await running.providers.fault('sms', 'flaky', { rate: 1, delayMs: 250 });
    for (const phoneNumber of phones) await running.booked(reservation({ phoneNumber }));
    const phone = await eventually(async () => {
      const counts = await Promise.all(phones.map(async (each) => (await texts(each)).length));
      const recipient = phones[counts.indexOf(1)];
      if (!recipient) throw new Error('no message was sent yet');
      return recipient;
    });
    await running.providers.inbound(phone, 'STOP');
    await eventually(async () =>
      expect((await texts(phone))[0]).toBe(
        'You will get no more messages from Trattoria r1, nor from any other restaurant on this number. Reply START to undo.',
      ),
    );
    await running.providers.fault('sms', 'ok');
    await running.booked(reservation({ phoneNumber: phone }));
    await eventually(async () => {
      const { messages } = await running.api.listMessages({ restaurantId: 'r1' }, member('r1'));
      expect(messages.find(({ to }) => to === phone)?.status).toBe(MessageStatus.SUPPRESSED);
    });
    expect(await texts(phone)).toHaveLength(2);
  });

  test('is refused without the provider’s signature', async () => {
    const fields = { MessageSid: 'SM1', From: newPhone(), Body: 'STOP' };
    const refused = running.api.receiveSmsWebhook({ fields, signature: 'guess' }).catch(errorToRefusal);
    expect(await refused).toMatchObject({ kind: 'invalid', code: 'bad-signature' });
  });
});
