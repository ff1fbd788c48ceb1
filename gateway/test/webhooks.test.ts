import { timestampDate } from '@bufbuild/protobuf/wkt';
import { WebhookDeliveryState } from '@tablewell/proto/notification/v1/webhook_pb';
import { startGateway, type TestGateway } from './harness';

// The webhooks of a restaurant under /api. What they do is tested with the notification service.

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const path = '/api/restaurant/r1/webhooks';
const headers = { authorization: 'Bearer access-s1' };
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', more: string, payload?: object, extra = {}) =>
  gateway.app.inject({
    ...{ method, url: path + more, headers: { ...headers, ...extra } },
    ...(payload ? { payload } : {}),
  });
const asked = () => gateway.webhookRequests[0];
const draft = { url: 'https://partner.example/hook', events: ['reservation.booked'] };
const shown = {
  ...{ id: 'w1', name: 'Till', url: 'https://partner.example/hook', events: ['reservation.booked'] },
  ...{ state: 'failed', createdAt: '1970-01-01T00:00:00.000Z', failingSince: '1970-01-01T00:01:00.000Z' },
  ...{ lastDeliveredAt: null, formerSecretEndsAt: null },
};
const attempt = {
  ...{ id: 'evt_1.w1', webhookId: 'w1', eventId: 'evt_1', event: 'reservation.booked', state: 'waiting' },
  ...{ reason: '', createdAt: '1970-01-01T00:01:00.000Z', nextTryAt: '1970-01-01T00:01:06.000Z' },
  tries: [{ at: '1970-01-01T00:01:01.000Z', tookMs: 7, status: null, problem: 'No answer' }],
};

test('an endpoint is made on, named by its host, and its secret is shown this once', async () => {
  const made = await call('POST', '', draft);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    ...{ id: 'w1', secret: 'whsec_1', name: 'partner.example', state: 'on' },
    events: ['reservation.booked'],
  });
  expect(asked()).toMatchObject({ restaurantId: 'r1', url: draft.url, kinds: draft.events, on: true });
  await call('POST', '', { ...draft, name: 'Till', on: false });
  expect(asked()).toMatchObject({ name: 'Till', on: false });
  const listed = await call('GET', '');
  expect(listed.json()).toEqual([shown]);
  expect(listed.body).not.toContain('whsec_');
});

test('a creation that is repeated with its Idempotency-Key makes one endpoint and shows the same secret', async () => {
  const before = gateway.webhookRequests.length;
  const key = { 'idempotency-key': 'once' };
  const answers = [await call('POST', '', draft, key), await call('POST', '', draft, key)];
  expect(answers[1]?.body).toBe(answers[0]?.body);
  expect(gateway.webhookRequests.length).toBe(before + 1);
  expect((await call('POST', '', { ...draft, name: 'Other' }, key)).statusCode).toBe(422);
});

test('problems have the names of the fields as they were sent', async () => {
  const refused = await call('POST', '', { ...draft, events: ['reservation.eaten'] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    details: [{ field: 'events[0]', message: 'There is no such kind of event' }],
  });
  const ofOtherKinds = await call('POST', '', { url: 5, events: 'reservation.booked' });
  expect(ofOtherKinds.json<{ details: { field: string }[] }>().details.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['url', 'events']),
  );
  const backwards = await call('POST', '/w1/attempts/resend', {
    from: 'yesterday',
    to: '2026-11-20T00:00:00Z',
  });
  expect(backwards.json()).toMatchObject({ details: [{ field: 'from' }] });
});

test('a change names only the fields that are given', async () => {
  const changed = await call('PATCH', '/w1', { events: ['guest.erased'], on: true });
  expect([changed.statusCode, changed.json()]).toEqual([200, shown]);
  expect(asked()).toMatchObject({
    ...{ restaurantId: 'r1', endpointId: 'w1', kinds: ['guest.erased'], on: true },
    changes: { paths: expect.arrayContaining(['kinds', 'on']) },
  });
  expect((asked() as { changes: { paths: string[] } }).changes.paths).toHaveLength(2);
  const before = gateway.webhookRequests.length;
  const empty = await call('PATCH', '/w1', {});
  expect([empty.statusCode, empty.json<{ details: unknown[] }>().details.length]).toEqual([400, 1]);
  expect(gateway.webhookRequests.length).toBe(before);
});

test('one is read, tested, given another secret and removed', async () => {
  expect((await call('GET', '/w1')).json()).toEqual(shown);
  expect((await call('GET', '/w2')).statusCode).toBe(404);
  const tested = await call('POST', '/w1/test');
  expect([tested.statusCode, tested.json()]).toEqual([201, { attemptId: 'test_1_0.w1' }]);
  const rotated = await call('POST', '/w1/secret', { endFormer: true });
  expect([rotated.statusCode, rotated.json()]).toEqual([201, { ...shown, secret: 'whsec_2' }]);
  expect(asked()).toMatchObject({ endpointId: 'w1', endsFormer: true });
  await call('POST', '/w1/secret', {});
  expect(asked()).toMatchObject({ endsFormer: false });
  expect((await call('DELETE', '/w1')).statusCode).toBe(200);
  expect(asked()).toMatchObject({ restaurantId: 'r1', endpointId: 'w1' });
});

test('the log is read page by page, by state, and each attempt with what was sent and answered', async () => {
  const first = await call('GET', '/w1/attempts?limit=500&state=waiting');
  expect(first.json()).toEqual({ attempts: [attempt], nextCursor: 'more' });
  expect(asked()).toMatchObject({ pageSize: 200, pageToken: '', state: WebhookDeliveryState.WAITING });
  const last = await call('GET', '/w1/attempts?cursor=more');
  expect(last.json<{ nextCursor: string | null }>().nextCursor).toBeNull();
  expect(asked()).toMatchObject({ pageSize: 50, pageToken: 'more', state: WebhookDeliveryState.UNSPECIFIED });
  const bad = await call('GET', '/w1/attempts?state=eaten');
  expect(bad.json()).toMatchObject({ details: [{ field: 'state' }] });
  const one = await call('GET', '/w1/attempts/evt_1.w1');
  expect(one.json()).toEqual({ ...attempt, body: '{"type":"reservation.booked"}', answer: 'oops' });
});

test('an event is sent again by its id, alone or under its webhook, and a range of them', async () => {
  for (const more of ['/w1/attempts/evt_1.w1/resend', '/attempts/evt_1.w1/resend']) {
    expect((await call('POST', more)).statusCode).toBe(200);
    expect(asked()).toMatchObject({ restaurantId: 'r1', deliveryId: 'evt_1.w1' });
  }
  const before = gateway.rpcCalls.filter((name) => name.startsWith('ResendWebhookDelivery')).length;
  expect((await call('POST', '/w2/attempts/evt_1.w1/resend')).statusCode).toBe(404);
  expect((await call('GET', '/w2/attempts/evt_1.w1')).statusCode).toBe(404);
  expect(gateway.rpcCalls.filter((name) => name.startsWith('ResendWebhookDelivery')).length).toBe(before);
  const range = { from: '2026-11-20T08:00:00Z', to: '2026-11-20T12:00:00Z' };
  const resent = await call('POST', '/w1/attempts/resend', range);
  expect([resent.statusCode, resent.json()]).toEqual([
    200,
    { resent: 3, nextFrom: '1970-01-01T00:01:00.000Z' },
  ]);
  const { from, all } = asked() as { from: Parameters<typeof timestampDate>[0]; all: boolean };
  expect([timestampDate(from).toISOString(), all]).toEqual(['2026-11-20T08:00:00.000Z', false]);
});
