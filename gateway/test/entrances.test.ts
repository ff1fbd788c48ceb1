import { gzipSync } from 'node:zlib';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const signedIn = { authorization: 'Bearer access-s1' };
const json = { 'content-type': 'application/json' };
const send = async (
  method: 'POST' | 'PATCH' | 'PUT',
  url: string,
  payload: string | Buffer,
  headers: Record<string, string>,
) => {
  const { statusCode, body } = await gateway.app.inject({ method, url, payload, headers });
  return { statusCode, body };
};
const rules = `/rpc/${AvailabilityRulesService.typeName}`;
const availability = `/rpc/${AvailabilityService.typeName}`;
const items = (count: number, item: string) => `[${Array.from({ length: count }, () => item).join(',')}]`;

describe('a message under /rpc', () => {
  const invitation = `/rpc/${StaffService.typeName}/GetInvitation`;
  const call = (payload: string | Buffer, headers: Record<string, string>) =>
    send('POST', invitation, payload, headers);
  const token = (length: number) => JSON.stringify({ token: 'x'.repeat(length) });

  test('is refused when compressed, as it could be large in memory', async () => {
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const packed = encoding === 'gzip' ? gzipSync(token(1_000_000)) : Buffer.from('packed');
      const before = gateway.rpcCalls.length;
      const { statusCode } = await call(packed, { ...json, 'content-encoding': encoding });
      expect([statusCode, gateway.rpcCalls.length]).toEqual([501, before]);
    }
  });

  test('is limited in size, with or without a Content-Length', async () => {
    const method = `/rpc/${DeviceService.typeName}/ListDevices`;
    for (const headers of [json, { ...json, 'transfer-encoding': 'chunked' }])
      expect((await send('POST', method, token(70_000), { ...headers, ...signedIn })).statusCode).toBe(413);
  });
});

describe('the SMS webhook', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'forged' };
  const webhook = '/api/notifications/sms/webhook';

  test('refuses an unsigned form before it reads it', async () => {
    const { 'x-twilio-signature': _none, ...unsigned } = form;
    expect(await send('POST', webhook, 'Body=STOP', unsigned)).toMatchObject({ statusCode: 400 });
  });

  test('refuses a large form, and one with many fields, before parsing it', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=`).join('&');
    expect((await send('POST', webhook, many(330_000), form)).statusCode).toBe(413);
    const wide = await send('POST', webhook, many(101), form);
    expect([wide.statusCode, JSON.parse(wide.body)]).toMatchObject([
      400,
      { error: 'The form must have at most 100 fields' },
    ]);
  });
});

test('the card webhook is limited in size, and requires a signature before it reads the body', async () => {
  const webhook = '/api/payment/webhook';
  expect((await send('POST', webhook, '{}', json)).statusCode).toBe(400);
  const signed = { ...json, 'stripe-signature': 'forged' };
  expect((await send('POST', webhook, ' '.repeat(300_000), signed)).statusCode).toBe(413);
});

test.each([
  ['PATCH', '/api/restaurant/r1', (list: string) => `{"operatingHours":${list}}`],
  ['PATCH', '/api/restaurant/r1', (list: string) => `{"closedDays":{"special":${list}}}`],
  ['POST', '/api/guests/r1/import', (list: string) => `{"guests":${list}}`],
  ['PUT', '/api/restaurant/r1/layout/l1', (list: string) => `{"fixedComponents":${list}}`],
  ['POST', `${rules}/PutAvailabilityRules`, (list: string) => `{"rules":{"specialDays":${list}}}`],
  ['POST', `${rules}/PutRulesDraft`, (list: string) => `{"rules":{"turnTimes":${list}}}`],
  [
    'POST',
    `${availability}/PreviewChange`,
    (list: string) => `{"draft":{"availabilityRules":{"pacing":${list}}}}`,
  ],
  [
    'POST',
    `${availability}/SimulateChange`,
    (list: string) => `{"week":4,"draft":{"availabilityRules":{"pacing":${list}}}}`,
  ],
  ['POST', '/api/reservations/r1', (list: string) => `{"name":${list}}`],
  ['POST', '/api/reservations/r1', (list: string) => list],
] as const)(
  'a list of a million wrong items in %s %s is refused in a short answer',
  async (method, url, body) => {
    for (const [count, item] of [
      [1_000_000, '1'],
      [600_000, '{}'],
      [30_000, '1'],
      [30_000, '{}'],
    ] as const) {
      const answer = await send(method, url, body(items(count, item)), { ...json, ...signedIn });
      expect([400, 413]).toContain(answer.statusCode);
      expect(answer.body.length).toBeLessThan(10_000);
    }
  },
);

test('a list that is too long for its field is refused with its name', async () => {
  const body = JSON.stringify({ operatingHours: Array.from({ length: 21 }, () => 1) });
  const answer = await send('PATCH', '/api/restaurant/r1', body, { ...json, ...signedIn });
  expect(JSON.parse(answer.body)).toMatchObject({
    details: [{ field: 'operatingHours', message: 'operatingHours must have at most 20 items' }],
  });
});

test('a large body is not read for a caller without a session', async () => {
  const body = `{"guests":${items(100_000, '1')}}`;
  for (const headers of [{}, { authorization: 'Bearer forged' }])
    expect((await send('POST', '/api/guests/r1/import', body, { ...json, ...headers })).statusCode).toBe(401);
});
