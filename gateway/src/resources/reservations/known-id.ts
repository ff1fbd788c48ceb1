import { Code, ConnectError } from '@connectrpc/connect';
import type { FastifyRequest } from 'fastify';
import { type Limits, networkOf } from '../../api/rate-limits';

/**
 * Bounds how many unknown ids a network may try (BOOKING-10).
 * @param of what the ids are of; tries are counted apart for each
 */
export function withKnownId(limits: Pick<Limits, 'unknownIds'>, of: 'reservation' | 'calendar') {
  return async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { unknownIds } = limits;
    const key = of === 'reservation' ? networkOf(request) : `${networkOf(request)}|${of}`;
    await unknownIds.check(key);
    try {
      return await work();
    } catch (error) {
      if (ConnectError.from(error).code === Code.NotFound) await unknownIds.take(key);
      throw error;
    }
  };
}
