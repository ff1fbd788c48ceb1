import { invalid } from '@tablewell/chassis/refusal';
import { refusalToError } from '@tablewell/chassis/rpc';
import { startGateway, type TestGateway } from './harness';

const atOnce = 40;
let gateway: TestGateway;
let release: () => void;
/** Calls that have reached the service. */
let reached: number;

beforeAll(async () => {
  gateway = await startGateway({ trustProxy: ['127.0.0.1'], admission: { WEBHOOKS_AT_ONCE: atOnce } });
});
beforeEach(async () => {
  // From then on the address is a provider's.
  await reply(0, 'hello');
  const held = new Promise<void>((resolve) => (release = resolve));
  reached = 0;
  gateway.onSms = async ({ Body }) => {
    reached += 1;
    if (Body === 'flood') await held;
    return '<Response/>';
  };
});
afterEach(() => release());
afterAll(() => gateway?.stop());

/** Delivers a form as the provider does, from one address unless another one is given. */
function deliver(fields: Record<string, string>, address = '54.172.60.1') {
  const answer = gateway.app.inject({
    method: 'POST',
    url: '/api/notifications/sms/webhook',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': 'some',
      'x-forwarded-for': address,
    },
  });
  return answer.then(({ statusCode }) => statusCode);
}
const number = (index: number) => `+1212555${String(1_000 + index)}`;
const reply = (index: number, Body: string, To = '+14155550100') =>
  deliver({ From: number(index), To, Body, MessageSid: `SM${index}` });
const statuses = async (sent: readonly Promise<number>[]) => {
  release();
  return new Set(await Promise.all(sent));
};

test('a flood of replies of one number leaves room for those of others, which the provider sends from the same address', async () => {
  const flood = Array.from({ length: 3 * atOnce }, () => reply(0, 'flood'));
  for (let index = 1; index <= 10; index++) expect(await reply(index, 'see you')).toBe(200);
  // Nothing of it is lost, either, as long as it can be answered in time.
  expect(await statuses(flood)).toEqual(new Set([200]));
});

test('replies of other numbers are answered in the middle of a flood of many numbers', async () => {
  let flooded = 0;
  gateway.onSms = async ({ Body }) => {
    if (Body !== 'flood') return '<Response/>';
    await new Promise((resolve) => setTimeout(resolve, 200));
    flooded += 1;
    return '<Response/>';
  };
  const flood = Array.from({ length: 300 }, (_, index) => reply(index % 30, 'flood'));
  const others = Array.from({ length: 10 }, (_, index) => reply(31 + index, 'see you'));
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  expect(flooded).toBeLessThan(200);
  expect(await statuses(flood)).toEqual(new Set([200]));
});

test('a flood of many guests of one sender does not keep the guests of another waiting, nor fills the room to wait', async () => {
  let flooded = 0;
  gateway.onSms = async ({ Body }) => {
    if (Body !== 'flood') return '<Response/>';
    await new Promise((resolve) => setTimeout(resolve, 200));
    flooded += 1;
    return '<Response/>';
  };
  const flood: Promise<number>[] = [];
  // Slowly enough to be received.
  for (let index = 0; index < 1_200; index++) {
    flood.push(reply(index % 600, 'flood'));
    if (index % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const before = flooded;
  const others = Array.from({ length: 20 }, (_, index) => reply(700 + index, 'see you', '+14155550111'));
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  expect(flooded - before).toBeLessThan(3 * atOnce);
  expect(await statuses(flood)).toContain(200);
});

test('delivery reports are of the number that they are about, not of the sender that all have in common', async () => {
  const reports = Array.from({ length: atOnce / 2 }, (_, index) =>
    deliver({ From: '+14155550100', To: number(index), MessageStatus: 'delivered', Body: 'flood' }),
  );
  expect(await statuses(reports)).toEqual(new Set([200]));
});

test('a flood from addresses that never signed leaves room for the provider, and for an address that is new', async () => {
  const flood = Array.from({ length: 300 }, (_, index) =>
    deliver({ From: number(index), Body: 'flood' }, `203.0.113.${index % 3}`),
  );
  expect(await Promise.race(flood)).toBe(503);
  expect(reached).toBeLessThan(10);
  expect(await reply(1, 'see you')).toBe(200);
  const fresh = deliver({ From: number(2), Body: 'see you' }, '54.172.60.2');
  release();
  expect(await fresh).toBe(200);
  expect(await statuses(flood)).toEqual(new Set([200, 503]));
});

test('who forges signatures is soon refused before the form is read, for a minute, and nobody else', async () => {
  gateway.onSms = async () => {
    reached += 1;
    throw refusalToError(invalid([{ field: 'signature', message: 'It does not match.' }], 'bad-signature'));
  };
  const forged = () => deliver({ From: number(1), Body: 'STOP' }, '203.0.113.7');
  const answers: number[] = [];
  for (let count = 0; count < 150; count++) answers.push(await forged());
  expect([answers[0], answers.at(-1)]).toEqual([400, 429]);
  expect(reached).toBeLessThan(40);
  gateway.onSms = async () => '<Response/>';
  expect(await forged()).toBe(429);
  expect(await reply(1, 'see you')).toBe(200);
});
