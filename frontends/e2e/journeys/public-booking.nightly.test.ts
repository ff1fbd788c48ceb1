import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { CallsUnderWay } from '../src/calls-under-way';
import { whileDown, whileSlow } from '../src/faults';
import { button, announced } from '../src/pages';
import { bookAt, bookedOn, form, journey, onThePublicForm, openForm, page } from '../src/public-booking';

// The booking form while its captcha is down or slow, and at the end of a hold. One table for two; every test uses another day.

onThePublicForm();

describe('the booking form', () => {
  test('while reCAPTCHA is down, it shows that, and continues when it is back', async () => {
    await openForm();
    await form.fill(daysAhead(6), '19:00');
    await page.clock.install();
    const calls = new CallsUnderWay(page, '/api/');
    await whileDown(journey, 'recaptcha', async () => {
      await form.reserve();
      // It tries again for half a minute; the message then stays for some seconds of a time that only the test moves, and
      // not while an answer is awaited: the page would give a slow one up.
      await page.clock.pauseAt(Date.now() + 1_000);
      const alert = page.getByRole('alert').filter({ hasText: /could not check the reCAPTCHA/ });
      await eventually(async () => {
        await calls.ended();
        await page.clock.runFor(3_000);
        expect(await alert.count()).toBe(1);
      });
      await page.clock.resume();
      await page.reload();
      await page.getByText('reCAPTCHA failed to load. Check domain configuration.').waitFor();
      expect(await violationsOn(page)).toEqual([]);
    });
    await button(page, 'Try again').click();
    await form.notARobot.check();
    await form.reserve();
    await page.waitForURL('**/reservation-success/**');
  });

  test('while reCAPTCHA is slow, it shows that it is working, and books once regardless of the number of presses', async () => {
    const date = daysAhead(30);
    await openForm();
    await form.fill(date, '19:00');
    await whileSlow(journey, 'recaptcha', 1_500, async () => {
      await form.reserve();
      const waiting = page.getByRole('button', { name: /Reserving/ });
      await waiting.waitFor();
      await waiting.click({ force: true });
      await page.waitForURL('**/reservation-success/**');
    });
    expect(await bookedOn(date)).toBe(1);
  });

  test('holds the chosen table for a while, against all other diners', async () => {
    const date = daysAhead(32);
    await openForm();
    await form.chooseDate(date);
    await form.time.selectOption('19:00');
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/^Your table is held for 0:(10|0\d)$/);
    await announced(page, 'status', 'Your table is held for one more minute.');
    const { page: elsewhere } = await journey.open('phone');
    await elsewhere.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
    const other = new BookingForm(elsewhere);
    await other.chooseDate(date);
    expect(await other.time.locator('option', { hasText: 'full' }).allInnerTexts()).toContain(
      '7:00 PM (Dinner) – full',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page)).toEqual([]);

    // The page announces the end of the hold; the table can then be booked by any diner.
    await announced(page, 'status', 'We can no longer hold this table. You can still book it if it is free.');
    await button(page, 'Hold again').click();
    await page.getByRole('timer').waitFor();
    await button(page, 'Hold again').waitFor();
    await eventually(() => bookAt(date, '19:00'));
    await button(page, 'Hold again').click();
    await announced(page, 'status', /7:00 PM is full for 2 guests/);
    expect(await bookedOn(date)).toBe(1);
  });
});
