import { timestampDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { type EveningApi, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());

describe('the life of a party', () => {
  test('goes from booked to finished, and each step has its member and time', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:30');
    await running.take(name, id, Step.CONFIRM, {}, 'Ann');
    await running.take(name, id, Step.ARRIVE);
    const seated = await running.take(name, id, Step.SEAT, { tableNumbers: ['2'] });
    expect(seated).toMatchObject({ stage: Stage.SEATED, tableNumbers: ['2'], pinned: true });
    const [party] = await running.parties(name);
    expect(party?.steps.map(({ step, by }) => `${Step[step]} by ${by}`)).toEqual([
      'CONFIRM by Ann',
      'ARRIVE by Sam Host',
      'SEAT by Sam Host',
    ]);
    // It sat down at seven, before its planned time, which stays.
    expect([party?.localMinute, party?.heldFrom && timestampDate(party.heldFrom)]).toEqual([
      19 * 60 + 30,
      running.clock(),
    ]);
    const finished = await running.take(name, id, Step.FINISH);
    expect(finished).toMatchObject({ stage: Stage.FINISHED });
    expect(finished.heldUntil).toBeUndefined();
    expect(await running.claims(name)).toEqual([]);
    // For `/api` it is as active as before.
    const { reservations } = await running.api.listReservations(
      { restaurantId: name, startDate: today, endDate: today, timezone: '' },
      host(name),
    );
    expect(reservations).toMatchObject([{ id, status: ReservationStatus.ACTIVE, localMinute: 19 * 60 + 30 }]);
  });

  test.each([
    ['a party that leaves early', [Step.SEAT, Step.FINISH]],
    ['a no-show', [Step.NO_SHOW]],
  ])('%s frees its table at once', async (_what, taken) => {
    const name = await running.open(90, 1, 0);
    const id = await running.book(name, '19:00');
    expect(await outcomeOf(running.book(name, '19:30'))).toMatchObject({ code: 'no-tables-available' });
    for (const step of taken) await running.take(name, id, step);
    expect(await outcomeOf(running.book(name, '19:30'))).toMatchObject({ code: 'accepted' });
  });

  test('a party that sits beyond its turn time holds its table until it leaves', async () => {
    const name = await running.open(30, 1, 0);
    const id = await running.book(name, '19:00');
    const takenAt = running.minutesAgo(40);
    await running.take(name, id, Step.SEAT, { takenAt });
    const [party] = await running.parties(name);
    expect(party?.heldUntil && timestampDate(party.heldUntil)).toEqual(
      new Date(running.clock().getTime() + 15 * 60_000),
    );
    // It sat down 40 minutes ago, for 30.
    expect(party?.turnEndsAt && timestampDate(party.turnEndsAt)).toEqual(
      new Date(running.clock().getTime() - 10 * 60_000),
    );
    expect(await outcomeOf(running.book(name, '19:00'))).toMatchObject({ code: 'no-tables-available' });
    const times = async () => {
      const request = { restaurantId: name, date: today, partySize: 2, movingReservationId: '' };
      const { times: all } = await running.api.listOfferedTimes(request);
      return all
        .filter(({ minute }) => minute === 19 * 60 || minute === 19 * 60 + 30)
        .map((time) => time.available);
    };
    await eventually(async () => expect(await times()).toEqual([false, true]));
    await running.take(name, id, Step.FINISH);
    await eventually(async () => expect(await times()).toEqual([true, true]));
  });

  test('a holder of the link no longer changes or cancels once the party sits; a host corrects its notes', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:00');
    await running.take(name, id, Step.SEAT);
    expect(await outcomeOf(running.api.cancelReservation({ id }))).toMatchObject({
      code: 'reservation-over',
    });
    expect(await outcomeOf(running.api.changeReservation({ id, notes: name }))).toMatchObject({
      code: 'reservation-over',
    });
    const { reservation } = await running.api.changeReservation({ id, notes: 'nuts' }, host(name));
    expect(reservation?.notes).toBe('nuts');
    const larger = running.api.changeReservation({ id, partySize: 1 }, host(name));
    expect(await outcomeOf(larger)).toMatchObject({ code: 'step-not-allowed' });
    expect((await running.claims(name)).length).toBe(1);
  });
});

