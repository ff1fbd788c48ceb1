import { daysAhead } from '../src/api';
import { violationsOn } from '../src/axe';
import type { Person } from '../src/browser';
import { book } from '../src/bookings';
import { startJourney } from '../src/journey';

// An owner sets the pacing of lunch by keyboard alone; diners, the preview and the explanation follow.

const hours = (id: string, name: string, openingTime: string, closingTime: string) => ({
  ...{ id, name, openingTime, closingTime, reservationInterval: '30' },
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
});
const journey = startJourney({
  owner: {
    timezone: 'Europe/Rome',
    settings: {
      tableAvailability: { FourTop: 6 },
      operatingHours: [
        hours('lunch', 'Lunch', '12:00', '14:00'),
        hours('dinner', 'Dinner', '18:00', '22:00'),
      ],
    },
  },
});
const date = daysAhead(5);
let owner: Person;

beforeAll(async () => {
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await book(journey.api, journey.owner.restaurantId, `${date}T12:00`, {
      name,
      guests: 4,
      phoneNumber: '',
    });
  owner = await journey.signIn({ path: '/dashboard?tab=settings&view=rules' });
});

/** The times of a day that are offered to a party of two. */
async function offered(): Promise<string[]> {
  const { body } = await journey.api.call<{ times: { time: string; available: boolean }[] }>(
    'GET',
    `/api/restaurant/public/${journey.owner.restaurantId}/availability?date=${date}&guests=2`,
  );
  return body.times.flatMap(({ time, available }) => (available ? [time] : []));
}

test('the pacing of lunch is set by keyboard alone, after a look at its effect', async () => {
  const { page } = owner;
  expect(await offered()).toContain('12:00');
  const pace = page.getByRole('button', { name: 'Pace Lunch' });
  await pace.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Pacing rule 1' }).waitFor();
  await page.getByLabel('Max. guests').focus();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Before you save' });
  await dialog.getByText('1 reservation no longer fits').waitFor();
  await dialog.getByText(/Grace Hopper, 4/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save anyway' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Availability rules saved.').waitFor();
});

test('diners are no longer offered the paced time, and its reason is given in numbers', async () => {
  const times = await offered();
  expect(times).not.toContain('12:00');
  expect(times).toEqual(expect.arrayContaining(['12:30', '18:00']));
  const { page } = owner;
  await page
    .getByRole('region', { name: 'Why is this time closed?' })
    .getByLabel('Day', { exact: true })
    .fill(date);
  await page.getByText('Pacing: 8 of 6 covers start between 12:00 PM and 12:15 PM').waitFor();
});
