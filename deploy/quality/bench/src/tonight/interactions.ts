import type { Page } from 'playwright-core';

declare global {
  interface Window {
    benchInteractions: number[];
  }
}

/** Runs in the page: records how long each interaction takes until the next paint, in ms. Chromium rounds to 8 ms. */
export const watchInteractions = (): void => {
  window.benchInteractions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      // Pointer events that only move are not interactions.
      if (entry.interactionId) window.benchInteractions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** The longest wait for a paint during an interaction; 0: under 16 ms. */
export async function slowest(page: Page, what: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.benchInteractions.splice(0));
  await what();
  // Entries are reported after the paint that they waited for.
  await page.waitForTimeout(600);
  return Math.max(0, ...(await page.evaluate(() => window.benchInteractions.splice(0))));
}
