import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, eventually, publishedEvents } from '@tablewell/chassis/testing';
import { type Evening, host, startEvening, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

// Extra covers, and advice on them from what became of earlier reservations.

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T10:00:00Z`));

const owner = (id: string) => as({ userId: 'boss', memberships: [{ restaurantId: id, role: Role.OWNER }] });
const advise = (id: string, localDate = '', by = owner(id)) =>
  running.availability[0]!.getOverbookingAdvice({ restaurantId: id, localDate }, by);
const reservations = () =>
  running.connection.collection<{ _id: string; restaurantId: string }>('reservations');

/** Copies a reservation into the past: so many came on each of ten days, and so many did not. */
async function past(reservationId: string, came: number, noShows: number): Promise<void> {
  const [original] = await reservations()
    .find({ _id: reservationId } as object)
    .toArray();
  const copies = Array.from({ length: 10 }, (_, day) => day + 1).flatMap((day) =>
    Array.from({ length: came + noShows }, (_, at) => {
      const { placement, ...others } = original as unknown as {
        placement: { from: number; until: number };
        [field: string]: unknown;
      };
      const back = day * 86_400_000;
      const date = new Date(placement.from - back).toISOString().slice(0, 10);
      const moved = { ...placement, date, from: placement.from - back, until: placement.until - back };
      return {
        ...others,
        ...{ _id: `${reservationId}-${day}-${at}`, placement: { ...moved, dates: [date] } },
        ...{ outbox: [], unsent: 0 },
        ...{ startsAt: new Date(moved.from), createdAt: new Date(moved.from - 3 * 86_400_000) },
        progress: at < came ? 'finished' : 'no-show',
      };
    }),
  );
  await reservations().insertMany(copies as never);
}

const open = () => running.open(90, 3, 0);
const fill = async (id: string, date: string) => {
  for (let table = 0; table < 3; table += 1)
    await running.api.book(bookingAt(id, `${date}T19:00`, { partySize: 2 }), host(id));
};

describe('extra covers', () => {
  const allow = (extraCovers: number) => ({ availabilityRules: { overbooking: [{ extraCovers }] } });
  const bookSeven = (id: string, more: object = {}, process = 0) =>
    running.apis[process]!.book({ ...bookingAt(id, `${today}T19:00`), ...more });
  /** A restaurant with one table for two, taken at seven, and so many extra covers. */
  const full = async (extraCovers: number, more: object = {}) => {
    const id = await running.open(90, 1, 0, { ...allow(extraCovers), ...more });
    return { id, first: await running.book(id, '19:00') };
  };

  test('racing diners at two processes get as many as the owner allows, and each is recorded with the rule', async () => {
    const { id } = await full(6);
    const calls = Array.from({ length: 16 }, (_, index) => outcomeOf(bookSeven(id, {}, index % 2)));
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['accepted', 'no-tables-available']));
    await eventually(async () => {
      const booked = (await publishedEvents(running.bus, events.reservationBooked)).filter(
        ({ reservation }) => reservation?.restaurantId === id,
      );
      const overridden = booked.map((event) => event.overridden.join()).sort();
      expect(overridden).toEqual(['', 'overbooked', 'overbooked', 'overbooked']);
    });
  });

  test('a start is offered until they are sold, and the party has the first table that becomes free', async () => {
    const { id, first } = await full(2);
    const isOffered = async () => {
      const { times } = await running.api.listOfferedTimes({ restaurantId: id, date: today, partySize: 2 });
      return times.find(({ minute }) => minute === 1140)?.available;
    };
    expect(await isOffered()).toBe(true);
    const { holdId } = await running.api.holdTable({
      ...{ restaurantId: id, partySize: 2 },
      when: { time: { case: 'local', value: `${today}T19:00` } },
    });
    expect(await outcomeOf(bookSeven(id))).toMatchObject({ code: 'no-tables-available' });
    const { reservation } = await bookSeven(id, { holdId });
    expect(await isOffered()).toBe(false);
    const tableOf = async () =>
      (await running.parties(id)).find((party) => party.id === reservation?.id)?.tableNumbers;
    expect(await tableOf()).toEqual([]);
    await running.api.cancelReservation({ id: first });
    expect(await tableOf()).toEqual(['1']);
  });

  test('who waited for the start is asked first, and its reservation is recorded with the rule', async () => {
    const { id } = await full(0);
    const { entry } = await running.entries[0]!.joinByLink({
      ...{ restaurantId: id, name: 'Ada', partySize: 2, email: 'ada@example.com' },
      start: { time: { case: 'local', value: `${today}T19:00` } },
    });
    await running.publishRestaurant(id, {
      ...{ tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }], seatingMinutes: 90 },
      ...allow(2),
    });
    const api = running.entries[0]!;
    await eventually(async () => expect((await api.getEntry({ id: entry!.id })).entry?.offer).toBeDefined());
    expect(await outcomeOf(bookSeven(id))).toMatchObject({ code: 'no-tables-available' });
    await api.acceptOffer({ id: entry!.id });
    await eventually(async () => {
      const booked = await publishedEvents(running.bus, events.reservationBooked);
      const own = booked.find(({ reservation }) => reservation?.id === entry!.id);
      expect(own?.overridden).toEqual(['overbooked']);
    });
  });

  test('a diner who moves to a full start takes extra covers, and one who stays keeps them', async () => {
    const { id } = await full(2);
    const { reservation } = await running.api.book(bookingAt(id, `${today}T12:00`));
    const change = (more: object) => running.api.changeReservation({ id: reservation!.id, ...more });
    await change({ when: { time: { case: 'local', value: `${today}T19:00` } } });
    await eventually(async () => {
      const changed = await publishedEvents(running.bus, events.reservationChanged);
      const own = changed.find((event) => event.reservation?.id === reservation?.id);
      expect(own?.overridden).toEqual(['overbooked']);
    });
    await change({ partySize: 1 });
    expect(await outcomeOf(change({ partySize: 2 }))).toMatchObject({ code: 'no-tables-available' });
    await change({ notes: 'By the window, if one leaves' });
  });

  test('a party without a table fits the settings that let it book', async () => {
    const { id } = await full(2);
    await bookSeven(id);
    const toReview = async (restaurantId: string) =>
      (await running.api.listReservationsToReview({ restaurantId }, owner(restaurantId))).reservations;
    expect(await toReview(id)).toEqual([]);
  });

  test('who waits at the door is told how long as if they were booked, and not that a table is free online', async () => {
    const quote = async (extraCovers: number) => {
      const id = await running.open(90, 2, 0, allow(extraCovers));
      running.clock.set(`${today}T18:00:00Z`);
      await running.seatWalkIn(id);
      await running.seatWalkIn(id);
      const booked =
        extraCovers > 0 ? [1, 2].map(() => running.api.book(bookingAt(id, `${today}T20:00`))) : [];
      await Promise.all(booked);
      const { quote: told } = await running.waitlists[0]!.quoteWait(
        { restaurantId: id, partySize: 2 },
        host(id),
      );
      return told;
    };
    const [without, beside] = [await quote(0), await quote(4)];
    expect(without?.fromMinutes).toBeGreaterThan(30);
    expect(beside?.fromMinutes).toBeGreaterThan(30);
    expect(beside?.untilMinutes ?? Infinity).toBeGreaterThan(without?.untilMinutes ?? 0);
  });

  test('the advice is the same whether or not they are allowed', async () => {
    const id = await open();
    await past(await running.book(id, '12:00'), 18, 6);
    await fill(id, '2026-11-25');
    const before = await advise(id);
    await running.publishRestaurant(id, {
      ...{ tableTypes: [{ key: 'TwoTop', count: 3, capacity: 2 }], seatingMinutes: 90 },
      ...allow(2),
    });
    await eventually(async () =>
      expect(await outcomeOf(running.api.book(bookingAt(id, '2026-11-25T19:00')))).toMatchObject({
        code: 'accepted',
      }),
    );
    const after = await advise(id);
    const minutes = (of: typeof after) => of.starts.map(({ localMinute }) => localMinute);
    expect(minutes(after)).toEqual(minutes(before));
  });
});

test('the full starts of the next busy day have chances from the reservations of the last weeks', async () => {
  const id = await open();
  await past(await running.book(id, '12:00'), 18, 6);
  await fill(id, '2026-11-25');
  const { localDate, starts, counted } = await advise(id);
  expect(localDate).toBe('2026-11-25');
  expect(counted).toMatchObject({ reservations: 240, noShows: 60, canceledLate: 0, weeks: 26, fewest: 200 });
  expect(counted?.shareLow).toBeCloseTo(0.215, 2);
  expect(counted?.shareHigh).toBeCloseTo(0.287, 2);
  const seven = starts.find(({ localMinute }) => localMinute === 1140);
  // No table for four is there at all.
  expect(seven?.advice.map(({ covers }) => covers)).toEqual([2]);
  // All three come in 0.75 ^ 3 of all nights.
  expect(seven?.advice[0]?.chance).toBeGreaterThan(0.3);
  expect(seven?.advice[0]?.chance).toBeLessThan(0.55);
  expect(seven?.advice[0]?.chanceWithout).toBe(0);
  expect(starts.every(({ localMinute }) => localMinute > 1050 && localMinute < 1230)).toBe(true);
  expect(await advise(id, '2026-11-26')).toMatchObject({ localDate: '2026-11-26', starts: [] });
});

test('few reservations are said to be too few, and a day of full starts is named all the same', async () => {
  const id = await open();
  await past(await running.book(id, '12:00'), 5, 1);
  await fill(id, '2026-11-25');
  const { localDate, starts, counted } = await advise(id);
  expect([localDate, starts.length, counted?.reservations]).toEqual(['2026-11-25', 0, 60]);
  const empty = await open();
  expect(await advise(empty)).toMatchObject({ localDate: '', starts: [], counted: { reservations: 0 } });
});

test('is for members who may change the settings, and a bad date is named', async () => {
  const id = await open();
  expect(await outcomeOf(advise(id, '', host(id)))).toMatchObject({ kind: 'forbidden' });
  expect(await outcomeOf(advise(id, '', owner('other')))).toMatchObject({ code: 'not-found' });
  expect(await outcomeOf(advise(id, 'tomorrow'))).toMatchObject({ fields: [{ field: 'localDate' }] });
});

// The last one, because it deletes what is old by then.
test('it is the same after the reservations and their personal data are deleted', async () => {
  const id = await open();
  await past(await running.book(id, '12:00'), 18, 6);
  running.clock.set('2026-12-28T12:00:00Z');
  await fill(id, '2026-12-30');
  // The reservation itself is one of them by now.
  const before = await advise(id, '2026-12-30');
  expect(before.counted).toMatchObject({ reservations: 241, noShows: 60 });
  const kept = running.connection.collection<{ _id: string }>('report_counts');
  await eventually(async () => expect(await kept.countDocuments({ restaurantId: id } as object)).toBe(11));
  expect(await advise(id, '2026-12-30')).toEqual(before);
});
