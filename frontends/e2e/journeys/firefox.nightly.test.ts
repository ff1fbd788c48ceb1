import type { Browser } from 'puppeteer-core';
import { daysAhead } from '../src/api';
import { alwaysOpen } from '../src/bookings';
import { dateKeys, launchFirefox, openPage, typeInto } from '../src/firefox';
import { startJourney } from '../src/journey';

// A booking in another engine than the rest of the journeys use, typed key by key.

const journey = startJourney({
  owner: { settings: { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 4, FourTop: 2 } } },
});
let firefox: Browser;
beforeAll(async () => {
  firefox = await launchFirefox();
});
afterAll(() => firefox?.close());

const day = daysAhead(3);

test('a diner books by typing, and reads what was booked', async () => {
  const { page, complaints } = await openPage(firefox, 390, 844);
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await typeInto(page, 'Date', dateKeys(day));
  await page.waitForSelector('select[name=time] option[value="19:30"]');
  await page.select('select[name=time]', '19:30');
  await typeInto(page, 'Name', 'Hedy Lamarr');
  await typeInto(page, 'Phone number (optional)', '+1 202 555 0177');
  const captcha = await page.waitForSelector('aria/[role="checkbox"]');
  await captcha?.click();
  const reserve = await page.waitForSelector('aria/Reserve[role="button"]');
  await reserve?.click();
  await page.waitForSelector('aria/Reservation Confirmed![role="heading"]');
  expect(await page.$eval('main', (main) => main.textContent)).toContain('Hedy Lamarr');
  expect(complaints).toEqual([]);
  await page.close();
});

test('the owner signs in, looks at a typed date, and finds the booking', async () => {
  const { page, complaints } = await openPage(firefox, 1280, 900);
  await page.goto(`${journey.product.origin}/login`);
  await typeInto(page, 'Email', journey.owner.email);
  await typeInto(page, 'Password', journey.owner.password);
  await page.keyboard.press('Enter');
  await page.waitForSelector('aria/Overview[role="heading"]');
  await typeInto(page, 'Date', dateKeys(day));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.waitForSelector('::-p-text(Availability for)');
  await page.goto(`${journey.product.origin}/dashboard?tab=reservations&period=month&date=${day}`);
  await page.waitForSelector('aria/Hedy Lamarr[role="heading"]');
  expect(complaints).toEqual([]);
  await page.close();
});
