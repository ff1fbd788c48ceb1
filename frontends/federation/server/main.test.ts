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
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  // Its output can be complete only after its end.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => output };
}
const good = { API_URL: 'http://127.0.0.1:1', PUBLIC_ORIGIN: 'http://localhost' };

it('names itself in each log line, and reports nothing about files that its image does not contain', async () => {
  const server = start({ ...good, FRONTENDS_DIST: folder });
  for (const end = Date.now() + 60_000; !server.output().includes('listening');) {
    if (Date.now() > end) throw new Error(`it does not listen: ${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [, origin = ''] = /listening at (http:\/\/[\d.:]+)/.exec(server.output()) ?? [];
  const asset = await fetch(`${origin}/assets/billing/x.0123456789ab.js`);
  expect([asset.status, (await fetch(`${origin}/assets/billing/gone.0123456789ab.js`)).status]).toEqual([
    200, 404,
  ]);
  // Sending a file is not logged; manifests are requested all day.
  expect(server.output()).not.toContain('/assets/');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; service: string });
  expect(lines.map(({ service, level }) => [service, level])).toEqual(lines.map(() => ['web-billing', 30]));
});

it('reports what is wrong with its settings, and nothing else', async () => {
  const server = start({ ...good, API_URL: '' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe('The configuration is invalid:\n  API_URL is missing\n');
});

it('writes the file of remotes into the data folder of the local run', async () => {
  const command = start({ DATA_DIR: folder }, 'remotes.mjs');
  expect(await command.ended).toBe(0);
  expect(command.output().split('\n')[0]).toBe(join(folder, 'remotes.json'));
});
