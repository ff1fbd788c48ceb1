import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { newId } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, publishedEvents, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import { WaitNews } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { WaitState } from '@tablewell/proto/reservation/v1/waitlist_pb';
import { type Evening, host, startEvening, today } from './evening-harness';
import { bookingAt } from './harness';

let evening: Evening;
const now = `${today}T12:00:00Z`;

beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening?.stop());
beforeEach(() => evening.clock.set(now));

const api = () => evening.entries[0]!;
let people = 0;

async function ask(restaurantId: string, more: object = {}) {
  // The order of a list is that of joining.
  evening.clock.set(new Date(evening.clock().getTime() + 1_000));
  const { entry } = await api().joinByLink({
    ...{ restaurantId, name: 'Grace Hopper', partySize: 2, email: `grace${(people += 1)}@example.com` },
    start: { time: { case: 'local', value: `${today}T20:00` } },
    ...more,
  });
  return entry!;
}
const entryOf = async (id: string) => (await api().getEntry({ id })).entry!;
const offered = (id: string) =>
  eventually(async () => {
    const entry = await entryOf(id);
    expect(entry.offer).toBeDefined();
    return entry;
  });
const book = (id: string, more: object = {}) =>
  evening.api.book({ ...bookingAt(id, `${today}T20:00`), ...more });
const cancel = (id: string) => evening.api.cancelReservation({ id });
const listedOn = async (id: string) => {
  const days = evening.connection.collection<{ _id: string; listed?: { id: string }[] }>('service_days');
  return (await days.findOne({ _id: `${id}:${today}` }))?.listed?.map((party) => party.id) ?? [];
};
/** News of the parties of a restaurant, in their order. */
const newsOf = async (restaurantId: string) =>
  (await publishedEvents(evening.bus, events.reservationWaited))
    .filter(({ reservation }) => reservation?.restaurantId === restaurantId)
    .map(({ reservation, news }) => [reservation?.id, news]);

/** A restaurant with one table for two, taken at 20:00. */
async function full() {
  const id = await evening.open(90, 1, 0);
  const { reservation } = await book(id);
  return { id, booked: reservation?.id ?? '' };
}

test('a start that is free is booked, not waited for', async () => {
  const id = await evening.open(90, 1, 0);
  expect(await refusalOf(ask(id))).toMatchObject({ code: 'start-is-free' });
});

test('who asks for a full start has a place, is no reservation, and is asked once', async () => {
  const { id } = await full();
  const ada = await ask(id, { email: 'ada@example.com' });
  expect(ada).toMatchObject({ state: WaitState.WAITING, position: 1, localDate: today, localTime: '20:00' });
  expect((await ask(id)).position).toBe(2);
  expect(await refusalOf(ask(id, { email: 'ADA@example.com' }))).toMatchObject({ code: 'existing-entry' });
  const request = { restaurantId: id, startDate: today, endDate: today };
  expect((await evening.api.listReservations(request, host(id))).reservations).toHaveLength(1);
  expect(await evening.parties(id)).toHaveLength(1);
  expect(await refusalOf(evening.api.getReservation({ id: ada.id }))).toMatchObject({ kind: 'not-found' });
});

test('the lists of a service day have its starts after midnight, and none of other days', async () => {
  const [period, next] = [{ id: 'p', name: 'Dinner', opensAt: 1080, closesAt: 120 }, '2026-11-21'];
  const id = await evening.open(90, 1, 0, {
    operatingPeriods: [{ ...period, intervalMinutes: 30, daysOfWeek: [] }],
  });
  const wanted: [string, string][] = [];
  for (const local of [`${today}T20:00`, `${next}T00:30`, `${next}T20:00`]) {
    await evening.api.book(bookingAt(id, local));
    const { id: entry } = await ask(id, { start: { time: { case: 'local', value: local } } });
    wanted.push([entry, local]);
  }
  const listedOnDay = async (serviceDay: string) => {
    const { entries } = await api().listEntries({ restaurantId: id, serviceDay }, host(id));
    return entries.map((each) => [each.id, `${each.localDate}T${each.localTime}`]);
  };
  expect(await listedOnDay(today)).toEqual(wanted.slice(0, 2));
  expect(await listedOnDay(next)).toEqual(wanted.slice(2));
  expect(await listedOnDay('')).toEqual(wanted);
  const odd = api().listEntries({ restaurantId: id, serviceDay: 'tonight' }, host(id));
  expect(await refusalOf(odd)).toMatchObject({ fields: [{ field: 'serviceDay' }] });
});

