import fc from 'fast-check';
import { type Attending, countAttendance } from './attendance-counts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const seven = Date.UTC(2026, 10, 20, 19);
const party = (more: Partial<Attending> = {}): Attending => ({
  ...{ status: 'active', partySize: 2, minute: 19 * 60, from: seven, plannedMinutes: 90, walkIn: false },
  ...{ changedAt: seven - 48 * hourMs, madeAt: seven - 2 * dayMs, isConfirmed: false, ...more },
});

test('reservations are counted by what became of them, those canceled early not at all', () => {
  expect(
    countAttendance([
      party({ minute: 19 * 60 + 14 }),
      party({ progress: 'finished' }),
      party({ progress: 'no-show' }),
      party({ status: 'canceled', changedAt: seven - dayMs + 1 }),
      party({ status: 'canceled', changedAt: seven - dayMs }),
    ]),
  ).toEqual([
    { minute: 1140, sizeBand: 0, leadBand: 1, isConfirmed: false, came: 2, noShows: 1, canceledLate: 1 },
  ]);
});

test('walk-ins, deleted ones and requests that were not accepted are no reservations', () => {
  expect(
    countAttendance([
      party({ walkIn: true }),
      party({ status: 'deleted' }),
      party({ request: { state: 'pending' } }),
      party({ status: 'canceled', changedAt: seven, request: { state: 'declined' } }),
    ]),
  ).toEqual([]);
  expect(countAttendance([party({ request: { state: 'accepted' } })])).toHaveLength(1);
});

test('sizes, lead times and confirmed ones are counted apart', () => {
  const bands = (more: Partial<Attending>) =>
    countAttendance([party(more)]).map(({ sizeBand, leadBand, isConfirmed }) => [
      ...[sizeBand, leadBand, isConfirmed],
    ])[0];
  expect([2, 3, 5, 6, 7].map((partySize) => bands({ partySize })?.[0])).toEqual([0, 1, 2, 2, 3]);
  expect([1, 2, 7, 8].map((days) => bands({ madeAt: seven - days * dayMs })?.[1])).toEqual([0, 1, 1, 2]);
  expect(bands({ isConfirmed: true })?.[2]).toBe(true);
});

test('property: no reservation is counted twice or lost, in whatever order they come', () => {
  const any = fc.record({
    partySize: fc.integer({ min: 1, max: 20 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    progress: fc.constantFrom(undefined, 'finished' as const, 'no-show' as const),
    madeAt: fc.integer({ min: seven - 30 * dayMs, max: seven }),
    isConfirmed: fc.boolean(),
  });
  const sorted = (all: readonly Attending[]) =>
    countAttendance(all)
      .map((count) => JSON.stringify(count))
      .sort();
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (all) => {
      const parties = all.map((one) => party(one));
      const counts = countAttendance(parties);
      const total = counts.reduce((sum, { came, noShows }) => sum + came + noShows, 0);
      expect(total).toBe(all.length);
      const missing = all.filter(({ progress }) => progress === 'no-show').length;
      expect(counts.reduce((sum, { noShows }) => sum + noShows, 0)).toBe(missing);
      expect(sorted([...parties].reverse())).toEqual(sorted(parties));
    }),
  );
});
