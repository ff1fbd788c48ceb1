import { fillSignUp, password } from '../src/account-forms';
import { daysAhead, eventually, linkIn } from '../src/api';
import { contextOfBooking, expectWholeTrace, loggedAtGateway } from '../src/booking-trace';
import type { Person } from '../src/browser';
import { Collector } from '../src/collector';
import { startJourney } from '../src/journey';

// One owner, one diner, one booking, from an empty machine to a restart: each test continues from the one before.

const email = 'giulia@example.com';
const dinersPhone = '+1 202 555 0164';
const date = daysAhead(4);

let collector: Collector;
// A separate product, which is stopped and started again, and exports its traces.
const journey = startJourney({
  product: async () => {
    collector = await Collector.start();
    return { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  },
});
let owner: Person;
let diner: Person;
let context: Awaited<ReturnType<typeof contextOfBooking>>;
let bookingLink = '';
let changeLink = '';

beforeAll(async () => {
  owner = await journey.open('desk');
  diner = await journey.open('phone');
});
afterAll(() => collector?.stop());

/**
 * Shows the month of the booking, which at the end of a month is the next one. In the owner's time zone the booking is
 * a day later.
 */
async function showMonth() {
  await owner.page.getByRole('button', { name: 'This Month' }).click();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
  if (daysAhead(5).slice(0, 7) !== today.slice(0, 7)) {
    await owner.page.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

const tab = (name: string) => owner.page.getByRole('tab', { name, exact: true });

test('an owner signs up, follows the mail’s link, signs in and lands on the dashboard', async () => {
  const { page } = owner;
  await page.goto(`${journey.product.origin}/signup`);
  await fillSignUp(page, email, 'Osteria Giulia');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard**');
  // Wait for the whole page: requests that are still under way at sign-out are refused, and reported as errors.
  await page.getByText('Table Configuration Needed').waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${journey.product.origin}/`);

  await page.goto(`${journey.product.origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page
    .getByText(/verify your email/i)
    .first()
    .waitFor();

  const link = await eventually(async () =>
    linkIn((await journey.api.messages(email, 'email')).at(-1)?.html ?? '', '/verify-email?token='),
  );
  await page.goto(link);
  await page
    .getByText(/verified/i)
    .first()
    .waitFor();
  await page.goto(`${journey.product.origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard**');
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
});

test('in Settings the owner sets opening hours, tables, time zone and turn time', async () => {
  const { page } = owner;
  await tab('Settings').click();
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await page.getByLabel('Turn time (minutes)').fill('120');
  await page.getByLabel('Opening', { exact: true }).first().fill('17:00');
  await page.getByLabel('Closing', { exact: true }).first().fill('22:00');
  await page.getByLabel('2-Top Rectangle').fill('1');
  await page.getByRole('group', { name: 'Every week' }).getByLabel(weekdayAfter(date)).check({ force: true });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText('Settings saved successfully!').waitFor();

  await tab('Share Link').click();
  await page.getByRole('heading', { name: 'Direct link' }).waitFor();
  bookingLink = linkIn(await page.locator('body').innerText(), '/reservations/');
  expect(bookingLink).toContain(`${journey.product.origin}/reservations/`);
  await tab('Reservations').click();
  await showMonth();
  await page.getByText('There are no reservations for the selected period.').waitFor();
});

test('a diner on a phone books a table and sees it confirmed', async () => {
  const { page } = diner;
  await page.goto(bookingLink);
  await page.getByRole('heading', { name: 'Make a Reservation at Osteria Giulia' }).waitFor();
  await page.getByLabel('Date').fill(date);
  const time = page.getByLabel('Time', { exact: true });
  await eventually(async () => expect(await time.locator('option').count()).toBe(11));
  await time.selectOption('19:00');
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel(/Phone number/).fill(dinersPhone);
  await page.getByLabel(/Notes/).fill('By the window');
  await page.getByRole('checkbox', { name: /robot/ }).check();
  const booking = contextOfBooking(page);
  await page.getByRole('button', { name: 'Reserve' }).click();
  context = await booking;
  await page.waitForURL('**/reservation-success/**');
  await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  const text = await page.locator('main').innerText();
  for (const shown of ['Grace Hopper', '7:00 PM', 'By the window']) expect(text).toContain(shown);
});

test('the owner’s open tab shows it without a reload, within a second, and so do overview, guests and sandbox', async () => {
  const { page } = owner;
  await nameInList().waitFor();
  await page.getByText('By the window').waitFor();
  await tab('Guests').click();
  await page.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor();
  await tab('Overview').click();
  await page.getByText('Reservation Sources').waitFor();
  await tab('Reservations').click();
  await showMonth();
  await nameInList().waitFor();

  const sms = await eventually(async () => {
    const [first] = await journey.api.messages('+12025550164', 'sms');
    if (!first) throw new Error('no SMS yet');
    return first;
  });
  expect(sms.text).toMatch(/Osteria Giulia.*2 guests.*7:00 PM/s);
  changeLink = linkIn(sms.text, '/edit-reservation/');
  await eventually(async () => {
    const subjects = (await journey.api.messages(email, 'email')).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('New reservation: Grace Hopper'));
  });
});

test('a booking is one trace from the page to the store and the subscribers', async () => {
  const trace = await expectWholeTrace(collector, context);
  // The traces contain no personal data, and the logs contain the trace's id.
  expect(trace).not.toMatch(/Grace|Hopper|5550164/);
  expect(loggedAtGateway(journey.product, context.traceId)).toMatch(/"requestId":"[\w-]+"/);
});

test('the one table is taken for the turn time, and no other diner gets it', async () => {
  const restaurantId = bookingLink.split('/').at(-1);
  const { body } = await journey.api.call<{ times: { time: string; available: boolean }[] }>(
    'GET',
    `/api/restaurant/public/${restaurantId}/availability?date=${date}&guests=2`,
  );
  const taken = body.times.filter(({ available }) => !available).map(({ time }) => time);
  expect(taken).toEqual(['17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30']);
});

test('the diner changes it by the link, and the owner sees it move', async () => {
  const { page } = diner;
  await page.goto(changeLink);
  await page.getByRole('heading', { name: 'Change Your Reservation' }).waitFor();
  const time = page.getByLabel('Time', { exact: true });
  await eventually(async () => expect(await time.locator('option').count()).toBeGreaterThan(5));
  await time.selectOption('20:00');
  await page.getByRole('button', { name: 'Update Reservation' }).click();
  await page.waitForURL('**/reservation-edit-success**');
  // 8 PM in New York is 2 AM of the next day for an owner whose browser is in Rome.
  await owner.page.getByRole('listitem').getByText('2:00 AM').waitFor();
});

test('the diner cancels it: the owner sees that, the table is free, and the guest gets an SMS', async () => {
  const { page } = diner;
  await page.goto(changeLink);
  await page.getByRole('button', { name: 'Cancel Reservation' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.waitForURL('**/reservation-edit-success**');
  await owner.page.getByText('Canceled', { exact: true }).first().waitFor();
  await eventually(async () => {
    const texts = (await journey.api.messages('+12025550164', 'sms')).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('canceled');
  });
  const restaurantId = bookingLink.split('/').at(-1);
  const { body } = await journey.api.call<{ times: { available: boolean }[] }>(
    'GET',
    `/api/restaurant/public/${restaurantId}/availability?date=${date}&guests=2`,
  );
  expect(body.times.every(({ available }) => available)).toBe(true);
});

test('after Ctrl-C and another start everything is still there', async () => {
  await journey.product.stop();
  await journey.product.start();
  const { page } = owner;
  await page.goto(`${journey.product.origin}/dashboard?tab=reservations`);
  await showMonth();
  await nameInList().waitFor();
  await diner.page.goto(bookingLink);
  await diner.page.getByRole('heading', { name: 'Make a Reservation at Osteria Giulia' }).waitFor();
});

/** The diner's name in the owner's list, which is announced as well. */
const nameInList = () => owner.page.getByRole('heading', { name: 'Grace Hopper' });

/** The weekday after a date, with the name in the day picker. */
function weekdayAfter(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
}
