import type { Page } from 'playwright-core';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import type { Person } from '../src/browser';
import { comes, furnish } from '../src/full-house';
import { button, keepMessage } from '../src/pages';
import { startJourney } from '../src/journey';
import { zoneAtHour } from '../src/zones';

// An evening by keyboard alone, in a house whose tables are nearly all taken, with a colleague at a second screen.

const zone = zoneAtHour(18);
const journey = startJourney({
  owner: { timezone: zone, settings: { operatingHours: alwaysOpen, tableAvailability: { FourTop: 2 } } },
});
let door: Person;
let desk: Person;

beforeAll(async () => {
  const { owner } = journey;
  await furnish(owner);
  const sitting = ['1', '2', '5', '6', '7', '8', '11', '12', '13', '14', 'T1', 'T2', 'T3', 'T5', 'T6', 'T7'];
  for (const [index, table] of sitting.entries())
    await comes(owner, {
      ...{ name: `Guest ${'ABCDEFGHIJKLMNOP'[index]}`, size: 2 },
      ...{ inMinutes: -30, tables: [table], stage: 'seated' },
    });
  await comes(owner, { name: 'Ada Lovelace', size: 4, inMinutes: 60, tables: ['9'] });
  await comes(owner, { name: 'Grace Hopper', size: 3, inMinutes: 60, tables: ['10'] });
  await comes(owner, { name: 'Alan Turing', size: 4, inMinutes: -5, stage: 'arrived' });
  const path = '/dashboard?tab=tonight';
  [door, desk] = await Promise.all([
    journey.signIn({ screen: 'tablet', path, timezone: zone }),
    journey.signIn({ path, timezone: zone }),
  ]);
  await Promise.all([door, desk].map(({ page }) => row(page, 'Ada Lovelace').waitFor()));
});

const row = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}, party of`) });
const isAt = (page: Page, name: string, tables: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, party of \\d, .* table ${tables}$`) }).waitFor();
/** Presses a button of the open dialog as a keyboard does. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('a walk-in gets tables that are pushed together where no single one is free', async () => {
  const { page } = door;
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await press(page, '3');
  const first = dialog.getByRole('list', { name: 'Free tables' }).getByRole('button').first();
  await first.filter({ hasText: /Free/ }).waitFor();
  expect(await first.locator('b').textContent()).toBe('Tables 3 + 4');
  await first.focus();
  await page.keyboard.press('Enter');
  await isAt(desk.page, 'Walk-in', '3 and 4');
});

test('two parties exchange their tables, and the other screen shows it', async () => {
  const { page } = desk;
  await row(page, 'Ada Lovelace').focus();
  await page.keyboard.press('Enter');
  await press(page, 'Move…');
  // Depending on the minute of the quarter, more or fewer tables are free before this one.
  const folded = page.getByRole('dialog').getByRole('button', { name: /more tables/ });
  const other = page.getByRole('dialog').getByRole('button', { name: /^Table 10\D/ });
  await folded.or(other).first().waitFor();
  if (!(await other.isVisible())) await press(page, /more tables/);
  await press(page, /^Table 10\D/);
  await press(page, 'Swap with Grace Hopper, 3');
  await keepMessage(page, 'Undo');
  await isAt(door.page, 'Ada Lovelace', '10');
  await isAt(door.page, 'Grace Hopper', '9');
  await button(page, 'Undo').click();
  await isAt(door.page, 'Ada Lovelace', '9');
  await isAt(door.page, 'Grace Hopper', '10');
});

test('a table that is too small is taken only by a press that says so', async () => {
  const { page } = door;
  await row(page, 'Alan Turing').focus();
  await page.keyboard.press('Enter');
  await press(page, 'Move…');
  const dialog = page.getByRole('dialog', { name: 'A table for Alan Turing, 4' });
  await dialog.getByRole('button', { name: /more tables/ }).focus();
  await page.keyboard.press('Enter');
  const small = dialog.getByRole('button', { name: /^Table T8\D/ });
  await small.filter({ hasText: 'Only 2 seats.' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await small.focus();
  await page.keyboard.press('Enter');
  await press(page, 'Seat 4 at table T8 (2 seats) anyway');
  await desk.page.getByRole('button', { name: /^Table T8, .*Occupied, Alan Turing/ }).waitFor();
});
