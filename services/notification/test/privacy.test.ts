import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events, outboxEntry, Role } from '@tablewell/chassis';
import { eventually, everythingKept, refusalOf } from '@tablewell/chassis/testing';
import { made, member, reservation, setStage, type Stage } from './stage';

let stage: Stage;

const restaurantId = 'r1';
const phone = '+12127365099';
const traces = /zebulon|quillfeather|7365099|walnuts/i;
const kept = () => everythingKept(stage.connection);

const party = (id: string, version = 1n) =>
  reservation({
    id,
    version,
    name: 'Zebulon Quillfeather',
    phoneNumber: phone,
    notes: 'allergic to walnuts',
  });

beforeAll(async () => {
  stage = await setStage();
  await stage.keepRestaurant(restaurantId);
});
afterAll(() => stage?.stop());

describe('the messages about a guest’s reservations', () => {
  test('are listed for the owner alone', async () => {
    await stage.publish(outboxEntry(events.reservationBooked, { reservation: party('res1') }, made()));
    const ask = { restaurantId, reservationIds: ['res1'] };
    await eventually(async () => {
      const { messages } = await stage.api.listMessagesAbout(ask, member(restaurantId));
      expect(messages.map(({ to }) => to).sort()).toEqual([phone, 'r1@restaurant.example']);
    });
    expect(
      await refusalOf(stage.api.listMessagesAbout(ask, member(restaurantId, Role.MANAGER))),
    ).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refusalOf(stage.api.listMessagesAbout(ask, member('r2')))).toMatchObject({
      kind: 'not-found',
    });
    const elsewhere = await stage.api.listMessagesAbout({ ...ask, restaurantId: 'r2' }, member('r2'));
    expect(elsewhere.messages).toEqual([]);
  });

  test('are forgotten with the guest, in every collection, and with them that they wanted to hear nothing', async () => {
    await stage.outside.inbound(phone, 'STOP');
    await eventually(async () =>
      expect(await stage.connection.collection('opt_outs').countDocuments()).toBe(1),
    );
    expect(await kept()).toMatch(traces);
    await stage.publish(
      outboxEntry(events.guestErased, { restaurantId, guestId: 'g1', reservationIds: ['res1'] }, made()),
    );
    await eventually(async () => expect(await kept()).not.toMatch(traces));
  });

  test('are not written anew for news that comes late', async () => {
    await stage.publish(outboxEntry(events.reservationBooked, { reservation: party('res1', 2n) }, made()));
    const later = { ...party('res2'), name: 'Somebody Else', phoneNumber: '', notes: '' };
    await stage.publish(outboxEntry(events.reservationBooked, { reservation: later }, made()));
    const ask = { restaurantId, reservationIds: ['res2'] };
    await eventually(async () =>
      expect((await stage.api.listMessagesAbout(ask, member(restaurantId))).messages).toHaveLength(1),
    );
    expect(await kept()).not.toMatch(traces);
  });
});

test('an invitation is mailed with its role, its link and the restaurant’s name, and no secret of it stays', async () => {
  const expiresAt = timestampFromDate(new Date(Date.now() + 7 * 86_400_000));
  const invited = { restaurantId, email: 'bo@example.com', role: Role.MANAGER, token: 'tok&<1>', expiresAt };
  await stage.publish(outboxEntry(events.staffInvited, { ...invited }, made()));
  const mail = await eventually(async () => {
    const [found] = await stage.outside.messages('bo@example.com');
    if (!found) throw new Error('no mail yet');
    return found;
  });
  expect(mail.subject).toBe('Trattoria r1 invites you to Tablewell');
  expect(mail.text).toContain('work with its reservations as a manager');
  expect(mail.text).toContain('http://localhost:8080/accept-invitation?token=tok%26%3C1%3E');
  expect(mail.html).toContain('Accept the invitation');
  expect(mail.html).not.toContain('tok&<1>');
  await eventually(async () => expect(await kept()).not.toContain('tok%26'));
});

test('an invitation to a restaurant that is not known yet waits for it, and one to a closed one is not sent', async () => {
  const expiresAt = timestampFromDate(new Date(Date.now() + 86_400_000));
  const invite = (place: string, email: string) =>
    stage.publish(
      outboxEntry(
        events.staffInvited,
        { restaurantId: place, email, role: Role.HOST, token: 't', expiresAt },
        made(),
      ),
    );
  const restaurant = { id: 'late', version: 1n, ownerId: 'owner-of-late', name: 'Late Bistro' };
  await stage.tellOwner('late', true);
  await invite('late', 'early@example.com');
  await stage.publish(outboxEntry(events.restaurantCreated, { restaurant }, made()));
  await eventually(async () =>
    expect((await stage.outside.messages('early@example.com'))[0]?.subject).toBe(
      'Late Bistro invites you to Tablewell',
    ),
  );
  await stage.publish(
    outboxEntry(events.restaurantDeleted, { id: 'late', ownerId: 'o1', version: 2n }, made()),
  );
  await eventually(async () => {
    const copies = stage.connection.collection<{ _id: string; value: unknown }>('restaurants');
    expect((await copies.findOne({ _id: 'late' }))?.value).toBeNull();
  });
  await invite('late', 'never@example.com');
  await invite(restaurantId, 'after@example.com');
  await eventually(async () => expect(await stage.outside.messages('after@example.com')).toHaveLength(1));
  expect(await stage.outside.messages('never@example.com')).toEqual([]);
});
