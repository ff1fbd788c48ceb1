import { Role } from '@tablewell/chassis/access';
import { as, eventually } from '@tablewell/chassis/testing';
import { type Evening, host, startEvening, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

// Advice on overbooking from what became of earlier reservations.

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

test('is for members who may change the settings, and a bad date is named', async () => {
  const id = await open();
  expect(await outcomeOf(advise(id, '', host(id)))).toMatchObject({ kind: 'forbidden' });
  expect(await outcomeOf(advise(id, '', owner('other')))).toMatchObject({ code: 'not-found' });
  expect(await outcomeOf(advise(id, 'tomorrow'))).toMatchObject({ fields: [{ field: 'localDate' }] });
});
