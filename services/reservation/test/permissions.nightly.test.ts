import { type Actor, PersonalPermission, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, publishEntry, refusalOf } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt } from './harness';

// What members from whom the contacts of guests are withheld see, find and write (ROLE-8).

const phoneNumber = '+39 06 5550 1234';
const email = 'ada@example.com';
const shown = { phoneNumber: '••• 1234', email: 'a•••@•••.com' };
const whole = { phoneNumber, email };
const started = Date.parse(`${today}T18:00:00Z`);
let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());

const membership = (restaurantId: string, withheld: PersonalPermission[] = []) => ({
  ...{ restaurantId, role: Role.HOST, withheld },
});
/** A host who does not see contacts at the first of these restaurants. */
const blind = (restaurantId: string, ...others: string[]) =>
  as({
    userId: 'blind',
    name: 'Bo Blind',
    memberships: [
      membership(restaurantId, [PersonalPermission.CONTACTS]),
      ...others.map((id) => membership(id)),
    ],
  });

const book = (id: string, time = '20:00', name = 'Ada Rossi') =>
  running.book(id, time, { name, phoneNumber, email });
const stored = async (id: string) =>
  (await running.api.getReservation({ id, withContacts: true })).reservation;

test('the evening, lists, steps and the waitlist are masked, and colleagues see all', async () => {
  const id = await running.open();
  const reservationId = await book(id);
  const evening = async (by: object) =>
    (await running.evening.getEvening({ restaurantId: id }, by)).evening?.parties[0];
  expect([await evening(blind(id)), await evening(host(id))]).toMatchObject([shown, whole]);
  const range = { restaurantId: id, startDate: today, endDate: today };
  const listed = async (by: object) => (await running.api.listReservations(range, by)).reservations[0];
  expect([await listed(blind(id)), await listed(host(id))]).toMatchObject([shown, whole]);
  const step = { reservationId, step: Step.ARRIVE, stepId: stepId() };
  expect((await running.evening.takeStep(step, blind(id))).party).toMatchObject(shown);
  const waiting = { restaurantId: id, name: 'Walter', partySize: 2, phoneNumber, stepId: 'join-0001' };
  await running.waitlists[0]!.joinWaitlist(waiting, blind(id));
  const parties = await running.parties(id);
  expect(parties.find(({ name }) => name === 'Walter')).toMatchObject({ phoneNumber });
});

test('a search by phone or e-mail finds nothing where they are withheld, and everything elsewhere', async () => {
  const [id, other] = [await running.open(), await running.open()];
  await book(id);
  await book(other, '20:00', 'Bea Bruno');
  const texts = ['1234', '5550', phoneNumber, email, '@example'];
  for (const text of texts) {
    const found = async (by: object) =>
      (await running.api.searchReservations({ restaurantId: id, text }, by)).reservations.length;
    expect([text, await found(blind(id)), await found(host(id))]).toEqual([text, 0, 1]);
    const { reservations } = await running.groupFigures.searchGroup(
      { restaurantIds: [id, other], text },
      blind(id, other),
    );
    expect([text, ...reservations.map(({ name }) => name)]).toEqual([text, 'Bea Bruno']);
  }
  const byName = await running.groupFigures.searchGroup(
    { restaurantIds: [id, other], text: 'ada rossi' },
    blind(id, other),
  );
  expect(byName.reservations).toMatchObject([shown]);
});

test('a masked value that comes back changes nothing, and a new number is taken', async () => {
  const id = await running.open();
  const reservationId = await book(id);
  const form = { reservationId, name: 'Ada Verdi', partySize: 2, ...shown };
  const when = { time: { case: 'local' as const, value: `${today}T20:00` } };
  const change = (more: object) =>
    running.evening.changeParty({ ...form, when, ...more, stepId: stepId() }, blind(id));
  expect((await change({})).party).toMatchObject({ name: 'Ada Verdi', ...shown });
  expect(await stored(reservationId)).toMatchObject({ name: 'Ada Verdi', ...whole });
  await running.api.changeReservation({ id: reservationId, name: 'Ada Lovelace', ...shown }, blind(id));
  expect(await stored(reservationId)).toMatchObject({ name: 'Ada Lovelace', ...whole });
  // The mask of another number says nothing.
  const refused = await refusalOf(change({ phoneNumber: '••• 9999' }));
  expect(refused?.fields.map(({ field }) => field)).toEqual(['phoneNumber']);
  const other = await change({ phoneNumber: '+39 06 5550 7777', email: 'new@example.com' });
  expect(other.party).toMatchObject({ phoneNumber: '••• 7777', email: 'n•••@•••.com' });
  expect(await stored(reservationId)).toMatchObject({
    ...{ phoneNumber: '+39 06 5550 7777', email: 'new@example.com' },
  });
});

