import { eventually, metricValue } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
  await Promise.all([running.publishRestaurant('r1'), running.publishRestaurant('r2')]);
});
afterAll(() => running?.stop());

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
    await running.providers.fault('sms', 'flaky', { rate: 1, delayMs: 250 });
    for (const phoneNumber of numbers) await running.booked(reservation({ phoneNumber }));
    const counts = async () =>
      Promise.all(numbers.map(async (phone) => (await running.providers.messages(phone)).length));
    await eventually(
      async () => expect((await counted('postponed')) - before.postponed).toBeGreaterThan(numbers.length),
      20_000,
    );
    await running.providers.fault('sms', 'ok');
    await eventually(async () => {
      const { messages } = await running.api.listMessages(
        { restaurantId: 'r1', pageSize: 200 },
        member('r1'),
      );
      const reported = messages.filter(({ to }) => numbers.includes(to));
      expect(reported.map(({ status }) => status)).toEqual(numbers.map(() => MessageStatus.DELIVERED));
    });
    expect(await counts()).toEqual(numbers.map(() => 1));
    expect((await counted('sent')) - before.sent).toBe(numbers.length);
    expect((await counted('delivered')) - before.delivered).toBe(numbers.length);
  });

  test('waits while the mail server is unavailable', async () => {
    await running.providers.fault('mail', 'down');
    await running.booked(reservation({ restaurantId: 'r2', name: 'Patience' }));
    const postponed = { kind: 'reservation-booked', channel: 'email', outcome: 'postponed' };
    await eventually(async () =>
      expect(await metricValue('tablewell_messages_total', postponed)).toBeGreaterThan(0),
    );
    expect(await running.providers.messages('r2@restaurant.example')).toHaveLength(0);
    await running.providers.fault('mail', 'ok');
    await eventually(async () =>
      expect(await running.providers.messages('r2@restaurant.example')).toHaveLength(1),
    );
  });
});
