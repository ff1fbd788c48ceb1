import { createContextKey } from '@connectrpc/connect';
import type { Actor } from '@tablewell/proto/common/v1/actor_pb';
import type { ServiceName } from './identity';

/** Names of the metadata entries of a call between services. */
export const metadataKeys = {
  authorization: 'authorization',
  requestId: 'x-request-id',
  traceparent: 'traceparent',
  actor: 'tablewell-actor-bin',
  address: 'tablewell-address',
  userAgent: 'tablewell-user-agent',
  /** Set by gRPC: the number of earlier attempts of the call. */
  previousAttempts: 'grpc-previous-rpc-attempts',
} as const;

/** The signed-in person the call is made for; undefined for the public. */
export const actorKey = createContextKey<Actor | undefined>(undefined, { description: 'actor' });

/** The calling service. */
export const callerKey = createContextKey<ServiceName | undefined>(undefined, { description: 'caller' });

/** True when an earlier attempt of the same call may still be running. */
export const isRetryKey = createContextKey<boolean>(false, { description: 'repeated' });