test('a table that becomes free is offered to the first, and sold to nobody else meanwhile', async () => {
  const { id, booked } = await full();
  const [ada, grace] = [await ask(id), await ask(id)];
  await cancel(booked);
  expect(await refusalOf(book(id))).toMatchObject({ code: 'no-tables-available' });
  const entry = await offered(ada.id);
  expect(entry.state).toBe(WaitState.SERVICE_READY);
  expect(timestampDate(entry.offer!.until!)).toEqual(new Date(`${today}T12:20:02Z`));
  expect((await entryOf(grace.id)).offer).toBeUndefined();
  expect(await refusalOf(book(id))).toMatchObject({ code: 'no-tables-available' });
  expect((await newsOf(id)).filter(([, news]) => news === WaitNews.OFFERED)).toEqual([
    [ada.id, WaitNews.OFFERED],
  ]);
});

test('an accepted offer is a reservation at its table, once', async () => {
  const { id, booked } = await full();
  const ada = await ask(id, { phoneNumber: '+390612345', language: 'it' });
  await cancel(booked);
  await offered(ada.id);
  expect(await refusalOf(api().acceptOffer({ id: 'unknown' }))).toMatchObject({ kind: 'not-found' });
  const taken = (await api().acceptOffer({ id: ada.id })).entry;
  expect(taken).toMatchObject({ reservationId: ada.id, state: WaitState.SERVICE_READY, position: 0 });
  expect(taken?.offer).toBeUndefined();
  expect((await api().acceptOffer({ id: ada.id })).entry?.reservationId).toBe(ada.id);
  const { reservation } = await evening.api.getReservation({ id: ada.id });
  expect(reservation).toMatchObject({ name: 'Grace Hopper', phoneNumber: '+390612345' });
  expect((await evening.parties(id)).map((party) => [party.id, party.tableNumbers])).toContainEqual([
    ada.id,
    ['1'],
  ]);
  expect((await evening.claims(id)).map((claim) => claim.id.split(':')[0])).toEqual([ada.id]);
  expect(await listedOn(id)).toEqual([]);
  // It stays after the time of the offer.
  evening.clock.set(`${today}T13:00:00Z`);
  expect(await refusalOf(book(id))).toMatchObject({ code: 'no-tables-available' });
  const bookings = await publishedEvents(evening.bus, events.reservationBooked);
  expect(bookings.filter((each) => each.reservation?.id === ada.id)).toHaveLength(1);
});

test('a declined offer goes to the next, and an unanswered one too', async () => {
  const { id, booked } = await full();
  const [ada, grace, joan] = [await ask(id), await ask(id), await ask(id)];
  await cancel(booked);
  await offered(ada.id);
  await api().declineOffer({ id: ada.id });
  expect((await entryOf(ada.id)).state).toBe(WaitState.CANCELED);
  await offered(grace.id);
  evening.clock.set(`${today}T12:21:00Z`);
  await offered(joan.id);
  expect((await entryOf(grace.id)).state).toBe(WaitState.NO_SHOW);
  expect(await refusalOf(api().acceptOffer({ id: grace.id }))).toMatchObject({ code: 'offer-ended' });
  await api().leaveEntry({ id: joan.id });
  await eventually(async () => expect(await listedOn(id)).toEqual([]));
  expect((await book(id)).reservation).toBeDefined();
  expect(await newsOf(id)).toContainEqual([grace.id, WaitNews.OFFER_ENDED]);
});

