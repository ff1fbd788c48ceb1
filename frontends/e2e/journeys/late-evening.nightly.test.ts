import type { Page } from 'playwright-core';
import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { startJourney } from '../src/journey';
import { zoneAtHour } from '../src/zones';

// A diner of a bar that is open until two books for after midnight.

const late = {
  // Early in the afternoon, so that hardly a start of today is over.
  timezone: zoneAtHour(13),
  settings: {
    tableAvailability: { TwoTop: 2 },
    operatingHours: [
      {
        name: 'Evening',
        openingTime: '20:00',
        closingTime: '02:00',
        reservationInterval: 30,
        daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
      },
    ],
  },
};
/** Any picture will do: that of the sign-in page. */
async function putCover(page: Page): Promise<void> {
  const { restaurantId, token } = journey.owner;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${journey.product.origin}/login`);
  const body = new Uint8Array(await page.screenshot({ type: 'jpeg' }));
  const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` };
  const address = `${journey.product.origin}/api/restaurant/${restaurantId}/cover`;
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200);
}

/** The number of rows of times that are within the window. */
const rowsInSight = (page: Page) =>
  page.getByRole('toolbar', { name: /^Times on/ }).evaluate((toolbar) => {
    const chips = [...toolbar.querySelectorAll('button')].map((chip) => chip.getBoundingClientRect());
    return new Set(chips.filter(({ bottom }) => bottom <= innerHeight).map(({ top }) => top)).size;
  });

const journey = startJourney({ owner: late });
const longDay = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' },
  });

test('a start after midnight is found under its evening, and booked at its own date', async () => {
  const [evening, nextDay] = [daysAhead(6), daysAhead(7)];
  const { page } = await journey.open('phone');
  const form = new BookingForm(page);
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByRole('button', { name: longDay(evening), exact: true }).click();
  const times = page.getByRole('toolbar', { name: `Times on ${longDay(evening)}, 2 guests` });
  const afterMidnight = times.getByRole('group', { name: `After midnight, ${longDay(nextDay)}` });
  await eventually(async () => expect(await afterMidnight.getByRole('button').count()).toBe(4));
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: longDay(nextDay), exact: true }).click();
  await page.getByRole('toolbar', { name: `Times on ${longDay(nextDay)}, 2 guests` }).waitFor();
  await eventually(async () =>
    expect(await form.time.locator('option').nth(1).textContent()).toBe('8:00 PM'),
  );

  await page.getByRole('button', { name: longDay(evening), exact: true }).click();
  await afterMidnight.getByRole('button', { name: '1:00 AM, free' }).click();
  await page.getByRole('timer').waitFor();
  await page.keyboard.type('Katherine Johnson');
  await form.notARobot.check();
  await form.reserve();
  await page.waitForURL('**/reservation-success/**');
  await page
    .getByText(`${longDay(nextDay)}, ${nextDay.slice(0, 4)}`)
    .first()
    .waitFor();
  await page.getByText('1:00 AM').first().waitFor();
});

test('below a cover, two rows of a long evening are on the first screen', async () => {
  const { api, restaurantId } = journey.owner;
  const [evening] = late.settings.operatingHours;
  const long = { ...evening, openingTime: '11:00', reservationInterval: 15 };
  expect(
    (await api.call('PATCH', `/api/restaurant/${restaurantId}`, { operatingHours: [long] })).status,
  ).toBe(200);
  const { page } = await journey.open('phone');
  await putCover(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${journey.product.origin}/reservations/${restaurantId}`);
    await page.getByRole('combobox', { name: 'Show times around' }).waitFor();
    await page.locator('img').first().waitFor();
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(2);
  }
});
