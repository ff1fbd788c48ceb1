import type { Client } from '@connectrpc/connect';
import { events } from '@tablewell/chassis/events';
import { Role } from '@tablewell/chassis/access';
import { newId } from '@tablewell/chassis/ids';
import {
  allStoredText,
  as,
  eventually,
  fixedClock,
  publishedEvents,
  refusalOf,
} from '@tablewell/chassis/testing';
import type { DinerService } from '@tablewell/proto/reservation/v1/diner_service_pb';
import { type Api, bookingAt, type EveningApi, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T15:00:00Z');
const evening = '2026-11-20T19:00';
const host = as({ userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.HOST }] });
let running: Reservations;
let api: Api;
let diner: Client<typeof DinerService>;
let evenings: EveningApi;

beforeAll(async () => {
  running = await startReservations(clock);
  [api] = running.apis as [Api];
  [evenings] = running.evenings as [EveningApi];
  diner = running.diners;
  await running.publishRestaurant('r1');
});
afterAll(() => running?.stop());

const details = {
  email: 'ada@example.com',
  occasion: 'birthday',
  dietary: { needs: ['vegan', 'nut-allergy'], words: 'No sesame' },
};

async function booked(more = {}, when = evening) {
  const { reservation } = await api.book({ ...bookingAt('r1', when), ...details, ...more });
  return reservation?.id ?? '';
}

const partyOf = async (id: string) =>
  (await evenings.getEvening({ restaurantId: 'r1', localDate: '2026-11-20' }, host)).evening?.parties.find(
    (party) => party.id === id,
  );

describe('the details that a diner gives with a booking', () => {
  test('are kept with the reservation, and shown to its holder and to hosts', async () => {
    const id = await booked({ marketingConsent: '2026-11' });
    const { reservation } = await api.getReservation({ id });
    expect(reservation).toMatchObject(details);
    expect(reservation?.marketingConsent).toMatchObject({ textVersion: '2026-11' });
    expect(reservation?.marketingConsent?.givenAt).toBeDefined();
    expect(await partyOf(id)).toMatchObject(details);
  });

  test('are refused with the field’s name, and then nothing is booked', async () => {
    const bad = {
      email: 'ada@',
      occasion: 'funeral',
      dietary: { needs: ['air'], words: 'x'.repeat(201) },
      marketingConsent: '1999',
    };
    const refusal = await refusalOf(api.book({ ...bookingAt('r1', '2026-11-21T19:00'), ...bad }));
    expect(refusal?.fields.map(({ field }) => field)).toEqual([
      'email',
      'occasion',
      'dietary',
      'dietaryNotes',
      'marketingConsent',
    ]);
    const counts = { restaurantId: 'r1', startDate: '2026-11-21', endDate: '2026-11-21' };
    expect((await api.listDailyCounts(counts, host)).days).toEqual([]);
  });

  test('are changed one by one, and stay if a change leaves them out', async () => {
    const id = await booked();
    await api.changeReservation({ id, notes: 'By the window' });
    expect((await api.getReservation({ id })).reservation).toMatchObject(details);
    await api.changeReservation({ id, email: '', dietary: { needs: ['halal'], words: '' } });
    const { reservation } = await api.getReservation({ id });
    expect(reservation).toMatchObject({ email: '', occasion: 'birthday' });
    expect(reservation?.dietary).toMatchObject({ needs: ['halal'], words: '' });
  });

  test('are erased with the guest', async () => {
    const id = await booked({ email: 'zebulon@example.com', marketingConsent: '2026-11' });
    await diner.sendMessage({ reservationId: id, messageId: 'message-0', words: 'Zebulon here' });
    expect(await allStoredText(running.connection)).toMatch(/zebulon/i);
    await running.eraseGuest('r1', [id]);
    await eventually(async () => expect(await allStoredText(running.connection)).not.toMatch(/zebulon/i));
    const { reservation } = await api.getReservation({ id });
    expect(reservation).toMatchObject({ email: '', occasion: '', messages: [] });
    expect(reservation?.dietary).toBeUndefined();
    expect(reservation?.marketingConsent).toBeUndefined();
  });
});

