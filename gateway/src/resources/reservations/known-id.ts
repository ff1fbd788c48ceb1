import { Code, ConnectError } from '@connectrpc/connect';
import type { FastifyRequest } from 'fastify';
import { type Limits, networkOf } from '../../api/rate-limits';

/** Bounds how many unknown reservation ids a network may try (BOOKING-10). */
export function withKnownId(limits: Pick<Limits, 'unknownIds'>) {
  return async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { unknownIds } = limits;
    await unknownIds.check(networkOf(request));
    try {
      return await work();
    } catch (error) {
      if (ConnectError.from(error).code === Code.NotFound) await unknownIds.take(networkOf(request));
      throw error;
    }
  };
}
