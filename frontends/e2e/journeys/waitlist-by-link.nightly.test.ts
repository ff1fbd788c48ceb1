import type { Page } from 'playwright-core';
import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { alwaysOpen, book } from '../src/bookings';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';
import { zoneAtHour } from '../src/zones';

// A restaurant with one table: diners join its waitlist by the page, and are told there when the table is theirs; one waits
// for a full start and takes it.

const zone = zoneAtHour(16);
const journey = startJourney({
  owner: { timezone: zone, settings: { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 1 } } },
});
/** Three days ahead, so that no midnight passes between. */
const day = daysAhead(3);
let diner: Page;
let seated: string;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const step = async (method: string, body: object) => {
  const { restaurantId, api } = journey.owner;
  const { status, body: answer } = await api.call<{ party?: { id?: string } }>(
    'POST',
    `/rpc/tablewell.reservation.v1.EveningService/${method}`,
    { restaurantId, ...body },
  );
  expect([method, status]).toEqual([method, 200]);
  return answer.party?.id ?? '';
};

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly lateMinutes?: number;
  readonly notBefore?: string;
}
const line = async (): Promise<readonly Entry[]> => {
  const { restaurantId, api } = journey.owner;
  return (await api.call<Entry[]>('GET', `/api/waitlist/${restaurantId}`)).body;
};

/** Fills in the page that joins. */
async function join(page: Page, name: string, submit: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  const address = `${name.toLowerCase().replace(' ', '.')}@diner.example`;
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('checkbox', { name: /robot/ }).check();
  await button(page, submit).click();
}

beforeAll(async () => {
  ({ page: diner } = await journey.open('phone', zone));
});

test('while a table is free the page says that there is no wait', async () => {
  await diner.goto(`${journey.product.origin}/waitlist/${journey.owner.restaurantId}`);
  await diner.getByText('There is no wait').waitFor();
  expect(await violationsOn(diner)).toEqual([]);
});

test('a diner joins the line by the page, and the restaurant reads that the party is late', async () => {
  seated = await step('SeatWalkIn', { partySize: 2, stepId: 'seat-walk-in' });
  // Everybody sees the same status for some seconds.
  await eventually(async () => {
    await diner.reload();
    await diner.getByText(/^About \d+/).waitFor({ timeout: 5_000 });
  });
  await join(diner, 'Mary Shelley', 'Join the waitlist');
  await heading(diner, 'You are on the waitlist').waitFor();
  await diner.getByText('Your place 1').waitFor();
  await button(diner, '10 minutes').click();
  await diner.getByText(/knows that you are 10 minutes late/).waitFor();
  expect(await line()).toMatchObject([{ name: 'Mary Shelley', lateMinutes: 10 }]);
  expect(await violationsOn(diner)).toEqual([]);
});

test('another one asks not to sit before a later time, and reads it on its page', async () => {
  const { page } = await journey.open('phone', zone);
  await page.goto(`${journey.product.origin}/waitlist/${journey.owner.restaurantId}`);
  const earliest = page.getByLabel('Earliest time', { exact: true });
  const label = await earliest.locator('option').nth(2).innerText();
  await earliest.selectOption({ label });
  await join(page, 'Ann Radcliffe', 'Join the waitlist');
  await page.getByText('Your place 2').waitFor();
  await page.getByText(label, { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const { notBefore = '' } = (await line()).find(({ name }) => name === 'Ann Radcliffe') ?? {};
  const asked = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeStyle: 'short' });
  expect(asked.format(new Date(notBefore)).replace(/\s/, ' ')).toBe(label);
  await step('TakeStep', { reservationId: seated, step: 'STEP_FINISH', stepId: 'walk-in-leaves' });
});

test('its page lights up when the table is ready, and the party says that it comes', async () => {
  const [waiting] = await line();
  await step('TakeStep', { reservationId: waiting?.id, step: 'STEP_READY', stepId: 'table-ready' });
  await diner.getByRole('alert').getByText('Your table is ready!').waitFor();
  expect(await violationsOn(diner)).toEqual([]);
  await button(diner, 'Coming').click();
  await diner.getByText(/knows that you are coming/).waitFor();
});

test('a diner waits for a full start, and takes the table that becomes free', async () => {
  const { restaurantId } = journey.owner;
  const booked = await book(journey.api, restaurantId, `${day}T19:00`);
  const { page } = await journey.open('phone', zone);
  await page.goto(`${journey.product.origin}/reservations/${restaurantId}`);
  await new BookingForm(page).chooseDate(day);
  await page.getByRole('combobox', { name: 'Show times around' }).selectOption({ label: 'Around 7:00 PM' });
  await page.getByRole('button', { name: '7:00 PM Full' }).click();
  await page.getByRole('link', { name: 'Tell me when a table becomes free' }).click();
  await join(page, 'Jane Austen', 'Tell me');
  await heading(page, 'We will tell you').waitFor();
  await journey.api.call('PUT', `/api/reservations/cancel/${booked}`);
  await page.getByRole('alert').getByText('A table is free!').waitFor();
  await button(page, 'Take this table').click();
  await page.getByRole('link', { name: 'See your reservation' }).click();
  await heading(page, 'Reservation Confirmed!').waitFor();
  await eventually(async () => expect((await line()).map(({ name }) => name)).not.toContain('Jane Austen'));
});
