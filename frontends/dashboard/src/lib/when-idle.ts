/** Runs a function once the page is idle; returns a function that cancels it. Safari has no idle callback. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 10_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 3_000);
  return () => clearTimeout(timer);
}
