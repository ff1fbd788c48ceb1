import { newId } from '@tablewell/chassis/ids';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { createEventFactory } from '../src/adapters/events/event-factory';
import { MongoDeletedRestaurants } from '../src/adapters/mongo/deleted-restaurants';
import { MongoExpectedVisits } from '../src/adapters/mongo/expected-visits';
import { type GuestDocument, guestModel } from '../src/adapters/mongo/guest-model';
import { MongoGuests } from '../src/adapters/mongo/guests';
import { MongoGroups } from '../src/adapters/mongo/groups';
import { MongoSharingEnds } from '../src/adapters/mongo/sharing-ends';
import { MongoRestaurantCountries } from '../src/adapters/mongo/restaurant-countries';
import { newGuest } from '../src/domain/guest';
import { guestKey, type Person } from '../src/domain/identity';
import type { Ports } from '../src/ports';
import { onReservation, removeRestaurant, type ReservationChange } from '../src/use-cases/visits';

const clock = fixedClock('2026-11-20T12:00:00Z');
const startsAt = new Date('2026-11-21T13:00:00Z');
const many = Array.from({ length: 30 }, (_, index) => index);

let store: TestStore;
let connection: Connection;
let ports: Ports;
let announced: string[];
/** The commands that the store received, as "insert guests". */
let commands: string[];

