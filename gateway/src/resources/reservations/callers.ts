import type { Audience } from '@tablewell/booking-rules';
import { isMember, newId } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';

/** Who books: a member of the restaurant, or the public. */
export function audienceOf({ session, params }: FastifyRequest): Audience {
  return isMember(session?.actor, (params as { restaurantId: string }).restaurantId) ? 'member' : 'public';
}

/** Who changes, as far as is known here: whose restaurant it is, the service knows, and holds a stranger to less. */
export function holderOf({ session }: FastifyRequest): Audience {
  return session ? 'member' : 'public';
}

/**
 * By which the reservation service knows a repeat: the caller's own key, with whose it is, or one for this request
 * alone, so that the call can be made again when the process that had it went away.
 */
export function keyOf(request: FastifyRequest): string {
  return request.idempotency?.id ?? newId();
}
