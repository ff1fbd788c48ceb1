import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock, publishedEvents } from '@tablewell/chassis/testing';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import {
  ConfirmationSchema,
  ConfirmationState,
  ConfirmationWay,
  ReservationStatus,
  Stage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { member, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';
import { allSent, moveTo as moveTheClock } from './moved-time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/**
 * A Monday, noon in New York. In the past: what is looked up at the sandbox has the time of this machine, and must not be
 * older than its message.
 */
const booked = new Date('2026-01-05T17:00:00Z');
/** Wednesday, 19:00. */
const startsAt = new Date('2026-01-08T00:00:00Z');
const clock = fixedClock(booked.toISOString());

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications({}, 2, { clock, rates: { 'long-code': 100 } });
});
afterAll(() => running?.stop());
afterEach(() => running.providers.fault('sms', 'ok'));

let count = 0;
const made = () => ({ id: `reminders-${++count}`, at: clock() });
const sms = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);
const dueAt = async (id: string) =>
  (await running.connection.collection<{ _id: string; dueAt: Date }>('reminder_plans').findOne({ _id: id }))
    ?.dueAt;

const moveTo = (instant: Date) => moveTheClock({ running, clock }, instant);
const sent = () => allSent({ running, clock });

const before = (minutes: number) => new Date(startsAt.getTime() - minutes * minuteMs);
const party = (restaurantId: string, id: string, phone: string, more = {}) =>
  reservation({
    ...{ id, restaurantId, phoneNumber: phone, partySize: 2 },
    ...{ startsAt: timestampFromDate(startsAt), localDate: '2026-01-07', localMinute: 1_140 },
    ...more,
  });

/** Books one party after another, and waits for the messages of all. */
async function bookAll(restaurantId: string, ids: readonly string[], more = {}) {
  const parties = ids.map((id) => {
    const phone = newPhone();
    return { phone, given: party(restaurantId, id, phone, more) };
  });
  for (const { given } of parties)
    await running.publish(outboxEntry(events.reservationBooked, { reservation: given }, made()));
  const told = { reservationId: { $in: [...ids] }, channel: 'sms' };
  await eventually(async () =>
    expect(await running.connection.collection('messages').countDocuments(told)).toBe(ids.length),
  );
  await sent();
  for (const { phone } of parties) expect(await sms(phone)).toHaveLength(1);
  return parties;
}

async function book(restaurantId: string, id: string, more = {}) {
  const [only] = await bookAll(restaurantId, [id], more);
  return only!;
}

beforeEach(() => clock.set(booked));

test('a party is reminded a day and three hours before, by SMS and by mail, with the link', async () => {
  await running.publishRestaurant('day');
  const { phone } = await book('day', 'usual', { email: 'usual@example.com' });
  await moveTo(before(1_440 + 1));
  expect(await sms(phone)).toHaveLength(1);
  await moveTo(before(1_440));
  expect((await sms(phone))[0]).toMatch(
    /^Trattoria day: a reminder of your table for 2 guests on Wed, Jan 7 at 7:00 PM\. Reply 1 to confirm or 9 to cancel, .*\/edit-reservation\/usual$/,
  );
  await moveTo(before(180));
  expect(await sms(phone)).toHaveLength(3);
  await moveTo(startsAt);
  expect(await sms(phone)).toHaveLength(3);
  const mails = await running.providers.messages('usual@example.com');
  expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual([
    'A reminder of your reservation',
    'A reminder of your reservation',
    'Your table is booked',
  ]);
  expect(mails[0]?.html).toContain('/edit-reservation/usual');
});

test('a restaurant’s own text of a reminder says how to answer, also where there are several', async () => {
  await running.publishRestaurant('own');
  const text = 'Ciao {{ guest }}, {{ when }} at {{ restaurant }}. {{ answers }} {{ link }}';
  const template = { restaurantId: 'own', kind: 'reminder', language: 'en', text };
  await running.templates.putTemplate(template, member('own'));
  const { phone } = await book('own', 'own-one');
  await moveTo(before(1_440));
  expect((await sms(phone))[0]).toMatch(
    /^Ciao Ada, Wed, Jan 7 at 7:00 PM at Trattoria own\. Reply 1 to confirm or 9 to cancel\. http\S+$/,
  );
  const second = party('own', 'own-two', phone, {
    startsAt: timestampFromDate(before(-60)),
    localMinute: 1_200,
  });
  await running.publish(outboxEntry(events.reservationBooked, { reservation: second }, made()));
  await eventually(async () => expect(await sms(phone)).toHaveLength(3));
  await moveTo(before(180));
  expect((await sms(phone))[0]).toContain(
    'Reply to confirm or cancel: Wed, Jan 7 at 7:00 PM: 11 yes, 19 cancel; Wed, Jan 7 at 8:00 PM: 21 yes, 29 cancel. http',
  );
});

