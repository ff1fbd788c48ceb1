import { connect, createServer, type AddressInfo } from 'node:net';
import { createClient } from '@connectrpc/connect';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { silentLogger } from '../src/ops/logger';
import { createRpcTransport } from '../src/rpc/client';
import { implement } from '../src/rpc/implementation';
import { type RpcServer, startRpcServer } from '../src/rpc/server';
import { eventually, testIdentity } from '../src/testing';

let slowCalls = 0;

/** One process of a service; it answers with its own name. */
async function startReplica(name: string, connectionAgeMs?: number): Promise<RpcServer> {
  return startRpcServer({
    host: '127.0.0.1',
    port: 0,
    identity: await testIdentity('reservation'),
    callers: ['gateway'],
    implementations: [
      implement(ReservationService, {
        async getReservation({ id }) {
          if (id === 'slow') {
            slowCalls += 1;
            await new Promise((resolve) => setTimeout(resolve, 200));
          }
          return { reservation: { id, name } };
        },
        async book() {
          await new Promise((resolve) => setTimeout(resolve, 5));
          return { reservation: { name } };
        },
      }),
    ],
    logger: silentLogger,
    ...(connectionAgeMs ? { connectionAgeMs } : {}),
  });
}

test('calls go to every replica; while one drains they go to the others, and it finishes running calls', async () => {
  const [one, two] = await Promise.all([startReplica('one'), startReplica('two')]);
  const transport = createRpcTransport({
    callee: 'reservation',
    baseUrl: `ipv4:127.0.0.1:${one.port},127.0.0.1:${two.port}`,
    identity: await testIdentity('gateway'),
    services: [ReservationService],
  });
  const call = async (id = 'r') =>
    (await createClient(ReservationService, transport).getReservation({ id })).reservation?.name;
  try {
    await eventually(async () =>
      expect(new Set(await Promise.all(Array.from({ length: 8 }, () => call())))).toEqual(
        new Set(['one', 'two']),
      ),
    );
    const begun = [call('slow'), call('slow')];
    await eventually(() => expect(slowCalls).toBe(2));
    const drained = one.close();
    const during = Array.from({ length: 20 }, () => call());
    expect(new Set(await Promise.all(begun))).toEqual(new Set(['one', 'two']));
    await drained;
    expect(await Promise.all(during)).toContain('two');
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => call())))).toEqual(new Set(['two']));
  } finally {
    transport.close();
    await two.close(100);
  }
});

/** A proxy of a port that counts the connections to it. */
async function counting(port: number) {
  let made = 0;
  const server = createServer((caller) => {
    made += 1;
    const callee = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      from
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
        .pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, made: () => made, close: () => server.close() };
}

test('an old connection is replaced without failing a call, not even one that is never retried', async () => {
  const replica = await startReplica('one', 200);
  const door = await counting(replica.port);
  const transport = createRpcTransport({
    callee: 'reservation',
    baseUrl: `http://127.0.0.1:${door.port}`,
    identity: await testIdentity('gateway'),
    services: [ReservationService],
  });
  const api = createClient(ReservationService, transport);
  let answers = 0;
  const caller = async (until: number) => {
    while (Date.now() < until || door.made() < 6 || answers <= 100) {
      await api.book({});
      answers += 1;
    }
  };
  try {
    const until = Date.now() + 1_500;
    await Promise.all(Array.from({ length: 20 }, () => caller(until)));
    expect(door.made()).toBeGreaterThanOrEqual(6);
  } finally {
    transport.close();
    await replica.close(100);
    door.close();
  }
});
