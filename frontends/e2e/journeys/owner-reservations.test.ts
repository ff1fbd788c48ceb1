import type { Page } from 'playwright-core';
import { eventually, linkIn } from '../src/api';
import { alwaysOpen, book } from '../src/bookings';
import type { Person } from '../src/browser';
import { daysTo, first, halfHour, here, there, timeIn } from '../src/clocks';
import { keepMessage, openTab } from '../src/pages';
import { startJourney } from '../src/journey';

// The reservations, from far away: the restaurant is in Los Angeles, the owner is in Tokyo.

/** Used only in this file, because its messages are checked. */
const phoneNumber = '+1 202 555 0145';

const journey = startJourney({
  owner: {
    timezone: there,
    settings: {
      operatingHours: alwaysOpen,
      tableAvailability: { TwoTop: 3, FourTop: { count: 1, capacity: 4 } },
    },
  },
});
let atDesk: Person;

beforeAll(async () => {
  await bookAt('Ada Lovelace', first, 4);
  await bookAt('Grace Hopper', first);
  const without = { name: 'Katherine Johnson', phoneNumber: undefined };
  await book(journey.api, journey.owner.restaurantId, first.toISOString(), without);
  atDesk = await journey.signIn({ timezone: here });
});

const bookAt = (name: string, at: Date, guests = 2) =>
  book(journey.api, journey.owner.restaurantId, at.toISOString(), { name, guests, phoneNumber });

/** Opens the day of an instant in the owner's time zone. */
async function stepTo(page: Page, at: Date): Promise<void> {
  for (let day = daysTo(at); day > 0; day -= 1)
    await page.getByRole('button', { name: 'Next', exact: true }).click();
}

test('reservations are shown on the days and at the times of the owner’s time zone', async () => {
  const { page } = atDesk;
  await openTab(page, 'Reservations');
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
  await group.getByText('(202) 555-0145').first().waitFor();
});

