import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { made, member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  // Two replicas on one store, which share the durable consumer.
  running = await startNotifications({}, 2);
  await running.publishRestaurant('r1');
});
afterAll(async () => {
  // The provider still reports the delivery of the last messages.
  await eventually(async () =>
    expect(
      await running.connection.collection('messages').countDocuments({ channel: 'sms', status: 'sent' }),
    ).toBe(0),
  );
  await running.stop();
});

/** The events of one reservation: booked, moved, canceled. */
function life(phoneNumber: string) {
  const first = reservation({ phoneNumber });
  const startsAt = timestampFromDate(new Date(Date.now() + 1e8));
  const moved = { ...first, version: 2n, localMinute: 1_200, startsAt };
  const gone = { ...moved, version: 3n, status: ReservationStatus.CANCELED };
  return {
    id: first.id ?? '',
    booked: outboxEntry(events.reservationBooked, { reservation: first }, made()),
    changed: outboxEntry(events.reservationChanged, { reservation: moved, previous: first }, made()),
    canceled: outboxEntry(events.reservationCanceled, { reservation: gone }, made()),
  };
}

const kinds = ['is booked for', 'is now for', 'is canceled'];
/** The versions sent to a number, in the order in which the provider accepted them. */
const versionsTo = async (phone: string) =>
  (await running.providers.messages(phone))
    .reverse()
    .map(({ text }) => kinds.findIndex((kind) => text.includes(kind)));

/** The log's entries about a reservation's SMS, once none is pending. */
async function settled(reservationId: string, count: number) {
  const { messages } = await running.api.listMessages({ restaurantId: 'r1', pageSize: 200 }, member('r1'));
  const own = messages.filter((message) => message.reservationId === reservationId && message.channel === 2);
  expect(own).toHaveLength(count);
  if (own.some(({ status }) => status === MessageStatus.QUEUED)) throw new Error('some wait');
  return own;
}

const inOrder = (versions: number[]) =>
  versions.every((version, index) => index === 0 || version > (versions[index - 1] ?? 0));

test('after an outage of the provider a diner gets the newest state last', async () => {
  await running.providers.fault('sms', 'down');
  const lives = Array.from({ length: 8 }, newPhone).map((phone) => ({
    phone,
    ...life(phone),
  }));
  for (const { booked } of lives) await running.publish(booked);
  await eventually(async () => {
    const waiting = { channel: 'sms', status: 'queued', attempts: { $gte: 2 } };
    expect(await running.connection.collection('messages').countDocuments(waiting)).toBe(lives.length);
  });
  await running.providers.fault('sms', 'ok');
  for (const { changed, canceled } of lives)
    await Promise.all([running.publish(changed), running.publish(canceled)]);
  for (const { id, phone } of lives) {
    const log = await eventually(() => settled(id, 3), 60_000);
    const versions = await versionsTo(phone);
    expect(versions.at(-1)).toBe(2);
    expect(inOrder(versions)).toBe(true);
    // Messages that were not sent have a reason.
    const suppressed = log.filter(({ status }) => status === MessageStatus.SUPPRESSED);
    expect(suppressed).toHaveLength(3 - versions.length);
    for (const { reason } of suppressed)
      expect(reason).toBe('A newer message about the reservation took its place');
  }
});

test('events out of order, or concurrent at two replicas, never end with an old state', async () => {
  const orders = [
    ['booked', 'changed', 'canceled'],
    ['canceled', 'booked', 'changed'],
    ['changed', 'canceled', 'booked'],
    ['canceled', 'changed', 'booked'],
  ] as const;
  const lives = Array.from({ length: 24 }, (_, index) => {
    const phone = newPhone();
    return { phone, order: orders[index % orders.length] ?? orders[0], ...life(phone) };
  });
  await Promise.all(
    lives.map(async ({ order, ...entries }) => {
      for (const name of order) await running.publish(entries[name]);
    }),
  );
  for (const { id, phone } of lives) {
    await eventually(() => settled(id, 3), 60_000);
    const versions = await versionsTo(phone);
    expect(versions.at(-1)).toBe(2);
    expect(inOrder(versions)).toBe(true);
  }
});

test('an older version after a newer one sends no message to the diner', async () => {
  const phone = newPhone();
  const { id, booked, changed, canceled } = life(phone);
  await running.publish(canceled);
  await eventually(async () => expect(await versionsTo(phone)).toEqual([2]));
  await running.publish(booked);
  await running.publish(changed);
  await eventually(() => settled(id, 3));
  expect(await versionsTo(phone)).toEqual([2]);
});
