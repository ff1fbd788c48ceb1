import { events } from '@tablewell/chassis/events';
import { eventually, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { type Party, Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { WaitNews } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';

let evening: Evening;
const minuteMs = 60_000;
const seven = Date.parse(`${today}T18:00:00Z`);

beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening?.stop());
beforeEach(() => evening.clock.set(new Date(seven)));

const at = (minutes: number) => evening.clock.set(new Date(seven + minutes * minuteMs));
async function join(id: string, name: string, more: object = {}): Promise<Party> {
  const request = { restaurantId: id, name, partySize: 2, stepId: stepId(), ...more };
  const { party } = await evening.waitlists[0]!.joinWaitlist(request, host(id));
  return party as Party;
}
const told = (fromMinutes: number, untilMinutes: number) => ({ quote: { fromMinutes, untilMinutes } });
/** The ranges that a party was told since it joined. */
const requotesOf = async (party: Party) =>
  (await publishedEvents(evening.bus, events.reservationWaited))
    .filter(({ reservation, news }) => reservation?.id === party.id && news === WaitNews.REQUOTED)
    .map(({ reservation }) => reservation?.wait?.requote);
const shown = async (id: string, party: Party) =>
  (await evening.parties(id)).find((each) => each.id === party.id) as Party;

test('a party that waits longer than it was told is told a new range, once for each break, three times at most', async () => {
  const id = await evening.open(90, 1, 0);
  await evening.seatWalkIn(id);
  const ada = await join(id, 'Ada', told(5, 10));
  at(10);
  const ben = await join(id, 'Ben', told(100, 120));
  at(11);
  await eventually(async () => expect(await requotesOf(ada)).toHaveLength(1));
  expect(await requotesOf(ben)).toEqual([]);
  const { wait } = await shown(id, ada);
  // The first quote stays: the hit rate is measured against it.
  expect(wait).toMatchObject(told(5, 10));
  expect(wait?.requote?.untilMinutes).toBeGreaterThan(0);
  for (const more of [2, 3, 3]) {
    const last = (await shown(id, ada)).wait?.requote?.untilMinutes ?? 0;
    at((evening.clock().getTime() - seven) / minuteMs + last + 1);
    await eventually(async () => expect(await requotesOf(ada)).toHaveLength(more));
  }
});

test('a party whose table is free, that was told nothing, or that sits later is not told anything', async () => {
  const id = await evening.open(90, 2, 0);
  const sits = await evening.seatWalkIn(id);
  await evening.seatWalkIn(id);
  const free = await join(id, 'Ada', told(5, 10));
  const other = await evening.open(90, 1, 0);
  await evening.seatWalkIn(other);
  const waits = await join(other, 'Cem', told(5, 10));
  await evening.take(id, sits.id, Step.FINISH);
  at(11);
  // Another restaurant shows that the job has run.
  await eventually(async () => expect(await requotesOf(waits)).toHaveLength(1));
  expect(await requotesOf(free)).toEqual([]);
});

test('waits are counted without persons, and can be read after these are deleted', async () => {
  const id = await evening.open(90, 1, 0);
  await evening.seatWalkIn(id);
  const ada = await join(id, 'Ada', told(5, 20));
  const ben = await join(id, 'Ben', told(5, 10));
  at(15);
  const sits = (await evening.parties(id)).find(({ tableNumbers }) => tableNumbers.length > 0);
  await evening.take(id, sits?.id ?? '', Step.FINISH);
  await evening.take(id, ben.id, Step.LEAVE);
  await evening.take(id, ada.id, Step.SEAT);
  const figures = (from = today, until = today) =>
    evening.waitlists[0]!.getWaitFigures({ restaurantId: id, from, until }, host(id));
  const expected = { ended: 1, within: 1, sooner: 0, later: 0, left: 1, datesWithoutCounts: 0 };
  expect(await figures()).toMatchObject(expected);
  evening.clock.set(new Date(seven + 40 * 86_400_000));
  const counts = evening.connection.collection<{ _id: string; waits?: object }>('report_counts');
  await eventually(async () => expect(await counts.findOne({ _id: `${id}:${today}` })).not.toBeNull());
  expect(await figures('2026-01-01', '2026-12-31')).toMatchObject(expected);
  // A date that an earlier release counted.
  await counts.updateOne({ _id: `${id}:${today}` }, { $unset: { waits: '' } });
  expect(await figures()).toMatchObject({ ended: 0, left: 0, datesWithoutCounts: 1 });
  expect((await refusalOf(figures('2025-01-01', '2026-12-31')))?.fields?.[0]?.field).toBe('until');
});
