import type { Locator, Page } from 'playwright-core';
import { eventually } from '../src/api';
import { BookingForm } from '../src/booking-form';
import { alwaysOpen, book } from '../src/bookings';
import type { Person } from '../src/browser';
import { dateIn, daysTo, first, halfHour, here, there, timeIn } from '../src/clocks';
import { startJourney } from '../src/journey';

// The overview, from far away: the restaurant is in Los Angeles, the owner is in Tokyo, diners book.

const journey = startJourney({ owner: { timezone: there, settings: { operatingHours: alwaysOpen } } });
let atDesk: Person;

beforeAll(async () => {
  atDesk = await journey.signIn({ timezone: here });
});

const bookAt = (name: string, at: Date, guests = 2) =>
  book(journey.api, journey.owner.restaurantId, at.toISOString(), { name, guests });
const block = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

test('without tables the overview estimates, and shows what to do about it', async () => {
  const { page } = atDesk;
  await bookAt('Ada Lovelace', first, 4);
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.getByText('Table Configuration Needed').waitFor();
  await page.getByText('No table configuration available').waitFor();
  await page.getByText(`in the restaurant’s time zone (${there.replaceAll('_', ' ')})`).waitFor();
  await page.getByLabel('Date').fill(dateIn(there, first));
  const bar = page.getByRole('button', { name: new RegExp(`^${timeIn(there, first)}`) });
  await bar.and(page.getByLabel(/Reservations 1, Guests 4, Activity Low/)).waitFor();
});

test('its days, weeks and months count in the owner’s time zone, and step there and back', async () => {
  const { page } = atDesk;
  const days = daysTo(first);
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

test('with tables each bar responds to pointer, keys and screen readers', async () => {
  const { page } = atDesk;
  await journey.owner.api.call('PATCH', `/api/restaurant/${journey.owner.restaurantId}`, {
    tableAvailability: { TwoTop: 3, FourTop: { count: 1, capacity: 4 } },
  });
  await bookAt('Grace Hopper', first);
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

test('on a phone the chart begins at the first taken tables, and every bar can be reached', async () => {
  const { page } = await journey.signIn({ screen: 'phone', timezone: here });
  await page.getByLabel('Date').fill(dateIn(there, first));
  const taken = page.getByRole('button', { name: new RegExp(`^${timeIn(there, first)}, Moderate`) });
  await taken.waitFor();
  const isInSight = (bar: Locator) =>
    bar.evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });
  await eventually(async () => expect(await isInSight(taken)).toBe(true));
  const last = page.getByRole('button', { name: /^11:30 PM/ });
  await last.scrollIntoViewIfNeeded();
  expect(await isInSight(last)).toBe(true);
});

test('a diner’s booking on a phone counts in the open overview', async () => {
  const { page } = atDesk;
  const before = await block(page, 'This Month').getByRole('definition').first().innerText();
  const diner = await journey.open('phone', there);
  await diner.page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  const form = new BookingForm(diner.page);
  const at = first.toLocaleTimeString('sv-SE', { timeZone: there, hour: '2-digit', minute: '2-digit' });
  await form.fill(dateIn(there, first), at, 'Katherine Johnson');
  await form.reserve();
  await diner.page.waitForURL('**/reservation-success/**');
  await page.getByLabel(new RegExp(`^${timeIn(there, first)}, Busy, Reservations 3, Guests 8`)).waitFor();
  if (dateIn(here, first).slice(0, 7) === dateIn(here, new Date()).slice(0, 7)) {
    const now = await block(page, 'This Month').getByRole('definition').first().innerText();
    expect(Number(now)).toBe(Number(before) + 1);
  }
});
