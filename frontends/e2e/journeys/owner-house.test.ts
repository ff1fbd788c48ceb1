import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { Api, daysAhead, eventually, linkIn, makeOwner, type Owner } from '../src/api';
import { launchBrowser, Person } from '../src/browser';
import { Product } from '../src/product';
import { openSignedIn } from '../src/signed-in';

// The owner's house in order: guests, settings, share link, billing. The restaurant is in Rome; its owner travels in
// California, a colleague stands in the restaurant with a phone.

const california = 'America/Los_Angeles';

let product: Product;
let api: Api;
let browser: Browser;
let owner: Owner;
let away: Person;
let phone: Person;

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  owner = await makeOwner(api, 'Europe/Rome');
  browser = await launchBrowser();
  [away, phone] = await Promise.all([
    openSignedIn(browser, owner, { timezone: california, path: '/dashboard?tab=guests' }),
    openSignedIn(browser, owner, { screen: 'phone', path: '/dashboard?tab=guests' }),
  ]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.remove();
}, 30_000);

afterEach(() => expect([...away.complaints, ...phone.complaints]).toEqual([]));

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
const total = async (): Promise<number> =>
  (await owner.api.call<{ total: number }>('GET', `/api/guests/${owner.restaurantId}`)).body.total;

test('a guest added by a colleague appears, and leaves again when deleted', async () => {
  const { page } = phone;
  await button(page, 'Add Guest').click();
  const dialog = page.getByRole('dialog', { name: 'Add Guest' });
  await eventually(async () =>
    expect(await dialog.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true),
  );
  await dialog.getByRole('button', { name: 'Add Guest' }).click();
  await dialog.getByText('Error: Guest name is required').waitFor();
  await dialog.getByLabel('Name').fill('Anna Rossi');
  await dialog.getByLabel('Phone number').fill('+1 202 555 0143');
  await page.keyboard.press('Enter');
  await page.getByText('Guest added successfully!').waitFor();
  const row = away.page.getByRole('row', { name: /Anna Rossi.*\(202\) 555-0143/ });
  await row.waitFor({ timeout: 2_000 });
  await page.getByText('Guest added successfully!').waitFor({ state: 'detached', timeout: 4_000 });

  await button(away.page, 'Delete Anna Rossi').click();
  await away.page.getByRole('alertdialog').getByRole('button', { name: 'Delete guest' }).click();
  await away.page.getByText('Guest deleted successfully!').waitFor();
  await page.getByText('No guests found').waitFor({ timeout: 2_000 });
});

test('a file is shown as it will be read, imported, and its dates stay on their days', async () => {
  const { page } = away;
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'guests.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('Error: Please upload a CSV file').waitFor();
  await upload(
    page,
    'regulars.csv',
    'Full Name,Mobile,Total Visits,Last Visit,Shoe size\n"Hopper, Grace",+1 202 555 0144,12,2026-11-01,38\n,1,1,,\nBen,,x,n/a,',
  );
  const dialog = page.getByRole('dialog', { name: 'Import regulars.csv' });
  await dialog.getByText('2 guests to import, 1 row skipped').waitFor();
  await dialog.getByText('is not imported').waitFor();
  await dialog.getByRole('row', { name: 'Hopper, Grace +1 202 555 0144 12 Nov 1, 2026' }).waitFor();
  await dialog.getByText('Row 3: Name is required but was empty').waitFor();
  await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
  await page.getByText('Upload successful! Import completed: 2 created, 0 updated').waitFor();
  // In California it was still October when the first of November began in Rome, and in Tokyo it was noon.
  await page.getByRole('row', { name: /Hopper, Grace.*12 Nov 1, 2026/ }).waitFor();
  await phone.page.getByRole('row', { name: /Hopper, Grace.*12 Nov 1, 2026/ }).waitFor();
});

const many = Array.from({ length: 130 }, (_, at) => `Guest ${String(at).padStart(3, '0')},2025-06-15`);

