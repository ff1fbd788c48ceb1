import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { TableFit } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { type EveningApi, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

const at = (time: string) => timestampFromDate(new Date(`${today}T${time}:00+01:00`));
const tablesOf = async (id: string) =>
  Object.fromEntries((await running.parties(id)).map(({ name, tableNumbers }) => [name, tableNumbers]));

describe('the tables for a party', () => {
  test('say how it fits, who has them, until when they are free, and who would lose one', async () => {
    const id = await running.open(90, 1, 1);
    await running.seatWalkIn(id, { name: 'Emma Rossi', tableNumbers: ['1'] });
    await running.book(id, '20:00', { name: 'Aaron Diaz', partySize: 4 });
    const { options, until } = await running.evening.listTables({ restaurantId: id, partySize: 3 }, host(id));
    expect(until).toEqual(at('20:30'));
    expect(options).toMatchObject([
      {
        tableNumbers: ['1'],
        seats: 2,
        fit: TableFit.TOO_SMALL,
        takenBy: { name: 'Emma Rossi', partySize: 2, seated: true, until: at('20:30') },
      },
      {
        tableNumbers: ['2'],
        seats: 4,
        fit: TableFit.GOOD,
        next: { name: 'Aaron Diaz', partySize: 4, from: at('20:00'), seated: false },
        displaced: [{ name: 'Aaron Diaz', partySize: 4, fromTables: ['2'], toTables: [] }],
      },
    ]);
    expect(options[1]?.takenBy).toBeUndefined();
  });

  test('count its own as free, at any time', async () => {
    const id = await running.open(90, 1, 0);
    const booked = await running.book(id, '20:00');
    const request = { restaurantId: id, reservationId: booked };
    const [own] = (await running.evening.listTables(request, host(id))).options;
    expect(own).toMatchObject({ tableNumbers: ['1'], blocked: false });
    expect([own?.takenBy, own?.next]).toEqual([undefined, undefined]);
    await running.book(id, '21:30', { name: 'Ada Lovelace' });
    const later = { ...request, startsAt: at('21:00') };
    const [then] = (await running.evening.listTables(later, host(id))).options;
    expect(then?.next).toMatchObject({ name: 'Ada Lovelace' });
  });

  test('cost nobody a table who has none while the party has its own', async () => {
    const id = await running.open(90, 0, 1);
    const booked = await running.book(id, '20:00', { partySize: 4 });
    await running.evening.bookParty(
      {
        ...{ restaurantId: id, name: 'Ben Roth', partySize: 4, stepId: stepId() },
        ...{
          when: { time: { case: 'instant' as const, value: at('20:15') } },
          override: true,
          reason: 'Regulars',
        },
      },
      host(id),
    );
    const request = { restaurantId: id, reservationId: booked };
    const { options } = await running.evening.listTables(request, host(id));
    expect(options).toMatchObject([{ tableNumbers: ['1'], displaced: [] }]);
    expect(options[0]?.next).toBeUndefined();
  });

  test('are for members: others get not found', async () => {
    const id = await running.open();
    const request = { restaurantId: id, partySize: 2 };
    expect(await outcomeOf(running.evening.listTables(request, host('other')))).toMatchObject({
      kind: 'not-found',
    });
    const bad = running.evening.listTables({ ...request, partySize: 0 }, host(id));
    expect(await outcomeOf(bad)).toMatchObject({ fields: [{ field: 'partySize' }] });
  });
});

describe('a swap', () => {
  const swap = (id: string, one: string, other: string, more: object = {}, process = 0) =>
    (running.evenings[process] as EveningApi).swapParties(
      { reservationId: one, otherReservationId: other, stepId: stepId(), ...more },
      host(id),
    );

  test('gives two parties each other’s only tables, once, and they keep them', async () => {
    const id = await running.open(90, 2, 0);
    const one = await running.book(id, '19:30', { name: 'Ada' });
    const other = await running.book(id, '19:30', { name: 'Grace' });
    await running.take(id, other, Step.SEAT);
    const before = await tablesOf(id);
    const step = { stepId: stepId() };
    const { party } = await swap(id, one, other, step);
    expect(party).toMatchObject({ tableNumbers: before['Grace'], pinned: true });
    expect(await tablesOf(id)).toEqual({ Ada: before['Grace'], Grace: before['Ada'] });
    await swap(id, one, other, step, 1);
    expect(await tablesOf(id)).toEqual({ Ada: before['Grace'], Grace: before['Ada'] });
    await swap(id, one, other);
    expect(await tablesOf(id)).toEqual(before);
  });

  test('that a crash interrupted after the day was written is completed by the same call', async () => {
    const id = await running.open(90, 2, 0);
    const one = await running.book(id, '19:30', { name: 'Ada' });
    const other = await running.book(id, '19:30', { name: 'Grace' });
    const before = await tablesOf(id);
    const step = { stepId: stepId() };
    await swap(id, one, other, step);
    const reservations = running.connection.collection<{ _id: string }>('reservations');
    // Neither reservation was written.
    await reservations.updateMany(
      { _id: { $in: [one, other] } },
      { $unset: { steps: 1, 'placement.tableNumbers': 1, 'placement.pinned': 1 } },
    );
    await swap(id, one, other, step, 1);
    expect(await tablesOf(id)).toEqual({ Ada: before['Grace'], Grace: before['Ada'] });
    expect((await running.parties(id)).map(({ pinned }) => pinned)).toEqual([true, true]);
  });

  test('to a table that is too small needs the host’s word, and one that others have is refused', async () => {
    const id = await running.open(90, 1, 1);
    const two = await running.book(id, '19:30', { name: 'Ada' });
    const four = await running.book(id, '19:30', { name: 'Grace', partySize: 4 });
    expect(await outcomeOf(swap(id, two, four))).toMatchObject({ code: 'table-too-small' });
    await swap(id, two, four, { override: true });
    expect(await tablesOf(id)).toEqual({ Ada: ['2'], Grace: ['1'] });
    expect(await outcomeOf(swap(id, two, two))).toMatchObject({ fields: [{ field: 'otherReservationId' }] });
  });

  test('is undone by another swap', async () => {
    const id = await running.open(90, 2, 0);
    const one = await running.book(id, '19:30', { name: 'Ada' });
    const other = await running.book(id, '19:30', { name: 'Grace' });
    const step = stepId();
    const { party } = await swap(id, one, other, { stepId: step });
    expect(party?.steps[0]?.undoUntil).toBeUndefined();
    expect(await outcomeOf(running.undo(id, one, step))).toMatchObject({
      message: 'This party swapped its table. Please swap the two parties again.',
    });
  });
});
