import type { Page } from 'playwright-core';
import { signIn } from '../src/account-forms';
import { eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import { startJourney } from '../src/journey';
import { MovingClock } from '../src/moving-clock';
import { todayIn, zoneAtHour } from '../src/zones';

// A diner answers the reminder and then, late, the question when the party comes; the host reads both on Tonight.

/** Of this file alone: the messages are found by the number. */
const phone = '+12025550171';
const settings = {
  operatingHours: alwaysOpen,
  tableAvailability: { TwoTop: 2 },
  smsNotifications: true,
  country: 'US',
  reminders: [{ minutesBefore: 60, channels: ['sms'] }],
  lateAfterMinutes: 15,
};
let clock: MovingClock;
/** Where it is noon by the product's clock. */
let zone = '';
const journey = startJourney({
  product: 'replicated',
  owner: (product) => {
    clock = MovingClock.of(product);
    zone = zoneAtHour(12, clock.now());
    return { timezone: zone, settings };
  },
});
let host: Page;

/** Minutes until 19:00 on the restaurant's clock. */
function minutesUntilSeven(): number {
  const clockTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', clockTime)
    .format(clock.now())
    .split(':')
    .map(Number);
  return 19 * 60 - hour * 60 - minute;
}

const newestSms = async () => (await journey.api.messages(phone, 'sms'))[0]?.text ?? '';

/** Answers the newest SMS to the diner on the page of the sandbox. */
async function answer(text: string): Promise<void> {
  const { page: guest } = await journey.open('phone');
  await guest.goto(`${journey.product.origin}/sandbox`);
  const card = guest
    .getByRole('article')
    .filter({ hasText: `to ${phone}` })
    .first();
  await card.getByText('Answer as the guest').click();
  await card.getByLabel(`SMS from ${phone}`).fill(text);
  await card.getByRole('button', { name: 'Send' }).click();
}

const row = (words: RegExp) => host.getByRole('button', { name: words });

/** Opens Tonight; a session does not last for the hours by which the clock moves. */
async function openTonight(): Promise<void> {
  ({ page: host } = await journey.open('desk', zone));
  await signIn(host, journey.owner);
  await host.getByRole('tab', { name: 'Tonight' }).click();
}

beforeAll(async () => {
  const { status } = await journey.api.call('POST', `/api/reservations/${journey.owner.restaurantId}`, {
    name: 'Ada Lovelace',
    guests: 2,
    phoneNumber: phone,
    reservation_time: `${todayIn(zone, clock.now())}T19:00`,
    recaptchaToken: 'sandbox-pass',
  });
  expect(status).toBe(201);
  await eventually(async () => expect(await newestSms()).not.toBe(''));
});

test('the answer 1 to a reminder confirms the party, which the host sees', async () => {
  clock.advance(minutesUntilSeven() - 60);
  await eventually(async () => expect(await newestSms()).toMatch(/a reminder.*Reply 1 to confirm/));
  await openTonight();
  await row(/^Ada Lovelace, .*Booked/).waitFor();
  await answer('1');
  await row(/^Ada Lovelace, .*Confirmed/).waitFor();
  await eventually(async () => expect(await newestSms()).toMatch(/thank you/));
});

test('a late party is asked when it comes, and the host sees its answer', async () => {
  clock.advance(60 + 16);
  await eventually(async () => expect(await newestSms()).toMatch(/are you on your way\? Reply 10, 20 or 30/));
  await openTonight();
  await row(/^Ada Lovelace, .*1\d min late/).waitFor();
  await answer('20');
  await row(/^Ada Lovelace, .*running late, about 7:3\d PM/).waitFor();
  expect(await violationsOn(host)).toEqual([]);
});
