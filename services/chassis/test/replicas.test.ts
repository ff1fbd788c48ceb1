import { createClient } from '@connectrpc/connect';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { silentLogger } from '../src/logger';
import { createRpcTransport } from '../src/rpc/client';
import { implement, type RpcServer, startRpcServer } from '../src/rpc/server';
import { eventually, testIdentity } from '../src/testing';

/** One process of a service; it answers with its own name. */
async function startReplica(name: string): Promise<RpcServer> {
  return startRpcServer({
    host: '127.0.0.1',
    port: 0,
    identity: await testIdentity('reservation'),
    implementations: [
      implement(ReservationService, {
        async getReservation({ id }) {
          if (id === 'slow') await new Promise((resolve) => setTimeout(resolve, 200));
          return { reservation: { id, name } };
        },
      }),
    ],
    logger: silentLogger,
  });
}

test('calls go to every replica, and to the others while one drains, which ends what it has begun', async () => {
  const [one, two] = await Promise.all([startReplica('one'), startReplica('two')]);
  const transport = createRpcTransport({
    callee: 'reservation',
    baseUrl: `ipv4:127.0.0.1:${one.port},127.0.0.1:${two.port}`,
    identity: await testIdentity('gateway'),
  });
  const ask = async (id = 'r') =>
    (await createClient(ReservationService, transport).getReservation({ id })).reservation?.name;
  try {
    await eventually(async () =>
      expect(new Set(await Promise.all(Array.from({ length: 8 }, () => ask())))).toEqual(
        new Set(['one', 'two']),
      ),
    );
    const begun = [ask('slow'), ask('slow')];
    // They are on their way before it drains.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const drained = one.close();
    const during = Array.from({ length: 20 }, () => ask());
    expect(new Set(await Promise.all(begun))).toEqual(new Set(['one', 'two']));
    await drained;
    expect(await Promise.all(during)).toContain('two');
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => ask())))).toEqual(new Set(['two']));
  } finally {
    transport.close();
    await two.close(100);
  }
});