describe('a diner who is late', () => {
  test('gives notice by the link, repeatedly, and withdraws it', async () => {
    const id = await booked();
    const { version } = (await diner.sayLate({ reservationId: id, minutes: 10 })).reservation!;
    expect((await diner.sayLate({ reservationId: id, minutes: 10 })).reservation?.version).toBe(version);
    await diner.sayLate({ reservationId: id, minutes: 20 });
    expect((await partyOf(id))?.late).toMatchObject({ minutes: 20 });
    await diner.sayLate({ reservationId: id, minutes: 0 });
    expect((await partyOf(id))?.late).toBeUndefined();
  });

  test('keeps time and table', async () => {
    const id = await booked();
    const before = await partyOf(id);
    await diner.sayLate({ reservationId: id, minutes: 30 });
    const after = await partyOf(id);
    expect([after?.startsAt, after?.heldFrom, after?.heldUntil, after?.tableNumbers]).toEqual([
      before?.startsAt,
      before?.heldFrom,
      before?.heldUntil,
      before?.tableNumbers,
    ]);
  });

  test('no longer counts as late for another time', async () => {
    const id = await booked();
    await diner.sayLate({ reservationId: id, minutes: 30 });
    await api.changeReservation({ id, when: { time: { case: 'local', value: '2026-11-20T20:00' } } });
    expect((await partyOf(id))?.late).toBeUndefined();
  });

  test('may say so only near the start, with valid minutes, and for a known reservation', async () => {
    const tomorrow = await booked({}, '2026-11-21T19:00');
    const codeOf = async (reservationId: string, minutes: number) =>
      (await refusalOf(diner.sayLate({ reservationId, minutes })))?.code;
    expect(await codeOf(tomorrow, 10)).toBe('too-early-for-late');
    const refusal = await refusalOf(diner.sayLate({ reservationId: tomorrow, minutes: 15 }));
    expect(refusal?.fields).toMatchObject([{ field: 'minutes' }]);
    expect((await refusalOf(diner.sayLate({ reservationId: 'unknown', minutes: 10 })))?.kind).toBe(
      'not-found',
    );
  });

  test('is published with the party as the evening lists it', async () => {
    const id = await booked();
    await diner.sayLate({ reservationId: id, minutes: 20 });
    const noted = await eventually(async () => {
      const ours = await publishedEvents(running.bus, events.reservationNoted);
      const party = ours.map((event) => event.party).find((noted) => noted?.id === id);
      expect(party).toBeDefined();
      return party;
    });
    expect(noted?.late?.minutes).toBe(20);
  });
});

describe('a message to the restaurant', () => {
  test('is sent once for its id, without markup, and three times at most', async () => {
    const id = await booked();
    const send = (messageId: string, words: string) =>
      diner.sendMessage({ reservationId: id, messageId, words });
    await send('message-1', 'We bring <b>a dog</b>');
    await send('message-1', 'We bring <b>a dog</b>');
    await send('message-2', 'A small one');
    await send('message-3', 'It likes water');
    expect((await partyOf(id))?.messages.map(({ words }) => words)).toEqual([
      'We bring ba dog/b',
      'A small one',
      'It likes water',
    ]);
    expect((await refusalOf(send('message-4', 'And shade')))?.code).toBe('too-many-messages');
    expect((await refusalOf(send('message-5', ' ')))?.fields).toMatchObject([{ field: 'message' }]);
    expect((await refusalOf(send('x', 'Hello')))?.fields).toMatchObject([{ field: 'messageId' }]);
  });
});

describe('a consent to marketing mails', () => {
  test('is withdrawn by the link, once', async () => {
    const id = await booked({ marketingConsent: '2026-11' });
    const { reservation } = await diner.withdrawConsent({ reservationId: id });
    expect(reservation?.marketingConsent?.withdrawnAt).toBeDefined();
    const again = await diner.withdrawConsent({ reservationId: id });
    expect(again.reservation?.version).toBe(reservation?.version);
  });
});

