import type { CDPSession, Page } from 'playwright-core';
import { eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import type { Person } from '../src/browser';
import { answer, canvas, drag, middle, onCanvas, save } from '../src/floor-plan';
import { button, openTab } from '../src/pages';
import { startJourney } from '../src/journey';

// The floor plan of a restaurant in Tokyo, drawn from Rome: by mouse, by keyboard, by touch, and by two users at once.

interface Component {
  readonly id: string;
  readonly type: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly rotation: number;
  readonly tableNumber: string;
}
interface Layout {
  readonly id: string;
  readonly name: string;
  readonly fixedComponents: readonly Component[];
}

const journey = startJourney({
  owner: {
    timezone: 'Asia/Tokyo',
    settings: { operatingHours: alwaysOpen, tableAvailability: { FourTop: 2 } },
  },
});
let desk: Person;

beforeAll(async () => {
  desk = await journey.signIn({ path: '/dashboard?tab=floor-plan' });
});

const layouts = async (): Promise<Layout[]> =>
  (await journey.owner.api.call<Layout[]>('GET', `/api/restaurant/${journey.owner.restaurantId}/layouts`))
    .body;
async function saved(name = 'Main Floor'): Promise<Record<string, Component>> {
  const layout = (await layouts()).find((each) => each.name === name);
  return Object.fromEntries((layout?.fixedComponents ?? []).map((table) => [table.tableNumber, table]));
}

test('by mouse: add, drag, rotate by 15 degrees, rename, align, undo and redo, save', async () => {
  const { page } = desk;
  await button(page, 'Edit').click();
  expect(await page.getByLabel('Layout', { exact: true }).isDisabled()).toBe(true);
  if (await button(page, 'Clear All').isEnabled()) {
    await button(page, 'Clear All').click();
    await answer(page, 'Clear All');
  }
  for (const kind of ['4-Top Rectangle', '4-Top Rectangle', '2-Top Circle']) await button(page, kind).click();
  await page.getByText('Tables (3)').waitFor();
  await page.getByRole('status').filter({ hasText: 'Tables overlap' }).waitFor();
  // The upper one, then the one below it.
  await drag(page, await middle(onCanvas(page, '3')), { x: 260, y: 120 });
  await drag(page, await middle(onCanvas(page, '2')), { x: 10, y: 170 });
  await page.getByRole('status').filter({ hasText: 'Tables overlap' }).waitFor({ state: 'detached' });

  await onCanvas(page, '2').click();
  const before = await middle(onCanvas(page, '2'));
  const handle = await middle(page.locator('[data-handle="rotate"]').nth(1));
  await drag(page, handle, { x: 10, y: 62 });
  await page.getByLabel('Rotation, degrees').waitFor();
  const turned = Number(await page.getByLabel('Rotation, degrees').inputValue());
  expect([turned > 0, turned % 15]).toEqual([true, 0]);
  expect((await middle(onCanvas(page, '2'))).x).toBeCloseTo(before.x, 0);

  await onCanvas(page, '3').dblclick();
  await page.getByLabel('Table number').fill('12');
  await page.keyboard.press('Enter');
  await onCanvas(page, '12').waitFor();

  await onCanvas(page, '1').click();
  await onCanvas(page, '2').click({ modifiers: ['Shift'] });
  await page.getByText('2 selected').waitFor();
  await button(page, 'Align left').click();
  const lefts = async () =>
    Promise.all(['1', '2'].map(async (each) => (await onCanvas(page, each).boundingBox())?.x ?? 0));
  await eventually(async () => {
    const [one = 0, other = 100] = await lefts();
    expect(Math.abs(one - other)).toBeLessThan(16);
  });
  const aligned = await lefts();
  await button(page, 'Undo').click();
  await eventually(async () => expect(await lefts()).not.toEqual(aligned));
  await button(page, 'Redo').click();
  await eventually(async () => expect(await lefts()).toEqual(aligned));

  await save(page);
  const tables = await saved();
  expect(Object.keys(tables).sort()).toEqual(['1', '12', '2']);
  expect(tables['1']).toMatchObject({ type: 'four-top', rotation: 0, position: { y: 50 } });
  expect(tables['2']?.rotation).toBe(turned);
  expect(tables['12']?.type).toBe('two-top-circle');
});

test('by keyboard: select, move, duplicate, rename, delete, and the same in the list', async () => {
  const { page } = desk;
  await button(page, 'Edit').click();
  const was = (await saved())['1']?.position ?? { x: 0, y: 0 };
  await onCanvas(page, '1').focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await onCanvas(page, '13').waitFor();
  await page.keyboard.press('F2');
  await page.keyboard.type('Patio 1');
  await page.keyboard.press('Enter');
  await onCanvas(page, 'Patio 1').focus();
  await page.keyboard.press('Control+d');
  await onCanvas(page, '13').waitFor();
  await page.keyboard.press('Delete');
  await onCanvas(page, '13').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await onCanvas(page, '13').waitFor();

  const list = page.getByRole('region', { name: /^Tables \(/ });
  // Tables that an undo restores are selected as before.
  await list.getByRole('button', { name: /^Table 13/, expanded: true }).waitFor();
  const number = list.getByLabel('Number of table 13');
  await number.fill('14');
  await number.press('Enter');
  await list.getByLabel('From the left').fill('400');
  await list.getByRole('button', { name: 'Delete table 14' }).press('Enter');
  // The focus moves to the next table in the list.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Table Patio 1');
  await save(page);
  const tables = await saved();
  expect(Object.keys(tables).sort()).toEqual(['1', '12', '2', 'Patio 1']);
  expect(tables['1']?.position).toEqual({ x: was.x + 1, y: was.y + 10 });
});

/** One or two fingers, as touch events. */
async function touch(session: CDPSession, type: string, points: readonly { x: number; y: number }[]) {
  await session.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
}

test('by touch: a finger drags a table, two zoom', async () => {
  const phone = await journey.signIn({ screen: 'phone', path: '/dashboard?tab=floor-plan' });
  const { page } = phone;
  const session = await phone.context.newCDPSession(page);
  await button(page, 'Edit').click();
  await canvas(page).scrollIntoViewIfNeeded();
  const from = await middle(onCanvas(page, '12'));
  await touch(session, 'touchStart', [from]);
  for (let step = 1; step <= 6; step += 1) {
    await touch(session, 'touchMove', [{ x: from.x - step * 5, y: from.y + step * 8 }]);
  }
  await touch(session, 'touchEnd', []);
  await page.getByText('1 selected').waitFor();
  await page.getByText('Unsaved changes').first().waitFor();
  const to = await middle(onCanvas(page, '12'));
  expect(to.y - from.y).toBeGreaterThan(30);

  const wide = async () => (await onCanvas(page, '12').boundingBox())?.width ?? 0;
  const size = await wide();
  const { x, y } = await middle(canvas(page));
  await touch(session, 'touchStart', [
    { x: x - 30, y },
    { x: x + 30, y },
  ]);
  for (let step = 1; step <= 6; step += 1) {
    await touch(session, 'touchMove', [
      { x: x - 30 - step * 8, y },
      { x: x + 30 + step * 8, y },
    ]);
  }
  await touch(session, 'touchEnd', []);
  expect(await wide()).toBeGreaterThan(size * 1.5);
  await button(page, 'Undo').click();
  await page.getByText('Unsaved changes').first().waitFor({ state: 'detached' });
});

test('switching with unsaved changes asks, and saves first', async () => {
  const { page } = desk;
  await button(page, 'New Layout').click();
  expect(await button(page, 'Create').isDisabled()).toBe(true);
  await page.getByLabel('Layout name').fill('Terrace');
  await button(page, 'Create').click();
  await page.getByRole('heading', { level: 2, name: 'Terrace' }).waitFor();
  await button(page, 'Bar Chair').click();
  await button(page, 'View').click();
  await page.getByLabel('Layout', { exact: true }).selectOption('Main Floor');
  await page.getByText('Save changes to current layout before switching?').waitFor();
  await answer(page, 'Save and switch');
  await page.getByRole('heading', { level: 2, name: 'Main Floor' }).waitFor();
  expect((await saved('Terrace'))['1']).toMatchObject({ type: 'one-top-circle', position: { x: 50, y: 50 } });
  await page.getByLabel('Layout', { exact: true }).selectOption('Terrace');
  await button(page, 'Delete Layout').click();
  await answer(page, 'Delete Layout');
  await page.getByRole('heading', { level: 2, name: 'Main Floor' }).waitFor();
  expect(await layouts()).toHaveLength(1);
});

test('two owners at once: both edits are kept, and the user is asked only about what both changed', async () => {
  const { page } = desk;
  const other = await journey.signIn({ path: '/dashboard?tab=floor-plan' });
  await button(page, 'Edit').click();
  await button(other.page, 'Edit').click();
  await button(other.page, 'Bar Chair').click();
  await save(other.page);
  // The other page shows it without a reload.
  await page.getByText(/ saved this plan\.$/).waitFor();
  await canvas(page)
    .getByLabel(/Bar Chair/)
    .waitFor();
  await button(page, '6-Top Circle').click();
  await save(page);
  expect(Object.values(await saved()).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['one-top-circle', 'six-top-circle']),
  );

  for (const each of [page, other.page]) {
    await button(each, 'Edit').click();
    await onCanvas(each, '12').focus();
    await each.keyboard.press('Enter');
  }
  await page.keyboard.press('Shift+ArrowRight');
  await other.page.keyboard.press('Shift+ArrowDown');
  await save(other.page);
  await page.getByText(/ saved this plan\. You both changed some of it/).waitFor();
  await button(page, 'Save Layout').click();
  await page.getByText('You both changed the same tables').waitFor();
  expect(await page.getByRole('alertdialog').getByRole('listitem').allTextContents()).toEqual(['Table 12']);
  await answer(page, 'Take theirs and save');
  await button(page, 'Edit').click();
  for (const kind of [/Bar Chair/, /6-Top Circle/]) {
    await canvas(page).getByLabel(kind).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Delete');
  }
  await save(page);
  expect(Object.keys(await saved())).toHaveLength(4);
});

test('unsaved changes are restored after a reload, and the dashboard asks before it is left', async () => {
  const { page } = desk;
  await button(page, 'Edit').click();
  await button(page, '8-Top Circle').click();
  await page.getByText('Tables (5)').waitFor();
  await page.reload();
  await page.getByText('You have unsaved changes to this layout').waitFor();
  await button(page, 'Continue editing').click();
  await page.getByText('Tables (5)').waitFor();
  await openTab(page, 'Guests');
  await page.getByText('Your changes to the floor plan are not saved yet.').waitFor();
  await button(page, 'Stay here').click();
  await page.getByText('Tables (5)').waitFor();
  await openTab(page, 'Guests');
  await button(page, 'Discard changes').click();
  await page.getByRole('heading', { level: 1, name: 'Guests' }).waitFor();
  await openTab(page, 'Floor Plan');
  await page.getByText('Tables (4)').waitFor();
  expect(await page.getByText('You have unsaved changes to this layout').count()).toBe(0);
});

const legend = (page: Page, word: string) =>
  page.getByRole('list', { name: 'Legend' }).getByRole('listitem').filter({ hasText: word });

test('guests are booked at the tables of the plan once it is in service', async () => {
  const { page } = desk;
  // By counts there are tables 1 and 2, for four. The states of the other tables on the plan are unknown.
  await legend(page, 'Available').getByText('2', { exact: true }).waitFor();
  await button(page, 'Book by this floor plan').click();
  const dialog = page.getByRole('dialog', { name: 'Book by this floor plan' });
  await dialog.getByRole('row', { name: '4-Top Rectangle 2 3' }).waitFor();
  await dialog.getByRole('row', { name: '2-Top Circle 0 1' }).waitFor();
  await dialog.getByText('All upcoming reservations fit.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Book by this floor plan' }).click();
  await page.getByText('Guests are booked at the tables of this layout.').waitFor();
  await legend(page, 'Available').getByText('4', { exact: true }).waitFor();
});

