import { Role } from '@tablewell/chassis/access';
import { as, refusalOf } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { addDays } from '@tablewell/shared/zone';
import { type Evening, host, startEvening, today } from './evening-harness';
import { bookingAt } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());

const ofAll = (...ids: readonly string[]) =>
  as({ userId: 'Olga', memberships: ids.map((restaurantId) => ({ restaurantId, role: Role.OWNER })) });
const count = async (restaurantIds: string[], localDate = '') =>
  (await running.groupFigures.countGroup({ restaurantIds, localDate }, ofAll(...restaurantIds))).restaurants;
const nothing = {
  ...{ parties: 0, covers: 0, seatedParties: 0, seatedCovers: 0, waiting: 0, noShows: 0, requests: 0 },
};

test('each restaurant has the figures of its own day, and none of another restaurant', async () => {
  const [one, other, empty] = [await running.open(), await running.open(), await running.open()];
  const seated = await running.book(one, '19:00', { partySize: 4 });
  await running.take(one, seated, Step.SEAT);
  await running.seatWalkIn(one);
  await running.book(one, '20:00');
  const late = await running.book(other, '19:00');
  await running.take(other, late, Step.NO_SHOW);
  const gone = await running.book(other, '21:00');
  await running.api.cancelReservation({ id: gone }, host(other));
  await running.waitlists[0]!.joinWaitlist(
    { restaurantId: other, name: 'Walter', partySize: 2, stepId: 'join-0001' },
    host(other),
  );
  await running.api.book(bookingAt(one, `${addDays(today, 1)}T19:00`), host(one));
  const restaurants = await count([one, other, empty]);
  expect(restaurants).toMatchObject([
    { restaurantId: one, localDate: today, parties: 3, covers: 8, seatedParties: 2, seatedCovers: 6 },
    { restaurantId: other, parties: 0, covers: 0, waiting: 1, noShows: 1 },
    { restaurantId: empty, localDate: today, ...nothing },
  ]);
  expect(restaurants[0]).toMatchObject({ waiting: 0, noShows: 0, requests: 0 });
  expect(await count([one], addDays(today, 1))).toMatchObject([{ parties: 1, covers: 2, seatedParties: 0 }]);
});

test('requests that wait are counted whatever date they are for, and are no parties yet', async () => {
  const name = await running.open(90, 2, 1, { autoConfirm: false });
  for (const date of [today, addDays(today, 3)]) await running.api.book(bookingAt(name, `${date}T21:00`));
  expect(await count([name])).toMatchObject([{ parties: 0, requests: 2 }]);
});

test('restaurants in other zones and with other turns of the day have their own today', async () => {
  const tokyo = await running.open(90, 2, 1, { timezone: 'Asia/Tokyo' });
  const early = await running.open(90, 2, 1, { timezone: 'Asia/Tokyo', dayTurnsAt: 0 });
  // It is 3 AM of the next day in Tokyo.
  const restaurants = await count([tokyo, early]);
  expect(restaurants.map(({ localDate }) => localDate)).toEqual([today, addDays(today, 1)]);
});

test('one restaurant of another owner makes the whole answer not found, and a deleted one is left out', async () => {
  const [own, foreign] = [await running.open(), await running.open()];
  const ask = (restaurantIds: string[], options = ofAll(own)) =>
    refusalOf(running.groupFigures.countGroup({ restaurantIds, localDate: '' }, options));
  expect(await ask([own, foreign])).toMatchObject({ kind: 'not-found' });
  expect(await ask([own], as({ userId: 'dismissed', memberships: [] }))).toMatchObject({ kind: 'not-found' });
  const search = { restaurantIds: [own, foreign], text: 'Ada' };
  expect(await refusalOf(running.groupFigures.searchGroup(search, ofAll(own)))).toMatchObject({
    kind: 'not-found',
  });
  for (const ids of [[], [own, own], Array.from({ length: 501 }, (_, at) => `h${at}`)])
    expect(await ask(ids)).toMatchObject({ fields: [{ field: 'restaurantIds' }] });
  const wrongDate = { restaurantIds: [own], localDate: '20.11.2026' };
  expect(await refusalOf(running.groupFigures.countGroup(wrongDate, ofAll(own)))).toMatchObject({
    fields: [{ field: 'localDate' }],
  });
  const restaurants = await running.groupFigures.countGroup(
    { restaurantIds: ['never-was', own], localDate: '' },
    ofAll(own, 'never-was'),
  );
  expect(restaurants.restaurants.map(({ restaurantId }) => restaurantId)).toEqual([own]);
});

describe('a search of all restaurants', () => {
  const search = (text: string, ...ids: string[]) =>
    running.groupFigures.searchGroup({ restaurantIds: ids, text }, ofAll(...ids));

  test('finds by name, phone and id in the caller’s restaurants only, those ahead first', async () => {
    const [one, other, foreign] = [await running.open(), await running.open(), await running.open()];
    const later = await running.book(one, '21:00', { name: 'Zoe Quinlan', phoneNumber: '+12125550101' });
    const sooner = await running.book(other, '20:00', { name: 'Zoe Quinlan' });
    await running.book(foreign, '20:30', { name: 'Zoe Quinlan', phoneNumber: '+12125550101' });
    const past = await running.book(one, '19:00', { name: 'Zoe Quinlan' });
    await running.connection
      .collection('reservations')
      .updateOne({ _id: past as never }, { $set: { startsAt: new Date(`${addDays(today, -2)}T18:00:00Z`) } });
    const ids = async (text: string) => (await search(text, one, other)).reservations.map(({ id }) => id);
    expect(await ids('zoe quin')).toEqual([sooner, later, past]);
    expect(await ids('212 555 0101')).toEqual([later]);
    expect(await ids(sooner.slice(0, 10))).toEqual([sooner]);
    expect(await ids('nobody of this name')).toEqual([]);
  });

  test('has at most 50, says if there are more, and wants two characters', async () => {
    const name = await running.open();
    const id = await running.book(name, '20:00', { name: 'Many Twins' });
    const reservations = running.connection.collection('reservations');
    const stored = await reservations.findOne({ _id: id as never });
    const copies = (from: number, many: number) =>
      Array.from({ length: many }, (_, at) => ({
        ...stored,
        _id: `${id.slice(0, -5)}${String(from + at).padStart(5, '0')}` as never,
      }));
    await reservations.insertMany(copies(0, 49));
    expect(await search('Many Twins', name)).toMatchObject({ truncated: false });
    await reservations.insertMany(copies(49, 1));
    const found = await search('Many Twins', name);
    expect(found.reservations).toHaveLength(50);
    expect(found.truncated).toBe(true);
    expect(await refusalOf(search(' a ', name))).toMatchObject({ fields: [{ field: 'text' }] });
  });
});
