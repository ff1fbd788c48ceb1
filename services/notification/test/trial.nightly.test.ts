import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { made, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running?.stop());

const ending = (ownerId: string, daysLeft: number) =>
  running.publish(
    outboxEntry(events.trialEnding, { ownerId, email: `${ownerId}@billing.example`, daysLeft }, made()),
  );
const subjects = async (to: string) =>
  (await running.providers.messages(to)).map(({ subject }) => subject).sort();

test('an owner is notified when their trial ends soon and when it has ended', async () => {
  await running.publishOwner('t1', true);
  for (const days of [5, 2, 0]) await ending('owner-of-t1', days);
  await eventually(async () =>
    expect(await subjects('owner-t1@example.com')).toEqual([
      'Your free trial ends in 2 days',
      'Your free trial ends in 5 days',
      'Your free trial has ended',
    ]),
  );
  const [mail] = await running.providers.messages('owner-t1@example.com');
  expect(mail?.text).toContain('http://localhost:8080/subscription');
});

test('nothing is sent to an unverified address', async () => {
  await running.publishOwner('t2', false);
  await running.publishOwner('t3', true);
  await ending('owner-of-t2', 5);
  await ending('owner-of-t3', 5);
  await eventually(async () => expect(await subjects('owner-t3@example.com')).toHaveLength(1));
  expect(await subjects('owner-t2@example.com')).toEqual([]);
});
