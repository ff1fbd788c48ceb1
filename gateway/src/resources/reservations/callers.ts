import type { Audience } from '@tablewell/booking-rules';
import { isMember } from '@tablewell/chassis/access';
import { newId } from '@tablewell/chassis/ids';
import type { FastifyRequest } from 'fastify';

/** The audience of a booking: a member of the restaurant, or the public. */
export function audienceOf({ session, params }: FastifyRequest): Audience {
  return isMember(session?.actor, (params as { restaurantId: string }).restaurantId) ? 'member' : 'public';
}

/** The audience of a change, as far as the gateway knows; the service knows the restaurant and may apply the public's rules. */
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