test('tables are combined, and seat a party that no single table seats', async () => {
  const { page } = desk;
  const { api, restaurantId } = journey.owner;
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const ask = { name: 'Ten', guests: 8, phoneNumber: '+1 202 555 0143', recaptchaToken: 'sandbox-pass' };
  const bookEight = () =>
    api.call('POST', `/api/reservations/${restaurantId}`, { ...ask, reservation_time: `${tomorrow}T19:00` });
  expect((await bookEight()).status).toBe(409);
  await button(page, 'Edit').click();
  for (const number of ['1', '2']) await page.getByLabel(`Select Table ${number}`, { exact: true }).check();
  await button(page, 'Combine').click();
  await page.getByRole('region', { name: 'Combinations (1)' }).waitFor();
  await save(page);
  await eventually(async () => expect((await bookEight()).status).toBe(201));
});

test('a party seated on Tonight is shown on the plan, with its name', async () => {
  const { page } = desk;
  await openTab(page, 'Tonight');
  await button(page, 'Walk-in').click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await dialog.getByRole('button', { name: '2', exact: true }).click();
  await dialog.getByRole('list', { name: 'Free tables' }).getByRole('button').first().click();
  await page.getByRole('region', { name: 'Seated', exact: true }).getByText('Walk-in').waitFor();
  await openTab(page, 'Floor Plan');
  await legend(page, 'Occupied').getByText('1', { exact: true }).waitFor();
  // The table for two wastes the fewest seats.
  await onCanvas(page, '12')
    .and(page.getByLabel(/Occupied$/))
    .click();
  const card = page.getByRole('region', { name: 'Table 12', exact: true });
  await card.getByText('Walk-in, party of 2').waitFor();
  await card.getByText(/^Since .*, until /).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
