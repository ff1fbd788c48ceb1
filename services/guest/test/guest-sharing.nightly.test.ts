import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { PersonalPermission, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  eventually,
  fixedClock,
  publishedEvents,
  publishEntry,
  refusalOf,
} from '@tablewell/chassis/testing';
import { GuestSharingWay } from '@tablewell/proto/guest/v1/guest_pb';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { RequestState } from '@tablewell/proto/reservation/v1/reservation_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { type GuestHarness, member, startGuests } from './harness';

// What the restaurants of a group share of guests who agreed (GROUP-21 to GROUP-25).

const now = '2026-11-25T12:00:00Z';
const phoneNumber = '+39 06 5550 1234';
let running: GuestHarness;
let sharing: Client<typeof GuestSharingService>;
let count = 0;

beforeAll(async () => {
  running = await startGuests({ clock: fixedClock(now) });
  sharing = running.processes[0]!.client(GuestSharingService);
});
afterAll(() => running?.stop());

const made = () => ({ id: `made-${++count}`, at: new Date(now) });
const at = (day: number) => timestampFromDate(new Date(Date.UTC(2026, 10, day, 12)));
const agreedOn = (day: number) => ({
  guestSharing: { agreed: true, at: at(day), textVersion: '2026-11', groupName: 'Casa' },
});
const endedOn = (day: number) => ({ guestSharing: { agreed: false, at: at(day) } });

const tell = (...entries: ReturnType<typeof outboxEntry>[]) =>
  Promise.all(entries.map((entry) => publishEntry(running.bus, entry)));

/** The owner switches the sharing of these restaurants. */
const switchTo = (on: boolean, owner: string, version: number, ...ids: readonly string[]) =>
  tell(
    outboxEntry(
      events.groupGuestSharingSet,
      {
        ...{ groupId: `g-${owner}`, ownerId: owner, on, name: 'Casa', version: BigInt(version) },
        restaurants: ids.map((id) => ({ id, name: `At ${id}` })),
      },
      made(),
    ),
  );

/** Two restaurants, or more, of an owner whose group shares guests; their ids begin with the owner's. */
async function groupOf(owner: string, ...names: readonly string[]) {
  const ids = (names.length > 0 ? names : ['a', 'b']).map((name) => `${owner}-${name}`);
  await switchTo(true, owner, 1, ...ids);
  const known = running.connection.collection('group_restaurants');
  await eventually(async () => expect(await known.countDocuments({ ownerId: owner })).toBe(ids.length));
  return ids as [string, string, ...string[]];
}

/** A party at a restaurant, whose time passes before now. Returns its guest once it is listed. */
async function visits(restaurantId: string, more: object = {}, search = 'lovelace') {
  const id = `visit-${++count}`;
  await running.publish('reservationBooked', { id, restaurantId, phoneNumber, ...more });
  const guest = await eventually(async () => {
    const [found] = await listed(restaurantId, search);
    expect(found?.visits).toBeGreaterThan(0);
    return found!;
  });
  return { id, guest };
}

const listed = async (restaurantId: string, search: string) =>
  (
    await running.guests.listGuests(
      { restaurantId, page: 1, limit: 9, search },
      member(Role.HOST, restaurantId),
    )
  ).guests;

const seen = async (restaurantId: string, guestId: string, by = member(Role.HOST, restaurantId)) =>
  (await sharing.getSharedGuest({ restaurantId, guestId }, by)).guest!;

const elsewhere = async (restaurantId: string, guestId: string) =>
  (await seen(restaurantId, guestId)).elsewhere.map((each) => [each.restaurantId, each.visits]);

const blind = (restaurantId: string) =>
  as({
    userId: 'u2',
    memberships: [{ restaurantId, role: Role.MANAGER, withheld: [PersonalPermission.CONTACTS] }],
  });

