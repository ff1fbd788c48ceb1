import { Role } from '@tablewell/chassis/access';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { Registration } from '@tablewell/proto/notification/v1/sender_service_pb';
import { MongoSenders } from '../src/adapters/mongo/senders';
import { member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;
const own = '+14155550111';
const service = `MG${'a'.repeat(32)}`;

beforeAll(async () => {
  running = await startNotifications();
  await Promise.all(['r1', 'r2', 'r3'].map((id) => running.publishRestaurant(id)));
});
afterAll(() => running?.stop());

const put = async (restaurantId: string, address: string) =>
  (await running.senders.putSender({ restaurantId, address }, member(restaurantId))).sender;
const sent = (phone: string) => running.providers.messages(phone);
const reasonOf = async (restaurantId: string, phone: string) => {
  const { messages } = await running.api.listMessages({ restaurantId }, member(restaurantId));
  return messages.find(({ to }) => to === phone)?.reason;
};
const about = async (restaurantId: string, reservationId: string) =>
  (await running.replies.listReplies({ restaurantId, reservationId }, member(restaurantId))).replies;

/** Books at a restaurant, and waits for the SMS; its sender. */
async function textedFrom(restaurantId: string, phone: string, id: string) {
  const before = (await sent(phone)).length;
  await running.booked(reservation({ id, restaurantId, phoneNumber: phone }));
  return eventually(async () => {
    const all = await sent(phone);
    expect(all).toHaveLength(before + 1);
    return all[0]?.from;
  });
}

describe('a restaurant’s own sender', () => {
  test('sends its SMS, and no other restaurant’s', async () => {
    const phone = newPhone();
    await put('r1', own);
    await put('r3', service);
    expect(await textedFrom('r1', phone, 'own-1')).toBe(own);
    expect(await textedFrom('r2', phone, 'shared-1')).toBe('+14155550100');
    expect(await textedFrom('r3', phone, 'service-1')).toBe(service);
  });

  test('gets the answers of its guests, and STOP to it ends the SMS of its restaurant alone', async () => {
    const phone = newPhone();
    await put('r1', own);
    await textedFrom('r1', phone, 'own-2');
    await textedFrom('r2', phone, 'shared-2');
    await running.providers.inbound(phone, 'is there parking?', undefined, own);
    await eventually(async () => expect(await about('r1', 'own-2')).toHaveLength(1));
    await running.providers.inbound(phone, 'and for bikes?');
    await eventually(async () => expect(await about('r2', 'shared-2')).toHaveLength(1));
    await running.providers.inbound(phone, 'STOP', undefined, own);
    await eventually(async () =>
      expect((await sent(phone))[0]?.text).toBe(
        'You will get no more messages from Trattoria r1. Reply START to undo.',
      ),
    );
    await running.booked(reservation({ id: 'own-3', phoneNumber: phone }));
    await eventually(async () => expect(await reasonOf('r1', phone)).toBe('The guest has opted out'));
    expect(await textedFrom('r2', phone, 'shared-3')).toBe('+14155550100');
    await running.providers.inbound(phone, 'START');
    await running.booked(reservation({ id: 'own-4', phoneNumber: phone }));
    await eventually(async () => expect(await reasonOf('r1', phone)).toBe('The guest has opted out'));
    await running.providers.inbound(phone, 'START', undefined, own);
    expect(await textedFrom('r1', phone, 'own-5')).toBe(own);
  });

  test('is one restaurant’s, is in the operator’s account, and is entered by its managers', async () => {
    const problemOf = (address: string, as = member('r2')) =>
      refusalOf(running.senders.putSender({ restaurantId: 'r2', address }, as));
    await put('r1', own);
    expect(await problemOf('+1 415 555 0111')).toMatchObject({
      fields: [{ field: 'address', message: 'Another restaurant uses this sender.' }],
    });
    expect(await problemOf('+14155550100')).toMatchObject({ kind: 'invalid' });
    expect(await problemOf('555')).toMatchObject({ kind: 'invalid' });
    await running.providers.describeSender('+14155550177', { known: false });
    expect(await problemOf('+14155550177')).toMatchObject({ kind: 'invalid' });
    expect(await problemOf(own, member('r2', Role.HOST))).toMatchObject({ kind: 'forbidden' });
    expect(await problemOf(own, member('r1'))).toMatchObject({ kind: 'not-found' });
    await running.providers.fault('sms', 'down');
    expect(await problemOf('+14155550178')).toMatchObject({ kind: 'unavailable' });
    await running.providers.fault('sms', 'ok');
    expect((await running.senders.getSender({ restaurantId: 'r2' }, member('r2'))).sender).toMatchObject({
      address: '',
      mayShare: true,
    });
  });

  test('shows the state of its registration with carriers', async () => {
    await running.providers.describeSender(service, { campaign: 'IN_PROGRESS' });
    expect(await put('r3', service)).toMatchObject({ registration: Registration.PENDING });
    const check = async () =>
      (await running.senders.checkSender({ restaurantId: 'r3' }, member('r3'))).sender;
    await running.providers.describeSender(service, { campaign: 'FAILED', reason: 'No consent text' });
    expect(await check()).toMatchObject({
      registration: Registration.REFUSED,
      reason: 'No consent text',
    });
    await running.providers.describeSender(service, { campaign: 'VERIFIED' });
    expect(await check()).toMatchObject({ registration: Registration.REGISTERED, reason: '' });
    await running.providers.describeSender(service, { campaign: 'NONE', brand: 'IN_REVIEW' });
    expect(await check()).toMatchObject({ registration: Registration.NONE, brand: Registration.PENDING });
    const problem = 'The tax id belongs to another business';
    const refused = { brand: Registration.REFUSED, brandReason: problem };
    await running.providers.describeSender(service, {
      campaign: 'NONE',
      brand: 'FAILED',
      brandReason: problem,
    });
    expect(await check()).toMatchObject(refused);
    await running.providers.describeSender(service, {
      campaign: 'VERIFIED',
      brand: 'SUSPENDED',
      brandReason: problem,
    });
    expect(await check()).toMatchObject({ registration: Registration.REGISTERED, ...refused });
    // Which of several brands a service will have is known from its campaign.
    await running.providers.describeSender(`MG${'7'.repeat(32)}`, { campaign: 'VERIFIED' });
    expect(await check()).toMatchObject(refused);
    await running.providers.describeSender(service, {
      campaign: 'NONE',
      brand: 'FAILED',
      brandReason: problem,
    });
    expect(await check()).toMatchObject({ brand: Registration.UNSPECIFIED, brandReason: '' });
    await running.providers.describeSender(service, { campaign: 'VERIFIED', brand: 'NONE' });
    expect(await check()).toMatchObject({ brand: Registration.UNSPECIFIED });
    expect(await put('r3', '')).toMatchObject({ address: '' });
    expect(await refusalOf(check())).toMatchObject({ kind: 'not-found' });
  });
});

test('two processes ask for a pending registration once, until the lease ends', async () => {
  const stored = running.connection.collection<{ _id: string }>('senders');
  await running.providers.describeSender(service, { campaign: 'IN_PROGRESS' });
  await put('r3', service);
  const store = new MongoSenders(running.connection);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const take = (hours: number) => store.takePending(at(hours - 24), { now: at(hours), until: at(hours + 1) });
  expect(await take(23)).toBeUndefined();
  const taken = await Promise.all([take(25), take(25), take(25)]);
  expect(taken.filter(Boolean)).toMatchObject([{ restaurantId: 'r3', address: service }]);
  expect(await take(25.5)).toBeUndefined();
  expect(await take(27)).toBeDefined();
  await stored.deleteOne({ _id: 'r3' });
});

test('without a shared sender a restaurant sends SMS only from its own', async () => {
  const alone = await startNotifications({}, 1, { isShared: false });
  try {
    await alone.publishRestaurant('r1');
    const phone = newPhone();
    const book = (id: string) => alone.booked(reservation({ id, phoneNumber: phone }));
    await book('without');
    await eventually(async () => {
      const { messages } = await alone.api.listMessages({ restaurantId: 'r1' }, member('r1'));
      expect(messages.find(({ to }) => to === phone)?.reason).toBe(
        'The restaurant has no SMS sender of its own, and there is no shared one',
      );
    });
    await alone.senders.putSender({ restaurantId: 'r1', address: own }, member('r1'));
    await book('with');
    await eventually(async () => expect((await alone.providers.messages(phone))[0]?.from).toBe(own));
  } finally {
    await alone.stop();
  }
});
