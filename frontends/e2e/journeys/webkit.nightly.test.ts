import { Key } from 'selenium-webdriver';
import { daysAhead } from '../src/api';
import { alwaysOpen } from '../src/bookings';
import { startJourney } from '../src/journey';
import { WebKit } from '../src/webkit';

// A reservation in the engine of phones and tablets by Apple: each test continues the one before, in a window without its data.

const journey = startJourney({
  owner: { settings: { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 4, FourTop: 2 } } },
});
const [phone, desk] = [
  { width: 450, height: 844 },
  { width: 1280, height: 900 },
];
const day = daysAhead(2);
const dayInWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
}).format(new Date(day));
let webkit: WebKit;
/** Where the diner changes the reservation. */
let link = '';

beforeAll(async () => {
  webkit = await WebKit.launch();
});
afterAll(() => webkit?.close());

test('a diner chooses a time, whose table is held, books, and changes it', async () => {
  const page = await webkit.open(phone);
  await page.go(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.type('Name', 'Hedy Lamarr');
  await page.click(`//*[@role="toolbar"]//button[contains(., "${dayInWords}")]`);
  const times = `//*[@role="toolbar"][contains(@aria-label, "${dayInWords}")]`;
  await page.click(`${times}//button[starts-with(normalize-space(), "7:30 PM")]`);
  await page.text('Your table is held');
  await page.check('not a robot');
  await page.press('Reserve');
  await page.heading('Reservation Confirmed!');
  await page.text('7:30 PM');
  await page.press('Change Reservation');
  await page.type('Notes', 'By the window');
  link = await page.address();
  await page.press('Update Reservation');
  await page.heading('Reservation Updated!');
});

test('the owner signs in by typing, and sees it on the evening of that day', async () => {
  const page = await webkit.open(desk);
  await page.go(`${journey.product.origin}/login`);
  await page.type('Email', journey.owner.email);
  await page.type('Password', journey.owner.password + Key.ENTER);
  await page.heading('Overview');
  await page.go(`${journey.product.origin}/dashboard?tab=tonight&date=${day}`);
  await page.text('Hedy Lamarr');
  await page.text('By the window');
});

test('the diner cancels it, and reads that it is canceled', async () => {
  const page = await webkit.open(phone);
  await page.go(link);
  await page.press('Cancel Reservation');
  await page.press('Yes, cancel it');
  await page.heading('Reservation Canceled');
});
