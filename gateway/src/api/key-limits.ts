import type { KeyLimits } from '../session/by-key';
import { type Limits, networkOf } from './rate-limits';

/** The limits of API keys, with the headers that tell a caller of them (the IETF’s draft on RateLimit headers, KEY-6). */
export function keyLimits(limits: Pick<Limits, 'unknownKeys' | 'keyCalls'>): KeyLimits {
  return {
    checkGuesses: (request) => limits.unknownKeys.check(networkOf(request)),
    countGuess: (request) => limits.unknownKeys.take(networkOf(request)),
    async countCall(keyId, reply) {
      const { points, seconds, left, resetSeconds, refusal } = await limits.keyCalls.count(keyId);
      void reply.header('ratelimit-policy', `"key";q=${points};w=${seconds}`);
      void reply.header('ratelimit', `"key";r=${left};t=${resetSeconds}`);
      if (refusal) throw refusal as unknown as Error;
    },
  };
}
