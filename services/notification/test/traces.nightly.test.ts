import { SpanKind } from '@tablewell/chassis/tracing';
import { eventually, recordSpans, type RecordedSpans } from '@tablewell/chassis/testing';
import { newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;
let spans: RecordedSpans;

beforeAll(async () => {
  spans = recordSpans();
  running = await startNotifications();
  await running.publishRestaurant('r1');
});
afterAll(async () => {
  await running?.stop();
  await spans?.stop();
});

const sms = 'POST /2010-04-01/Accounts/{Sid}/Messages.json';

test('each message of a reservation is in its trace, without its text', async () => {
  const phones = [newPhone(), newPhone()];
  for (const phoneNumber of phones) await running.booked(reservation({ phoneNumber, name: 'Grace Hopper' }));
  await eventually(() => {
    expect(spans.named(sms)).toHaveLength(phones.length);
    expect(spans.named('send mail')).toHaveLength(phones.length);
  });
  const handled = spans
    .named('process reservation.booked')
    // The audit log handles the event, too, by a separate consumer.
    .filter(
      ({ attributes }) => attributes['messaging.consumer.group.name'] === 'notification-reads-reservation',
    )
    .map((span) => span.spanContext().spanId);
  expect(handled).toHaveLength(phones.length);
  for (const name of [sms, 'send mail'])
    expect(
      spans
        .named(name)
        .map((span) => span.parentSpanContext?.spanId)
        .sort(),
    ).toEqual([...handled].sort());
  expect(spans.named(sms)[0]).toMatchObject({
    kind: SpanKind.CLIENT,
    attributes: {
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'http.response.status_code': 201,
    },
  });
  expect(spans.named('send mail')[0]).toMatchObject({
    kind: SpanKind.CLIENT,
    attributes: { 'network.protocol.name': 'smtp', 'server.address': '127.0.0.1' },
  });
  const { accountSid, authToken } = running.providers.settings.sms;
  for (const secret of [...phones, 'Grace', 'r1@restaurant.example', accountSid, authToken])
    expect(spans.text()).not.toContain(secret);
});

test('an unavailable mail server is recorded by kind of error', async () => {
  await running.providers.fault('mail', 'down');
  await running.booked(reservation({ phoneNumber: newPhone() }));
  const failed = await eventually(() => {
    const found = spans.named('send mail').find(({ attributes }) => attributes['error.type'] !== undefined);
    if (!found) throw new Error('not yet');
    return found;
  });
  expect(failed).toMatchObject({
    status: { code: 2 },
    attributes: { 'error.type': expect.stringMatching(/^E[A-Z]+$/) },
  });
  await running.providers.fault('mail', 'ok');
});
