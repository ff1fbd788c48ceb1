/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

// The process as an image with one remote runs it.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tablewell-page-server-'));
  await mkdir(join(folder, 'billing/dist'), { recursive: true });
  await writeFile(join(folder, 'billing/dist/x.0123456789ab.js'), '1');
  await build({
    entryPoints: [join(__dirname, 'main.ts'), join(__dirname, 'remotes.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
    logLevel: 'error',
  });
});
afterAll(() => rm(folder, { recursive: true }));

function start(env: Record<string, string>, program = 'main.mjs') {
  const child = spawn(process.execPath, [join(folder, program)], { env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, said: () => said };
}
const good = { API_URL: 'http://127.0.0.1:1', PUBLIC_ORIGIN: 'http://localhost' };

it('says who it is in each line, and complains of nothing that its image does not hold', async () => {
  const server = start({ ...good, FRONTENDS_DIST: folder });
  for (const end = Date.now() + 10_000; !server.said().includes('listening');) {
    if (Date.now() > end) throw new Error(`it does not listen: ${server.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [, origin = ''] = /listening at (http:\/\/[\d.:]+)/.exec(server.said()) ?? [];
  const asset = await fetch(`${origin}/assets/billing/x.0123456789ab.js`);
  expect([asset.status, (await fetch(`${origin}/assets/billing/gone.0123456789ab.js`)).status]).toEqual([
    200, 404,
  ]);
  // A file that was sent is not logged; a manifest is requested all day.
  expect(server.said()).not.toContain('/assets/');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = server
    .said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; service: string });
  expect(lines.map(({ service, level }) => [service, level])).toEqual(lines.map(() => ['web-billing', 30]));
});

it('names what is wrong with its settings, and nothing else', async () => {
  const server = start({ ...good, API_URL: '' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe('The configuration is not usable:\n  API_URL is missing\n');
});

it('places remotes in the folder of data that the local run was given', async () => {
  const command = start({ DATA_DIR: folder }, 'remotes.mjs');
  expect(await command.ended).toBe(0);
  expect(command.said().split('\n')[0]).toBe(join(folder, 'remotes.json'));
});
