import { violationsOn } from '../src/axe';
import { daysAhead, eventually } from '../src/api';
import { BookingForm } from '../src/booking-form';
import { ForeignSite } from '../src/foreign-site';
import { startJourney } from '../src/journey';

// The booking page on a restaurant's site: another origin, under a strict policy, in a browser that gives frames of
// other sites no storage.

const journey = startJourney({ owner: { timezone: 'Europe/Rome' } });
let site: ForeignSite;
let content = '';
const tag = (more = '') =>
  `<script src="${journey.product.origin}/embed.js" data-restaurant="${journey.owner.restaurantId}" ${more} async></script>`;

beforeAll(async () => {
  site = await ForeignSite.open(journey.product.origin, () => content);
});
afterAll(() => site?.close());

async function list(sites: string[]): Promise<void> {
  const { api, restaurantId } = journey.owner;
  const service = '/rpc/tablewell.restaurant.v1.EmbeddingService';
  const { version } = (await api.call('POST', `${service}/GetEmbedding`, { restaurantId })).body;
  const command = { restaurantId, sites, baseVersion: version };
  expect((await api.call('POST', `${service}/PutEmbedding`, command)).status).toBe(200);
  // While a busy product answers its own pages late, they go by the last list that they know.
  await eventually(async () => {
    const page = await fetch(`${journey.product.origin}/reservations/${restaurantId}`);
    for (const listed of sites) expect(page.headers.get('content-security-policy')).toContain(listed);
  });
}

/** A visitor of the site, whose browser refuses storage to frames of other sites. */
async function visitor() {
  const person = await journey.open('phone');
  await person.context.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    }
  });
  return person;
}

test('a visitor opens the dialog by keyboard, books in it without storage, and returns to the same place', async () => {
  await list([site.origin]);
  content = `<a href="#x">Menu</a>${tag('data-label="Reserve a table"')}`;
  const { page } = await visitor();
  await page.goto(site.origin);
  const opener = page.getByRole('button', { name: 'Reserve a table' });
  await opener.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reserve a table' });
  await dialog.waitFor();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Reserve' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const form = new BookingForm(frame);
  await form.fill(daysAhead(2), '19:00', 'Katherine Johnson');
  await form.reserve();
  await frame.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  await frame.getByRole('heading', { name: 'Reservation Confirmed!' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element.matches(':focus'))).toBe(true);
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /tablewell/i.test(name)))).toEqual(
    [],
  );
});

test('inline, it is as high as its content, and two elements of a page are independent', async () => {
  await list([site.origin]);
  const id = journey.owner.restaurantId;
  content = `${tag('data-mode="inline"')}<tablewell-booking restaurant="${id}"></tablewell-booking>`;
  const { page } = await visitor();
  await page.goto(site.origin);
  const frame = page.frameLocator('iframe[src]');
  await frame.getByRole('button', { name: 'Reserve' }).waitFor();
  const fits = () =>
    eventually(async () => {
      const { content: high, room } = await frame.locator('#root').evaluate((root) => ({
        content: root.getBoundingClientRect().height,
        room: window.innerHeight,
      }));
      expect(Math.abs(high - room)).toBeLessThanOrEqual(1);
      return room;
    });
  const before = await fits();
  await frame.getByRole('button', { name: 'Reserve' }).click();
  await frame.getByText('Please select a time').first().waitFor();
  expect(await fits()).toBeGreaterThan(before);
  expect(await page.locator('iframe[src]').count()).toBe(1);
  await page.getByRole('button', { name: 'Book a table' }).waitFor();
});

test('a site that is not on the list is refused, and shows where to book', async () => {
  await list(['https://www.example.com']);
  content = tag('data-mode="inline"');
  const person = await visitor();
  await person.page.goto(site.origin);
  const link = person.page.getByRole('link', { name: 'Open it in a new tab' });
  await link.waitFor();
  // In the language that the site declares.
  const path = `/reservations/${journey.owner.restaurantId}?lang=en`;
  expect(await link.getAttribute('href')).toBe(`${journey.product.origin}${path}#not-framed`);
  expect(await person.page.frameLocator('iframe').getByRole('button', { name: 'Reserve' }).count()).toBe(0);
  const [complaint] = person.complaints.splice(0);
  expect(complaint).toContain('frame-ancestors');
});

test('a wrong restaurant is reported in place, in plain words', async () => {
  content = `<script src="${journey.product.origin}/embed.js" async></script>
    <tablewell-booking restaurant="../login"></tablewell-booking>
    <tablewell-booking restaurant="AAAAAAAAAAAAAAAAAAAAAA" mode="inline"></tablewell-booking>`;
  const { page } = await visitor();
  await page.goto(site.origin);
  await page.getByText('its restaurant is not named correctly').waitFor();
  await page
    .frameLocator('iframe')
    .getByText(/not found/i)
    .first()
    .waitFor();
});

test('the tester page shows both modes under a strict policy', async () => {
  const { page } = await visitor();
  await page.goto(`${journey.product.origin}/embed/test?restaurant=${journey.owner.restaurantId}`);
  await page.frameLocator('iframe[src]').getByRole('button', { name: 'Reserve' }).waitFor();
  await page.getByRole('button', { name: 'Book a table' }).click();
  await page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: 'Reserve' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await violationsOn(page)).toEqual([]);
});
