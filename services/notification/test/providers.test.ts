import { eventually, metricValue } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { member, newPhone, reservation, setStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
  await Promise.all([stage.keepRestaurant('r1'), stage.keepRestaurant('r2')]);
});
afterAll(() => stage?.stop());

describe('a reservation while a provider fails', () => {
  test('is notified exactly once however the provider fails', async () => {
    const numbers = Array.from({ length: 12 }, newPhone);
    const kind = 'reservation-booked';
    const counted = (outcome: string) =>
      metricValue('tablewell_messages_total', { kind, channel: 'sms', outcome });
    const before = {
      postponed: await counted('postponed'),
      sent: await counted('sent'),
      delivered: await counted('delivered'),
    };
    // Cycles through all of the provider's faults, for every call, look-ups included.
    await stage.outside.fault('sms', 'flaky', { rate: 1 });
    for (const phoneNumber of numbers) await stage.booked(reservation({ phoneNumber }));
    const counts = async () =>
      Promise.all(numbers.map(async (phone) => (await stage.outside.messages(phone)).length));
    await eventually(
      async () => expect((await counted('postponed')) - before.postponed).toBeGreaterThan(numbers.length),
      20_000,
    );
    await stage.outside.fault('sms', 'ok');
    await eventually(async () => {
      const { messages } = await stage.api.listMessages({ restaurantId: 'r1', pageSize: 200 }, member('r1'));
      const reported = messages.filter(({ to }) => numbers.includes(to));
      expect(reported.map(({ status }) => status)).toEqual(numbers.map(() => MessageStatus.DELIVERED));
    });
    expect(await counts()).toEqual(numbers.map(() => 1));
    expect((await counted('sent')) - before.sent).toBe(numbers.length);
    expect((await counted('delivered')) - before.delivered).toBe(numbers.length);
  });

  test('waits while the mail server is unavailable', async () => {
    await stage.outside.fault('mail', 'down');
    await stage.booked(reservation({ restaurantId: 'r2', name: 'Patience' }));
    const postponed = { kind: 'reservation-booked', channel: 'email', outcome: 'postponed' };
    await eventually(async () =>
      expect(await metricValue('tablewell_messages_total', postponed)).toBeGreaterThan(0),
    );
    expect(await stage.outside.messages('r2@restaurant.example')).toHaveLength(0);
    await stage.outside.fault('mail', 'ok');
    await eventually(async () =>
      expect(await stage.outside.messages('r2@restaurant.example')).toHaveLength(1),
    );
  });
});
