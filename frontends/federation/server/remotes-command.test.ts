/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeRemotes } from './remotes-command';

let folder: string;
let file: string;
let cdn: Server;
let base: string;

beforeAll(async () => {
  cdn = createServer(({ url }, response) => {
    if (url === '/b/mf-manifest.json')
      return response.end('{"metaData":{"remoteEntry":{"name":"remoteEntry.2.js","path":""}}}');
    if (url === '/assets/billing/releases.json')
      return response.end(
        '[{"version":"1.5.0","entry":"remoteEntry.15.js"},{"version":"1.4.0","entry":"remoteEntry.14.js"}]',
      );
    if (/^\/assets\/(billing\/remoteEntry\.1[45]|booking\/remoteEntry\.0)\.js$/.test(url ?? ''))
      return response.end();
    return response.writeHead(/^\/b\/remoteEntry\.\d\.js$/.test(url ?? '') ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/b/`;
});
afterAll(() => cdn.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tablewell-remotes-'));
  file = join(folder, 'remotes.json');
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => placeRemotes(args, file, () => base);
const written = async () => JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;

test('a remote is moved, released as a canary, promoted and rolled back, and the others stay where they are', async () => {
  await run('move', 'booking', '/assets/booking/remoteEntry.0.js');
  const { booking } = await written();

  await run('move', 'billing', `${base}remoteEntry.1.js`);
  expect((await written())['billing']).toEqual({ entry: `${base}remoteEntry.1.js`, previous: null });
  // The manifest of a folder is fetched.
  await run('canary', 'billing', base, '12.5');
  expect((await written())['billing']).toMatchObject({
    entry: `${base}remoteEntry.1.js`,
    canary: { entry: `${base}remoteEntry.2.js`, percent: 12.5 },
  });
  expect(await run('show')).toContain(`12.5 % get ${base}remoteEntry.2.js`);
  await run('promote', 'billing');
  const promoted = { entry: `${base}remoteEntry.2.js`, previous: `${base}remoteEntry.1.js` };
  expect((await written())['billing']).toEqual(promoted);
  await run('rollback', 'billing');
  expect((await written())['billing']).toEqual({ entry: `${base}remoteEntry.1.js` });
  await run('release', 'billing');
  expect(await written()).toEqual({ booking });
});

test('a release on the remote’s server is named by its version', async () => {
  // Pinned before its successor is deployed, which is released as a canary first.
  await run('move', 'billing', '1.4.0');
  await run('canary', 'billing', '1.5.0', '10');
  expect((await written())['billing']).toMatchObject({
    entry: '/assets/billing/remoteEntry.14.js',
    canary: { entry: '/assets/billing/remoteEntry.15.js', percent: 10 },
  });
  await expect(run('move', 'billing', '9.9.9')).rejects.toThrow('does not have 9.9.9. It has 1.5.0, 1.4.0');
});

test('rolling back ends a canary first, and undoing a first move returns to the manifest', async () => {
  await run('move', 'billing', `${base}remoteEntry.1.js`);
  await run('canary', 'billing', `${base}remoteEntry.2.js`, '5');
  await run('rollback', 'billing');
  expect((await written())['billing']).toEqual({ entry: `${base}remoteEntry.1.js`, previous: null });
  await run('rollback', 'billing');
  expect(await written()).toEqual({});
  await expect(run('rollback', 'billing')).rejects.toThrow('There is nothing to roll back');
});

test.each([
  [['move', 'nobody', '/x.js'], 'is not a remote'],
  [['move', 'billing', 'http://elsewhere.example/x.js'], 'is not a release, a path or an https address'],
  [['move', 'billing', 'ftp://x/y.js'], 'is not a release, a path or an https address'],
  [['canary', 'billing', '/x.js'], 'from 0 to 100'],
  [['canary', 'billing', '/x.js', '101'], 'from 0 to 100'],
  [['promote', 'billing'], 'no canary'],
  [['constructor', 'billing'], 'Changes where remotes are loaded from'],
])('%j is refused with a message, and nothing is written', async (args, why) => {
  await expect(run(...args)).rejects.toThrow(why);
  await expect(readFile(file)).rejects.toThrow();
});

test('an address that does not answer is not set, and an invalid file is not overwritten', async () => {
  await expect(run('move', 'billing', `${base}gone.js`)).rejects.toThrow('answered 404');
  // Paths on our own origin are fetched, too.
  await expect(run('move', 'billing', '/assets/billing/gone.js')).rejects.toThrow('answered 404');
  await writeFile(file, '{"billing":{"entry":7}}');
  await expect(run('move', 'booking', '/assets/booking/remoteEntry.0.js')).rejects.toThrow(
    'is invalid, and was not changed',
  );
  expect(await readFile(file, 'utf8')).toBe('{"billing":{"entry":7}}');
});
