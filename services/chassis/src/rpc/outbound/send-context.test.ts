import { create, fromBinary } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { withRequestId } from '../../context';
import { outboundCall } from '../../testing/calls';
import { sendContext } from './send-context';

test('a call carries request id, client and actor, and the printable part of the user agent', async () => {
  const call = outboundCall({ actor: create(ActorSchema, { userId: 'u1' }) });
  const send = () => sendContext(async ({ request }) => request)(call);
  await withRequestId('request-1', send, { address: '203.0.113.7', userAgent: 'Phone 📱/2.0' });
  expect(call.metadata.getMap()).toMatchObject({
    'x-request-id': 'request-1',
    'tablewell-address': '203.0.113.7',
    'tablewell-user-agent': 'Phone /2.0',
  });
  const [actor] = call.metadata.get('tablewell-actor-bin');
  expect(fromBinary(ActorSchema, actor as Buffer).userId).toBe('u1');
});

test('outside a request a call carries no request context', async () => {
  const call = outboundCall();
  await sendContext(async ({ request }) => request)(call);
  expect(call.metadata.getMap()).toEqual({});
});
