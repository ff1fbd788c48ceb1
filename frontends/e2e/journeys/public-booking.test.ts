import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { Api, daysAhead, eventually, makeOwner, type Owner } from '../src/api';
import { violationsOn } from '../src/axe';
import { launchBrowser, Person } from '../src/browser';
import { whileDown, whileSlow } from '../src/faults';
import { Product } from '../src/product';

// The diner's pages, as far as a diner can go wrong on them. One table for two; every test has a day of its own.

let product: Product;
let api: Api;
let owner: Owner;
let browser: Browser;
let person: Person;
let page: Page;

const closedDay = daysAhead(20);

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  owner = await makeOwner(api, 'America/New_York');
  await owner.api.call('PATCH', `/api/restaurant/${owner.restaurantId}`, {
    phoneNumber: '+1 212 555 0100',
    tableAvailability: { TwoTop: 1 },
    operatingHours: [0, 1].map((index) => ({
      name: ['Lunch', 'Dinner'][index],
      openingTime: ['12:00', '18:00'][index],
      closingTime: ['15:00', '22:00'][index],
      reservationInterval: 30,
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    })),
    closedDays: { special: [closedDay], weekly: [] },
  });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.remove();
}, 30_000);

beforeEach(async () => {
  person = await Person.open(browser, 'phone');
  page = person.page;
});

afterEach(async () => {
  expect(person.complaints).toEqual([]);
  await person.close();
});