test('an offer is answered by SMS: 1 takes it, 9 gives it to the next, once each', async () => {
  const { id, booked } = await full();
  const [ada, grace] = [await ask(id), await ask(id)];
  await cancel(booked);
  const until = (await offered(ada.id)).offer?.until;
  const reply = (reservationId: string, answer: ReplyAnswer, startsAt = until) => {
    const received = {
      replyId: newId(),
      reservationId,
      restaurantId: id,
      answer,
      ...(startsAt ? { startsAt } : {}),
    };
    return publishEntry(
      evening.bus,
      outboxEntry(events.replyReceived, received, { id: newId(), at: evening.clock() }),
    );
  };
  await reply(ada.id, ReplyAnswer.CANCEL, timestampFromDate(new Date(`${today}T12:00:00Z`)));
  await reply(ada.id, ReplyAnswer.CANCEL);
  const next = (await offered(grace.id)).offer?.until;
  expect((await entryOf(ada.id)).state).toBe(WaitState.CANCELED);
  await reply(grace.id, ReplyAnswer.CONFIRM, next);
  await reply(grace.id, ReplyAnswer.CONFIRM, next);
  await eventually(async () => expect((await entryOf(grace.id)).reservationId).toBe(grace.id));
  // The held table is released after the reservation is written.
  await eventually(async () => expect(await evening.claims(id)).toHaveLength(1));
});

test('who does not fit the table is passed over, and gets the first that it fits', async () => {
  const id = await evening.open(90, 1, 1);
  const [two, four] = [await book(id), await book(id, { partySize: 4 })];
  const large = await ask(id, { partySize: 4 });
  const small = await ask(id);
  await cancel(two.reservation?.id ?? '');
  await offered(small.id);
  expect((await entryOf(large.id)).offer).toBeUndefined();
  await cancel(four.reservation?.id ?? '');
  await offered(large.id);
});

test('nobody is woken for a start that is hours away, and the table waits for them', async () => {
  const { id, booked } = await full();
  const ada = await ask(id);
  // It is 2 AM in Rome, and 10 AM in Tokyo, where offers show that the job has run twice.
  evening.clock.set(`${today}T01:00:00Z`);
  const other = await evening.open(90, 1, 0, { timezone: 'Asia/Tokyo' });
  const there = (await book(other)).reservation?.id ?? '';
  const [first, second] = [await ask(other), await ask(other)];
  await cancel(booked);
  await cancel(there);
  await offered(first.id);
  await api().declineOffer({ id: first.id });
  await offered(second.id);
  expect((await entryOf(ada.id)).offer).toBeUndefined();
  expect(await refusalOf(book(id))).toMatchObject({ code: 'no-tables-available' });
  evening.clock.set(`${today}T07:30:00Z`);
  await offered(ada.id);
});

test('whose start has come without a table is told so', async () => {
  const { id } = await full();
  const ada = await ask(id);
  evening.clock.set(`${today}T18:50:00Z`);
  await eventually(async () => expect((await entryOf(ada.id)).state).toBe(WaitState.DECLINED_BY_MERCHANT));
});

test('bookings, cancellations and offers that race sell no table twice, and nobody is passed over', async () => {
  const { id, booked } = await full();
  const waiting = [await ask(id), await ask(id), await ask(id)];
  const racing = Array.from({ length: 24 }, () => book(id).catch(() => undefined));
  await cancel(booked);
  const sold = (await Promise.all(racing)).filter((answer) => answer?.reservation);
  expect(sold).toEqual([]);
  for (const { id: entry } of waiting) {
    await offered(entry);
    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        api()
          .acceptOffer({ id: entry })
          .catch(() => undefined),
      ),
      book(id).catch(() => undefined),
    ]);
    expect(await evening.claims(id)).toHaveLength(1);
    expect((await entryOf(entry)).reservationId).toBe(entry);
    await cancel(entry);
  }
});
