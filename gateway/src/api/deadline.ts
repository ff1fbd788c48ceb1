import { timeoutWithinDeadline } from '@tablewell/chassis/context';
import { Refusal } from '@tablewell/chassis/refusal';
import type { FastifyRequest } from 'fastify';

/** For requests without a deadline, such as those of the dashboard. */
const defaultTimeoutMs = 4_500;
/** The minimum timeout near the deadline. */
const minTimeoutMs = 250;

/**
 * The result of `work`, or of `otherwise` when `work` takes longer than `ms` or than the caller's deadline: a store that
 * hangs does not answer with an error.
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  otherwise: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<'hangs'>(
    (resolve) => (timer = setTimeout(resolve, Math.max(minTimeoutMs, timeoutWithinDeadline(ms)), 'hangs')),
  );
  const first = await Promise.race([work, hangs]).finally(() => clearTimeout(timer));
  return first === 'hangs' ? otherwise() : first;
}

/** Waits for a dependency until the request's deadline; throws the 503 when it passes. */
export function withinDeadline<T>(request: Pick<FastifyRequest, 'deadline'>, work: Promise<T>): Promise<T> {
  const left = (request.deadline ?? Date.now() + defaultTimeoutMs) - Date.now();
  return withTimeout(left, work, () => {
    throw new Refusal('unavailable', 'took-too-long', 'This took too long. Please try again.');
  });
}
