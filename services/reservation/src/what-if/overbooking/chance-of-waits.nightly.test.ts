import fc from 'fast-check';
import { chanceOf, evening, extra } from '../../testing/full-start-at-seven';
import { countedPast, heldPromises, judgeNight } from '../../testing/simulated-overbooking';
import { chancesOfWaits } from './chance-of-waits';

test('property: the same evening has the same chances, and certain guests leave none', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 4 }), (missing) => {
      const night = evening(missing);
      const first = chancesOfWaits(night, [extra(missing.length)], 0.1);
      expect(chancesOfWaits(night, [extra(missing.length)], 0.1)).toEqual(first);
      const [{ withParty = NaN, without = NaN } = {}] = first;
      expect(without).toBe(0);
      expect(withParty).toBeGreaterThanOrEqual(0);
      expect(withParty).toBeLessThanOrEqual(1);
      expect(chanceOf(evening(missing.map(() => 0)))).toBe(1);
    }),
    { numRuns: 20 },
  );
});

test('property: of two evenings, the one on which more stay away has the lower chance', () => {
  const chance = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 4 }), (missing) => {
      const more = missing.map((part) => part * 2);
      expect(chanceOf(evening(more))).toBeLessThanOrEqual(chanceOf(evening(missing)));
    }),
    { numRuns: 20 },
  );
});

test('promised chances hold on simulated nights', () => {
  const past = countedPast(1, 4_000);
  const judged = Array.from({ length: 300 }, (_, night) => judgeNight(night + 1, past, 200)).flatMap(
    (night) => night ?? [],
  );
  // The standard error is two points for all nights, and up to five for a third of them.
  const [all] = heldPromises(judged, 1);
  expect(Math.abs((all?.promised ?? 1) - (all?.happened ?? 0))).toBeLessThan(0.04);
  for (const { promised, happened } of heldPromises(judged, 3))
    expect(Math.abs(promised - happened)).toBeLessThan(0.09);
});
