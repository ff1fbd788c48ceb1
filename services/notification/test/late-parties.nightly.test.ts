import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock, publishedEvents } from '@tablewell/chassis/testing';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { RequestState, ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { member, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';
import { allSent, moveTo as moveTheClock } from './moved-time';

const minuteMs = 60_000;
/** In the past: what is looked up at the sandbox has the time of this machine, and must not be older than its message. */
const booked = new Date('2026-01-05T17:00:00Z');
/** 19:00 in New York. */
const startsAt = new Date('2026-01-08T00:00:00Z');
const clock = fixedClock(booked.toISOString());
const after = (minutes: number) => new Date(startsAt.getTime() + minutes * minuteMs);

let running: NotificationHarness;
beforeAll(async () => {
  running = await startNotifications({}, 2, { clock });
});
afterAll(() => running?.stop());
beforeEach(() => clock.set(booked));
afterEach(() => running.providers.fault('sms', 'ok'));

let count = 0;
const made = () => ({ id: `late-${++count}`, at: clock() });
const open = (id: string, more = {}) =>
  running.publishRestaurant(id, {
    ...{ lateAfterMinutes: 15, reminders: { items: [] }, quietHours: { from: 0, to: 0 } },
    ...more,
  });
const questions = async (phone: string) =>
  (await running.providers.messages(phone)).filter(({ text }) => text.includes('on your way'));
const plans = () => running.connection.collection<{ _id: string; dueAt: Date | null }>('reminder_plans');

async function book(restaurantId: string, id: string, more = {}) {
  const phone = newPhone();
  const given = reservation({
    ...{ id, restaurantId, phoneNumber: phone, partySize: 2 },
    ...{ startsAt: timestampFromDate(startsAt), localDate: '2026-01-07', localMinute: 1_140 },
    ...more,
  });
  await running.publish(outboxEntry(events.reservationBooked, { reservation: given }, made()));
  await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(1));
  await allSent({ running, clock });
  return { phone, given };
}

/** Publishes the next version of a party, and waits until it is planned anew. */
async function step(given: ReturnType<typeof reservation>, more: object) {
  const version = 2n;
  const next = { ...given, version, ...more };
  await running.publish(outboxEntry(events.reservationStepped, { reservation: next }, made()));
  await eventually(async () =>
    expect(await plans().findOne({ _id: given.id ?? '' })).toMatchObject({ version: Number(version) }),
  );
}

const moveTo = (instant: Date) => moveTheClock({ running, clock }, instant);

const answersOf = async (id: string) =>
  (await publishedEvents(running.bus, events.replyReceived))
    .filter(({ reservationId }) => reservationId === id)
    .map(({ answer, minutes }) => [answer, minutes]);

test('a party that has not come is asked when it comes, once, with the link', async () => {
  await open('late');
  const { phone } = await book('late', 'one');
  await moveTo(after(14));
  expect(await questions(phone)).toEqual([]);
  await moveTo(after(15));
  expect((await questions(phone)).map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^Trattoria late: are you on your way\? Reply 10, 20 or 30 for the minutes you need, 9 to cancel\. .*\/edit-reservation\/one$/,
    ),
  ]);
  await moveTo(after(120));
  expect(await questions(phone)).toHaveLength(1);
});

test('the question may be in the restaurant’s own words, which say how to answer', async () => {
  await open('own');
  const text = 'Ciao {{ guest }}, {{ restaurant }} waits! {{ answers }} {{ link }}';
  const template = { restaurantId: 'own', kind: 'late-question', language: 'en', text };
  await running.templates.putTemplate(template, member('own'));
  const { phone } = await book('own', 'own');
  await moveTo(after(15));
  expect((await running.providers.messages(phone))[0]?.text).toMatch(
    /^Ciao Ada, Trattoria own waits! Reply 10, 20 or 30 for the minutes you need, 9 to cancel\. http\S+$/,
  );
});

test('nobody is asked unless the owner chose it, in quiet hours, or without SMS', async () => {
  await open('off', { lateAfterMinutes: undefined });
  await open('quiet', { quietHours: { from: 1_150, to: 480 } });
  await open('mute');
  const parties = [await book('off', 'off'), await book('quiet', 'quiet'), await book('mute', 'mute')];
  await running.publishOnlyRestaurant('mute', {
    ...{ version: 2n, smsNotifications: false, lateAfterMinutes: 15, reminders: { items: [] } },
    quietHours: { from: 0, to: 0 },
  });
  await eventually(async () =>
    expect(
      await running.connection.collection('restaurants').findOne({ _id: 'mute' as never }),
    ).toMatchObject({ version: 2 }),
  );
  await moveTo(after(15));
  for (const { phone } of parties) expect(await questions(phone)).toEqual([]);
});