test('who agrees with a booking is known at the other restaurants, with visits and preferences, and to no other owner', async () => {
  const [a, b] = await groupOf('one');
  const [stranger] = await groupOf('other');
  const { guest: there } = await visits(a, {
    ...agreedOn(1),
    dietary: { needs: ['nut-allergy'], words: 'No sesame' },
  });
  const tags = [
    { name: 'VIP', shared: true },
    { name: 'Argues', shared: false },
  ];
  await sharing.setTags({ restaurantId: a, guestId: there.id, tags }, member(Role.HOST, a));
  const { guest: here } = await visits(b);
  const { guest: outside } = await visits(stranger);
  await eventually(async () => expect(await elsewhere(b, here.id)).toEqual([[a, 1]]));
  expect(await seen(b, here.id)).toMatchObject({
    ...{ groupName: 'Casa', agreed: false, withheld: false, groupVisits: 2, tagsElsewhere: ['VIP'] },
    dietaryElsewhere: { needs: ['nut-allergy'], words: 'No sesame' },
    elsewhere: [{ restaurantName: `At ${a}`, noShows: 0 }],
  });
  // What the other one knows, nobody has opened: the number was typed at the first one alone.
  expect(await elsewhere(a, there.id)).toEqual([]);
  expect(await elsewhere(stranger, outside.id)).toEqual([]);
  expect((await seen(a, there.id)).record?.given).toMatchObject({
    ...{ textVersion: '2026-11', groupName: 'Casa', way: GuestSharingWay.DINER, at: at(1) },
  });
});

test('nothing is shared of who said nothing, of another name or number, or of a name alone', async () => {
  const [a, b] = await groupOf('silent');
  await visits(a);
  const { guest } = await visits(b);
  expect(await elsewhere(b, guest.id)).toEqual([]);
  await visits(a, { name: 'Grace Hopper', ...agreedOn(1) }, 'hopper');
  await visits(a, { name: 'Alan Turing', phoneNumber: '', ...agreedOn(1) }, 'turing');
  await visits(
    a,
    { name: 'Kurt Gödel', phoneNumber: '', email: 'kurt@example.com', ...agreedOn(1) },
    'godel',
  );
  const others = [
    await visits(b, { name: 'Grace Hopper', phoneNumber: '+39 06 5550 9999' }, 'hopper'),
    await visits(b, { name: 'Alan Turing', phoneNumber: '' }, 'turing'),
    await visits(b, { name: 'Kurt Gödel', phoneNumber: '', email: 'other@example.com' }, 'godel'),
  ];
  for (const other of others) expect(await elsewhere(b, other.guest.id)).toEqual([]);
});

test('a consent does not pass to whom a reservation is added: a fuller name, no name, and a namesake', async () => {
  const [a, b] = await groupOf('others');
  const seenAt = async (person: object, search: string) =>
    elsewhere(b, (await visits(b, person, search)).guest.id);
  const jane = { name: 'Jane Vega' };
  await visits(a, jane, 'vega');
  await visits(a, { name: 'J Vega', startsAt: at(20), ...agreedOn(1) }, 'vega');
  await visits(a, { name: 'Walk-in', startsAt: at(19), ...agreedOn(2) }, 'vega');
  await eventually(async () => expect(await listed(a, 'vega')).toMatchObject([{ visits: 3 }]));
  expect(await seenAt(jane, 'vega')).toEqual([]);
  const smith = { name: 'John Smith', phoneNumber: '+39 06 5550 4242' };
  await visits(a, { ...smith, phoneNumber: '', ...agreedOn(1) }, 'smith');
  const id = `visit-${++count}`;
  await running.publish('reservationBooked', { id, restaurantId: a, ...smith, startsAt: at(20) });
  await eventually(async () => expect((await listed(a, 'smith'))[0]).toMatchObject({ ...smith, visits: 2 }));
  expect(await seenAt(smith, 'smith')).toEqual([]);
});

test('a consent does not follow a reservation whose name and number become another’s', async () => {
  const [a, b] = await groupOf('renamed');
  const id = `visit-${++count}`;
  const booked = { id, restaurantId: a, phoneNumber, startsAt: at(28), ...agreedOn(1) };
  await running.publish('reservationBooked', booked);
  await eventually(async () => expect(await listed(a, 'lovelace')).toHaveLength(1));
  const grace = { name: 'Grace Murray', phoneNumber: '+39 06 5550 4343' };
  await running.publish('reservationChanged', {
    id,
    restaurantId: a,
    version: 2n,
    startsAt: at(28),
    ...grace,
  });
  await eventually(async () => expect(await listed(a, 'murray')).toHaveLength(1));
  await running.publish('reservationBooked', { id: `visit-${++count}`, restaurantId: a, ...grace });
  const { guest } = await visits(b, grace, 'murray');
  expect(await elsewhere(b, guest.id)).toEqual([]);
});

