import { Role } from '@tablewell/chassis/access';
import { as, refusalOf } from '@tablewell/chassis/testing';
import { ReviewReason } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { host } from './evening-harness';
import type { FloorInit } from './harness';
import { type FloorEvening, plan, startFloorEvening, table } from './floor-harness';

let running: FloorEvening;
beforeAll(async () => (running = await startFloorEvening()));
afterAll(() => running?.stop());

type Draft =
  | { case: 'floor'; value: FloorInit }
  | { case: 'tableTypes'; value: { items: { key: string; count: number; capacity: number }[] } };

async function review(id: string, tables?: Draft) {
  const { reservations } = await running.api.listReservationsToReview(
    { restaurantId: id, ...(tables ? { draft: { tables: tables as never } } : {}) },
    host(id),
  );
  return reservations.map(({ reservation, reasons }) => [reservation?.name, reasons]);
}
const noTable = [ReviewReason.NO_TABLE];
const floor = (...tables: object[]): Draft => ({ case: 'floor', value: { tables } as FloorInit });

async function openFull(): Promise<string> {
  const id = await running.openWithPlan();
  await running.book(id, '20:00', { name: 'Five', partySize: 5 });
  await running.book(id, '20:00', { name: 'Four', partySize: 4 });
  return id;
}

test('reservations that fit the floor plan in service need no review', async () => {
  expect(await review(await openFull())).toEqual([]);
});

test('a draft floor plan lists the reservations that it has no table for, and changes nothing', async () => {
  const id = await openFull();
  expect(await review(id, floor(table('10', 2), table('11', 2), table('20', 4)))).toEqual([
    ['Five', noTable],
  ]);
  expect(await review(id, floor(table('1', 6), table('2', 6)))).toEqual([]);
  expect((await running.evening(id)).layoutId).toBe(running.layoutOf(id));
  expect(await running.tablesOf(id)).toEqual({ Five: '10+11', Four: '20' });
});

test('draft counts do the same', async () => {
  const id = await openFull();
  const counts = (count: number): Draft => ({
    case: 'tableTypes',
    value: { items: [{ key: 'SixTop', count, capacity: 6 }] },
  });
  expect(await review(id, counts(2))).toEqual([]);
  // Both were booked at the same instant: either may have the table.
  expect(await review(id, counts(1))).toEqual([[expect.stringMatching(/^(Four|Five)$/), noTable]]);
});

test('a party that a host placed needs review where its table would be too small', async () => {
  const id = await running.openWithPlan();
  const four = await running.book(id, '20:00', { name: 'Four', partySize: 4 });
  await running.move(id, four, { tableNumbers: ['20'] });
  expect(await review(id, floor(table('20', 2), table('30', 4)))).toEqual([['Four', noTable]]);
});

test('the settings in force list the parties that have lost their table', async () => {
  const id = await openFull();
  await running.putInService(id, 2, { tables: [table('20', 4)] });
  expect(await review(id)).toEqual([['Five', noTable]]);
  await running.putInService(id, 3, plan);
  expect(await review(id)).toEqual([]);
});

test.each<[string, Draft]>([
  ['draft.floor.tables', floor()],
  ['draft.floor.tables', floor(...Array.from({ length: 301 }, (_, index) => table(String(index), 2)))],
  ['draft.floor.tables[1].number', floor(table('1', 2), table('1', 2))],
  [
    'draft.floor.combinations[0].tables',
    {
      case: 'floor',
      value: { ...plan, combinations: [{ tableNumbers: ['10', '99'], smallestParty: 1, largestParty: 4 }] },
    },
  ],
  [
    'draft.tableTypes.SixTop',
    { case: 'tableTypes', value: { items: [{ key: 'SixTop', count: 100, capacity: 6 }] } },
  ],
])('a draft with a problem at %s is refused', async (field, draft) => {
  const id = await running.openWithPlan();
  expect((await refusalOf(review(id, draft)))?.fields[0]?.field).toBe(field);
});

test('others learn nothing about a restaurant from a draft', async () => {
  const id = await openFull();
  const stranger = as({ userId: 'x', memberships: [{ restaurantId: 'other', role: Role.OWNER }] });
  const request = { restaurantId: id, draft: { tables: floor(table('1', 2)) as never } };
  expect(await refusalOf(running.api.listReservationsToReview(request, stranger))).toMatchObject({
    kind: 'not-found',
  });
});
