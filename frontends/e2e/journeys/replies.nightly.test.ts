import type { Page } from 'playwright-core';
import { eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import { startJourney } from '../src/journey';
import { todayIn, zoneAtHour } from '../src/zones';

// A diner answers the SMS of the booking, on the page of the sandbox; the host reads it at the party.

const zone = zoneAtHour(12);
const today = todayIn(zone);
/** Of this file alone: the messages are found by the number. */
const phone = '+12025550163';
const journey = startJourney({
  owner: {
    timezone: zone,
    settings: {
      operatingHours: alwaysOpen,
      tableAvailability: { TwoTop: 2 },
      smsNotifications: true,
      country: 'US',
    },
  },
});
let host: Page;
let guest: Page;

const party = (words: RegExp) => host.getByRole('button', { name: words });
const replies = () => host.getByRole('dialog').getByRole('list', { name: 'Replies by text message' });

/** Answers the newest SMS to the diner on the page of the sandbox. */
async function answer(text: string): Promise<void> {
  const card = guest
    .getByRole('article')
    .filter({ hasText: `to ${phone}` })
    .first();
  const field = card.getByLabel(`SMS from ${phone}`);
  // The page closes the form when it shows a message that has just come.
  await eventually(async () => {
    if (!(await field.isVisible())) await card.getByText('Answer as the guest').click();
    await field.fill(text, { timeout: 1_000 });
    await card.getByRole('button', { name: 'Send' }).click({ timeout: 1_000 });
  });
  await guest
    .getByRole('article')
    .filter({ hasText: 'from guest' })
    .filter({ hasText: text })
    .first()
    .waitFor();
}

beforeAll(async () => {
  ({ page: host } = await journey.signIn({ path: '/dashboard?tab=tonight', timezone: zone }));
  await host.getByText('No parties on this day').waitFor();
  const { status } = await journey.api.call('POST', `/api/reservations/${journey.owner.restaurantId}`, {
    name: 'Ada Lovelace',
    guests: 2,
    phoneNumber: phone,
    reservation_time: `${today}T19:00`,
    recaptchaToken: 'sandbox-pass',
  });
  expect(status).toBe(201);
  await eventually(async () => expect(await journey.api.messages(phone, 'sms')).toHaveLength(1));
  ({ page: guest } = await journey.open('phone'));
  await guest.goto(new URL('/sandbox', host.url()).href);
});

test('a reply is at the party while the evening is on the screen, and is read by opening it', async () => {
  await answer('running 10 late');
  await party(/^Ada Lovelace.*unread reply: “running 10 late”/).click();
  await replies().getByText('running 10 late').waitFor();
  expect(await violationsOn(host)).toEqual([]);
  await host.keyboard.press('Escape');
  await party(/^Ada Lovelace, party of 2, 7:00 PM, (?!unread)/).waitFor();
});

test('CANCEL ends the messages and not the reservation, which diner and host read', async () => {
  await answer('CANCEL');
  await party(/^Ada Lovelace.*unread reply: “CANCEL”/).click();
  await replies().getByText('this guest gets no more SMS from you').waitFor();
  await eventually(async () =>
    expect((await journey.api.messages(phone, 'sms'))[0]?.text).toMatch(
      /no more messages.*not canceled yet.*edit-reservation/,
    ),
  );
});
