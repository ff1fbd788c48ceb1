import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, eventually, publishedEvents } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { type EveningApi, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

const at = (local: string) => ({ time: { case: 'local' as const, value: `${today}T${local}` } });
const form = (restaurantId: string, more: object = {}) => ({
  restaurantId,
  name: 'Ada Lovelace',
  partySize: 2,
  when: at('20:00'),
  stepId: stepId(),
  ...more,
});
const override = { override: true, reason: 'the owner’s family' };
const book = async (id: string, more: object = {}) => {
  const { party, overridden } = await running.evening.bookParty(form(id, more), host(id));
  if (!party) throw new Error('no party was answered');
  return { ...party, overridden };
};
const change = async (id: string, reservationId: string, more: object = {}, by = 'Sam Host') => {
  const { restaurantId: _, ...rest } = form(id);
  const { party, overridden } = await running.evening.changeParty(
    { ...rest, reservationId, ...more },
    host(id, by),
  );
  if (!party) throw new Error('no party was answered');
  return { ...party, overridden };
};
const eventsOf = async (id: string) => {
  type Stored = { _id: string; outbox: { event: string }[] };
  const stored = await running.connection.collection<Stored>('reservations').findOne({ _id: id });
  return stored?.outbox.map(({ event }) => event) ?? [];
};

describe('a host’s booking', () => {
  test('gets a free table, and is an ordinary reservation of the evening', async () => {
    const id = await running.open();
    const party = await book(id, { partySize: 4, notes: 'window' });
    expect(party).toMatchObject({ stage: Stage.BOOKED, pinned: false, source: 'direct', overridden: [] });
    const [listed] = await running.parties(id);
    expect(listed).toMatchObject({ id: party.id, notes: 'window', tableNumbers: ['3'], localMinute: 1200 });
    expect(await eventsOf(party.id)).toEqual(['reservation.booked']);
  });

  test('keeps the tables that the host chose', async () => {
    const id = await running.open();
    const party = await book(id, { tableNumbers: ['2'] });
    expect(party).toMatchObject({ tableNumbers: ['2'], pinned: true });
    const twice = outcomeOf(book(id, { tableNumbers: ['2'] }));
    expect(await twice).toMatchObject({
      code: 'table-taken',
      message: 'Table 2 is taken by Ada Lovelace (party of 2), from 20:00 to 21:30.',
    });
  });

  test('in a full house is booked only by override, without a table, and nobody else loses one', async () => {
    const id = await running.open(90, 1, 0);
    const first = await book(id);
    expect(await outcomeOf(book(id))).toMatchObject({ code: 'no-tables-available' });
    const over = await book(id, override);
    expect(over).toMatchObject({ overridden: ['no-tables-available'] });
    const listed = await running.parties(id);
    expect(listed.map((party) => [party.id, party.tableNumbers])).toEqual(
      expect.arrayContaining([
        [first.id, ['1']],
        [over.id, []],
      ]),
    );
    // Later in the evening it is seated where the host finds room.
    await running.take(id, first.id, Step.NO_SHOW);
    const seated = await running.take(id, over.id, Step.SEAT, { tableNumbers: ['1'] });
    expect(seated).toMatchObject({ stage: Stage.SEATED, tableNumbers: ['1'] });
  });

  test('by override needs a reason of at most 200 characters', async () => {
    const id = await running.open();
    for (const reason of ['', '  ', 'r'.repeat(201)]) {
      const refused = await outcomeOf(book(id, { override: true, reason }));
      expect(refused).toMatchObject({ fields: [{ field: 'reason' }] });
    }
    expect(await running.parties(id)).toEqual([]);
  });

  test('names every invalid field, and changes nothing', async () => {
    const id = await running.open();
    const bad = { name: '', partySize: 101, phoneNumber: 'call me', stepId: 'short', when: at('25:00') };
    const refused = await outcomeOf(book(id, bad));
    expect(refused).toMatchObject({
      fields: [{ field: 'stepId' }, { field: 'name' }, { field: 'phoneNumber' }, { field: 'partySize' }],
    });
    expect(await outcomeOf(book(id, { when: at('25:00') }))).toMatchObject({ fields: [{ field: 'when' }] });
    expect(await outcomeOf(book(id, { when: undefined }))).toMatchObject({ fields: [{ field: 'when' }] });
    expect(await running.claims(id)).toEqual([]);
  });

  test('has the details that the host entered, and a change keeps those that it leaves out', async () => {
    const id = await running.open();
    const details = {
      email: 'ada@example.com',
      occasion: 'birthday',
      dietary: { needs: ['vegan'], words: 'No sesame' },
    };
    const party = await book(id, details);
    expect(party).toMatchObject(details);
    expect(await change(id, party.id, { notes: 'window' })).toMatchObject({ ...details, notes: 'window' });
    const changed = await change(id, party.id, { occasion: '', dietary: { needs: [], words: '' } });
    expect(changed).toMatchObject({ email: details.email, occasion: '' });
    expect(changed.dietary).toBeUndefined();
  });

  test('with an invalid detail is refused with the field’s name, and changes nothing', async () => {
    const id = await running.open();
    const bad = { email: 'ada@', occasion: 'funeral', dietary: { needs: ['air'], words: 'x'.repeat(201) } };
    const fields = ['email', 'occasion', 'dietary', 'dietaryNotes'].map((field) => ({ field }));
    expect(await outcomeOf(book(id, bad))).toMatchObject({ fields });
    expect(await running.claims(id)).toEqual([]);
    const party = await book(id);
    expect(await outcomeOf(change(id, party.id, bad))).toMatchObject({ fields });
    expect(await running.parties(id)).toMatchObject([{ email: '', occasion: '' }]);
  });

  test('sent many times at once to two processes is booked once', async () => {
    const id = await running.open(90, 1, 0);
    const request = form(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (running.evenings[index % 2] as EveningApi).bookParty(request, host(id)),
      ),
    );
    expect(new Set(answers.map(({ party }) => party?.id)).size).toBe(1);
    expect(await running.claims(id)).toHaveLength(1);
    const other = { ...request, ...override };
    expect((await running.evening.bookParty(other, host(id))).party?.id).toBe(answers[0]?.party?.id);
  });

  test('sent again, returns the overridden rules', async () => {
    const id = await running.open();
    const request = form(id, { when: at('20:10'), ...override });
    for (let time = 0; time < 2; time++)
      expect((await running.evening.bookParty(request, host(id))).overridden).toEqual(['not-offered']);
    expect(await running.parties(id)).toHaveLength(1);
  });

  test('that was refused stays refused for its id', async () => {
    const id = await running.open(90, 1, 0);
    const first = await book(id);
    const request = form(id);
    expect(await outcomeOf(running.evening.bookParty(request, host(id)))).toMatchObject({
      code: 'no-tables-available',
    });
    await running.api.cancelReservation({ id: first.id });
    expect(await outcomeOf(running.evening.bookParty(request, host(id)))).not.toMatchObject({
      code: 'accepted',
    });
    expect(await running.parties(id)).toHaveLength(1);
  });

  test('counts among the reservations that a plan limits', async () => {
    const id = await running.open();
    await running.publishPlan(id, { monthlyReservations: 1, analytics: false });
    await book(id);
    const refused = await outcomeOf(book(id, override));
    expect(refused).toMatchObject({ code: 'monthly-limit', requiredPlan: 'premium' });
    expect(await running.claims(id)).toHaveLength(1);
  });

  test('is for members: others get not found', async () => {
    const id = await running.open();
    const party = await book(id);
    const stranger = as({ userId: 'u9', memberships: [{ restaurantId: 'other', role: Role.OWNER }] });
    const { restaurantId: _, ...rest } = form(id);
    const day = { restaurantId: id, localDate: today, partySize: 2 };
    for (const call of [
      running.evening.bookParty(form(id), stranger),
      running.evening.changeParty({ ...rest, reservationId: party.id }, stranger),
      running.evening.listStarts(day, stranger),
      running.evening.setSections({ restaurantId: id, localDate: today }, stranger),
    ])
      expect(await outcomeOf(call)).toMatchObject({ code: 'not-found' });
    expect(await outcomeOf(running.evening.bookParty(form(id)))).toMatchObject({ code: 'sign-in-required' });
  });
});