test('a late answer to an older search is not shown', async () => {
  const { page } = atDesk;
  const queries: string[] = [];
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/reservations/*?search=*', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('search') ?? '';
    queries.push(words);
    // The first search is answered after the second one.
    if (words === 'ada') await late;
    await route.continue().catch(() => undefined);
  });
  const box = page.getByPlaceholder('Search all reservations...');
  // Filled at once: on a busy machine single keys may be further apart than the pause after which a search starts, and
  // then each of them is a separate search.
  await box.fill('ada');
  await eventually(() => expect(queries).toEqual(['ada']));
  await box.fill('grace');
  const found = () => page.getByRole('heading', { level: 3 }).allInnerTexts();
  await eventually(async () => expect(await found()).toEqual(['Grace Hopper']));
  release();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await found()).toEqual(['Grace Hopper']);
  expect(queries).toEqual(['ada', 'grace']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  await page.unroute('**/api/reservations/*?search=*');
});

test('cancel, restore and delete ask with their own texts, and a colleague’s window follows', async () => {
  const { page } = atDesk;
  const colleague = await journey.signIn({
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
  // The harmless answer has the focus: an accidental Enter does nothing.
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
  await theirs.getByText('Canceled').waitFor();
  await eventually(async () => {
    const texts = (await journey.api.messages('+12025550145', 'sms')).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/cancel/i));
  });

  await card.getByRole('button', { name: 'Restore reservation to active status' }).click();
  await question
    .getByText('Are you sure you want to restore this reservation? It will be set back to active status.')
    .waitFor();
  await question.getByRole('button', { name: 'Restore reservation' }).click();
  await theirs.getByText('Active').waitFor();

  await card.getByRole('button', { name: 'Delete reservation permanently' }).click();
  await question
    .getByText('Are you sure you want to delete this reservation? This action cannot be undone.')
    .waitFor();
  await question.getByRole('button', { name: 'Delete reservation' }).click();
  await card.waitFor({ state: 'detached' });
  await theirs.waitFor({ state: 'detached' });
});

test('a reservation whose table is taken meanwhile cannot be restored, and the alert explains why', async () => {
  const { page } = atDesk;
  const id = await bookAt('Dorothy Vaughan', first, 4);
  const card = page.getByRole('listitem').filter({ hasText: 'Dorothy Vaughan' });
  await card.waitFor();
  await journey.owner.api.call('PUT', `/api/reservations/cancel/${id}`);
  await bookAt('Mary Jackson', first, 4);
  await card.getByRole('button', { name: 'Restore reservation to active status' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore reservation' }).click();
  await page.getByText(/^Failed to uncancel reservation: ./).waitFor();
  await card.getByText('Canceled').waitFor();
  // It would cover the list for eight seconds.
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
});

test('new reservations above do not move the button that the user is about to press', async () => {
  const { page } = atDesk;
  await page.setViewportSize({ width: 1280, height: 260 });
  const edit = page
    .getByRole('listitem')
    .filter({ hasText: 'Mary Jackson' })
    .getByRole('link', { name: 'Edit reservation' });
  await edit.hover();
  const before = await edit.boundingBox();
  await bookAt('Early Bird', new Date(first.getTime() - 2 * halfHour));
  await page.getByRole('heading', { name: 'Early Bird' }).waitFor();
  const after = await edit.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? -1_000))).toBeLessThan(2);
  await page.setViewportSize({ width: 1280, height: 900 });
});

/** The host's form over the list. */
const form = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

test('New Reservation and Edit open the host’s form over the list, and return to it', async () => {
  const { page } = atDesk;
  const { restaurantId } = journey.owner;
  const list = page.url();
  await page.getByRole('link', { name: 'New Reservation' }).click();
  await page.waitForURL(`**/reservations/${restaurantId}`);
  const fresh = form(page, /^New reservation/);
  await fresh.waitFor();
  expect(await fresh.getByText(/robot|consent|you agree/i).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForURL(list);

  const row = page.getByRole('listitem').filter({ hasText: 'Mary Jackson' });
  await row.getByRole('link', { name: 'Edit reservation' }).click();
  const edit = form(page, /^Edit reservation of Mary Jackson/);
  expect(await edit.getByLabel(/^Name/).inputValue()).toBe('Mary Jackson');
  await edit.getByLabel(/^Notes/).fill('Window seat');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await keepMessage(page, /^Changed: Mary Jackson, 4,/);
  await page.waitForURL(list);
  await row.getByText('Window seat').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Window seat').waitFor({ state: 'detached' });
});

test('a host enters a guest’s details, and the guest gets the reservation by mail', async () => {
  const { page } = atDesk;
  const email = 'dorothy@hosts-form.example';
  await page.getByRole('link', { name: 'New Reservation' }).click();
  const fresh = form(page, /^New reservation/);
  await fresh.getByLabel(/^Name/).fill('Dorothy Vaughan');
  await fresh
    .getByRole('radio', { name: /no parties yet$/ })
    .last()
    .check({ force: true });
  await fresh.getByText('email, occasion, dietary needs').click();
  await fresh.getByLabel(/^Email/).fill(email);
  await fresh.getByRole('button', { name: 'Nut allergy' }).click();
  await fresh.getByRole('button', { name: 'Birthday' }).click();
  await fresh.getByRole('button', { name: 'Book', exact: true }).click();
  await keepMessage(page, /^Booked: Dorothy Vaughan, 2,/);
  const link = await eventually(async () =>
    linkIn((await journey.api.messages(email, 'email'))[0]?.text ?? '', '/edit-reservation/'),
  );
  const diner = await journey.open('phone', there);
  await diner.page.goto(link);
  await diner.page.getByText('Nut allergy').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^The reservation of Dorothy Vaughan is canceled, and the guest was/).waitFor();
});

test('a full restaurant is booked over with a reason, and the booking can be undone', async () => {
  const { page } = atDesk;
  await page.getByRole('link', { name: 'New Reservation' }).click();
  const fresh = form(page, /^New reservation/);
  await fresh.getByLabel(/^Name/).fill('Joan Clarke');
  await fresh.getByLabel('Guests').fill('40');
  await fresh
    .getByRole('radio', { name: /no tables available/ })
    .last()
    .check({ force: true });
  await fresh.getByLabel('Book anyway').check();
  await fresh.getByLabel('Reason').fill('a private party');
  await page.keyboard.press('Enter');
  await keepMessage(page, /^Booked: Joan Clarke, 40,/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The reservation of Joan Clarke is deleted.').waitFor();
});

test('a member who follows the public link sees what guests see, and a way to the host’s form', async () => {
  const link = `${journey.product.origin}/reservations/${journey.owner.restaurantId}`;
  const member = await journey.signIn({ timezone: here });
  await member.page.goto(link);
  await member.page.getByRole('heading', { name: /^Make a Reservation at/ }).waitFor();
  await member.page.getByRole('link', { name: 'New reservation as host' }).click();
  await form(member.page, /^New reservation/).waitFor();
  const diner = await journey.open('desk');
  const loaded: string[] = [];
  diner.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await diner.page.goto(`${link}?as=host`);
  await diner.page.getByRole('heading', { name: /^Make a Reservation at/ }).waitFor();
  await diner.page.goto(link);
  await diner.page.getByRole('heading', { name: /^Make a Reservation at/ }).waitFor();
  expect(loaded.filter((path) => path.includes('/dashboard/') || path === '/api/restaurant')).toEqual([]);
});

test('Back from a reservation returns to the same day and position', async () => {
  const { page } = atDesk;
  await page.setViewportSize({ width: 1280, height: 260 });
  const edit = page
    .getByRole('listitem')
    .filter({ hasText: 'Mary Jackson' })
    .getByRole('link', { name: 'Edit reservation' });
  await edit.waitFor();
  await page.evaluate(() => window.scrollTo(0, 250));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  // By keyboard: a click would scroll the link into view first.
  await edit.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await form(page, /^Edit reservation of Mary Jackson/).waitFor();
  await page.goBack();
  await edit.waitFor();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);
  await page.setViewportSize({ width: 1280, height: 900 });
});
