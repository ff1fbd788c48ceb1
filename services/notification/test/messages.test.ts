import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import { eventually, publishEntry } from '@tablewell/chassis/testing';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { RequestState, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import {
  made,
  member,
  newPhone,
  reservation,
  startNotifications,
  type NotificationHarness,
  tomorrow,
} from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
  await Promise.all([running.publishRestaurant('r1'), running.publishRestaurant('r2')]);
});
afterAll(() => running?.stop());

describe('an account mail', () => {
  const user = { id: 'u1', email: 'ada@example.com', firstName: 'Ada & Co' };
  const expiresAt = timestampFromDate(tomorrow);

  test('carries its link, and its text is deleted once sent', async () => {
    await running.publish(
      outboxEntry(events.verificationRequested, { user, token: 'tok_1', expiresAt }, made()),
    );
    await running.publish(
      outboxEntry(events.passwordResetRequested, { user, token: 'tok_2', expiresAt }, made()),
    );
    await eventually(async () => {
      const texts = (await running.providers.messages('ada@example.com')).map(({ text }) => text).join('\n');
      expect(texts).toContain('http://localhost:8080/verify-email?token=tok_1');
      expect(texts).toContain('http://localhost:8080/reset-password?token=tok_2');
    });
    const [mail, earlier] = await running.providers.messages('ada@example.com');
    for (const note of [mail, earlier].map((sent) => sent?.text))
      expect(note).toMatch(/This link can be used once and expires in (24 hours|30 minutes)/);
    expect(mail?.html).toContain('Hello Ada &amp; Co,');
    expect(mail?.html).toContain('?token=tok_');
  });
});

test.each([
  [SecurityChange.SECOND_FACTOR_ON, 'Two-step sign-in is on', 'keep your recovery codes'],
  [SecurityChange.SECOND_FACTOR_OFF, 'Two-step sign-in is off', 'no longer asks'],
  [SecurityChange.RECOVERY_CODES_RENEWED, 'New recovery codes were made', 'no longer work'],
  [SecurityChange.RECOVERY_CODE_USED, 'A recovery code was used', '9 codes are left'],
  [SecurityChange.CODES_REFUSED, 'A sign-in was refused', 'somebody knows your password'],
  [SecurityChange.PASSKEY_ADDED, 'A passkey was added', 'The passkey “Ada’s phone” signs in'],
  [SecurityChange.PASSKEY_ADDED, 'A passkey was added', '“Forgot password” within three days'],
  [SecurityChange.PASSKEY_REMOVED, 'A passkey was removed', '“Ada’s phone” no longer signs in'],
  [SecurityChange.PASSKEY_REFUSED, 'A passkey was refused', 'a copy of your passkey “Ada’s phone”'],
  [SecurityChange.SSO_REQUIRED, 'Single sign-on is required', 'by your identity provider'],
  [SecurityChange.ADDRESSES_CHANGED, 'Your list of addresses was changed', 'from which addresses'],
  [SecurityChange.ADDRESSES_LIFTED, 'Your list of addresses was removed', 'opened from everywhere'],
  [SecurityChange.SCIM_TOKEN_CREATED, 'A SCIM token was made', 'who is added by it'],
])('a user is mailed what was changed about how they sign in (%s)', async (change, subject, text) => {
  const email = `security${change}.${text.length}@example.com`;
  const user = { id: 'u7', email, firstName: 'Ada' };
  const changed = { user, change, recoveryCodesLeft: 9, passkeyName: 'Ada’s phone' };
  await running.publish(outboxEntry(events.userSecurityChanged, changed, made()));
  const sent = await eventually(async () => {
    const [mail] = await running.providers.messages(email);
    expect(mail).toBeDefined();
    return mail;
  });
  expect(sent?.subject).toBe(subject);
  expect(sent?.text.replace(/\s+/g, ' ')).toContain(text);
  expect(sent?.text).toContain('http://localhost:8080/dashboard?tab=settings');
});

