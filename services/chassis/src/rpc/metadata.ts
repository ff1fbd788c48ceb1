import { createContextKey } from '@connectrpc/connect';
import type { Actor } from '@tablewell/proto/common/v1/actor_pb';
import type { ServiceName } from './identity';

/** Names of the metadata entries of an inner call. */
export const metadataKeys = {
  authorization: 'authorization',
  requestId: 'x-request-id',
  traceparent: 'traceparent',
  actor: 'tablewell-actor-bin',
  address: 'tablewell-address',
  userAgent: 'tablewell-user-agent',
  /** gRPC's own: how often the call was tried before. */
  previousAttempts: 'grpc-previous-rpc-attempts',
} as const;

/** Who the call is made for; undefined for the public. */
export const actorKey = createContextKey<Actor | undefined>(undefined, { description: 'actor' });

/** The process that makes the call. */
export const callerKey = createContextKey<ServiceName | undefined>(undefined, { description: 'caller' });

/** True when an earlier try of the same call may still be under way. */
export const repeatedKey = createContextKey<boolean>(false, { description: 'repeated' });
