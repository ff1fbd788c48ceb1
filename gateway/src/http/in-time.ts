import { Refusal } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';

/** A request without a deadline of its own is somebody's at a dashboard. */
const patienceMs = 4_500;
/** What comes at the very end of a request still has this long. */
const leastMs = 250;

/**
 * Waits for a part of the gateway's own, no longer than the caller of a request does: a store that hangs says nothing for
 * as long as it hangs. Throws what is answered as 503.
 */
export async function inTime<T>(request: Pick<FastifyRequest, 'deadline'>, work: Promise<T>): Promise<T> {
  const left = (request.deadline ?? Date.now() + patienceMs) - Date.now();
  return Promise.race([work, tooLate(Math.max(leastMs, left), work)]);
}

async function tooLate(ms: number, work: Promise<unknown>): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Refusal('unavailable', 'took-too-long', 'This took too long. Please try again.')),
      ms,
    );
    const settled = () => clearTimeout(timer);
    work.then(settled, settled);
  });
}