describe('a request', () => {
  test('is sent to both as not confirmed, then the answer only to the diner, each once', async () => {
    const phone = newPhone();
    const requested = (state: RequestState, version: number) =>
      reservation({ phoneNumber: phone, version: BigInt(version), request: { state } });
    const first = requested(RequestState.PENDING, 1);
    const entry = outboxEntry(events.reservationRequested, { reservation: first }, made());
    await running.publish(entry);
    await running.publish(entry);
    const texts = async () => (await running.providers.messages(phone)).map(({ text }) => text);
    await eventually(async () => expect(await texts()).toHaveLength(1));
    expect((await texts())[0]).toContain('It is not confirmed yet');
    const mails = async () =>
      (await running.providers.messages('r1@restaurant.example')).filter(({ text }) => text.includes(phone));
    await eventually(async () => expect((await mails())[0]?.subject).toMatch(/^New request: /));
    expect((await mails())[0]?.text).toContain('/dashboard?tab=reservations');
    const accepted = { ...requested(RequestState.ACCEPTED, 2), id: first.id ?? '' };
    await running.publish(outboxEntry(events.reservationAccepted, { reservation: accepted }, made()));
    await eventually(async () => expect((await texts())[0]).toContain('is confirmed.'));
    expect(await texts()).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
  });

  type Given = ReturnType<typeof reservation>;
  const entries = {
    reservationDeclined: (given: Given) =>
      outboxEntry(events.reservationDeclined, { reservation: given }, made()),
    reservationExpired: (given: Given) =>
      outboxEntry(events.reservationExpired, { reservation: given }, made()),
    reservationCanceled: (given: Given) =>
      outboxEntry(events.reservationCanceled, { reservation: given }, made()),
  };

  test.each([
    ['declined', 'reservationDeclined', RequestState.DECLINED, 'we cannot take your request', 0],
    ['expired', 'reservationExpired', RequestState.EXPIRED, 'was not answered in time', 1],
    ['withdrawn', 'reservationCanceled', RequestState.WITHDRAWN, 'is withdrawn', 1],
  ] as const)('that is %s is reported to the diner', async (_what, event, state, words, mails) => {
    const phone = newPhone();
    const given = reservation({ phoneNumber: phone, request: { state } });
    await running.publish(entries[event](given));
    await eventually(async () => {
      expect((await running.providers.messages(phone))[0]?.text).toContain(words);
      const own = (await running.providers.messages('r1@restaurant.example')).filter(({ text }) =>
        text.includes(phone),
      );
      expect(own).toHaveLength(mails);
    });
  });
});

