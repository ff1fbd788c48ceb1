import type { Client } from '@connectrpc/connect';
import { PersonalPermission, Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import type { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { type GuestHarness, member, startGuests } from './harness';

// What the guest list shows to people from whom the owner has withheld permissions (ROLE-7, ROLE-8).

const phoneNumber = '+39 06 5550 1234';
let running: GuestHarness;
let api: Client<typeof GuestService>;

beforeAll(async () => {
  running = await startGuests({ clock: fixedClock('2026-11-20T12:00:00Z') });
  api = running.guests;
});
afterAll(() => running?.stop());

const without = (permission: PersonalPermission, restaurantId: string, role = Role.MANAGER) =>
  as({ userId: 'u2', memberships: [{ restaurantId, role, withheld: [permission] }] });
const blind = (restaurantId: string) => without(PersonalPermission.CONTACTS, restaurantId);
const importTo = (restaurantId: string, guests: object[], by = member(Role.MANAGER, restaurantId)) =>
  api.importGuests({ restaurantId, guests }, by);
const list = async (restaurantId: string, search: string, by: object) =>
  (await api.listGuests({ restaurantId, page: 1, limit: 50, search }, by)).guests;

test('who has no permission for contacts finds nobody by phone or e-mail, and sees both masked', async () => {
  await importTo('masks', [{ name: 'Ada Rossi', phoneNumber, email: 'ada@example.com' }]);
  for (const search of ['1234', phoneNumber, '390655501234', 'ada@example.com', '@example'])
    expect([search, await list('masks', search, blind('masks'))]).toEqual([search, []]);
  const [seen] = await list('masks', 'rossi', blind('masks'));
  expect(seen).toMatchObject({ name: 'Ada Rossi', phoneNumber: '••• 1234', email: 'a•••@•••.com' });
  const [whole] = await list('masks', '1234', member(Role.HOST, 'masks'));
  expect(whole).toMatchObject({ phoneNumber, email: 'ada@example.com' });
});

test('what is masked comes back into no guest: a guest is added with another number, or none', async () => {
  await importTo('back', [{ name: 'Ada Rossi', phoneNumber, email: 'ada@example.com' }]);
  const masked = { name: 'Ada Rossi', phoneNumber: '••• 1234' };
  const refused = await refusalOf(api.addGuest({ restaurantId: 'back', ...masked }, blind('back')));
  expect(refused?.fields.map(({ field }) => field)).toEqual(['phoneNumber']);
  expect(await importTo('back', [masked], blind('back'))).toMatchObject({ failed: 1, updated: 0 });
  await importTo('back', [{ name: 'Ada Rossi', phoneNumber, email: 'a•••@•••.com' }], blind('back'));
  expect(await list('back', '', member(Role.HOST, 'back'))).toMatchObject([
    { phoneNumber, email: 'ada@example.com' },
  ]);
  const added = { restaurantId: 'back', name: 'Bo Verdi', phoneNumber: '+39 06 5550 9999' };
  expect((await api.addGuest(added, blind('back'))).guest?.phoneNumber).toBe('••• 9999');
});

test('a party whose number is masked is recognized by its reservation, and at its own restaurant only', async () => {
  await running.publish('reservationBooked', { id: 'known', phoneNumber, email: 'ada@example.com' });
  const person = { name: 'Ada Lovelace', phoneNumber: '••• 1234', reservationId: 'known' };
  const recognize = async (restaurantId: string, more: object = {}) =>
    (await api.recognizeGuests({ restaurantId, people: [{ ...person, ...more }] }, blind(restaurantId)))
      .guests[0]?.guestId;
  const id = await eventually(async () => {
    const [guest] = await list('r1', 'lovelace', blind('r1'));
    expect(guest?.id).toBeTruthy();
    return guest?.id;
  });
  await eventually(async () => expect(await recognize('r1')).toBe(id));
  expect(await recognize('r1', { reservationId: 'unknown' })).toBe('');
  expect(await recognize('r2')).toBe('');
});

test('who has no permission for contacts recognizes nobody by numbers and addresses that they try out', async () => {
  const id = 'tried';
  await importTo(id, [
    { name: 'Ada Rossi', phoneNumber },
    { name: 'Bea Bruno', email: 'bea@example.com' },
  ]);
  const recognize = async (person: object, by: object) => {
    const people = [{ name: 'Walk-in', phoneNumber: '', reservationId: 'unknown', ...person }];
    return (await api.recognizeGuests({ restaurantId: id, people }, by)).guests[0]?.guestId;
  };
  const tries = [
    { name: 'Ada Rossi', phoneNumber },
    { phoneNumber },
    { name: 'Bea Bruno', email: 'bea@example.com' },
  ];
  for (const person of tries) {
    expect([person, await recognize(person, blind(id))]).toEqual([person, '']);
    expect(await recognize(person, member(Role.HOST, id))).not.toBe('');
  }
  // A name alone tells no number.
  expect(await recognize({ name: 'Bea Bruno' }, blind(id))).not.toBe('');
});

test('without the permission to export, the list is read as far as people look through it', async () => {
  const page = (restaurantId: string, number: number, by: object) =>
    refusalOf(api.listGuests({ restaurantId, page: number, limit: 100 }, by));
  const limited = without(PersonalPermission.EXPORT, 'long');
  expect(await page('long', 5, limited)).toBeUndefined();
  expect(await page('long', 6, limited)).toMatchObject({ kind: 'forbidden', code: 'role-too-low' });
  expect(await page('long', 6, blind('long'))).toBeUndefined();
});
