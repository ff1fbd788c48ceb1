import { timestampDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { newId } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import { type Party, Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { WaitState } from '@tablewell/proto/reservation/v1/waitlist_pb';
import { ProposalReason } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, type WaitlistApi } from './harness';

let evening: Evening;
let waitlist: WaitlistApi;
const seven = `${today}T18:00:00Z`;
const minuteMs = 60_000;

beforeAll(async () => {
  evening = await startEvening();
  [waitlist] = evening.waitlists as [WaitlistApi];
});
afterAll(() => evening?.stop());
beforeEach(() => evening.clock.set(seven));

const at = (minutes: number) => evening.clock.set(new Date(Date.parse(seven) + minutes * minuteMs));

async function join(id: string, name: string, partySize: number, more: object = {}): Promise<Party> {
  const request = { restaurantId: id, name, partySize, stepId: stepId(), ...more };
  const { party } = await waitlist.joinWaitlist(request, host(id));
  return party as Party;
}

const waiting = async (id: string) => (await waitlist.listWaiting({ restaurantId: id }, host(id))).waiting;
const shown = async (id: string, party: Party) =>
  (await evening.parties(id)).find((each) => each.id === party.id) as Party;
const quote = (id: string, partySize: number) =>
  waitlist.quoteWait({ restaurantId: id, partySize }, host(id));

/** The first party that sits leaves. */
async function leaveTable(id: string, partySize = 2): Promise<readonly string[]> {
  const sits = (party: Party) => party.stage === Stage.SEATED && party.partySize === partySize;
  const party = (await evening.parties(id)).find(sits);
  await evening.take(id, party?.id ?? '', Step.FINISH);
  return party?.tableNumbers ?? [];
}

/** A restaurant whose two tables for two and one for four are taken. */
async function full(turn = 90): Promise<string> {
  const id = await evening.open(turn);
  for (const partySize of [2, 2, 4]) await evening.seatWalkIn(id, { partySize });
  return id;
}

test('a party joins once, with its quote and its wishes, and is a party of the evening', async () => {
  const id = await full();
  const step = stepId();
  const details = {
    phoneNumber: '+390612345',
    notes: 'Nuts',
    accessible: true,
    language: 'it',
    stepId: step,
  };
  const ada = await join(id, 'Ada', 2, details);
  expect(ada).toMatchObject({
    stage: Stage.WAITING,
    walkIn: true,
    source: 'waitlist',
    tableNumbers: [],
    wait: { state: WaitState.WAITING, accessible: true },
  });
  expect(ada.heldFrom).toBeUndefined();
  expect(ada.wait?.quote?.untilMinutes).toBeGreaterThan(ada.wait?.quote?.fromMinutes ?? 0);
  expect((await join(id, 'Ada', 2, details)).id).toBe(ada.id);
  expect(await evening.claims(id)).toHaveLength(3);
  expect(await shown(id, ada)).toMatchObject({ name: 'Ada', notes: 'Nuts', stage: Stage.WAITING });
});

test('a quote is 0 while a table is free, a range when all are taken, and grows with the parties ahead', async () => {
  const id = await evening.open(90);
  expect(await quote(id, 2)).toMatchObject({
    quote: { fromMinutes: 0, untilMinutes: 0 },
    partiesAhead: 0,
    measured: false,
  });
  for (const partySize of [2, 2, 4]) await evening.seatWalkIn(id, { partySize });
  const first = await quote(id, 2);
  expect(first.tableNumbers).toEqual([]);
  expect(first.quote?.fromMinutes).toBeGreaterThan(0);
  await join(id, 'Ada', 2);
  await join(id, 'Ben', 2);
  const third = await quote(id, 2);
  expect(third.partiesAhead).toBe(2);
  expect(third.quote?.fromMinutes).toBeGreaterThanOrEqual(first.quote?.fromMinutes ?? 0);
  expect(third.quote?.untilMinutes).toBeGreaterThan(first.quote?.untilMinutes ?? 0);
});

test('what was told is what is stored, and bad fields are named', async () => {
  const id = await full();
  const told = { quote: { fromMinutes: 25, untilMinutes: 40 } };
  expect((await join(id, 'Ada', 2, told)).wait?.quote).toMatchObject(told.quote);
  const refused = async (more: object) =>
    (await refusalOf(join(id, 'Ben', 2, more)))?.fields?.map(({ field }) => field);
  expect(await refused({ quote: { fromMinutes: 40, untilMinutes: 25 } })).toEqual(['quote']);
  expect(await refused({ language: 'Italian!' })).toEqual(['language']);
  expect(await refused({ areas: ['Moon'] })).toEqual(['area']);
  expect(await refused({ name: '' })).toEqual(['name']);
});

test('a ready table is held for the party: no one can book or seat there, and it ends by itself', async () => {
  const id = await evening.open(90, 1, 0);
  await evening.seatWalkIn(id);
  const ada = await join(id, 'Ada', 2);
  await leaveTable(id);
  const ready = await evening.take(id, ada.id, Step.READY, { tableNumbers: ['1'] });
  expect(ready).toMatchObject({
    stage: Stage.READY,
    tableNumbers: ['1'],
    wait: { state: WaitState.SERVICE_READY },
  });
  const until = ready.wait?.readyUntil ? timestampDate(ready.wait.readyUntil).getTime() : 0;
  expect(until - evening.clock().getTime()).toBe(10 * minuteMs);
  const online = () => evening.api.book(bookingAt(id, `${today}T19:30`));
  expect(await refusalOf(online())).toMatchObject({ code: 'no-tables-available' });
  expect(await refusalOf(evening.seatWalkIn(id, { tableNumbers: ['1'] }))).toMatchObject({
    code: 'table-taken',
  });
  at(10);
  await eventually(async () => expect((await shown(id, ada)).stage).toBe(Stage.WAITING));
  const back = await shown(id, ada);
  expect(back.wait?.lapsedAt).toBeDefined();
  expect(back.steps.at(-1)).toMatchObject({ step: Step.LAPSE, by: 'Tablewell' });
  expect((await online()).reservation?.id).toBeTruthy();
});

test('after the time of a ready table the next party is proposed it', async () => {
  const id = await evening.open(90, 1, 0);
  await evening.seatWalkIn(id);
  const ada = await join(id, 'Ada', 2);
  at(1);
  const ben = await join(id, 'Ben', 2);
  await leaveTable(id);
  const proposals = async () =>
    (await waiting(id)).map((one) => [one.reservationId, one.proposedTableNumbers]);
  expect(await proposals()).toEqual([
    [ada.id, ['1']],
    [ben.id, []],
  ]);
  expect((await waiting(id))[0]).toMatchObject({
    reason: ProposalReason.ONLY,
    expected: { untilMinutes: 0 },
  });
  await evening.take(id, ada.id, Step.READY);
  expect(await proposals()).toEqual([[ben.id, []]]);
  at(12);
  await eventually(async () =>
    expect(await proposals()).toEqual([
      [ben.id, ['1']],
      [ada.id, []],
    ]),
  );
});

test('nobody who joined later gets a table that fits a party that joined earlier, unless the host says so', async () => {
  const id = await full();
  const ada = await join(id, 'Ada', 2);
  at(5);
  const ben = await join(id, 'Ben', 2);
  const table = await leaveTable(id);
  const ofBen = { tableNumbers: table };
  for (const step of [Step.READY, Step.SEAT])
    expect(await refusalOf(evening.take(id, ben.id, step, ofBen))).toMatchObject({ code: 'queue-jump' });
  expect(await refusalOf(evening.take(id, ben.id, Step.READY))).toMatchObject({ code: 'queue-jump' });
  expect(await refusalOf(evening.seatWalkIn(id, { tableNumbers: table }))).toMatchObject({
    code: 'queue-jump',
  });
  const jumped = await evening.take(id, ben.id, Step.SEAT, { ...ofBen, outOfTurn: true });
  expect(jumped).toMatchObject({ stage: Stage.SEATED, wait: { outOfTurn: true } });
  expect((await shown(id, ada)).stage).toBe(Stage.WAITING);
});

test('a later party may have what fits nobody before it', async () => {
  const id = await full();
  await join(id, 'Ada', 4);
  at(5);
  const ben = await join(id, 'Ben', 2);
  const table = await leaveTable(id);
  const seated = await evening.take(id, ben.id, Step.SEAT);
  expect(seated).toMatchObject({ stage: Stage.SEATED, wait: { outOfTurn: false } });
  expect(seated.tableNumbers).toEqual(table);
});

test('a party sits at its ready table without another question, and every step can be undone', async () => {
  const id = await evening.open(90, 1, 0);
  await evening.seatWalkIn(id);
  const ada = await join(id, 'Ada', 2);
  at(5);
  const ben = await join(id, 'Ben', 2);
  await leaveTable(id);
  const [ready, seat, leave] = [stepId(), stepId(), stepId()];
  await evening.take(id, ada.id, Step.READY, { stepId: ready });
  at(9);
  const seated = await evening.take(id, ada.id, Step.SEAT, { stepId: seat });
  expect(seated).toMatchObject({
    stage: Stage.SEATED,
    tableNumbers: ['1'],
    wait: { state: WaitState.SEATED },
  });
  expect(await evening.undo(id, ada.id, seat)).toMatchObject({
    stage: Stage.READY,
    wait: { state: WaitState.SERVICE_READY },
  });
  expect((await evening.claims(id)).map(({ seated: sits }) => sits)).toEqual([undefined]);
  expect(await evening.undo(id, ada.id, ready)).toMatchObject({ stage: Stage.WAITING, tableNumbers: [] });
  expect(await evening.claims(id)).toEqual([]);
  const left = await evening.take(id, ben.id, Step.LEAVE, { stepId: leave });
  expect(left).toMatchObject({ stage: Stage.CANCELED, wait: { state: WaitState.CANCELED } });
  expect(await evening.undo(id, ben.id, leave)).toMatchObject({ stage: Stage.WAITING });
  const away = await evening.take(id, ben.id, Step.TURN_AWAY);
  expect(away).toMatchObject({ wait: { state: WaitState.DECLINED_BY_MERCHANT } });
  await evening.take(id, ada.id, Step.READY);
  const missed = await evening.take(id, ada.id, Step.NO_SHOW);
  expect(missed).toMatchObject({ stage: Stage.NO_SHOW, wait: { state: WaitState.NO_SHOW } });
  expect(await evening.claims(id)).toEqual([]);
});

test('a party that joined by mistake is gone once that is undone', async () => {
  const id = await full();
  const step = stepId();
  const ada = await join(id, 'Ada', 2, { stepId: step });
  await evening.undo(id, ada.id, step);
  expect(await shown(id, ada)).toBeUndefined();
  expect(await waiting(id)).toEqual([]);
});

test('a waiting party is no reservation for others: it counts in no month, list or total until it sits', async () => {
  const id = await full();
  const range = { restaurantId: id, startDate: today, endDate: today };
  const counts = async () => (await evening.api.listDailyCounts(range, host(id))).days;
  const listed = async () =>
    (await evening.api.listReservations(range, host(id))).reservations.map(({ name }) => name);
  const before = await counts();
  const ada = await join(id, 'Ada', 2);
  const ben = await join(id, 'Ben', 2);
  await evening.take(id, ben.id, Step.LEAVE);
  expect(await counts()).toEqual(before);
  expect(await listed()).not.toContain('Ada');
  expect(await listed()).not.toContain('Ben');
  await leaveTable(id);
  await evening.take(id, ada.id, Step.SEAT);
  expect((await counts())[0]?.reservations).toBe((before[0]?.reservations ?? 0) + 1);
  expect(await listed()).toContain('Ada');
});

test('how many waits ended within their quote can be read', async () => {
  const id = await full();
  const told = (fromMinutes: number, untilMinutes: number) => ({ quote: { fromMinutes, untilMinutes } });
  const ada = await join(id, 'Ada', 2, told(10, 20));
  at(1);
  const ben = await join(id, 'Ben', 2, told(30, 40));
  const cem = await join(id, 'Cem', 4, told(5, 10));
  at(2);
  const dan = await join(id, 'Dan', 4, told(5, 10));
  at(15);
  for (const party of await evening.parties(id))
    if (party.stage === Stage.SEATED) await evening.take(id, party.id, Step.FINISH);
  for (const party of [ada, ben, cem]) await evening.take(id, party.id, Step.SEAT);
  await evening.take(id, dan.id, Step.LEAVE);
  const figures = await waitlist.getWaitFigures({ restaurantId: id, from: today, until: today }, host(id));
  expect(figures).toMatchObject({ ended: 3, within: 1, sooner: 1, later: 1, left: 1 });
});

describe('a reply to the message that a table is ready', () => {
  async function readyAt(id: string) {
    const ada = await join(id, 'Ada', 2, { phoneNumber: '+390612345' });
    await leaveTable(id);
    return evening.take(id, ada.id, Step.READY);
  }
  let replies = 0;
  const reply = (id: string, { id: reservationId, wait }: Party, answer: ReplyAnswer) =>
    publishEntry(
      evening.bus,
      outboxEntry(
        events.replyReceived,
        {
          ...{ restaurantId: id, reservationId, replyId: `SM${(replies += 1)}`, answer },
          ...(wait?.readyUntil ? { startsAt: wait.readyUntil } : {}),
        },
        { id: newId(), at: evening.clock() },
      ),
    );

  test('says that the party comes', async () => {
    const id = await full();
    const ada = await readyAt(id);
    await reply(id, ada, ReplyAnswer.CONFIRM);
    await eventually(async () => expect((await shown(id, ada)).wait?.comingAt).toBeDefined());
    expect((await shown(id, ada)).stage).toBe(Stage.READY);
  });

  test('gives the table up for the next party, but not another table than the one it was about', async () => {
    const id = await full();
    const ada = await readyAt(id);
    at(1);
    const again = await evening.undo(id, ada.id, ada.steps.at(-1)?.id ?? '');
    expect(again.stage).toBe(Stage.WAITING);
    const now = await evening.take(id, ada.id, Step.READY);
    await reply(id, ada, ReplyAnswer.CANCEL);
    await reply(id, now, ReplyAnswer.CANCEL);
    await eventually(async () => expect((await shown(id, ada)).stage).toBe(Stage.CANCELED));
    expect((await shown(id, ada)).steps.filter(({ step }) => step === Step.LEAVE)).toHaveLength(1);
    expect(await evening.claims(id)).toHaveLength(2);
  });
});
