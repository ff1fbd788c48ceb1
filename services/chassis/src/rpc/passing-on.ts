/** Small answers cost the gateway as much: it checks the caller, and encodes and logs them. */
const leastMs = 10;
const msOfKib = 0.3;

/**
 * What it costs a service and the gateway to pass a response on to one caller, beside its computation, in milliseconds of
 * a processor.
 */
export const passingOnMs = (bytes: number): number => Math.max(leastMs, (bytes / 1_024) * msOfKib);
