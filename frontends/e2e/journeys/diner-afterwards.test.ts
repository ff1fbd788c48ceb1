import type { Page } from 'playwright-core';
import { eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import { BookingForm } from '../src/booking-form';
import { startJourney } from '../src/journey';
import { todayIn, zoneAtHour } from '../src/zones';

// A diner books with an email address by keyboard alone, follows the link in the mail, and comes late; a host watches.

const zone = zoneAtHour(18);
const today = todayIn(zone);
const email = 'grace@diner.example';
const journey = startJourney({
  owner: {
    timezone: zone,
    settings: {
      operatingHours: alwaysOpen,
      tableAvailability: { TwoTop: 4 },
      phoneNumber: '+1 212 555 0100',
    },
  },
});
let diner: Page;
let host: Page;

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly calendar?: { readonly method: string; readonly text: string };
}
const mailsOf = async () =>
  (await journey.api.call<Mail[]>('GET', `/sandbox/api/messages?to=${encodeURIComponent(email)}`)).body;

/** Presses Tab until the element with this name is focused. */
async function tabTo(name: string | RegExp): Promise<void> {
  const nameOf = () =>
    diner.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      const label = at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
      return at?.getAttribute('aria-label') ?? label;
    });
  const isThere = async () =>
    typeof name === 'string' ? (await nameOf()).includes(name) : name.test(await nameOf());
  for (let stop = 0; stop < 60; stop++) {
    await diner.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`no stop of the Tab key is named ${String(name)}`);
}
const press = async (name: string | RegExp, key = 'Enter') => {
  await tabTo(name);
  await diner.keyboard.press(key);
};

beforeAll(async () => {
  ({ page: host } = await journey.signIn({ path: '/dashboard?tab=tonight', timezone: zone }));
  await host.getByText('No parties on this day').waitFor();
  ({ page: diner } = await journey.open('phone', zone));
});

test('by keyboard alone, a diner books with an address, an occasion and dietary needs', async () => {
  await diner.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  const form = new BookingForm(diner);
  await form.chooseDate(today);
  await form.time.selectOption('20:00');
  await form.field('Name').focus();
  await diner.keyboard.type('Grace Hopper');
  await tabTo('Email');
  await diner.keyboard.type(email);
  await press('Add details (optional)');
  await diner.getByRole('button', { name: 'Birthday' }).waitFor();
  await press('Birthday', 'Space');
  await press('Nut allergy', 'Space');
  expect(await violationsOn(diner)).toEqual([]);
  await press(/robot/, 'Space');
  await press('Reserve');
  await diner.waitForURL('**/reservation-success/**');
  await diner.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
});

test('a host sees the diner’s details at once', async () => {
  const row = host.getByRole('button', { name: /^Grace Hopper, party of 2/ });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Nut allergy\s+Birthday/);
});

test('the diner gets a mail with a calendar file, and follows its link', async () => {
  const mail = await eventually(async () => {
    const [first] = await mailsOf();
    if (!first) throw new Error('no mail yet');
    return first;
  });
  expect(mail.subject).toMatch(/^Your table is booked/);
  expect(mail.calendar?.text).toContain('METHOD:REQUEST');
  const [link = ''] = /\S+\/edit-reservation\/\S+/.exec(mail.text) ?? [];
  await diner.goto(journey.product.origin + new URL(link).pathname);
  await diner.getByRole('heading', { name: 'Change Your Reservation' }).waitFor();
  await diner.getByRole('region', { name: 'Running late?' }).waitFor();
  expect(await violationsOn(diner)).toEqual([]);
});

test('the diner reports by keyboard that the party is late, and the host’s screen shows it', async () => {
  await tabTo('20 minutes');
  await diner.keyboard.press('Enter');
  await host.getByRole('button', { name: /^Grace Hopper, .*running late, about / }).waitFor();
  await diner.getByText(/knows that you are 20 minutes late/).waitFor();
});

test('the diner writes to the restaurant, and the host reads it on the card', async () => {
  await tabTo('Your message');
  await diner.keyboard.type('We bring a small dog');
  await press('Send message');
  await host.getByRole('button', { name: /^Grace Hopper, .*“We bring a small dog”/ }).waitFor();
  await host.getByRole('button', { name: /^Grace Hopper, / }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByText('We bring a small dog').waitFor();
  await dialog.getByRole('link', { name: email }).waitFor();
  expect(await violationsOn(host)).toEqual([]);
});
