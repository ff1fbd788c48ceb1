import type { Audience } from '@tablewell/booking-rules';
import { isMember } from '@tablewell/chassis/access';
import { newId } from '@tablewell/chassis/ids';
import type { FastifyRequest } from 'fastify';

/** The audience of a booking: a member of the restaurant, or the public. */
export function audienceOf({ session, params }: FastifyRequest): Audience {
  return isMember(session?.actor, (params as { restaurantId: string }).restaurantId) ? 'member' : 'public';
}

/**
 * The audience of a change, as far as the gateway knows; the service knows the restaurant and may apply the public's
 * rules instead.
 */
export function holderOf({ session }: FastifyRequest): Audience {
  return session ? 'member' : 'public';
}

/**
 * The key by which the reservation service recognizes a repeat: the caller's own key with its scope, or a new one for
 * this request, so that the gateway can repeat a call whose process went away.
 */
export function keyOf(request: FastifyRequest): string {
  return request.idempotency?.id ?? newId();
}