describe('a change by a host’s form', () => {
  test('gives a walk-in that sits notes, dietary needs and a number, and leaves it where it is', async () => {
    const id = await running.open();
    running.clock.set(`${today}T18:07:31Z`);
    await running.seatWalkIn(id, { tableNumbers: ['3'], partySize: 2 });
    running.clock.set(`${today}T18:20:00Z`);
    const [walkIn] = await running.parties(id);
    const details = {
      notes: 'High chair',
      dietary: { needs: ['nut-allergy'] },
      phoneNumber: '+1 202 555 0143',
    };
    await change(id, walkIn?.id ?? '', {
      name: 'Walk-in',
      tableNumbers: ['3'],
      when: { time: { case: 'local', value: `${today}T19:07` } },
      ...details,
    });
    const [after] = await running.parties(id);
    expect(after).toMatchObject({ ...details, stage: Stage.SEATED, walkIn: true, tableNumbers: ['3'] });
    expect(after?.heldFrom).toEqual(walkIn?.heldFrom);
  });

  test('changes everything at once, and notifies the diner', async () => {
    const id = await running.open();
    const { id: reservationId, version } = await book(id);
    const form = { name: 'Grace Hopper', partySize: 4, when: at('21:00'), baseVersion: version };
    const changed = await change(id, reservationId, form);
    expect(changed).toMatchObject({ name: 'Grace Hopper', partySize: 4, localMinute: 21 * 60 });
    expect((await running.parties(id))[0]).toMatchObject({ tableNumbers: ['3'] });
    expect(await eventsOf(reservationId)).toEqual(['reservation.booked', 'reservation.changed']);
  });

  test('keeps the tables that a host chose while they fit, else takes a free one', async () => {
    const id = await running.open();
    const { id: reservationId } = await book(id, { tableNumbers: ['2'] });
    const later = await change(id, reservationId, { when: at('21:00') });
    expect(later).toMatchObject({ tableNumbers: ['2'], pinned: true });
    const larger = await change(id, reservationId, { when: at('21:00'), partySize: 4 });
    expect(larger).toMatchObject({ pinned: false, tableType: 'FourTop' });
  });

  test('is refused if the reservation was changed since, and carried out once', async () => {
    const id = await running.open();
    const { id: reservationId, version } = await book(id);
    const request = { baseVersion: version, notes: 'window', stepId: stepId() };
    const first = await change(id, reservationId, request);
    const other = await outcomeOf(change(id, reservationId, { baseVersion: version, notes: 'aisle' }));
    expect(other).toMatchObject({ code: 'changed-since' });
    await change(id, reservationId, { notes: 'terrace' });
    expect(await change(id, reservationId, request)).toMatchObject({
      notes: 'terrace',
      version: first.version + 1n,
    });
  });

  test('tells subscribers that its messages wait for an undo, and the undo which version it takes back', async () => {
    const id = await running.open();
    const { id: reservationId, version } = await book(id);
    const moved = await change(id, reservationId, { baseVersion: version, when: at('20:30') });
    const undone = await change(id, reservationId, { baseVersion: moved.version, undoesBase: true });
    await eventually(async () => {
      const changes = await publishedEvents(running.bus, events.reservationChanged);
      expect(changes.filter(({ reservation }) => reservation?.id === reservationId)).toMatchObject([
        { reservation: { version: moved.version }, messagesWait: true, undoneVersion: 0n },
        { reservation: { version: undone.version }, messagesWait: false, undoneVersion: moved.version },
      ]);
    });
  });

  test('by override overrides the rules, and returns which', async () => {
    const id = await running.open(90, 1, 0);
    await book(id, { when: at('22:00') });
    const { id: reservationId } = await book(id);
    expect(await outcomeOf(change(id, reservationId, { when: at('22:10') }))).toMatchObject({
      code: 'not-offered',
    });
    const changed = await change(id, reservationId, { when: at('22:10'), ...override });
    expect(changed.overridden).toEqual(['not-offered', 'no-tables-available']);
    expect(await running.claims(id)).toHaveLength(2);
  });

  test('of a seated party can only change its name, phone number and notes', async () => {
    const id = await running.open();
    const { id: reservationId } = await book(id);
    await running.take(id, reservationId, Step.SEAT);
    expect(await change(id, reservationId, { notes: 'birthday' })).toMatchObject({ notes: 'birthday' });
    expect(await outcomeOf(change(id, reservationId, { partySize: 3 }))).toMatchObject({
      code: 'step-not-allowed',
    });
  });
});

describe('the starts of a day', () => {
  const starts = async (id: string, more: object = {}) =>
    (
      await running.evening.listStarts(
        { restaurantId: id, localDate: today, partySize: 2, ...more },
        host(id),
      )
    ).starts;
  const at8 = <T extends { localMinute: number }>(list: readonly T[]) =>
    list.find(({ localMinute }) => localMinute === 20 * 60);

  test('show who comes when, and what refuses a party; its own table is free for it', async () => {
    const id = await running.open(90, 1, 0);
    const { id: reservationId } = await book(id);
    expect(at8(await starts(id))).toMatchObject({
      period: 'Dinner',
      refusedBy: 'no-tables-available',
      refusal: 'There are no tables available for a party of 2 at this time.',
      parties: 1,
      covers: 2,
    });
    expect(at8(await starts(id, { reservationId }))).toMatchObject({ refusedBy: '', parties: 0 });
  });

  test('need a date and a party size', async () => {
    const id = await running.open();
    expect(await outcomeOf(starts(id, { localDate: 'soon', partySize: 0 }))).toMatchObject({
      fields: [{ field: 'localDate' }, { field: 'partySize' }],
    });
  });
});
