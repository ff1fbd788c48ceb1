import type { Page } from 'playwright-core';

declare global {
  interface Window {
    benchTasks: number[];
    benchFrames: number[];
  }
}

/** Tasks of more than 50 ms, and the time from frame to frame, since recording began. Milliseconds. */
interface BusyTime {
  readonly longTasks: readonly number[];
  readonly frames: readonly number[];
}

/** Runs in the page: starts recording long tasks. */
export const recordBusyTime = (): void => {
  window.benchTasks = [];
  window.benchFrames = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const onFrame = (now: number): void => {
    window.benchFrames.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
};

/** What was recorded since the last call. Waits a moment, because long tasks are reported after they end. */
export async function takeBusyTime(page: Page): Promise<BusyTime> {
  await page.waitForTimeout(100);
  return page.evaluate(() => ({
    longTasks: window.benchTasks.splice(0),
    frames: window.benchFrames.splice(0),
  }));
}
