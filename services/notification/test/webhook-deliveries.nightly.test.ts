import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import {
  WebhookDeliveryState as State,
  WebhookEndpointState,
} from '@tablewell/proto/notification/v1/webhook_pb';
import { MongoDeliveries } from '../src/adapters/webhooks/deliveries';
import { MongoWebhookEndpoints } from '../src/adapters/webhooks/endpoints';
import { pausesMs } from '../src/domain/webhooks/outcome';
import { made, newPhone, type NotificationHarness, reservation, startNotifications } from './harness';
import { type Receiver, startReceiver } from './receiver';
import { addEndpoint, type Endpoint, enterprise, logOf, ownerOf, stateOf } from './webhook-harness';

// Retries, failures and the log, on a clock that the tests move.

const hours = 3_600_000;
const clock = fixedClock(new Date().toISOString());
let running: NotificationHarness;
let receiver: Receiver;
let number = 0;
let restaurantId: string;
let endpoint: Endpoint;

beforeAll(async () => {
  [running, receiver] = await Promise.all([startNotifications({}, 1, { clock }), startReceiver()]);
});
afterAll(async () => {
  await running?.stop();
  await receiver?.close();
});
beforeEach(async () => {
  restaurantId = `log-${++number}`;
  receiver.received.length = 0;
  receiver.answer(200);
  await enterprise(running, restaurantId);
  endpoint = await addEndpoint(running, restaurantId, `${receiver.url}/${restaurantId}`);
});

const book = (more: object = {}) => {
  const given = reservation({ restaurantId, phoneNumber: newPhone(), ...more });
  const event = { id: `event-${restaurantId}-${++number}`, at: clock() };
  return running.publish(outboxEntry(events.reservationBooked, { reservation: given }, event));
};
const ours = () => receiver.received.filter(({ path }) => path === `/${restaurantId}`);
const tried = (count: number) => eventually(() => expect(ours()).toHaveLength(count));
const settled = (state: State, count = 1) =>
  eventually(async () => {
    const log = await logOf(running, endpoint);
    expect(log.filter((each) => each.state === state)).toHaveLength(count);
    return log;
  });
/** What a try means for its endpoint is stored after what it means for the delivery. */
const isIn = (state: WebhookEndpointState) =>
  eventually(async () => expect(await stateOf(running, endpoint)).toMatchObject({ state }));
const stored = () => running.connection.collection<{ _id: string }>('webhook_deliveries');
/** Waits until nothing is being tried, so that a moved clock ends no lease. */
const atRest = () =>
  eventually(async () =>
    expect(await stored().countDocuments({ restaurantId, state: 'waiting', lease: { $ne: '' } })).toBe(0),
  );
const owner = () => ownerOf(restaurantId);
const mailsTo = async () =>
  (await running.providers.messages(`owner-${restaurantId}@example.com`)).filter(({ subject }) =>
    /webhook/.test(subject ?? ''),
  );

