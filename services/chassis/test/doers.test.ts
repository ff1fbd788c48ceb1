import { create } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import {
  currentDoer,
  type Doer,
  doerHeader,
  DurableSubscriber,
  EventBus,
  events,
  on,
  outboxEntry,
  readDoer,
  silentLogger,
  withDoer,
  withRequestId,
} from '../src';
import { createRpcClient, createRpcTransport } from '../src/rpc/client';
import { implement, startRpcServer } from '../src/rpc/server';
import { as, eventually, startTestNats, testIdentity, type TestNats } from '../src/testing';

const ada: Doer = {
  kind: 'member',
  userId: 'u1',
  name: 'Ada Łovelace 🍝',
  email: 'ada@example.com',
  address: '203.0.113.7',
  userAgent: 'Phone/2.0',
};

describe('who did it', () => {
  let nats: TestNats;
  let bus: EventBus;
  beforeAll(async () => {
    nats = await startTestNats();
    bus = await EventBus.connect({ servers: nats.url, name: 'test', logger: silentLogger });
  });
  afterAll(async () => {
    await bus?.close();
    await nats?.stop();
  });

  test('goes with an event from the call that caused it to whoever reads it', async () => {
    const heard: Doer[] = [];
    const reader = new DurableSubscriber({
      reader: 'restaurant',
      publisher: 'guest',
      handlers: [on(events.guestCreated, async (_guest, { by }) => void heard.push(by))],
      bus,
      logger: silentLogger,
    });
    await reader.start();
    const told = (id: string) => outboxEntry(events.guestCreated, {}, { id, at: new Date() });
    const entries = [withDoer(ada, () => told('by-ada')), told('by-nobody')];
    for (const entry of entries) await bus.publish({ ...entry, id: entry._id, type: entry.event });
    await eventually(() => expect(heard).toEqual([ada, { kind: 'system' }]));
    await reader.stop();
  });

  test('is the actor of a call, at the address it came from; a visitor when the gateway knows nobody', async () => {
    const seen: Doer[] = [];
    const server = await startRpcServer({
      host: '127.0.0.1',
      port: 0,
      identity: await testIdentity('guest'),
      implementations: [
        implement(GuestService, {
          listGuests: async () => {
            await Promise.resolve();
            seen.push(currentDoer());
            return {};
          },
        }),
      ],
      logger: silentLogger,
    });
    for (const caller of ['gateway', 'restaurant'] as const) {
      const transport = createRpcTransport({
        callee: 'guest',
        baseUrl: `http://127.0.0.1:${server.port}`,
        identity: await testIdentity(caller),
        services: [GuestService],
      });
      const client = createRpcClient(GuestService, transport);
      const { userId, name, email, address, userAgent } = ada;
      const call = (options = {}) =>
        withRequestId('request-of-a-test', () => client.listGuests({}, options), { address, userAgent });
      if (caller === 'gateway') await call(as(create(ActorSchema, { userId, name, email })));
      await call();
      transport.close();
    }
    await server.close();
    expect(seen).toEqual([ada, { kind: 'visitor' }, { kind: 'system' }]);
  });
});

test('a name in any script survives the header, and events from before it are nobody’s', () => {
  expect(doerHeader(ada)).toMatch(/^[\x21-\x7e]+$/);
  expect(readDoer(doerHeader(ada))).toEqual(ada);
  expect(readDoer(undefined)).toEqual({ kind: 'system' });
});
