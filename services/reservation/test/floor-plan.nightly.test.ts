import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { TableAudience } from '@tablewell/proto/restaurant/v1/floor_pb';
import { eventually } from '@tablewell/chassis/testing';
import { host, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';
import { type FloorEvening, floorByAudience, plan, startFloorEvening, table } from './floor-harness';

let running: FloorEvening;
beforeAll(async () => (running = await startFloorEvening()));
afterAll(() => running?.stop());

const named = (name: string, partySize = 2) => ({ name, partySize });
/** A booking by a diner, who has no account. */
const online = (id: string, time: string, more: object = {}) =>
  outcomeOf(running.api.book(bookingAt(id, `${today}T${time}`, more)));
const byStaff = (id: string, time: string, more: object = {}) =>
  outcomeOf(running.api.book(bookingAt(id, `${today}T${time}`, more), host(id)));
const full = { code: 'no-tables-available' };
const accepted = { code: 'accepted' };

describe('a restaurant that books by its floor plan', () => {
  test('has its numbered tables, and combinations where no single table is free', async () => {
    const id = await running.openWithPlan();
    const { reservation: four } = await running.api.book(bookingAt(id, `${today}T20:00`, named('Four', 4)));
    const { reservation: five } = await running.api.book(bookingAt(id, `${today}T20:00`, named('Five', 5)));
    expect([four?.tableType, five?.tableType]).toEqual(['FourTop', 'TwoTop']);
    expect(await running.tablesOf(id)).toEqual({ Four: '20', Five: '10+11' });
    expect(await online(id, '20:30')).toMatchObject(full);
    expect(await online(id, '21:30', { partySize: 6 })).toMatchObject(full);
    await running.api.cancelReservation({ id: five?.id ?? '' });
    expect(await online(id, '20:30')).toMatchObject(accepted);
  });

  test('shows hosts its tables, combinations and layout', async () => {
    const id = await running.openWithPlan({
      ...plan,
      tables: [...plan.tables, table('30', 6, { smallestParty: 4, area: 'Terrace', audience: 3 })],
    });
    const { tables, combinations, layoutId } = await running.evening(id);
    expect(layoutId).toBe(running.layoutOf(id));
    expect(tables.at(-1)).toMatchObject({
      number: '30',
      tableType: 'SixTop',
      seats: 6,
      smallestParty: 4,
      area: 'Terrace',
      audience: TableAudience.WALK_INS,
    });
    expect(combinations).toMatchObject([{ tableNumbers: ['10', '11'], smallestParty: 3, largestParty: 5 }]);
  });

  test('moves parties to make room, but never one that a host placed', async () => {
    const id = await running.openWithPlan();
    for (const name of ['First', 'Second', 'Third']) await running.book(id, '20:00', named(name));
    const parties = await running.parties(id);
    const small = parties.filter(({ tableNumbers }) => tableNumbers[0] !== '20');
    const large = parties.find(({ tableNumbers }) => tableNumbers[0] === '20');
    await running.api.cancelReservation({ id: small[0]?.id ?? '' });
    const four = bookingAt(id, `${today}T20:00`, named('Four', 4));
    await running.move(id, large?.id ?? '', { tableNumbers: ['20'] });
    expect(await outcomeOf(running.api.book(four))).toMatchObject(full);
    await running.move(id, large?.id ?? '', { tableNumbers: [] });
    const moved = (await running.parties(id)).find((party) => party.id === large?.id);
    expect(await outcomeOf(running.api.book(four))).toMatchObject(accepted);
    expect((await running.tablesOf(id))['Four']).toBe('20');
    expect(moved?.pinned).toBe(false);
  });

  test('seats a party at the table that the evening showed for it', async () => {
    const id = await running.openWithPlan();
    await running.book(id, '20:00', named('Ada'));
    await running.book(id, '20:00', named('Grace'));
    const grace = (await running.parties(id)).find(({ name }) => name === 'Grace');
    const seated = await running.take(id, grace?.id ?? '', Step.SEAT);
    expect(seated.tableNumbers).toEqual(grace?.tableNumbers);
  });

  test('seats a planned combination together', async () => {
    const id = await running.openWithPlan();
    const five = await running.book(id, '19:00', named('Five', 5));
    expect((await running.take(id, five, Step.SEAT)).tableNumbers).toEqual(['10', '11']);
    expect(await online(id, '19:30')).toMatchObject({ code: 'accepted' });
    expect(await online(id, '19:30')).toMatchObject(full);
  });
});

describe('tables that are not for everyone', () => {
  const starts = async (id: string, options?: ReturnType<typeof host>) => {
    const request = { restaurantId: id, date: today, partySize: 2 };
    const { times } = await running.api.listOfferedTimes(request, options);
    return times.find(({ minute }) => minute === 20 * 60)?.available;
  };

  test('are offered and booked online, by the staff and by walk-ins as the owner configured', async () => {
    const id = await running.openWithPlan(floorByAudience);
    expect(await online(id, '20:00')).toMatchObject(accepted);
    expect(await starts(id)).toBe(false);
    expect(await starts(id, host(id))).toBe(true);
    expect(await online(id, '20:00')).toMatchObject(full);
    expect(await byStaff(id, '20:00', named('Staff'))).toMatchObject(accepted);
    expect((await running.tablesOf(id))['Staff']).toBe('2');
    expect(await starts(id, host(id))).toBe(false);
    expect(await byStaff(id, '20:00')).toMatchObject(full);
    // It is seven; until the booked parties come, a walk-in’s stay takes the table for walk-ins.
    expect(await running.seatWalkIn(id)).toMatchObject({ tableNumbers: ['3'] });
  });

  test('are respected by changes and restores, and by a host’s move', async () => {
    const id = await running.openWithPlan(floorByAudience);
    await running.book(id, '20:00', named('First'));
    const { reservation } = await running.api.book(bookingAt(id, `${today}T22:00`, named('Second')));
    const to = { time: { case: 'local' as const, value: `${today}T20:00` } };
    const change = (options?: ReturnType<typeof host>) =>
      outcomeOf(running.api.changeReservation({ id: reservation?.id ?? '', when: to }, options));
    expect(await change()).toMatchObject(full);
    expect(await change(host(id))).toMatchObject(accepted);
    expect((await running.tablesOf(id))['Second']).toBe('2');

    await running.api.cancelReservation({ id: reservation?.id ?? '' });
    await running.api.restoreReservation({ id: reservation?.id ?? '' }, host(id));
    expect((await running.tablesOf(id))['Second']).toBe('2');

    const third = await running.book(id, '22:00', named('Third'));
    const request = { reservationId: third, stepId: stepId(), startsAt: running.minutesAgo(-60) };
    expect(await outcomeOf(running.evenings[0]!.moveParty(request, host(id)))).toMatchObject(full);
  });
});

describe('a change between counts and the floor plan', () => {
  const counts = { tableTypes: [{ key: 'FourTop', count: 3, capacity: 4 }] };

  test('keeps every reservation, at tables of the floor plan, and back', async () => {
    const id = await running.openWithPlan(plan);
    await running.returnToCounts(id, counts);
    expect((await running.evening(id)).layoutId).toBe('');
    for (const name of ['Ada', 'Grace', 'Alan']) await running.book(id, '20:00', named(name));
    expect(await online(id, '20:00')).toMatchObject(full);

    await running.putInService(id, 1, plan, counts);
    // It applies at once, before anything is written.
    expect(Object.values(await running.tablesOf(id)).sort()).toEqual(['10', '11', '20']);
    const types = async () => {
      const request = { restaurantId: id, startDate: today, endDate: today };
      const { reservations } = await running.api.listReservations(request, host(id));
      return reservations.map(({ tableType }) => tableType).sort();
    };
    await eventually(async () => expect(await types()).toEqual(['FourTop', 'TwoTop', 'TwoTop']));
    expect(await online(id, '20:00')).toMatchObject(full);

    await running.returnToCounts(id, counts);
    await eventually(async () => expect(await types()).toEqual(['FourTop', 'FourTop', 'FourTop']));
    expect(Object.values(await running.tablesOf(id)).sort()).toEqual(['1', '2', '3']);
  });

  test('leaves parties that sit, or that a host placed, at their tables', async () => {
    const id = await running.openWithPlan();
    await running.book(id, '20:00', named('Soft'));
    const pinned = await running.book(id, '20:00', named('Pinned'));
    await running.move(id, pinned, { tableNumbers: ['20'] });
    const walkIn = await running.seatWalkIn(id, { ...named('Seated'), tableNumbers: ['11'] });
    expect(walkIn.tableNumbers).toEqual(['11']);
    const larger = [table('9', 2), table('10', 2), table('11', 2), table('20', 6)];
    await running.putInService(id, 2, { tables: larger });
    await eventually(async () => {
      const { reservation } = await running.api.getReservation({ id: pinned });
      expect(reservation?.tableType).toBe('SixTop');
    });
    expect(await running.tablesOf(id)).toMatchObject({ Pinned: '20', Seated: '11' });
  });

  test('gives a party whose chosen table no longer exists another one, which the evening shows', async () => {
    const id = await running.openWithPlan();
    const pinned = await running.book(id, '20:00', named('Pinned'));
    await running.move(id, pinned, { tableNumbers: ['20'] });
    await running.putInService(id, 2, { tables: [table('1', 2)] });
    expect(await running.tablesOf(id)).toEqual({ Pinned: '1' });
    expect(await online(id, '20:00')).toMatchObject(full);
    type Stored = { _id: string; placement: { tableNumbers?: string[] } };
    const stored = () => running.connection.collection<Stored>('reservations').findOne({ _id: pinned });
    await eventually(async () => expect((await stored())?.placement.tableNumbers).toEqual(['1']));
  });
});
