import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import {
  errorToRefusal,
  EventBus,
  events,
  type OutboxEntry,
  outboxEntry,
  Role,
  silentLogger,
} from '@tablewell/chassis';
import {
  as,
  eventually,
  shownBy,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { type ReservationSchema, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { buildNotification } from '../src/app';
import { type Outside, startOutside } from './harness';

let outside: Outside;
let backbone: TestBackbone;
let service: TestService;
let bus: EventBus;
let api: Client<typeof MessageService>;
let number = 0;
let phones = 0;

const made = () => ({ id: `e${++number}`, at: new Date() });
const publish = (entry: OutboxEntry) => bus.publish({ ...entry, id: entry._id, type: entry.event });
const newPhone = () => `+1212736${String(5_000 + ++phones)}`;
const member = (restaurantId: string) =>
  as({ userId: 'o1', memberships: [{ restaurantId, role: Role.OWNER }] });

const tomorrow = new Date(Date.now() + 86_400_000);

type Reservation = MessageInitShape<typeof ReservationSchema>;

const reservation = (more: Reservation): Reservation => ({
  id: `res${++number}`,
  restaurantId: 'r1',
  version: 1n,
  name: 'Ada <Lovelace>',
  partySize: 4,
  startsAt: timestampFromDate(tomorrow),
  localDate: '2027-01-05',
  localMinute: 945,
  status: ReservationStatus.ACTIVE,
  ...more,
});

const tellPlan = (id: string, version: bigint, sms: boolean) =>
  publish(
    outboxEntry(
      events.entitlementsChanged,
      { ownerId: `owner-of-${id}`, version, entitlements: { sms } },
      made(),
    ),
  );

/** A restaurant whose owner's plan includes SMS. */
async function keepRestaurant(id: string, version: bigint, more: object = {}) {
  await tellPlan(id, 1n, true);

  const restaurant = {
    id,
    version,
    ownerId: `owner-of-${id}`,
    name: `Trattoria ${id}`,
    email: `${id}@restaurant.example`,
    phoneNumber: '+12127360000',
    timezone: 'America/New_York',
    emailNotifications: true,
    smsNotifications: true,
    ...more,
  };
  await publish(outboxEntry(events.restaurantUpdated, { restaurant }, made()));
}

const booked = (given: Reservation) =>
  publish(outboxEntry(events.reservationBooked, { reservation: given }, made()));

beforeAll(async () => {
  [outside, backbone] = await Promise.all([startOutside(), startBackbone()]);
  service = await startTestService('notification', backbone, buildNotification(outside.settings));
  api = service.client(MessageService);
  outside.answerWith(api);
  bus = await EventBus.connect({ servers: backbone.nats.url, name: 'test', logger: silentLogger });
  await Promise.all([keepRestaurant('r1', 1n), keepRestaurant('r2', 1n)]);
});

afterAll(async () => {
  await bus?.close();
  await service?.stop();
  await backbone?.stop();
  await outside?.stop();
});

describe('an account mail', () => {
  const user = { id: 'u1', email: 'ada@example.com', firstName: 'Ada & Co' };
  const expiresAt = timestampFromDate(tomorrow);

  test('carries its link, and its text is forgotten once sent', async () => {
    await publish(outboxEntry(events.verificationRequested, { user, token: 'tok_1', expiresAt }, made()));
    await publish(outboxEntry(events.passwordResetRequested, { user, token: 'tok_2', expiresAt }, made()));
    await eventually(async () => {
      const texts = (await outside.messages('ada@example.com')).map(({ text }) => text).join('\n');
      expect(texts).toContain('http://localhost:8080/verify-email?token=tok_1');
      expect(texts).toContain('http://localhost:8080/reset-password?token=tok_2');
    });
    const [mail] = await outside.messages('ada@example.com');
    expect(mail?.html).toContain('Hello Ada &amp; Co,');
    expect(mail?.html).toContain('?token=tok_');
  });
});

describe('a reservation', () => {
  test('is told to the owner by mail and to the diner by SMS, each once', async () => {
    const phone = newPhone();
    const given = reservation({ phoneNumber: phone.slice(2) });
    const entry = outboxEntry(events.reservationBooked, { reservation: given }, made());
    await publish(entry);
    await eventually(async () => expect(await outside.messages(phone)).toHaveLength(1));
    const [sms] = await outside.messages(phone);
    expect(sms?.text).toBe(
      `Trattoria r1: your table for 4 guests is booked for Tue, Jan 5 at 3:45 PM. Change or cancel: http://localhost:8080/edit-reservation/${given.id} Reply STOP to opt out.`,
    );
    await eventually(async () => {
      const [mail] = await outside.messages('r1@restaurant.example');
      expect(mail?.subject).toBe('New reservation: Ada <Lovelace>, 4 guests, Tue, Jan 5 at 3:45 PM');
      expect(mail?.html).toContain('Ada &lt;Lovelace&gt;');
    });
    // The broker lost its memory and tells it again.
    await bus.manager.streams.purge('RESERVATION');
    await bus.publish({ ...entry, id: entry._id, type: entry.event });
    await booked(reservation({ phoneNumber: newPhone() }));
    await eventually(async () => expect(await outside.messages(`+1212736${5_000 + phones}`)).toHaveLength(1));
    expect(await outside.messages(phone)).toHaveLength(1);
  });

  test('is told to both when it is booked, changed and canceled, and to the diner alone when restored', async () => {
    const phone = newPhone();
    await keepRestaurant('r5', 1n);
    const first = reservation({ restaurantId: 'r5', phoneNumber: phone });
    const moved = {
      ...first,
      version: 2n,
      localMinute: 1_200,
      startsAt: timestampFromDate(new Date(Date.now() + 1e8)),
    };
    await booked(first);
    const texts = async () => (await outside.messages(phone)).map(({ text }) => text);
    const subjects = async () =>
      (await outside.messages('r5@restaurant.example')).map(({ subject }) => subject?.split(':')[0]);
    await eventually(async () => expect(await texts()).toHaveLength(1));
    await publish(outboxEntry(events.reservationChanged, { reservation: moved, previous: first }, made()));
    await eventually(async () => expect(await texts()).toHaveLength(2));
    const gone = { ...moved, version: 3n, status: ReservationStatus.CANCELED };
    await publish(outboxEntry(events.reservationCanceled, { reservation: gone }, made()));
    await eventually(async () => expect(await texts()).toHaveLength(3));
    await publish(
      outboxEntry(events.reservationRestored, { reservation: { ...moved, version: 4n } }, made()),
    );
    await eventually(async () => expect(await texts()).toHaveLength(4));
    const told = (await texts()).reverse();
    expect(told[0]).toContain('is booked for Tue, Jan 5 at 3:45 PM');
    expect(told[1]).toContain('is now for 4 guests on Tue, Jan 5 at 8:00 PM');
    expect(told[2]).toContain('on Tue, Jan 5 at 8:00 PM is canceled');
    expect(told[3]).toContain('stands again');
    for (const text of told) expect(text).toContain(`http://localhost:8080/edit-reservation/${first.id}`);
    await eventually(async () =>
      expect((await subjects()).reverse()).toEqual([
        'New reservation',
        'Reservation changed',
        'Reservation canceled',
      ]),
    );
  });

  test('whose phone is none gets no SMS, and the owner hears of it all the same', async () => {
    await keepRestaurant('r6', 1n);
    await booked(reservation({ restaurantId: 'r6', phoneNumber: '555-0143' }));
    await eventually(async () => expect(await outside.messages('r6@restaurant.example')).toHaveLength(1));
    const { messages } = await api.listMessages({ restaurantId: 'r6' }, member('r6'));
    expect(messages.map(({ to }) => to)).toEqual(['r6@restaurant.example']);
  });

  test('that only got other notes is told to the owner alone', async () => {
    const phone = newPhone();
    const previous = reservation({ phoneNumber: phone });
    const noted = { ...previous, notes: 'By the window', version: 2n };
    const moved = { ...noted, localMinute: 0, startsAt: timestampFromDate(new Date(Date.now() + 1e8)) };
    await publish(outboxEntry(events.reservationChanged, { reservation: noted, previous }, made()));
    await publish(outboxEntry(events.reservationChanged, { reservation: moved, previous: noted }, made()));
    await eventually(async () => expect(await outside.messages(phone)).toHaveLength(1));
    expect((await outside.messages(phone))[0]?.text).toContain(
      'is now for 4 guests on Tue, Jan 5 at 12:00 AM',
    );
    await eventually(async () => {
      const mails = await outside.messages('r1@restaurant.example');
      expect(mails.filter(({ text }) => text.includes('By the window'))).toHaveLength(2);
    });
  });

  test('is kept to itself where switches, plan or time say so, and the list says why', async () => {
    await keepRestaurant('r3', 1n, { smsNotifications: false, emailNotifications: false });
    await keepRestaurant('r4', 1n, { email: '' });
    await tellPlan('r4', 2n, false);
    await publish(
      outboxEntry(events.userSignedUp, { user: { id: 'owner-of-r4', email: 'owner4@example.com' } }, made()),
    );
    // They come from other publishers than the bookings, so nothing orders them.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const phone = newPhone();
    await booked(reservation({ restaurantId: 'r3', phoneNumber: phone }));
    await booked(reservation({ restaurantId: 'r4', phoneNumber: phone }));
    await booked(reservation({ phoneNumber: phone, startsAt: timestampFromDate(new Date(0)) }));
    await eventually(async () => expect(await outside.messages('owner4@example.com')).toHaveLength(1));
    const reasons = async (restaurantId: string) =>
      (await api.listMessages({ restaurantId }, member(restaurantId))).messages
        .filter(({ status }) => status === MessageStatus.SUPPRESSED)
        .map(({ reason }) => reason);
    await eventually(async () => {
      expect(await reasons('r3')).toEqual(['SMS notifications are off', 'E-mail notifications are off']);
      expect(await reasons('r4')).toEqual(['The plan does not include SMS']);
      expect(await reasons('r1')).toEqual(['The reservation is in the past']);
    });
    expect(await outside.messages(phone)).toHaveLength(0);
  });

  test.each([
    ['sent', true, MessageStatus.DELIVERED],
    ['kept back', false, MessageStatus.SUPPRESSED],
  ])(
    'waits with its SMS for an owner’s plan that is not told yet, and is then %s',
    async (_what, sms, status) => {
      const id = `untold-${sms}`;
      const phone = newPhone();
      await publish(
        outboxEntry(
          events.restaurantUpdated,
          { restaurant: { id, version: 1n, ownerId: `owner-of-${id}`, name: 'New', smsNotifications: true } },
          made(),
        ),
      );
      await booked(reservation({ restaurantId: id, phoneNumber: phone }));
      const known = async () => (await api.listMessages({ restaurantId: id }, member(id))).messages[0];
      await eventually(async () => expect((await known())?.status).toBe(MessageStatus.QUEUED));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await outside.messages(phone)).toHaveLength(0);
      await tellPlan(id, 1n, sms);
      await eventually(async () => expect((await known())?.status).toBe(status));
      expect(await outside.messages(phone)).toHaveLength(sms ? 1 : 0);
      expect((await known())?.reason).toBe(sms ? '' : 'The plan does not include SMS');
    },
  );

  test('is told exactly once however the provider fails', async () => {
    const numbers = Array.from({ length: 12 }, newPhone);
    const kind = 'reservation-booked';
    const counted = (outcome: string) =>
      shownBy('tablewell_messages_total', { kind, channel: 'sms', outcome });
    const before = {
      postponed: await counted('postponed'),
      sent: await counted('sent'),
      delivered: await counted('delivered'),
    };
    // Each of its faults in turn, to every call, look-ups among them.
    await outside.fault('sms', 'flaky', { rate: 1 });
    for (const phoneNumber of numbers) await booked(reservation({ phoneNumber }));
    const counts = async () =>
      Promise.all(numbers.map(async (phone) => (await outside.messages(phone)).length));
    await eventually(
      async () => expect((await counted('postponed')) - before.postponed).toBeGreaterThan(numbers.length),
      20_000,
    );
    await outside.fault('sms', 'ok');
    await eventually(async () => {
      const { messages } = await api.listMessages({ restaurantId: 'r1', pageSize: 200 }, member('r1'));
      const told = messages.filter(({ to }) => numbers.includes(to));
      expect(told.map(({ status }) => status)).toEqual(numbers.map(() => MessageStatus.DELIVERED));
    }, 40_000);
    expect(await counts()).toEqual(numbers.map(() => 1));
    expect((await counted('sent')) - before.sent).toBe(numbers.length);
    expect((await counted('delivered')) - before.delivered).toBe(numbers.length);
  }, 90_000);

  test('waits while the mail server is away', async () => {
    await outside.fault('mail', 'down');
    await booked(reservation({ restaurantId: 'r2', name: 'Patience' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await outside.messages('r2@restaurant.example')).toHaveLength(0);
    const told = { kind: 'reservation-booked', channel: 'email', outcome: 'postponed' };
    expect(await shownBy('tablewell_messages_total', told)).toBeGreaterThan(0);
    await outside.fault('mail', 'ok');
    await eventually(async () => expect(await outside.messages('r2@restaurant.example')).toHaveLength(1));
  });
});

describe('a guest who answers', () => {
  test('STOP hears no more of the restaurant that wrote last, until START', async () => {
    const phone = newPhone();
    const texts = async () => (await outside.messages(phone)).map(({ text }) => text);
    await booked(reservation({ phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(1));
    await booked(reservation({ restaurantId: 'r2', phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(2));
    await eventually(async () => {
      const { messages } = await api.listMessages({ restaurantId: 'r2' }, member('r2'));
      expect(messages.find(({ to }) => to === phone)?.status).toBe(MessageStatus.DELIVERED);
    });
    await outside.inbound(phone, ' Stop. ');
    await eventually(async () =>
      expect((await texts())[0]).toBe(
        'You will get no more messages from Trattoria r2. Reply START to undo.',
      ),
    );
    await booked(reservation({ restaurantId: 'r2', phoneNumber: phone }));
    await booked(reservation({ phoneNumber: phone }));
    await eventually(async () => expect(await texts()).toHaveLength(4));
    expect((await texts())[0]).toContain('Trattoria r1');
    await outside.inbound(phone, 'HELP');
    await eventually(async () =>
      expect((await texts())[0]).toContain('messages about your reservation. Call +12127360000.'),
    );
    await outside.inbound(phone, 'start');
    await eventually(async () => expect((await texts())[0]).toContain('from Trattoria r2 again'));
    await booked(reservation({ restaurantId: 'r2', phoneNumber: phone }));
    await eventually(async () => expect((await texts())[0]).toContain('is booked'));
  });

  test('is not heard without the provider’s signature', async () => {
    const fields = { MessageSid: 'SM1', From: newPhone(), Body: 'STOP' };
    const refused = api.receiveSmsWebhook({ fields, signature: 'guess' }).catch(errorToRefusal);
    expect(await refused).toMatchObject({ kind: 'invalid', code: 'bad-signature' });
  });
});

describe('the list of messages', () => {
  test('goes back page by page, and is for members', async () => {
    const all = (await api.listMessages({ restaurantId: 'r1', pageSize: 200 }, member('r1'))).messages;
    const ids: string[] = [];
    for (let pageToken = ''; ;) {
      const page = await api.listMessages({ restaurantId: 'r1', pageSize: 7, pageToken }, member('r1'));
      ids.push(...page.messages.map(({ id }) => id));
      if ((pageToken = page.nextPageToken) === '') break;
    }
    expect(ids).toEqual(all.map(({ id }) => id));
    const refused = await api.listMessages({ restaurantId: 'r1' }, member('r2')).catch(errorToRefusal);
    expect(refused).toMatchObject({ code: 'not-found' });
  });

  test('goes with its restaurant', async () => {
    await publish(outboxEntry(events.restaurantDeleted, { id: 'r1', version: 9n }, made()));
    await eventually(async () =>
      expect((await api.listMessages({ restaurantId: 'r1' }, member('r1'))).messages).toHaveLength(0),
    );
  });
});
