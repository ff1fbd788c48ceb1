import { daysAhead, eventually, linkIn } from '../src/api';
import { violationsOn } from '../src/axe';
import { book } from '../src/bookings';
import { BookingForm } from '../src/booking-form';
import type { Person } from '../src/browser';
import { ForeignSite } from '../src/foreign-site';
import { button, openTab } from '../src/pages';
import { buyPlan } from '../src/plans';
import { startJourney } from '../src/journey';

// Settings, share link and billing of an owner. The restaurant is in Rome; its owner travels in California, a colleague
// is in the restaurant with a phone.

const journey = startJourney({ owner: { timezone: 'Europe/Rome' } });
let away: Person;
let phone: Person;

beforeAll(async () => {
  [away, phone] = await Promise.all([
    journey.signIn({ timezone: 'America/Los_Angeles' }),
    journey.signIn({ screen: 'phone' }),
  ]);
});

test('closed days are chosen on the calendar, and nobody can book on them', async () => {
  const { page } = phone;
  await openTab(page, 'Settings');
  const date = daysAhead(3);
  const words = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  await page.getByRole('grid').waitFor();
  const day = page.getByRole('grid').getByRole('button', { name: words });
  if ((await day.count()) === 0) await page.getByRole('button', { name: /Next Month/i }).click();
  await day.click();
  await page.getByRole('list', { name: 'Special closures' }).getByText(words).waitFor();
  const field = page.getByLabel('Special closures', { exact: true }).and(page.locator('input'));
  await field.fill(date);
  await button(page, 'Add date').click();
  await page.getByText('This date is already in the list').waitFor();
  await page.getByLabel('2-Top Rectangle').fill('many');
  await page.getByLabel('4-Top Circle').fill('3');
  await page.getByText('12 seats at 3 tables').waitFor();
  await button(page, 'Save Settings').click();
  await page.getByText('Settings saved successfully!').waitFor();
  const { body } = await journey.api.call<{ refusal: string }>(
    'GET',
    `/api/restaurant/public/${journey.owner.restaurantId}/availability?date=${date}&guests=2`,
  );
  expect(body.refusal).toBe('closed');
});

test('an unsaved change is not lost by a tab, a restaurant or a reload without asking', async () => {
  const { page } = phone;
  await page.getByLabel('Turn time (minutes)').fill('75');
  await openTab(page, 'Guests');
  await page.getByText('Your changes to the settings are not saved yet.').waitFor();
  await button(page, 'Stay here').click();
  expect(await page.getByLabel('Turn time (minutes)').inputValue()).toBe('75');
  const question = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect(await question).toBe('beforeunload');
  expect(await page.getByLabel('Turn time (minutes)').inputValue()).toBe('75');
  await page.getByRole('button', { name: 'Remove Service' }).click();
  await page.getByText('You must have at least one operating period').first().waitFor();
  await openTab(page, 'Share Link');
  await button(page, 'Discard changes').click();
  await page.getByRole('heading', { level: 1, name: 'Share Link' }).waitFor();
});

