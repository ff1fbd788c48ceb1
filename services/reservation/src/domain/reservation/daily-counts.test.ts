import fc from 'fast-check';
import { addUp, countDate } from './daily-counts';
import { pageOf } from './source';

const countable = fc.record({
  status: fc.constantFrom('active', 'canceled', 'deleted') as fc.Arbitrary<'active' | 'canceled' | 'deleted'>,
  partySize: fc.integer({ min: 1, max: 100 }),
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

test.each([
  ['https://user:pass@a.example:8443/list?me=ada#here', 'https://a.example:8443/list'],
  ['https://a.example', 'https://a.example/'],
  ['', ''],
])('the page of %s without personal data is %s', (fullUrl, page) => {
  expect(pageOf(fullUrl)).toBe(page);
});
