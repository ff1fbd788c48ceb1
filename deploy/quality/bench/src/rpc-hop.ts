// The cost of one inner call: Connect's own Node transport against grpc-js behind Connect's `Transport`. Both ends run
// in this process, so a figure is the CPU of client and server together; rounds alternate, the median counts.
import { createServer as createHttp2 } from 'node:http2';
import { createServer as createHttp1 } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type Transport } from '@connectrpc/connect';
import { connectNodeAdapter, createConnectTransport, createGrpcTransport } from '@connectrpc/connect-node';
import { silentLogger } from '@tablewell/chassis/ops';
import { createRpcTransport, implement, startRpcServer } from '@tablewell/chassis/rpc';
import { testIdentity } from '@tablewell/chassis/testing';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';

const rounds = 5;
const roundMs = 1_500;
const concurrency = 64;

const handlers = {
  getReservation: ({ id }: { id: string }) => ({
    reservation: { id, name: 'Ada Lovelace', partySize: 2, localDate: '2026-11-21', localMinute: 1140 },
    restaurant: { id: 'r', name: 'Trattoria', timezone: 'Europe/Rome' },
  }),
};

async function round(transport: Transport) {
  const client = createClient(ReservationService, transport);
  let calls = 0;
  const end = performance.now() + roundMs;
  const cpu = process.cpuUsage();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) {
        await client.getReservation({ id: 'AAAAAAAAAAAAAAAAAAAAAA' });
        calls += 1;
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: (calls / (performance.now() - started)) * 1_000, cpuMicros: (user + system) / calls };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const adapter = connectNodeAdapter({ routes: (router) => router.service(ReservationService, handlers) });
const http1 = createHttp1(adapter).listen(0, '127.0.0.1');
const http2 = createHttp2(adapter).listen(0, '127.0.0.1');
await new Promise((resolve) => setTimeout(resolve, 100));
const grpc = await startRpcServer({
  host: '127.0.0.1',
  port: 0,
  identity: await testIdentity('reservation'),
  callers: ['gateway'],
  implementations: [implement(ReservationService, handlers)],
  logger: silentLogger,
});
const urlOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ours = createRpcTransport({
  callee: 'reservation',
  baseUrl: `http://127.0.0.1:${grpc.port}`,
  identity: await testIdentity('gateway'),
  services: [ReservationService],
});

const variants: [string, Transport][] = [
  ['Connect, HTTP/1.1', createConnectTransport({ baseUrl: urlOf(http1), httpVersion: '1.1' })],
  ['connect-node gRPC, HTTP/2', createGrpcTransport({ baseUrl: urlOf(http2) })],
  ['grpc-js behind Transport, with identity', ours],
];
const results = new Map(variants.map(([name]) => [name, [] as Awaited<ReturnType<typeof round>>[]]));
for (let index = 0; index < rounds; index++) {
  for (const [name, transport] of variants) results.get(name)?.push(await round(transport));
}
console.log(`node ${process.version}, ${rounds} rounds of ${roundMs} ms, ${concurrency} at once`);
console.table(
  Object.fromEntries(
    [...results].map(([name, list]) => {
      const cpu = list.map(({ cpuMicros }) => cpuMicros);
      return [
        name,
        {
          'CPU µs a call (median)': Math.round(median(cpu)),
          'min–max': `${Math.round(Math.min(...cpu))}–${Math.round(Math.max(...cpu))}`,
          'calls/s (median)': Math.round(median(list.map(({ perSecond }) => perSecond))),
        },
      ];
    }),
  ),
);
process.exit(0);
