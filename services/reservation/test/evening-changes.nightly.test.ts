import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { eventually, publishedEvents } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, type EveningApi, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

const at = (time: string) => timestampFromDate(new Date(`${today}T${time}:00+01:00`));
const nextMorning = timestampFromDate(new Date('2026-11-21T07:01:00+01:00'));

describe('undoing a step', () => {
  test('restores the stage and the table that the party had, once', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    await running.take(name, id, Step.ARRIVE);
    const seat = stepId();
    await running.take(name, id, Step.SEAT, { stepId: seat, tableNumbers: ['3'] });
    const undone = await running.undo(name, id, seat);
    expect(undone).toMatchObject({ stage: Stage.ARRIVED, tableType: 'TwoTop', pinned: false });
    expect(undone.heldFrom).toEqual(at('19:30'));
    expect(undone.steps.map(({ step, undone: isUndone }) => [step, isUndone])).toEqual([
      [Step.ARRIVE, false],
      [Step.SEAT, true],
    ]);
    expect((await running.undo(name, id, seat)).version).toBe(undone.version);
    // A tablet that got no response sends the step again: it does not come back.
    const again = await running.take(name, id, Step.SEAT, { stepId: seat, tableNumbers: ['3'] });
    expect(again).toMatchObject({ stage: Stage.ARRIVED, version: undone.version });
    expect((await running.claims(name)).map((claim) => claim.id)).toEqual([`${id}:${undone.version}`]);
  });

  test('does not take back a table that others have booked', async () => {
    const name = await running.open(90, 1, 0);
    const id = await running.book(name, '19:00');
    const noShow = stepId();
    await running.take(name, id, Step.NO_SHOW, { stepId: noShow });
    const other = await running.book(name, '19:30');
    expect(await outcomeOf(running.undo(name, id, noShow))).toMatchObject({ code: 'no-tables-available' });
    expect((await running.claims(name)).map((claim) => claim.id)).toEqual([`${other}:1`]);
    expect(await outcomeOf(running.take(name, id, Step.ARRIVE))).toMatchObject({
      code: 'no-tables-available',
    });
  });

  test('of a move tells subscribers which version it undoes, whose messages may still wait', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    const move = stepId();
    const moved = await running.move(name, id, { stepId: move, startsAt: at('20:00') });
    const undone = await running.undo(name, id, move);
    await eventually(async () => {
      const changes = await publishedEvents(running.bus, events.reservationChanged);
      expect(changes.filter(({ reservation }) => reservation?.id === id)).toMatchObject([
        { reservation: { version: moved.version }, messagesWait: true, undoneVersion: 0n },
        { reservation: { version: undone.version }, messagesWait: false, undoneVersion: moved.version },
      ]);
    });
  });

  test('of a seated walk-in deletes it with its personal data', async () => {
    const name = await running.open();
    const seat = stepId();
    const { id } = await running.seatWalkIn(name, { stepId: seat, name: 'Grace Hopper' });
    expect(await running.undo(name, id, seat)).toMatchObject({ stage: Stage.DELETED, name: '' });
    expect(await running.undo(name, id, seat)).toMatchObject({ stage: Stage.DELETED });
    expect([await running.parties(name), await running.claims(name)]).toEqual([[], []]);
    expect(await outcomeOf(running.api.getReservation({ id }))).toMatchObject({ code: 'not-found' });
  });
});

