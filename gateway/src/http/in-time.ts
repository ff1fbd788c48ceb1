import { Refusal, timeFor } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';

/** A request without a deadline of its own is somebody's at a dashboard. */
const patienceMs = 4_500;
/** What comes at the very end of a request still has this long. */
const leastMs = 250;

/**
 * What work comes to, or what is done instead when it is not done after `ms`, or when whoever asked stops waiting: a store
 * that hangs says nothing for as long as it hangs.
 */
export async function unlessItHangs<T>(
  ms: number,
  work: Promise<T>,
  otherwise: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<'hangs'>(
    (resolve) => (timer = setTimeout(resolve, Math.max(leastMs, timeFor(ms)), 'hangs')),
  );
  const first = await Promise.race([work, hangs]).finally(() => clearTimeout(timer));
  return first === 'hangs' ? otherwise() : first;
}

/** Waits for a part of the gateway's own, no longer than the caller of a request does. Throws what is answered as 503. */
export function inTime<T>(request: Pick<FastifyRequest, 'deadline'>, work: Promise<T>): Promise<T> {
  const left = (request.deadline ?? Date.now() + patienceMs) - Date.now();
  return unlessItHangs(left, work, () => {
    throw new Refusal('unavailable', 'took-too-long', 'This took too long. Please try again.');
  });
}
