import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Call {
  path: string;
  body: Record<string, unknown>;
  key: string | undefined;
  authorization: string | undefined;
  address: string | undefined;
}

// A stub of the product's public API with the calls of the seeding.
let calls: Call[];
let account: { verified: boolean } | undefined;
let failAfter: number;
let isHouseFull: boolean;
let product: Server;
let dataDir: string;

const token = { token: 'session-token' };
function answer({ path, authorization }: Call): [number, unknown] {
  if (path === '/api/signup')
    return account ? [409, { error: 'taken' }] : ((account = { verified: false }), [201, token]);
  if (path.endsWith('/ListTables'))
    return [200, { options: [{ fit: 'TABLE_FIT_GOOD', ...(isHouseFull && { takenBy: { name: 'Ada' } }) }] }];
  if (path.endsWith('/BookParty')) return [200, { party: { id: 'p1' } }];
  if (path.startsWith('/sandbox/api/messages')) return [200, [{ text: 'http://x/verify-email?token=abc_1' }]];
  if (path === '/api/auth/verify-email') return account ? ((account.verified = true), [200, {}]) : [400, {}];
  if (path === '/api/signin') return account?.verified ? [200, token] : [403, { requiresVerification: true }];
  if (path === '/api/reservations/r1')
    return booked().length > failAfter ? [503, { error: 'down' }] : [201, { id: 'x' }];
  if (authorization !== 'Bearer session-token') return [401, {}];
  if (path === '/api/restaurant') return [200, [{ id: 'r1', name: 'Osteria Lume' }]];
  if (path === '/api/restaurant/r1/layouts') return [200, [{ id: 'l1', name: 'Main Floor' }]];
  if (/\/Get(Profile|AvailabilityRules)$/.test(path)) return [200, { version: 0 }];
  return [200, {}];
}
const booked = () => calls.filter(({ path }) => path === '/api/reservations/r1');

beforeEach(async () => {
  [calls, account, failAfter, isHouseFull] = [[], undefined, Infinity, false];
  dataDir = mkdtempSync(join(tmpdir(), 'tablewell-demo-'));
  product = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { authorization } = request.headers;
      const isPicture = request.headers['content-type']?.startsWith('image/');
      const key = request.headers['idempotency-key'] as string | undefined;
      const call = {
        path: request.url ?? '',
        body: (isPicture ? {} : JSON.parse(text || '{}')) as Record<string, unknown>,
        key,
        authorization,
        address: request.headers['x-forwarded-for'] as string | undefined,
      };
      calls.push(call);
      const [status, body] = answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => product.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

async function seed(env: Record<string, string> = {}): Promise<string[]> {
  const origin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'fixtures/seed.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, ORIGIN: origin, ...env },
  });
  return JSON.parse(stdout) as string[];
}

test('every diner has an address, so that the limits for one address hold up no demo', async () => {
  await seed();
  const addresses = booked().map(({ address }) => address);
  expect(addresses).not.toContain(undefined);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a week is booked through the API, printed, and not booked again', async () => {
  const printed = await seed({ PLAN: '1' });
  expect(printed.join('\n')).toMatch(
    /demo@tablewell\.example with password Demo-pass-1a[\s\S]*\/reservations\/r1/,
  );
  // A host enters those of today that have begun.
  const days = new Set(booked().map(({ body }) => String(body.reservation_time).slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(6);
  expect(new Set(booked().map(({ key }) => key)).size).toBe(booked().length);
  const before = calls.length;
  expect(await seed()).toEqual(printed);
  expect(calls).toHaveLength(before);
});

test('the restaurant has a floor plan in service, a face with pictures, and a service under way', async () => {
  await seed({ PLAN: '1' });
  const paths = calls.map(({ path }) => path.replace(/^\/rpc\/tablewell\.\w+\.v1\./, ''));
  expect(paths).toEqual(
    expect.arrayContaining([
      'AvailabilityRulesService/PutAvailabilityRules',
      'LayoutService/SaveLayout',
      'LayoutService/PutLayoutInService',
      'ProfileService/PutProfile',
      '/api/restaurant/r1/logo',
      '/api/restaurant/r1/cover',
      'EveningService/BookParty',
      'EveningService/TakeStep',
      'EveningService/SeatWalkIn',
      'EveningService/SetSections',
    ]),
  );
});

test('nobody is entered in the service under way for whom no table is free', async () => {
  isHouseFull = true;
  await seed({ PLAN: '1' });
  expect(calls.filter(({ path }) => path.endsWith('/BookParty'))).toEqual([]);
});

test('an interrupted seeding continues with the same keys, so that nothing is booked twice', async () => {
  failAfter = 20;
  expect((await seed({ PLAN: '1' })).join()).toContain('incomplete');
  const first = booked().map(({ key }) => key);
  [calls, failAfter] = [[], Infinity];
  expect((await seed()).join()).toContain('/reservations/r1');
  expect(booked().map(({ key }) => key)).toEqual(expect.arrayContaining(first));
});

test('nothing is created if no demo was planned', async () => {
  expect(await seed()).toEqual([]);
  expect(calls).toEqual([]);
});
