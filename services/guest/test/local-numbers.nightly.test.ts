import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { type GuestHarness, member, startGuests } from './harness';

let running: GuestHarness;
beforeAll(async () => {
  running = await startGuests();
});
afterAll(() => running?.stop());

const listed = async (restaurantId: string, search = '') =>
  (
    await running.guests.listGuests(
      { restaurantId, page: 1, limit: 50, search },
      member(Role.OWNER, restaurantId),
    )
  ).guests;
const namesOf = async (restaurantId: string, search?: string) =>
  (await listed(restaurantId, search)).map(({ name }) => name);

let published = 0;
/** Publishes a restaurant in a country, and waits until it is known. */
async function open(id: string, country: string): Promise<void> {
  const version = BigInt((published += 1));
  const made = { id: `restaurant-event-${published}`, at: new Date('2026-11-20T12:00:00Z') };
  await publishEntry(
    running.bus,
    outboxEntry(events.restaurantUpdated, { restaurant: { id, version, country } }, made),
  );
  const copies = running.connection.collection<{ _id: string; version: number }>('restaurant_countries');
  await eventually(async () => expect((await copies.findOne({ _id: id }))?.version).toBe(Number(version)));
}

/** Publishes a booking, and waits until it is on the list. */
async function book(restaurantId: string, id: string, name: string, phoneNumber: string): Promise<void> {
  await running.publish('reservationBooked', { restaurantId, id, name, phoneNumber });
  const visits = running.connection.collection<{ _id: string }>('expected_visits');
  await eventually(async () => expect(await visits.countDocuments({ _id: id })).toBe(1));
}

test('a local number is one of the restaurant’s country, in bookings, by hand and in imports', async () => {
  await open('berlin', 'DE');
  await book('berlin', 'b1', 'Ada', '030 901820');
  await book('berlin', 'b2', 'ADA', '+49 30 901820');
  expect(await namesOf('berlin')).toEqual(['Ada']);
  const again = { restaurantId: 'berlin', name: 'ada', phoneNumber: '(030) 90 18 20' };
  expect(await refusalOf(running.guests.addGuest(again, member(Role.OWNER, 'berlin')))).toMatchObject({
    code: 'guest-exists',
  });
  const rows = [{ name: 'Ada Lovelace', phoneNumber: '+4930901820' }];
  await running.guests.importGuests({ restaurantId: 'berlin', guests: rows }, member(Role.OWNER, 'berlin'));
  expect(await namesOf('berlin')).toEqual(['Ada Lovelace']);
  for (const search of ['030 90', '030901820', '+49 30 9018', '90182'])
    expect(await namesOf('berlin', search)).toEqual(['Ada Lovelace']);
});

test('a foreign number with the same digits is another person', async () => {
  await open('munich', 'DE');
  await book('munich', 'm1', 'Bea', '+1 212 736 5000');
  await book('munich', 'm2', 'Cleo', '(212) 736-5000');
  expect(await namesOf('munich')).toEqual(['Bea', 'Cleo']);
});

describe('a guest from before the country was known', () => {
  const before = async (restaurantId: string) => {
    await book(restaurantId, `${restaurantId}1`, 'Dora', '030 901821');
    await open(restaurantId, 'DE');
  };

  test('is recognized by a booking in the same notation, and then in any', async () => {
    await before('hamburg');
    await book('hamburg', 'hamburg2', 'D.', '030 901821');
    await book('hamburg', 'hamburg3', 'dora', '+49 30 901821');
    expect(await namesOf('hamburg')).toEqual(['Dora']);
  });

  test('is updated by an import, and not added again by hand', async () => {
    await before('bremen');
    const owner = member(Role.OWNER, 'bremen');
    const typed = { name: 'DORA', phoneNumber: '030 901821' };
    const added = running.guests.addGuest({ restaurantId: 'bremen', ...typed }, owner);
    expect(await refusalOf(added)).toMatchObject({ code: 'guest-exists' });
    await running.guests.importGuests({ restaurantId: 'bremen', guests: [typed] }, owner);
    expect(await namesOf('bremen')).toEqual(['DORA']);
  });
});

test('a restaurant whose country is not known reads numbers as those of the United States', async () => {
  await book('nowhere', 'n1', 'Eva', '(212) 736-5000');
  await book('nowhere', 'n2', 'eva', '+1 212 736 5000');
  expect(await namesOf('nowhere')).toEqual(['Eva']);
});
