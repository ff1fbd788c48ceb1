import { create } from '@bufbuild/protobuf';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { BillingService, ListInvoicesRequestSchema } from '@tablewell/proto/billing/v1/billing_service_pb';
import { ApiError, NetworkError, isAuthFailure } from './errors';
import { asApiError, createRpcTransport } from './rpc';

const call = () =>
  createClient(BillingService, createRpcTransport()).listInvoices(create(ListInvoicesRequestSchema));
const refuse = (status: number, code: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ code, message: 'Please sign in.' }, { status }));
beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('not in this test'));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [401, 'unauthenticated', true],
  [403, 'permission_denied', true],
  [404, 'not_found', false],
  [503, 'unavailable', false],
])('a refusal of %s is the one that the REST surface gives', async (status, code, ofSession) => {
  refuse(status, code);
  const error: unknown = await call().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, text: 'Please sign in.', message: 'Please sign in.' });
  expect(isAuthFailure(error)).toBe(ofSession);
});

it('no answer is no answer', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call()).rejects.toBeInstanceOf(NetworkError);
});

it('what was called off stays so', () => {
  const canceled = new ConnectError('stopped', Code.Canceled);
  expect(asApiError(canceled)).toBe(canceled);
});
