import type { Page } from 'playwright-core';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';
import { todayIn, zoneAtHour } from '../src/zones';

// A restaurant that answers each booking by hand: two diners send requests, one is accepted, the other one declined.

const zone = zoneAtHour(12);
const today = todayIn(zone);
const journey = startJourney({
  owner: {
    timezone: zone,
    settings: { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 2 }, autoConfirm: false },
  },
});
let page: Page;
const ids: Record<string, string> = {};

async function ask(name: string): Promise<void> {
  const { restaurantId } = journey.owner;
  const { status, body } = await journey.api.call<{ id: string; request?: { state: string } }>(
    'POST',
    `/api/reservations/${restaurantId}`,
    { name, guests: 2, reservation_time: `${today}T19:00`, recaptchaToken: 'sandbox-pass' },
  );
  expect([status, body.request?.state]).toEqual([201, 'pending']);
  ids[name] = body.id;
}
const answers = (name: string) => page.getByRole('group', { name: `Request of ${name}, party of 2` });
const stateOf = async (name: string) => {
  const { body } = await journey.owner.api.call<{
    status: string;
    request: { state: string; message: string };
  }>('GET', `/api/reservations/single/${ids[name]}`);
  return [body.status, body.request.state, body.request.message];
};

beforeAll(async () => {
  ({ page } = await journey.signIn({ path: '/dashboard?tab=tonight', timezone: zone }));
  await page.getByText('No parties on this day').waitFor();
});

test('a diner’s request arrives while the evening is on the screen, and is accepted by one tap', async () => {
  await ask('Ada Lovelace');
  await answers('Ada Lovelace').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await answers('Ada Lovelace').getByRole('button', { name: 'Accept' }).click();
  await button(page, 'Arrived: Ada Lovelace').waitFor();
  expect(await stateOf('Ada Lovelace')).toEqual(['active', 'accepted', '']);
});

test('a request is declined in the list of reservations, with a message that the diner’s page shows', async () => {
  await ask('Grace Hopper');
  await page.goto(`${page.url().split('?')[0]}?tab=reservations`);
  await answers('Grace Hopper').getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByLabel(/^Message to the guest/).fill('We have a private party.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await answers('Grace Hopper').waitFor({ state: 'detached' });
  expect(await stateOf('Grace Hopper')).toEqual(['canceled', 'declined', 'We have a private party.']);
  await page.goto(new URL(`/reservation-success/${ids['Grace Hopper']}`, page.url()).href);
  await page.getByRole('heading', { name: 'Request Declined' }).waitFor();
  await page.getByText('We have a private party.').waitFor();
});
