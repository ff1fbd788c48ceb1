import type { Page } from 'playwright-core';
import { violationsOn } from '../src/axe';
import { alwaysOpen, book } from '../src/bookings';
import type { Person } from '../src/browser';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';
import { todayIn, zoneAtHour } from '../src/zones';

// An evening at a restaurant where it is late afternoon: two hosts, each with a screen, and a lost connection.

const zone = zoneAtHour(16);
const today = todayIn(zone);
const journey = startJourney({
  owner: {
    timezone: zone,
    settings: { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 4, FourTop: 2 } },
  },
});
let door: Person;
let desk: Person;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const partyIn = (page: Page, name: string, guest: string) =>
  part(page, name).getByText(guest, { exact: true });

beforeAll(async () => {
  const { api, restaurantId } = journey.owner;
  for (const [index, name] of ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Katherine Johnson'].entries())
    await book(api, restaurantId, `${today}T19:00`, { name, phoneNumber: `+1 202 555 015${index}` });
  const path = '/dashboard?tab=tonight';
  [door, desk] = await Promise.all([
    journey.signIn({ path, timezone: zone }),
    journey.signIn({ path, timezone: zone }),
  ]);
  await Promise.all([door, desk].map(({ page }) => partyIn(page, 'Expected', 'Ada Lovelace').waitFor()));
});

test('the other host sees what one host does', async () => {
  await button(door.page, 'Arrived: Ada Lovelace').click();
  await partyIn(desk.page, 'Waiting', 'Ada Lovelace').waitFor();
  await button(desk.page, 'Seat: Ada Lovelace').click();
  await partyIn(door.page, 'Seated', 'Ada Lovelace').waitFor();
  await door.page.getByRole('button', { name: /Occupied, Ada Lovelace, party of 2/ }).waitFor();
});

test('a walk-in takes its size and a table, and the table is free again once the party has left', async () => {
  const { page } = door;
  await button(page, 'Walk-in').click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await button(dialog.page(), '3').click();
  await dialog.getByRole('list', { name: 'Free tables' }).getByRole('button').first().click();
  await partyIn(desk.page, 'Seated', 'Walk-in').waitFor();
  const taken = desk.page.getByRole('button', { name: /Occupied, Walk-in, party of 3/ });
  await taken.waitFor();
  await button(desk.page, 'Finish: Walk-in').click();
  await taken.waitFor({ state: 'detached' });
  await partyIn(door.page, 'Seated', 'Walk-in').waitFor({ state: 'detached' });
});

test('steps made without a connection are sent in order once it is back', async () => {
  await door.context.setOffline(true);
  await button(door.page, 'Arrived: Alan Turing').click();
  await button(door.page, 'Seat: Alan Turing').click();
  await partyIn(door.page, 'Seated', 'Alan Turing').waitFor();
  await door.page.getByText('2 changes wait for the connection').waitFor();
  await door.context.setOffline(false);
  await partyIn(desk.page, 'Seated', 'Alan Turing').waitFor();
  await door.page.getByText('2 changes wait for the connection').waitFor({ state: 'detached' });
});

test('a step that came too late is refused in plain words, and nothing is lost', async () => {
  await door.context.setOffline(true);
  await door.page.getByRole('button', { name: /^Grace Hopper, party of 2/ }).click();
  await button(door.page, 'No-show').click();
  // It is not its time yet.
  await door.page.getByRole('alertdialog').getByRole('button', { name: 'No-show' }).click();
  await partyIn(door.page, 'Expected', 'Grace Hopper').waitFor({ state: 'detached' });
  // The screen shows the step before the service has taken it.
  const taken = desk.page.waitForResponse(
    (response) => response.url().endsWith('/TakeStep') && response.ok(),
  );
  await button(desk.page, 'Arrived: Grace Hopper').click();
  await partyIn(desk.page, 'Waiting', 'Grace Hopper').waitFor();
  await taken;
  await door.context.setOffline(false);
  await door.page.getByText('Not done: Grace Hopper, 2 · No-show').waitFor();
  await button(door.page, 'OK').click();
  await partyIn(door.page, 'Waiting', 'Grace Hopper').waitFor();
});

test('a step can be undone', async () => {
  await desk.page.getByRole('button', { name: /^Grace Hopper, party of 2/ }).click();
  await button(desk.page, 'Undo last step').click();
  await partyIn(door.page, 'Expected', 'Grace Hopper').waitFor();
});

test('a party is dragged to another table, and Escape ends a drag without a drop', async () => {
  const { page } = desk;
  await button(page, 'Timeline').click();
  const bar = (guest: string) =>
    page
      .getByRole('group', { name: 'Tables by time' })
      .getByRole('button', { name: new RegExp(`^${guest}, party of 2, 7:00 PM, `) });
  const table = async (guest: string) =>
    /Table (\S+),/.exec((await bar(guest).getAttribute('aria-label')) ?? '')?.[1];
  const before = await table('Katherine Johnson');
  await bar('Katherine Johnson').scrollIntoViewIfNeeded();
  const from = await bar('Katherine Johnson').boundingBox();
  const other = await bar('Grace Hopper').boundingBox();
  if (!from || !other) throw new Error('the timeline does not show both parties');
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x, other.y + other.height / 2, { steps: 5 });
  await page.getByText(/^Swap: Katherine Johnson gets table/).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await table('Katherine Johnson')).toBe(before);

  // The last two rows are free tables for four.
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const rows = 6 - Number(before);
  await page.mouse.move(middle.x, middle.y + rows * 40, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: /^Katherine Johnson, party of 2, 7:00 PM, Table 6,/ }).waitFor();
  await door.page.getByRole('button', { name: /^Katherine Johnson, party of 2.* table 6$/ }).waitFor();
});

