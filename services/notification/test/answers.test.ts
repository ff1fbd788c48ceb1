import { errorToRefusal } from '@tablewell/chassis/rpc';
import { eventually } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { member, newPhone, reservation, setStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
  await Promise.all([stage.keepRestaurant('r1'), stage.keepRestaurant('r2')]);
});
afterAll(() => stage?.stop());

describe('a guest who answers', () => {
  test('STOP opts out of the restaurant that last sent a message, until START', async () => {
    const phone = newPhone();
    const texts = async () => (await stage.outside.messages(phone)).map(({ text }) => text);
    await stage.booked(reservation({ phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(1));
    await stage.booked(reservation({ restaurantId: 'r2', phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(2));
    await eventually(async () => {
      const { messages } = await stage.api.listMessages({ restaurantId: 'r2' }, member('r2'));
      expect(messages.find(({ to }) => to === phone)?.status).toBe(MessageStatus.DELIVERED);
    });
    await stage.outside.inbound(phone, ' Stop. ');
    await eventually(async () =>
      expect((await texts())[0]).toBe(
        'You will get no more messages from Trattoria r2. Reply START to undo.',
      ),
    );
    await stage.booked(reservation({ restaurantId: 'r2', phoneNumber: phone }));
    await stage.booked(reservation({ phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(4));
    expect((await texts())[0]).toContain('Trattoria r1');
    await stage.outside.inbound(phone, 'HELP');
    await eventually(async () =>
      expect((await texts())[0]).toContain('messages about your reservation. Call +12127360000.'),
    );
    await stage.outside.inbound(phone, 'start');
    await eventually(async () => expect((await texts())[0]).toContain('from Trattoria r2 again'));
    await stage.booked(reservation({ restaurantId: 'r2', phoneNumber: phone }));
    await eventually(async () => expect((await texts())[0]).toContain('is booked'));
  });

  test('STOP to a message in doubt is applied, too', async () => {
    const phones = Array.from({ length: 8 }, newPhone);
    const texts = async (phone: string) => (await stage.outside.messages(phone)).map(({ text }) => text);
    // Cycles through all of the provider's faults, look-ups included, so that accepted messages stay unclear.
    await stage.outside.fault('sms', 'flaky', { rate: 1 });
    for (const phoneNumber of phones) await stage.booked(reservation({ phoneNumber }));
    const phone = await eventually(async () => {
      const counts = await Promise.all(phones.map(async (each) => (await texts(each)).length));
      const recipient = phones[counts.indexOf(1)];
      if (!recipient) throw new Error('no message was sent yet');
      return recipient;
    });
    await stage.outside.inbound(phone, 'STOP');
    await eventually(async () =>
      expect((await texts(phone))[0]).toBe(
        'You will get no more messages from Trattoria r1. Reply START to undo.',
      ),
    );
    await stage.outside.fault('sms', 'ok');
    await stage.booked(reservation({ phoneNumber: phone }));
    await eventually(async () => {
      const { messages } = await stage.api.listMessages({ restaurantId: 'r1' }, member('r1'));
      expect(messages.find(({ to }) => to === phone)?.status).toBe(MessageStatus.SUPPRESSED);
    });
    expect(await texts(phone)).toHaveLength(2);
  });

  test('is refused without the provider’s signature', async () => {
    const fields = { MessageSid: 'SM1', From: newPhone(), Body: 'STOP' };
    const refused = stage.api.receiveSmsWebhook({ fields, signature: 'guess' }).catch(errorToRefusal);
    expect(await refused).toMatchObject({ kind: 'invalid', code: 'bad-signature' });
  });
});