test('an import goes on where a reload and a lost connection stopped it, and adds nobody twice', async () => {
  const { page } = away;
  await upload(page, 'many.csv', ['Name,Last Visit', ...many].join('\n'));
  await button(page, 'Import 130 guests').click();
  await page.getByText('This is a large file: its 130 guests are imported in batches.').waitFor();
  await page.getByText(/^Importing (25|50|75) of 130/).waitFor();
  await page.reload();
  await page.getByText('The import of many.csv is not finished').waitFor();
  expect(await total()).toBeLessThan(132);
  await button(page, 'Continue import').click();
  await page.getByText(/^Importing \d+ of 130/).waitFor();
  await away.context.setOffline(true);
  await page
    .getByText('Error: Network error: Unable to connect to server. Please check your connection.')
    .waitFor();
  await button(page, 'Continue import').waitFor();
  await away.context.setOffline(false);
  await page.getByText(/^Upload successful! Import completed: \d+ created/).waitFor();
  expect(await total()).toBe(132);
  await page.getByText('132 guests').waitFor();
}, 90_000);

test('an import can be called off', async () => {
  const { page } = away;
  await upload(page, 'more.csv', ['Name', ...many.map((line) => line.replace('Guest', 'Other'))].join('\n'));
  await button(page, 'Import 130 guests').click();
  await page.getByText(/^Importing 25 of 130/).waitFor();
  await button(page, 'Cancel Import').click();
  await page.getByText('Upload cancelled').waitFor();
  expect(await total()).toBeLessThan(132 + 130);
  await page.reload();
  await page.getByRole('table', { name: 'Guests' }).waitFor();
  expect(await page.getByText('is not finished').count()).toBe(0);
});