test('a party that came, canceled, waits for an answer or opted out is not reminded', async () => {
  await running.publishRestaurant('none');
  const here = await book('none', 'here');
  const canceled = await book('none', 'canceled');
  const stopped = await book('none', 'stopped');
  const requested = party('none', 'requested', newPhone(), { stage: Stage.REQUESTED });
  await running.publish(outboxEntry(events.reservationRequested, { reservation: requested }, made()));
  const arrived = { ...here.given, version: 2n, stage: Stage.ARRIVED };
  await running.publish(outboxEntry(events.reservationStepped, { reservation: arrived }, made()));
  const off = { ...canceled.given, version: 2n, status: ReservationStatus.CANCELED };
  await running.publish(outboxEntry(events.reservationCanceled, { reservation: off }, made()));
  await running.providers.inbound(stopped.phone, 'STOP');
  await eventually(async () => {
    expect(await dueAt('here')).toBeNull();
    expect(await dueAt('canceled')).toBeNull();
    expect(await sms(stopped.phone)).toHaveLength(2);
    expect(await sms(canceled.phone)).toHaveLength(2);
  });
  await moveTo(before(1_440));
  await moveTo(before(180));
  expect(await sms(here.phone)).toHaveLength(1);
  expect(await sms(canceled.phone)).toHaveLength(2);
  expect(await sms(stopped.phone)).toHaveLength(2);
  const { messages } = await running.api.listMessages({ restaurantId: 'none' }, member('none'));
  const reminders = messages.filter(({ kind }) => kind === 'reminder');
  expect(reminders.map(({ reason, reservationId }) => [reservationId, reason])).toEqual([
    ['stopped', 'The guest has opted out'],
    ['stopped', 'The guest has opted out'],
  ]);
});

test('a reminder follows another time, and changed settings', async () => {
  await running.publishRestaurant('moved');
  const { phone, given } = await book('moved', 'later');
  const next = new Date(startsAt.getTime() + 2 * hourMs);
  const later = { ...given, version: 2n, startsAt: timestampFromDate(next), localMinute: 1_260 };
  await running.publish(
    outboxEntry(events.reservationChanged, { reservation: later, previous: given }, made()),
  );
  const about = { reservationId: 'later', version: 2, channel: 'sms' };
  await eventually(async () =>
    expect(await running.connection.collection('messages').countDocuments(about)).toBe(1),
  );
  await sent();
  expect(await sms(phone)).toHaveLength(2);
  // 21:00 is in quiet hours.
  const due = new Date(next.getTime() - 1_441 * minuteMs);
  await eventually(async () => expect(await dueAt('later')).toEqual(due));
  const reminders = { items: [{ minutesBefore: 60, sms: true, email: false }] };
  await running.publishOnlyRestaurant('moved', { version: 2n, reminders });
  await eventually(async () => expect(await dueAt('later')).toEqual(new Date(next.getTime() - hourMs)));
  await moveTo(new Date(next.getTime() - hourMs));
  expect(await sms(phone)).toHaveLength(3);
});

test('a guest with several reservations is told the numbers of each', async () => {
  await running.publishRestaurant('two');
  const { phone } = await book('two', 'first');
  const second = party('two', 'second', phone, {
    startsAt: timestampFromDate(new Date(startsAt.getTime() + 48 * hourMs)),
    localDate: '2026-01-09',
  });
  await running.publish(outboxEntry(events.reservationBooked, { reservation: second }, made()));
  await eventually(async () => expect(await sms(phone)).toHaveLength(2));
  await moveTo(before(1_440));
  expect((await sms(phone))[0]).toContain(
    'Wed, Jan 7 at 7:00 PM: 11 yes, 19 cancel; Fri, Jan 9 at 7:00 PM: 21 yes, 29 cancel',
  );
});

