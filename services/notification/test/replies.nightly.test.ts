// cspell:ignore Votre réservation annulée إلغاء الاشتراك
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { allStoredText, eventually, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { type Reply, ReplyEffect, ReplySuggestion } from '@tablewell/proto/notification/v1/reply_pb';
import twilio from 'twilio';
import { made, member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications({ repliesFromNumber: 3 });
  await Promise.all([running.publishRestaurant('r1'), running.publishRestaurant('r2')]);
});
afterAll(() => running?.stop());

const host = (restaurantId: string) => member(restaurantId, Role.HOST);
const unread = async (restaurantId: string) =>
  (await running.replies.listReplies({ restaurantId }, host(restaurantId))).replies;
const about = async (restaurantId: string, reservationId: string) =>
  (await running.replies.listReplies({ restaurantId, reservationId }, host(restaurantId))).replies;
const sms = async (phone: string) => (await running.providers.messages(phone)).map(({ text }) => text);

/** A diner with a reservation about which an SMS was sent. */
async function diner(restaurantId: string, id: string, phone = newPhone()): Promise<string> {
  const before = (await sms(phone)).length;
  await running.booked(reservation({ id, restaurantId, phoneNumber: phone }));
  await eventually(async () => expect(await sms(phone)).toHaveLength(before + 1));
  await eventually(async () => {
    const { messages } = await running.api.listMessages({ restaurantId }, member(restaurantId));
    expect(
      messages.find(({ reservationId, to }) => reservationId === id && to === phone)?.sentAt,
    ).toBeDefined();
  });
  return phone;
}

describe('a free reply', () => {
  test('is found by hosts at the reservation, with its text, until one of them has read it', async () => {
    const phone = await diner('r1', 'late');
    await running.providers.inbound(phone, ' Running 10 late,\nsorry! ');
    const [reply] = await eventually(async () => {
      const found = (await unread('r1')).filter(({ reservationId }) => reservationId === 'late');
      expect(found).toHaveLength(1);
      return found;
    });
    expect(reply).toMatchObject({ phone, text: 'Running 10 late,\nsorry!', effect: ReplyEffect.UNSPECIFIED });
    expect(reply?.readAt).toBeUndefined();
    const seen = { restaurantId: 'r1', reservationId: 'late', replyIds: [reply?.id ?? ''] };
    await running.replies.markRepliesRead(seen, host('r1'));
    await running.replies.markRepliesRead(seen, host('r1'));
    expect((await unread('r1')).filter(({ reservationId }) => reservationId === 'late')).toEqual([]);
    expect((await about('r1', 'late'))[0]?.readAt).toBeDefined();
    await eventually(async () => {
      const published = await Promise.all([
        publishedEvents(running.bus, events.replyReceived),
        publishedEvents(running.bus, events.replyRead),
      ]);
      for (const of of published)
        expect(of.filter(({ reservationId }) => reservationId === 'late')).toMatchObject([
          { restaurantId: 'r1', replyId: reply?.id },
        ]);
    });
  });

  test('is listed newest first', async () => {
    const phone = await diner('r1', 'two');
    await running.providers.inbound(phone, 'can we be 5?');
    await running.providers.inbound(phone, 'or 6?');
    await eventually(async () =>
      expect((await about('r1', 'two')).map(({ text }) => text)).toEqual(['or 6?', 'can we be 5?']),
    );
  });

  test('goes to the restaurant that last sent a message', async () => {
    const phone = await diner('r1', 'first');
    await diner('r2', 'second', phone);
    await running.providers.inbound(phone, 'is there parking?');
    await eventually(async () => expect(await about('r2', 'second')).toHaveLength(1));
    expect(await about('r1', 'first')).toEqual([]);
  });

  test('that is delivered again is stored once', async () => {
    const phone = await diner('r1', 'again');
    const fields = { MessageSid: 'SM-again', From: phone, Body: 'see you soon' };
    const { authToken, webhookUrl } = running.providers.settings.sms;
    const signature = twilio.getExpectedTwilioSignature(authToken, webhookUrl, fields);
    await Promise.all([1, 2].map(() => running.api.receiveSmsWebhook({ fields, signature })));
    await running.api.receiveSmsWebhook({ fields, signature });
    expect(await about('r1', 'again')).toHaveLength(1);
  });

  test('is bounded in length, and by number and day', async () => {
    const phone = await diner('r1', 'many');
    for (let count = 1; count <= 4; count++)
      await running.providers.inbound(phone, `${count} ${'x'.repeat(5_000)}`);
    await eventually(async () => expect(await about('r1', 'many')).toHaveLength(3));
    for (const { text } of await about('r1', 'many')) expect(text).toHaveLength(1_600);
  });

  test('that asks to cancel is answered with the link, and nothing is canceled', async () => {
    const phone = await diner('r1', 'off');
    await running.providers.inbound(phone, 'cancel my table please');
    await eventually(async () =>
      expect((await sms(phone))[0]).toMatch(
        /^Your reservation at Trattoria r1 is not canceled yet\. .*\/edit-reservation\/off/,
      ),
    );
    expect(await about('r1', 'off')).toHaveLength(1);
  });

  test('is kept from members of other restaurants', async () => {
    expect(await refusalOf(running.replies.listReplies({ restaurantId: 'r1' }, host('r2')))).toMatchObject({
      kind: 'not-found',
    });
    const foreign = { restaurantId: 'r1', reservationId: 'late', replyIds: ['x'] };
    expect(await refusalOf(running.replies.markRepliesRead(foreign, host('r2')))).toMatchObject({
      kind: 'not-found',
    });
    expect(await about('r2', 'late')).toEqual([]);
  });
});

