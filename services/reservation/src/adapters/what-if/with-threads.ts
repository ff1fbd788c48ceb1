import { toBinary } from '@bufbuild/protobuf';
import { refuseWithoutPermission } from '@tablewell/chassis/access';
import {
  actorKey,
  type CallContext,
  EncodedResponse,
  type Implementation,
  refusalToError,
} from '@tablewell/chassis/rpc';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { RestaurantClock } from '../../restaurant/restaurant-clock';
import { type WhatIfKind, whatIfKinds } from './kinds';
import type { ThreadPool } from './thread-pool';

/** The largest request, in bytes, that is compared with others; a draft of a floor plan is like no other. */
const maxTwinLength = 1_000;

type Handler = (request: { readonly restaurantId: string }, context: CallContext) => Promise<EncodedResponse>;

/**
 * Adds the what-if reads to the implementations of their services. The event loop only checks that the caller may ask,
 * and passes the encoded request and response on.
 */
export function withThreads(
  implementations: readonly Implementation[],
  pool: ThreadPool,
  clock: RestaurantClock,
): Implementation[] {
  return implementations.map(({ service, handlers }) => {
    const own = whatIfKinds.filter(({ method }) => method.parent.typeName === service.typeName);
    const asking = own.map((kind) => [kind.method.localName, handlerOf(kind, pool, clock)]);
    return {
      service,
      handlers: { ...handlers, ...Object.fromEntries(asking) } as Implementation['handlers'],
    };
  });
}

function handlerOf(kind: WhatIfKind, pool: ThreadPool, clock: RestaurantClock): Handler {
  const { parent, localName, input } = kind.method;
  return async (request, context) => {
    const actor = context.values.get(actorKey);
    const refused = refuseWithoutPermission(kind.permission, actor, request.restaurantId);
    if (!actor || refused) throw refused && refusalToError(refused);
    const bytes = toBinary(input, request as never);
    const question = {
      service: parent.typeName,
      method: localName,
      request: bytes,
      actor: toBinary(ActorSchema, actor),
      now: clock(request.restaurantId).getTime(),
      abandoned: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    };
    const twin = `${localName} ${actor.userId} ${Buffer.from(bytes).toString('base64')}`;
    const { restaurantId } = request;
    const caller = {
      restaurantId,
      signal: context.signal,
      ...(bytes.length <= maxTwinLength ? { twin } : {}),
    };
    return new EncodedResponse(await pool.ask(kind, question, caller));
  };
}
