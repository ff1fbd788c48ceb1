import fc from 'fast-check';
import { countPace, type Paced, paceDays } from './booking-pace';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const midnight = Date.UTC(2026, 10, 20);
const party = (more: Partial<Paced> = {}): Paced => ({
  ...{ status: 'active', partySize: 2, minute: 19 * 60, from: midnight + 19 * hourMs, plannedMinutes: 90 },
  ...{ walkIn: false, madeAt: midnight - dayMs, changedAt: midnight - dayMs, ...more },
});
/** Of how many days before its date, from that date itself, the party was booked when the day began. */
const bookedOf = (one: Paced) =>
  countPace([one]).flatMap(({ booked }) => booked.flatMap((people, days) => (people > 0 ? [days] : [])));

test('a party is on the books from the first beginning of a day after it booked', () => {
  expect(bookedOf(party({ madeAt: midnight + hourMs }))).toEqual([]);
  expect(bookedOf(party({ madeAt: midnight - hourMs }))).toEqual([0]);
  expect(bookedOf(party({ madeAt: midnight - 2 * dayMs - 1 }))).toEqual([0, 1, 2]);
  expect(bookedOf(party({ madeAt: midnight - 90 * dayMs }))).toHaveLength(paceDays + 2);
});

test('a canceled party is on the books until it cancels, a no-show is to the end, and neither came', () => {
  const madeAt = midnight - 3 * dayMs - hourMs;
  const canceled = party({ status: 'canceled', madeAt, changedAt: midnight - dayMs - hourMs });
  expect(bookedOf(canceled)).toEqual([2, 3]);
  const missing = party({ progress: 'no-show', madeAt });
  expect(bookedOf(missing)).toEqual([0, 1, 2, 3]);
  expect(countPace([canceled, missing, party({ partySize: 5 })])).toMatchObject([{ came: 5 }]);
});

test('walk-ins come without having been on the books', () => {
  expect(countPace([party({ walkIn: true, madeAt: midnight - dayMs })])).toEqual([
    { came: 2, booked: Array(paceDays + 2).fill(0) },
  ]);
});

test('deleted ones and requests that were not accepted are not counted', () => {
  const request = { state: 'declined' } as const;
  expect(countPace([party({ status: 'deleted' }), party({ status: 'canceled', request })])).toEqual([]);
});

test('what starts before the day may turn is counted by its hour', () => {
  const early = party({ minute: 60, from: midnight + hourMs });
  expect(countPace([early, party()])).toMatchObject([{ hour: 1, came: 2 }, { came: 2 }]);
});

test('property: nobody is booked earlier than counted, and nothing but numbers is kept', () => {
  const parties = fc.array(
    fc.record({ partySize: fc.integer({ min: 1, max: 20 }), ahead: fc.integer({ min: -1, max: 60 }) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(parties, (all) => {
      const [count] = countPace(
        all.map(({ partySize, ahead }) => party({ partySize, madeAt: midnight - ahead * dayMs - 1 })),
      );
      const booked = count?.booked ?? [];
      booked.forEach((people, days) => expect(people).toBeLessThanOrEqual(booked[days - 1] ?? Infinity));
      expect(count?.came).toBe(all.reduce((sum, { partySize }) => sum + partySize, 0));
      expect(Object.keys(count ?? {}).sort()).toEqual(['booked', 'came']);
    }),
  );
});
