import { create, toBinary } from '@bufbuild/protobuf';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { BillingService, ListInvoicesRequestSchema } from '@tablewell/proto/billing/v1/billing_service_pb';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';
import { ApiError, NetworkError, isAuthFailure, isRoleRefusal } from './errors';
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
])('a refusal of %s is the same as from the REST API', async (status, code, ofSession) => {
  refuse(status, code);
  const error: unknown = await call().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, text: 'Please sign in.', message: 'Please sign in.' });
  expect(isAuthFailure(error)).toBe(ofSession);
});

/** Refuses with a detail, as the services do. */
function refuseWith(status: number, code: string, refusal: MessageInitShape<typeof RefusalSchema>): void {
  const detail = toBinary(RefusalSchema, create(RefusalSchema, refusal));
  const value = btoa(String.fromCharCode(...detail)).replace(/=+$/, '');
  const details = [{ type: RefusalSchema.typeName, value }];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ code, message: 'Not for hosts.', details }, { status }));
}

it('a refusal because of the role is not one of the session', async () => {
  refuseWith(403, 'permission_denied', { code: 'role-too-low' });
  const error: unknown = await call().catch((thrown: unknown) => thrown);
  expect([isRoleRefusal(error), isAuthFailure(error)]).toEqual([true, false]);
});

it('a refusal because of the subscription names the plan that includes the call', async () => {
  refuseWith(403, 'permission_denied', { code: 'plan-required', requiredPlan: 'premium' });
  const error: unknown = await call().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 402, body: { requiredPlan: 'premium' } });
  expect(isAuthFailure(error)).toBe(false);
});

it('refused fields are named', async () => {
  const fields = [{ field: 'tables[0].number', message: 'Please give it a number' }];
  refuseWith(400, 'invalid_argument', { code: 'invalid', fields });
  await expect(call()).rejects.toMatchObject({ status: 400, details: fields });
});

it('a call without an answer is a NetworkError', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call()).rejects.toBeInstanceOf(NetworkError);
});

it('an aborted call stays aborted', () => {
  const canceled = new ConnectError('stopped', Code.Canceled);
  expect(asApiError(canceled)).toBe(canceled);
});
