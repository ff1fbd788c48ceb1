import { daysAhead } from '../src/api';
import { violationsOn } from '../src/axe';
import { book } from '../src/bookings';
import { type Person, screens } from '../src/browser';
import { openSignedIn } from '../src/signed-in';
import { startJourney } from '../src/journey';

const journey = startJourney({ owner: { settings: { tableAvailability: { TwoTop: 2, SixTop: 1 } } } });
let reservationId: string;

beforeAll(async () => {
  const { restaurantId } = journey.owner;
  const more = { notes: 'Quiet corner' };
  reservationId = await book(journey.api, restaurantId, `${daysAhead(1)}T19:00`, more);
});

const publicPages = [
  '/',
  '/signup',
  '/login',
  '/forgot-password',
  '/verify-email',
  '/confirm-address?token=x',
  '/reset-password?token=x',
  '/accept-invitation?token=x',
  '/features',
  '/pricing',
  '/support',
  '/privacy',
  '/terms',
  '/nowhere',
];
const dinersPages: [string, () => string][] = [
  ['to book', () => `/reservations/${journey.owner.restaurantId}`],
  ['of what was booked', () => `/reservation-success/${reservationId}`],
  ['to change it', () => `/edit-reservation/${reservationId}`],
  ['of what was changed', () => '/reservation-edit-success'],
  ['to join the waitlist', () => `/waitlist/${journey.owner.restaurantId}`],
  ['of an unknown restaurant', () => '/reservations/unknown'],
];
const tabs = [
  'overview',
  'tonight',
  'reservations',
  'guests',
  'reports',
  'settings',
  'settings&view=page',
  'settings&view=site',
  'share-link',
  'billing',
  'floor-plan',
];

/** How a page looks at the current size of its window. */
async function look({ page }: Person) {
  const violations = await violationsOn(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return { violations, overflow };
}

const fine = { violations: [], overflow: 0 };

/**
 * Opens a page on a phone and enlarges its window to a desktop's, as a tablet does that is turned. The size changes
 * positions, not colors: light ones are checked on the phone, dark ones on the desktop.
 */
async function expectNothingWrong(person: Person, path: string): Promise<void> {
  const { page, complaints } = person;
  complaints.length = 0;
  await page.setViewportSize(screens.phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(journey.product.origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const phone = await look(person);
  await page.setViewportSize(screens.desk);
  await page.emulateMedia({ colorScheme: 'dark' });
  const desk = await look(person);
  expect({ path, phone, desk, complaints }).toEqual({ path, phone: fine, desk: fine, complaints: [] });
}

describe('on a phone and on a desktop', () => {
  // One context opens all pages, so that shared files are fetched once.
  let visitor: Person;
  let owner: Person;

  beforeAll(async () => {
    visitor = await journey.open('phone');
    owner = await journey.signIn({ screen: 'phone' });
  });

  test.each(publicPages)('%s is accessible, fits, and reports no errors', (path) =>
    expectNothingWrong(visitor, path),
  );

  test.each(dinersPages)('the diner’s page %s is, too', (_name, path) => expectNothingWrong(visitor, path()));

  test.each(tabs)('the tab %s is, too', (tab) => expectNothingWrong(owner, `/dashboard?tab=${tab}`));

  test('/ does not scroll sideways on the narrowest phone', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(journey.product.origin);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

const dialogs = [
  ['guests', 'Add Guest'],
  ['settings', 'Delete restaurant'],
  ['floor-plan', 'New Layout'],
] as const;

test.each(dialogs)('the dialog of the tab %s is, too', async (tab, button) => {
  const person = await journey.signIn({ path: `/dashboard?tab=${tab}` });
  const { page } = person;
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOn(page, 'colors')).toEqual([]);
});

test('a remote that does not answer shows a panel with Retry; the shell and the others go on', async () => {
  const person = await openSignedIn(await journey.browser, journey.owner);
  const { page } = person;
  await person.context.route('**/assets/marketing/**', (route) => route.abort());
  await page.goto(`${journey.product.origin}/login`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.goto(`${journey.product.origin}/login`);
  await retry.waitFor();
  await person.context.unroute('**/assets/marketing/**');
  await retry.click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await person.close();
});