test('an end by any link ends it at every restaurant, also under a shorter name, and comes back with no late event', async () => {
  const [a, b, c] = await groupOf('ends', 'a', 'b', 'c');
  const first = await visits(a, agreedOn(2));
  const second = await visits(b);
  await eventually(async () => expect(await elsewhere(b, second.guest.id)).toEqual([[a, 1]]));
  await visits(c!, { name: 'A. Lovelace', ...endedOn(3) });
  await eventually(async () => expect(await elsewhere(b, second.guest.id)).toEqual([]));
  // Where it was ended, is not told: the others' staff would learn that the guest is known there.
  expect((await seen(a, first.guest.id)).record?.ended).toBeUndefined();
  // An older consent that becomes known now was ended, too.
  await running.publish('reservationNoted', {
    id: first.id,
    restaurantId: a,
    phoneNumber,
    version: 9n,
    ...agreedOn(2),
  });
  await visits(b, { name: 'Mary Somerville' }, 'somerville');
  expect(await elsewhere(b, second.guest.id)).toEqual([]);
  await running.publish('reservationNoted', {
    id: first.id,
    restaurantId: a,
    phoneNumber,
    version: 10n,
    ...agreedOn(4),
  });
  await eventually(async () => expect(await elsewhere(b, second.guest.id)).toEqual([[a, 1]]));
});

test('an end with a request that is never accepted, or by a party that waits, ends it at once', async () => {
  const [a, b] = await groupOf('pending');
  await visits(a, agreedOn(1));
  const { guest } = await visits(b);
  const isShared = (is: boolean) =>
    eventually(async () => expect(await elsewhere(b, guest.id)).toHaveLength(is ? 1 : 0));
  await isShared(true);
  const asks = { id: 'request', restaurantId: b, phoneNumber, request: { state: RequestState.PENDING } };
  await running.publish('reservationNoted', { ...asks, ...endedOn(2) });
  await isShared(false);
  await visits(a, { ...agreedOn(3), startsAt: at(20) });
  await isShared(true);
  const waits = { id: 'waits', restaurantId: b, phoneNumber, wait: {} };
  await running.publish('reservationNoted', { ...waits, ...endedOn(4) });
  await isShared(false);
  expect(await listed(b, 'lovelace')).toHaveLength(1);
});

test('an end reaches the same address and name with and without a number, and one without a name the number', async () => {
  const [a, b, c] = await groupOf('reach', 'a', 'b', 'c');
  const email = 'Ada@example.com';
  const mailed = { phoneNumber: '', email };
  const called = { email: email.toLowerCase() };
  const isShared = (guestId: string, is: boolean) =>
    eventually(async () => expect(await elsewhere(c!, guestId)).toHaveLength(is ? 1 : 0));
  await visits(a, { ...called, ...agreedOn(1) });
  const { guest } = await visits(c!, called);
  await isShared(guest.id, true);
  await visits(b, { ...mailed, ...endedOn(2) });
  await isShared(guest.id, false);
  const kurt = { name: 'Kurt Baker', phoneNumber: '', email: 'kurt@example.com' };
  await visits(a, { ...kurt, ...agreedOn(1) }, 'baker');
  const there = await visits(c!, kurt, 'baker');
  await isShared(there.guest.id, true);
  await visits(b, { ...kurt, phoneNumber: '+39 06 5550 7777', ...endedOn(2) }, 'baker');
  await isShared(there.guest.id, false);
  const emmy = { name: 'Emmy Klein', phoneNumber: '+39 06 5550 7878' };
  await visits(a, { ...emmy, ...agreedOn(1) }, 'klein');
  const last = await visits(c!, emmy, 'klein');
  await isShared(last.guest.id, true);
  await visits(b, { ...emmy, name: 'Walk-in', ...endedOn(2) }, 'walk-in');
  await isShared(last.guest.id, false);
});

test('an end stays when the guest who said it is removed from every list', async () => {
  const [a, b, c] = await groupOf('removed', 'a', 'b', 'c');
  const ended = await visits(c!, endedOn(3));
  await running.guests.deleteGuest({ restaurantId: c!, guestId: ended.guest.id }, member(Role.OWNER, c));
  // A request from before, which is accepted now.
  await visits(a, agreedOn(2));
  const { guest } = await visits(b);
  expect(await elsewhere(b, guest.id)).toEqual([]);
  await visits(a, { ...agreedOn(4), startsAt: at(20) });
  await eventually(async () => expect(await elsewhere(b, guest.id)).toEqual([[a, 2]]));
  const stored = await running.connection.collection('sharing_ends').find().toArray();
  expect(JSON.stringify(stored)).not.toContain('5550');
});

