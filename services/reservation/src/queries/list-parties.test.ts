import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { Ports } from '../ports';
import type { Reservation } from '../party/reservation';
import { testParty, testPlacement } from '../testing/test-party';
import { testRestaurant } from '../testing/test-restaurant';
import { listParties } from './list-parties';

const dayMs = 86_400_000;
const host = create(ActorSchema, { userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.HOST }] });
const stranger = create(ActorSchema, { userId: 'u2' });
const first = testPlacement();
const dateAfter = (days: number) =>
  new Date(Date.parse(first.date) + days * dayMs).toISOString().slice(0, 10);

/** Parties of the days from the first on. */
const partiesOf = (counts: readonly number[]): Reservation[] =>
  counts.flatMap((count, day) => {
    const placement = { ...first, from: first.from + day * dayMs, until: first.until + day * dayMs };
    return Array.from({ length: count }, (_, at) => testParty({ id: `${day}-${at}`, placement }));
  });
function list(counts: readonly number[], dates: readonly string[], actor = host) {
  const all = partiesOf(counts);
  const ports = {
    restaurants: { find: async () => testRestaurant({}) },
    reservations: {
      evening: async (_id: string, from: number, until: number, most: number) =>
        all.filter(({ placement }) => placement.from >= from && placement.from < until).slice(0, most),
    },
    days: {
      day: async (restaurantId: string, date: string) => ({ restaurantId, date, version: 0, claims: [] }),
    },
    clock: () => new Date(first.from),
  } as unknown as Ports;
  return listParties(ports)(actor, { restaurantId: 'r1', dates });
}
const sizes = async (counts: readonly number[], dates: readonly string[]) => {
  const found = await list(counts, dates);
  if (!('days' in found)) throw new Error('refused');
  return found.days.map(({ date, parties }) => [date, parties.length]);
};

test('the parties of days are listed in the order that was asked for, as many days as have 2,000 together', async () => {
  const [one, two, three] = [0, 1, 2].map(dateAfter) as [string, string, string];
  expect(await sizes([2, 1, 0], [two, one, three])).toEqual([
    [two, 1],
    [one, 2],
    [three, 0],
  ]);
  expect(await sizes([1_500, 500, 1], [one, two, three])).toEqual([
    [one, 1_500],
    [two, 500],
  ]);
  expect(await sizes([2_001, 1], [one, two])).toEqual([[one, 2_000]]);
});

test('they are of 1 to 31 dates, each once, for members', async () => {
  const days = (count: number) => Array.from({ length: count }, (_, day) => dateAfter(day));
  const refused = { kind: 'invalid', fields: [{ field: 'localDates' }] };
  expect(await list([], days(31))).toHaveProperty('days');
  expect(await list([], days(32))).toMatchObject(refused);
  expect(await list([], [])).toMatchObject(refused);
  expect(await list([], [first.date, first.date])).toMatchObject(refused);
  expect(await list([], days(1), stranger)).toMatchObject({ kind: 'not-found' });
});
