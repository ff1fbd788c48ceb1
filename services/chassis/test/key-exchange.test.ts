import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { Health } from '@tablewell/proto/grpc/health/v1/health_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { silentLogger } from '../src/ops/logger';
import { Readiness } from '../src/ops/readiness';
import { createRpcTransport } from '../src/rpc/client';
import { healthService } from '../src/rpc/health';
import { createServiceIdentity, type ServiceName } from '../src/rpc/identity';
import { implement } from '../src/rpc/implementation';
import { startRpcServer } from '../src/rpc/server';

// A process exchanges its key in three steps: publish the new one, sign with it, remove the old one. No step causes an
// outage.

interface Pair {
  readonly own: JWK;
  readonly known: JWK;
}

async function pair(kid: string): Promise<Pair> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return { own: { ...(await exportJWK(privateKey)), kid }, known: { ...(await exportJWK(publicKey)), kid } };
}

let old: Pair;
let next: Pair;
let callee: Pair;
beforeAll(async () => {
  [old, next, callee] = await Promise.all([pair('gateway'), pair('gateway.2'), pair('reservation')]);
});

const jwks = (...pairs: Pair[]) => ({ keys: [callee, ...pairs].map(({ known }) => known) });
const gateway = (key: Pair) => createServiceIdentity('gateway', key.own, jwks(old, next));
const reservation = (...known: Pair[]) => createServiceIdentity('reservation', callee.own, jwks(...known));

/** The caller's name as seen by a process with these public keys, when the gateway signs with that private key. */
const verifiedCaller = async (key: Pair, ...known: Pair[]): Promise<ServiceName> =>
  (await reservation(...known)).verify(await (await gateway(key)).tokenFor('reservation'));

test('a process that knows both keys accepts either, as the same caller', async () => {
  expect(await verifiedCaller(old, old, next)).toBe('gateway');
  expect(await verifiedCaller(next, old, next)).toBe('gateway');
});

test('at no step of a rotation does a process meet an unknown key', async () => {
  // One of two replicas is already one step ahead.
  expect(await verifiedCaller(old, old)).toBe('gateway');
  expect(await verifiedCaller(old, old, next)).toBe('gateway');
  expect(await verifiedCaller(next, old, next)).toBe('gateway');
  expect(await verifiedCaller(next, next)).toBe('gateway');
});

test('a removed key is not accepted', async () => {
  await expect(verifiedCaller(old, next)).rejects.toThrow();
});

test('a numbered key does not identify another process', async () => {
  const guest = await pair('guest.2');
  await expect(createServiceIdentity('gateway', guest.own, jwks(guest))).rejects.toThrow(
    'the key guest.2 is not one of gateway',
  );
});

test('a health check with an invalid identity is refused; one without identity is a probe', async () => {
  const server = await startRpcServer({
    host: '127.0.0.1',
    port: 0,
    identity: await reservation(next),
    callers: ['gateway'],
    implementations: [implement(ReservationService, {}), healthService(new Readiness())],
    logger: silentLogger,
  });
  const check = async (key: Pair) => {
    const transport = createRpcTransport({
      callee: 'reservation',
      baseUrl: `http://127.0.0.1:${server.port}`,
      identity: await gateway(key),
      services: [Health],
    });
    const answer = createClient(Health, transport).check({});
    const code = await answer.then(
      () => undefined,
      (error: unknown) => ConnectError.from(error).code,
    );
    transport.close();
    return code;
  };
  expect(await check(next)).toBeUndefined();
  expect(await check(old)).toBe(Code.Unavailable);
  await server.close(100);
});

test('a token that was being signed while the clock jumped is replaced', async () => {
  const [calling, called] = await Promise.all([gateway(next), reservation(next)]);
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  try {
    const signing = calling.tokenFor('reservation');
    jest.setSystemTime(20 * 60_000);
    await signing;
    expect(await called.verify(await calling.tokenFor('reservation'))).toBe('gateway');
  } finally {
    jest.useRealTimers();
  }
});
