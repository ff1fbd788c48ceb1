import type { FastifyReply } from 'fastify';
import { ofKeysOfOneRestaurant } from './admission-sizes';
import { rejectFast } from './reject-fast';

const retryAfterSeconds = 1;
/** Refusals that wait at once; any further one is sent immediately. */
const maxWaiting = 1_000;

const { atOnce, waiting } = ofKeysOfOneRestaurant;
/** The policy in the words of the IETF's draft on RateLimit headers, as those of a key's calls (KEY-6). */
const headers = [
  ...['ratelimit-policy', `"under-way";q=${atOnce + waiting};qu="concurrent-requests"`],
  ...['ratelimit', `"under-way";r=0;t=${retryAfterSeconds}`],
];

/**
 * Refuses calls of a restaurant's keys that have too many calls under way. A partner's program may send the next one as soon as it is
 * refused, from however many connections: the refusal is sent after the time that it names, so that a storm of them costs
 * no more than one in a second for each connection.
 */
export class KeyRefusals {
  readonly answer: ReturnType<typeof rejectFast>;
  private count = 0;

  constructor({ message, origin }: { readonly message: string; readonly origin: string }) {
    this.answer = rejectFast({ status: 429, message, retryAfterSeconds, headers, origin });
  }

  /** Calls `refuse` after a while, unless the caller has left. */
  later(reply: FastifyReply, refuse: () => void): void {
    if (this.count >= maxWaiting) return refuse();
    this.count += 1;
    let timer: NodeJS.Timeout | undefined = undefined;
    const end = () => {
      clearTimeout(timer);
      reply.raw.off('close', end);
      this.count -= 1;
    };
    timer = setTimeout(() => {
      end();
      refuse();
    }, retryAfterSeconds * 1_000);
    reply.raw.once('close', end);
  }
}
