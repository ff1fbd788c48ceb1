import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Api, daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { aTableForTwo } from '../src/bookings';
import type { Person } from '../src/browser';
import { startJourney } from '../src/journey';
import { button } from '../src/pages';
import { buyPlan } from '../src/plans';

// An owner makes a key for a partner's program; the program books with it at two gateways, until the owner ends it.

const journey = startJourney({ product: 'replicated', owner: aTableForTwo });
/** Longer than an event takes on a busy machine, and shorter than a gateway remembers a key. */
const endsWithinMs = 5_000;
let owner: Person;
let key: string;
let programs: Api[];
let origins: string[];

beforeAll(async () => {
  const { processes } = journey.product.run();
  origins = ['gateway', 'gateway-2'].map(
    (name) => `http://localhost:${processes.find((process) => process.name === name)?.port}`,
  );
  owner = await journey.signIn({ path: '/dashboard?tab=settings' });
});

const path = () => `/api/reservations/${journey.owner.restaurantId}`;
const party = (time: string) => ({ name: 'Ada', guests: 2, reservation_time: `${daysAhead(5)}T${time}` });
const section = () => owner.page.getByRole('region', { name: 'API keys', exact: true });

test('an owner on another plan reads that Enterprise includes keys, buys it, and makes one', async () => {
  const { page } = owner;
  await page.getByText('API access is part of the Enterprise plan.').waitFor();
  await buyPlan(journey.owner, owner, 'enterprise');
  const { api, restaurantId } = journey.owner;
  const list = '/rpc/tablewell.auth.v1.ApiKeyService/ListApiKeys';
  await eventually(async () =>
    expect((await api.call('POST', list, { restaurantId })).body['requiredPlan'] ?? '').toBe(''),
  );
  await page.reload();
  await page.getByLabel('Which program uses it').fill('Website');
  await page.getByLabel(/^Read reservations/).check();
  await page.getByLabel(/^Book, change and cancel/).check();
  await button(page, 'Make a key').click();
  await page.getByText('The new key').waitFor();
  key = (await page.getByText(/^tw_live_[0-9A-Za-z]{49}$/).textContent()) ?? '';
  expect(await violationsOn(page)).toEqual([]);
  programs = origins.map((origin) => new Api(origin, key));
});

test('the program books with it, at both gateways and without a captcha', async () => {
  const times = ['12:00', '18:00'];
  for (const [index, program] of programs.entries()) {
    const booked = await program.call('POST', path(), party(times[index] ?? ''));
    expect(booked.status).toBe(201);
    expect(booked.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
  }
  const listed = await programs[0]!.call<unknown[]>('GET', path());
  expect([listed.status, listed.body.length]).toEqual([200, 2]);
});

test('it opens nothing that the owner did not choose, and no other restaurant', async () => {
  const { restaurantId } = journey.owner;
  const [program] = programs;
  const refused = await program!.call('GET', `/api/guests/${restaurantId}`);
  expect([refused.status, refused.body['error']]).toEqual([403, 'This API key lacks the scope guests:read.']);
  expect((await program!.call('GET', `/api/restaurant/${restaurantId}/keys`)).status).toBe(403);
  expect((await program!.call('GET', '/api/auth/user-info')).status).toBe(403);
  expect((await program!.call('GET', '/api/reservations/another')).status).toBe(404);
  const inAddress = await new Api(origins[0]!).call('GET', `${path()}?key=${key}`);
  expect([inAddress.status, inAddress.body['code']]).toEqual([400, 'key-in-url']);
  const huge = await new Api(origins[0]!, `tw_live_${'a'.repeat(15_000)}`).call('GET', path());
  expect([401, 431]).toContain(huge.status);
});

test('what it did is in the audit log under its name', async () => {
  const { page } = owner;
  await page.reload();
  const log = page.getByRole('region', { name: 'Activity' });
  await log
    .getByRole('row', { name: /Website \(API\)/ })
    .first()
    .waitFor();
  await log
    .getByRole('row', { name: /Made an API key/ })
    .first()
    .waitFor();
});

test('its owner sees when it was used and ends it, and both gateways refuse it', async () => {
  const { page } = owner;
  const row = section().getByRole('row', { name: /Website/ });
  expect(await row.textContent()).not.toContain('Never');
  await row.getByRole('button', { name: /^End the key/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  await page.getByText('Key of Website ended').waitFor();
  const endedAt = Date.now();
  await eventually(async () => {
    for (const program of programs) expect((await program.call('GET', path())).status).toBe(401);
  });
  const tookMs = Date.now() - endedAt;
  process.stdout.write(`refused by both gateways after ${tookMs} ms\n`);
  expect(tookMs).toBeLessThan(endsWithinMs);
});

test('no file of the product has it: no log, no store of a service or of the broker', () => {
  const secret = key.slice('tw_live_'.length, -6);
  const files = readdirSync(journey.product.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const having = (text: string) => files.filter((file) => readFileSync(file).includes(text));
  // Shows that the search works: the stored hash and the logged route are found.
  expect(having(createHash('sha256').update(key).digest('base64url'))).not.toEqual([]);
  expect(having('/api/reservations/:restaurantId').some((file) => file.endsWith('.log'))).toBe(true);
  expect(having(secret)).toEqual([]);
});
