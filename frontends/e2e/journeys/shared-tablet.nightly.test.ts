import type { Page } from 'playwright-core';
import { password } from '../src/account-forms';
import { eventually } from '../src/api';
import { startJourney } from '../src/journey';
import { button } from '../src/pages';
import { hire } from '../src/staff';

// A tablet at the host stand: an owner sets it up, a host takes a turn by a PIN, and what is done has the right name (TABLET-1 to TABLET-8).

const journey = startJourney({ owner: {} });
const rpc = (service: string, method: string) => `/rpc/tablewell.${service}/${method}`;
const bar = (page: Page) => page.getByRole('region', { name: 'Shared tablet', exact: true });

async function seatWalkIn(page: Page, name: string): Promise<void> {
  await button(page, 'Walk-in').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Name/).fill(name);
  await dialog.getByRole('button', { name: '2', exact: true }).click();
  await dialog.getByRole('button', { name: 'Seat party of 2' }).click();
  await page.getByText(name).first().waitFor();
}

test('what is done on a shared tablet has the name of whoever typed a PIN, or of the tablet', async () => {
  const { api, restaurantId, email } = journey.owner;
  const host = await hire(journey.owner, 'host');
  const set = { restaurantId, pin: '407163', password };
  const answer = await host.api.call('POST', rpc('auth.v1.SharedTabletService', 'SetPin'), set);
  expect(answer.status).toBe(200);

  const { page } = await journey.signIn({ path: '/dashboard?tab=settings', screen: 'tablet' });
  await page.getByLabel('Name of this device').fill('Host stand');
  await button(page, 'Make this device a shared tablet').click();
  await button(page, 'Make this device a shared tablet').last().click();
  await bar(page).getByText('nobody').waitFor();
  expect(await page.getByRole('tab', { name: 'Settings' }).count()).toBe(0);

  // What is the owner's is closed, also past the pages.
  const asked = await page.evaluate(
    async (path) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${localStorage.getItem('token')}`,
          },
          body: '{}',
        })
      ).status,
    rpc('auth.v1.StaffService', 'ListStaff'),
  );
  expect(asked).toBe(409);

  await page.goto(`${api.origin}/dashboard?tab=tonight`);
  await seatWalkIn(page, 'By the tablet');
  await button(page, 'Enter PIN').click();
  await page.keyboard.type('407163');
  await page.keyboard.press('Enter');
  await bar(page).getByText('Bo Staff').waitFor();
  await seatWalkIn(page, 'By the host');
  // The owner’s first session is that of the tablet.
  const again = await api.call<{ token: string }>('POST', '/api/signin', { email, password });
  const office = api.as(again.body.token);
  const people = await eventually(async () => {
    const { body } = await office.call<{ entries: { event: string; initiator: { name: string } }[] }>(
      'POST',
      rpc('notification.v1.ActivityService', 'ListActivity'),
      { restaurantId },
    );
    const steps = body.entries.filter(({ event }) => event === 'reservation.stepped');
    expect(steps.length).toBeGreaterThanOrEqual(2);
    return steps.map(({ initiator }) => initiator.name);
  });
  expect(people.slice(0, 2)).toEqual(['Bo Staff', 'Host stand (tablet)']);

  // Dismissed, the host has lost the turn on the open page.
  const staff = await office.call<{ members: { userId: string; email: string }[] }>(
    'POST',
    rpc('auth.v1.StaffService', 'ListStaff'),
    { restaurantId },
  );
  const userId = staff.body.members.find(({ email }) => email === host.email)?.userId;
  await office.call('POST', rpc('auth.v1.StaffService', 'RemoveStaff'), { restaurantId, userId });
  await bar(page).getByText('nobody').waitFor();
  await button(page, 'Enter PIN').click();
  await page.keyboard.type('407163');
  await page.keyboard.press('Enter');
  await page.getByText('Nobody here has this PIN').waitFor();

  // Ended, it is the owner's own session, by other tokens than those of the tablet.
  const before = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.keyboard.press('Escape');
  await button(page, 'Logout').click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await button(page, 'End shared tablet').click();
  await page.getByRole('tab', { name: 'Settings' }).waitFor();
  const validate = (headers = {}) =>
    page.evaluate(
      async (given) => (await fetch('/api/auth/validate', { headers: given })).status,
      headers as Record<string, string>,
    );
  expect(await validate()).toBe(200);
  expect(await validate({ authorization: `Bearer ${before}` })).toBe(401);
});