describe('an endpoint that fails', () => {
  // The first one: no other endpoint exists yet.
  test('is counted as failing for operators until its next success, and not once it is off', async () => {
    const endpoints = new MongoWebhookEndpoints(running.connection);
    const counted = (taking: number, failing: number) =>
      eventually(async () => expect(await endpoints.countStates(clock())).toEqual({ taking, failing }));
    receiver.answer(500);
    await book();
    await counted(0, 1);
    await atRest();
    receiver.answer(200);
    clock.advance(hours / 2);
    await counted(1, 0);
    receiver.answer(410);
    await book();
    await isIn(WebhookEndpointState.GONE);
    await counted(0, 0);
  });

  test('is tried again on schedule, its owner is told after a day, and it is switched off after three', async () => {
    receiver.answer(500, {}, 'oops');
    await book();
    await tried(1);
    for (const [index, pause] of pausesMs.slice(1).entries()) {
      await atRest();
      const [delivery] = await logOf(running, endpoint);
      const dueAt = delivery?.nextTryAt ? timestampDate(delivery.nextTryAt).getTime() : 0;
      const waits = dueAt - clock().getTime();
      expect(waits).toBeGreaterThanOrEqual(pause);
      expect(waits).toBeLessThanOrEqual(pause * 1.1 + 1);
      clock.set(new Date(dueAt - 1));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(ours()).toHaveLength(index + 1);
      clock.set(new Date(dueAt + 1));
      await tried(index + 2);
    }
    const [delivery] = await settled(State.FAILED);
    expect(delivery).toMatchObject({ reason: expect.stringMatching(/switched off|tries failed/) });
    expect(delivery?.tries).toHaveLength(10);
    await isIn(WebhookEndpointState.FAILED);
    const mails = await eventually(async () => {
      const found = await mailsTo();
      expect(found).toHaveLength(2);
      return found;
    });
    // A busy machine may send both at once.
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `The webhook Partner of Trattoria ${restaurantId} fails`,
      `The webhook Partner of Trattoria ${restaurantId} is switched off`,
    ]);
    expect(new Set(ours().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(ours().map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    await book();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ours()).toHaveLength(10);
  }, 60_000);

  test('for a day loses nothing, and gets each event with its sequence once it is back', async () => {
    receiver.answer(503);
    const versions = Array.from({ length: 12 }, (_, index) => index + 1);
    // Something happens every two hours, while everything before is being tried again.
    for (const version of versions) {
      await book({ id: `party-${restaurantId}`, version: BigInt(version) });
      await atRest();
      clock.advance(2 * hours);
    }
    await atRest();
    const refused = ours().length;
    receiver.answer(204);
    clock.advance(12 * hours);
    await settled(State.DELIVERED, versions.length);
    const taken = ours()
      .slice(refused)
      .map(({ body }) => (JSON.parse(body) as { data: { sequence: number } }).data.sequence);
    expect([...new Set(taken)].sort((one, other) => one - other)).toEqual(versions);
    expect((await stateOf(running, endpoint))?.failingSince).toBeUndefined();
  }, 60_000);

  test('and then succeeds is not switched off by older failures', async () => {
    receiver.answer(500);
    await book();
    await tried(1);
    await atRest();
    clock.advance(25 * hours);
    receiver.answer(200);
    await settled(State.DELIVERED);
    receiver.answer(500);
    await atRest();
    clock.advance(60 * hours);
    await book();
    await eventually(async () => expect((await stateOf(running, endpoint))?.failingSince).toBeDefined());
    expect(await stateOf(running, endpoint)).toMatchObject({ state: WebhookEndpointState.ON });
  });

  test('with 410 is switched off at once, its owner is told once, and what waits for it ends', async () => {
    receiver.answer(500);
    await book();
    await tried(1);
    await atRest();
    receiver.answer(410);
    await book();
    await settled(State.FAILED, 2);
    await isIn(WebhookEndpointState.GONE);
    await eventually(async () => expect(await mailsTo()).toHaveLength(1));
    clock.advance(hours);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ours()).toHaveLength(2);
  });

  test('is left alone for as long as it says, and then gets everything', async () => {
    receiver.answer(429, { 'retry-after': '600' });
    await book();
    await tried(1);
    await atRest();
    await book();
    clock.advance(300_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ours()).toHaveLength(1);
    receiver.answer(200);
    clock.advance(400_000);
    await settled(State.DELIVERED, 2);
  });

  test('by a redirect fails, and the other address gets nothing', async () => {
    receiver.answer(302, { location: `${receiver.url}/elsewhere` });
    await book();
    await atRest();
    await eventually(async () => {
      const [delivery] = await logOf(running, endpoint);
      expect(delivery?.tries).toMatchObject([
        { status: 302, problem: 'It redirects, which is not followed' },
      ]);
    });
    expect(receiver.received.some(({ path }) => path === '/elsewhere')).toBe(false);
  });

  test('does not hold up another one, however long it takes', async () => {
    const hanging = await startReceiver();
    hanging.behave(() => undefined);
    for (let index = 0; index < 8; index += 1) await addEndpoint(running, restaurantId, hanging.url);
    const begun = Date.now();
    for (let event = 0; event < 6; event += 1) await book();
    await tried(6);
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(hanging.received.length).toBeGreaterThanOrEqual(8);
    await hanging.close();
  }, 30_000);
});