describe('a step', () => {
  test('sent twice is taken once, and one that another host has already taken is answered as taken', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:00');
    const step = { stepId: stepId() };
    const first = await running.take(name, id, Step.SEAT, step);
    expect(await running.take(name, id, Step.SEAT, step)).toMatchObject({ version: first.version });
    const other = await running.take(name, id, Step.SEAT, {}, 'Ann');
    expect([other.version, other.steps.length]).toEqual([first.version, 1]);
  });

  test('that is no longer possible is refused with the other step, its time and its member', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:00');
    expect(await outcomeOf(running.take(name, id, Step.FINISH))).toMatchObject({
      message: 'This party is not seated yet.',
    });
    await running.take(name, id, Step.SEAT, { tableNumbers: ['1'] });
    const expected = { code: 'step-not-allowed', message: 'Sam Host already seated this party at 19:00.' };
    expect(await outcomeOf(running.take(name, id, Step.ARRIVE, {}, 'Ann'))).toMatchObject(expected);
    expect(await outcomeOf(running.take(name, id, Step.SEAT, { tableNumbers: ['2'] }, 'Ann'))).toMatchObject(
      expected,
    );
  });

  test('may be reported up to twelve hours late, but not for a future time', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:00');
    const ago = running.minutesAgo;
    for (const takenAt of [ago(12 * 60 + 1), ago(-3)])
      expect(await outcomeOf(running.take(name, id, Step.ARRIVE, { takenAt }))).toMatchObject({
        code: 'invalid-input',
      });
    const { steps: taken } = await running.take(name, id, Step.ARRIVE, { takenAt: ago(30) });
    expect(taken[0]?.takenAt).toEqual(ago(30));
    const ahead = await running.take(name, id, Step.SEAT, { takenAt: ago(-1) });
    expect(ahead.steps[1]?.takenAt).toEqual(ago(0));
  });

  test('of a tablet whose clock is wrong was taken as long ago as it says', async () => {
    const ago = running.minutesAgo;
    for (const wrongBy of [-5, 24 * 60]) {
      const name = await running.open();
      const id = await running.book(name, '19:00');
      const byTablet = { takenAt: ago(wrongBy + 3), sentAt: ago(wrongBy) };
      const { steps: taken } = await running.take(name, id, Step.ARRIVE, byTablet);
      expect(taken[0]?.takenAt).toEqual(ago(3));
      const walkIn = await running.seatWalkIn(name, { takenAt: ago(wrongBy), sentAt: ago(wrongBy + 1) });
      expect(walkIn.steps[0]?.takenAt).toEqual(ago(0));
    }
    const name = await running.open();
    const id = await running.book(name, '19:00');
    const late = running.take(name, id, Step.ARRIVE, { takenAt: ago(13 * 60), sentAt: ago(0) });
    expect(await outcomeOf(late)).toMatchObject({ code: 'invalid-input', fields: [{ field: 'takenAt' }] });
  });

  test.each([
    ['stepId', { stepId: 'short' }],
    ['step', { step: Step.MOVE }],
    ['step', { step: Step.UNSPECIFIED }],
    ['tableNumbers', { tableNumbers: ['1', '2', '3', '4', '5', '6', '7'] }],
    ['tableNumbers', { step: Step.ARRIVE, tableNumbers: ['1'] }],
    ['tableNumbers[0]', { tableNumbers: ['17'] }],
    ['override', { override: true }],
  ])('with a bad %s is refused and changes nothing', async (field, more) => {
    const name = await running.open();
    const id = await running.book(name, '19:00');
    const refused = await outcomeOf(running.take(name, id, Step.SEAT, more));
    expect(refused).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
    expect(await running.parties(name)).toMatchObject([{ stage: Stage.BOOKED, version: 1n }]);
  });

  test('is for members: others get not found', async () => {
    const name = await running.open();
    const id = await running.book(name, '19:00');
    expect(await outcomeOf(running.take('elsewhere', id, Step.SEAT))).toMatchObject({ code: 'not-found' });
    const unknown = running.evening.getEvening({ restaurantId: name, localDate: today });
    expect(await outcomeOf(unknown)).toMatchObject({ code: 'sign-in-required' });
  });

  test('of two hosts at two processes is taken once, and the other’s refusal names it', async () => {
    const name = await running.open();
    for (let round = 0; round < 5; round++) {
      const id = await running.book(name, '19:00');
      const atTable = (index: number) =>
        outcomeOf(
          (running.evenings[index % 2] as EveningApi).takeStep(
            { reservationId: id, step: Step.SEAT, stepId: stepId(), tableNumbers: [String((index % 2) + 1)] },
            host(name, `Host ${(index % 2) + 1}`),
          ),
        );
      const outcomes = await Promise.all([0, 1, 2, 3].map(atTable));
      const [party] = (await running.parties(name)).filter((each) => each.id === id);
      const [number] = party?.tableNumbers ?? [];
      const refused = outcomes.filter(({ code }) => code !== 'accepted');
      expect(refused.map(({ message }) => message)).toEqual([
        `Host ${number} already seated this party at 19:00.`,
        `Host ${number} already seated this party at 19:00.`,
      ]);
      expect(party?.steps).toHaveLength(1);
      expect((await running.claims(name)).map((claim) => claim.id)).toEqual([`${id}:${party?.version}`]);
      await running.take(name, id, Step.FINISH);
    }
  });
});
