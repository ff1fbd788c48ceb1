import { outboundCall } from '../../testing/calls';
import { sendIdentity } from './send-identity';

test('a call carries a token for its callee', async () => {
  const call = outboundCall();
  const next = jest.fn(async () => call.request);
  await sendIdentity({ tokenFor: async (callee) => `for-${callee}` }, 'guest')(next)(call);
  expect(call.metadata.get('authorization')).toEqual(['Bearer for-guest']);
  expect(next).toHaveBeenCalledWith(call);
});
