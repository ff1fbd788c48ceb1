import type { Page } from 'playwright-core';
import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { aTableForTwo, book } from '../src/bookings';
import { button, announced } from '../src/pages';
import { startJourney } from '../src/journey';

// Days and times above the fields of the booking form. One table for two.

const journey = startJourney({ owner: aTableForTwo });
let page: Page;
let form: BookingForm;

beforeEach(async () => {
  ({ page } = await journey.open('phone'));
  form = new BookingForm(page);
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByRole('toolbar', { name: /^Times on/ }).waitFor();
});

const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
/** Tab moves between the parts of the page; these are the keys that choose something. */
const tabs = async (count: number) => {
  for (let index = 0; index < count; index++) await page.keyboard.press('Tab');
};

test('by keyboard alone, three keys and a name lead to a table', async () => {
  // The days and the party size are one tab stop each, followed by the times.
  await tabs(3);
  await page.keyboard.press('Enter');
  await announced(page, 'status', /2 guests selected\. Enter your name next\.$/);
  expect(await focusedName()).toBe('name');
  expect(await form.field('Date').inputValue()).not.toBe('');
  await eventually(async () => expect(await form.time.inputValue()).not.toBe(''));
  await page.keyboard.type('Katherine Johnson');
  await tabs(2);
  await eventually(async () => {
    await page.keyboard.press('Tab');
    expect(await form.notARobot.evaluate((box) => box === document.activeElement)).toBe(true);
  });
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reservation-success/**');
  await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
});

test('a full time stays visible and leads to others, of the day and of other days', async () => {
  const date = daysAhead(8);
  await book(journey.api, journey.owner.restaurantId, `${date}T19:00`);
  await form.chooseDate(date);
  await page.getByRole('button', { name: /^7:00 PM\s*Full$/ }).click();
  await announced(page, 'status', /7:00 PM on .* is full for 2 guests\..*Free that day:/s);
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOn(page, 'colors')).toEqual([]);
  await page
    .getByRole('button', { name: /^\w{3}, \w{3} \d+$/ })
    .first()
    .click();
  expect(await focusedName()).toBe('name');
  expect(await form.field('Date').inputValue()).not.toBe(date);
  await eventually(async () => expect(await form.time.inputValue()).toBe('19:00'));
});

test('the calendar is a grid for the arrow keys, and returns the focus', async () => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const before = await focused();
  await page.keyboard.press('ArrowDown');
  await eventually(async () => expect(await focused()).not.toBe(before));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  await grid.waitFor({ state: 'detached' });
  expect(await focused()).toBe('Calendar');
  await page.keyboard.press('Enter');
  await grid.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await form.field('Date').inputValue()).not.toBe(''));
  expect(await focused()).toBe('Calendar');
});

test('nothing moves sideways on a narrow screen, nor with text of twice the size', async () => {
  for (const [width, fontSize] of [
    [320, '100%'],
    [390, '200%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

/** The id of the reservation that is changed afterwards. */
let inDiningRoom = '';

test('if the terrace is full, the same time in another area is one press away', async () => {
  const { restaurantId } = journey.owner;
  const date = daysAhead(9);
  await planOf(['Terrace', 'Dining Room']);
  await book(journey.api, restaurantId, `${date}T19:00`, { name: 'Ada Lovelace', area: 'Terrace' });

  await page.reload();
  await form.field('Seating area').selectOption('Terrace');
  await form.chooseDate(date);
  await page.getByRole('button', { name: /^7:00 PM\s*Full$/ }).click();
  await announced(page, 'status', /Free at 7:00 PM in:/);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dining Room', exact: true }).click();
  expect(await focusedName()).toBe('name');
  await eventually(async () => expect(await form.time.inputValue()).toBe('19:00'));
  await page.keyboard.type('Katherine Johnson');
  await form.notARobot.check();
  await form.reserve();
  await page.waitForURL('**/reservation-success/**');
  await page.getByText('Dining Room', { exact: true }).waitFor();
  inDiningRoom = page.url().split('/').at(-1) ?? '';

  expect(await seatsOn(date)).toEqual(
    expect.arrayContaining([
      ['Ada Lovelace', 'Terrace', ['1']],
      ['Katherine Johnson', 'Dining Room', ['2']],
    ]),
  );
});

test('by the link, the diner changes to another area, at a time that is free there', async () => {
  await page.goto(`${journey.product.origin}/edit-reservation/${inDiningRoom}`);
  await form.field('Seating area').selectOption('Terrace');
  await eventually(async () =>
    expect(await form.time.locator('option[value="19:00"]').isDisabled()).toBe(true),
  );
  expect(await violationsOn(page)).toEqual([]);
  await form.time.selectOption('21:00');
  await button(page, 'Update Reservation').click();
  await page.waitForURL('**/reservation-edit-success');
  await page.getByText('Terrace', { exact: true }).first().waitFor();
  expect(await seatsOn(daysAhead(9))).toContainEqual(['Katherine Johnson', 'Terrace', ['1']]);
});

/** Name, area and tables of each party of a date. */
async function seatsOn(localDate: string) {
  const { api, restaurantId } = journey.owner;
  const path = '/rpc/tablewell.reservation.v1.EveningService/GetEvening';
  const { body } = await api.call<Evening>('POST', path, { restaurantId, localDate });
  return body.evening.parties.map(({ name, area, tableNumbers }) => [name, area, tableNumbers]);
}

interface Evening {
  evening: { parties: { name: string; area: string; tableNumbers: string[] }[] };
}

/** Puts a floor plan in service with a table for two in each area, numbered from 1. */
async function planOf(areas: readonly string[]): Promise<void> {
  const { api, restaurantId } = journey.owner;
  const layouts = async (method: string, body: object) => {
    const path = `/rpc/tablewell.restaurant.v1.LayoutService/${method}`;
    const answer = await api.call<{ layouts: { id: string }[] }>('POST', path, { restaurantId, ...body });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const layoutId = (await layouts('ListLayouts', {})).layouts[0]?.id;
  const fixedComponents = areas.map((area, index) => {
    const number = String(index + 1);
    return { id: number, type: 'two-top', x: 120 * index, tableNumber: number, area };
  });
  await layouts('SaveLayout', { layoutId, fixedComponents, details: { combinations: [] } });
  await layouts('PutLayoutInService', { layoutId });
}
