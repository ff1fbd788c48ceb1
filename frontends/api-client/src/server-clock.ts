/** Below this a difference is the network's as well as the clock's. */
const toleranceMs = 3_000;

/** How far the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** Notes the server's time in an answer: it was read between the call and its answer, both by this device's clock. */
export function noteServerTime(serverMs: number, calledAt: number, answeredAt: number): void {
  const ahead = serverMs - (calledAt + answeredAt) / 2;
  const uncertainMs = toleranceMs + (answeredAt - calledAt) / 2;
  // Unless it is surely another one, the difference stays: times on the screen do not jump with each answer. An unknown
  // time (NaN) is no other one.
  if (!(Math.abs(ahead - aheadMs) > uncertainMs)) return;
  aheadMs = Math.abs(ahead) <= uncertainMs ? 0 : ahead;
  for (const listener of listeners) listener();
}

/** Notes the time at which the server answered a call that was made at `calledAt`, unless a cache may have answered. */
export const noteAnswer =
  (calledAt: number) =>
  (response: Response): Response => {
    const { headers } = response;
    if (headers.get('cache-control') === 'no-store')
      // The header has whole seconds: on average half of one has passed.
      noteServerTime(Date.parse(headers.get('date') ?? '') + 500, calledAt, Date.now());
    return response;
  };

/** Now by the server's clock, as far as it is known, in epoch milliseconds. The device's own may be wrong. */
export const serverNow = (): number => Date.now() + aheadMs;

/** How far the server's clock is ahead of this device's, in milliseconds; negative: behind. 0 until it is known. */
export const serverAheadMs = (): number => aheadMs;

/** Calls the listener when the difference changes; returns a function that ends it. */
export function watchServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