describe('a walk-in', () => {
  test('starts seated at a free table, is seated once, and is an ordinary reservation to every list', async () => {
    const name = await running.open();
    const step = { stepId: stepId() };
    const party = await running.seatWalkIn(name, step);
    expect(party).toMatchObject({
      stage: Stage.SEATED,
      walkIn: true,
      name: 'Walk-in',
      source: 'walk-in',
      tableNumbers: ['1'],
      localMinute: 19 * 60,
    });
    const twice = await (running.evenings[1] as EveningApi).seatWalkIn(
      { restaurantId: name, partySize: 2, ...step },
      host(name),
    );
    expect(twice.party?.id).toBe(party.id);
    const range = { restaurantId: name, startDate: today, endDate: today };
    const listed = { id: party.id, status: ReservationStatus.ACTIVE, tableType: 'TwoTop' };
    const { reservations } = await running.api.listReservations({ ...range, timezone: '' }, host(name));
    expect(reservations).toMatchObject([listed]);
    const found = await running.api.searchReservations({ restaurantId: name, text: 'walk' }, host(name));
    expect(found.reservations).toMatchObject([listed]);
    expect((await running.api.getReservation({ id: party.id })).reservation).toMatchObject(listed);
    expect((await running.api.listDailyCounts(range, host(name))).days).toMatchObject([
      { reservations: 1, covers: 2 },
    ]);
    const { sources } = await running.api.listSources({ restaurantId: name }, host(name));
    expect(sources).toMatchObject([{ source: 'walk-in', fullUrl: '', count: 1 }]);
  });

  test('sent many times at once to two processes is seated once', async () => {
    const name = await running.open(90, 1, 0);
    const request = { restaurantId: name, partySize: 2, stepId: stepId() };
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        (running.evenings[index % 2] as EveningApi).seatWalkIn(request, host(name)),
      ),
    );
    expect(new Set(answers.map(({ party }) => party?.id)).size).toBe(1);
    await eventually(async () => expect(await running.claims(name)).toHaveLength(1));
  });

  test('gets no table that is promised or taken, but may be seated there by override', async () => {
    const name = await running.open(90, 1, 0);
    const booked = await running.book(name, '20:00', { name: 'Ada Lovelace' });
    expect(await outcomeOf(running.seatWalkIn(name))).toMatchObject({ code: 'no-tables-available' });
    expect(await outcomeOf(running.seatWalkIn(name, { tableNumbers: ['1'] }))).toMatchObject({
      code: 'leaves-without-table',
      message: 'This leaves Ada Lovelace, 2, 20:00, without a table.',
    });
    expect(await outcomeOf(running.seatWalkIn(name, { override: true }))).toMatchObject({
      code: 'invalid-input',
    });
    const request = {
      restaurantId: name,
      partySize: 2,
      stepId: stepId(),
      tableNumbers: ['1'],
      override: true,
    };
    const { party, displaced } = await running.evening.seatWalkIn(request, host(name));
    expect(displaced).toMatchObject([
      { reservationId: booked, name: 'Ada Lovelace', partySize: 2, fromTables: ['1'], toTables: [] },
    ]);
    const id = party?.id ?? '';
    const collisions = (await running.parties(name)).map((party) => [
      party.id,
      party.tableNumbers,
      party.collidesWith,
    ]);
    expect(collisions).toEqual([
      [id, ['1'], []],
      // The table of a booked party is not known while the only one is taken.
      [booked, [], []],
    ]);
    await running.take(name, booked, Step.ARRIVE);
    expect(await outcomeOf(running.take(name, booked, Step.SEAT))).toMatchObject({
      code: 'no-tables-available',
    });
    expect(await outcomeOf(running.take(name, booked, Step.SEAT, { tableNumbers: ['1'] }))).toMatchObject({
      message: 'Table 1 is taken by Walk-in (party of 2), who sat down at 19:00.',
    });
  });

  test('leaves by the time that the host agreed with it, and the next party keeps its table', async () => {
    const name = await running.open(90, 1, 0);
    const booked = await running.book(name, '20:00', { name: 'Ada Lovelace' });
    const walkIn = await running.seatWalkIn(name, { tableNumbers: ['1'], until: at('20:00') });
    expect(walkIn.turnEndsAt).toEqual(at('20:00'));
    expect(await running.parties(name)).toMatchObject([
      { id: walkIn.id, tableNumbers: ['1'], collidesWith: [] },
      { id: booked, tableNumbers: ['1'], collidesWith: [] },
    ]);
    const early = running.seatWalkIn(name, { tableNumbers: ['1'], until: at('18:59') });
    expect(await outcomeOf(early)).toMatchObject({ fields: [{ field: 'until' }] });
  });

  test('never gets a table at which a party sits: of two hosts one reads who sits there', async () => {
    const name = await running.open(90, 1, 0);
    const seat = (index: number) =>
      (running.evenings[index % 2] as EveningApi).seatWalkIn(
        { restaurantId: name, partySize: 2, tableNumbers: ['1'], override: true, stepId: stepId() },
        host(name),
      );
    const outcomes = await Promise.all([0, 1].map((index) => outcomeOf(seat(index))));
    expect(outcomes.filter(({ code }) => code !== 'accepted')).toMatchObject([
      // The name is not known while the other party is being written.
      {
        code: 'table-taken',
        message: expect.stringMatching(/^Table 1 is taken by .*, who sat down at 19:00\.$/),
      },
    ]);
    expect(await running.parties(name)).toHaveLength(1);
  });

  test.each([
    ['partySize', { partySize: 0 }],
    ['partySize', { partySize: 101 }],
    ['name', { name: '!' }],
    ['phoneNumber', { phoneNumber: 'abc' }],
    ['takenAt', { takenAt: at('19:10') }],
  ])('with a bad %s is refused', async (field, more) => {
    const name = await running.open();
    expect(await outcomeOf(running.seatWalkIn(name, more))).toMatchObject({
      code: 'invalid-input',
      fields: [{ field }],
    });
    expect(await running.parties(name)).toEqual([]);
  });

  test('does not count against the online reservations of a month', async () => {
    const name = await running.open(90, 10);
    await running.publishPlan(name, { monthlyReservations: 1, analytics: false });
    await running.seatWalkIn(name);
    await running.seatWalkIn(name);
    const online = () => outcomeOf(running.api.book(bookingAt(name, `${today}T21:00`)));
    expect(await online()).toMatchObject({ code: 'accepted' });
    expect(await online()).toMatchObject({ code: 'monthly-limit' });
  });
});

