import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock, publishedEvents } from '@tablewell/chassis/testing';
import { languages } from '@tablewell/languages';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import { WaitNews } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { member, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';

const minuteMs = 60_000;
/** In the past: what is looked up at the sandbox has the time of this machine, and must not be older than its message. */
const now = new Date('2026-01-05T17:00:00Z');
const until = new Date(now.getTime() + 20 * minuteMs);
const clock = fixedClock(now.toISOString());

let running: NotificationHarness;
beforeAll(async () => {
  running = await startNotifications({}, 1, { clock });
  await running.publishRestaurant('list');
});
afterAll(() => running?.stop());
beforeEach(() => clock.set(now));

let count = 0;

/** Publishes news of a party that waits for a start at 7 PM. */
async function tell(id: string, news: WaitNews, more: object = {}, event: object = {}): Promise<string> {
  const phone = newPhone();
  const given = reservation({
    ...{ id, restaurantId: 'list', phoneNumber: phone, walkIn: true, status: ReservationStatus.ACTIVE },
    ...{ stage: Stage.WAITING, localDate: '2026-01-05', localMinute: 19 * 60 },
    ...{ startsAt: timestampFromDate(new Date(now.getTime() + 120 * minuteMs)) },
    ...more,
  });
  const offeredUntil = news === WaitNews.OFFERED ? { offeredUntil: timestampFromDate(until) } : {};
  const waited = { reservation: given, news, forStart: true, ...offeredUntil, ...event };
  await running.publish(
    outboxEntry(events.reservationWaited, waited, { id: `waited-${++count}`, at: clock() }),
  );
  return phone;
}

const texts = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);
const toldBy = async (phone: string): Promise<string> => {
  await eventually(async () => expect(await texts(phone)).toHaveLength(1));
  return (await texts(phone))[0] ?? '';
};
const answers = async (id: string) =>
  (await publishedEvents(running.bus, events.replyReceived))
    .filter(({ reservationId }) => reservationId === id)
    .map(({ answer, startsAt }) => [answer, startsAt && Number(startsAt.seconds) * 1_000]);

test('who joins by link gets the link to its place, and who waits for a start how to leave', async () => {
  expect(await toldBy(await tell('now', WaitNews.JOINED, {}, { forStart: false }))).toMatch(
    /^Trattoria list: you are on the waitlist\. Your place in line: \S+\/waitlist-entry\/now /,
  );
  expect(await toldBy(await tell('start', WaitNews.JOINED))).toMatch(
    /^Trattoria list: we text you if a table for .* at 7:00 PM becomes free\. .*\/waitlist-entry\/start /,
  );
});

test('an offer says until when, in every language, and is answered by 1 or 9', async () => {
  for (const language of languages) {
    const text = await toldBy(await tell(`in-${language}`, WaitNews.OFFERED, { language }));
    for (const part of ['1', '9', `/waitlist-entry/in-${language}`]) expect(text).toContain(part);
  }
  for (const [id, text, answer] of [
    ['takes', '1', ReplyAnswer.CONFIRM],
    ['declines', '9', ReplyAnswer.CANCEL],
  ] as const) {
    const phone = await tell(id, WaitNews.OFFERED);
    expect(await toldBy(phone)).toContain('held for you until');
    await running.providers.inbound(phone, text);
    await eventually(async () => expect(await answers(id)).toEqual([[answer, until.getTime()]]));
  }
});

test('a mail says the same, with a button to answer, and needs no number', async () => {
  const email = 'grace@example.com';
  await tell('mailed', WaitNews.OFFERED, { phoneNumber: '', email });
  await tell('ended', WaitNews.OFFER_ENDED, { phoneNumber: '', email });
  await eventually(async () => expect(await running.providers.messages(email)).toHaveLength(2));
  const mails = (await running.providers.messages(email)).map(({ subject, text }) => `${subject} ${text}`);
  expect(mails).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/A table is free for you[^]*held for you until[^]*\/waitlist-entry\/mailed/),
      expect.stringMatching(/Your offer has ended[^]*next in line[^]*\/waitlist-entry\/ended/),
    ]),
  );
});

test('an offer that has ended before it could be told is not told', async () => {
  const gone = await tell('gone', WaitNews.OFFERED, {}, { offeredUntil: timestampFromDate(now) });
  const last = await tell('last', WaitNews.OFFERED);
  await toldBy(last);
  expect(await texts(gone)).toEqual([]);
  const { messages } = await running.api.listMessages({ restaurantId: 'list' }, member('list'));
  expect(messages.filter(({ reservationId }) => reservationId === 'gone')).toEqual([]);
});

test('a party that waits longer than it was told is told a new range, in every language, by SMS alone', async () => {
  const wait = { requote: { fromMinutes: 15, untilMinutes: 35 } };
  for (const language of languages) {
    const id = `again-${language}`;
    const more = { language, wait, email: `${id}@example.com` };
    const text = await toldBy(await tell(id, WaitNews.REQUOTED, more, { forStart: false }));
    for (const part of ['15', '35', `/waitlist-entry/${id}`]) expect(text).toContain(part);
    expect(await running.providers.messages(`${id}@example.com`)).toEqual([]);
  }
});

test('a new range is told within ten minutes or not at all, and as the owner’s switch for SMS says', async () => {
  const phone = newPhone();
  const wait = { requote: { fromMinutes: 15, untilMinutes: 35 } };
  await running.publishRestaurant('late-list', { smsNotifications: false });
  const more = { restaurantId: 'late-list', phoneNumber: phone, wait };
  await tell('off', WaitNews.REQUOTED, more, { forStart: false });
  const stored = await eventually(async () => {
    const found = await running.connection.collection('messages').findOne({ reservationId: 'off' });
    expect(found).not.toBeNull();
    return found;
  });
  expect(stored).toMatchObject({ kind: 'wait-requoted', reason: 'SMS notifications are off' });
  expect((stored?.['expiresAt'] as Date).getTime() - now.getTime()).toBe(10 * minuteMs);
});
