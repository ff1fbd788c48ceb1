import { Code, ConnectError } from '@connectrpc/connect';
import { Refusal } from '../../refusal';
import { outboundCall } from '../../testing/calls';
import { refusalToError } from '../errors';
import { sendIdentity } from './send-identity';

test('a call carries a token for its callee', async () => {
  const call = outboundCall();
  const next = jest.fn(async () => call.request);
  await sendIdentity({ tokenFor: async (callee) => `for-${callee}` }, 'guest')(next)(call);
  expect(call.metadata.get('authorization')).toEqual(['Bearer for-guest']);
  expect(next).toHaveBeenCalledWith(call);
});

test('a process that is not accepted is unavailable, and only a user whose session is refused is not signed in', async () => {
  const codeOf = (error: ConnectError) =>
    sendIdentity(
      { tokenFor: async () => 'old' },
      'guest',
    )(() => Promise.reject(error))(outboundCall()).catch((thrown: unknown) => ConnectError.from(thrown).code);
  expect(await codeOf(new ConnectError('no service', Code.Unauthenticated))).toBe(Code.Unavailable);
  const refused = refusalToError(new Refusal('unauthenticated', 'session-ended', 'Please sign in again.'));
  expect(await codeOf(refused)).toBe(Code.Unauthenticated);
  expect(await codeOf(new ConnectError('gone', Code.NotFound))).toBe(Code.NotFound);
});
