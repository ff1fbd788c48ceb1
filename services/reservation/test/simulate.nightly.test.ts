import { Role } from '@tablewell/chassis/access';
import { withRequestId } from '@tablewell/chassis/context';
import { as, eventually } from '@tablewell/chassis/testing';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { DraftChangeSchema } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { type Evening, host, startEvening, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
async function open(more: Parameters<Evening['publishRestaurant']>[1] = {}): Promise<string> {
  const id = `simulated-${(restaurants += 1)}`;
  await running.publishRestaurant(id, { tableTypes: [{ key: 'FourTop', count: 2, capacity: 4 }], ...more });
  return id;
}
const owner = (id: string) => as({ userId: 'boss', memberships: [{ restaurantId: id, role: Role.OWNER }] });
const simulate = (id: string, draft: MessageInitShape<typeof DraftChangeSchema>, week = 4, by = owner(id)) =>
  running.availability[0]!.simulateChange({ restaurantId: id, draft, week }, by);
let diners = 0;
/** Each call is by a diner in another network. */
const book = (id: string, local: string, partySize = 4) =>
  withRequestId(
    'request-of-a-diner',
    () => outcomeOf(running.api.book(bookingAt(id, local, { partySize }))),
    {
      address: `192.0.2.${(diners += 1)}`,
      userAgent: 'Test/1.0',
    },
  );
const unmet = (id: string) =>
  running.connection.collection<{ _id: string }>('unmet_demand').findOne({ _id: `${id}:${today}` });

test('replays booked and refused parties of a past week, side by side with the rules in force', async () => {
  const id = await open();
  for (const time of ['19:00', '19:00', '20:30']) await book(id, `${today}T${time}`);
  expect(await book(id, `${today}T19:30`)).toMatchObject({ code: 'no-tables-available' });
  await eventually(async () => expect(await unmet(id)).not.toBeNull());
  running.clock.set('2026-11-24T12:00:00Z');
  const shorter = await simulate(id, { seatingMinutes: 30 });
  expect(shorter).toMatchObject({
    from: '2026-11-17',
    until: '2026-11-23',
    bookedParties: 3,
    refusedParties: 1,
    complete: true,
    today: { parties: 3, covers: 12, fullest: { date: today, minute: 1140, covers: 8 } },
    draft: { parties: 4, covers: 16 },
    gainedCovers: 4,
    lost: [],
  });
  // Open from six to midnight on seven days.
  expect(shorter.today?.openMinutes).toBe(7 * 1080);
  expect(shorter.today?.tables.map(({ minutes }) => minutes).sort()).toEqual([180, 90]);
  const paced = await simulate(id, {
    availabilityRules: { pacing: [{ intervalMinutes: 15, mostCovers: 4 }] },
  });
  expect([paced.draft?.covers, paced.lost.map(({ rule, covers }) => [rule, covers])]).toEqual([
    12,
    [['pacing', 4]],
  ]);
  expect(paced.gainedCovers).toBe(4);
  expect((await simulate(id, {}, 3)).bookedParties).toBe(0);
});

test('changes nothing, and gives the table of a canceled party to a later one', async () => {
  const id = await open({ tableTypes: [{ key: 'FourTop', count: 1, capacity: 4 }] });
  const { reservation } = await running.api.book(bookingAt(id, `${today}T19:00`, { partySize: 4 }));
  running.clock.set(`${today}T12:10:00Z`);
  await running.api.cancelReservation({ id: reservation?.id ?? '' });
  running.clock.set(`${today}T12:20:00Z`);
  expect(await book(id, `${today}T19:00`)).toMatchObject({ code: 'accepted' });
  const stored = async () => [
    await running.claims(id),
    await running.connection.collection('unmet_demand').find({ restaurantId: id }).toArray(),
  ];
  const before = await stored();
  running.clock.set('2026-11-21T12:00:00Z');
  expect(await simulate(id, { closures: { weekly: [5] } })).toMatchObject({
    today: { parties: 1, covers: 4 },
    draft: { parties: 0, openMinutes: 6 * 1080 },
    lost: [{ rule: 'closed', covers: 4 }],
  });
  expect(await stored()).toEqual(before);
});

test('is for members who may change the settings, and refused with the field’s name for an invalid draft', async () => {
  const id = await open();
  expect(await outcomeOf(simulate(id, {}, 4, host(id)))).toMatchObject({ code: 'role-too-low' });
  expect(await outcomeOf(simulate(id, {}, 4, owner('other')))).toMatchObject({ code: 'not-found' });
  for (const week of [0, 5])
    expect(await outcomeOf(simulate(id, {}, week))).toMatchObject({ fields: [{ field: 'week' }] });
  expect(await outcomeOf(simulate(id, { seatingMinutes: 5 }))).toMatchObject({
    fields: [{ field: 'seatingMinutes' }],
  });
});

test('one runs and one waits for a restaurant, and further ones are refused', async () => {
  const id = await open();
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => outcomeOf(simulate(id, {}))));
  const codes = outcomes.map(({ code }) => code);
  expect(codes.filter((code) => code === 'accepted').length).toBeGreaterThanOrEqual(1);
  expect(codes.filter((code) => code !== 'accepted').every((code) => code === 'busy')).toBe(true);
});