describe('moving a party', () => {
  test('pins its table, and choosing none unpins it', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    const moved = await running.move(name, id, { tableNumbers: ['2'] });
    expect(moved).toMatchObject({ tableNumbers: ['2'], pinned: true, stage: Stage.BOOKED });
    expect((await running.move(name, id, { tableNumbers: ['2'] })).version).toBe(moved.version);
    expect(await running.move(name, id, {})).toMatchObject({ pinned: false });
  });

  test('to a time changes its reservation, which can be undone', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    const step = stepId();
    expect(await running.move(name, id, { startsAt: at('20:15'), stepId: step })).toMatchObject({
      localMinute: 20 * 60 + 15,
      pinned: false,
    });
    expect(await outcomeOf(running.take(name, id, Step.CONFIRM, { baseVersion: 1n }))).toMatchObject({
      code: 'changed-since',
      message: 'Sam Host already moved this party at 19:00.',
    });
    expect(await running.undo(name, id, step)).toMatchObject({ localMinute: 19 * 60 + 30 });
    expect((await running.claims(name)).map((claim) => claim.id)).toEqual([`${id}:3`]);
  });

  test('to a table that is too small needs the host’s word', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30', { partySize: 4 });
    expect(await outcomeOf(running.move(name, id, { tableNumbers: ['1'] }))).toMatchObject({
      code: 'table-too-small',
    });
    expect(await running.move(name, id, { tableNumbers: ['1'], override: true })).toMatchObject({
      tableNumbers: ['1'],
    });
    expect(await outcomeOf(running.move(name, id, { override: true }))).toMatchObject({
      fields: [{ field: 'override' }],
    });
  });

  test('names the party in the way', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    const other = await running.book(name, '20:00', { name: 'Grace Hopper' });
    await running.move(name, other, { tableNumbers: ['2'] });
    expect(await outcomeOf(running.move(name, id, { tableNumbers: ['2'] }))).toMatchObject({
      code: 'table-taken',
      message: 'Table 2 is taken by Grace Hopper (party of 2), from 20:00 to 21:30.',
    });
  });

  test('that sits keeps its time', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    await running.take(name, id, Step.SEAT, { tableNumbers: ['1'] });
    const moved = await running.move(name, id, { tableNumbers: ['3'] });
    expect(moved).toMatchObject({ tableNumbers: ['3'], localMinute: 19 * 60 + 30 });
    expect(moved.heldFrom).toEqual(at('19:00'));
    expect(await running.claims(name)).toMatchObject([{ seated: true, tableNumbers: ['3'] }]);
    const later = running.move(name, id, { tableNumbers: ['3'], startsAt: at('21:00') });
    expect(await outcomeOf(later)).toMatchObject({ fields: [{ field: 'startsAt' }] });
    expect(await outcomeOf(running.move(name, id, {}))).toMatchObject({
      fields: [{ field: 'tableNumbers' }],
    });
  });

  test('that sits may become larger and stay longer, and an undo takes that back', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    await running.take(name, id, Step.SEAT, { tableNumbers: ['3'] });
    const step = { stepId: stepId(), partySize: 4, until: at('21:30') };
    const changed = await running.move(name, id, step);
    expect(changed).toMatchObject({ partySize: 4, tableNumbers: ['3'], heldUntil: at('21:30') });
    expect((await running.move(name, id, step)).version).toBe(changed.version);
    expect(await running.undo(name, id, step.stepId)).toMatchObject({
      ...{ stage: Stage.SEATED, partySize: 2, tableNumbers: ['3'], heldUntil: at('20:30') },
    });
    const earlier = await running.move(name, id, { until: at('19:45') });
    expect(earlier).toMatchObject({ partySize: 2, heldUntil: at('19:45') });
  });

  test('that sits takes the table of the next party only if the host says so', async () => {
    const name = await running.open(90, 0, 1);
    const { id } = await running.seatWalkIn(name, { partySize: 4, tableNumbers: ['1'] });
    const next = await running.book(name, '20:30', { name: 'Aaron Diaz', partySize: 4 });
    const longer = { until: at('21:00') };
    const tables = { restaurantId: name, reservationId: id, ...longer };
    const [own] = (await running.evening.listTables(tables, host(name))).options;
    expect(own).toMatchObject({ next: { name: 'Aaron Diaz' }, displaced: [{ name: 'Aaron Diaz' }] });
    expect(await outcomeOf(running.move(name, id, longer))).toMatchObject({ code: 'leaves-without-table' });
    const answer = await running.evening.moveParty(
      { reservationId: id, stepId: stepId(), override: true, ...longer },
      host(name),
    );
    expect(answer).toMatchObject({
      party: { heldUntil: at('21:00') },
      displaced: [{ reservationId: next, fromTables: ['1'], toTables: [] }],
    });
  });

  test('that sits stays at a table that is too small for more guests only if the host says so', async () => {
    const name = await running.open();
    const { id } = await running.seatWalkIn(name, { tableNumbers: ['1'] });
    expect(await outcomeOf(running.move(name, id, { partySize: 3 }))).toMatchObject({
      code: 'table-too-small',
    });
    const squeezed = await running.move(name, id, { partySize: 3, override: true });
    expect(squeezed).toMatchObject({ partySize: 3, tableNumbers: ['1'] });
    // It keeps what it has without a word.
    expect(await running.move(name, id, { until: at('20:00') })).toMatchObject({ heldUntil: at('20:00') });
    expect(await running.move(name, id, { partySize: 4, tableNumbers: ['3'] })).toMatchObject({
      ...{ partySize: 4, tableNumbers: ['3'] },
    });
  });

  test.each([
    ['a size of more than a party can have', { partySize: 101 }, 'partySize'],
    ['a negative size', { partySize: -1 }, 'partySize'],
    ['an end that has passed', { until: at('18:59') }, 'until'],
    ['an end after more than twelve hours', { until: nextMorning }, 'until'],
  ])('that sits is not changed to %s', async (_, more, field) => {
    const name = await running.open();
    const { id, version } = await running.seatWalkIn(name, { tableNumbers: ['1'] });
    expect(await outcomeOf(running.move(name, id, more))).toMatchObject({ fields: [{ field }] });
    expect((await running.parties(name))[0]?.version).toBe(version);
  });
});

