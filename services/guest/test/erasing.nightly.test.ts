import { fromBinary } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { newId } from '@tablewell/chassis/ids';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { fixedClock, startBackbone } from '@tablewell/chassis/testing';
import type { mongo } from 'mongoose';
import { createEventFactory } from '../src/adapters/events/event-factory';
import { MongoDeletedRestaurants } from '../src/adapters/mongo/deleted-restaurants';
import { MongoExpectedVisits } from '../src/adapters/mongo/expected-visits';
import { guestModel } from '../src/adapters/mongo/guest-model';
import { MongoGuests } from '../src/adapters/mongo/guests';
import { MongoGroups } from '../src/adapters/mongo/groups';
import { MongoSharingEnds } from '../src/adapters/mongo/sharing-ends';
import { MongoRestaurantCountries } from '../src/adapters/mongo/restaurant-countries';
import type { ExpectedVisits, Guests, Ports } from '../src/ports';
import { completeErasures, eraseGuest } from '../src/use-cases/privacy';
import { onReservation } from '../src/use-cases/visits';

const clock = fixedClock('2026-11-20T12:00:00Z');
const startsAt = new Date('2026-11-25T19:00:00Z');
const actor = { userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.OWNER }] } as never;

let ports: Ports;
let collection: mongo.Collection;
let stop: () => Promise<void>;
beforeAll(async () => {
  const backbone = await startBackbone();
  const connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_guest' });
  const model = guestModel(connection);
  const unused = () => undefined;
  ports = {
    guests: new MongoGuests(model, { enqueueEvents: unused, enqueueBatch: unused }, clock),
    visits: new MongoExpectedVisits(connection),
    deletedRestaurants: new MongoDeletedRestaurants(connection),
    countries: new MongoRestaurantCountries(connection),
    ends: new MongoSharingEnds(connection, 1),
    groups: new MongoGroups(connection),
    eventFactory: createEventFactory(clock, newId),
    clock,
    newId,
  };
  await ensureIndexes(connection);
  collection = connection.collection('guests') as unknown as mongo.Collection;
  stop = async () => {
    await connection.close();
    await backbone.stop();
  };
});
afterAll(() => stop?.());

const booking = (id: string, name: string, version = 1) => ({
  id,
  restaurantId: 'r1',
  version,
  person: { name, phoneNumber: '' },
  details: {},
  startsAt,
  status: 'expected' as const,
  keepsGuest: true,
});

async function named(name: string) {
  const query = {
    restaurantId: 'r1',
    page: 1,
    limit: 200,
    search: name,
    country: undefined,
    withContacts: true,
  };
  return (await ports.guests.list(query)).guests.find((guest) => guest.name === name);
}

/** A guest with one reservation, whose id is the name. */
async function guestOf(name: string): Promise<string> {
  await onReservation(ports)(booking(name, name));
  return (await named(name))?.id ?? '';
}

/** What an event that found the guest before the erasure stores at last. */
const addVisit = (reservationId: string, guestId: string) =>
  ports.visits.add({ reservationId, restaurantId: 'r1', guestId, version: 1, startsAt, status: 'expected' });

/** The ports, with one operation replaced. */
const withGuests = (more: Partial<Guests>): Ports => ({ ...ports, guests: overriding(ports.guests, more) });
const withVisits = (more: Partial<ExpectedVisits>): Ports => ({
  ...ports,
  visits: overriding(ports.visits, more),
});
function overriding<Port extends object>(port: Port, more: Partial<Port>): Port {
  return new Proxy(port, {
    get(target, name) {
      const value = Reflect.get(name in more ? more : target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const erase = (of: Ports, guestId: string) =>
  eraseGuest(of)(actor, { restaurantId: 'r1', guestId, cancelAhead: true });

/** The reservations that the events of the erasure name, so that the other services erase the guest from them. */
async function erasedReservations(guestId: string): Promise<string[]> {
  const found = await collection.findOne({ _id: guestId as never });
  const { schema, name } = events.guestErased;
  const entries = (found?.['outbox'] ?? []) as { event: string; data: mongo.Binary }[];
  return entries
    .filter(({ event }) => event === name)
    .flatMap(({ data }) => fromBinary(schema, data.buffer).reservationIds)
    .sort();
}

test('a reservation that is stored during the erasure is erased too', async () => {
  const guestId = await guestOf('Ada');
  const { guests } = ports;
  const during = withGuests({
    async erase(guest, entries) {
      await addVisit('Ada-before', guestId);
      const isErased = await guests.erase(guest, entries);
      await addVisit('Ada-after', guestId);
      return isErased;
    },
  });
  expect(await erase(during, guestId)).toEqual([]);
  expect(await erasedReservations(guestId)).toEqual(['Ada', 'Ada-after', 'Ada-before']);
  expect(await ports.visits.ofGuest('r1', guestId)).toEqual([]);
});

test('a reservation that is stored shortly after the erasure is erased by the job', async () => {
  const guestId = await guestOf('Bea');
  await erase(ports, guestId);
  await completeErasures(ports)();
  await addVisit('Bea-late', guestId);
  await completeErasures(ports)();
  expect(await erasedReservations(guestId)).toEqual(['Bea', 'Bea-late']);
  expect(await ports.visits.ofGuest('r1', guestId)).toEqual([]);
});

test('an erasure that a crash interrupts is completed by the job, which then leaves it alone', async () => {
  const guestId = await guestOf('Cleo');
  const crashing = withVisits({ detach: () => Promise.reject(new Error('the process ended')) });
  await expect(erase(crashing, guestId)).rejects.toThrow('the process ended');
  await completeErasures(ports)();
  expect(await ports.visits.ofGuest('r1', guestId)).toEqual([]);
  await onReservation(ports)(booking('Cleo', 'Cleo', 2));
  expect(await named('Cleo')).toBeUndefined();
  expect(await ports.guests.unfinishedErasures(10)).not.toEqual([]);
  clock.advance(3_600_000);
  await completeErasures(ports)();
  expect(await ports.guests.unfinishedErasures(10)).toEqual([]);
});

test('many erasures that are not finished yet do not keep later ones waiting', async () => {
  const guestIds: string[] = [];
  for (let index = 0; index < 120; index += 1) {
    const guestId = await guestOf(`Many-${index}`);
    await erase(ports, guestId);
    await addVisit(`Many-${index}-late`, guestId);
    guestIds.push(guestId);
  }
  const complete = completeErasures(ports);
  for (let run = 0; run < 4; run += 1) await complete();
  for (const guestId of guestIds) expect(await ports.visits.ofGuest('r1', guestId)).toEqual([]);
});

test('a change of a known reservation does not recreate the guest while it is being erased', async () => {
  const guestId = await guestOf('Dora');
  const { visits } = ports;
  const during = withVisits({
    async detach(ids) {
      await onReservation(ports)(booking('Dora', 'Dora', 2));
      return visits.detach(ids);
    },
  });
  await erase(during, guestId);
  expect(await named('Dora')).toBeUndefined();
  expect(await ports.visits.ofGuest('r1', guestId)).toEqual([]);
});

test('a new reservation after the erasure is of a new guest', async () => {
  const guestId = await guestOf('Eva');
  await erase(ports, guestId);
  await onReservation(ports)(booking('Eva-again', 'Eva'));
  const again = await named('Eva');
  expect(again?.id).not.toBe(guestId);
  await completeErasures(ports)();
  expect(await ports.visits.ofGuest('r1', again?.id ?? '')).toEqual(['Eva-again']);
});
