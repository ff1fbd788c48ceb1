import type { Page, Response } from 'playwright-core';
import { Api, daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import type { Person } from '../src/browser';
import { startJourney } from '../src/journey';
import { button } from '../src/pages';

// An owner without a plan opens a restaurant for tests; a program books there, brings a fault about, and sends nobody a message.

/** Calls with a key on the pages that describe the API, as far as the answer. */
async function tryCall(docs: Page, key: string): Promise<Response> {
  await docs.getByRole('button', { name: 'Authorize', exact: true }).click();
  await docs.getByLabel('auth-bearer-value').nth(1).fill(key);
  await docs.getByRole('button', { name: 'Apply credentials' }).nth(1).click();
  await docs.getByRole('button', { name: 'Close', exact: true }).first().click();
  const call = docs.locator('#operations-Restaurants-get_api_restaurant__id__info');
  await call.getByRole('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByPlaceholder('id', { exact: true }).fill(testId);
  const answered = docs.waitForResponse((response) => response.url().endsWith(`/${testId}/info`));
  const [answer] = await Promise.all([answered, call.getByRole('button', { name: 'Execute' }).click()]);
  return answer;
}

/** Of this file alone: the sandbox is searched by the number. */
const phone = '+12025550191';
const journey = startJourney({ owner: {} });
let owner: Person;
let program: Api;
let testId: string;

interface Restaurant {
  readonly id: string;
  readonly mode: string;
}

const booking = (time: string) => ({
  ...{ name: 'Ada Lovelace', guests: 2, phoneNumber: phone },
  reservation_time: `${daysAhead(5)}T${time}`,
});
const path = () => `/api/reservations/${testId}`;

test('an owner opens a test restaurant, makes a key there and tries it in the browser, whatever the plan', async () => {
  owner = await journey.signIn({ path: '/dashboard?tab=settings' });
  const { page } = owner;
  await button(page, 'Open a test restaurant').click();
  await page.getByText('This is your test restaurant').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Which program uses it').fill('Tests');
  for (const scope of [
    ...[
      /^Read reservations/,
      /^Book, change and cancel/,
      /^Read messages/,
      /^Read settings/,
      /^Change settings/,
    ],
  ])
    await page.getByLabel(scope).check();
  await button(page, 'Make a key').click();
  await page.getByText('The new key').waitFor();
  const key = (await page.getByText(/^tw_test_[0-9A-Za-z]{49}$/).textContent()) ?? '';
  program = new Api(journey.product.origin, key);
  const { body } = await journey.owner.api.call<Restaurant[]>('GET', '/api/restaurant');
  testId = body.find(({ mode }) => mode === 'test')?.id ?? '';
  await journey.owner.api.call('PATCH', `/api/restaurant/${testId}`, {
    ...{
      operatingHours: alwaysOpen,
      tableAvailability: { TwoTop: 2 },
      smsNotifications: true,
      country: 'US',
    },
  });
  const link = page.getByRole('link', { name: 'Try calls in the browser' });
  const [docs] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  const answer = await tryCall(docs, key);
  expect([answer.status(), answer.request().headers()['authorization']]).toEqual([200, `Bearer ${key}`]);
});

test('its program books there, and the message to the guest is kept and goes nowhere', async () => {
  const { status, body } = await program.call('POST', path(), booking('18:00'));
  expect(status).toBe(201);
  const id = String(body['id']);
  await eventually(async () => {
    const messages = await program.call<object[]>('GET', `${path()}/${id}/messages`);
    expect(messages.body).toEqual([
      expect.objectContaining({
        ...{ channel: 'sms', kind: 'reservation-booked', state: 'delivered' },
        reason: 'Test restaurant: it went nowhere',
      }),
    ]);
  });
  expect(await new Api(journey.product.origin).messages(phone, 'sms')).toEqual([]);
});

test('a fault that it asks for happens once, and not to a session', async () => {
  const fault = { 'tablewell-test-fault': 'busy', 'idempotency-key': 'journey-of-test-mode' };
  const refused = await program.call('POST', path(), booking('19:00'), fault);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  const again = { 'idempotency-key': 'journey-of-test-mode' };
  expect((await program.call('POST', path(), booking('19:00'), again)).status).toBe(201);
  const own = `/api/reservations/${journey.owner.restaurantId}`;
  const bySession = await journey.owner.api.call('GET', own, undefined, { 'tablewell-test-fault': 'busy' });
  expect(bySession.status).toBe(400);
});

test('its key opens no other restaurant, and the public cannot book there', async () => {
  const other = `/api/reservations/${journey.owner.restaurantId}`;
  expect((await program.call('GET', other)).status).toBe(404);
  const { page } = await journey.open('phone');
  await page.goto(`${journey.product.origin}/reservations/${testId}`);
  await page.getByText('This is a test restaurant.').waitFor();
});

test('its program moves the clock, and what is due by then happens', async () => {
  const clock = `/api/restaurant/${testId}/test/clock`;
  const { body: made } = await program.call('POST', path(), booking('16:00'));
  const remindersOf = async () => {
    const { body } = await program.call<{ kind: string }[]>('GET', `${path()}/${made['id']}/messages`);
    return body.filter(({ kind }) => kind === 'reminder');
  };
  // A day before the party the reminder is due.
  const { status, body } = await program.call('POST', clock, { now: `${daysAhead(4)}T15:30:00Z` });
  expect([status, Number(body['aheadSeconds']) > 0]).toEqual([200, true]);
  const earlier = await program.call('POST', path(), {
    ...{ name: 'Ada Lovelace', guests: 2, phoneNumber: phone },
    reservation_time: `${daysAhead(3)}T20:00`,
  });
  expect(earlier.status).toBe(400);
  await eventually(async () => expect(await remindersOf()).toMatchObject([{ state: 'delivered' }]));
  const back = await program.call('POST', clock, { now: `${daysAhead(2)}T22:00:00Z` });
  expect([back.status, back.body['code']]).toEqual([400, 'test-clock']);
  const { page } = await journey.signIn({ path: '/dashboard?tab=settings' });
  await button(page, 'Go to it').click();
  await page.getByText('The clock of this restaurant').waitFor();
  await button(page, '1 hour later').click();
  await page.getByText(/^It is .* here now$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
