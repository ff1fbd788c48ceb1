import { currentOrigin, currentRequestId } from '../../context';
import { inboundCall } from '../../testing/calls';
import { restoreContext } from './restore-context';

test('a call runs under its caller’s request id and client', async () => {
  const call = inboundCall({
    'x-request-id': 'request-1',
    'tablewell-address': '203.0.113.7',
    'tablewell-user-agent': 'Phone/2.0',
  });
  const seen = await restoreContext(async () => [currentRequestId(), currentOrigin()])(call);
  expect(seen).toEqual(['request-1', { address: '203.0.113.7', userAgent: 'Phone/2.0' }]);
});

test('a call without a request id gets one', async () => {
  expect(await restoreContext(async () => currentRequestId())(inboundCall())).toMatch(/.+/);
});
