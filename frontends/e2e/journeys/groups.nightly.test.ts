import { type Answer, type Api, eventually, makeOwner, type Owner } from '../src/api';
import { violationsOn } from '../src/axe';
import type { Person } from '../src/browser';
import { startJourney } from '../src/journey';
import { buyPlan } from '../src/plans';
import { hire } from '../src/staff';
import { zoneAtHour } from '../src/zones';

// An owner of two restaurants: a host of one of them, a manager of both, a stranger, and a dismissal.

// In the evening, so that the service day does not turn meanwhile.
const journey = startJourney({
  owner: { timezone: zoneAtHour(19), settings: { tableAvailability: { TwoTop: 3 } } },
});
const peopleService = '/rpc/tablewell.auth.v1.GroupPeopleService';
const texts = '/rpc/tablewell.notification.v1.TemplateService';
const figuresService = '/rpc/tablewell.reservation.v1.GroupFiguresService';
let owner: Person;
let stranger: Owner;
let host: { email: string; api: Api };
let manager: { email: string; api: Api };
let first: string;
let second: string;
let groupId: string;

interface Listed {
  readonly id: string;
  readonly name: string;
}
interface Overview {
  readonly total: { readonly parties: number };
  readonly restaurants: readonly (Listed & { readonly parties: number; readonly waiting: number })[];
}

const groupsOf = async (api: Api) => (await api.call<Listed[]>('GET', '/api/group')).body;
const overview = (api: Api) => api.call<Overview>('GET', `/api/group/${groupId}/overview`);
const idsIn = ({ body }: Answer<Overview>) => body.restaurants.map(({ id }) => id).sort();
const walkIn = (restaurantId: string, stepId: string, by = journey.owner.api) =>
  by.call('POST', '/rpc/tablewell.reservation.v1.EveningService/SeatWalkIn', {
    ...{ restaurantId, partySize: 2, stepId },
  });

beforeAll(async () => {
  first = journey.owner.restaurantId;
  stranger = await makeOwner(journey.api);
  host = await hire(journey.owner, 'host');
  manager = await hire(journey.owner, 'manager');
  owner = await journey.signIn({ path: '/dashboard' });
});

test('one subscription is the bill of all restaurants, and its plan holds in each', async () => {
  const { api } = journey.owner;
  expect((await api.call('POST', '/api/restaurant', { name: 'Osteria Nord' })).status).toBe(402);
  expect(await groupsOf(api)).toEqual([]);
  await buyPlan(journey.owner, owner, 'enterprise');
  const added = await eventually(async () => {
    const made = await api.call<Listed>('POST', '/api/restaurant', { name: 'Osteria Nord' });
    expect(made.status).toBe(201);
    return made;
  });
  second = added.body.id;
  await api.call('PATCH', `/api/restaurant/${second}`, { tableAvailability: { TwoTop: 3 } });
  // Sources are not part of Basic.
  for (const id of [first, second])
    await eventually(async () =>
      expect((await api.call('GET', `/api/dashboard/reservation-sources/${id}`)).status).toBe(200),
    );
  const { status, body } = await api.call(
    'POST',
    '/rpc/tablewell.billing.v1.BillingService/ListInvoices',
    {},
  );
  expect([status, (body['invoices'] as unknown[]).length]).toEqual([200, 1]);
  const [group] = await groupsOf(api);
  expect(group).toMatchObject({ isOwner: true, restaurants: 2 });
  groupId = group?.id ?? '';
});

test('a host of one restaurant sees that restaurant alone, and a stranger nothing', async () => {
  await walkIn(first, 'walk-in-first');
  await walkIn(second, 'walk-in-second');
  const all = await overview(journey.owner.api);
  expect(idsIn(all)).toEqual([first, second].sort());
  expect(all.body.total.parties).toBe(2);
  const own = await overview(host.api);
  expect([idsIn(own), own.body.total.parties]).toEqual([[first], 1]);
  expect((await host.api.call('GET', `/api/group/${groupId}/people`)).status).toBe(403);
  for (const path of ['overview', 'restaurants', 'people'])
    expect((await stranger.api.call('GET', `/api/group/${groupId}/${path}`)).status).toBe(404);
  expect(await groupsOf(stranger.api)).toEqual([]);
  const foreign = { restaurantIds: [first, second], text: 'Walk-in' };
  expect((await host.api.call('POST', `${figuresService}/SearchGroup`, foreign)).status).toBe(404);
  expect((await walkIn(second, 'walk-in-of-host', host.api)).status).toBe(404);
});

