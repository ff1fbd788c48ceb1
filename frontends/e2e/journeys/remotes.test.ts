import { execFile } from 'node:child_process';
import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { Person } from '../src/browser';
import { openSignedIn } from '../src/signed-in';
import { startJourney } from '../src/journey';

// An operator moves one remote while everything runs; open pages are affected only where a remote does not answer.

const root = join(__dirname, '..', '..', '..');
const run = promisify(execFile);

// A product that no other file uses meanwhile, because its remotes are moved.
const journey = startJourney({ product: 'exclusive', owner: {} });
/** A separate server with the next version of the marketing remote. */
let next: Server;
let nextUrl: string;
const requests: string[] = [];

beforeAll(async () => {
  next = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    requests.push(path);
    const file = join(root, 'frontends', 'marketing', 'dist', path);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = path.endsWith('.json') ? 'application/json' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve));
  nextUrl = `http://127.0.0.1:${(next.address() as AddressInfo).port}/`;
});

afterAll(() => {
  next?.close();
  next?.closeAllConnections();
});

const registry = () => join(journey.product.dataDir, 'remotes.json');
const remotes = (...args: string[]) =>
  run(process.execPath, [join(root, 'frontends', 'federation', 'dist', 'remotes.js'), ...args], {
    env: { ...process.env, REMOTES_FILE: registry() },
  });

/** Opens a page in a fresh browser context. */
async function visit(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  requests.length = 0;
  const person = await Person.open(await journey.browser, 'desk');
  await person.page.goto(journey.product.origin + path);
  await look(person.page);
  await person.close();
}
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
const panel = (page: Page) => page.getByText('This part of Tablewell could not be loaded');

test('a canary is loaded from its own server', async () => {
  await remotes('canary', 'marketing', nextUrl, '100');
  await visit('/login', signIn);
  expect(requests.filter((path) => /remoteEntry/.test(path))).toHaveLength(1);
  expect(requests.length).toBeGreaterThan(1);
});

test('a canary that does not load leaves everybody with the stable version', async () => {
  const gone = `${nextUrl}remoteEntry.gone.js`;
  writeFileSync(registry(), JSON.stringify({ marketing: { canary: { entry: gone, percent: 100 } } }));
  await visit('/login', signIn);
  expect(requests).toContain('/remoteEntry.gone.js');
});

test('rolled back, it is no longer requested', async () => {
  await remotes('rollback', 'marketing');
  await visit('/login', signIn);
  expect(requests).toEqual([]);
});

test('an error in one remote’s entry shows the panel only in its place, until it is fixed', async () => {
  writeFileSync(registry(), JSON.stringify({ marketing: { entry: 'nowhere' } }));
  const owner = await openSignedIn(await journey.browser, journey.owner, {
    path: '/subscription',
  });
  await owner.page.getByRole('heading', { name: 'Choose Your Plan' }).first().waitFor();
  await owner.close();
  await visit('/login', async (page) => {
    await panel(page).waitFor();
    writeFileSync(registry(), JSON.stringify({}));
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await signIn(page);
    expect(await panel(page).count()).toBe(0);
  });
});
