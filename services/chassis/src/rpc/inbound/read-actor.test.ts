import { create, toBinary } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { currentInitiator } from '../../access/initiator';
import { inboundCall } from '../../testing/calls';
import { actorKey, callerKey, isRetryKey } from '../metadata';
import type { InboundCall } from './call';
import { readActor } from './read-actor';

const read = readActor(async ({ context: { values } }: InboundCall) => ({
  userId: values.get(actorKey)?.userId,
  isRetry: values.get(isRetryKey),
  initiator: currentInitiator().kind,
}));

test('the actor is the member who initiated the call', async () => {
  const actor = Buffer.from(toBinary(ActorSchema, create(ActorSchema, { userId: 'u1' })));
  const seen = await read(inboundCall({ 'tablewell-actor-bin': actor, 'grpc-previous-rpc-attempts': '1' }));
  expect(seen).toEqual({ userId: 'u1', isRetry: true, initiator: 'member' });
});

test('without an actor the initiator of a gateway’s call is a visitor, and of a service’s call the system', async () => {
  const ofGateway = inboundCall();
  ofGateway.context.values.set(callerKey, 'gateway');
  expect(await read(ofGateway)).toEqual({ userId: undefined, isRetry: false, initiator: 'anonymous' });
  expect(await read(inboundCall())).toMatchObject({ initiator: 'system' });
});
