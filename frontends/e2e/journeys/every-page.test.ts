import { daysAhead } from '../src/api';
import { violationsOn } from '../src/axe';
import { book } from '../src/bookings';
import type { Person } from '../src/browser';
import { openSignedIn } from '../src/signed-in';
import { setStage } from '../src/stage';

const stage = setStage({ owner: { settings: { tableAvailability: { TwoTop: 2, SixTop: 1 } } } });
let reservationId: string;

beforeAll(async () => {
  const { restaurantId } = stage.owner;
  const more = { notes: 'Quiet corner' };
  reservationId = await book(stage.api, restaurantId, `${daysAhead(1)}T19:00`, more);
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
  ['to book', () => `/reservations/${stage.owner.restaurantId}`],
  ['of what was booked', () => `/reservation-success/${reservationId}`],
  ['to change it', () => `/edit-reservation/${reservationId}`],
  ['of what was changed', () => '/reservation-edit-success'],
  ['of an unknown restaurant', () => '/reservations/unknown'],
];
const tabs = [
  'overview',
  'tonight',
  'reservations',
  'guests',
  'settings',
  'settings&view=page',
  'settings&view=site',
  'share-link',
  'billing',
  'floor-plan',
];

/** One browser context visits all pages of a screen size, so that shared files are fetched once. */
async function look({ page, complaints }: Person, path: string) {
  complaints.length = 0;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(stage.product.origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const light = await violationsOn(page);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return { light, wide, complaints };
}

/** The current page in dark colors. */
async function darken({ page }: Person): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  return violationsOn(page, 'colors');
}

const clean = { light: [], wide: 0, complaints: [] };

/** A user on a phone and one on a desktop, at the same time. */
class Pair {
  private people!: readonly [Person, Person];

  async meet(phone: Promise<Person>, desk: Promise<Person>): Promise<void> {
    this.people = await Promise.all([phone, desk]);
  }

  /** Dark colors are checked only on the desktop: the screen size changes positions, not colors. */
  async seesNothingWrong(path: string): Promise<void> {
    const [atPhone, atDesk] = this.people;
    const [phone, desk] = await Promise.all([look(atPhone, path), look(atDesk, path)]);
    const dark = await darken(atDesk);
    expect({ path, phone, desk, dark }).toEqual({ path, phone: clean, desk: clean, dark: [] });
  }
}

describe('on a phone and on a desktop', () => {
  const visitors = new Pair();
  const signedIn = new Pair();

  beforeAll(async () => {
    await visitors.meet(stage.open('phone'), stage.open('desk'));
    await signedIn.meet(stage.signIn({ screen: 'phone' }), stage.signIn({ screen: 'desk' }));
  });

  test.each(publicPages)('%s is accessible, fits, and reports no errors', (path) =>
    visitors.seesNothingWrong(path),
  );

  test.each(dinersPages)('the diner’s page %s is, too', (_name, path) => visitors.seesNothingWrong(path()));

  test.each(tabs)('the tab %s is, too', (tab) => signedIn.seesNothingWrong(`/dashboard?tab=${tab}`));
});

const dialogs = [
  ['guests', 'Add Guest'],
  ['settings', 'Delete restaurant'],
  ['floor-plan', 'New Layout'],
] as const;

test.each(dialogs)('the dialog of the tab %s is, too', async (tab, button) => {
  const person = await stage.signIn({ path: `/dashboard?tab=${tab}` });
  const { page } = person;
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOn(page, 'colors')).toEqual([]);
});

test('a remote that does not answer shows a panel with Retry; the shell and the others go on', async () => {
  const person = await openSignedIn(await stage.browser, stage.owner);
  const { page } = person;
  await person.context.route('**/assets/marketing/**', (route) => route.abort());
  await page.goto(`${stage.product.origin}/login`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.goto(`${stage.product.origin}/login`);
  await retry.waitFor();
  await person.context.unroute('**/assets/marketing/**');
  await retry.click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await person.close();
});