describe('a reply that looks like an opt-out', () => {
  const decide = (replyId: string, reservationId: string, stopTexting: boolean, as = host('r1')) =>
    running.replies.decideSuggestion({ restaurantId: 'r1', reservationId, replyId, stopTexting }, as);
  /** The first reply about a reservation, with its suggestion. */
  const suggested = (reservationId: string) =>
    eventually(async () => {
      const [reply] = await about('r1', reservationId);
      expect(reply?.suggestion).toBe(ReplySuggestion.STOP_TEXTING);
      return reply as Reply;
    });
  const statusOf = async (reservationId: string) => {
    const { messages } = await running.api.listMessages({ restaurantId: 'r1' }, member('r1'));
    return messages.find((each) => each.reservationId === reservationId)?.reason;
  };

  test('is stored with the suggestion to stop texting, which a member takes', async () => {
    const phone = await diner('r1', 'enough');
    await running.providers.inbound(phone, 'Leave me alone!');
    const { id } = await suggested('enough');
    await decide(id, 'enough', true);
    await decide(id, 'enough', false);
    expect(await about('r1', 'enough')).toMatchObject([{ suggestion: ReplySuggestion.TAKEN }]);
    await running.booked(reservation({ id: 'after', phoneNumber: phone }));
    await eventually(async () => expect(await statusOf('after')).toBe('The guest has opted out'));
    await eventually(async () => {
      const { entries } = await running.activity.listActivity({ restaurantId: 'r1' }, member('r1'));
      expect(entries.find(({ event }) => event === 'reply.decided')).toMatchObject({
        subjectId: 'enough',
        initiator: { userId: 'u1' },
      });
    });
  });

  test('still gets messages if a member dismisses the suggestion', async () => {
    const phone = await diner('r1', 'fine');
    await running.providers.inbound(phone, 'no more texts until Friday, thanks');
    const { id } = await suggested('fine');
    await decide(id, 'fine', false);
    expect(await about('r1', 'fine')).toMatchObject([{ suggestion: ReplySuggestion.DISMISSED }]);
    await running.booked(reservation({ id: 'fine-after', phoneNumber: phone }));
    await eventually(async () => expect(await sms(phone)).toHaveLength(2));
  });

  test('is decided about by members of its restaurant only, and no other reply is', async () => {
    const phone = await diner('r1', 'other');
    await running.providers.inbound(phone, 'wrong number');
    const { id } = await suggested('other');
    expect(await refusalOf(decide(id, 'other', true, host('r2')))).toMatchObject({ kind: 'not-found' });
    expect(await refusalOf(decide(id, 'late', true))).toMatchObject({ kind: 'not-found' });
    expect((await about('r1', 'other'))[0]?.suggestion).toBe(ReplySuggestion.STOP_TEXTING);
  });
});

