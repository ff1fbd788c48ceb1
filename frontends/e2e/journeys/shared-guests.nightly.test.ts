import { type Api, daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { startJourney } from '../src/journey';
import { button } from '../src/pages';
import { buyPlan } from '../src/plans';

// A diner agrees at one restaurant of a group, the other one recognizes them, and the diner ends it by the link.

const journey = startJourney({ owner: { settings: { tableAvailability: { TwoTop: 3 } } } });
const phoneNumber = '+39 06 5550 7731';
const sharing = '/rpc/tablewell.guest.v1.GuestSharingService/GetSharedGuest';

interface Shared {
  readonly guest: { readonly groupVisits?: number; readonly elsewhere?: { restaurantName: string }[] };
}
interface Listed {
  readonly id: string;
}

const guestAt = (api: Api, restaurantId: string) =>
  eventually(async () => {
    const { body } = await api.call<{ guests: Listed[] }>('GET', `/api/guests/${restaurantId}?search=byron`);
    expect(body.guests).toHaveLength(1);
    return body.guests[0]?.id ?? '';
  });

test('a diner agrees at one restaurant, is recognized at the other one, and ends it by the link', async () => {
  const { api, restaurantId: first } = journey.owner;
  const owner = await journey.signIn({ path: '/dashboard' });
  await buyPlan(journey.owner, owner, 'enterprise');
  const added = await eventually(async () => {
    const made = await api.call<Listed>('POST', '/api/restaurant', { name: 'Osteria Nord' });
    expect(made.status).toBe(201);
    return made;
  });
  const second = added.body.id;
  const [group] = (await api.call<Listed[]>('GET', '/api/group')).body;
  const switched = await api.call('POST', '/rpc/tablewell.restaurant.v1.GroupService/SetGuestSharing', {
    ...{ id: group?.id, on: true, name: 'Casa Byron' },
  });
  expect(switched.status).toBe(200);
  const person = { name: 'Ada Byron', phoneNumber };
  for (const id of [first, second]) await api.call('POST', `/api/guests/${id}`, person);
  const guestId = await guestAt(api, second);
  const elsewhere = async () =>
    (await api.call<Shared>('POST', sharing, { restaurantId: second, guestId })).body.guest.elsewhere ?? [];
  expect(await elsewhere()).toEqual([]);

  const { page } = await journey.open('phone');
  await page.goto(`${journey.product.origin}/reservations/${first}`);
  const form = new BookingForm(page);
  await form.fill(daysAhead(3), '19:00', person.name);
  await page.getByLabel(/^Phone/).fill(phoneNumber);
  const box = page.getByRole('checkbox', { name: /^Let the restaurants of Casa Byron share/ });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  expect(await violationsOn(page)).toEqual([]);
  await form.reserve();
  await page.getByText('You agreed that the restaurants of Casa Byron').waitFor();
  await eventually(async () => expect(await elsewhere()).toHaveLength(1));

  await button(page, 'Stop sharing').click();
  await page.getByText(/are not shared between the restaurants of Casa Byron/).waitFor();
  await eventually(async () => expect(await elsewhere()).toEqual([]));
});
