import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { aTableForTwo, book } from '../src/bookings';
import { button, announced } from '../src/pages';
import { translatePage } from '../../booking/src/testing/translator';
import { startJourney } from '../src/journey';

// The pages of a reservation: shown, changed and canceled by its link. Every test uses another day.

const journey = startJourney({ owner: aTableForTwo });
let page: Page;
let form: BookingForm;

beforeEach(async () => {
  ({ page } = await journey.open('phone'));
  form = new BookingForm(page);
});

const go = (path: string) => page.goto(journey.product.origin + path);
const bookAt = (date: string, at: string) => book(journey.api, journey.owner.restaurantId, `${date}T${at}`);

describe('a reservation that was made', () => {
  test('is shown with all details, and for a calendar', async () => {
    const id = await bookAt(daysAhead(8), '19:00');
    await go(`/reservation-success/${id}`);
    await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
    const text = await page.locator('main').innerText();
    for (const shown of ['Ada Lovelace', '7:00 PM', '2 guests', '+1 202 555 0143', id]) {
      expect(text).toContain(shown);
    }
    expect(await page.getByRole('link', { name: '(212) 555-0100' }).getAttribute('href')).toBe(
      'tel:+12125550100',
    );
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Apple (.ics file)' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file).toMatch(/BEGIN:VEVENT\r\n[^]*SUMMARY:Reservation at Trattoria/);
    await page.getByRole('link', { name: 'Change Reservation' }).click();
    await page.waitForURL(`**/edit-reservation/${id}`);
    await page.getByText(`Reservation ID: ${id}`).waitFor();
  });

  test('is changed: a new date clears the time, the change is shown, and another can follow', async () => {
    const id = await bookAt(daysAhead(9), '19:00');
    await go(`/edit-reservation/${id}`);
    await eventually(async () => expect(await form.time.inputValue()).toBe('19:00'));
    await form.chooseDate(daysAhead(10));
    expect(await form.time.inputValue()).toBe('');
    await form.timesShown();
    await form.time.selectOption('20:00');
    await page.route('**/api/reservations/update/**', (route) => route.abort(), { times: 1 });
    await button(page, 'Update Reservation').click();
    await announced(page, 'alert', /^Network error: /);
    await button(page, 'Update Reservation').click();
    await announced(page, 'status', 'Your reservation has been updated.');
    await page.waitForURL('**/reservation-edit-success');
    await page.getByRole('heading', { name: 'Reservation Updated!' }).waitFor();
    expect(await page.getByText('Changed', { exact: true }).count()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await violationsOn(page)).toEqual([]);
    await button(page, 'Make Another Change').click();
    await page.waitForURL(`**/edit-reservation/${id}`);
    await eventually(async () => expect(await form.time.inputValue()).toBe('20:00'));
  });

  test('is canceled after a question, whose dialog keeps the focus and returns it', async () => {
    const id = await bookAt(daysAhead(11), '19:00');
    await go(`/edit-reservation/${id}`);
    await button(page, 'Cancel Reservation').click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel Reservation');
    await page.keyboard.press('Enter');
    await button(page, 'Yes, cancel it').click();
    await announced(page, 'status', 'Your reservation has been canceled.');
    await page.waitForURL('**/reservation-edit-success');
    await page.getByText(/was notified of your cancellation/).waitFor();
    await go(`/edit-reservation/${id}`);
    await page.getByText('This reservation was canceled and can no longer be changed.').waitFor();
  });

  test('is loaded again if there was no answer', async () => {
    const id = await bookAt(daysAhead(12), '19:00');
    await page.route('**/api/reservations/single/**', (route) => route.abort());
    await go(`/reservation-success/${id}`);
    await page.getByText('Failed to load reservation details.').waitFor();
    await page.unroute('**/api/reservations/single/**');
    await button(page, 'Try Again').click();
    await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  });
});

describe('a page that the browser translates', () => {
  const translated = () => page.evaluate(translatePage).then(() => undefined);

  test('books, changes and cancels', async () => {
    await go(`/reservations/${journey.owner.restaurantId}`);
    await form.fill(daysAhead(11), '19:00');
    await translated();
    await page.route('**/api/reservations/*', (route) => route.abort(), { times: 1 });
    await form.reserve();
    await announced(page, 'alert', /^Network error: /);
    await form.notARobot.check();
    await form.reserve();
    await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
    await page.getByRole('link', { name: 'Change Reservation' }).click();
    await eventually(async () => expect(await form.time.inputValue()).toBe('19:00'));
    await button(page, 'Update Reservation').click();
    await page.getByRole('heading', { name: 'Reservation Updated!' }).waitFor();
    await page.goBack();
    await button(page, 'Cancel Reservation').click();
    await button(page, 'Yes, cancel it').click();
    await page.getByRole('heading', { name: 'Reservation Canceled' }).waitFor();
  });

  test('says so if it fails all the same, and a reload shows what was booked', async () => {
    const id = await bookAt(daysAhead(11), '20:00');
    const person = await journey.open('phone');
    ({ page } = person);
    form = new BookingForm(page);
    await go(`/reservations/${journey.owner.restaurantId}`);
    await form.field('Party size').waitFor();
    await page.evaluate((path) => history.pushState(null, '', path), `/reservation-success/${id}`);
    // Removes what React will remove as soon as it notices the address.
    await page.evaluate(() => document.querySelector('main > *')?.remove());
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await announced(page, 'alert', /nothing is booked twice/);
    expect(person.complaints.splice(0).join()).toContain('removeChild');
    expect(await violationsOn(page)).toEqual([]);
    await button(page, 'Try Again').click();
    await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  });
});