test('a color that would be hard to read is shown and served in readable shades, and a readable one unchanged', async () => {
  const { page } = away;
  await openTab(page, 'Settings');
  await button(page, 'Booking page').click();
  const sample = page.getByText('On light pages', { exact: true });
  const fill = () => sample.evaluate((each) => getComputedStyle(each).backgroundColor);
  const diner = await journey.open('phone');
  /** The color of the diner's page, once it is no longer `former`. */
  const accentAfter = (former: string): Promise<string> =>
    eventually(async () => {
      await diner.page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
      await diner.page.getByRole('button', { name: 'Reserve' }).waitFor();
      const shown = await accent();
      expect(shown).not.toBe(former);
      return shown;
    });
  const accent = (): Promise<string> =>
    diner.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tw-accent'));
  const save = async (color: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Color' }).fill(color);
    await button(page, 'Save Booking Page').click();
    await page.getByText('Booking page saved.').last().waitFor();
  };

  const usual = await accentAfter('');
  await page.getByText('It is darkened or lightened where text would be hard to read.').waitFor();
  await save('#ffff00');
  // Too light to be text, which is darkened; it stays itself below dark text.
  expect(await fill()).toBe('rgb(255, 255, 0)');
  const yellow = await accentAfter(usual);
  expect(yellow).not.toBe('#ffff00');
  const reserve = button(diner.page, 'Reserve');
  expect(await reserve.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(255, 255, 0)');
  for (const colorScheme of ['light', 'dark'] as const) {
    await diner.page.emulateMedia({ colorScheme });
    expect(await violationsOn(diner.page, 'colors')).toEqual([]);
  }
  await diner.page.emulateMedia({ colorScheme: 'light' });
  await save('#7a1f3d');
  expect(await fill()).toBe('rgb(122, 31, 61)');
  expect(await accentAfter(yellow)).toBe('#7a1f3d');
  const reservationId = await book(journey.api, journey.owner.restaurantId, `${daysAhead(2)}T18:00:00Z`);
  await diner.page.goto(`${journey.product.origin}/reservation-success/${reservationId}`);
  await diner.page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  expect(await accent()).toBe('#7a1f3d');
});

test('the embed code, copied into another site that its owner listed, is a form that takes a booking', async () => {
  const { page } = away;
  await away.context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: journey.product.origin,
  });
  await openTab(page, 'Share Link');
  await button(page, 'Copy link').click();
  await page.getByText('Copied!').waitFor();
  const link = linkIn(await page.evaluate(() => navigator.clipboard.readText()), '/reservations/');
  expect(link).toBe(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByText('Copied!').waitFor({ state: 'detached' });
  await page.getByRole('img', { name: `QR code of ${link}` }).waitFor();
  await button(page, 'Copy code').click();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const site = await ForeignSite.open(journey.product.origin, () => code);
  await page.getByRole('link', { name: 'list yours, or choose a button instead' }).click();
  await page.getByLabel('Add a site').fill(`${site.origin}/`);
  await button(page, 'Save Sites').click();
  await page.getByText('Sites saved.').waitFor();
  const visitor = await journey.open('phone');
  await visitor.page.goto(site.origin);
  const frame = visitor.page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Reserve' }).waitFor();
  const form = new BookingForm(frame);
  await form.fill(daysAhead(2), '19:00', 'Katherine Johnson');
  await form.reserve();
  await frame.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  await site.close();
});

test('no other page can be put into a frame', async () => {
  const ancestors = async (path: string) => {
    const policy = (await journey.api.call('GET', path)).headers.get('content-security-policy') ?? '';
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };
  expect(await ancestors(`/reservations/${journey.owner.restaurantId}`)).toMatch(/^'self'( |$)/);
  for (const path of ['/', '/login', '/dashboard', '/subscription', '/edit-reservation/x', '/nowhere']) {
    expect([path, await ancestors(path)]).toEqual([path, "'none'"]);
  }
});

test('a paid plan is shown with its card and its invoice', async () => {
  const { page } = away;
  await openTab(page, 'Billing');
  await page.getByText(/^Your free trial has (29|30) days left, until /).waitFor();
  await page.getByText('No invoices yet').waitFor();
  await page.getByText('No payment method on file.').waitFor();
  await page.getByRole('link', { name: 'Upgrade' }).waitFor();
  await buyPlan(journey.owner, away, 'premium');
  await page.reload();
  await page.getByRole('heading', { name: 'Premium Plan' }).waitFor();
  await page.getByText(/^Your subscription renews on /).waitFor();
  await page.getByText(/ending in \d{4}$/).waitFor();
  const invoice = page.getByRole('table', { name: 'Newest first' }).getByRole('row').nth(1);
  await invoice.getByText('Paid').waitFor();
  expect(await invoice.innerText()).toMatch(/\$\d+\.\d\d/);
  await button(page, 'Manage billing').click();
  await page.waitForURL('**/sandbox/portal/**');
  await page.goBack();
  await page.getByRole('heading', { name: 'Premium Plan' }).waitFor();
});

test('the restaurant is deleted only when its name is typed', async () => {
  const { page } = away;
  await openTab(page, 'Settings');
  const name = await page.getByLabel('Restaurant name').inputValue();
  await button(page, 'Delete restaurant').click();
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.getByRole('button', { name: 'Delete restaurant' }).isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete restaurant' }).click();
  await page.getByText('Restaurant deleted successfully').waitFor();
  await openTab(page, 'Reservations');
  await page.getByTitle('Please select a restaurant first').waitFor();
  await page.getByRole('tabpanel').getByText('No restaurant selected').waitFor();
});