describe('a reservation', () => {
  test('is notified to the owner by mail and to the diner by SMS, each once', async () => {
    const phone = newPhone();
    const given = reservation({ phoneNumber: phone.slice(2) });
    const entry = outboxEntry(events.reservationBooked, { reservation: given }, made());
    await running.publish(entry);
    await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(1));
    const [sms] = await running.providers.messages(phone);
    expect(sms?.text).toBe(
      `Trattoria r1: your table for 4 guests is booked for Tue, Jan 5 at 3:45 PM. Change or cancel: http://localhost:8080/edit-reservation/${given.id} Reply STOP to opt out.`,
    );
    await eventually(async () => {
      const [mail] = await running.providers.messages('r1@restaurant.example');
      expect(mail?.subject).toBe('New reservation: Ada <Lovelace>, 4 guests, Tue, Jan 5 at 3:45 PM');
      expect(mail?.html).toContain('Ada &lt;Lovelace&gt;');
    });
    // The broker lost its store and redelivers.
    await running.bus.manager.streams.purge('RESERVATION');
    await publishEntry(running.bus, entry);
    const next = newPhone();
    await running.booked(reservation({ phoneNumber: next }));
    await eventually(async () => expect(await running.providers.messages(next)).toHaveLength(1));
    expect(await running.providers.messages(phone)).toHaveLength(1);
  });

  test('is notified to both when booked, changed and canceled, and to the diner only when restored', async () => {
    const phone = newPhone();
    await running.publishRestaurant('r5');
    const first = reservation({ restaurantId: 'r5', phoneNumber: phone });
    const moved = {
      ...first,
      version: 2n,
      localMinute: 1_200,
      startsAt: timestampFromDate(new Date(Date.now() + 1e8)),
    };
    await running.booked(first);
    const texts = async () => (await running.providers.messages(phone)).map(({ text }) => text);
    const subjects = async () =>
      (await running.providers.messages('r5@restaurant.example')).map(
        ({ subject }) => subject?.split(':')[0],
      );
    await eventually(async () => expect(await texts()).toHaveLength(1));
    await running.publish(
      outboxEntry(events.reservationChanged, { reservation: moved, previous: first }, made()),
    );
    await eventually(async () => expect(await texts()).toHaveLength(2));
    const gone = { ...moved, version: 3n, status: ReservationStatus.CANCELED };
    await running.publish(outboxEntry(events.reservationCanceled, { reservation: gone }, made()));
    await eventually(async () => expect(await texts()).toHaveLength(3));
    await running.publish(
      outboxEntry(events.reservationRestored, { reservation: { ...moved, version: 4n } }, made()),
    );
    await eventually(async () => expect(await texts()).toHaveLength(4));
    const received = (await texts()).reverse();
    expect(received[0]).toContain('is booked for Tue, Jan 5 at 3:45 PM');
    expect(received[1]).toContain('is now for 4 guests on Tue, Jan 5 at 8:00 PM');
    expect(received[2]).toContain('on Tue, Jan 5 at 8:00 PM is canceled');
    expect(received[3]).toContain('is back on');
    for (const text of received) expect(text).toContain(`http://localhost:8080/edit-reservation/${first.id}`);
    await eventually(async () =>
      expect((await subjects()).reverse()).toEqual([
        'New reservation',
        'Reservation changed',
        'Reservation canceled',
      ]),
    );
  });

  test('of a walk-in sends nothing', async () => {
    const phone = newPhone();
    await running.publishRestaurant('walk-ins');
    const walkIn = reservation({ restaurantId: 'walk-ins', phoneNumber: phone, walkIn: true });
    const noted = { ...walkIn, notes: 'By the window', version: 2n };
    await running.publish(outboxEntry(events.reservationStepped, { reservation: walkIn }, made()));
    await running.publish(
      outboxEntry(events.reservationChanged, { reservation: noted, previous: walkIn }, made()),
    );
    // Events are handled in the order in which they were published.
    await running.booked(reservation({ restaurantId: 'walk-ins', phoneNumber: '555-0143' }));
    await eventually(async () =>
      expect(await running.providers.messages('walk-ins@restaurant.example')).toHaveLength(1),
    );
    expect(await running.providers.messages(phone)).toEqual([]);
  });

  test('with an invalid phone gets no SMS, and the owner is notified', async () => {
    await running.publishRestaurant('r6');
    await running.booked(reservation({ restaurantId: 'r6', phoneNumber: '555-0143' }));
    await eventually(async () =>
      expect(await running.providers.messages('r6@restaurant.example')).toHaveLength(1),
    );
    const { messages } = await running.api.listMessages({ restaurantId: 'r6' }, member('r6'));
    expect(messages.map(({ to }) => to)).toEqual(['r6@restaurant.example']);
  });

  test('whose notes change is notified to the owner only', async () => {
    const phone = newPhone();
    const previous = reservation({ phoneNumber: phone });
    const noted = { ...previous, notes: 'By the window', version: 2n };
    const moved = { ...noted, localMinute: 0, startsAt: timestampFromDate(new Date(Date.now() + 1e8)) };
    await running.publish(outboxEntry(events.reservationChanged, { reservation: noted, previous }, made()));
    await running.publish(
      outboxEntry(events.reservationChanged, { reservation: moved, previous: noted }, made()),
    );
    await eventually(async () => expect(await running.providers.messages(phone)).toHaveLength(1));
    expect((await running.providers.messages(phone))[0]?.text).toContain(
      'is now for 4 guests on Tue, Jan 5 at 12:00 AM',
    );
    await eventually(async () => {
      const mails = await running.providers.messages('r1@restaurant.example');
      expect(mails.filter(({ text }) => text.includes('By the window'))).toHaveLength(2);
    });
  });

  test('that a host moved without a notice sends the diner nothing, and the list says why', async () => {
    const phone = newPhone();
    await running.publishRestaurant('quiet-move');
    const previous = reservation({
      restaurantId: 'quiet-move',
      phoneNumber: phone,
      email: 'diner@quiet.example',
    });
    const moved = { ...previous, version: 2n, startsAt: timestampFromDate(new Date(Date.now() + 1e8)) };
    const change = { reservation: moved, previous, withoutNotice: true };
    await running.publish(outboxEntry(events.reservationChanged, change, made()));
    const listed = async () =>
      (await running.api.listMessages({ restaurantId: 'quiet-move' }, member('quiet-move'))).messages;
    await eventually(async () => {
      const toDiner = (await listed()).filter(({ to }) => to !== 'quiet-move@restaurant.example');
      expect(toDiner.map(({ reason }) => reason)).toEqual(
        Array(2).fill('The host changed the time without a message to the guest'),
      );
    });
    expect(await running.providers.messages(phone)).toEqual([]);
  });

  test('links to the restaurant’s own domain only in messages to diners', async () => {
    await running.publishRestaurant('r-own', { ownName: { hidesProduct: true, domain: 'book.example.com' } });
    const phone = newPhone();
    await running.booked(reservation({ restaurantId: 'r-own', phoneNumber: phone, notes: 'By the fire' }));
    await eventually(async () => {
      const [sms] = await running.providers.messages(phone);
      expect(sms?.text).toContain('https://book.example.com/edit-reservation/');
      expect(sms?.text).not.toMatch(/Tablewell/i);
      const [mail] = await running.providers.messages('r-own@restaurant.example');
      expect(mail?.text).toContain('http://localhost:8080/dashboard');
    });
  });

  test('is suppressed by switches, plan or time, and the list shows why', async () => {
    await running.publishRestaurant('r3', { smsNotifications: false, emailNotifications: false });
    await running.publishRestaurant('r4', { email: '' });
    await running.publishPlan('r4', 2n, false);
    await running.publishOwner('r4', false);
    const phone = newPhone();
    await running.booked(reservation({ restaurantId: 'r3', phoneNumber: phone }));
    await running.booked(reservation({ restaurantId: 'r4', phoneNumber: phone }));
    await running.booked(reservation({ phoneNumber: phone, startsAt: timestampFromDate(new Date(0)) }));
    await eventually(async () =>
      expect(await running.providers.messages('owner-r4@example.com')).toHaveLength(1),
    );
    const reasons = async (restaurantId: string) =>
      (await running.api.listMessages({ restaurantId }, member(restaurantId))).messages
        .filter(({ status }) => status === MessageStatus.SUPPRESSED)
        .map(({ reason }) => reason);
    await eventually(async () => {
      expect(await reasons('r3')).toEqual(['SMS notifications are off', 'E-mail notifications are off']);
      expect(await reasons('r4')).toEqual(['The plan does not include SMS']);
      // Neither the diner nor the owner hears of it.
      const inThePast = 'The reservation is in the past';
      expect(await reasons('r1')).toEqual([inThePast, inThePast]);
    });
    expect(await running.providers.messages(phone)).toHaveLength(0);
  });

  test.each([
    ['sent', true, MessageStatus.DELIVERED],
    ['kept back', false, MessageStatus.SUPPRESSED],
  ])(
    'waits with its SMS for an owner’s plan that is not known yet, and is then %s',
    async (_what, sms, status) => {
      const id = `unsent-${sms}`;
      const phone = newPhone();
      await running.publishOwner(id, true);
      await running.publish(
        outboxEntry(
          events.restaurantUpdated,
          {
            restaurant: {
              ...{ id, version: 1n, ownerId: `owner-of-${id}`, name: 'New' },
              ...{ smsNotifications: true, country: 'US', smsCountries: ['US'] },
            },
          },
          made(),
        ),
      );
      await running.booked(reservation({ restaurantId: id, phoneNumber: phone }));
      const known = async () =>
        (await running.api.listMessages({ restaurantId: id }, member(id))).messages[0];
      await eventually(async () => expect((await known())?.status).toBe(MessageStatus.QUEUED));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await running.providers.messages(phone)).toHaveLength(0);
      await running.publishPlan(id, 1n, sms);
      await eventually(async () => expect((await known())?.status).toBe(status));
      expect(await running.providers.messages(phone)).toHaveLength(sms ? 1 : 0);
      expect((await known())?.reason).toBe(sms ? '' : 'The plan does not include SMS');
    },
  );
});

