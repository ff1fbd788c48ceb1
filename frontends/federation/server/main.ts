import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWeb } from './app';
import { readConfig } from './config';

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
})();

// Built to frontends/federation/dist/main.js: the frontends are two folders up.
const here = dirname(fileURLToPath(import.meta.url));
const frontends = config.frontendsDist ? resolve(config.frontendsDist) : resolve(here, '../..');

const app = await createWeb({ config, frontends, logger: true });
await app.listen({ port: config.port, host: config.host });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