test('a host who does not see numbers books by phone, and books nobody under a masked one', async () => {
  const id = await running.open();
  const when = { time: { case: 'local' as const, value: `${today}T21:00` } };
  const form = { restaurantId: id, name: 'Caller', partySize: 2, when };
  const booked = await running.evening.bookParty({ ...form, ...whole, stepId: stepId() }, blind(id));
  expect(booked.party).toMatchObject(shown);
  expect(await stored(booked.party?.id ?? '')).toMatchObject(whole);
  const masked = running.evening.bookParty({ ...form, ...shown, stepId: stepId() }, blind(id));
  const both = [
    { field: 'phoneNumber', message: expect.stringMatching(/is masked/) },
    { field: 'email', message: expect.stringMatching(/is masked/) },
  ];
  expect((await refusalOf(masked))?.fields).toMatchObject(both);
  const onlyEmail = { ...form, phoneNumber, email: shown.email };
  const byForm = running.evening.bookParty({ ...onlyEmail, stepId: stepId() }, blind(id));
  expect((await refusalOf(byForm))?.fields).toMatchObject([both[1]]);
  const byProgram = running.api.book(
    bookingAt(id, `${today}T21:00`, { name: 'Caller', phoneNumber, email: shown.email }),
    blind(id),
  );
  expect((await refusalOf(byProgram))?.fields).toMatchObject([both[1]]);
});

test('who has the mask of an earlier number is told that it was changed, and does not change it back', async () => {
  const id = await running.open();
  const reservationId = await book(id);
  const when = { time: { case: 'local' as const, value: `${today}T20:00` } };
  const form = { reservationId, name: 'Ada Rossi', partySize: 2, when, ...shown };
  const change = (more: object, by = blind(id)) => running.evening.changeParty({ ...form, ...more }, by);
  const first = { baseVersion: 1n, notes: 'Window', stepId: stepId() };
  const saved = await change(first);
  const newer = { phoneNumber: '+39 06 5550 7777', email };
  await change({ ...newer, notes: 'Window', stepId: stepId() }, host(id));
  const late = await refusalOf(change({ baseVersion: saved.party?.version, stepId: stepId() }));
  expect(late).toMatchObject({ code: 'changed-since', message: expect.stringMatching(/phone number/) });
  const unseen = await refusalOf(change({ stepId: stepId() }));
  expect(unseen?.fields).toMatchObject([
    { field: 'phoneNumber', message: expect.stringMatching(/was changed in the meantime/) },
  ]);
  // The first change again, whose answer was lost.
  expect((await change(first)).party).toMatchObject({ phoneNumber: '••• 7777', notes: 'Window' });
  expect(await stored(reservationId)).toMatchObject({ phoneNumber: '+39 06 5550 7777', notes: 'Window' });
});

/** Publishes what a person's memberships are from now on, each time later than before. */
function memberOf(restaurantId: string) {
  const userId = `limited-at-${restaurantId}`;
  const user = { id: userId, email: 'bo@example.com' };
  let changes = 0;
  return (memberships: object[], secondsLater = (changes += 1)) =>
    publishEntry(
      running.bus,
      outboxEntry(
        events.membershipChanged,
        { userId, restaurantId, user, memberships: memberships as Actor['memberships'] },
        {
          id: `${userId}-${changes}-${secondsLater}`,
          at: new Date(started + secondsLater * 1_000),
        },
      ),
    );
}

