import type { Browser, Page } from 'playwright-core';
import { Api, eventually, makeOwner, type Owner } from '../src/api';
import { launchBrowser, Person } from '../src/browser';
import { Product } from '../src/product';
import { openSignedIn } from '../src/signed-in';

// An owner's day, far from the restaurant: the restaurant is in Los Angeles, the owner looks from Tokyo, diners book.

const there = 'America/Los_Angeles';
const here = 'Asia/Tokyo';
const halfHour = 30 * 60_000;

let product: Product;
let api: Api;
let browser: Browser;
let owner: Owner;
let atDesk: Person;

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  owner = await makeOwner(api, there);
  await owner.api.call('PATCH', `/api/restaurant/${owner.restaurantId}`, {
    operatingHours: [
      {
        id: 'all',
        name: 'All day',
        openingTime: '00:00',
        closingTime: '24:00',
        reservationInterval: '30',
        daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
      },
    ],
  });
  browser = await launchBrowser();
  atDesk = await openSignedIn(browser, owner, { timezone: here });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.remove();
}, 30_000);

afterEach(() => expect(atDesk.complaints).toEqual([]));

const dateIn = (zone: string, at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: zone });
const timeIn = (zone: string, at: Date): string =>
  at.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

async function book(name: string, at: Date, guests = 2): Promise<string> {
  const { status, body } = await api.call<{ id: string }>('POST', `/api/reservations/${owner.restaurantId}`, {
    name,
    guests,
    phoneNumber: '+1 202 555 0143',
    reservation_time: at.toISOString(),
    recaptchaToken: 'sandbox-pass',
  });
  expect(status).toBe(201);
  return body.id;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const block = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

/** Goes on to the day of an instant by the owner's clock. */
async function stepTo(page: Page, at: Date): Promise<void> {
  const days = daysBetween(dateIn(here, new Date()), dateIn(here, at));
  for (let day = 0; day < days; day += 1)
    await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/**
 * A half hour, a day and more ahead, between 3 AM and 2 PM in Tokyo: an hour before it and after it are on its own day, by
 * either clock, and the day is another one in Los Angeles.
 */
const first = (() => {
  let at = Math.ceil(Date.now() / halfHour) * halfHour + 24 * 2 * halfHour;
  const hour = () => Number(new Date(at).toLocaleTimeString('sv-SE', { timeZone: here, hour: '2-digit' }));
  while (hour() < 3 || hour() >= 14) at += halfHour;
  return new Date(at);
})();

test('without tables the overview estimates, and says what to do about it', async () => {
  const { page } = atDesk;
  await book('Ada Lovelace', first, 4);
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.getByText('Table Configuration Needed').waitFor();
  await page.getByText('No table configuration available').waitFor();
  await page.getByText(`Times are by the restaurant’s clock (${there.replaceAll('_', ' ')}).`).waitFor();
  await page.getByLabel('Date').fill(dateIn(there, first));
  const bar = page.getByRole('button', { name: new RegExp(`^${timeIn(there, first)}`) });
  await bar.and(page.getByLabel(/Reservations 1, Guests 4, Activity Low/)).waitFor();
});

test('its days, weeks and months count by the owner’s clock, and step there and back', async () => {
  const { page } = atDesk;
  const days = daysBetween(dateIn(here, new Date()), dateIn(here, first));
  for (let day = 0; day < days; day += 1) await page.getByRole('button', { name: 'Next day' }).click();
  const name =
    days === 1
      ? 'Tomorrow'
      : first.toLocaleDateString('en-US', {
          timeZone: here,
          weekday: 'short',
          month: 'short',
          day: 'numeric',
        });
  await block(page, name).getByText('+1 vs the day before').waitFor();
  expect(await block(page, name).getByRole('definition').allInnerTexts()).toEqual(
    expect.arrayContaining(['1', '4']),
  );
  await page.getByRole('button', { name: 'Back to the current day' }).click();
  await block(page, 'Today').waitFor();

  await page.getByRole('button', { name: 'Next week' }).click();
  await block(page, 'Next Week').waitFor();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await block(page, 'Last Month').getByText('Cancel Rate').waitFor();
  await page.getByRole('button', { name: 'Back to the current week' }).click();
  await page.getByRole('button', { name: 'Back to the current month' }).click();
  await block(page, 'This Week').waitFor();
  await block(page, 'This Month').waitFor();
});

test('with tables each bar answers to pointer, keys and screen readers', async () => {
  const { page } = atDesk;
  await owner.api.call('PATCH', `/api/restaurant/${owner.restaurantId}`, {
    tableAvailability: { TwoTop: 3, FourTop: { count: 1, capacity: 4 } },
  });
  await book('Grace Hopper', first);
  await page.reload();
  await page.getByLabel('Date').fill(dateIn(there, first));
  const slot = timeIn(there, first);
  const bar = page.getByRole('button', { name: new RegExp(`^${slot}, Moderate, Reservations 2`) });
  await bar.hover();
  const details = page.locator('dl').filter({ hasText: 'Booked' });
  expect((await details.innerText()).split('\n')).toEqual(
    expect.arrayContaining([slot, 'Reservations', 'Guests', 'Booked', '60%']),
  );
  await page.mouse.move(0, 0);
  await details.waitFor({ state: 'detached' });
  await bar.focus();
  await details.waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`Tables at ${slot}`).waitFor();
  await page.getByRole('img', { name: '1 of 3 occupied' }).waitFor();
  await page.getByText('2 seats each · 33%').waitFor();
  await page.keyboard.press('ArrowRight');
  const beside = timeIn(there, new Date(first.getTime() + halfHour));
  await page.getByLabel(new RegExp(`^${beside}.*Seated from earlier 6`)).waitFor();
  const row = page.getByRole('row', { name: new RegExp(`^${slot}`) });
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['2', '6', '0', '60%', 'Moderate']);
});

