import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { WaitState } from '@tablewell/proto/reservation/v1/waitlist_pb';
import { stepId, today } from './evening-harness';
import { bookingAt, type Reservations, startReservations } from './harness';

// Four in the afternoon in Rome.
const clock = fixedClock(`${today}T15:00:00Z`);
let running: Reservations;
beforeAll(async () => {
  // A clock that is moved at one process is read at the other one.
  running = await startReservations(clock, 2);
});
afterAll(() => running?.stop());

const minuteMs = 60_000;
const oneTable = { tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }] };
const ownerOf = (restaurantId: string, isTest: boolean) =>
  as({ userId: 'u1', name: 'Ada', memberships: [{ restaurantId, role: Role.OWNER, isTest }] });

/** Two restaurants with one table each, a live one beside one for tests. */
async function openBoth(name: string) {
  const both = [true, false].map((isTest) => ({ id: `${name}-${isTest ? 'test' : 'live'}`, isTest }));
  for (const { id, isTest } of both) await running.publishRestaurant(id, { ...oneTable, isTest });
  const [test, live] = both.map(({ id, isTest }) => ({ id, owner: ownerOf(id, isTest) }));
  return { test: test!, live: live! };
}
type House = Awaited<ReturnType<typeof openBoth>>['test'];

const advance = (id: string, minutes: number, settings: object = {}) => {
  const clockAheadMs = BigInt(minutes * minuteMs);
  return running.publishRestaurant(id, { ...oneTable, ...settings, isTest: true, clockAheadMs });
};
const book = ({ id, owner }: House, time: string, at = 0) =>
  running.apis[at]!.book(bookingAt(id, `${today}T${time}`), owner);
/** The free starts of today in minutes after midnight. */
const startsOf = async ({ id, owner }: House, at: number) => {
  const request = { restaurantId: id, date: today, partySize: 2 };
  const { times } = await running.apis[at]!.listOfferedTimes(request, owner);
  return times.filter(({ available }) => available).map(({ minute }) => minute);
};
const entryOf = async (id: string) => (await running.entries[0]!.getEntry({ id })).entry!;

test('the starts of today move with the clock, in every process, and those of a live restaurant stay', async () => {
  const { test: tests, live } = await openBoth('starts');
  const before = await startsOf(tests, 0);
  expect(before).toEqual(await startsOf(live, 0));
  await advance(tests.id, 180);
  for (const at of [0, 1]) {
    await eventually(async () =>
      expect(Math.min(...(await startsOf(tests, at)))).toBeGreaterThanOrEqual(19 * 60),
    );
    expect(await startsOf(live, at)).toEqual(before);
    // Half past six is over there, and still ahead here.
    expect(await refusalOf(book(tests, '18:30', at))).toMatchObject({ kind: 'invalid' });
  }
  await book(live, '18:30');
  await book(tests, '21:00', 1);
});

test('an offer that nobody answers goes on to the next party when the clock is moved past its end', async () => {
  const both = await openBoth('offers');
  const asked: Record<string, string[]> = {};
  for (const { id, owner } of Object.values(both)) {
    const { reservation } = await book({ id, owner }, '21:00');
    const entries: string[] = [];
    for (const name of ['Ada', 'Grace']) {
      // Their order is that of joining.
      clock.set(new Date(clock().getTime() + 1_000));
      const joining = { restaurantId: id, name, partySize: 2, email: `${name}@example.com` };
      const start = { time: { case: 'local' as const, value: `${today}T21:00` } };
      entries.push((await running.entries[0]!.joinByLink({ ...joining, start }, owner)).entry!.id);
    }
    asked[id] = entries;
    await running.apis[0]!.cancelReservation({ id: reservation!.id }, owner);
    await eventually(async () => expect((await entryOf(entries[0]!)).offer).toBeDefined());
  }
  await advance(both.test.id, 60);
  const [ada, grace] = asked[both.test.id]!;
  await eventually(async () => expect((await entryOf(grace!)).offer).toBeDefined());
  expect((await entryOf(ada!)).state).not.toBe(WaitState.SERVICE_READY);
  // The next offer ends by the moved clock as well.
  const until = timestampDate((await entryOf(grace!)).offer!.until!).getTime();
  expect(until).toBeGreaterThan(clock().getTime() + 60 * minuteMs);
  const [first, second] = asked[both.live.id]!;
  expect((await entryOf(first!)).state).toBe(WaitState.SERVICE_READY);
  expect((await entryOf(second!)).offer).toBeUndefined();
});

test('a ready table is taken back when the clock is moved, and in no other restaurant', async () => {
  const both = await openBoth('ready');
  const stages: Record<string, () => Promise<Stage | undefined>> = {};
  for (const { id, owner } of Object.values(both)) {
    const party = { restaurantId: id, name: 'Ada', partySize: 2, stepId: stepId() };
    const joined = await running.waitlists[0]!.joinWaitlist(
      { ...party, quote: { fromMinutes: 5, untilMinutes: 10 } },
      owner,
    );
    const reservationId = joined.party!.id;
    const step = { reservationId, step: Step.READY, stepId: stepId(), tableNumbers: ['1'] };
    await running.evenings[0]!.takeStep(step, owner);
    stages[id] = async () => {
      const { evening } = await running.evenings[1]!.getEvening({ restaurantId: id }, owner);
      return evening?.parties.find((each) => each.id === reservationId)?.stage;
    };
  }
  await advance(both.test.id, 45);
  await eventually(async () => expect(await stages[both.test.id]!()).toBe(Stage.WAITING));
  expect(await stages[both.live.id]!()).toBe(Stage.READY);
});

test('the table of a party that is late by the moved clock is given up', async () => {
  const both = await openBoth('late');
  const settings = { giveUpLateAfterMinutes: 15, givesUpLateByItself: true };
  const ids: Record<string, string> = {};
  for (const { id, owner } of Object.values(both)) {
    const isTest = id === both.test.id;
    await running.publishRestaurant(id, { ...oneTable, ...settings, isTest });
    const { reservation } = await book({ id, owner }, '20:00');
    ids[id] = reservation!.id;
  }
  const tablesOf = async ({ id, owner }: House) => {
    const { evening } = await running.evenings[1]!.getEvening({ restaurantId: id }, owner);
    return evening?.parties.find((each) => each.id === ids[id])?.tableNumbers;
  };
  await advance(both.test.id, 4 * 60 + 20, settings);
  await eventually(async () => expect(await tablesOf(both.test)).toEqual([]));
  expect(await tablesOf(both.live)).toEqual(['1']);
});

test('an older version of a restaurant moves its clock back nowhere', async () => {
  const { test: tests } = await openBoth('older');
  const late = running.nextVersion();
  await advance(tests.id, 180);
  await running.publishVersion(tests.id, late, { ...oneTable, isTest: true });
  await running.publishRestaurant('older-next');
  for (const at of [0, 1])
    await eventually(async () =>
      expect(Math.min(...(await startsOf(tests, at)))).toBeGreaterThanOrEqual(19 * 60),
    );
});