test('whoever has only the id of a reservation sees no contacts once they are withheld from anybody there', async () => {
  const id = await running.open();
  const { reservation } = await running.api.book(
    bookingAt(id, `${today}T22:00`, { name: 'Ada Rossi', phoneNumber, email }),
  );
  const reservationId = reservation?.id ?? '';
  const read = async (by: object = {}) =>
    (await running.api.getReservation({ id: reservationId }, by)).reservation;
  expect(await read()).toMatchObject(whole);
  const publish = memberOf(id);
  await publish([membership(id, [PersonalPermission.CONTACTS])]);
  await eventually(async () => expect(await read()).toMatchObject(shown));
  expect(await read(as({ userId: 'other', memberships: [membership('elsewhere')] }))).toMatchObject(shown);
  expect(await read(host(id))).toMatchObject(whole);
  expect(await stored(reservationId)).toMatchObject(whole);
  // The diner changes what they want, and keeps the number that they are not shown.
  const changed = await running.api.changeReservation({
    id: reservationId,
    notes: 'By the window',
    ...shown,
  });
  expect(changed.reservation).toMatchObject({ notes: 'By the window', ...shown });
  expect(await stored(reservationId)).toMatchObject({ notes: 'By the window', ...whole });
  const canceled = await running.api.cancelReservation({ id: reservationId });
  expect(canceled.reservation).toMatchObject(shown);
  await publish([membership(id)]);
  await eventually(async () => expect(await read()).toMatchObject(whole));
});

test('who leaves while contacts are withheld from them sees none by the ids that they know', async () => {
  const [id, other] = [await running.open(), await running.open()];
  const bookedAt = async (restaurantId: string) => {
    const person = { name: 'Ada Rossi', phoneNumber, email };
    const { reservation } = await running.api.book(bookingAt(restaurantId, `${today}T22:00`, person));
    return reservation?.id ?? '';
  };
  const [here, there] = [await bookedAt(id), await bookedAt(other)];
  const read = async (reservationId: string) =>
    (await running.api.getReservation({ id: reservationId })).reservation;
  const publish = memberOf(id);
  await publish([membership(id, [PersonalPermission.CONTACTS]), membership(other)]);
  await eventually(async () => expect(await read(here)).toMatchObject(shown));
  // The next state says nothing of the place that they left; a new limit at the other one shows that it has arrived.
  await publish([membership(other, [PersonalPermission.CONTACTS])]);
  await eventually(async () => expect(await read(there)).toMatchObject(shown));
  expect(await read(here)).toMatchObject(shown);
  await publish([membership(other)]);
  await eventually(async () => expect(await read(there)).toMatchObject(whole));
  expect(await read(here)).toMatchObject(shown);
  // Working there again, without a limit, gives it back.
  await publish([membership(id), membership(other)]);
  await eventually(async () => expect(await read(here)).toMatchObject(whole));
});

test('contacts stay withheld from who has left, although the news of it comes before that of the limit', async () => {
  const id = await running.open();
  const { reservation } = await running.api.book(
    bookingAt(id, `${today}T22:00`, { name: 'Ada Rossi', phoneNumber, email }),
  );
  const publish = memberOf(id);
  await publish([], 2);
  await publish([membership(id, [PersonalPermission.CONTACTS])], 1);
  await eventually(async () =>
    expect((await running.api.getReservation({ id: reservation?.id ?? '' })).reservation).toMatchObject(
      shown,
    ),
  );
});

test('who books after everybody from whom contacts were withheld has left sees their own', async () => {
  const id = await running.open();
  const bookFor = async (time: string) => {
    const person = { name: 'Ada Rossi', phoneNumber, email };
    return (await running.api.book(bookingAt(id, `${today}T${time}`, person))).reservation?.id ?? '';
  };
  const read = async (reservationId: string) =>
    (await running.api.getReservation({ id: reservationId })).reservation;
  const before = await bookFor('21:00');
  const publish = memberOf(id);
  await publish([membership(id, [PersonalPermission.CONTACTS])]);
  await eventually(async () => expect(await read(before)).toMatchObject(shown));
  running.clock.advance(120_000);
  const during = await bookFor('22:00');
  expect(await read(during)).toMatchObject(shown);
  await publish([], 121);
  running.clock.advance(120_000);
  const after = await bookFor('23:00');
  await eventually(async () => expect(await read(after)).toMatchObject(whole));
  expect([await read(before), await read(during)]).toMatchObject([shown, shown]);
});
