import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { ReservationSchema, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { made, member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications({ smsToNumberOfRestaurant: 3 });
  await Promise.all(['r1', 'r2'].map((id) => running.publishRestaurant(id)));
});
afterAll(() => running?.stop());

const host = member('r1', Role.HOST);
const sms = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);
const threadOf = (party: { id?: string; [field: string]: unknown }, as = host) =>
  running.api.listThread(
    { restaurantId: 'r1', reservationId: party.id ?? '', reservation: create(ReservationSchema, party) },
    as,
  );
const resend = (messageId: string, party: object, as = host) =>
  running.api.resendMessage(
    { restaurantId: 'r1', messageId, reservation: create(ReservationSchema, party) },
    as,
  );

/** Books with a wrong number; the reservation with another one, and the message to the wrong one. */
async function mistyped(id: string, more: object = {}) {
  const wrong = newPhone();
  const given = reservation({ id, phoneNumber: wrong, ...more });
  await running.booked(given);
  await eventually(async () => expect(await sms(wrong)).toHaveLength(1));
  const { messages } = await threadOf({ ...given, id });
  const message = messages.find(({ kind }) => kind === 'reservation-booked');
  const corrected = { ...given, id, phoneNumber: newPhone(), version: 2n };
  return { wrong, given, corrected, phone: corrected.phoneNumber, messageId: message?.id ?? '' };
}

describe('a message to a number that was corrected since', () => {
  test('is sent again to the new one, once, as it was written', async () => {
    const { given, corrected, phone, wrong, messageId } = await mistyped('corrected');
    expect((await threadOf({ ...given, id: 'corrected' })).resendableIds).toEqual([]);
    expect((await threadOf(corrected)).resendableIds).toEqual([messageId]);
    // A text that the restaurant writes later is not sent in its place.
    const text = 'Ciao! {{ restaurant }} {{ link }}';
    const template = { restaurantId: 'r1', kind: 'reservation-booked', language: 'en', text };
    await running.templates.putTemplate(template, member('r1'));
    const again = await Promise.all([1, 2, 3].map(() => resend(messageId, corrected)));
    expect(new Set(again.map(({ message }) => message?.id)).size).toBe(1);
    await eventually(async () => expect(await sms(phone)).toEqual(await sms(wrong)));
    expect((await sms(phone))[0]).toMatch(/^Trattoria r1: your table .* Reply STOP to opt out\.$/);
    const { messages, resendableIds } = await threadOf(corrected);
    expect(messages.find(({ to }) => to === phone)).toMatchObject({ repeats: messageId });
    expect(resendableIds).toEqual([]);
    await running.templates.putTemplate({ ...template, text: '', baseVersion: 1n }, member('r1'));
  });

  test('tells the reservation as it is now, if that has changed', async () => {
    const { corrected, phone, messageId } = await mistyped('changed');
    await resend(messageId, { ...corrected, partySize: 7 });
    await eventually(async () => expect((await sms(phone))[0]).toContain('your table for 7 guests'));
  });

  test('is not sent again if it is not true any more', async () => {
    const { corrected, messageId } = await mistyped('ended');
    const canceled = { ...corrected, status: ReservationStatus.CANCELED };
    expect((await threadOf(canceled)).resendableIds).toEqual([]);
    expect(await refusalOf(resend(messageId, canceled))).toMatchObject({
      kind: 'conflict',
      code: 'not-resendable',
    });
    expect(await refusalOf(resend(messageId, { ...corrected, phoneNumber: '' }))).toMatchObject({
      code: 'no-number',
    });
  });

  test('says how to opt out if it is the first to its number', async () => {
    const { wrong, given, messageId } = await mistyped('second');
    await running.publish(
      outboxEntry(
        events.reservationChanged,
        { reservation: { ...given, version: 2n, partySize: 5 }, previous: given },
        made(),
      ),
    );
    await eventually(async () => expect(await sms(wrong)).toHaveLength(2));
    const corrected = { ...given, id: 'second', version: 3n, partySize: 5, phoneNumber: newPhone() };
    const { messages } = await threadOf(corrected);
    const changed = messages.find(({ kind }) => kind === 'reservation-changed');
    expect(changed?.id).not.toBe(messageId);
    await resend(changed?.id ?? '', corrected);
    await eventually(async () =>
      expect((await sms(corrected.phoneNumber))[0]).toMatch(/now for 5 guests.* Reply STOP to opt out\.$/),
    );
  });

  test('is not sent again to a number that opted out, nor beyond the limits', async () => {
    const { corrected, phone, messageId } = await mistyped('stopped');
    await running.providers.inbound(phone, 'STOP');
    expect(await refusalOf(resend(messageId, corrected))).toMatchObject({ code: 'opted-out' });
    const busy = newPhone();
    for (const id of ['busy1', 'busy2', 'busy3'])
      await running.booked(reservation({ id, phoneNumber: busy }));
    await eventually(async () => expect(await sms(busy)).toHaveLength(3));
    const { message } = await resend(messageId, { ...corrected, phoneNumber: busy });
    await eventually(async () => {
      const { messages } = await threadOf({ ...corrected, phoneNumber: busy });
      expect(messages.find(({ id }) => id === message?.id)).toMatchObject({
        status: MessageStatus.SUPPRESSED,
        reason: 'Too many SMS went to this number today',
      });
    });
  });

  test('is sent again by members of its restaurant only, and about its own reservation', async () => {
    const { corrected, messageId } = await mistyped('own');
    expect(await refusalOf(resend(messageId, corrected, member('r2')))).toMatchObject({ kind: 'not-found' });
    expect(await refusalOf(resend(messageId, { ...corrected, id: 'other' }))).toMatchObject({
      kind: 'not-found',
    });
    const elsewhere = running.api.resendMessage(
      { restaurantId: 'r2', messageId, reservation: create(ReservationSchema, corrected) },
      member('r2'),
    );
    expect(await refusalOf(elsewhere)).toMatchObject({ kind: 'not-found' });
  });
});
