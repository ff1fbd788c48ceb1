import { create } from '@bufbuild/protobuf';
import { addressNotAllowed, ClosedReason, isInRanges } from '@tablewell/chassis/access';
import { ActorSchema, ClosedPlaceSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { FastifyRequest } from 'fastify';
import type { Session } from './sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It is also for people whose address is in no list of their owners: signing out, and what leads back in (ACCOUNT-32). */
    fromAnywhere?: boolean;
  }
}

/** The same for methods of `/rpc`. */
const fromAnywhere = /^\/rpc\/tablewell\.auth\.v1\.AccessRulesService\/(GetAddressBlock|LiftAddresses)$/;

/**
 * What a session opens from an address (ACCOUNT-30): the places of owners whose list does not have it are closed, and all others stay
 * open (ACCOUNT-31). Undefined if nothing is left of them.
 */
export function openFrom(session: Session, address: string): Session | undefined {
  const { actor, addressRules = [] } = session;
  const shut = addressRules.filter(({ addresses }) => !isInRanges(address, addresses));
  if (shut.length === 0) return session;
  const narrowed = withoutPlaces(
    session,
    shut.flatMap(({ restaurantIds }) => restaurantIds),
  );
  return narrowed.actor.memberships.length > 0 || actor.memberships.length === 0 ? narrowed : undefined;
}

/** The session with these restaurants among those that are closed. */
function withoutPlaces(session: Session, restaurantIds: readonly string[]): Session {
  const { actor } = session;
  const shut = new Set(restaurantIds);
  const closed = actor.memberships.filter(({ restaurantId }) => shut.has(restaurantId));
  const open = actor.memberships.filter(({ restaurantId }) => !shut.has(restaurantId));
  const reason = ClosedReason.ADDRESS;
  const places = closed.map(({ restaurantId }) => create(ClosedPlaceSchema, { restaurantId, reason }));
  return {
    ...session,
    actor: create(ActorSchema, { ...actor, memberships: open, closed: [...actor.closed, ...places] }),
  };
}

/**
 * The session of a request, as far as its address opens it. Where nothing is open, a call that needs no session is one of the public, and
 * another one is refused with `address-not-allowed`, which is not the end of the session.
 */
export function sessionFrom(
  request: FastifyRequest,
  session: Session,
  mode: 'required' | 'optional',
): Session | undefined {
  const open = openFrom(session, request.ip);
  if (open) return open;
  const { config, url = '' } = request.routeOptions;
  if (config.fromAnywhere || fromAnywhere.test(url)) {
    const all = session.actor.memberships.map(({ restaurantId }) => restaurantId);
    return withoutPlaces(session, all);
  }
  if (mode === 'optional') return undefined;
  throw addressNotAllowed();
}
