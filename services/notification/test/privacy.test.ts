import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import {
  connectMongo,
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
  everythingKept,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Connection } from 'mongoose';
import { buildNotification } from '../src/app';
import { type Outside, startOutside } from './harness';

let outside: Outside;
let backbone: TestBackbone;
let service: TestService;
let bus: EventBus;
let connection: Connection;
let api: Client<typeof MessageService>;
let count = 0;

const restaurantId = 'r1';
const phone = '+12127365099';
const traces = /zebulon|quillfeather|7365099|walnuts/i;
const made = () => ({ id: `event-${++count}`, at: new Date() });
const publish = (entry: OutboxEntry) => bus.publish({ ...entry, id: entry._id, type: entry.event });
const by = (role: Role, place = restaurantId) =>
  as({ userId: 'u1', memberships: [{ restaurantId: place, role }] });
const refusalOf = (call: Promise<unknown>) => call.then(() => undefined, errorToRefusal);
const kept = () => everythingKept(connection);

const party = (id: string, version = 1n) => ({
  id,
  restaurantId,
  version,
  name: 'Zebulon Quillfeather',
  phoneNumber: phone,
  notes: 'allergic to walnuts',
  partySize: 2,
  startsAt: timestampFromDate(new Date(Date.now() + 86_400_000)),
  localDate: '2027-01-05',
  localMinute: 1_140,
  status: ReservationStatus.ACTIVE,
});

beforeAll(async () => {
  [outside, backbone] = await Promise.all([startOutside(), startBackbone()]);
  service = await startTestService('notification', backbone, buildNotification(outside.settings));
  api = service.client(MessageService);
  outside.answerWith(api);
  bus = await EventBus.connect({ servers: backbone.nats.url, name: 'test', logger: silentLogger });
  connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_notification' });
  const entitlements = { sms: true };
  await publish(
    outboxEntry(events.entitlementsChanged, { ownerId: 'o1', version: 1n, entitlements }, made()),
  );
  const restaurant = {
    id: restaurantId,
    version: 1n,
    ownerId: 'o1',
    name: 'Trattoria',
    email: 'owner@restaurant.example',
    timezone: 'America/New_York',
    emailNotifications: true,
    smsNotifications: true,
  };
  await publish(outboxEntry(events.restaurantUpdated, { restaurant }, made()));
});

afterAll(async () => {
  await bus?.close();
  await connection?.close();
  await service?.stop();
  await backbone?.stop();
  await outside?.stop();
});

describe('the messages about a guest’s reservations', () => {
  test('are listed for the owner alone', async () => {
    await publish(outboxEntry(events.reservationBooked, { reservation: party('res1') }, made()));
    const ask = { restaurantId, reservationIds: ['res1'] };
    await eventually(async () => {
      const { messages } = await api.listMessagesAbout(ask, by(Role.OWNER));
      expect(messages.map(({ to }) => to).sort()).toEqual([phone, 'owner@restaurant.example']);
    });
    expect(await refusalOf(api.listMessagesAbout(ask, by(Role.MANAGER)))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refusalOf(api.listMessagesAbout(ask, by(Role.OWNER, 'r2')))).toMatchObject({
      kind: 'not-found',
    });
    const elsewhere = await api.listMessagesAbout({ ...ask, restaurantId: 'r2' }, by(Role.OWNER, 'r2'));
    expect(elsewhere.messages).toEqual([]);
  });

  test('are forgotten with the guest, in every collection, and with them that they wanted to hear nothing', async () => {
    await outside.inbound(phone, 'STOP');
    await eventually(async () => expect(await connection.collection('opt_outs').countDocuments()).toBe(1));
    expect(await kept()).toMatch(traces);
    await publish(
      outboxEntry(events.guestErased, { restaurantId, guestId: 'g1', reservationIds: ['res1'] }, made()),
    );
    await eventually(async () => expect(await kept()).not.toMatch(traces));
  });

  test('are not written anew for news that comes late', async () => {
    await publish(outboxEntry(events.reservationBooked, { reservation: party('res1', 2n) }, made()));
    const later = { ...party('res2'), name: 'Somebody Else', phoneNumber: '', notes: '' };
    await publish(outboxEntry(events.reservationBooked, { reservation: later }, made()));
    const ask = { restaurantId, reservationIds: ['res2'] };
    await eventually(async () =>
      expect((await api.listMessagesAbout(ask, by(Role.OWNER))).messages).toHaveLength(1),
    );
    expect(await kept()).not.toMatch(traces);
  });
});

test('an invitation is mailed with its role, its link and the restaurant’s name, and no secret of it stays', async () => {
  const expiresAt = timestampFromDate(new Date(Date.now() + 7 * 86_400_000));
  const invited = { restaurantId, email: 'bo@example.com', role: Role.MANAGER, token: 'tok&<1>', expiresAt };
  await publish(outboxEntry(events.staffInvited, { ...invited }, made()));
  const mail = await eventually(async () => {
    const [found] = await outside.messages('bo@example.com');
    if (!found) throw new Error('no mail yet');
    return found;
  });
  expect(mail.subject).toBe('Trattoria invites you to Tablewell');
  expect(mail.text).toContain('work with its reservations as a manager');
  expect(mail.text).toContain('http://localhost:8080/accept-invitation?token=tok%26%3C1%3E');
  expect(mail.html).toContain('Accept the invitation');
  expect(mail.html).not.toContain('tok&<1>');
  await eventually(async () => expect(await kept()).not.toContain('tok%26'));
});

test('an invitation to a restaurant that is not known yet waits for it, and one to a closed one is not sent', async () => {
  const expiresAt = timestampFromDate(new Date(Date.now() + 86_400_000));
  const invite = (place: string, email: string) =>
    publish(
      outboxEntry(
        events.staffInvited,
        { restaurantId: place, email, role: Role.HOST, token: 't', expiresAt },
        made(),
      ),
    );
  const restaurant = { id: 'late', version: 1n, ownerId: 'o1', name: 'Late Bistro' };
  await invite('late', 'early@example.com');
  await publish(outboxEntry(events.restaurantCreated, { restaurant }, made()));
  await eventually(async () =>
    expect((await outside.messages('early@example.com'))[0]?.subject).toBe(
      'Late Bistro invites you to Tablewell',
    ),
  );
  await publish(outboxEntry(events.restaurantDeleted, { id: 'late', ownerId: 'o1', version: 2n }, made()));
  await eventually(async () => {
    const copies = connection.collection<{ _id: string; value: unknown }>('restaurants');
    expect((await copies.findOne({ _id: 'late' }))?.value).toBeNull();
  });
  await invite('late', 'never@example.com');
  await invite(restaurantId, 'after@example.com');
  await eventually(async () => expect(await outside.messages('after@example.com')).toHaveLength(1));
  expect(await outside.messages('never@example.com')).toEqual([]);
});
