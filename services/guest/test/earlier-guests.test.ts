import { eventually } from '@tablewell/chassis/testing';
import { type GuestHarness, member, startGuests } from './harness';

let running: GuestHarness;

interface Earlier {
  _id: string;
  [field: string]: unknown;
}
const guests = (connection = running.connection) => connection.collection<Earlier>('guests');
/** A guest as the first release wrote it. */
const earlier = (id: string, name: string): Earlier => ({
  _id: id,
  restaurantId: 'r1',
  key: `name:${name}`,
  name,
  sortName: name.toLowerCase(),
  phoneNumber: '',
  visits: 1,
  lastVisit: null,
  version: 1,
  counted: [],
  outbox: [],
  unsent: 0,
});

beforeAll(async () => {
  const earlierGuests = [earlier('z', 'Zoë'), earlier('é', 'Élodie'), earlier('f', 'Frank')];
  running = await startGuests({ prepare: (connection) => guests(connection).insertMany(earlierGuests) });
});
afterAll(() => running?.stop());

test('guests of an earlier release are upgraded to the current sort order, with all their data', async () => {
  const names = async () => {
    const { guests: found } = await running.guests.listGuests(
      { restaurantId: 'r1', page: 1, limit: 10 },
      member(),
    );
    return found.map(({ name, visits }) => `${name} ${visits}`);
  };
  await eventually(async () => expect(await names()).toEqual(['Élodie 1', 'Frank 1', 'Zoë 1']));
  await eventually(async () => expect(await guests().countDocuments({ schemaVersion: 3 })).toBe(3));
});

test('a new guest has the current schema version', async () => {
  const { guest } = await running.guests.addGuest({ restaurantId: 'r1', name: 'Ägidius' }, member());
  expect(await guests().findOne({ _id: guest?.id ?? '' })).toMatchObject({
    sortName: 'agidius',
    schemaVersion: 3,
  });
});
