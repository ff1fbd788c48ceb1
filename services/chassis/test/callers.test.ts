import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import type { DescService } from '@bufbuild/protobuf';
import { callersOf, peers } from '../src/peers';
import { createRpcTransport } from '../src/rpc/client';
import type { ServiceName } from '../src/rpc/identity';
import { implement } from '../src/rpc/implementation';
import { on } from '../src/events/handler';
import { events } from '../src/events/registry';
import { startBackbone, startTestService, type TestBackbone, testIdentity } from '../src/testing';

let backbone: TestBackbone;
beforeAll(async () => {
  backbone = await startBackbone();
});
afterAll(() => backbone?.stop());

const names = Object.keys(peers) as ServiceName[];

/** The processes, of all that have a key, whose calls a running service accepts. */
async function acceptedCallers(callee: ServiceName, service: DescService): Promise<ServiceName[]> {
  const running = await startTestService(callee, backbone, () => ({
    implementations: [implement(service, {})],
  }));
  const accepted: ServiceName[] = [];
  for (const caller of names) {
    const transport = createRpcTransport({
      callee,
      baseUrl: `http://127.0.0.1:${running.ports.rpcPort}`,
      identity: await testIdentity(caller),
      services: [service],
    });
    const client = createClient(service, transport) as Record<string, (request: object) => Promise<unknown>>;
    const method = service.methods[0]?.localName ?? '';
    const error = await client[method]?.({}).catch((thrown: unknown) => thrown);
    // No method is implemented, so an accepted caller gets `unimplemented`.
    if (ConnectError.from(error).code === Code.Unimplemented) accepted.push(caller);
    transport.close();
  }
  await running.stop();
  return accepted;
}

test('a service answers only the callers that the table of peers names', async () => {
  expect(await acceptedCallers('guest', GuestService)).toEqual(['gateway']);
  expect(await acceptedCallers('auth', AuthService)).toEqual(['restaurant', 'gateway']);
});

test('no service may call the gateway', () => {
  expect(callersOf('gateway')).toEqual([]);
});

test('a service that subscribes to events outside the table of peers does not start', async () => {
  const handlers = [on(events.userSignedUp, async () => undefined)];
  const start = startTestService('guest', backbone, () => ({ implementations: [], handlers }));
  await expect(start).rejects.toThrow('guest reads events of auth: not in peers.json');
});
