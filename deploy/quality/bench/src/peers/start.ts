import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { reservePort } from '../../../../local/src/ports.mjs';
import { type Serving } from '../page/processes';

/**
 * Starts the peers' process (`server.ts`), built beside the benches; without a store it only acts as a captcha
 * provider.
 */
export async function startPeers(root: string, storeUrl?: string): Promise<Serving> {
  const port = await reservePort();
  const child = spawn(
    process.execPath,
    [join(root, 'deploy', 'quality', 'bench', 'dist', 'peers', 'server.js')],
    {
      env: { PATH: process.env['PATH'], PORT: String(port), ...(storeUrl ? { MONGODB_URL: storeUrl } : {}) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the peers ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
