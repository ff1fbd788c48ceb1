import { silentLogger } from '@tablewell/chassis/ops';
import { startBackbone, type TestBackbone, testKeys } from '@tablewell/chassis/testing';
import { reservePort } from '../../deploy/local/src/ports.mjs';
import { gatewayConfig } from '../src/config';
import { startGateway } from '../src/start-gateway';

let backbone: TestBackbone;

beforeAll(async () => {
  backbone = await startBackbone();
});

afterAll(() => backbone.stop());

test('the gateway listens without its services, names them as missing, and stops', async () => {
  const keys = await testKeys();
  const port = String(await reservePort());
  const nobody = 'http://127.0.0.1:9';
  const upstreams = ['AUTH', 'RESTAURANT', 'RESERVATION', 'GUEST', 'BILLING', 'NOTIFICATION'];
  const running = await startGateway(
    gatewayConfig({
      PORT: port,
      HTTP_PORT: String(await reservePort()),
      MONGODB_URL: backbone.store.url,
      NATS_URL: backbone.nats.url,
      PUBLIC_ORIGIN: 'https://tablewell.example',
      AUTH_JWKS_URL: `${nobody}/jwks`,
      RECAPTCHA_SECRET: 'only-for-this-test-run',
      SERVICE_PRIVATE_KEY: JSON.stringify(keys.privateKeys.gateway),
      SERVICE_PUBLIC_KEYS: JSON.stringify(keys.publicKeys),
      ...Object.fromEntries(upstreams.map((name) => [`${name}_RPC_URL`, nobody])),
    }),
    silentLogger,
  );
  const site = `http://127.0.0.1:${port}`;
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  const ready = await fetch(`http://127.0.0.1:${running.httpPort}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ notReady: upstreams.map((name) => name.toLowerCase()).sort() });

  await running.stop();
  await expect(fetch(`${site}/healthz`)).rejects.toThrow();
});
