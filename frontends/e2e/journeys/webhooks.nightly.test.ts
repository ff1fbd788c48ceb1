import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import type { Person } from '../src/browser';
import { startJourney } from '../src/journey';
import { button } from '../src/pages';
import { buyPlan } from '../src/plans';
import { WebhookReceiver } from '../src/webhook-receiver';

// An owner has a partner told of what happens; the partner's endpoint fails, and a process is killed meanwhile.

const journey = startJourney({
  product: 'exclusive',
  owner: { settings: { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 20 } } },
});
const receiver = new WebhookReceiver();
let address: string;
let owner: Person;
let booked = 0;

beforeAll(async () => {
  address = await receiver.open();
  owner = await journey.signIn({ path: '/dashboard?tab=settings' });
});
afterAll(() => receiver.close());

const section = () => owner.page.getByRole('region', { name: 'Webhooks', exact: true });
const book = async () => {
  const reservation_time = `${daysAhead(4)}T${String(8 + (booked += 1)).padStart(2, '0')}:00`;
  const party = { name: 'Grace Hopper', guests: 2, phoneNumber: '+1 212 555 0171', reservation_time };
  const { api, restaurantId } = journey.owner;
  const { status, body } = await api.call<{ id: string }>('POST', `/api/reservations/${restaurantId}`, party);
  expect(status).toBe(201);
  return body.id;
};
const told = () => [...receiver.taken.values()].map(({ type, data }) => `${type} ${String(data['id'])}`);

test('an owner on another plan reads that Enterprise includes webhooks, buys it, and adds one', async () => {
  const { page } = owner;
  await page.getByText('Webhooks are part of the Enterprise plan.').waitFor();
  await buyPlan(journey.owner, owner, 'enterprise');
  const { api, restaurantId } = journey.owner;
  const list = '/rpc/tablewell.notification.v1.WebhookService/ListWebhooks';
  await eventually(async () =>
    expect((await api.call('POST', list, { restaurantId })).body['requiredPlan'] ?? '').toBe(''),
  );
  await page.reload();
  await button(page, 'Add a webhook').click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Who receives the events').fill('Till');
  await dialog.getByLabel('Address').fill('https://169.254.169.254/latest/meta-data');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('The address must name a host, such as partner.example').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('The new secret').waitFor();
  receiver.secret =
    (await section()
      .getByText(/^whsec_/)
      .textContent()) ?? '';
  expect(await violationsOn(page)).toEqual([]);
});

test('the document of the API describes every kind of event that can be chosen, and the test event', async () => {
  const { api, restaurantId } = journey.owner;
  const list = '/rpc/tablewell.notification.v1.WebhookService/ListWebhooks';
  const { kinds } = (await api.call<{ kinds: string[] }>('POST', list, { restaurantId })).body;
  const { webhooks } = (await api.call<{ webhooks: object }>('GET', '/api/openapi.json')).body;
  expect(Object.keys(webhooks)).toEqual([...kinds, 'webhook.test']);
});

test('a test event and a booking arrive at once, signed, and say nothing of who it is', async () => {
  const { page } = owner;
  await section().getByRole('button', { name: 'Send a test event to Till' }).click();
  await page.getByText('Till took the test event and answered 204').waitFor();
  const id = await book();
  await eventually(() => expect(told()).toContain(`reservation.booked ${id}`));
  expect(receiver.bodies).not.toMatch(/Grace|Hopper|555/);
  await section().getByRole('button', { name: 'Events sent to Till' }).click();
  const log = page.getByRole('dialog', { name: 'Events sent to Till' });
  await log.getByText('reservation.booked', { exact: true }).click();
  await log.getByText('It answered 204').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await log.getByRole('button', { name: 'Close' }).click();
});

test('an owner’s program adds one under /api, reads what it was sent, and has it sent again', async () => {
  const { api, restaurantId } = journey.owner;
  const path = `/api/restaurant/${restaurantId}/webhooks`;
  const partner = new WebhookReceiver();
  const url = await partner.open();
  const made = await api.call<{ id: string; secret: string }>('POST', path, {
    ...{ url, events: ['reservation.booked'] },
  });
  expect([made.status, made.body]).toMatchObject([201, { name: '127.0.0.1', state: 'on' }]);
  partner.secret = made.body.secret;
  const ofOne = `${path}/${made.body.id}`;
  expect((await api.call('POST', `${ofOne}/test`)).status).toBe(201);
  const id = await book();
  await eventually(() =>
    expect([...partner.taken.values()].map(({ type }) => type).sort()).toEqual([
      ...['reservation.booked', 'webhook.test'],
    ]),
  );
  interface Attempt {
    readonly id: string;
    readonly event: string;
    readonly state: string;
  }
  const attempt = await eventually(async () => {
    const { body } = await api.call<{ attempts: Attempt[] }>('GET', `${ofOne}/attempts?state=delivered`);
    const found = body.attempts.find(({ event }) => event === 'reservation.booked');
    expect(found).toBeDefined();
    return found;
  });
  const sent = await api.call<{ body: string }>('GET', `${ofOne}/attempts/${attempt?.id}`);
  expect(JSON.parse(sent.body.body)).toMatchObject({ type: 'reservation.booked', data: { id } });
  const had = partner.requests;
  expect((await api.call('POST', `${path}/attempts/${attempt?.id}/resend`)).status).toBe(200);
  await eventually(() => expect(partner.requests).toBe(had + 1));
  expect(partner.taken.size).toBe(2);
  const changed = await api.call('PATCH', ofOne, { on: false });
  expect(changed.body).toMatchObject({ state: 'off', events: ['reservation.booked'] });
  expect((await api.call('DELETE', ofOne)).status).toBe(200);
  expect((await api.call('GET', ofOne)).status).toBe(404);
  partner.close();
});

test('while it is down and the process that sends is killed, nothing is lost', async () => {
  receiver.isDown = true;
  const ids = [await book(), await book()];
  const had = receiver.requests;
  const before = journey.product.run().processes.find(({ name }) => name === 'notification');
  if (before) process.kill(before.pid, 'SIGKILL');
  ids.push(await book(), await book());
  await eventually(() =>
    expect(journey.product.run().processes.find(({ name }) => name === 'notification')?.pid).not.toBe(
      before?.pid,
    ),
  );
  await eventually(() => expect(receiver.requests).toBeGreaterThan(had));
  receiver.isDown = false;
  const { page } = owner;
  await page.reload();
  await section()
    .getByText(/^Fails since/)
    .waitFor();
  await section().getByRole('button', { name: 'Events sent to Till' }).click();
  const log = page.getByRole('dialog', { name: 'Events sent to Till' });
  // The owner does not wait for the next try.
  await log.getByRole('button', { name: 'Send these again' }).click();
  await eventually(() =>
    expect(told()).toEqual(expect.arrayContaining(ids.map((id) => `reservation.booked ${id}`))),
  );
  await log.getByRole('button', { name: 'Close' }).click();
});

test('a removed one is told nothing more', async () => {
  const { page } = owner;
  await page.reload();
  await section().getByRole('button', { name: 'Remove the webhook Till' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Webhook Till removed').waitFor();
  const had = receiver.requests;
  const id = await book();
  await page.reload();
  const log = page.getByRole('region', { name: 'Activity' });
  await log
    .getByRole('row', { name: /Removed a webhook/ })
    .first()
    .waitFor();
  expect(receiver.requests).toBe(had);
  expect(told()).not.toContain(`reservation.booked ${id}`);
});