describe('an evening', () => {
  test('lists canceled parties too, and after midnight those of the evening before', async () => {
    const name = await running.open();
    const [late, canceled] = [await running.book(name, '23:30'), await running.book(name, '23:00')];
    await running.api.cancelReservation({ id: canceled });
    const { evening: first } = await running.evening.getEvening({ restaurantId: name }, host(name));
    expect(first).toMatchObject({
      localDate: today,
      timezone: 'Europe/Rome',
      seatingMinutes: 90,
      truncated: false,
    });
    expect(first?.tables.map(({ number, seats }) => [number, seats])).toEqual([
      ['1', 2],
      ['2', 2],
      ['3', 4],
    ]);
    expect(first?.parties.map(({ id, stage }) => [id, stage])).toEqual([
      [canceled, Stage.CANCELED],
      [late, Stage.BOOKED],
    ]);
    running.clock.set(`${today}T23:10:00Z`);
    await running.take(name, late, Step.SEAT);
    expect((await running.parties(name)).map(({ id }) => id)).toEqual([canceled, late]);
    await running.take(name, late, Step.FINISH);
    running.clock.set('2026-11-21T04:00:00Z');
    expect(await running.parties(name)).toEqual([]);
  });

  test('of a restaurant without tables has none, and seats its parties by the half hour', async () => {
    const name = 'without-tables';
    await running.publishRestaurant(name, { tableTypes: [] });
    const id = await running.book(name, '19:00', { partySize: 60 });
    expect(await running.take(name, id, Step.SEAT)).toMatchObject({ stage: Stage.SEATED, tableNumbers: [] });
    expect(await outcomeOf(running.seatWalkIn(name, { partySize: 41 }))).toMatchObject({
      code: 'no-tables-available',
    });
    expect(await running.seatWalkIn(name, { partySize: 40 })).toMatchObject({
      tableType: '',
      tableNumbers: [],
    });
    const { evening } = await running.evening.getEvening(
      { restaurantId: name, localDate: today },
      host(name),
    );
    expect(evening?.tables).toEqual([]);
  });

  test('of an invalid date is refused', async () => {
    const name = await running.open();
    const bad = running.evening.getEvening({ restaurantId: name, localDate: '2026-02-30' }, host(name));
    expect(await outcomeOf(bad)).toMatchObject({ fields: [{ field: 'localDate' }] });
  });
});

