import { fromBinary } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { initiatorOf } from '../../access/initiator';
import { withContext } from '../../context';
import { actorKey, callerKey, isRetryKey, metadataKeys } from '../metadata';
import type { InboundInterceptor } from './call';

/** Passes the actor to the handler, and the initiator to the audit log. Runs inside `authenticate`. */
export const readActor: InboundInterceptor = (next) => (call) => {
  const { metadata, context } = call;
  const [bytes] = metadata.get(metadataKeys.actor);
  const actor = Buffer.isBuffer(bytes) ? fromBinary(ActorSchema, bytes) : undefined;
  context.values.set(actorKey, actor);
  context.values.set(isRetryKey, metadata.get(metadataKeys.previousAttempts).length > 0);
  const initiator = initiatorOf(actor, context.values.get(callerKey) === 'gateway');
  return withContext({ initiator }, () => next(call));
};
