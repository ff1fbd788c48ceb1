import { Code, ConnectError } from '@connectrpc/connect';
import { silentLogger } from '../../ops/logger';
import { Refusal } from '../../refusal';
import { inboundCall } from '../../testing/calls';
import { errorToRefusal } from '../errors';
import { translateErrors } from './translate-errors';

const thrownFor = async (error: unknown): Promise<ConnectError> => {
  const call = translateErrors(silentLogger)(() => Promise.reject(error))(inboundCall());
  return (await call.catch((thrown: unknown) => thrown)) as ConnectError;
};

test('a refusal keeps its code', async () => {
  const refused = await thrownFor(new Refusal('conflict', 'taken', 'Taken.'));
  expect(refused.code).toBe(Code.Aborted);
  expect(errorToRefusal(refused)).toMatchObject({ code: 'taken', message: 'Taken.' });
});

test('an RPC error stays as it is', async () => {
  const error = new ConnectError('away', Code.Unavailable);
  expect(await thrownFor(error)).toBe(error);
});

test('a fault is reported without its cause', async () => {
  const fault = await thrownFor(new TypeError('a secret inside'));
  expect(fault).toMatchObject({ code: Code.Internal, rawMessage: 'internal error' });
});
