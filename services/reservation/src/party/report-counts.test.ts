import fc from 'fast-check';
import { countForReports, type Reported } from './report-counts';

const hourMs = 3_600_000;
const seven = Date.UTC(2026, 10, 20, 18);
const party = (more: Partial<Reported> = {}): Reported => ({
  ...{ status: 'active', partySize: 2, minute: 19 * 60, from: seven, plannedMinutes: 90, walkIn: false },
  ...{ changedAt: seven - 48 * hourMs, ...more },
});
const sat = (fromMinutes: number, untilMinutes: number) => ({
  progress: 'finished' as const,
  seating: { from: seven + fromMinutes * 60_000, until: seven + untilMinutes * 60_000 },
});

test('parties count by the quarter of an hour of their start, and by what became of them', () => {
  const { starts } = countForReports([
    party({ minute: 19 * 60 + 14 }),
    party({ partySize: 4, walkIn: true }),
    party({ progress: 'no-show' }),
    party({ status: 'canceled' }),
    party({ status: 'canceled', changedAt: seven - 24 * hourMs + 1 }),
    party({ status: 'canceled', changedAt: seven - 24 * hourMs }),
  ]);
  expect(starts).toEqual([
    { minute: 1140, parties: 2, covers: 6, walkIns: 1, noShows: 1, canceled: 3, canceledLate: 1 },
  ]);
});

test('deleted ones and requests that were not accepted are not counted', () => {
  const refused = (['pending', 'declined', 'expired', 'withdrawn'] as const).map((state) =>
    party({ status: state === 'pending' ? 'active' : 'canceled', request: { state } }),
  );
  const none = { starts: [], stays: [], uses: [] };
  expect(countForReports([party({ status: 'deleted' }), ...refused])).toEqual(none);
  expect(countForReports([party({ request: { state: 'accepted' } })]).starts).toHaveLength(1);
});

test('a stay is counted by size, plan and five minutes, and only if a host said when it ended', () => {
  const { stays } = countForReports([
    party(sat(0, 88)),
    party(sat(3, 94)),
    party({ ...sat(0, 62), partySize: 4, plannedMinutes: 120 }),
    party({ ...sat(0, 90), progress: 'seated' }),
    party(),
  ]);
  expect(stays).toEqual([
    { size: 2, planned: 90, minutes: 90, parties: 2 },
    { size: 4, planned: 120, minutes: 60, parties: 1 },
  ]);
});

test('a party uses its table in each quarter in which it is there, by the steps of hosts, else as planned', () => {
  const minutes = (one: Reported) => countForReports([one]).uses.map(({ minute }) => minute - 1140);
  expect(minutes(party({ plannedMinutes: 45 }))).toEqual([0, 15, 30]);
  expect(minutes(party(sat(10, 50)))).toEqual([0, 15, 30, 45]);
  expect(minutes(party(sat(-20, 15)))).toEqual([-30, -15, 0]);
  expect(minutes(party({ progress: 'no-show' }))).toEqual([]);
  // Nobody said that it left.
  expect(minutes(party({ ...sat(0, 10_000), progress: 'seated' }))).toHaveLength(48);
});

test('what starts before the day may turn is kept apart, for whichever hour the restaurant chooses', () => {
  const { uses, stays } = countForReports([
    party({ minute: 60, ...sat(0, 15) }),
    party({ minute: 60 * 12, ...sat(0, 15) }),
  ]);
  expect(uses.map(({ hour, minute }) => [hour, minute])).toEqual([
    [1, 60],
    [undefined, 720],
  ]);
  expect(stays.map(({ hour }) => hour)).toEqual([1, undefined]);
});

test('property: nobody is counted twice or lost, and nothing but numbers is kept', () => {
  const any = fc.record({
    partySize: fc.integer({ min: 1, max: 100 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    status: fc.constantFrom('active' as const, 'canceled' as const),
    progress: fc.constantFrom(undefined, 'finished' as const, 'no-show' as const),
    walkIn: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (all) => {
      const { starts, uses, stays } = countForReports(all.map((one) => party(one)));
      const sum = (of: (count: (typeof starts)[number]) => number) =>
        starts.reduce((total, count) => total + of(count), 0);
      expect(sum(({ parties, noShows, canceled }) => parties + noShows + canceled)).toBe(all.length);
      const came = all.filter(({ status, progress }) => status === 'active' && progress !== 'no-show');
      expect(sum(({ covers }) => covers)).toBe(came.reduce((total, { partySize }) => total + partySize, 0));
      expect(uses.reduce((total, { parties }) => total + parties, 0)).toBeGreaterThanOrEqual(came.length * 6);
      for (const count of [...starts, ...uses, ...stays])
        for (const value of Object.values(count)) expect(typeof value).toBe('number');
    }),
  );
});