test('a switch off ends it at once, and what guests said stays for when it is on again', async () => {
  const [a, b] = await groupOf('off');
  await visits(a, agreedOn(1));
  const { guest } = await visits(b);
  await eventually(async () => expect(await elsewhere(b, guest.id)).toEqual([[a, 1]]));
  await switchTo(false, 'off', 2);
  await eventually(async () =>
    expect(await seen(b, guest.id)).toMatchObject({ groupName: '', elsewhere: [] }),
  );
  await switchTo(true, 'off', 1, a, b);
  await switchTo(true, 'off', 3);
  await eventually(async () => expect(await elsewhere(b, guest.id)).toEqual([[a, 1]]));
});

test('a restaurant that is deleted, and a guest who is erased or removed, share nothing any more', async () => {
  const [a, b, c] = await groupOf('gone', 'a', 'b', 'c', 'd');
  const erased = await visits(a, agreedOn(1));
  await visits(c!, agreedOn(1));
  const { guest } = await visits(b);
  await eventually(async () => expect(await elsewhere(b, guest.id)).toHaveLength(2));
  await tell(outboxEntry(events.restaurantDeleted, { id: c!, ownerId: 'gone', version: 5n }, made()));
  await eventually(async () => expect(await elsewhere(b, guest.id)).toEqual([[a, 1]]));
  const privacy = running.processes[0]!.client(PrivacyService);
  const owner = member(Role.OWNER, a);
  const { guest: exported } = await privacy.exportGuest({ restaurantId: a, guestId: erased.guest.id }, owner);
  expect(exported?.sharing?.given).toMatchObject({ textVersion: '2026-11', reservationId: erased.id });
  await privacy.eraseGuest({ restaurantId: a, guestId: erased.guest.id }, owner);
  expect(await seen(b, guest.id)).toMatchObject({ agreed: false, elsewhere: [], groupVisits: 0 });
});

test('what the staff records opens their own restaurant’s record alone, is logged, and needs the group and a contact', async () => {
  const [a, b] = await groupOf('staff');
  const there = await visits(a);
  const { guest } = await visits(b);
  const by = as({ userId: 'u9', name: 'Nia', memberships: [{ restaurantId: b, role: Role.HOST }] });
  const record = (guestId: string, agreed: boolean) =>
    sharing.recordSharing({ restaurantId: b, guestId, agreed }, by);
  // Whoever could open the record of another restaurant would learn where anybody eats whose number they type.
  expect((await record(guest.id, true)).guest).toMatchObject({
    ...{ agreed: true, elsewhere: [] },
    record: {
      recorded: { way: GuestSharingWay.STAFF, recordedBy: 'u9', recordedByName: 'Nia', groupName: 'Casa' },
    },
  });
  expect(await elsewhere(a, there.guest.id)).toEqual([[b, 1]]);
  expect((await record(guest.id, false)).guest).toMatchObject({ agreed: false });
  expect(await elsewhere(a, there.guest.id)).toEqual([]);
  await eventually(async () => {
    const told = await publishedEvents(running.bus, events.guestSharingRecorded);
    expect(told.filter(({ guestId }) => guestId === guest.id).map(({ agreed }) => agreed)).toEqual([
      true,
      false,
    ]);
  });
  const nameless = await visits(b, { name: 'Alan Turing', phoneNumber: '' }, 'turing');
  expect(await refusalOf(record(nameless.guest.id, true))).toMatchObject({ code: 'guest-without-contact' });
  const [alone] = await groupOf('alone', 'a');
  const single = await visits(alone);
  const asked = sharing.recordSharing(
    { restaurantId: alone, guestId: single.guest.id, agreed: true },
    member(Role.HOST, alone),
  );
  expect(await refusalOf(asked)).toMatchObject({ code: 'guests-not-shared' });
});

