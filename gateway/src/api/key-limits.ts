import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { KeyLimits } from '../session/by-key';
import { type Counted, type Limits, networkOf } from './rate-limits';
import { TooManyRequests } from './too-many-requests';

const maxGuessers = 10_000;
/** How long each refusal is held back from a network that guesses keys, so that it cannot make many guesses. */
const pauseMs = 1_000;

/** Tells a caller of a limit by the headers of the IETF’s draft; throws the 429 if there were too many calls. */
export function tellLimit(
  reply: FastifyReply,
  policy: string,
  { points, seconds, left, resetSeconds, refusal }: Counted,
): void {
  void reply.header('ratelimit-policy', `"${policy}";q=${points};w=${seconds}`);
  void reply.header('ratelimit', `"${policy}";r=${left};t=${resetSeconds}`);
  if (refusal) throw refusal as unknown as Error;
}

/** The limits of API keys, with the headers that tell a caller of them (the IETF’s draft on RateLimit headers, KEY-6). */
export function keyLimits(
  limits: Pick<Limits, 'unknownKeys' | 'keyCalls'>,
  pause: (ms: number) => Promise<unknown> = sleep,
): KeyLimits {
  /** Until when a network is refused, in milliseconds since 1970: the store is not asked before. */
  const guessers = new LRUCache<string, number>({ max: maxGuessers });

  const refuseGuesser = async (network: string) => {
    const leftMs = (guessers.get(network) ?? 0) - Date.now();
    if (leftMs <= 0) return;
    await pause(pauseMs);
    throw new TooManyRequests(
      'unknown-key',
      Math.max(1, Math.ceil((leftMs - pauseMs) / 1_000)),
    ) as unknown as Error;
  };

  return {
    async checkGuesses(request: FastifyRequest) {
      const network = networkOf(request);
      await refuseGuesser(network);
      try {
        await limits.unknownKeys.check(network);
      } catch (error) {
        if (error instanceof TooManyRequests)
          guessers.set(network, Date.now() + error.retryAfterSeconds * 1_000);
        await refuseGuesser(network);
        throw error;
      }
    },
    countGuess: (request) => limits.unknownKeys.take(networkOf(request)),
    async countCall(keyId, reply) {
      tellLimit(reply, 'key', await limits.keyCalls.count(keyId));
    },
  };
}
