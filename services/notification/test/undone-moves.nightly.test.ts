import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { made, member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
  await running.publishRestaurant('r1');
});
afterAll(() => running.stop());

const inHours = (hours: number) => timestampFromDate(new Date(Date.now() + hours * 3_600_000));

/** A booked party, and its moves by a host. */
async function bookedParty() {
  const phone = newPhone();
  const first = reservation({ phoneNumber: phone, email: `${phone.slice(1)}@example.com` });
  const moved = { ...first, version: 2n, localMinute: 1_200, startsAt: inHours(25) };
  const later = { ...first, version: 3n, localMinute: 1_230, startsAt: inHours(26) };
  await running.booked(first);
  await eventually(async () => expect(await texts(phone)).toHaveLength(1));
  return { phone, first, moved, later };
}
type Party = Awaited<ReturnType<typeof bookedParty>>['first'];

const move = (from: Party, to: Party) =>
  running.publish(
    outboxEntry(events.reservationChanged, { reservation: to, previous: from, messagesWait: true }, made()),
  );
const undo = (from: Party, to: Party) =>
  running.publish(
    outboxEntry(
      events.reservationChanged,
      { reservation: to, previous: from, undoneVersion: from.version ?? 0n },
      made(),
    ),
  );

/** The times in the SMS to a number, in order. */
const texts = async (phone: string) =>
  (await running.providers.messages(phone)).reverse().map(({ text }) => /at (\d+:\d+ .M)/.exec(text)?.[1]);

/** The number of messages to the diner and the owner about a version, by status. */
async function aboutVersion({ id = '' }: Party, version: number) {
  const all = await running.connection.collection('messages').find({ reservationId: id, version }).toArray();
  return all.map(({ status }) => String(status));
}
const waiting = ['queued', 'queued', 'queued'];

/** As if the minute were over. */
const passTime = ({ id = '' }: Party) =>
  running.connection
    .collection('messages')
    .updateMany({ reservationId: id, status: 'queued' }, { $set: { nextTryAt: new Date() } });

test('a move that is undone within a minute sends nothing, and the log says why', async () => {
  const { phone, first, moved } = await bookedParty();
  await move(first, moved);
  await eventually(async () => expect(await aboutVersion(first, 2)).toEqual(waiting));
  await undo(moved, { ...first, version: 3n });
  await eventually(async () =>
    expect([...(await aboutVersion(first, 2)), ...(await aboutVersion(first, 3))]).toEqual(
      Array(6).fill('suppressed'),
    ),
  );
  expect(await texts(phone)).toEqual(['3:45 PM']);
  // The mails of the booking may still be under way.
  await eventually(async () => {
    const { messages } = await running.api.listMessages({ restaurantId: 'r1', pageSize: 200 }, member('r1'));
    const own = messages.filter((message) => message.reservationId === first.id);
    expect(own.filter(({ reason }) => reason.startsWith('The host undid the change'))).toHaveLength(6);
    expect(own.filter(({ status }) => status === MessageStatus.QUEUED)).toEqual([]);
  });
});

test('a move is told after a minute, and an undo after that is told, too', async () => {
  const { phone, first, moved } = await bookedParty();
  await move(first, moved);
  await eventually(async () => expect(await aboutVersion(first, 2)).toEqual(waiting));
  await passTime(first);
  await eventually(async () => expect(await texts(phone)).toEqual(['3:45 PM', '8:00 PM']), 20_000);
  await undo(moved, { ...first, version: 3n });
  await eventually(async () => expect(await texts(phone)).toEqual(['3:45 PM', '8:00 PM', '3:45 PM']));
});

test('of two moves the second is undone: the first one is told', async () => {
  const { phone, first, moved, later } = await bookedParty();
  await move(first, moved);
  await move(moved, later);
  await eventually(async () => expect(await aboutVersion(first, 3)).toEqual(waiting));
  await undo(later, { ...moved, version: 4n });
  await eventually(async () => expect(await aboutVersion(first, 4)).toHaveLength(3));
  await passTime(first);
  await eventually(async () => expect(await texts(phone)).toEqual(['3:45 PM', '8:00 PM']), 20_000);
});

test('what the diner changes meanwhile is told at once, and the move no more', async () => {
  const { phone, first, moved, later } = await bookedParty();
  await move(first, moved);
  await eventually(async () => expect(await aboutVersion(first, 2)).toEqual(waiting));
  await running.publish(
    outboxEntry(events.reservationChanged, { reservation: later, previous: moved }, made()),
  );
  await eventually(async () => expect(await texts(phone)).toEqual(['3:45 PM', '8:30 PM']));
  await passTime(first);
  await eventually(
    async () => expect(await aboutVersion(first, 2)).toEqual(Array(3).fill('suppressed')),
    20_000,
  );
  expect(await texts(phone)).toEqual(['3:45 PM', '8:30 PM']);
});
