import { history, judge, simulateNight } from '../../testing/simulated-waits';

/** `npm run bench -- waits` does the same for a thousand nights. */
const nights = (count: number) => {
  const measured = history(1);
  return Array.from({ length: count }, (_, night) => simulateNight(night + 1, measured)).flat();
};

test('a range holds for 80 % of waits with campers, and is narrower than that of plain averages', () => {
  const { waits, held, width, averageWidth } = judge(nights(120));
  expect(waits).toBeGreaterThan(600);
  expect(held).toBeGreaterThan(0.77);
  expect(held).toBeLessThan(0.83);
  expect(width).toBeLessThan(averageWidth * 0.85);
});

test('the same nights with ranges of half the width do not hold', () => {
  const halved = nights(40).map(({ quote, ...wait }) => {
    const quarter = quote ? (quote.until - quote.from) / 4 : 0;
    return { ...wait, quote: quote && { from: quote.from + quarter, until: quote.until - quarter } };
  });
  expect(judge(halved).held).toBeLessThan(0.6);
});