test('a blocked table is shown to every host, and is free again once it is lifted', async () => {
  const { page } = door;
  await button(page, 'Floor').click();
  await page.getByRole('button', { name: /^Table 5, .*Available/ }).click();
  await button(page, 'Block…').click();
  const form = page.getByRole('dialog', { name: 'Block tables' });
  await form.getByText('No reservation is at these tables then.').waitFor();
  await form.getByLabel(/^Reason/).fill('Wobbly leg');
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: /^Table 5, .*Blocked.*Wobbly leg/ }).waitFor();
  const band = desk.page.getByRole('button', { name: /^Blocked: Table 5, .*Wobbly leg/ });
  await band.waitFor();
  await button(page, '1 block').click();
  await button(page, 'Lift: table 5').click();
  await band.waitFor({ state: 'detached' });
  await button(page, 'Close').click();
  await page.getByRole('button', { name: /^Table 5, .*Available/ }).waitFor();
});

test('a booking by phone is made by keyboard alone, beside the list', async () => {
  const { page } = desk;
  await page.keyboard.press('n');
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('Frances Allen');
  const time = page.getByRole('radio', { name: /^8:00 PM/ });
  await time.waitFor();
  await time.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByText('Booked: Frances Allen, 2, 8:00 PM').waitFor();
  await partyIn(door.page, 'Expected', 'Frances Allen').waitFor();
});

test('list, floor and timeline have no accessibility violations, in light and in dark', async () => {
  const { page } = door;
  const found: unknown[] = [];
  for (const view of ['Floor', 'Timeline']) {
    await button(page, view).click();
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(...(await violationsOn(page)));
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await violationsOn(page, 'colors')));
  }
  expect(found).toEqual([]);
});

test('servers get their tables in a drawer without accessibility violations, and the other host sees them', async () => {
  const { page } = door;
  await page.emulateMedia({ colorScheme: 'light' });
  await button(page, 'Floor').click();
  await button(page, 'Servers…').click();
  const drawer = page.getByRole('dialog', { name: 'Servers' });
  await drawer.getByLabel('Add a server').fill('Maria');
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await drawer.getByRole('button', { name: /^Table 1, / }).click();
  const found = await violationsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([...found, ...(await violationsOn(page, 'colors'))]).toEqual([]);
  await drawer.getByRole('button', { name: 'Save servers' }).click();
  await button(desk.page, 'Floor').click();
  await desk.page.getByRole('button', { name: /^Table 1, .*served by Maria$/ }).waitFor();
});

test('for callers of the API a seated party is an active reservation', async () => {
  const { api, restaurantId } = journey.owner;
  const { body } = await api.call<{ name: string; status: string }[]>(
    'GET',
    `/api/reservations/${restaurantId}/by-date?date=${today}`,
    undefined,
    { 'x-timezone': zone },
  );
  const statusOf = (name: string) => body.find((each) => each.name === name)?.status;
  expect([statusOf('Ada Lovelace'), statusOf('Alan Turing')]).toEqual(['active', 'active']);
});
