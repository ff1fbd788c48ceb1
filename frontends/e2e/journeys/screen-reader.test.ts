import { daysAhead, eventually } from '../src/api';
import { aTableForTwo, book } from '../src/bookings';
import { ScreenReader } from '../src/screen-reader';
import { startJourney } from '../src/journey';

// A diner who does not see the page books on a phone: with what the browser exposes to screen readers, in reading
// order, and by keyboard.

const date = daysAhead(4);
const closed = daysAhead(3);
const journey = startJourney({
  owner: {
    ...aTableForTwo,
    settings: { ...aTableForTwo.settings, closedDays: { special: [closed], weekly: [] } },
  },
});
/** As the page writes a date: Wednesday, November 25 */
const spoken = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
let reader: ScreenReader;

beforeAll(async () => {
  await book(journey.api, journey.owner.restaurantId, `${date}T18:00`);
  const { page } = await journey.open('phone', 'America/New_York');
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByRole('toolbar', { name: /^Times on/ }).waitFor();
  reader = await ScreenReader.of(page);
});

test('hears which days are closed and which times are full, and chooses a free one', async () => {
  const heading = await reader.next('heading', /^Make a Reservation at Trattoria/);
  expect(heading.states['level']).toBe(1);
  // An untouched field is not announced as invalid.
  expect((await reader.next('Date', 'Date')).states['invalid']).toBe('false');
  reader.toTop();
  await reader.next('toolbar', 'Days');
  const day = await reader.next('button', `${spoken(closed)}, closed`);
  expect(day.states['disabled']).toBe(true);
  await reader.next('button', spoken(date));
  await reader.press('Enter');
  expect(await reader.again()).toMatchObject({ states: { pressed: 'true' } });
  const party = await reader.next('spinbutton', 'Party size');
  expect(party.states).toMatchObject({ valuetext: '2', required: true, invalid: 'false' });
  await reader.next('toolbar', `Times on ${spoken(date)}, 2 guests`);
  await reader.next('group', 'Dinner');
  await reader.next('button', /^6:00 PM\s*Full$/);
  await reader.next('button', '7:30 PM, free');
  await reader.press('Enter');
  await reader.announced(`${spoken(date)}, 7:30 PM, 2 guests selected. Enter your name next.`);
});

test('hears that the table is held, and how to continue', async () => {
  await reader.announced('Your table is held while you fill in the form.');
  await reader.focused('textbox', 'Name');
  reader.toTop();
  // The countdown is visible and in the text, but not announced.
  await reader.next('timer', '');
  const countdown = await reader.next('StaticText', /^Your table is held for [45]:\d\d$/);
  expect(countdown.live).toBe('');
});

test('hears what is missing, at the field and as an announcement', async () => {
  await reader.next('button', 'Reserve');
  await reader.press('Enter');
  const name = await reader.focused('textbox', 'Name');
  expect(name).toMatchObject({
    description: 'Name must be at least 2 characters long',
    states: { invalid: 'true', required: true },
  });
  const alert = await reader.announced('Please complete the reCAPTCHA verification.');
  expect(alert.live).toBe('assertive');
  await reader.type('Ada Lovelace');
  await eventually(async () =>
    expect(await reader.again()).toMatchObject({ description: '', states: { invalid: 'false' } }),
  );
  const details = await reader.next('button', 'Add details (optional)');
  expect(details.states['expanded']).toBe(false);
  await reader.next('checkbox', /not a robot/);
  await reader.press('Space');
  await eventually(async () => expect(await reader.again()).toMatchObject({ states: { checked: 'true' } }));
});

test('hears that the table is booked, and how to change it', async () => {
  await reader.next('button', 'Reserve');
  await reader.press('Enter');
  await reader.focused('main', '');
  const heading = await reader.next('heading', 'Reservation Confirmed!');
  expect(heading.states['level']).toBe(1);
  await reader.next('term', 'Time');
  await reader.next('StaticText', '7:30 PM');
  await reader.next('link', 'Change Reservation');
});
