import fc from 'fast-check';
import { countTrend, percentChange, percentTrend, pointTrend } from './trend';

const count = fc.nat(100_000);

test.each([
  ['counts', countTrend],
  ['points', pointTrend],
] as const)(
  'a trend of %s shows direction and size, and the reverse comparison the opposite',
  (_name, trend) => {
    const opposite = { up: 'down', down: 'up', same: 'same' } as const;
    fc.assert(
      fc.property(count, count, (now, before) => {
        const { direction, text } = trend(now, before, 'yesterday');
        expect(direction).toBe(now > before ? 'up' : now < before ? 'down' : 'same');
        expect(Number(text.split(' ')[0]?.replace('−', '-'))).toBe(now - before);
        expect(trend(before, now, 'yesterday').direction).toBe(opposite[direction]);
      }),
    );
  },
);

test('trends compare counts, percentages and rates', () => {
  expect(countTrend(5, 8, 'yesterday')).toEqual({ direction: 'down', text: '−3 vs yesterday' });
  expect(percentTrend(percentChange(12, 10), 'last week').text).toBe('+20% vs last week');
  expect(pointTrend(13, 11, 'last month')).toEqual({ direction: 'up', text: '+2 pts vs last month' });
});

test('trends do not divide by zero', () => {
  expect(percentChange(3, 0)).toBeUndefined();
  expect(percentTrend(undefined, 'last week').direction).toBe('same');
});
