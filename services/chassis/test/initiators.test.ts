import { create } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { currentInitiator, type Initiator, initiatorHeader, readInitiator } from '../src/access';
import { withContext, withRequestId } from '../src/context';
import { DurableSubscriber, type EventBus, events, on } from '../src/events';
import { silentLogger } from '../src/ops';
import { outboxEntry } from '../src/outbox';
import { createRpcClient, createRpcTransport } from '../src/rpc/client';
import { implement } from '../src/rpc/implementation';
import { startRpcServer } from '../src/rpc/server';
import {
  as,
  connectTestBus,
  eventually,
  publishEntry,
  startTestNats,
  testIdentity,
  type TestNats,
} from '../src/testing';

const ada: Initiator = {
  kind: 'member',
  userId: 'u1',
  name: 'Ada Łovelace 🍝',
  email: 'ada@example.com',
  address: '203.0.113.7',
  userAgent: 'Phone/2.0',
};

describe('the initiator', () => {
  let nats: TestNats;
  let bus: EventBus;
  beforeAll(async () => {
    nats = await startTestNats();
    bus = await connectTestBus(nats.url);
  });
  afterAll(async () => {
    await bus?.close();
    await nats?.stop();
  });

  test('travels with an event from the causing call to its readers', async () => {
    const received: Initiator[] = [];
    const reader = new DurableSubscriber({
      reader: 'restaurant',
      publisher: 'guest',
      purpose: 'reads',
      handlers: [on(events.guestCreated, async (_guest, { by }) => void received.push(by))],
      bus,
      logger: silentLogger,
    });
    await reader.start();
    const entryOf = (id: string) => outboxEntry(events.guestCreated, {}, { id, at: new Date() });
    const entries = [withContext({ initiator: ada }, () => entryOf('by-ada')), entryOf('by-nobody')];
    for (const entry of entries) await publishEntry(bus, entry);
    await eventually(() => expect(received).toEqual([ada, { kind: 'system' }]));
    await reader.stop();
  });

  test('is the actor of a call with the client’s address; a visitor without an actor', async () => {
    const seen: Initiator[] = [];
    const server = await startRpcServer({
      host: '127.0.0.1',
      port: 0,
      identity: await testIdentity('guest'),
      callers: ['gateway', 'restaurant'],
      implementations: [
        implement(GuestService, {
          listGuests: async () => {
            await Promise.resolve();
            seen.push(currentInitiator());
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
    expect(seen).toEqual([ada, { kind: 'anonymous' }, { kind: 'system' }]);
  });
});

test('a name in any script survives the header, and events without it belong to the system', () => {
  expect(initiatorHeader(ada)).toMatch(/^[\x21-\x7e]+$/);
  expect(readInitiator(initiatorHeader(ada))).toEqual(ada);
  expect(readInitiator(undefined)).toEqual({ kind: 'system' });
});
