import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { closedDay } from '../src/bookings';
import { announced } from '../src/pages';
import { bookAt, bookedOn, form, go, journey, onThePublicForm, openForm, page } from '../src/public-booking';

// Mistakes of a diner on the booking form. One table for two; every test uses another day.

onThePublicForm();

describe('the booking form', () => {
  test('a table is booked by keyboard alone, and every step is announced', async () => {
    await openForm();
    // The heading is part of the page; the form appears once its script has run.
    await form.field('Party size').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('guests');
    await page.keyboard.press('ArrowUp');
    expect(await form.field('Party size').inputValue()).toBe('3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const [year = '', month = '', day = ''] = daysAhead(2).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    await announced(page, 'status', /\d+ times available/);
    await form.time.focus();
    await page.keyboard.type('12:30');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Siobhan O’Brien');
    // Sent too early: the first missing field is named and has the focus.
    await page.keyboard.press('Enter');
    await announced(page, 'alert', 'Please complete the reCAPTCHA verification.');
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

  test('shows what has to be entered first, which days are closed and what is missing, at the fields', async () => {
    await openForm();
    await page.getByText('Times are in the restaurant’s time zone: Eastern Time (New York).').waitFor();
    await page.clock.install();
    await form.time.click({ force: true });
    await announced(page, 'status', 'Please select a date first to see available times!');
    // A message stays while the pointer is on it, and the press on the field may have left it there.
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_100);
    await page.getByText('Please select a date first').waitFor({ state: 'detached' });
    await form.field('Date').fill(closedDay);
    const closed = 'This day is not available for reservations. Please select another date.';
    await announced(page, 'status', closed);
    await page.clock.runFor(5_100);
    await page.getByText(closed).waitFor({ state: 'detached' });
    await form.reserve();
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

  test('shows full times as full, offers the nearest free ones, and keeps the typed values across a reload', async () => {
    const date = daysAhead(3);
    await bookAt(date, '19:00');
    // Without a hold: it would either keep the chosen time from the other diner, or be refused after that, and then the
    // form knows that the time is full before it is sent.
    await page.route('**/holds', (route) => route.abort());
    await openForm();
    await form.chooseDate(date);
    await form.field('Name').fill('Grace Hopper');
    const full = form.time.locator('option', { hasText: 'full' });
    expect(await full.allInnerTexts()).toContain('7:00 PM (Dinner) – full');
    expect(await full.evaluateAll((all) => all.every((each) => (each as HTMLOptionElement).disabled))).toBe(
      true,
    );
    await form.time.selectOption('12:00');
    await page.reload();
    await eventually(async () => expect(await form.time.inputValue()).toBe('12:00'));
    expect(await form.field('Name').inputValue()).toBe('Grace Hopper');
    expect(await form.field('Date').inputValue()).toBe(date);

    // Another diner takes the chosen time while the form is open.
    await bookAt(date, '12:00');
    await form.notARobot.check();
    await form.reserve();
    await announced(page, 'status', /We are fully booked at that time.*especially on holidays and weekends/);
    await announced(page, 'status', /12:00 PM is full for 2 guests. The nearest free times/);
    expect(await form.notARobot.isChecked()).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page)).toEqual([]);
    await page
      .getByRole('button', { name: /[AP]M$/ })
      .first()
      .click();
    await form.notARobot.check();
    await form.reserve();
    await page.waitForURL('**/reservation-success/**');
  });

  test('offline, it shows that in plain words; sent again, it books once', async () => {
    const date = daysAhead(4);
    await openForm();
    await form.fill(date, '19:00');
    await page.context().setOffline(true);
    await form.reserve();
    await announced(page, 'alert', /^Network error: The server could not be reached/);
    await page.context().setOffline(false);

    // The answer is lost on its way: the booking exists, and is not made twice.
    await page.route(
      `**/api/reservations/${journey.owner.restaurantId}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.notARobot.check();
    const lost = page.waitForEvent('requestfailed');
    await form.reserve();
    await lost;
    await eventually(async () => expect(await form.notARobot.isChecked()).toBe(false));
    // The table is taken by now, but the diner who booked it must not be shown that.
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('is full for').count()).toBe(0);
    await form.notARobot.check();
    await form.reserve();
    await page.waitForURL('**/reservation-success/**');
    expect(await bookedOn(date)).toBe(1);
  });

  test('inside the shell it is the same form, and stays in the shell', async () => {
    const date = daysAhead(31);
    await go('/features');
    await page.getByRole('heading', { level: 1, name: 'Features' }).waitFor();
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/reservations/${journey.owner.restaurantId}`);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await form.fill(date, '19:00');
    expect(await violationsOn(page)).toEqual([]);
    await form.reserve();
    await page.waitForURL('**/reservation-success/**');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await bookedOn(date)).toBe(1);
  });

  test('books the held table, which is full for everybody else', async () => {
    const date = daysAhead(33);
    await openForm();
    await form.fill(date, '19:00');
    await page.getByRole('timer').waitFor();
    const { status } = await journey.api.call('POST', `/api/reservations/${journey.owner.restaurantId}`, {
      name: 'Ada Lovelace',
      guests: 2,
      reservation_time: `${date}T19:00`,
      recaptchaToken: 'sandbox-pass',
    });
    expect(status).toBe(409);
    await form.reserve();
    await page.waitForURL('**/reservation-success/**');
    expect(await bookedOn(date)).toBe(1);
  });
});
