import { Code } from '@connectrpc/connect';
import { Health } from '@tablewell/proto/grpc/health/v1/health_pb';
import { inboundCall } from '../../testing/calls';
import type { ServiceName } from '../identity';
import { callerKey } from '../metadata';
import { authenticate } from './authenticate';
import type { InboundCall } from './call';

const identity = {
  async verify(token: string): Promise<ServiceName> {
    if (token !== 'of-gateway' && token !== 'of-guest') throw new Error('not a token');
    return token === 'of-gateway' ? 'gateway' : 'guest';
  },
};
const callerOf = async ({ context }: InboundCall) => context.values.get(callerKey);
const check = authenticate(identity, ['gateway'])(callerOf);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a handler gets the name of a permitted caller', async () => {
  expect(await check(inboundCall(bearer('of-gateway')))).toBe('gateway');
});

test.each([{}, bearer('nonsense'), bearer('of-guest')])(
  'a caller with the metadata %j is refused',
  async (entries) => {
    await expect(check(inboundCall(entries))).rejects.toMatchObject({ code: Code.Unauthenticated });
  },
);

test('a health check needs no identity, but an invalid one is refused', async () => {
  const method = Health.method.check;
  expect(await check(inboundCall({}, { method }))).toBeUndefined();
  const invalid = check(inboundCall(bearer('nonsense'), { method }));
  await expect(invalid).rejects.toMatchObject({ code: Code.Unauthenticated });
});
