import { SpanKind } from '@tablewell/chassis';
import { eventually, keepSpans, type KeptSpans } from '@tablewell/chassis/testing';
import { newPhone, reservation, setStage, type Stage } from './stage';

let stage: Stage;
let kept: KeptSpans;

beforeAll(async () => {
  kept = keepSpans();
  stage = await setStage();
  await stage.keepRestaurant('r1');
});
afterAll(async () => {
  await stage?.stop();
  await kept?.stop();
});

const sms = 'POST /2010-04-01/Accounts/{Sid}/Messages.json';

test('each message that a reservation leads to is in its trace, and nothing that it says', async () => {
  const phones = [newPhone(), newPhone()];
  for (const phoneNumber of phones) await stage.booked(reservation({ phoneNumber, name: 'Grace Hopper' }));
  await eventually(() => {
    expect(kept.named(sms)).toHaveLength(phones.length);
    expect(kept.named('send mail')).toHaveLength(phones.length);
  });
  const told = kept.named('process reservation.booked').map((span) => span.spanContext().spanId);
  expect(told).toHaveLength(phones.length);
  for (const name of [sms, 'send mail'])
    expect(
      kept
        .named(name)
        .map((span) => span.parentSpanContext?.spanId)
        .sort(),
    ).toEqual([...told].sort());
  expect(kept.named(sms)[0]).toMatchObject({
    kind: SpanKind.CLIENT,
    attributes: {
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'http.response.status_code': 201,
    },
  });
  expect(kept.named('send mail')[0]).toMatchObject({
    kind: SpanKind.CLIENT,
    attributes: { 'network.protocol.name': 'smtp', 'server.address': '127.0.0.1' },
  });
  const { accountSid, authToken } = stage.outside.settings.sms;
  for (const secret of [...phones, 'Grace', 'r1@restaurant.example', accountSid, authToken])
    expect(kept.text()).not.toContain(secret);
});

test('a mail server that is away shows as what kind of failure it was', async () => {
  await stage.outside.fault('mail', 'down');
  await stage.booked(reservation({ phoneNumber: newPhone() }));
  const failed = await eventually(() => {
    const found = kept.named('send mail').find(({ attributes }) => attributes['error.type'] !== undefined);
    if (!found) throw new Error('not yet');
    return found;
  });
  expect(failed).toMatchObject({
    status: { code: 2 },
    attributes: { 'error.type': expect.stringMatching(/^E[A-Z]+$/) },
  });
  await stage.outside.fault('mail', 'ok');
});
