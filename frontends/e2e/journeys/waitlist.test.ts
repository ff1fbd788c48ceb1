import type { Page } from 'playwright-core';
import { eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';
import { zoneAtHour } from '../src/zones';

// A full house at the door: parties join the waitlist, are told how long they wait, and get the tables in their turn, on two
// screens; one gives its table up by SMS.

const zone = zoneAtHour(16);
/** Of this file alone: the messages are found by the number. */
const phone = '+12025550187';
const journey = startJourney({
  owner: {
    timezone: zone,
    settings: {
      operatingHours: alwaysOpen,
      tableAvailability: { TwoTop: 2, FourTop: 1 },
      smsNotifications: true,
      country: 'US',
    },
  },
});
let door: Page;
let desk: Page;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const partyIn = (page: Page, name: string, guest: string) =>
  part(page, name).getByText(guest, { exact: true });
const row = (page: Page, guest: string) =>
  part(page, 'Waitlist').getByRole('button', { name: new RegExp(`^${guest}`) });

async function walkIn(page: Page, size: number) {
  await button(page, 'Walk-in').click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await dialog.getByRole('button', { name: String(size), exact: true }).click();
  return dialog;
}

/** Seats a walk-in at the best free table. */
async function seatSome(page: Page, size: number, name: string): Promise<void> {
  const dialog = await walkIn(page, size);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('list', { name: 'Free tables' }).getByRole('button').first().click();
  await partyIn(page, 'Seated', name).waitFor();
}

/** Two taps and a name. The quote is on the screen before. */
async function join(page: Page, size: number, name: string, more?: { phone: string }): Promise<string> {
  const dialog = await walkIn(page, size);
  const told = dialog.getByText(/^Wait: \d+ to \d+ minutes/);
  await told.waitFor();
  const words = (await told.innerText()).split('\n')[0] ?? '';
  await dialog.getByLabel('Name').fill(name);
  if (more) {
    await dialog.getByText('Phone, note, wishes').click();
    await dialog.getByLabel(/^Phone/).fill(more.phone);
  }
  await dialog.getByRole('button', { name: 'Add to the waitlist' }).click();
  await partyIn(page, 'Waitlist', name).waitFor();
  return words;
}

const leave = (page: Page, name: string) => button(page, `Finish: ${name}`).click();

beforeAll(async () => {
  const path = '/dashboard?tab=tonight';
  const people = await Promise.all([
    journey.signIn({ path, timezone: zone }),
    journey.signIn({ path, timezone: zone }),
  ]);
  [door, desk] = people.map(({ page }) => page) as [Page, Page];
  await door.getByText('No parties on this day').waitFor();
  for (const [size, name] of [
    [2, 'Ada Lovelace'],
    [2, 'Grace Hopper'],
    [4, 'Alan Turing'],
  ] as const)
    await seatSome(door, size, name);
});

test('parties join at the door with a quote, which is longer for the next one, and both screens have them', async () => {
  const first = await join(door, 2, 'Mary Shelley', { phone });
  const second = await join(door, 2, 'Jane Austen');
  const untilOf = (words: string) => Number(/(\d+) minutes/.exec(words)?.[1]);
  expect(untilOf(second)).toBeGreaterThanOrEqual(untilOf(first));
  for (const guest of ['Mary Shelley', 'Jane Austen']) await partyIn(desk, 'Waitlist', guest).waitFor();
  await row(desk, 'Mary Shelley, party of 2, waits 0 min, .*told \\d+–\\d+ min').waitFor();
  expect(await violationsOn(desk)).toEqual([]);
});

test('the first in line is proposed the table that becomes free, is told by SMS, and gives it up by reply', async () => {
  await leave(desk, 'Ada Lovelace');
  await button(door, 'Ready: Mary Shelley').and(door.locator(':enabled')).click();
  await row(desk, 'Mary Shelley.*held for (9|10) min').waitFor();
  await eventually(async () =>
    expect((await journey.api.messages(phone, 'sms')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/your table is ready\. Please come within 10 minutes\./),
    ]),
  );
  const { page: guest } = await journey.open('phone');
  await guest.goto(new URL('/sandbox', door.url()).href);
  const card = guest
    .getByRole('article')
    .filter({ hasText: `to ${phone}` })
    .first();
  await card.getByText('Answer as the guest').click();
  await card.getByLabel(`SMS from ${phone}`).fill('9');
  await card.getByRole('button', { name: 'Send' }).click();
  for (const page of [door, desk])
    await partyIn(page, 'Waitlist', 'Mary Shelley').waitFor({ state: 'detached' });
});

test('the next party sits at that table from the other screen', async () => {
  await row(desk, 'Jane Austen.*Table ').click();
  // A narrow list has room for one step; the card has all.
  await desk.getByRole('dialog').getByRole('button', { name: 'Seat', exact: true }).click();
  for (const page of [door, desk]) await partyIn(page, 'Seated', 'Jane Austen').waitFor();
});

test('a party is seated before one that waits longer only after a question that names it', async () => {
  await join(door, 2, 'Emily Bronte');
  await leave(desk, 'Grace Hopper');
  await row(door, 'Emily Bronte.*Table ').waitFor();
  const dialog = await walkIn(desk, 2);
  await dialog.getByRole('list', { name: 'Free tables' }).getByRole('button').first().click();
  const question = desk.getByRole('alertdialog');
  await question.getByText(/^Emily Bronte, party of 2, has waited for/).waitFor();
  await question.getByRole('button', { name: 'Seat them first' }).click();
  await partyIn(door, 'Seated', 'Walk-in').waitFor();
  await partyIn(door, 'Waitlist', 'Emily Bronte').waitFor();
});

test('a party that leaves is off the list, and is back if that is undone', async () => {
  await row(door, 'Emily Bronte').click();
  await door.getByRole('dialog').getByRole('button', { name: 'Left' }).click();
  await partyIn(desk, 'Waitlist', 'Emily Bronte').waitFor({ state: 'detached' });
  await button(door, 'Undo').click();
  await partyIn(desk, 'Waitlist', 'Emily Bronte').waitFor();
});