test('a diner’s booking on a phone counts in the open overview', async () => {
  const { page } = atDesk;
  const before = await block(page, 'This Month').getByRole('definition').first().innerText();
  const diner = await Person.open(browser, 'phone', there);
  await diner.page.goto(`${product.origin}/reservations/${owner.restaurantId}`);
  await diner.page.getByLabel('Date').fill(dateIn(there, first));
  const time = diner.page.getByLabel('Time', { exact: true });
  await eventually(async () => expect(await time.locator('option').count()).toBeGreaterThan(5));
  const value = first.toLocaleTimeString('sv-SE', { timeZone: there, hour: '2-digit', minute: '2-digit' });
  await time.selectOption(value);
  await diner.page.getByLabel('Name').fill('Katherine Johnson');
  await diner.page.getByRole('checkbox', { name: /robot/ }).check();
  await diner.page.getByRole('button', { name: 'Reserve' }).click();
  await diner.page.waitForURL('**/reservation-success/**');
  await diner.close();
  await page.getByLabel(new RegExp(`^${timeIn(there, first)}, Busy, Reservations 3, Guests 8`)).waitFor();
  if (dateIn(here, first).slice(0, 7) === dateIn(here, new Date()).slice(0, 7)) {
    const now = await block(page, 'This Month').getByRole('definition').first().innerText();
    expect(Number(now)).toBe(Number(before) + 1);
  }
});

