import fc from 'fast-check';
import { countTrend, pointTrend } from './trend';

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