test('pages of fifty, a search, and the whole list as a file', async () => {
  const { page } = away;
  await page.getByText(/^Page 1 of [3-6]$/).waitFor();
  expect(await page.getByRole('row').count()).toBe(51);
  await button(page, 'Next').click();
  await page.getByText(/^Page 2 of/).waitFor();
  await page.getByPlaceholder('Search guests...').fill('hopper');
  await eventually(async () => expect(await page.getByRole('row').count()).toBe(2));
  const downloading = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const download = await downloading;
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: california });
  expect(download.suggestedFilename()).toBe(`guest-list-${today}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('Name,Phone Number,Visits,Last Visit');
  expect(lines).toContain('"Hopper, Grace",+1 202 555 0144,12,2026-11-01');
  expect(lines).toContain('Guest 007,,0,2025-06-15');
  expect(lines.length).toBe((await total()) + 1);
});

test('closed days are chosen on the calendar, and nobody can book on them', async () => {
  const { page } = phone;
  await tab(page, 'Settings');
  const date = daysAhead(3);
  const words = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  await page.getByRole('grid').waitFor();
  const day = page.getByRole('grid').getByRole('button', { name: words });
  if ((await day.count()) === 0) await page.getByRole('button', { name: /Next Month/i }).click();
  await day.click();
  await page.getByRole('list', { name: 'Special closures' }).getByText(words).waitFor();
  const field = page.getByLabel('Special closures', { exact: true }).and(page.locator('input'));
  await field.fill(date);
  await button(page, 'Add date').click();
  await page.getByText('This date is already in the list').waitFor();
  await page.getByLabel('2-Top Rectangle').fill('many');
  await page.getByLabel('4-Top Circle').fill('3');
  await page.getByText('12 seats at 3 tables').waitFor();
  await button(page, 'Save Settings').click();
  await page.getByText('Settings saved successfully!').waitFor();
  const { body } = await api.call<{ refusal: string }>(
    'GET',
    `/api/restaurant/public/${owner.restaurantId}/availability?date=${date}&guests=2`,
  );
  expect(body.refusal).toBe('closed');
});

test('a change that is not saved is not lost by a tab, a restaurant or a reload without asking', async () => {
  const { page } = phone;
  await page.getByLabel('Turn time (minutes)').fill('75');
  await tab(page, 'Guests');
  await page.getByText('Your changes to the settings are not saved yet.').waitFor();
  await button(page, 'Stay here').click();
  expect(await page.getByLabel('Turn time (minutes)').inputValue()).toBe('75');
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect(await asked).toBe('beforeunload');
  expect(await page.getByLabel('Turn time (minutes)').inputValue()).toBe('75');
  await page.getByRole('button', { name: 'Remove Service' }).click();
  await page.getByText('You must have at least one operating period').first().waitFor();
  await tab(page, 'Share Link');
  await button(page, 'Discard changes').click();
  await page.getByRole('heading', { level: 1, name: 'Share Link' }).waitFor();
});

/** A restaurant's own site: another origin, with what was copied pasted into it. */
async function ownSite(code: string): Promise<{ server: Server; address: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Trattoria</title><h1>Trattoria</h1>${code}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('the embed code, copied into another site, is a form as high as it needs to be, and takes a booking', async () => {
  const { page } = away;
  await away.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await tab(page, 'Share Link');
  await button(page, 'Copy link').click();
  await page.getByText('Copied!').waitFor();
  const link = linkIn(await page.evaluate(() => navigator.clipboard.readText()), '/reservations/');
  expect(link).toBe(`${product.origin}/reservations/${owner.restaurantId}`);
  await page.getByText('Copied!').waitFor({ state: 'detached', timeout: 3_000 });
  await page.getByRole('img', { name: `QR code of ${link}` }).waitFor();
  await button(page, 'Copy code').click();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const { server, address } = await ownSite(code);
  const visitor = await Person.open(browser, 'phone');
  await visitor.page.goto(address);
  const frame = visitor.page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Reserve' }).waitFor();
  const fits = () =>
    eventually(async () => {
      const element = await visitor.page.locator('iframe').elementHandle();
      const inside = await (
        await element?.contentFrame()
      )?.evaluate(() => ({
        content: document.getElementById('root')?.getBoundingClientRect().height ?? 0,
        room: window.innerHeight,
      }));
      expect(Math.abs((inside?.content ?? 0) - (inside?.room ?? 1_000))).toBeLessThanOrEqual(1);
      return inside?.room ?? 0;
    });
  const before = await fits();
  await frame.getByRole('button', { name: 'Reserve' }).click();
  await frame.getByText('Please select a time').first().waitFor();
  expect(await fits()).toBeGreaterThan(before);

  await frame.getByLabel('Date').fill(daysAhead(2));
  const time = frame.getByLabel('Time', { exact: true });
  await eventually(async () => expect(await time.locator('option').count()).toBeGreaterThan(5));
  await time.selectOption('19:00');
  await frame.getByLabel('Name').fill('Katherine Johnson');
  await frame.getByRole('checkbox', { name: /robot/ }).check();
  await frame.getByRole('button', { name: 'Reserve' }).click();
  await frame.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  await fits();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
  await new Promise((resolve) => server.close(resolve));
});

test('no other page can be put into a frame', async () => {
  const ancestors = async (path: string) => {
    const policy = (await api.call('GET', path)).headers.get('content-security-policy') ?? '';
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };
  expect(await ancestors(`/reservations/${owner.restaurantId}`)).toBe('*');
  for (const path of ['/', '/login', '/dashboard', '/subscription', '/edit-reservation/x', '/nowhere']) {
    expect([path, await ancestors(path)]).toEqual([path, "'none'"]);
  }
});

test('a plan that is paid is shown with its card and its invoice', async () => {
  const { page } = away;
  await tab(page, 'Billing');
  await page.getByText(/^Your free trial has (29|30) days left, until /).waitFor();
  await page.getByText('No invoices yet').waitFor();
  await page.getByText('No payment method on file.').waitFor();
  await page.getByRole('link', { name: 'Upgrade' }).waitFor();
  const { body } = await owner.api.call<{ sessionId: string }>(
    'POST',
    '/api/payment/create-checkout-session',
    { planType: 'premium', withTrial: false },
  );
  const checkout = await away.context.newPage();
  await checkout.goto(`${product.origin}/sandbox/checkout/${body.sessionId}`);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await checkout.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
  await checkout.close();
  await page.reload();
  await page.getByRole('heading', { name: 'Premium Plan' }).waitFor();
  await page.getByText(/^Your subscription renews on /).waitFor();
  await page.getByText(/ending in \d{4}$/).waitFor();
  const invoice = page.getByRole('table', { name: 'Newest first' }).getByRole('row').nth(1);
  await invoice.getByText('Paid').waitFor();
  expect(await invoice.innerText()).toMatch(/\$\d+\.\d\d/);
  await button(page, 'Manage billing').click();
  await page.waitForURL('**/sandbox/portal/**');
  await page.goBack();
  await page.getByRole('heading', { name: 'Premium Plan' }).waitFor();
});

test('the restaurant goes only when its name is typed', async () => {
  const { page } = away;
  await tab(page, 'Settings');
  const name = await page.getByLabel('Restaurant name').inputValue();
  await button(page, 'Delete restaurant').click();
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.getByRole('button', { name: 'Delete restaurant' }).isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete restaurant' }).click();
  await page.getByText('Restaurant deleted successfully').waitFor();
  await tab(page, 'Reservations');
  await page.getByTitle('Please select a restaurant first').waitFor();
  await page.getByRole('tabpanel').getByText('No restaurant selected').waitFor();
});
