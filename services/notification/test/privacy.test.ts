import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, allStoredText, refusalOf } from '@tablewell/chassis/testing';
import { made, member, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

const restaurantId = 'r1';
const phone = '+12127365099';
const traces = /zebulon|quillfeather|7365099|walnuts/i;
const storedText = () => allStoredText(running.connection);

const party = (id: string, version = 1n) =>
  reservation({
    id,
    version,
    name: 'Zebulon Quillfeather',
    phoneNumber: phone,
    notes: 'allergic to walnuts',
  });

beforeAll(async () => {
  running = await startNotifications();
  await running.publishRestaurant(restaurantId);
});
afterAll(() => running?.stop());

describe('the messages about a guest’s reservations', () => {
  test('are listed for the owner only', async () => {
    await running.publish(outboxEntry(events.reservationBooked, { reservation: party('res1') }, made()));
    const request = { restaurantId, reservationIds: ['res1'] };
    await eventually(async () => {
      const { messages } = await running.api.listMessagesAbout(request, member(restaurantId));
      expect(messages.map(({ to }) => to).sort()).toEqual([phone, 'r1@restaurant.example']);
    });
    expect(
      await refusalOf(running.api.listMessagesAbout(request, member(restaurantId, Role.MANAGER))),
    ).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refusalOf(running.api.listMessagesAbout(request, member('r2')))).toMatchObject({
      kind: 'not-found',
    });
    const elsewhere = await running.api.listMessagesAbout({ ...request, restaurantId: 'r2' }, member('r2'));
    expect(elsewhere.messages).toEqual([]);
  });

  test('are erased with the guest in every collection, opt-outs included', async () => {
    await running.providers.inbound(phone, 'STOP');
    await eventually(async () =>
      expect(await running.connection.collection('opt_outs').countDocuments()).toBe(2),
    );
    expect(await storedText()).toMatch(traces);
    await running.publish(
      outboxEntry(events.guestErased, { restaurantId, guestId: 'g1', reservationIds: ['res1'] }, made()),
    );
    await eventually(async () => expect(await storedText()).not.toMatch(traces));
  });

  test('are not recreated by late events', async () => {
    await running.publish(outboxEntry(events.reservationBooked, { reservation: party('res1', 2n) }, made()));
    const later = { ...party('res2'), name: 'Somebody Else', phoneNumber: '', notes: '' };
    await running.publish(outboxEntry(events.reservationBooked, { reservation: later }, made()));
    const request = { restaurantId, reservationIds: ['res2'] };
    await eventually(async () =>
      expect((await running.api.listMessagesAbout(request, member(restaurantId))).messages).toHaveLength(1),
    );
    expect(await storedText()).not.toMatch(traces);
  });
});

test('an invitation is mailed with its role, link and restaurant name, and its secret is deleted', async () => {
  const expiresAt = timestampFromDate(new Date(Date.now() + 7 * 86_400_000));
  const invited = { restaurantId, email: 'bo@example.com', role: Role.MANAGER, token: 'tok&<1>', expiresAt };
  await running.publish(outboxEntry(events.staffInvited, { ...invited }, made()));
  const mail = await eventually(async () => {
    const [found] = await running.providers.messages('bo@example.com');
    if (!found) throw new Error('no mail yet');
    return found;
  });
  expect(mail.subject).toBe('Trattoria r1 invites you to Tablewell');
  expect(mail.text).toContain('invited you to join as a manager');
  expect(mail.text).toContain('http://localhost:8080/accept-invitation?token=tok%26%3C1%3E');
  expect(mail.html).toContain('Accept the invitation');
  expect(mail.html).not.toContain('tok&<1>');
  await eventually(async () => expect(await storedText()).not.toContain('tok%26'));
});

test('an invitation to all restaurants of an owner says so', async () => {
  const expiresAt = timestampFromDate(new Date(Date.now() + 7 * 86_400_000));
  const invited = { restaurantId, email: 'all@example.com', role: Role.HOST, token: 'tok-all', expiresAt };
  await running.publish(outboxEntry(events.staffInvited, { ...invited, inAllRestaurants: true }, made()));
  await eventually(async () =>
    expect((await running.providers.messages('all@example.com'))[0]?.text).toContain(
      'invited you to join as a host at all restaurants of its owner',
    ),
  );
});

test('an invitation waits for an unknown restaurant, and is not sent for a deleted one', async () => {
  const expiresAt = timestampFromDate(new Date(Date.now() + 86_400_000));
  const invite = (place: string, email: string) =>
    running.publish(
      outboxEntry(
        events.staffInvited,
        { restaurantId: place, email, role: Role.HOST, token: 't', expiresAt },
        made(),
      ),
    );
  const restaurant = { id: 'late', version: 1n, ownerId: 'owner-of-late', name: 'Late Bistro' };
  await running.publishOwner('late', true);
  await invite('late', 'early@example.com');
  await running.publish(outboxEntry(events.restaurantCreated, { restaurant }, made()));
  await eventually(async () =>
    expect((await running.providers.messages('early@example.com'))[0]?.subject).toBe(
      'Late Bistro invites you to Tablewell',
    ),
  );
  await running.publish(
    outboxEntry(events.restaurantDeleted, { id: 'late', ownerId: 'o1', version: 2n }, made()),
  );
  await eventually(async () => {
    const copies = running.connection.collection<{ _id: string; value: unknown }>('restaurants');
    expect((await copies.findOne({ _id: 'late' }))?.value).toBeNull();
  });
  await invite('late', 'never@example.com');
  await invite(restaurantId, 'after@example.com');
  await eventually(async () => expect(await running.providers.messages('after@example.com')).toHaveLength(1));
  expect(await running.providers.messages('never@example.com')).toEqual([]);
});
