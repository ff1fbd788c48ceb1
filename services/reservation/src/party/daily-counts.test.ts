import fc from 'fast-check';
import { addUp, countDate, onServiceDays } from './daily-counts';
import { pageOf } from './source';

const countable = fc.record({
  status: fc.constantFrom('active', 'canceled', 'deleted') as fc.Arbitrary<'active' | 'canceled' | 'deleted'>,
  partySize: fc.integer({ min: 1, max: 100 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  source: fc.constantFrom('direct', 'a.example', 'b.example'),
  fullUrl: fc.constantFrom('', 'https://a.example/', 'https://a.example/x'),
});

test('counts stay, and each reservation that was not deleted is in exactly one of them', () => {
  fc.assert(
    fc.property(fc.array(countable), (all) => {
      const counts = countDate('r', '2026-11-20', all);
      const counting = all.filter(({ status }) => status !== 'deleted');
      expect(counts.reservations + counts.canceled).toBe(counting.length);
      expect(counts.sources.reduce((sum, { count }) => sum + count, 0)).toBe(counting.length);
      expect(counts.covers).toBeGreaterThanOrEqual(counts.reservations);
    }),
  );
});

test('adding up two dates equals counting them as one', () => {
  fc.assert(
    fc.property(fc.array(countable), fc.array(countable), (one, other) => {
      const sourcesOf = (all: typeof one) => countDate('r', '2026-11-20', all).sources;
      expect(addUp([...sourcesOf(one), ...sourcesOf(other)])).toEqual(sourcesOf([...one, ...other]));
    }),
  );
});

test('starts before the day turns count for the evening before, whatever the hour at which it turns', () => {
  const at = (minute: number, partySize: number, status: 'active' | 'canceled' = 'active') => ({
    ...{ status, partySize, minute, source: 'direct', fullUrl: '' },
  });
  const saturday = [at(30, 2), at(90, 3, 'canceled'), at(359, 4), at(1140, 5)];
  const stored = countDate('r', '2026-11-21', saturday);
  expect(onServiceDays([stored], 300)).toEqual([
    { date: '2026-11-20', reservations: 1, covers: 2, canceled: 1 },
    { date: '2026-11-21', reservations: 2, covers: 9, canceled: 0 },
  ]);
  expect(onServiceDays([stored], 360)[0]).toMatchObject({ reservations: 2, covers: 6, canceled: 1 });
  expect(onServiceDays([stored], 0)).toMatchObject([{ date: '2026-11-21', reservations: 3, covers: 11 }]);
});

test('no reservation is lost or counted twice by service days', () => {
  const turns = fc.integer({ min: 0, max: 12 }).map((hour) => hour * 60);
  fc.assert(
    fc.property(fc.array(countable), fc.array(countable), turns, (one, other, turn) => {
      const dates = [countDate('r', '2026-11-20', one), countDate('r', '2026-11-21', other)];
      const sum = (counts: readonly { covers: number; canceled: number; reservations: number }[]) =>
        counts.reduce((all, { covers, canceled, reservations }) => all + covers + canceled + reservations, 0);
      expect(sum(onServiceDays(dates, turn))).toBe(sum(dates));
      const early = one.filter(({ minute, status }) => minute < turn && status === 'active').length;
      const [first] = onServiceDays(dates, turn).filter(({ date }) => date === '2026-11-19');
      expect(first?.reservations ?? 0).toBe(early);
    }),
  );
});

test.each([
  ['https://user:pass@a.example:8443/list?me=ada#here', 'https://a.example:8443/list'],
  ['https://a.example', 'https://a.example/'],
  ['', ''],
])('the page of %s without personal data is %s', (fullUrl, page) => {
  expect(pageOf(fullUrl)).toBe(page);
});