const go = (path: string) => page.goto(product.origin + path);
const openForm = () => go(`/reservations/${owner.restaurantId}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const time = () => page.getByLabel('Time', { exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const notARobot = () => page.getByRole('checkbox', { name: /robot/ });
const said = (role: 'status' | 'alert', text: string | RegExp) =>
  page.getByRole(role).filter({ hasText: text }).first().waitFor();

async function chooseDate(date: string): Promise<void> {
  await field('Date').fill(date);
  await eventually(async () => expect(await time().locator('option').count()).toBeGreaterThan(5));
}

async function fillForm(date: string, at: string, name = 'Grace Hopper'): Promise<void> {
  await chooseDate(date);
  await time().selectOption(at);
  await field('Name').fill(name);
  await notARobot().check();
}

const book = async (date: string, at: string) =>
  (
    await api.call<{ id: string }>('POST', `/api/reservations/${owner.restaurantId}`, {
      name: 'Ada Lovelace',
      guests: 2,
      phoneNumber: '+1 202 555 0143',
      notes: '',
      reservation_time: `${date}T${at}`,
      recaptchaToken: 'sandbox-pass',
    })
  ).body.id;

const bookedOn = async (date: string) =>
  (await owner.api.call<unknown[]>('GET', `/api/reservations/${owner.restaurantId}/by-date?date=${date}`))
    .body.length;

describe('the booking form', () => {
  test('a table is booked by keyboard alone, and every step is announced', async () => {
    await openForm();
    // The heading comes with the page; the form is there once its script has run.
    await field('Party size').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('guests');
    await page.keyboard.press('ArrowUp');
    expect(await field('Party size').inputValue()).toBe('3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const [year = '', month = '', day = ''] = daysAhead(2).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    await said('status', /\d+ times available/);
    await time().focus();
    await page.keyboard.type('12:30');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Katherine Johnson');
    // Sent too early: the first thing that is missing is told and has the focus.
    await page.keyboard.press('Enter');
    await said('alert', 'Please complete the reCAPTCHA verification.');
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Verification',
      ),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reservation-success/**');
    await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
    expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['MAIN', 0]);
  });

  test('says what comes first, what is closed and what is missing, where it is missing', async () => {
    await openForm();
    await page.getByText('Times are in the restaurant’s time zone: Eastern Time (New York).').waitFor();
    await page.clock.install();
    await time().click({ force: true });
    await said('status', 'Please select a date first to see available times!');
    await page.clock.runFor(4_100);
    expect(await page.getByText('Please select a date first').count()).toBe(0);
    await field('Date').fill(closedDay);
    const closed = 'This day is not available for reservations. Please select another date.';
    await said('status', closed);
    await page.clock.runFor(5_100);
    expect(await page.getByText(closed).count()).toBe(0);
    await button('Reserve').click();
    await page
      .getByText('Sorry, the restaurant is closed on this day. Please select another date.')
      .waitFor();
    await page.clock.runFor(100);
    const marked = await page
      .locator('[aria-invalid=true]')
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute('name'), Boolean(each.getAttribute('aria-describedby'))]),
      );
    expect(marked).toEqual([
      ['date', true],
      ['name', true],
    ]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page)).toEqual([]);
  });

  test('shows full times as full, offers the nearest free ones, and keeps what was typed over a reload', async () => {
    const date = daysAhead(3);
    await book(date, '19:00');
    await openForm();
    await chooseDate(date);
    await field('Name').fill('Grace Hopper');
    const full = time().locator('option', { hasText: 'full' });
    expect(await full.allInnerTexts()).toContain('7:00 PM (Dinner) – full');
    expect(await full.evaluateAll((all) => all.every((each) => (each as HTMLOptionElement).disabled))).toBe(
      true,
    );
    await time().selectOption('12:00');
    await page.reload();
    await eventually(async () => expect(await time().inputValue()).toBe('12:00'));
    expect(await field('Name').inputValue()).toBe('Grace Hopper');
    expect(await field('Date').inputValue()).toBe(date);

    // Somebody takes the chosen time while the form is open.
    await book(date, '12:00');
    await notARobot().check();
    await button('Reserve').click();
    await said('status', /We are fully booked at that time.*especially on holidays and weekends/);
    await said('status', /12:00 PM is full for 2 guests. The nearest free times/);
    expect(await notARobot().isChecked()).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page)).toEqual([]);
    await page
      .getByRole('button', { name: /[AP]M$/ })
      .first()
      .click();
    await notARobot().check();
    await button('Reserve').click();
    await page.waitForURL('**/reservation-success/**');
  });

  test('offline, it says so in plain words; sent again, it books once', async () => {
    const date = daysAhead(4);
    await openForm();
    await fillForm(date, '19:00');
    await person.context.setOffline(true);
    await button('Reserve').click();
    await said('alert', /^Network error: The server could not be reached/);
    await person.context.setOffline(false);

    // The answer is lost on its way: the booking is there, and is not made twice.
    await page.route(
      `**/api/reservations/${owner.restaurantId}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await notARobot().check();
    const lost = page.waitForEvent('requestfailed');
    await button('Reserve').click();
    await lost;
    await eventually(async () => expect(await notARobot().isChecked()).toBe(false));
    // By now the table counts as taken, and the one who took it must not be told that it is.
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('is full for').count()).toBe(0);
    await notARobot().check();
    await button('Reserve').click();
    await page.waitForURL('**/reservation-success/**');
    expect(await bookedOn(date)).toBe(1);
  });

  test('what the server refuses is told by field for eight seconds', async () => {
    await openForm();
    await fillForm(daysAhead(5), '19:00');
    await page.route(`**/api/reservations/${owner.restaurantId}`, (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'Bad', message: 'Bad', details: [{ field: 'name', message: 'Name is too odd' }] },
      }),
    );
    await page.clock.install();
    await button('Reserve').click();
    await said('alert', /Validation Errors:\s*Name: Name is too odd/);
    await page.clock.runFor(7_500);
    await said('alert', 'Validation Errors:');
    await page.clock.runFor(1_000);
    await page.getByText('Validation Errors:').waitFor({ state: 'detached' });
    expect(await field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  test('while reCAPTCHA is down, it says so, and goes on when it is back', async () => {
    await openForm();
    await fillForm(daysAhead(6), '19:00');
    await whileDown(api, 'recaptcha', async () => {
      await button('Reserve').click();
      await said('alert', /could not check the reCAPTCHA/);
      await page.reload();
      await page.getByText('reCAPTCHA failed to load. Check domain configuration.').waitFor();
      expect(await violationsOn(page)).toEqual([]);
    });
    await button('Try again').click();
    await notARobot().check();
    await button('Reserve').click();
    await page.waitForURL('**/reservation-success/**');
  });

  test('while reCAPTCHA is slow, it says that it is at work, and books once however often one presses', async () => {
    const date = daysAhead(30);
    await openForm();
    await fillForm(date, '19:00');
    await whileSlow(api, 'recaptcha', 1_500, async () => {
      await button('Reserve').click();
      const waiting = page.getByRole('button', { name: /Reserving/ });
      await waiting.waitFor();
      await waiting.click({ force: true });
      await page.waitForURL('**/reservation-success/**');
    });
    expect(await bookedOn(date)).toBe(1);
  });

  test('inside the shell it is the same form, and stays in the shell', async () => {
    const date = daysAhead(31);
    await go('/features');
    await page.getByRole('heading', { level: 1, name: 'Features' }).waitFor();
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/reservations/${owner.restaurantId}`);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await fillForm(date, '19:00');
    expect(await violationsOn(page)).toEqual([]);
    await button('Reserve').click();
    await page.waitForURL('**/reservation-success/**');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await bookedOn(date)).toBe(1);
  });

  test('tells the browser what to fill in', async () => {
    await openForm();
    const fills = (name: string) => page.getByLabel(name).getAttribute('autocomplete');
    expect([await fills('Name'), await fills('Phone number')]).toEqual(['name', 'tel']);
  });

  test('without the times of the day it offers what the opening hours say', async () => {
    await page.route('**/availability**', (route) => route.abort());
    await openForm();
    await field('Date').fill(daysAhead(7));
    await said('status', /We could not check which times are still free/);
    expect(await time().locator('option').allInnerTexts()).toContain('12:00 PM (Lunch)');
  });

  test('of a restaurant that is not there says so', async () => {
    await go('/reservations/nobody');
    await page.getByRole('heading', { name: 'Oops!' }).waitFor();
    await page.getByText('Restaurant not found.').waitFor();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.getByRole('heading', { level: 1, name: /Every table/ }).waitFor();
  });
});

describe('a reservation that was made', () => {
  test('is shown with everything one needs, for a calendar too', async () => {
    const id = await book(daysAhead(8), '19:00');
    await go(`/reservation-success/${id}`);
    await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
    const text = await page.locator('main').innerText();
    for (const shown of ['Ada Lovelace', '7:00 PM', '2 guests', '+1 202 555 0143', id]) {
      expect(text).toContain(shown);
    }
    expect(await page.getByRole('link', { name: '+1 212 555 0100' }).getAttribute('href')).toBe(
      'tel:+12125550100',
    );
    const downloading = page.waitForEvent('download');
    await button('Add to calendar').click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file).toMatch(/BEGIN:VEVENT\r\n[^]*SUMMARY:Reservation at Trattoria/);
    await page.getByRole('link', { name: 'Change Reservation' }).click();
    await page.waitForURL(`**/edit-reservation/${id}`);
    await page.getByText(`Reservation ID: ${id}`).waitFor();
  });

  test('is changed: a new date clears the time, the change is shown, and another can follow', async () => {
    const id = await book(daysAhead(9), '19:00');
    await go(`/edit-reservation/${id}`);
    await eventually(async () => expect(await time().inputValue()).toBe('19:00'));
    await chooseDate(daysAhead(10));
    expect(await time().inputValue()).toBe('');
    await eventually(async () => expect(await time().locator('option').count()).toBeGreaterThan(5));
    await time().selectOption('20:00');
    await page.route('**/api/reservations/update/**', (route) => route.abort(), { times: 1 });
    await button('Update Reservation').click();
    await said('alert', /^Network error: /);
    await button('Update Reservation').click();
    await said('status', 'Your reservation has been updated.');
    await page.waitForURL('**/reservation-edit-success');
    await page.getByRole('heading', { name: 'Reservation Updated!' }).waitFor();
    expect(await page.getByText('Changed', { exact: true }).count()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await violationsOn(page)).toEqual([]);
    await button('Make Another Change').click();
    await page.waitForURL(`**/edit-reservation/${id}`);
    await eventually(async () => expect(await time().inputValue()).toBe('20:00'));
  });

  test('is canceled after a question, whose dialog keeps the focus and gives it back', async () => {
    const id = await book(daysAhead(11), '19:00');
    await go(`/edit-reservation/${id}`);
    await button('Cancel Reservation').click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel Reservation');
    await page.keyboard.press('Enter');
    await button('Yes, cancel it').click();
    await said('status', 'Your reservation has been canceled.');
    await page.waitForURL('**/reservation-edit-success');
    await page.getByText(/was notified of your cancellation/).waitFor();
    await go(`/edit-reservation/${id}`);
    await page.getByText('This reservation was canceled and can no longer be changed.').waitFor();
  });

  test('cannot be shown without its id, nor by one that is nobody’s', async () => {
    for (const [path, text] of [
      ['/reservation-success', 'No reservation ID provided.'],
      ['/edit-reservation', 'No reservation ID provided.'],
      ['/reservation-success/nobody', 'Failed to load reservation details.'],
      ['/edit-reservation/nobody', 'Failed to load reservation data.'],
    ] as const) {
      await go(path);
      await page.getByText(text).waitFor();
      await page.getByRole('link', { name: 'Go Home' }).waitFor();
    }
    await go('/reservation-edit-success');
    await page.getByRole('heading', { name: 'Success!' }).waitFor();
  });

  test('is tried again when no answer came', async () => {
    const id = await book(daysAhead(12), '19:00');
    await page.route('**/api/reservations/single/**', (route) => route.abort());
    await go(`/reservation-success/${id}`);
    await page.getByText('Failed to load reservation details.').waitFor();
    await page.unroute('**/api/reservations/single/**');
    await button('Try Again').click();
    await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  });
});
