import type { DestinationStream } from 'pino';
import { Schema } from 'mongoose';
import { GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { create } from '@bufbuild/protobuf';
import { withRequestId } from '../src/context';
import { events, on } from '../src/events';
import { newId } from '../src/ids';
import { outboxEntry, outboxFields } from '../src/outbox';
import { Refusal } from '../src/refusal';
import { createLogger } from '../src/ops/logger';
import { startService } from '../src/service';
import { Health } from '@tablewell/proto/grpc/health/v1/health_pb';
import { createRpcClient, createRpcTransport } from '../src/rpc/client';
import { implement } from '../src/rpc/implementation';
import { eventually, startBackbone, type TestBackbone, testConfig, testIdentity } from '../src/testing';

type Line = Record<string, unknown>;

let backbone: TestBackbone;
const lines: Line[] = [];
const stops: (() => Promise<unknown> | void)[] = [];

/** Collects the lines of every service of this test, as a log search would find them. */
const destination: DestinationStream = { write: (line) => void lines.push(JSON.parse(line) as Line) };

const linesOf = (requestId: string) =>
  lines
    .filter((line) => line['requestId'] === requestId)
    .map(({ service, msg, method, event, code, outcome }) => ({
      service,
      msg,
      of: method ?? event,
      result: code ?? outcome,
    }));

async function start(name: 'guest' | 'notification', build: Parameters<typeof startService>[2]) {
  const service = await startService(name, await testConfig(name, backbone), build, {
    logger: createLogger(name, 'info', destination),
  });
  stops.push(() => service.stop());
  return service;
}

beforeAll(async () => {
  backbone = await startBackbone();
});

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await backbone?.stop();
});

test('one request id finds the calls and events of a request in every service’s log', async () => {
  await start('notification', () => ({
    implementations: [],
    handlers: [on(events.guestCreated, async () => undefined)],
  }));
  const guest = await start('guest', ({ connection, enqueueEvents }) => {
    connection.model('Thing', new Schema({ _id: String, ...outboxFields }, { collection: 'things' }));
    return {
      outboxes: ['things'],
      implementations: [
        implement(GuestService, {
          async listGuests() {
            const id = newId();
            const payload = { guest: create(GuestSchema, { id, name: 'Ada' }) };
            const entry = outboxEntry(events.guestCreated, payload, { id: newId(), at: new Date() });
            await connection
              .collection<{ _id: string }>('things')
              .insertOne({ _id: id, outbox: [entry], unsent: 1 } as never);
            enqueueEvents('things', id, [entry]);
            return {};
          },
          async deleteGuest() {
            throw new Refusal('not-found', 'not-found', 'There is no such guest.');
          },
        }),
      ],
    };
  });
  const transport = createRpcTransport({
    callee: 'guest',
    baseUrl: `http://127.0.0.1:${guest.ports.rpcPort}`,
    identity: await testIdentity('gateway'),
    services: [],
  });
  stops.push(() => transport.close());
  const client = createRpcClient(GuestService, transport);
  await withRequestId('request-of-ada', () => client.listGuests({}));
  await withRequestId('request-of-bo', () => client.deleteGuest({}).catch(() => undefined));
  await withRequestId('probe', () => createRpcClient(Health, transport).check({}));

  const method = (name: string) => `${GuestService.typeName}/${name}`;
  await eventually(() =>
    expect(linesOf('request-of-ada')).toEqual([
      { service: 'guest', msg: 'rpc served', of: method('ListGuests'), result: 'OK' },
      { service: 'notification', msg: 'event handled', of: 'guest.created', result: 'done' },
    ]),
  );
  expect(linesOf('request-of-bo')).toEqual([
    { service: 'guest', msg: 'rpc served', of: method('DeleteGuest'), result: 'NOT_FOUND' },
  ]);
  expect(lines.find(({ requestId }) => requestId === 'request-of-bo')).toMatchObject({
    refusal: 'not-found',
    ms: expect.any(Number),
  });
  expect(linesOf('probe')).toEqual([]);
});
