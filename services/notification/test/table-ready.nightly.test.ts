import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock, publishedEvents } from '@tablewell/chassis/testing';
import { languages } from '@tablewell/languages';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { WaitState } from '@tablewell/proto/reservation/v1/waitlist_pb';
import { member, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';

const minuteMs = 60_000;
/** In the past: what is looked up at the sandbox has the time of this machine, and must not be older than its message. */
const now = new Date('2026-01-05T17:00:00Z');
const until = new Date(now.getTime() + 10 * minuteMs);
const clock = fixedClock(now.toISOString());

let running: NotificationHarness;
beforeAll(async () => {
  running = await startNotifications({}, 1, { clock });
  await running.publishRestaurant('line');
});
afterAll(() => running?.stop());
beforeEach(() => clock.set(now));

let count = 0;

/** Publishes that the table of a party is ready. */
async function ready(id: string, more: object = {}, event: object = {}): Promise<string> {
  const phone = newPhone();
  const given = reservation({
    ...{ id, restaurantId: 'line', phoneNumber: phone, walkIn: true, status: ReservationStatus.ACTIVE },
    ...{ stage: Stage.READY, startsAt: timestampFromDate(new Date(now.getTime() - 30 * minuteMs)) },
    wait: { state: WaitState.SERVICE_READY, readyUntil: timestampFromDate(until) },
    ...more,
  });
  const stepped = { reservation: given, step: Step.READY, ...event };
  await running.publish(
    outboxEntry(events.reservationStepped, stepped, { id: `ready-${++count}`, at: clock() }),
  );
  return phone;
}

const texts = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);
const answers = async (id: string) =>
  (await publishedEvents(running.bus, events.replyReceived))
    .filter(({ reservationId }) => reservationId === id)
    .map(({ answer, startsAt }) => [answer, startsAt && Number(startsAt.seconds) * 1_000]);

test('a party is told once that its table is ready, for how long, and how to answer', async () => {
  const phone = await ready('one');
  await eventually(async () => expect(await texts(phone)).toHaveLength(1));
  expect((await texts(phone))[0]).toMatch(
    /^Trattoria line: your table is ready\. Please come within 10 minutes\. Reply 1 if you are coming, 9 to give it up\./,
  );
});

test('it is told in its language, each of which has the minutes and both answers', async () => {
  for (const language of languages) {
    const phone = await ready(`in-${language}`, { language });
    await eventually(async () => expect(await texts(phone)).toHaveLength(1));
    for (const part of ['10', '1', '9']) expect((await texts(phone))[0]).toContain(part);
  }
});

test('a reply of 1 or 9 is an answer about that table, and nothing once its time is over', async () => {
  for (const [id, text, answer] of [
    ['comes', '1', ReplyAnswer.CONFIRM],
    ['leaves', '9', ReplyAnswer.CANCEL],
  ] as const) {
    const phone = await ready(id);
    await eventually(async () => expect(await texts(phone)).toHaveLength(1));
    await running.providers.inbound(phone, text);
    await eventually(async () => expect(await answers(id)).toEqual([[answer, until.getTime()]]));
  }
  const late = await ready('late');
  await eventually(async () => expect(await texts(late)).toHaveLength(1));
  clock.set(new Date(until.getTime() + minuteMs));
  await running.providers.inbound(late, '9');
  await eventually(async () => expect(await answers('late')).toEqual([[ReplyAnswer.UNSPECIFIED, undefined]]));
});

test('nobody is told without a number, after an undo, or of a table that is gone', async () => {
  const undone = await ready('undone', {}, { undone: true });
  await ready('mute', { phoneNumber: '' });
  const gone = await ready('gone', { wait: { readyUntil: timestampFromDate(now) } });
  const last = await ready('last');
  await eventually(async () => expect(await texts(last)).toHaveLength(1));
  for (const phone of [undone, gone]) expect(await texts(phone)).toEqual([]);
  const { messages } = await running.api.listMessages({ restaurantId: 'line' }, member('line'));
  expect(messages.filter(({ reservationId }) => reservationId === 'mute')).toEqual([]);
});