test('reservations stand on the days and at the times of the owner’s clock', async () => {
  const { page } = atDesk;
  await tab(page, 'Reservations');
  await stepTo(page, first);
  const day = first.toLocaleDateString('en-US', {
    timeZone: here,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const group = page.getByRole('region', { name: day });
  await group.getByText('3 reservations').waitFor();
  const card = group.getByRole('listitem').filter({ hasText: 'Katherine Johnson' });
  await card.getByText(timeIn(here, first)).waitFor();
  await card.getByText('2 guests · Not provided').waitFor();
  await group.getByText('(202) 555-0143').first().waitFor();
});

test('search waits for the typing to end, and a late answer to older words is not shown', async () => {
  const { page } = atDesk;
  const asked: string[] = [];
  await page.route('**/api/reservations/*?search=*', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('search') ?? '';
    asked.push(words);
    // The answer to the first words comes when the second ones have theirs.
    if (words === 'ada') await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  const box = page.getByPlaceholder('Search all reservations...');
  await box.pressSequentially('ada', { delay: 20 });
  await eventually(() => expect(asked).toEqual(['ada']));
  await box.fill('');
  await box.pressSequentially('grace', { delay: 20 });
  await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Grace Hopper']);
  expect(asked).toEqual(['ada', 'grace']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  await page.unroute('**/api/reservations/*?search=*');
});

test('cancel, restore and delete ask in their own words, and a colleague’s window follows', async () => {
  const { page } = atDesk;
  const colleague = await openSignedIn(browser, owner, {
    screen: 'phone',
    timezone: here,
    path: '/dashboard?tab=reservations&period=today',
  });
  await stepTo(colleague.page, first);
  const card = page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  const theirs = colleague.page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  const question = page.getByRole('alertdialog');
  await theirs.getByText('Active').waitFor();

  await card.getByRole('button', { name: 'Cancel reservation (notify guest)' }).click();
  await question
    .getByText('Are you sure you want to cancel this reservation? The guest will be notified via SMS.')
    .waitFor();
  // The harmless answer has the focus: Enter on the way past does nothing.
  await eventually(async () =>
    expect(
      await question
        .getByRole('button', { name: 'Keep it' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true),
  );
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Cancel reservation (notify guest)' }).click();
  await question.getByRole('button', { name: 'Cancel reservation' }).click();
  await card.getByText('Canceled').waitFor();
  await theirs.getByText('Canceled').waitFor({ timeout: 2_000 });
  await eventually(async () => {
    const texts = (await api.messages('+12025550143', 'sms')).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/cancel/i));
  });

  await card.getByRole('button', { name: 'Restore reservation to active status' }).click();
  await question
    .getByText('Are you sure you want to restore this reservation? It will be set back to active status.')
    .waitFor();
  await question.getByRole('button', { name: 'Restore reservation' }).click();
  await theirs.getByText('Active').waitFor({ timeout: 2_000 });

  await card.getByRole('button', { name: 'Delete reservation permanently' }).click();
  await question
    .getByText('Are you sure you want to delete this reservation? This action cannot be undone.')
    .waitFor();
  await question.getByRole('button', { name: 'Delete reservation' }).click();
  await card.waitFor({ state: 'detached' });
  await theirs.waitFor({ state: 'detached', timeout: 2_000 });
  expect(colleague.complaints).toEqual([]);
  await colleague.close();
});

test('a reservation whose table is taken meanwhile cannot be restored, and the alert says why', async () => {
  const { page } = atDesk;
  const id = await book('Dorothy Vaughan', first, 4);
  const card = page.getByRole('listitem').filter({ hasText: 'Dorothy Vaughan' });
  await card.waitFor();
  await owner.api.call('PUT', `/api/reservations/cancel/${id}`);
  await book('Mary Jackson', first, 4);
  await card.getByRole('button', { name: 'Restore reservation to active status' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore reservation' }).click();
  await page.getByText(/^Failed to uncancel reservation: ./).waitFor();
  await card.getByText('Canceled').waitFor();
});

test('what comes in above does not move the button one is about to press', async () => {
  const { page } = atDesk;
  await page.setViewportSize({ width: 1280, height: 420 });
  const edit = page
    .getByRole('listitem')
    .filter({ hasText: 'Mary Jackson' })
    .getByRole('link', { name: 'Edit reservation' });
  await edit.hover();
  const before = await edit.boundingBox();
  await book('Early Bird', new Date(first.getTime() - 2 * halfHour));
  await page.getByRole('heading', { name: 'Early Bird' }).waitFor();
  const after = await edit.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? -1_000))).toBeLessThan(2);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('New Reservation and Edit lead to the pages of a diner', async () => {
  const { page } = atDesk;
  await page.getByRole('link', { name: 'New Reservation' }).click();
  await page.waitForURL(`**/reservations/${owner.restaurantId}`);
  await page.goBack();
  await stepTo(page, first);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Mary Jackson' })
    .getByRole('link', { name: 'Edit reservation' })
    .click();
  await page.getByRole('heading', { name: 'Change Your Reservation' }).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Mary Jackson');
});