describe('the look-up of earlier messages', () => {
  test('reads no other messages of the restaurant or to the number', async () => {
    const written = (to: string, restaurantId: string) => ({
      to,
      restaurantId,
      channel: 'sms',
      status: 'sent',
    });
    const [known, unknown] = [newPhone(), newPhone()];
    const messages = running.connection.collection('messages');
    await messages.insertMany([
      ...Array.from({ length: 50 }, () => written(newPhone(), 'r9')),
      ...Array.from({ length: 50 }, () => written(known, 'r8')),
    ]);
    for (const to of [known, unknown]) {
      const plan = await messages
        .find({ to, channel: 'sms', restaurantId: 'r9', status: { $ne: 'suppressed' } })
        .explain('executionStats');
      expect(plan).toMatchObject({ executionStats: { totalDocsExamined: 0 } });
    }
  });
});

test('a delivery report is applied without reading other messages', async () => {
  const messages = running.connection.collection('messages');
  const sent = Array.from({ length: 50 }, (_, index) => ({ providerId: `SM${index}`, status: 'sent' }));
  await messages.insertMany(sent);
  const plan = await messages.find({ providerId: 'SM7', status: 'sent' }).explain('executionStats');
  expect(plan).toMatchObject({ executionStats: { totalDocsExamined: 1 } });
});

describe('the list of messages', () => {
  test('is paged, and for members only', async () => {
    const all = (await running.api.listMessages({ restaurantId: 'r1', pageSize: 200 }, member('r1')))
      .messages;
    const ids: string[] = [];
    for (let pageToken = ''; ;) {
      const page = await running.api.listMessages(
        { restaurantId: 'r1', pageSize: 7, pageToken },
        member('r1'),
      );
      ids.push(...page.messages.map(({ id }) => id));
      if ((pageToken = page.nextPageToken) === '') break;
    }
    expect(ids).toEqual(all.map(({ id }) => id));
    const refused = await running.api
      .listMessages({ restaurantId: 'r1' }, member('r2'))
      .catch(errorToRefusal);
    expect(refused).toMatchObject({ code: 'not-found' });
  });

  test('is deleted with its restaurant', async () => {
    await running.publish(outboxEntry(events.restaurantDeleted, { id: 'r1', version: 9n }, made()));
    await eventually(async () =>
      expect((await running.api.listMessages({ restaurantId: 'r1' }, member('r1'))).messages).toHaveLength(0),
    );
  });
});