test('what the owner limits for a host is masked for them at once, and is there for the others', async () => {
  const guest = { name: 'Vera Masked', phoneNumber: '+39 06 5550 4418' };
  await journey.owner.api.call('POST', `/api/guests/${first}`, guest);
  const seenBy = async ({ api }: { api: Api }, search: string) =>
    (
      await api.call<{ guests: { phoneNumber: string }[] }>('GET', `/api/guests/${first}?search=${search}`)
    ).body.guests.map(({ phoneNumber }) => phoneNumber);
  expect(await seenBy(host, '5550')).toEqual([guest.phoneNumber]);
  const { page } = owner;
  await page.goto(`${journey.product.origin}/dashboard?tab=settings`);
  const access = page.getByRole('group', { name: `Access of ${host.email}` });
  const box = access.getByRole('checkbox', { name: 'See phone numbers and emails' });
  await box.click();
  await eventually(async () => expect(await seenBy(host, 'vera')).toEqual(['••• 4418']));
  expect([await seenBy(host, '5550'), await seenBy(manager, '5550')]).toEqual([[], [guest.phoneNumber]]);
  expect(await violationsOn(page)).toEqual([]);
  // Disabled while the change is stored.
  await access.locator('input:enabled').nth(1).waitFor();
  await box.click();
  await eventually(async () => expect(await seenBy(host, '5550')).toEqual([guest.phoneNumber]));
});

test('a role in all restaurants opens each of them, and those that are added later', async () => {
  const { api } = journey.owner;
  const people = await api.call<(Listed & { email: string })[]>('GET', `/api/group/${groupId}/people`);
  const userId = people.body.find(({ email }) => email === manager.email)?.id;
  const role = { userId, role: 'ROLE_MANAGER' };
  expect((await api.call('POST', `${peopleService}/SetGroupRole`, role)).status).toBe(200);
  await eventually(async () => expect(idsIn(await overview(manager.api))).toEqual([first, second].sort()));
  const { body } = await api.call<Listed>('POST', '/api/restaurant', { name: 'Bar Centrale' });
  await eventually(async () => expect(idsIn(await overview(manager.api))).toContain(body.id));
  expect((await api.call('DELETE', `/api/restaurant/${body.id}`)).status).toBe(200);
});

test('the page of all restaurants opens an evening in one tap, and Tonight another restaurant in one', async () => {
  const { page } = owner;
  await page.goto(`${journey.product.origin}/dashboard?tab=group`);
  await page.getByRole('table', { name: 'Restaurants', exact: true }).waitFor();
  await page.getByRole('table', { name: 'People of all restaurants' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Search in all restaurants').fill('Walk-in');
  await page.getByText('2 reservations').waitFor();
  await page.getByRole('button', { name: 'Open the evening of Osteria Nord' }).click();
  const strip = page.getByRole('group', { name: 'Restaurant of this evening' });
  await strip.getByRole('button', { name: 'Osteria Nord', pressed: true }).waitFor();
  await strip.getByRole('button', { pressed: false }).click();
  await strip.getByRole('button', { name: /^Trattoria/, pressed: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?tab=tonight');
});

test('settings and texts are copied after a look at them', async () => {
  const { page } = owner;
  const { api } = journey.owner;
  await api.call('PATCH', `/api/restaurant/${first}`, { seatingMinutes: 135 });
  const text = '{{ restaurant }} looks forward to your visit. {{ link }}';
  const own = { kind: 'reservation-booked', language: 'en', text };
  expect((await api.call('POST', `${texts}/PutTemplate`, { restaurantId: first, ...own })).status).toBe(200);
  await page.goto(`${journey.product.origin}/dashboard?tab=group`);
  const section = page.getByRole('region', { name: 'Copy settings' });
  await section.getByLabel('From').selectOption(first);
  await section.getByRole('checkbox', { name: 'Opening hours' }).check({ force: true });
  await section.getByRole('checkbox', { name: 'Texts of messages' }).check({ force: true });
  await section.getByRole('checkbox', { name: 'Osteria Nord' }).check({ force: true });
  await section.getByRole('button', { name: 'Show what changes' }).click();
  await section.getByText('2 h 15').waitFor();
  await section.getByText(text).waitFor();
  const minutes = async () =>
    (await journey.owner.api.call('GET', `/api/restaurant/${second}/info`)).body['seatingMinutes'];
  expect(await minutes()).toBe(90);
  await section.getByRole('button', { name: 'Copy to 1 restaurant' }).click();
  await page.getByText('The settings are copied').waitFor();
  expect(await minutes()).toBe(135);
  const asked = { restaurantId: second, language: 'en' };
  const { body } = await api.call<{ templates: object[] }>('POST', `${texts}/ListTemplates`, asked);
  expect(body.templates).toContainEqual(expect.objectContaining({ ...own, isOwn: true }));
});

test('who is dismissed from all restaurants has lost all of them at once', async () => {
  const { api } = journey.owner;
  const people = await api.call<(Listed & { email: string })[]>('GET', `/api/group/${groupId}/people`);
  const userId = people.body.find(({ email }) => email === manager.email)?.id;
  expect((await api.call('POST', `${peopleService}/RemoveFromGroup`, { userId })).status).toBe(200);
  await eventually(async () => {
    expect((await overview(manager.api)).status).toBe(404);
    for (const id of [first, second])
      expect((await manager.api.call('GET', `/api/restaurant/${id}/info`)).status).toBe(404);
    expect(await groupsOf(manager.api)).toEqual([]);
  });
});
