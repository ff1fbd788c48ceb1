import type { Browser } from 'playwright-core';
import { Api, daysAhead, makeOwner, type Owner } from '../src/api';
import { violationsOn } from '../src/axe';
import { launchBrowser, Person } from '../src/browser';
import { Product } from '../src/product';
import { openSignedIn } from '../src/signed-in';

let product: Product;
let api: Api;
let owner: Owner;
let reservationId: string;
let browser: Browser;

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  owner = await makeOwner(api);
  await owner.api.call('PATCH', `/api/restaurant/${owner.restaurantId}`, {
    tableAvailability: { TwoTop: 2, SixTop: 1 },
  });
  const booked = await api.call<{ id: string }>('POST', `/api/reservations/${owner.restaurantId}`, {
    name: 'Ada Lovelace',
    guests: 2,
    phoneNumber: '+1 202 555 0143',
    notes: 'Quiet corner',
    reservation_time: `${daysAhead(1)}T19:00`,
    recaptchaToken: 'sandbox-pass',
  });
  reservationId = booked.body.id;
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.remove();
}, 30_000);

const publicPages = [
  '/',
  '/signup',
  '/login',
  '/forgot-password',
  '/verify-email',
  '/reset-password?token=x',
  '/accept-invitation?token=x',
  '/features',
  '/pricing',
  '/support',
  '/privacy',
  '/terms',
  '/nowhere',
];
const tabs = ['overview', 'reservations', 'guests', 'settings', 'share-link', 'billing', 'floor-plan'];

/** One person walks through the pages of a screen, so that what the pages share is fetched once. */
async function look({ page, complaints }: Person, path: string) {
  complaints.length = 0;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(product.origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const light = await violationsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOn(page, 'colors');
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return { light, dark, wide, complaints };
}

const clean = { light: [], dark: [], wide: 0, complaints: [] };

describe.each(['phone', 'desk'] as const)('on a %s', (screen) => {
  let visitor: Person;
  let signedIn: Person;

  beforeAll(async () => {
    visitor = await Person.open(browser, screen);
    signedIn = await openSignedIn(browser, owner, { screen });
  });
  afterAll(async () => {
    await visitor?.close();
    await signedIn?.close();
  });

  test.each(publicPages)('%s is accessible, fits, and complains of nothing', async (path) => {
    expect(await look(visitor, path)).toEqual(clean);
  });

  test('the diner’s pages are, too', async () => {
    const paths = [
      `/reservations/${owner.restaurantId}`,
      `/reservation-success/${reservationId}`,
      `/edit-reservation/${reservationId}`,
      '/reservation-edit-success',
      '/reservations/unknown',
    ];
    for (const path of paths) expect({ path, ...(await look(visitor, path)) }).toEqual({ path, ...clean });
  });

  test.each(tabs)('the tab %s is, too', async (tab) => {
    expect(await look(signedIn, `/dashboard?tab=${tab}`)).toEqual(clean);
  });
});

const dialogs = [
  ['guests', 'Add Guest'],
  ['settings', 'Delete restaurant'],
  ['floor-plan', 'New Layout'],
] as const;

test.each(dialogs)('the dialog of the tab %s is, too', async (tab, button) => {
  const person = await openSignedIn(browser, owner, { path: `/dashboard?tab=${tab}` });
  const { page } = person;
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOn(page, 'colors')).toEqual([]);
  expect(person.complaints).toEqual([]);
  await person.close();
});

test('a remote that does not answer shows a panel with Retry; the shell and the others go on', async () => {
  const person = await openSignedIn(browser, owner);
  const { page } = person;
  await person.context.route('**/assets/marketing/**', (route) => route.abort());
  await page.goto(`${product.origin}/login`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.goto(`${product.origin}/login`);
  await retry.waitFor();
  await person.context.unroute('**/assets/marketing/**');
  await retry.click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await person.close();
});
