import type { Page } from 'playwright-core';

/** Counts how often a finger or a pointer goes down on a page; each call tells how often since the one before. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const taps = { count: 0 };
    addEventListener('pointerdown', () => (taps.count += 1), true);
    return taps;
  });
  return () =>
    counted.evaluate((taps) => {
      const { count } = taps;
      taps.count = 0;
      return count;
    });
}