const person = (name: string, last?: number): Person => ({
  name,
  phoneNumber: last === undefined ? '' : `+1 212 736 ${5_000 + last}`,
});
const booked = (restaurantId: string, id: string, who: Person): ReservationChange => ({
  id: `${restaurantId}-${id}`,
  restaurantId,
  version: 1,
  person: who,
  startsAt,
  status: 'expected',
  details: {},
  keepsGuest: true,
});
const deleted = (change: ReservationChange): ReservationChange => ({
  ...change,
  version: change.version + 1,
  status: 'called-off',
  keepsGuest: false,
});
const take = (all: readonly ReservationChange[]) => Promise.all(all.map(onReservation(ports)));
const guestsOf = (restaurantId: string) =>
  connection.collection<GuestDocument>('guests').find({ restaurantId }).sort({ name: 1, key: 1 }).toArray();

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_guest', monitorCommands: true });
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    commands.push(`${commandName} ${String((command as Record<string, unknown>)[commandName])}`);
  });
  const enqueueEvents = (_collection: string, id: string) => void announced.push(id);
  ports = {
    guests: new MongoGuests(guestModel(connection), { enqueueEvents, enqueueBatch: () => {} }, clock),
    visits: new MongoExpectedVisits(connection),
    deletedRestaurants: new MongoDeletedRestaurants(connection),
    countries: new MongoRestaurantCountries(connection),
    ends: new MongoSharingEnds(connection, 1),
    groups: new MongoGroups(connection),
    eventFactory: createEventFactory(clock, newId),
    clock,
    newId,
  };
  commands = [];
  await ensureIndexes(connection);
});
beforeEach(() => {
  announced = [];
  commands = [];
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

describe('of guests inserted in one batch', () => {
  const insert = (restaurantId: string, who: Person, reservesName: boolean) => {
    const guest = newGuest(newId(), restaurantId, who, reservesName, guestKey(who, undefined));
    return ports.guests.insert(guest, [ports.eventFactory.created(guest)]);
  };

  test('each is accepted or refused on its own, and a refused one has no event', async () => {
    const outcomes = await Promise.all([
      insert('group', person('Ada', 1), true),
      // The inserts after the first one form one group.
      insert('group', person('Grace', 2), true),
      insert('group', person('Grace', 3), true),
      insert('group', person('GRACE', 2), true),
      insert('group', person('Ada', 4), false),
      insert('group', person('Ada', 1), false),
    ]);
    expect(outcomes).toEqual([true, true, false, false, true, false]);
    expect(commands).toEqual(['insert guests', 'insert guests']);
    const stored = await guestsOf('group');
    expect(stored.map(({ name, reservedName }) => [name, reservedName])).toEqual([
      ['Ada', 'ada'],
      ['Ada', null],
      ['Grace', 'grace'],
    ]);
    expect(announced.sort()).toEqual(stored.map(({ _id }) => _id).sort());
  });

  test('each is stored with its unsent event', async () => {
    await Promise.all(['Ada', 'Élodie'].map((name) => insert('shape', person(name), true)));
    const [, elodie] = await guestsOf('shape');
    expect(Object.keys(elodie ?? {}).sort()).toEqual(
      [
        ...[
          '_id',
          'counted',
          'dietary',
          'earlierVisit',
          'email',
          'fromBooking',
          'reservedName',
          'key',
          'lastVisit',
          'marketingConsent',
          'missed',
          'name',
          'noShows',
          'outbox',
          'phone',
          'phoneNumber',
          'restaurantId',
        ],
        ...['schemaVersion', 'sharing', 'sortName', 'tags', 'unsent', 'version', 'visits'],
      ].sort(),
    );
    expect(elodie).toMatchObject({ key: 'name:elodie', sortName: 'elodie', counted: [], unsent: 1 });
    expect(elodie?.outbox).toMatchObject([
      { event: 'guest.created', at: clock(), by: { kind: 'system' }, sentAt: null },
    ]);
  });
});

describe('of events handled concurrently', () => {
  test('diners of one name are one guest per phone, and those without a phone match one of these', async () => {
    const parties = many.flatMap((last) => [person('Ada', last % 3), person('Grace'), person('Ada')]);
    await take(parties.map((who, index) => booked('crowd', `b${index}`, who)));
    const stored = await guestsOf('crowd');
    expect(stored.map(({ name, key }) => `${name} ${key}`)).toEqual([
      'Ada phone:+12127365000 ada',
      'Ada phone:+12127365001 ada',
      'Ada phone:+12127365002 ada',
      'Grace name:grace',
    ]);
    expect(stored.map(({ reservedName }) => reservedName).filter(Boolean)).toEqual(['ada', 'grace']);
    const visits = await connection.collection('expected_visits').find({ restaurantId: 'crowd' }).toArray();
    expect(visits).toHaveLength(parties.length);
    const ids = stored.map(({ _id }) => _id);
    expect(visits.every(({ guestId, counted }) => ids.includes(guestId) && counted === false)).toBe(true);
  });

  test('look-ups and inserts take few commands', async () => {
    await take(many.map((index) => booked('few', `b${index}`, person('Ada', 1))));
    const of = (command: string) => commands.filter((each) => each === command).length;
    expect(of('find expected_visits')).toBe(2);
    expect(of('find closed_restaurants')).toBeLessThan(many.length);
    expect(of('insert expected_visits')).toBeLessThan(many.length);
    expect(of('update expected_visits')).toBe(0);
  });

  test.each(['first', 'last'])('the newest version of a reservation wins if it comes %s', async (place) => {
    const all = [1, 2, 3, 4].map((version) => ({
      ...booked(`newest-${place}`, 'b', person('Ada', 1)),
      version,
      startsAt: new Date(startsAt.getTime() + version),
    }));
    await take(place === 'first' ? all.reverse() : all);
    const id = `newest-${place}-b`;
    const newest = { version: 4, startsAt: new Date(startsAt.getTime() + 4) };
    expect(await ports.visits.find(id)).toMatchObject(newest);
    // The event is redelivered.
    await take(all);
    expect(await ports.visits.find(id)).toMatchObject(newest);
    expect(await guestsOf(`newest-${place}`)).toHaveLength(1);
  });

  test.each(['first', 'last'])(
    'a deleted reservation keeps its guest if the deletion comes %s',
    async (place) => {
      const change = booked(`deleted-${place}`, 'b', person('Ada', 1));
      const all = [booked(`deleted-${place}`, 'other', person('Bob')), change, deleted(change)];
      await take(place === 'first' ? all.reverse() : all);
      const ada = (await guestsOf(`deleted-${place}`)).find(({ name }) => name === 'Ada');
      expect(await ports.visits.find(change.id)).toMatchObject({
        version: 2,
        status: 'called-off',
        guestId: ada?._id,
      });
    },
  );

  test('a deleted reservation keeps its guest if the booking is handled concurrently', async () => {
    const visit = { reservationId: 'looked', restaurantId: 'looked', startsAt };
    await ports.visits.add({ ...visit, guestId: 'ada', version: 1, status: 'expected' });
    await ports.visits.put({ ...visit, guestId: '', version: 2, status: 'called-off' });
    expect(await ports.visits.find('looked')).toMatchObject({ guestId: 'ada', status: 'called-off' });
  });

  test('nothing is left of a restaurant that is deleted concurrently', async () => {
    const change = many.map((index) => booked('closing', `b${index}`, person(`Guest ${index}`)));
    await Promise.all([take(change), removeRestaurant(ports)('closing')]);
    await take(change.map((each) => ({ ...each, version: 2 })));
    expect(await guestsOf('closing')).toEqual([]);
    const kept = { restaurantId: 'closing' };
    expect(await connection.collection('expected_visits').countDocuments(kept)).toBe(0);
  });
});
