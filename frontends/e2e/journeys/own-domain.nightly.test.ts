import { daysAhead, eventually, linkIn } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { aTableForTwo } from '../src/bookings';
import type { Person } from '../src/browser';
import { leadToProduct } from '../src/edge';
import { button, openTab } from '../src/pages';
import { buyPlan } from '../src/plans';
import { startJourney } from '../src/journey';
import { publishRecord } from '../src/product-pool';

// An owner on Enterprise shows the booking page at a domain of their own, once its record is found; a diner books there
// and sees nothing of the product, neither on the pages nor in the messages.

const domain = 'book.trattoria.example';
const phone = '+12025550181';
const email = 'grace@own-domain.example';
const journey = startJourney({
  product: 'exclusive',
  owner: { ...aTableForTwo, settings: { ...aTableForTwo.settings, smsNotifications: true } },
});
let owner: Person;
let diner: Person;
let link: string;

beforeAll(async () => {
  owner = await journey.signIn({ path: '/dashboard?tab=settings&view=site' });
  diner = await journey.open('phone', 'America/New_York');
  await leadToProduct(diner.context, domain, journey.product.origin);
});

const nothingOfTheProduct = async () => {
  const { page } = diner;
  const seen = [await page.title(), await page.locator('body').innerText()];
  expect(seen.join('\n')).not.toMatch(/tablewell/i);
  // Links to the product's own address lead only to its policies.
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((found) => (found as HTMLAnchorElement).href));
  for (const address of addresses.filter((found) => found.startsWith(journey.product.origin)))
    expect(new URL(address).pathname).toMatch(/^\/(privacy|terms)$/);
};

test('an owner on another plan reads that Enterprise includes a domain, buys it, and enters one', async () => {
  const { page } = owner;
  await page.getByText(/^On the Enterprise plan your booking page/).waitFor();
  await buyPlan(journey.owner, owner, 'enterprise');
  const { api, restaurantId } = journey.owner;
  const path = '/rpc/tablewell.restaurant.v1.OwnNameService/GetOwnName';
  await eventually(async () =>
    expect((await api.call('POST', path, { restaurantId })).body).toMatchObject({
      ownName: { isAllowed: true },
    }),
  );
  await page.reload();
  await page.getByLabel('Show my restaurant’s name alone').check();
  await page.getByLabel(/^Domain of your booking page/).fill(`https://${domain}/`);
  await button(page, 'Save Own Name').click();
  await page.getByText('Own name saved.').waitFor();
  const cname = page.getByRole('group', { name: 'CNAME record' });
  await cname.getByText(domain, { exact: true }).waitFor();
  await cname.getByText('pages.tablewell.example').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('until its record exists, the domain is not proven, and shows no page of the restaurant', async () => {
  const { page } = owner;
  await button(page, 'Check Now').click();
  await page.getByText(/^The record _tablewell\..* was not found/).waitFor();
  await page.getByText('Not verified yet').waitFor();
  const known = await journey.api.call('GET', `/api/own-domains?domain=${domain}`);
  expect(known.status).toBe(404);
});

test('once the owner creates the record that the page names, a check proves the domain', async () => {
  const { page } = owner;
  const [record = '', value = ''] = await page
    .getByRole('group', { name: 'TXT record' })
    .locator('pre')
    .allInnerTexts();
  await publishRecord(record, [value]);
  await button(page, 'Check Now').click();
  await page.getByText(/^The record was found/).waitFor();
  await page.getByRole('link', { name: `Open ${domain}` }).waitFor();
  await openTab(page, 'Share Link');
  await page.getByRole('img', { name: `QR code of https://${domain}/` }).waitFor();
});

test('a diner books at the domain, and sees nothing of the product', async () => {
  const { page } = diner;
  await eventually(async () => {
    await page.goto(`https://${domain}/`);
    await page
      .getByRole('heading', { name: /^Make a Reservation at Trattoria/ })
      .waitFor({ timeout: 20_000 });
  });
  await nothingOfTheProduct();
  const form = new BookingForm(page);
  await form.fill(daysAhead(3), '19:00');
  await page.getByLabel(/^Phone number/).fill(phone);
  await page.getByRole('button', { name: 'Add details (optional)' }).click();
  await page.getByLabel(/^Email/).fill(email);
  await form.reserve();
  await page.getByRole('heading', { name: 'Reservation Confirmed!' }).waitFor();
  expect(new URL(page.url()).hostname).toBe(domain);
  await nothingOfTheProduct();
  expect(await violationsOn(page)).toEqual([]);
});

test('the SMS and the mail lead to the domain, and do not name the product', async () => {
  for (const [to, channel] of [
    [phone, 'sms'],
    [email, 'email'],
  ] as const) {
    const message = await eventually(async () => {
      const [latest] = await journey.api.messages(to, channel);
      if (!latest) throw new Error(`no ${channel} yet`);
      return latest;
    });
    link = linkIn(message.html || message.text, '/edit-reservation/');
    expect(link).toMatch(new RegExp(`^https://${domain}/edit-reservation/`));
    expect(message.subject + message.text + message.html).not.toMatch(/tablewell/i);
  }
});

test('by that link the diner cancels, at the domain', async () => {
  const { page } = diner;
  await page.goto(link);
  await button(page, 'Cancel Reservation').click();
  await button(page, 'Yes, cancel it').click();
  await page.getByText('Reservation Canceled').first().waitFor();
  expect(new URL(page.url()).hostname).toBe(domain);
  await nothingOfTheProduct();
});