test('a crash after a party left, before its table was released, leaves no claim', async () => {
  const name = await running.open();
  const id = await running.book(name, '19:00');
  const days = running.connection.collection<{ _id: string; claims: object[]; dirty: boolean }>(
    'service_days',
  );
  const [left] = await running.claims(name);
  await running.take(name, id, Step.NO_SHOW);
  const lost = { ...left, madeAt: running.clock().getTime() } as never;
  await days.updateOne(
    { _id: `${name}:${today}` },
    { $push: { claims: lost }, $set: { dirty: true }, $inc: { version: 1 } },
  );
  running.clock.advance(40_000);
  await eventually(async () => expect(await running.claims(name)).toEqual([]));
});

test('the sweep keeps the claim of a party that sits past midnight', async () => {
  const name = await running.open();
  const id = await running.book(name, '21:00');
  running.clock.set(`${today}T22:50:00Z`);
  await running.take(name, id, Step.SEAT);
  running.clock.advance(120_000);
  const clean = async () => {
    const ids = [`${name}:${today}`, `${name}:2026-11-21`];
    const days = running.connection.collection<{ _id: string; dirty: boolean; claims: object[] }>(
      'service_days',
    );
    return days.find({ _id: { $in: ids } }).toArray();
  };
  await eventually(async () =>
    expect((await clean()).map(({ dirty, claims }) => [dirty, claims.length])).toEqual([
      [false, 1],
      [false, 1],
    ]),
  );
});

// This test is last, because it moves the clock to another month.
test('the names of members who took a party’s steps are deleted with its personal data', async () => {
  const name = await running.open();
  const id = await running.book(name, '19:00');
  await running.take(name, id, Step.SEAT, {}, 'Katherine Johnson');
  const stored = async () =>
    JSON.stringify(await running.connection.collection<{ _id: string }>('reservations').findOne({ _id: id }));
  expect(await stored()).toContain('Katherine Johnson');
  running.clock.advance(31 * 86_400_000);
  await eventually(async () => expect(await stored()).not.toContain('Katherine Johnson'));
});
