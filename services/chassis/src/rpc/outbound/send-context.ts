import { toBinary } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { currentOrigin, currentRequestId } from '../../context';
import { metadataKeys } from '../metadata';
import type { OutboundInterceptor } from './call';

/** Passes on the request id, the client and the actor. */
export const sendContext: OutboundInterceptor = (next) => (call) => {
  const { metadata, actor } = call;
  const requestId = currentRequestId();
  if (requestId) metadata.set(metadataKeys.requestId, requestId);
  const { address, userAgent } = currentOrigin();
  if (address) metadata.set(metadataKeys.address, address);
  if (userAgent) metadata.set(metadataKeys.userAgent, printable(userAgent));
  if (actor) metadata.set(metadataKeys.actor, Buffer.from(toBinary(ActorSchema, actor)));
  return next(call);
};

/** The part of an untrusted text that metadata can carry. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, 300);
}