describe('a consent to sharing in the group', () => {
  const consent = { textVersion: '2026-11', groupName: 'Casa Rossi' };

  test('is stored with the booking as it was given, and only if it was', async () => {
    const id = await booked({ guestSharing: consent });
    const found = await api.getReservation({ id });
    expect(found.reservation?.guestSharing).toMatchObject({ agreed: true, ...consent });
    expect(found.reservation?.guestSharing?.at).toBeDefined();
    const without = await api.getReservation({ id: await booked({}) });
    expect(without.reservation?.guestSharing).toBeUndefined();
  });

  test('names its field if the text is unknown or the group has no name, and nothing is booked', async () => {
    for (const bad of [
      { ...consent, textVersion: '1999' },
      { ...consent, groupName: ' ' },
    ])
      expect((await refusalOf(booked({ guestSharing: bad })))?.fields).toMatchObject([
        { field: 'guestSharing' },
      ]);
  });

  test('is given and ended by the link, once each, and ended also where it was given elsewhere', async () => {
    const id = await booked({});
    const choose = async (given?: typeof consent) =>
      (await diner.chooseGuestSharing({ reservationId: id, ...(given ? { consent: given } : {}) }))
        .reservation;
    const ended = await choose();
    expect(ended?.guestSharing).toMatchObject({ agreed: false, textVersion: '', groupName: '' });
    expect((await choose())?.version).toBe(ended?.version);
    const agreed = await choose(consent);
    expect(agreed?.guestSharing).toMatchObject({ agreed: true, ...consent });
    expect((await choose(consent))?.version).toBe(agreed?.version);
    const refused = diner.chooseGuestSharing({
      reservationId: id,
      consent: { ...consent, textVersion: 'x' },
    });
    expect((await refusalOf(refused))?.fields).toMatchObject([{ field: 'guestSharing' }]);
    expect((await choose())?.guestSharing?.agreed).toBe(false);
  });

  test('is refused from members and keys, who end it, and nothing is booked or changed', async () => {
    const id = await booked({});
    const memberships = [{ restaurantId: 'r1', role: Role.HOST }];
    const key = as({ userId: 'k1', memberships });
    const colleague = as({
      userId: 'u2',
      sessionId: 's2',
      memberships: [{ ...memberships[0]!, restaurantId: 'r2' }],
    });
    for (const by of [host, key, colleague]) {
      const refused = [
        diner.chooseGuestSharing({ reservationId: id, consent }, by),
        api.book({ ...bookingAt('r1', evening), ...details, guestSharing: consent }, by),
      ];
      for (const each of refused)
        expect((await refusalOf(each))?.fields).toMatchObject([{ field: 'guestSharing' }]);
    }
    expect((await api.getReservation({ id })).reservation?.guestSharing).toBeUndefined();
    const { reservation } = await diner.chooseGuestSharing({ reservationId: id }, host);
    expect(reservation?.guestSharing).toMatchObject({ agreed: false });
  });

  test('goes to nobody else: it is dropped when the name or number changes, and an end stays', async () => {
    const choiceOf = async (id: string) => (await api.getReservation({ id })).reservation?.guestSharing;
    const choiceAfter = async (id: string, change: object) => {
      await api.changeReservation({ id, ...change });
      return choiceOf(id);
    };
    const agreed = () => booked({ guestSharing: consent });
    const renamed = await agreed();
    expect(await choiceAfter(renamed, { notes: 'By the window', name: 'Ada Lovelace' })).toMatchObject({
      agreed: true,
    });
    expect(await choiceAfter(renamed, { name: 'Grace Hopper' })).toBeUndefined();
    expect(await choiceAfter(await agreed(), { phoneNumber: '+39 06 5550 8841' })).toBeUndefined();
    expect(await choiceAfter(await agreed(), { email: 'grace@example.com' })).toBeUndefined();
    const byHost = await agreed();
    const form = {
      reservationId: byHost,
      stepId: newId(),
      name: 'Grace Hopper',
      partySize: 2,
      baseVersion: 1n,
    };
    const when = { time: { case: 'local', value: evening } } as const;
    await evenings.changeParty({ ...form, when }, host);
    expect((await api.getReservation({ id: byHost })).reservation).toMatchObject({ name: 'Grace Hopper' });
    expect(await choiceOf(byHost)).toBeUndefined();
    await diner.chooseGuestSharing({ reservationId: renamed });
    expect(await choiceAfter(renamed, { name: 'Ada Byron' })).toMatchObject({ agreed: false });
  });
});
