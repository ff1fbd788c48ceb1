import { fromBinary } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { initiatorOf } from '../../access/initiator';
import { withContext } from '../../context';
import { actorKey, callerKey, isRetryKey, metadataKeys } from '../metadata';
import type { InboundInterceptor } from './call';

/** Tells the handler whom the call is made for, and the audit log who caused what follows. Stands inside `authenticate`. */
export const readActor: InboundInterceptor = (next) => (call) => {
  const { metadata, context } = call;
  const [bytes] = metadata.get(metadataKeys.actor);
  const actor = Buffer.isBuffer(bytes) ? fromBinary(ActorSchema, bytes) : undefined;
  context.values.set(actorKey, actor);
  context.values.set(isRetryKey, metadata.get(metadataKeys.previousAttempts).length > 0);
  const initiator = initiatorOf(actor, context.values.get(callerKey) === 'gateway');
  return withContext({ initiator }, () => next(call));
};
