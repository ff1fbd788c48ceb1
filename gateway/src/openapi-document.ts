import { writeFileSync } from 'node:fs';
import { Readiness, silentLogger } from '@tablewell/chassis/ops';
import { buildGateway } from './app';
import type { GatewayParts } from './parts';

/**
 * Writes the OpenAPI document to the path given as the first argument. Only the routes decide its content, so the
 * services behind them can be absent.
 */
async function main(): Promise<void> {
  const absent = {} as unknown as GatewayParts;
  const app = await buildGateway({
    ...absent,
    clients: {} as GatewayParts['clients'],
    readiness: new Readiness(),
    logger: silentLogger,
    origin: 'https://localhost',
    trustProxy: [],
    bodyLimit: 1024,
    admission: {
      PUBLIC_AT_ONCE: 1,
      PUBLIC_RUNNING: 1,
      ENTRANCE_AT_ONCE: 1,
      MEMBERS_AT_ONCE: 1,
      PROVIDERS_AT_ONCE: 1,
      WEBHOOKS_AT_ONCE: 1,
      CAPTCHAS_AT_ONCE: 1,
      BODIES_AT_ONCE: 1,
    },
    upstreams: { pagesUrl: '', sandboxUrl: '' },
  });
  const document = await app.inject({ method: 'GET', url: '/api/openapi.json' });
  writeFileSync(process.argv[2] ?? 'openapi.json', `${JSON.stringify(document.json(), null, 2)}\n`);
  await app.close();
}

void main();