test('the staff ends what a diner had agreed to at another restaurant', async () => {
  const [a, b] = await groupOf('told');
  const there = await visits(a, agreedOn(1));
  const { guest } = await visits(b);
  await eventually(async () => expect(await elsewhere(b, guest.id)).toEqual([[a, 1]]));
  await sharing.recordSharing({ restaurantId: b, guestId: guest.id, agreed: false }, member(Role.HOST, b));
  expect(await elsewhere(b, guest.id)).toEqual([]);
  expect(await elsewhere(a, there.guest.id)).toEqual([]);
});

test('who does not see contacts sees nothing of other restaurants, nor do members of others and the public', async () => {
  const [a, b] = await groupOf('hidden');
  const { guest: there } = await visits(a, agreedOn(1));
  const { guest, id: reservationId } = await visits(b, agreedOn(1));
  await eventually(async () => expect(await elsewhere(b, guest.id)).toEqual([[a, 1]]));
  expect(await seen(b, guest.id, blind(b))).toMatchObject({
    ...{ withheld: true, agreed: false, elsewhere: [], groupVisits: 0, tagsElsewhere: [] },
  });
  expect((await seen(b, guest.id, blind(b))).record).toBeUndefined();
  await sharing.recordSharing({ restaurantId: a, guestId: there.id, agreed: false }, member(Role.HOST, a));
  for (const by of [blind(b), member(Role.HOST, b)])
    expect((await seen(b, guest.id, by)).record?.ended).toBeUndefined();
  const people = [{ name: 'Ada Lovelace', phoneNumber: '••• 1234', reservationId }];
  const recognized = await running.guests.recognizeGuests({ restaurantId: b, people }, blind(b));
  expect(recognized).toMatchObject({ groupName: '', guests: [{ guestId: guest.id, groupVisits: 0 }] });
  const ask = { restaurantId: b, guestId: guest.id };
  expect(await refusalOf(sharing.getSharedGuest(ask, member(Role.OWNER, a)))).toMatchObject({
    kind: 'not-found',
  });
  expect(await refusalOf(sharing.getSharedGuest(ask))).toMatchObject({ kind: 'unauthenticated' });
  for (const refused of [
    sharing.setTags({ ...ask, tags: [] }, member(Role.OWNER, a)),
    sharing.recordSharing({ ...ask, agreed: false }, member(Role.OWNER, a)),
    sharing.getSharedGuest({ ...ask, restaurantId: a }, member(Role.OWNER, a)),
  ])
    expect(await refusalOf(refused)).toMatchObject({ kind: 'not-found' });
});

test('the evening knows its guests from the other restaurants, before the visit of today', async () => {
  const [a, b, c] = await groupOf('night', 'a', 'b', 'c');
  await visits(a, agreedOn(1));
  await visits(c!, agreedOn(1));
  await visits(c!, { startsAt: at(20) });
  await eventually(async () => expect((await listed(c!, 'lovelace'))[0]?.visits).toBe(2));
  const { id: reservationId } = await visits(b);
  const people = [
    { name: 'Ada Lovelace', phoneNumber, reservationId },
    { name: 'Nobody Known', phoneNumber: '+39 06 5550 0000', reservationId: '' },
  ];
  await eventually(async () => {
    const found = await running.guests.recognizeGuests({ restaurantId: b, people }, member(Role.HOST, b));
    expect(found).toMatchObject({
      groupName: 'Casa',
      guests: [{ visits: 0, groupVisits: 3 }, { groupVisits: 0 }],
    });
    expect(found.guests[0]?.lastVisitElsewhere).toEqual(timestampFromDate(new Date('2026-11-21T13:00:00Z')));
  });
});

test('tags are kept by whoever manages the list, and go with the guest', async () => {
  const [a] = await groupOf('tags');
  const { guest } = await visits(a);
  const set = (tags: object[]) =>
    sharing.setTags({ restaurantId: a, guestId: guest.id, tags }, member(Role.HOST, a));
  expect((await set([{ name: ' Corner table ', shared: false }])).guest?.tags).toMatchObject([
    { name: 'Corner table', shared: false },
  ]);
  expect((await refusalOf(set([{ name: '' }])))?.fields).toMatchObject([{ field: 'tags' }]);
  expect((await seen(a, guest.id)).tags).toHaveLength(1);
  await running.guests.deleteGuest({ restaurantId: a, guestId: guest.id }, member(Role.OWNER, a));
  const stored = await running.connection.collection('guests').findOne({ _id: guest.id as never });
  expect(stored).toMatchObject({ tags: [], sharing: null });
});
