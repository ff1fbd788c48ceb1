import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { allStoredText, eventually, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import {
  WebhookDeliveryState as State,
  WebhookEndpointState,
} from '@tablewell/proto/notification/v1/webhook_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { RequestState, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { webhookKinds } from '../src/domain/webhooks/kinds';
import { made, member, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';
import { type Receiver, startReceiver } from './receiver';
import { addEndpoint, type Endpoint, enterprise, logOf, ownerOf, setPlan, stateOf } from './webhook-harness';

let running: NotificationHarness;
let receiver: Receiver;
let number = 0;
/** A restaurant of its own for each test. */
let restaurantId: string;
let path: string;

beforeAll(async () => {
  [running, receiver] = await Promise.all([startNotifications(), startReceiver()]);
});
afterAll(async () => {
  await running?.stop();
  await receiver?.close();
});
beforeEach(async () => {
  restaurantId = `hook-${++number}`;
  path = `/${restaurantId}`;
  receiver.answer(200, {}, 'ok');
  await enterprise(running, restaurantId);
});

const endpointOf = (kinds?: string[]) => addEndpoint(running, restaurantId, receiver.url + path, kinds);
const bookedAt = (more: object = {}) => reservation({ restaurantId, phoneNumber: newPhone(), ...more });
const verified = ({ secret }: Pick<Endpoint, 'secret'>) => receiver.verified(path, secret);
const arrived = (endpoint: Endpoint, count: number) =>
  eventually(() => expect(verified(endpoint)).toHaveLength(count));
const webhooks = () => running.webhooks;
const owner = () => ownerOf(restaurantId);

describe('events', () => {
  test('are sent at once, signed, with the state of the reservation and nothing of who it is', async () => {
    const endpoint = await endpointOf();
    const begun = Date.now();
    await running.booked(
      bookedAt({
        id: 'secret-id-1',
        version: 3n,
        email: 'ada@example.com',
        notes: 'window',
        area: 'Terrace',
      }),
    );
    await arrived(endpoint, 1);
    expect((receiver.received.at(-1)?.at ?? 0) - begun).toBeLessThan(2_000);
    const [event] = verified(endpoint);
    expect(event).toMatchObject({
      ...{ type: 'reservation.booked', version: 1, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
      data: { id: 'secret-id-1', restaurantId, sequence: 3, guests: 4, status: 'active', area: 'Terrace' },
    });
    expect(JSON.stringify(event)).not.toMatch(/Ada|Lovelace|ada@|window|212736/);
  });

  test('of every kind arrive under their names, in the words of the API', async () => {
    const endpoint = await endpointOf([...webhookKinds]);
    const of = (version: number, more: object = {}) =>
      bookedAt({ id: `party-${restaurantId}`, version: BigInt(version), ...more });
    const stepped = (version: number, step: Step, stage: Stage, undone = false) =>
      outboxEntry(events.reservationStepped, { reservation: of(version, { stage }), step, undone }, made());
    const declined = { request: { state: RequestState.DECLINED, words: 'Sorry, Ada' } };
    const guest = { id: 'g1', restaurantId, name: 'Ada Lovelace', phoneNumber: '+12127365000' };
    const all = [
      outboxEntry(events.reservationRequested, { reservation: of(1) }, made()),
      outboxEntry(events.reservationAccepted, { reservation: of(2) }, made()),
      outboxEntry(events.reservationChanged, { reservation: of(3), previous: of(2) }, made()),
      stepped(4, Step.ARRIVE, Stage.ARRIVED),
      stepped(5, Step.SEAT, Stage.SEATED),
      stepped(6, Step.SEAT, Stage.ARRIVED, true),
      stepped(7, Step.FINISH, Stage.FINISHED),
      stepped(8, Step.NO_SHOW, Stage.NO_SHOW),
      stepped(9, Step.NO_ANSWER, Stage.NO_SHOW),
      outboxEntry(events.reservationNoted, { reservation: of(10), note: DinerNote.LATE }, made()),
      outboxEntry(events.reservationNoted, { reservation: of(11), note: DinerNote.MESSAGE }, made()),
      outboxEntry(events.reservationCanceled, { reservation: of(12) }, made()),
      outboxEntry(events.reservationRestored, { reservation: of(13) }, made()),
      outboxEntry(events.reservationDeclined, { reservation: of(14, declined) }, made()),
      outboxEntry(events.reservationDeleted, { reservation: of(15) }, made()),
      outboxEntry(events.guestCreated, { guest }, made()),
      outboxEntry(events.guestUpdated, { guest }, made()),
      outboxEntry(events.guestsImported, { restaurantId, created: [guest], importId: 'i1' }, made()),
      outboxEntry(events.guestDeleted, { restaurantId, guestId: 'g1' }, made()),
      outboxEntry(events.guestErased, { restaurantId, guestId: 'g1', reservationIds: ['r1'] }, made()),
    ];
    for (const entry of all) await running.publish(entry);
    await arrived(endpoint, 18);
    const told = verified(endpoint)
      .filter(({ type }) => type.startsWith('reservation.'))
      .map(({ type, data }) => [data['sequence'], type, data['stage']])
      .sort(([one], [other]) => Number(one) - Number(other));
    expect(told.map(([sequence, type]) => [sequence, type])).toEqual([
      [1, 'reservation.requested'],
      [2, 'reservation.booked'],
      [3, 'reservation.changed'],
      [4, 'reservation.arrived'],
      [5, 'reservation.seated'],
      [6, 'reservation.changed'],
      [7, 'reservation.finished'],
      [8, 'reservation.no_show'],
      [10, 'reservation.changed'],
      [12, 'reservation.canceled'],
      [13, 'reservation.restored'],
      [14, 'reservation.canceled'],
      [15, 'reservation.deleted'],
    ]);
    expect(told.slice(3, 8).map(([, , stage]) => stage)).toEqual([
      ...['arrived', 'seated', 'arrived', 'finished', 'no-show'],
    ]);
    const dataOf = (kind: string) => verified(endpoint).find(({ type }) => type === kind)?.data;
    expect(dataOf('guest.created')).toEqual({ id: 'g1', restaurantId });
    expect(dataOf('guest.imported')).toEqual({ restaurantId, importId: 'i1', created: ['g1'], changed: [] });
    expect(dataOf('guest.erased')).toEqual({ id: 'g1', restaurantId, reservations: ['r1'] });
    const bodies = receiver.received.filter((each) => each.path === path).map(({ body }) => body);
    expect(bodies.join('')).not.toMatch(/Ada|Lovelace|\+1212|Sorry/);
  });

  test('reach only endpoints of their restaurant that chose their kind, and happened since those were made', async () => {
    const before = { id: 'before', at: new Date(Date.now() - 60_000) };
    const endpoint = await endpointOf(['reservation.canceled']);
    await enterprise(running, `${restaurantId}-other`);
    await running.publish(outboxEntry(events.reservationCanceled, { reservation: bookedAt() }, before));
    await running.booked(bookedAt());
    const other = reservation({ restaurantId: `${restaurantId}-other`, phoneNumber: newPhone() });
    await running.publish(outboxEntry(events.reservationCanceled, { reservation: other }, made()));
    await running.publish(
      outboxEntry(events.reservationCanceled, { reservation: bookedAt({ id: 'mine' }) }, made()),
    );
    await arrived(endpoint, 1);
    expect(verified(endpoint)[0]?.data['id']).toBe('mine');
    expect(await logOf(running, endpoint)).toHaveLength(1);
  });

  test('that the broker delivers again are sent once', async () => {
    const endpoint = await endpointOf();
    await running.booked(bookedAt());
    await arrived(endpoint, 1);
    // Without its consumer the service begins with the oldest event that the broker has.
    await running.bus.manager.consumers.delete('RESERVATION', 'notification-hooks-reservation');
    await running.booked(bookedAt({ id: 'after-the-replay' }));
    await eventually(() =>
      expect(verified(endpoint).map(({ data }) => data['id'])).toContain('after-the-replay'),
    );
    expect(verified(endpoint)).toHaveLength(2);
    expect(await logOf(running, endpoint)).toHaveLength(2);
  });

  test('are not sent without the plan, and again when it is back', async () => {
    const endpoint = await endpointOf();
    await setPlan(running, restaurantId, 3, PlanId.PREMIUM);
    await running.booked(bookedAt({ id: `unpaid-${restaurantId}` }));
    await eventually(async () => {
      const { messages } = await running.api.listMessages({ restaurantId }, owner());
      expect(messages.some(({ reservationId }) => reservationId === `unpaid-${restaurantId}`)).toBe(true);
    });
    await setPlan(running, restaurantId, 4, PlanId.ENTERPRISE);
    await running.booked(bookedAt({ id: `paid-${restaurantId}` }));
    await arrived(endpoint, 1);
    expect(verified(endpoint)[0]?.data['id']).toBe(`paid-${restaurantId}`);
  });
});

describe('endpoints', () => {
  const draft = (more: object = {}) => ({
    ...{ restaurantId, name: 'Partner', url: receiver.url, kinds: ['reservation.booked'], on: true, ...more },
  });
  const refusal = (more: object, options = owner()) =>
    refusalOf(webhooks().createWebhook(draft(more), options));

  test('are made by the verified owner of a restaurant on Enterprise alone', async () => {
    for (const role of [Role.MANAGER, Role.HOST])
      expect(await refusal({}, member(restaurantId, role))).toMatchObject({ kind: 'forbidden' });
    expect(await refusal({}, member('another'))).toMatchObject({ kind: 'not-found' });
    await running.publishOnlyRestaurant(`${restaurantId}-unverified`);
    const unverified = `${restaurantId}-unverified`;
    expect(await refusal({ restaurantId: unverified }, ownerOf(unverified))).toMatchObject({
      code: 'verify-first',
    });
    await setPlan(running, restaurantId, 3, PlanId.ENTERPRISE, true);
    expect(await refusal({})).toMatchObject({ kind: 'plan-required', requiredPlan: 'enterprise' });
    const listed = await webhooks().listWebhooks({ restaurantId }, owner());
    expect(listed).toMatchObject({ requiredPlan: 'enterprise', kinds: [...webhookKinds] });
  });

  test('with bad fields are refused with their names', async () => {
    const refused = await refusal({ name: ' ', url: 'http://10.0.0.1/', kinds: ['reservation.eaten'] });
    expect(refused?.fields.map(({ field }) => field)).toEqual(['name', 'url', 'kinds[0]']);
    expect((await refusal({ kinds: [] }))?.fields[0]?.field).toBe('kinds');
  });

  test('are ten at most, however many are made at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 14 }, () => refusal({})));
    expect(outcomes.filter((refused) => !refused)).toHaveLength(10);
    expect(outcomes.filter((refused) => refused?.code === 'too-many-endpoints')).toHaveLength(4);
    const { endpoints } = await webhooks().listWebhooks({ restaurantId }, owner());
    const endpointId = endpoints[0]?.id ?? '';
    await webhooks().removeWebhook({ restaurantId, endpointId }, owner());
    await webhooks().removeWebhook({ restaurantId, endpointId }, owner());
    expect(await refusal({})).toBeUndefined();
  });

  test('of another restaurant are not found', async () => {
    const { id: endpointId } = await endpointOf();
    await running.booked(bookedAt());
    const deliveryId = await eventually(async () => {
      const [delivery] = await logOf(running, { id: endpointId, restaurantId, secret: '' });
      expect(delivery?.state).toBe(State.DELIVERED);
      return delivery?.id ?? '';
    });
    const theirs = `${restaurantId}-thief`;
    await enterprise(running, theirs);
    const ids = { restaurantId: theirs, endpointId };
    const range = { from: timestampFromDate(new Date(0)), until: timestampFromDate(new Date()) };
    const thief = ownerOf(theirs);
    const calls = [
      webhooks().updateWebhook({ ...draft(), ...ids }, thief),
      webhooks().rotateWebhookSecret(ids, thief),
      webhooks().sendWebhookTest(ids, thief),
      webhooks().listWebhookDeliveries(ids, thief),
      webhooks().resendWebhookDeliveries({ ...ids, ...range, all: true }, thief),
      webhooks().getWebhookDelivery({ restaurantId: theirs, deliveryId }, thief),
      webhooks().resendWebhookDelivery({ restaurantId: theirs, deliveryId }, thief),
    ];
    for (const call of calls) expect(await refusalOf(call)).toMatchObject({ kind: 'not-found' });
    await webhooks().removeWebhook(ids, thief);
    expect((await webhooks().listWebhooks({ restaurantId }, owner())).endpoints).toHaveLength(1);
    // Nor are they to managers of their own restaurant.
    for (const role of [Role.MANAGER, Role.HOST]) {
      const refused = webhooks().listWebhookDeliveries(
        { restaurantId, endpointId },
        member(restaurantId, role),
      );
      expect(await refusalOf(refused)).toMatchObject({ kind: 'forbidden' });
    }
  });

  test('are sent nothing while their owner has switched them off, and begin anew when switched on', async () => {
    const endpoint = await endpointOf();
    const change = (on: boolean) =>
      webhooks().updateWebhook(
        { ...draft({ url: receiver.url + path }), endpointId: endpoint.id, on },
        owner(),
      );
    expect((await change(false)).endpoint?.state).toBe(WebhookEndpointState.OFF);
    await running.booked(bookedAt({ id: `off-${restaurantId}` }));
    await webhooks().sendWebhookTest({ restaurantId, endpointId: endpoint.id }, owner());
    await arrived(endpoint, 1);
    expect(verified(endpoint)[0]).toMatchObject({
      type: 'webhook.test',
      data: { restaurantId, endpointId: endpoint.id },
    });
    expect((await change(true)).endpoint?.state).toBe(WebhookEndpointState.ON);
    await running.booked(bookedAt({ id: `on-${restaurantId}` }));
    await arrived(endpoint, 2);
    expect(verified(endpoint)[1]?.data['id']).toBe(`on-${restaurantId}`);
  });

  test('are changed in the named fields alone, and are not switched on by that', async () => {
    const { id: endpointId } = await endpointOf();
    receiver.answer(410);
    await running.booked(bookedAt());
    const state = async () => (await webhooks().listWebhooks({ restaurantId }, owner())).endpoints[0];
    await eventually(async () => expect((await state())?.state).toBe(WebhookEndpointState.GONE));
    const change = (paths: string[], more: object) =>
      webhooks().updateWebhook({ restaurantId, endpointId, ...more, changes: { paths } }, owner());
    await change(['name'], { name: 'Till', url: 'https://elsewhere.example/', on: true });
    expect(await state()).toMatchObject({
      ...{ name: 'Till', url: receiver.url + path, state: WebhookEndpointState.GONE },
    });
    const { endpoint } = await change(['kinds', 'on'], { kinds: ['guest.erased'], on: true });
    expect(endpoint).toMatchObject({ name: 'Till', kinds: ['guest.erased'], state: WebhookEndpointState.ON });
    expect(await refusalOf(change(['secret'], {}))).toMatchObject({ fields: [{ field: 'changes' }] });
    expect(await refusalOf(change(['kinds'], { kinds: [] }))).toMatchObject({ fields: [{ field: 'kinds' }] });
  });

  test('get five test events a minute, however many are asked for at once', async () => {
    const endpoint = await endpointOf();
    const ask = () =>
      refusalOf(webhooks().sendWebhookTest({ restaurantId, endpointId: endpoint.id }, owner()));
    const outcomes = await Promise.all(Array.from({ length: 12 }, ask));
    // A minute may turn in between.
    expect(outcomes.filter((refused) => !refused).length).toBeLessThanOrEqual(10);
    expect(outcomes.some((refused) => refused?.code === 'too-many-tests')).toBe(true);
  });

  test('and their logs end with their restaurant', async () => {
    const endpoint = await endpointOf();
    await running.booked(bookedAt());
    await arrived(endpoint, 1);
    await running.publish(outboxEntry(events.restaurantDeleted, { id: restaurantId, version: 9n }, made()));
    await eventually(async () => {
      for (const name of ['webhook_endpoints', 'webhook_deliveries'])
        expect(await running.connection.collection(name).countDocuments({ restaurantId })).toBe(0);
    });
  });

  test('what was done with them is in the audit log, without their secrets', async () => {
    const endpoint = await endpointOf();
    const ids = { restaurantId, endpointId: endpoint.id };
    const { secret } = await webhooks().rotateWebhookSecret(ids, owner());
    await webhooks().removeWebhook(ids, owner());
    const { entries } = await running.activity.listActivity({ restaurantId }, owner());
    const ours = entries.filter(({ event }) => event.startsWith('webhook.'));
    expect(ours.map(({ event }) => event).sort()).toEqual([
      ...['webhook.created', 'webhook.removed', 'webhook.secret-rotated'],
    ]);
    expect(ours[0]).toMatchObject({
      subjectId: endpoint.id,
      details: { name: 'Partner', host: '127.0.0.1' },
    });
    const text = await allStoredText(running.connection);
    for (const each of [secret, endpoint.secret]) expect(text).not.toContain(each);
  });
});

describe('secrets', () => {
  test('are rotated: for a day the former one is accepted too, unless it ends at once', async () => {
    const endpoint = await endpointOf();
    const ids = { restaurantId, endpointId: endpoint.id };
    const { secret: second } = await webhooks().rotateWebhookSecret(ids, owner());
    await running.booked(bookedAt());
    await arrived(endpoint, 1);
    expect(verified({ secret: second })).toHaveLength(1);
    const { secret: third } = await webhooks().rotateWebhookSecret({ ...ids, endsFormer: true }, owner());
    await running.booked(bookedAt());
    await eventually(() => expect(receiver.received.filter((each) => each.path === path)).toHaveLength(2));
    expect(() => verified({ secret: second })).toThrow();
    const last = receiver.received.at(-1)?.headers['webhook-signature'] ?? '';
    expect(last.split(' ')).toHaveLength(1);
    receiver.received.splice(0, receiver.received.length - 1);
    expect(verified({ secret: third })).toHaveLength(1);
    expect(await stateOf(running, endpoint)).not.toHaveProperty('secret');
  });

  test('are changed by one of two calls at once', async () => {
    const endpoint = await endpointOf();
    const rotate = () => webhooks().rotateWebhookSecret({ restaurantId, endpointId: endpoint.id }, owner());
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, rotate));
    const secrets = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value.secret : []));
    await running.booked(bookedAt());
    await eventually(() => expect(receiver.received.filter((each) => each.path === path)).toHaveLength(1));
    const isAccepted = (secret: string) => {
      try {
        return verified({ secret }).length === 1;
      } catch {
        return false;
      }
    };
    // Of those that were returned the last one signs, and the one before it.
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.filter(isAccepted)).toHaveLength(Math.min(secrets.length, 2));
  });
});