test('YES from a number that has not opted out is an answer, and resumes nothing', async () => {
  const phone = await diner('r1', 'yes');
  await running.providers.inbound(phone, 'Yes');
  await eventually(async () =>
    expect(await about('r1', 'yes')).toMatchObject([{ text: 'Yes', effect: ReplyEffect.UNSPECIFIED }]),
  );
  expect(await sms(phone)).toHaveLength(1);
  await running.providers.inbound(phone, 'STOP');
  await running.providers.inbound(phone, 'yes!');
  await eventually(async () =>
    expect((await about('r1', 'yes'))[0]).toMatchObject({ text: 'yes!', effect: ReplyEffect.RESUMED }),
  );
});

describe('CANCEL', () => {
  test('ends the SMS, as carriers understand it, which hosts read; the answer has the link to cancel', async () => {
    const phone = await diner('r1', 'word');
    await running.providers.inbound(phone, 'CANCEL');
    await eventually(async () =>
      expect((await about('r1', 'word'))[0]).toMatchObject({ text: 'CANCEL', effect: ReplyEffect.STOPPED }),
    );
    await eventually(async () =>
      expect((await sms(phone))[0]).toMatch(
        /no more messages from Trattoria r1, nor.*not canceled.*\/edit-reservation\/word/,
      ),
    );
    await running.providers.inbound(phone, 'START');
    await eventually(async () =>
      expect((await about('r1', 'word'))[0]).toMatchObject({ text: 'START', effect: ReplyEffect.RESUMED }),
    );
  });

  describe('that may mean the reservation', () => {
    const email = 'grace@example.com';
    const collection = (name: string) => running.connection.collection<{ _id: string }>(name);
    /** A guest with an address answers; their mails are written before the replies are. */
    const answers = async (id: string, words: string[], optOutType?: 'STOP') => {
      const phone = newPhone();
      await running.booked(
        reservation({ id, restaurantId: 'r1', phoneNumber: phone, email, language: 'fr' }),
      );
      await eventually(async () => expect(await sms(phone)).toHaveLength(1));
      await eventually(async () =>
        expect(await collection('reminder_plans').findOne({ _id: id })).not.toBeNull(),
      );
      for (const word of words) await running.providers.inbound(phone, word, optOutType);
      await eventually(async () => expect(await about('r1', id)).toHaveLength(words.length));
      return collection('messages').countDocuments({ reservationId: id, kind: 'diner-how-to-cancel' });
    };

    test('is answered by one mail, too, that says how to cancel; also if the provider answers by SMS', async () => {
      expect(await answers('mailed', ['CANCEL', 'cancel!'], 'STOP')).toBe(1);
      await eventually(async () => {
        const mails = await running.providers.messages(email);
        expect(
          mails.find(({ text }) => text.includes('/edit-reservation/mailed') && text.includes('CANCEL')),
        ).toMatchObject({
          subject: expect.stringMatching(/^Votre réservation n’est pas encore annulée : Trattoria r1/),
        });
      });
    });

    test('is no other word for an opt-out', async () => {
      expect(await answers('ended', ['STOP', 'إلغاء الاشتراك'])).toBe(0);
    });
  });

  test('HELP is answered and not stored', async () => {
    const phone = await diner('r1', 'help');
    await running.providers.inbound(phone, 'HELP');
    await eventually(async () => expect((await sms(phone))[0]).toContain('messages about your reservation'));
    expect(await about('r1', 'help')).toEqual([]);
  });
});

test('a guest’s replies are exported, and erased with the guest', async () => {
  const phone = await diner('r1', 'gone');
  await running.providers.inbound(phone, 'quillfeather is late');
  const request = { restaurantId: 'r1', reservationIds: ['gone'] };
  await eventually(async () =>
    expect((await running.api.listMessagesAbout(request, member('r1'))).replies).toMatchObject([
      { text: 'quillfeather is late' },
    ]),
  );
  await running.publish(
    outboxEntry(events.guestErased, { restaurantId: 'r1', guestId: 'g1', reservationIds: ['gone'] }, made()),
  );
  await eventually(async () => expect(await allStoredText(running.connection)).not.toContain('quillfeather'));
});
