import { silentLogger } from '../src/ops/logger';
import { type ProcessKit, startProcess } from '../src/process';
import { startBackbone, type TestBackbone, testConfig } from '../src/testing';

let backbone: TestBackbone;

beforeAll(async () => {
  backbone = await startBackbone();
});

afterAll(() => backbone.stop());

test('a process whose part cannot be built closes its connections and reports the error', async () => {
  let kit: ProcessKit | undefined;
  const started = startProcess(
    'guest',
    await testConfig('guest', backbone),
    async (given) => {
      kit = given;
      throw new Error('not in peers.json');
    },
    silentLogger,
  );
  await expect(started).rejects.toThrow('not in peers.json');
  expect(kit?.connection.readyState).toBe(0);
  expect(kit?.bus.connection.isClosed()).toBe(true);
});

test('a process serves until its callers can have noticed that it is not ready', async () => {
  const steps: string[] = [];
  const running = await startProcess(
    'guest',
    await testConfig('guest', backbone),
    async ({ readiness }) => ({
      listen: async () => ({
        ports: { public: 1 },
        close: async () => {
          steps.push(readiness.isDraining ? 'closed while draining' : 'closed while ready');
        },
      }),
    }),
    silentLogger,
  );
  const ready = () => fetch(`http://127.0.0.1:${running.httpPort}/readyz`);
  expect((await ready()).status).toBe(200);

  let close = (): void => undefined;
  const stopped = running.stop({ servesUntil: new Promise<void>((resolve) => (close = resolve)) });
  expect((await ready()).status).toBe(503);
  expect(steps).toEqual([]);
  close();
  await stopped;
  expect(steps).toEqual(['closed while draining']);
});
