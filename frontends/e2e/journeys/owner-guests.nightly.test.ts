import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { eventually } from '../src/api';
import type { Person } from '../src/browser';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';

// The guests of a restaurant in Rome. Its owner travels in California, a colleague is in the restaurant with a phone.

const california = 'America/Los_Angeles';
const journey = startJourney({ owner: { timezone: 'Europe/Rome' } });
let away: Person;
let phone: Person;

beforeAll(async () => {
  const path = '/dashboard?tab=guests';
  [away, phone] = await Promise.all([
    journey.signIn({ timezone: california, path }),
    journey.signIn({ screen: 'phone', path }),
  ]);
});

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
const total = async (): Promise<number> =>
  (await journey.owner.api.call<{ total: number }>('GET', `/api/guests/${journey.owner.restaurantId}`)).body
    .total;

test('a guest added by a colleague appears, and disappears when deleted', async () => {
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
  await row.waitFor();
  await page.getByText('Guest added successfully!').waitFor({ state: 'detached' });

  await button(away.page, 'Delete Anna Rossi').click();
  await away.page.getByRole('alertdialog').getByRole('button', { name: 'Delete guest' }).click();
  await away.page.getByText('Guest deleted successfully!').waitFor();
  await page.getByText('No guests found').waitFor();
});

test('a file is previewed and imported, and its dates stay on their days', async () => {
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
  // A column that is not known can be assigned by hand.
  await dialog.getByRole('combobox', { name: 'Column “Shoe size”' }).waitFor();
  await dialog.getByRole('row', { name: 'Hopper, Grace +1 202 555 0144 12 Nov 1, 2026' }).waitFor();
  await dialog.getByText('Row 3: Name is required but was empty').waitFor();
  await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
  await page.getByText('Upload successful! Import completed: 2 created, 0 updated').waitFor();
  // In California it was still October when the first of November began in Rome, and in Tokyo it was noon.
  await page.getByRole('row', { name: /Hopper, Grace.*12 Nov 1, 2026/ }).waitFor();
  await phone.page.getByRole('row', { name: /Hopper, Grace.*12 Nov 1, 2026/ }).waitFor();
});

const many = Array.from({ length: 130 }, (_, at) => `Guest ${String(at).padStart(3, '0')},2025-06-15`);

test('an import continues where a reload and a lost connection stopped it, and adds no guest twice', async () => {
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
});

test('an import can be canceled', async () => {
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
