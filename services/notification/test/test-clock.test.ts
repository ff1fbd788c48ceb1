import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock } from '@tablewell/chassis/testing';
import { ReservationSchema, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { member, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';
import { moveTo } from './moved-time';

// A Monday, noon in New York.
const booked = new Date('2026-01-05T17:00:00Z');
/** Wednesday, 19:00. */
const startsAt = new Date('2026-01-08T00:00:00Z');
const clock = fixedClock(booked.toISOString());
const hourMs = 3_600_000;
const aDayBefore = startsAt.getTime() - 24 * hourMs;

let running: NotificationHarness;
beforeAll(async () => {
  running = await startNotifications({}, 1, { clock });
});
afterAll(() => running?.stop());

let count = 0;
const made = () => ({ id: `test-clock-${++count}`, at: clock() });

async function book(restaurantId: string, phoneNumber: string) {
  const at = { startsAt: timestampFromDate(startsAt), localDate: '2026-01-07', localMinute: 1_140 };
  const party = reservation({ id: `party-${restaurantId}`, restaurantId, phoneNumber, partySize: 2, ...at });
  await running.publish(outboxEntry(events.reservationBooked, { reservation: party }, made()));
}
const advance = (id: string, version: bigint, to: number) =>
  running.publishOnlyRestaurant(id, {
    ...{ version, isTest: true },
    clockAheadMs: BigInt(to - clock().getTime()),
  });
const remindersOf = (restaurantId: string) =>
  running.connection.collection('messages').find({ restaurantId, kind: 'reminder' }).toArray();

test('reminders of a test restaurant are due by its moved clock, and go nowhere; those of others wait', async () => {
  await Promise.all([
    running.publishRestaurant('clock-test', { isTest: true }),
    running.publishRestaurant('clock-live'),
  ]);
  const phones = { 'clock-test': newPhone(), 'clock-live': newPhone() };
  for (const [id, phone] of Object.entries(phones)) await book(id, phone);
  const plans = running.connection.collection('reminder_plans');
  await eventually(async () => expect(await plans.countDocuments({})).toBe(2));

  await advance('clock-test', 2n, aDayBefore + 60_000);
  await eventually(async () =>
    expect(await remindersOf('clock-test')).toMatchObject([{ status: 'delivered', isTest: true }]),
  );
  // It goes on: three hours before the party by its clock, which is Monday afternoon for everybody else.
  await moveTo({ running, clock }, new Date(booked.getTime() + 21 * hourMs));
  expect(await remindersOf('clock-test')).toHaveLength(2);
  expect(await remindersOf('clock-live')).toEqual([]);
  expect(await running.providers.messages(phones['clock-test'])).toEqual([]);
});

test('a reminder that was sent is not sent again when the clock is moved once more', async () => {
  await running.publishRestaurant('clock-again', { isTest: true });
  await book('clock-again', newPhone());
  await advance('clock-again', 2n, aDayBefore + 60_000);
  await eventually(async () => expect(await remindersOf('clock-again')).toHaveLength(1));
  await advance('clock-again', 3n, aDayBefore + hourMs);
  await advance('clock-again', 4n, startsAt.getTime() + 24 * hourMs);
  await moveTo({ running, clock }, new Date(clock().getTime() + 1_000));
  expect(await remindersOf('clock-again')).toHaveLength(1);
});

test('a message about a party that is over by the moved clock is not sent again', async () => {
  const restaurantId = 'clock-over';
  await running.publishRestaurant(restaurantId, { isTest: true });
  await book(restaurantId, newPhone());
  const corrected = create(ReservationSchema, {
    ...{ id: `party-${restaurantId}`, restaurantId, phoneNumber: newPhone(), version: 2n, partySize: 2 },
    ...{ startsAt: timestampFromDate(startsAt), status: ReservationStatus.ACTIVE, name: 'Ada' },
  });
  const asked = { restaurantId, reservationId: corrected.id, reservation: corrected };
  const resendable = async () =>
    (await running.api.listThread(asked, member(restaurantId))).resendableIds.length;
  // A message that is still under way cannot be sent again.
  await eventually(async () => expect(await resendable()).toBe(1));
  await advance(restaurantId, 2n, startsAt.getTime() + hourMs);
  expect(await resendable()).toBe(0);
});
