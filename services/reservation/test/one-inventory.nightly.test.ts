import { timestampDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { eventually, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { type Party, Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt } from './harness';

let evening: Evening;
const minuteMs = 60_000;
/** 7 PM in Rome. */
const seven = Date.parse(`${today}T18:00:00Z`);
const full = 'no-tables-available';

beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening?.stop());
beforeEach(() => evening.clock.set(new Date(seven)));

type Line = { id: string; placedAt: number }[];
type Day = { _id: string; restaurantId: string; date: string; line?: Line };
const days = () => evening.connection.collection<Day>('service_days');
const lineOf = async (id: string) =>
  ((await days().findOne({ _id: `${id}:${today}` }))?.line ?? []).map((party) => party.id);

/** A restaurant whose tables for two are taken until 8:30 PM. */
async function full2(count: number): Promise<string> {
  const id = await evening.open(90, count, 0);
  for (let party = 0; party < count; party += 1) await evening.seatWalkIn(id);
  return id;
}
/** Joins at one of two processes. */
async function join(id: string, process = 0, more: object = {}): Promise<Party> {
  const request = { restaurantId: id, name: 'Ada', partySize: 2, stepId: stepId(), ...more };
  const { party } = await evening.waitlists[process]!.joinWaitlist(request, host(id));
  return party as Party;
}
const bookAt = (id: string, time: string, process = 0) =>
  evening.apis[process]!.book(bookingAt(id, `${today}T${time}`));
const refusedAt = async (id: string, time: string) => (await refusalOf(bookAt(id, time)))?.code;

test('a table that the floor needs for a waiting party is not bookable online, until the party leaves', async () => {
  const id = await full2(1);
  const ada = await join(id);
  expect(await lineOf(id)).toEqual([ada.id]);
  for (const process of [0, 1])
    expect(await refusalOf(bookAt(id, '20:30', process))).toMatchObject({ code: full });
  const left = stepId();
  await evening.take(id, ada.id, Step.LEAVE, { stepId: left });
  expect(await lineOf(id)).toEqual([]);
  await evening.undo(id, ada.id, left);
  expect(await refusedAt(id, '20:30')).toBe(full);
  await evening.take(id, ada.id, Step.TURN_AWAY);
  expect((await bookAt(id, '20:30')).reservation?.id).toBeTruthy();
});

test('a party whose ready table lapsed keeps no table from the public', async () => {
  const id = await full2(1);
  const ada = await join(id);
  const sits = (await evening.parties(id)).find(({ tableNumbers }) => tableNumbers.length > 0);
  await evening.take(id, sits?.id ?? '', Step.FINISH);
  await evening.take(id, ada.id, Step.READY);
  expect(await refusedAt(id, '20:00')).toBe(full);
  evening.clock.set(new Date(seven + 11 * minuteMs));
  await eventually(async () => expect(await lineOf(id)).toEqual([]));
  expect((await bookAt(id, '20:00')).reservation?.id).toBeTruthy();
});

test('a place in line without a reservation is taken off, and one that is missing is put back', async () => {
  const id = await full2(2);
  const ada = await join(id);
  const crashed = { id: 'crashed', partySize: 2, joinedAt: seven, placedAt: seven };
  await days().updateOne(
    { _id: `${id}:${today}` },
    { $set: { line: [crashed] as Line }, $inc: { version: 1 } as never },
  );
  await eventually(async () => expect(await lineOf(id)).toEqual([ada.id, 'crashed']));
  evening.clock.set(new Date(seven + minuteMs));
  await eventually(async () => expect(await lineOf(id)).toEqual([ada.id]));
});

test('late in the evening the next date knows of those who wait', async () => {
  const id = await evening.open(90, 1, 0, {
    operatingPeriods: [
      { id: 'p', name: 'Dinner', opensAt: 1080, closesAt: 1560, intervalMinutes: 30, daysOfWeek: [] },
    ],
  });
  evening.clock.set(`${today}T22:30:00Z`);
  await evening.seatWalkIn(id);
  const ada = await join(id);
  const tomorrow = await days().findOne({ _id: `${id}:2026-11-21` });
  expect(tomorrow?.line?.map((party) => party.id)).toEqual([ada.id]);
  expect(await refusalOf(evening.api.book(bookingAt(id, `2026-11-21T01:00`)))).toMatchObject({ code: full });
});

test('the share of the door is not bookable online, and a host books it', async () => {
  const id = await evening.open(90, 2, 0, { waitlist: rulesWith({ doorTables: 1 }) });
  expect((await bookAt(id, '20:00')).reservation?.id).toBeTruthy();
  expect(await refusedAt(id, '20:00')).toBe(full);
  const form = { ...{ restaurantId: id, name: 'Ada', partySize: 2, stepId: stepId() } };
  const when = { time: { case: 'local' as const, value: `${today}T20:00` } };
  const { party } = await evening.evening.bookParty({ ...form, when }, host(id));
  expect(party?.id).toBeTruthy();
});

/** The rules of the waitlist with a change. */
const rulesWith = (change: object) => ({
  ...{ online: true, fullStarts: true, largestParty: 8, mostWaiting: 30, graceMinutes: 10 },
  ...{ offerMinutes: 20, doorTables: 0, doorMinutes: 120, vipFirst: false },
  ...change,
});

test('the host is told that a start that only the staff can book is kept for those who wait', async () => {
  const id = await full2(1);
  await join(id);
  const request = { restaurantId: id, localDate: today, partySize: 2 };
  await eventually(async () => {
    const { starts } = await evening.evening.listStarts(request, host(id));
    const kept = starts.filter(({ keptForWaitlist }) => keptForWaitlist);
    expect(kept.map(({ localMinute }) => localMinute)).toEqual([1230, 1260, 1290]);
  });
});

test('a VIP goes first where the owner says so, and that is written down', async () => {
  const id = await evening.open(90, 2, 0, { waitlist: rulesWith({ vipFirst: true }) });
  const sits = await evening.seatWalkIn(id);
  await evening.seatWalkIn(id);
  const ada = await join(id);
  evening.clock.set(new Date(seven + minuteMs));
  const vip = await join(id, 1, { name: 'Vera', notes: 'VIP, by the window' });
  // As if nobody was before it, a minute later.
  expect(vip.wait?.quote?.untilMinutes).toBeLessThanOrEqual((ada.wait?.quote?.untilMinutes ?? 0) + 5);
  await evening.take(id, sits.id, Step.FINISH);
  expect(await refusalOf(evening.take(id, ada.id, Step.SEAT))).toMatchObject({ code: 'queue-jump' });
  const seated = await evening.take(id, vip.id, Step.SEAT);
  expect(seated.wait?.outOfTurn).toBe(true);
  const taken = (await publishedEvents(evening.bus, events.reservationStepped)).filter(
    ({ reservation, step }) => reservation?.id === vip.id && step === Step.SEAT,
  );
  expect(taken.map(({ overridden }) => overridden)).toEqual([['vip-first']]);
});

test('a VIP waits in turn where the owner does not say so', async () => {
  const id = await full2(1);
  const ada = await join(id);
  evening.clock.set(new Date(seven + minuteMs));
  const vip = await join(id, 1, { name: 'Vera', notes: 'VIP' });
  const sits = (await evening.parties(id)).find(({ tableNumbers }) => tableNumbers.length > 0);
  await evening.take(id, sits?.id ?? '', Step.FINISH);
  expect(await refusalOf(evening.take(id, vip.id, Step.SEAT))).toMatchObject({ code: 'queue-jump' });
  expect((await evening.take(id, ada.id, Step.SEAT)).wait?.outOfTurn).toBe(false);
});

describe('what the page shows and what the door is told, while both sell at two processes', () => {
  /** The longest wait that is told. */
  const longest = 240;
  /** The first start that the page shows as free, in minutes from now. */
  async function shownIn(id: string, process: number): Promise<number> {
    const request = { restaurantId: id, date: today, partySize: 2 };
    const { times } = await evening.apis[process]!.listOfferedTimes(request);
    const free = times.find(({ available, startsAt }) => available && startsAt);
    const at = free?.startsAt ? timestampDate(free.startsAt).getTime() : Infinity;
    return (at - evening.clock().getTime()) / minuteMs;
  }

  test.each([0, 1, 2])('is the same inventory, with %i in line before', async (before) => {
    const id = await full2(3);
    const told: Party[] = [];
    for (let index = 0; index < before; index += 1) told.push(await join(id, index % 2));
    let sold = 0;
    const racing = Array.from({ length: 12 }, async (_, index) => {
      const process = index % 2;
      if (index % 3 === 0) told.push(await join(id, process));
      else if (await bookAt(id, '20:30', process).then(Boolean, () => false)) sold += 1;
    });
    await Promise.all(racing);
    // A party with a quote below another turn has a table that no booking has.
    const inTime = told.filter(({ wait }) => wait?.quote && wait.quote.fromMinutes < 90);
    expect(inTime.length + sold).toBeLessThanOrEqual(3);
    expect(inTime.length).toBeGreaterThanOrEqual(before);
    for (const process of [0, 1]) {
      const { quote } = await evening.waitlists[process]!.quoteWait(
        { restaurantId: id, partySize: 2 },
        host(id),
      );
      await eventually(async () =>
        expect(quote?.fromMinutes ?? longest).toBeLessThanOrEqual(await shownIn(id, process)),
      );
      expect(await refusedAt(id, '20:30')).toBe(full);
    }
  });
});