describe('a reply to a reminder', () => {
  const repliesOf = async (id: string) =>
    (await publishedEvents(running.bus, events.replyReceived)).filter(
      ({ reservationId }) => reservationId === id,
    );

  test('confirms with 1 or YES, which is no START then, and is thanked for once it is taken', async () => {
    await running.publishRestaurant('yes');
    const { phone, given } = await book('yes', 'coming');
    await moveTo(before(1_440));
    for (const [index, text] of ['1', 'Yes!'].entries()) {
      await running.providers.inbound(phone, text);
      await eventually(async () => expect(await repliesOf('coming')).toHaveLength(index + 1));
    }
    expect(await repliesOf('coming')).toMatchObject(
      [1, 2].map(() => ({ answer: ReplyAnswer.CONFIRM, startsAt: timestampFromDate(startsAt) })),
    );
    expect(await sms(phone)).toHaveLength(2);
    const confirmation = create(ConfirmationSchema, {
      state: ConfirmationState.CONFIRMED,
      by: ConfirmationWay.SMS,
    });
    const confirmed = { ...given, version: 2n, stage: Stage.CONFIRMED, confirmation };
    await running.publish(
      outboxEntry(events.reservationNoted, { reservation: confirmed, note: DinerNote.CONFIRMED }, made()),
    );
    await eventually(async () => expect((await sms(phone))[0]).toMatch(/thank you, see you on Wed, Jan 7/));
    await moveTo(before(180));
    expect((await sms(phone))[0]).toMatch(/Reply 9 to cancel/);
  });

  test('is START from a number that has opted out, and answers nothing without a reminder', async () => {
    await running.publishRestaurant('start');
    const { phone } = await book('start', 'early');
    await running.providers.inbound(phone, '1');
    await running.providers.inbound(phone, 'YES');
    await eventually(async () => expect(await repliesOf('early')).toHaveLength(2));
    await moveTo(before(1_440));
    await running.providers.inbound(phone, 'STOP');
    await running.providers.inbound(phone, 'YES');
    await eventually(async () => expect(await repliesOf('early')).toHaveLength(4));
    expect((await repliesOf('early')).map(({ answer }) => answer)).toEqual(
      [1, 2, 3, 4].map(() => ReplyAnswer.UNSPECIFIED),
    );
  });

  test('asks to cancel with 9, and a refusal is told', async () => {
    await running.publishRestaurant('nine');
    const { phone, given } = await book('nine', 'off');
    await moveTo(before(1_440));
    await running.providers.inbound(phone, '9');
    await eventually(async () =>
      expect(await repliesOf('off')).toMatchObject([{ answer: ReplyAnswer.CANCEL }]),
    );
    const refused = { reservation: { ...given, version: 2n }, note: DinerNote.CANCEL_REFUSED };
    await running.publish(outboxEntry(events.reservationNoted, refused, made()));
    await eventually(async () =>
      expect((await sms(phone))[0]).toBe(
        'Trattoria nine: your table on Wed, Jan 7 at 7:00 PM can no longer be canceled by message. Please call +12127360000.',
      ),
    );
  });
});

test('of ten parties each gets each reminder once, with two processes, redelivered events and faults', async () => {
  await running.publishRestaurant('ten');
  const parties = await bookAll(
    'ten',
    Array.from({ length: 10 }, (_, index) => `ten-${index}`),
  );
  for (const minutes of [1_440, 180]) {
    await running.providers.fault('sms', 'flaky', { rate: 0.2, delayMs: 250 });
    clock.set(before(minutes));
    // The same events again, while the reminders are sent.
    await Promise.all(
      parties.map(({ given }) =>
        running.publish(outboxEntry(events.reservationBooked, { reservation: given }, made())),
      ),
    );
    const reminders = { restaurantId: 'ten', kind: 'reminder' };
    await eventually(async () =>
      expect(await running.connection.collection('messages').countDocuments(reminders)).toBe(
        minutes === 1_440 ? 10 : 20,
      ),
    );
    await sent();
    await running.providers.fault('sms', 'ok');
  }
  for (const { phone } of parties) {
    const reminders = (await sms(phone)).filter((text) => text.includes('a reminder'));
    expect(reminders).toHaveLength(2);
  }
});