test('what a process had begun when it was killed is sent by another one after its lease', async () => {
  await running.webhooks.updateWebhook(
    {
      ...{ restaurantId, endpointId: endpoint.id, name: 'Partner', url: `${receiver.url}/${restaurantId}` },
      ...{ kinds: ['reservation.booked'], on: true },
    },
    owner(),
  );
  // As a process that leased it and ended: the delivery is written and leased, and nobody sends it.
  const deliveries = new MongoDeliveries(running.connection, 30 * 86_400_000);
  const now = clock();
  const dueAt = new Date(now.getTime() + 1_000);
  await deliveries.add({
    ...{ id: `killed.${endpoint.id}`, webhookId: 'evt_killed', endpointId: endpoint.id, restaurantId },
    ...{ kind: 'reservation.booked', subjectIds: [], body: '{}', state: 'waiting', reason: '' },
    ...{ createdAt: now, attempts: 0, nextTryAt: dueAt, tries: [], answer: '' },
  });
  const until = new Date(now.getTime() + 30_000);
  const leased = await deliveries.leaseNext(endpoint.id, { id: 'killed', until, takenAt: 0 }, dueAt);
  expect(leased?.delivery.attempts).toBe(1);
  expect(await deliveries.leaseNext(endpoint.id, { id: 'other', until, takenAt: 0 }, dueAt)).toBeUndefined();
  clock.advance(29_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(ours()).toHaveLength(0);
  clock.advance(2_000);
  await settled(State.DELIVERED);
  // The killed process's outcome changes nothing.
  const attempt = { at: now, tookMs: 1, problem: 'late' };
  if (leased)
    await deliveries.record(leased, { outcome: { state: 'failed', reason: '' }, attempt, answer: '' }, now);
  expect((await logOf(running, endpoint))[0]).toMatchObject({
    state: State.DELIVERED,
    tries: [{ status: 200 }],
  });
});

describe('the log', () => {
  const detail = async (deliveryId: string) =>
    (await running.webhooks.getWebhookDelivery({ restaurantId, deliveryId }, owner())).delivery;
  const range = (more: object = {}) => ({
    ...{ restaurantId, endpointId: endpoint.id },
    from: timestampFromDate(new Date(clock().getTime() - hours)),
    until: timestampFromDate(new Date(clock().getTime() + hours)),
    ...more,
  });

  test('has the request and the beginning of the answer', async () => {
    receiver.answer(200, {}, `thanks ${'!'.repeat(100_000)}`);
    await book({ version: 7n });
    const [listed] = await settled(State.DELIVERED);
    expect(listed).toMatchObject({ body: '', answer: '', kind: 'reservation.booked' });
    const shown = await detail(listed?.id ?? '');
    expect(shown?.answer).toHaveLength(2_000);
    expect(shown?.body).toBe(ours()[0]?.body);
    expect(shown?.webhookId).toBe(ours()[0]?.headers['webhook-id']);
    expect(shown?.tries).toMatchObject([{ status: 200, problem: '' }]);
  });

  test('is listed by state, page by page', async () => {
    for (let event = 0; event < 3; event += 1) await book();
    await settled(State.DELIVERED, 3);
    receiver.answer(500);
    await book();
    await tried(4);
    const page = (state: State, pageSize: number, pageToken = '') =>
      running.webhooks.listWebhookDeliveries(
        { restaurantId, endpointId: endpoint.id, state, pageSize, pageToken },
        owner(),
      );
    const first = await page(State.DELIVERED, 2);
    const second = await page(State.DELIVERED, 2, first.nextPageToken);
    expect([first.deliveries.length, second.deliveries.length, second.nextPageToken]).toEqual([2, 1, '']);
    expect((await page(State.WAITING, 0)).deliveries).toHaveLength(1);
  });

  test('sends one again, with the same id, and not while it is under way', async () => {
    await book();
    const [{ id: deliveryId = '' } = {}] = await settled(State.DELIVERED);
    await running.webhooks.resendWebhookDelivery({ restaurantId, deliveryId }, owner());
    await tried(2);
    expect(new Set(ours().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await settled(State.DELIVERED);
    const hung = await startReceiver();
    hung.behave(() => undefined);
    const other = await addEndpoint(running, restaurantId, hung.url);
    await book();
    await eventually(() => expect(hung.received).toHaveLength(1));
    const [{ id: hanging = '' } = {}] = await logOf(running, other);
    const again = running.webhooks.resendWebhookDelivery({ restaurantId, deliveryId: hanging }, owner());
    expect(await refusalOf(again)).toMatchObject({ code: 'under-way' });
    await hung.close();
  });

  test('sends a range again: what failed, or everything', async () => {
    receiver.answer(410);
    await book();
    await settled(State.FAILED);
    await isIn(WebhookEndpointState.GONE);
    const refused = refusalOf(running.webhooks.resendWebhookDeliveries(range(), owner()));
    expect(await refused).toMatchObject({ code: 'endpoint-off' });
    receiver.answer(200);
    await running.webhooks.updateWebhook(
      {
        ...{ restaurantId, endpointId: endpoint.id, name: 'Partner', url: `${receiver.url}/${restaurantId}` },
        ...{ kinds: ['reservation.booked'], on: true },
      },
      owner(),
    );
    await book();
    await settled(State.DELIVERED);
    expect(await running.webhooks.resendWebhookDeliveries(range(), owner())).toMatchObject({ resent: 1 });
    await settled(State.DELIVERED, 2);
    const everything = await running.webhooks.resendWebhookDeliveries(range({ all: true }), owner());
    expect(everything).toMatchObject({ resent: 2 });
    expect(everything.nextFrom).toBeUndefined();
    await tried(5);
    const backwards = range({ until: timestampFromDate(new Date(0)) });
    expect(await refusalOf(running.webhooks.resendWebhookDeliveries(backwards, owner()))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'until' }],
    });
    const without = { restaurantId, endpointId: endpoint.id };
    expect(await refusalOf(running.webhooks.resendWebhookDeliveries(without, owner()))).toMatchObject({
      fields: [{ field: 'from' }],
    });
  });

  test('sends a range again, also what waits for its next try', async () => {
    receiver.answer(500);
    for (let event = 0; event < 3; event += 1) await book();
    await tried(3);
    await atRest();
    receiver.answer(200);
    expect(await running.webhooks.resendWebhookDeliveries(range(), owner())).toMatchObject({ resent: 3 });
    await settled(State.DELIVERED, 3);
  });

  test('sends a long range again in parts', async () => {
    const deliveries = new MongoDeliveries(running.connection, 30 * 86_400_000);
    const at = (index: number) => new Date(clock().getTime() + index);
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        deliveries.add({
          ...{ id: `part${index}.x`, webhookId: `evt_${index}`, endpointId: 'x', restaurantId, body: '{}' },
          ...{
            kind: 'reservation.booked',
            subjectIds: [],
            state: 'failed',
            reason: 'x',
            createdAt: at(index),
          },
          ...{ attempts: 10, nextTryAt: at(0), tries: [], answer: '' },
        }),
      ),
    );
    // Nothing is due yet: the service would find that there is no such endpoint.
    const later = at(10 * hours);
    let from = at(0);
    let total = 0;
    for (let call = 0; call < 10; call += 1) {
      const done = await deliveries.resendRange('x', { from, until: at(25), all: false }, 10, later);
      total += done.resent;
      if (!done.nextFrom) break;
      from = done.nextFrom;
    }
    expect(total).toBe(25);
    await deliveries.removeOf('x');
  });

  test('forgets what was answered about an erased guest, and tells of the erasure', async () => {
    const all = await addEndpoint(running, restaurantId, `${receiver.url}/${restaurantId}`, [
      ...['reservation.booked', 'guest.erased'],
    ]);
    receiver.answer(200, {}, 'stored Ada Lovelace');
    await book({ id: `erased-${restaurantId}` });
    await tried(2);
    await atRest();
    receiver.answer(200);
    await running.publish(
      outboxEntry(
        events.guestErased,
        { restaurantId, guestId: 'ada', reservationIds: [`erased-${restaurantId}`] },
        { ...made(), at: clock() },
      ),
    );
    await tried(3);
    expect(await stored().countDocuments({ restaurantId, answer: /Ada/ })).toBe(0);
    expect(await logOf(running, all)).toHaveLength(2);
  });

  test('expires with retention, and not before the last try', async () => {
    await book();
    await settled(State.DELIVERED);
    receiver.answer(500);
    await book();
    await tried(2);
    await atRest();
    const days = async (state: string) => {
      const found = await stored().findOne({ restaurantId, state });
      const { purgeAt, createdAt } = found as unknown as Record<string, Date>;
      return (Number(purgeAt) - Number(createdAt)) / 86_400_000;
    };
    expect(await days('delivered')).toBe(30);
    expect(await days('waiting')).toBe(30);
    const short = new MongoDeliveries(running.connection, 86_400_000);
    const now = clock();
    await short.add({
      ...{ id: 'short.y', webhookId: 'evt_y', endpointId: 'y', restaurantId: 'y', body: '{}', reason: '' },
      ...{ kind: 'reservation.booked', subjectIds: [], state: 'waiting', createdAt: now },
      ...{ attempts: 0, nextTryAt: now, tries: [], answer: '' },
    });
    const lease = { id: 'l', until: now, takenAt: 0 };
    const purge = async () =>
      Number(((await stored().findOne({ _id: 'short.y' })) as unknown as { purgeAt: Date }).purgeAt);
    expect((await purge()) - now.getTime()).toBe(4 * 86_400_000);
    const leased = await short.leaseNext('y', lease, now);
    const attempt = { at: now, tookMs: 1, problem: '' };
    if (leased) await short.record(leased, { outcome: { state: 'delivered' }, attempt, answer: '' }, now);
    expect((await purge()) - now.getTime()).toBe(86_400_000);
    const indexes = await stored().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { purgeAt: 1 }, expireAfterSeconds: 0 }));
  });
});