test('a party that is here, canceled, requested or without reservation is not asked, nor who opted out', async () => {
  await open('none');
  const [here, seated, canceled, stopped] = await Promise.all(
    ['here', 'seated', 'gone', 'stopped'].map((id) => book('none', id)),
  );
  const request = await book('none', 'asks', {
    stage: Stage.REQUESTED,
    request: { state: RequestState.PENDING },
  });
  const walksIn = newPhone();
  const walkIn = reservation({
    ...{ id: 'walks', restaurantId: 'none', phoneNumber: walksIn, walkIn: true },
    ...{ startsAt: timestampFromDate(startsAt), stage: Stage.SEATED },
  });
  await running.publish(outboxEntry(events.reservationStepped, { reservation: walkIn }, made()));
  if (!here || !seated || !canceled || !stopped) throw new Error('not booked');
  await running.providers.inbound(stopped.phone, 'STOP');
  await eventually(async () => expect(await running.providers.messages(stopped.phone)).toHaveLength(2));
  clock.set(after(5));
  await step(here.given, { stage: Stage.ARRIVED });
  await step(seated.given, { stage: Stage.SEATED });
  await step(canceled.given, { status: ReservationStatus.CANCELED, stage: Stage.CANCELED });
  await moveTo(after(15));
  for (const { phone } of [here, seated, canceled, stopped, request])
    expect(await questions(phone)).toEqual([]);
  expect(await questions(walksIn)).toEqual([]);
  const { messages } = await running.api.listMessages({ restaurantId: 'none' }, member('none'));
  const asked = messages.filter(({ kind }) => kind === 'late-question');
  expect(asked.map(({ reservationId, reason }) => [reservationId, reason])).toEqual([
    ['stopped', 'The guest has opted out'],
  ]);
});

test('a party that announced how late it comes is asked that much later', async () => {
  await open('told');
  const { phone, given } = await book('told', 'told');
  await step(given, { late: { minutes: 20 } });
  await moveTo(after(20));
  expect(await questions(phone)).toEqual([]);
  await moveTo(after(35));
  expect(await questions(phone)).toHaveLength(1);
});

describe('a reply to the question', () => {
  test('says in how many minutes the party comes, or cancels; anything else is a message like any other', async () => {
    await open('reply');
    const { phone, given } = await book('reply', 'asked');
    await running.providers.inbound(phone, '20');
    await moveTo(after(15));
    for (const text of ['20 min', '25', '9']) await running.providers.inbound(phone, text);
    await eventually(async () =>
      expect(await answersOf('asked')).toEqual([
        [ReplyAnswer.UNSPECIFIED, 0],
        [ReplyAnswer.LATE, 20],
        [ReplyAnswer.UNSPECIFIED, 0],
        [ReplyAnswer.CANCEL, 0],
      ]),
    );
    await step(given, { stage: Stage.ARRIVED });
    await running.providers.inbound(phone, '10');
    await eventually(async () =>
      expect((await answersOf('asked')).at(4)).toEqual([ReplyAnswer.UNSPECIFIED, 0]),
    );
  });

  test('is about the late party, and the numbers of reminders about the others', async () => {
    const reminders = { items: [{ minutesBefore: 1_440, sms: true, email: false }] };
    await open('both', { reminders });
    const { phone, given } = await book('both', 'tonight');
    const next = new Date(startsAt.getTime() + 1_440 * minuteMs);
    const tomorrow = { ...given, id: 'tomorrow', startsAt: timestampFromDate(next), localDate: '2026-01-08' };
    await running.publish(outboxEntry(events.reservationBooked, { reservation: tomorrow }, made()));
    await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(2));
    await moveTo(after(-1_440));
    await moveTo(after(15));
    expect(await questions(phone)).toHaveLength(1);
    await running.providers.inbound(phone, '1');
    await running.providers.inbound(phone, '9');
    await eventually(async () => {
      expect(await answersOf('tomorrow')).toEqual([[ReplyAnswer.CONFIRM, 0]]);
      expect(await answersOf('tonight')).toEqual([[ReplyAnswer.CANCEL, 0]]);
    });
  });
});

test('of ten late parties each is asked once, with two processes, redelivered events and faults', async () => {
  await open('ten');
  const parties = await Promise.all(Array.from({ length: 10 }, (_, index) => book('ten', `ten-${index}`)));
  await running.providers.fault('sms', 'flaky', { rate: 0.2 });
  clock.set(after(15));
  await Promise.all(
    parties.flatMap(({ given }) => [
      running.publish(outboxEntry(events.reservationBooked, { reservation: given }, made())),
      running.publish(
        outboxEntry(
          events.reservationNoted,
          { reservation: { ...given, version: 2n }, note: DinerNote.MESSAGE },
          made(),
        ),
      ),
    ]),
  );
  await moveTo(after(15));
  await running.providers.fault('sms', 'ok');
  await moveTo(after(60));
  for (const { phone } of parties) expect(await questions(phone)).toHaveLength(1);
});
