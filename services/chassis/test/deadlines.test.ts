import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { Deadline, withRequestId } from '../src/context';
import { silentLogger } from '../src/ops/logger';
import { createRpcTransport, type RpcTransport } from '../src/rpc/client';
import type { ServiceIdentity } from '../src/rpc/identity';
import { implement } from '../src/rpc/implementation';
import { type RpcServer, startRpcServer } from '../src/rpc/server';
import { testIdentity } from '../src/testing/identities';

let server: RpcServer;
let transport: RpcTransport;
let begun = 0;
let authenticatesAfterMs = 0;

const api = () => createClient(ReservationService, transport);
/** The time left for a call as the service sees it, in milliseconds. */
const timeLeft = async (id: string, options = {}) =>
  Number((await api().getReservation({ id }, options)).reservation?.notes);

beforeAll(async () => {
  const identity = await testIdentity('reservation');
  const late: ServiceIdentity = {
    name: identity.name,
    tokenFor: (callee) => identity.tokenFor(callee),
    async verify(token) {
      await new Promise((resolve) => setTimeout(resolve, authenticatesAfterMs));
      return identity.verify(token);
    },
  };
  server = await startRpcServer({
    host: '127.0.0.1',
    port: 0,
    identity: late,
    callers: ['gateway'],
    implementations: [
      implement(ReservationService, {
        async getReservation({ id }, context) {
          begun += 1;
          // The handler itself makes a call, here to its own service.
          if (id === 'outer') {
            const left = await timeLeft('inner', { timeoutMs: 60_000 });
            return { reservation: { notes: String(left) } };
          }
          return { reservation: { notes: String(context.timeoutMs()) } };
        },
      }),
    ],
    logger: silentLogger,
  });
  transport = createRpcTransport({
    callee: 'reservation',
    baseUrl: `http://127.0.0.1:${server.port}`,
    identity: await testIdentity('gateway'),
    services: [ReservationService],
  });
  // The first call opens the connection.
  await timeLeft('inner');
});

afterAll(async () => {
  transport.close();
  await server.close(100);
});

test('without a caller’s deadline a call has its own timeout', async () => {
  expect(await timeLeft('inner', { timeoutMs: 30_000 })).toBeGreaterThan(20_000);
});

test('a call’s timeout is bounded by the caller’s deadline', async () => {
  const call = () => timeLeft('inner', { timeoutMs: 30_000 });
  const given = await withRequestId('request-1', call, undefined, new Deadline(Date.now() + 10_000));
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThanOrEqual(10_000);
});

test('a nested call is bounded by the deadline of the outer call', async () => {
  expect(await timeLeft('outer', { timeoutMs: 15_000 })).toBeLessThanOrEqual(15_000);
});

test('work that continues after the response has its own timeout', async () => {
  const call = () => timeLeft('inner', { timeoutMs: 30_000 });
  const deadline = new Deadline(Date.now() - 1);
  deadline.answered();
  expect(await withRequestId('request-1', call, undefined, deadline)).toBeGreaterThan(20_000);
});

test('a call whose deadline has passed is not sent', async () => {
  begun = 0;
  const call = () => timeLeft('inner').catch((error: unknown) => ConnectError.from(error).code);
  const code = await withRequestId('request-1', call, undefined, new Deadline(Date.now() - 1));
  expect([code, begun]).toEqual([Code.DeadlineExceeded, 0]);
});

test('a call that arrives after its deadline is not begun', async () => {
  authenticatesAfterMs = 300;
  begun = 0;
  const code = await api()
    .getReservation({ id: 'inner' }, { timeoutMs: 100 })
    .catch((error: unknown) => ConnectError.from(error).code);
  expect(code).toBe(Code.DeadlineExceeded);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(begun).toBe(0);
  authenticatesAfterMs = 0;
});
