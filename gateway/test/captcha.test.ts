import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Deadline, withRequestId } from '@tablewell/chassis/context';
import { recordSpans } from '@tablewell/chassis/testing';
import { createCaptchaCheck } from '../src/api/captcha';

let provider: Server;
let answer: { status: number; body: string };
let received = '';
let connections = 0;
let answers = 0;
let check: ReturnType<typeof createCaptchaCheck>;

beforeAll(async () => {
  provider = createServer((request, response) => {
    received = '';
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => {
      answers += 1;
      response.writeHead(answer.status).end(answer.body);
    });
  });
  provider.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
  check = createCaptchaCheck({ verifyUrl, secret: 'shh' });
});
afterAll(() => new Promise((resolve) => provider?.close(resolve)));

const field = 'recaptchaToken';

test('a token is verified at the provider, with our secret and the caller’s address', async () => {
  answer = { status: 200, body: '{"success":true}' };
  await check('a-person', '198.51.100.7');
  expect(Object.fromEntries(new URLSearchParams(received))).toEqual({
    secret: 'shh',
    response: 'a-person',
    remoteip: '198.51.100.7',
  });
});

test('a missing or bad token is refused with its published message', async () => {
  const message = 'Please complete the reCAPTCHA verification.';
  await expect(check('', '')).rejects.toMatchObject({ kind: 'invalid', fields: [{ field, message }] });
  answer = { status: 200, body: '{"success":false}' };
  await expect(check('robot', '')).rejects.toMatchObject({
    kind: 'invalid',
    fields: [{ field, message: 'reCAPTCHA verification failed. Please try again.' }],
  });
});

test('an unavailable provider is a 503 to retry, not a failed captcha', async () => {
  answer = { status: 500, body: 'oops' };
  await expect(check('a-person', '')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('after the deadline the provider is not called: it accepts each token once', async () => {
  answer = { status: 200, body: '{"success":true}' };
  answers = 0;
  const late = new Deadline(Date.now() - 1);
  const checked = withRequestId('request-1', () => check('a-person', ''), undefined, late);
  await expect(checked).rejects.toMatchObject({ kind: 'unavailable' });
  await check('another', '');
  expect(new URLSearchParams(received).get('response')).toBe('another');
  expect(answers).toBe(1);
});

test.each(['before a word', 'in the middle of it'])(
  'a provider that hangs %s is not waited for, and does not mean that the caller is a robot',
  async (where) => {
    const hangs = createServer((_request, response) => {
      if (where !== 'before a word') response.writeHead(200).write('{"success":');
    });
    await new Promise<void>((resolve) => hangs.listen(0, '127.0.0.1', resolve));
    const verifyUrl = `http://127.0.0.1:${(hangs.address() as AddressInfo).port}/siteverify`;
    const check = createCaptchaCheck({ verifyUrl, secret: 'shh', timeoutMs: 100 });
    await expect(check('a-person', '')).rejects.toMatchObject({ kind: 'unavailable' });
    hangs.closeAllConnections();
    await new Promise((resolve) => hangs.close(resolve));
  },
);

test('a used token is verified again, and the provider refuses it', async () => {
  answer = { status: 200, body: '{"success":true}' };
  await check('once', '');
  answer = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
  await expect(check('once', '')).rejects.toMatchObject({ kind: 'invalid', fields: [{ field }] });
});

test('calls to the provider share a connection', async () => {
  answer = { status: 200, body: '{"success":true}' };
  await check('first', '');
  const before = connections;
  for (const token of ['second', 'third', 'fourth']) await check(token, '');
  expect(connections).toBe(before);
});

test('each call to the provider is a span, without the token, the secret or the address', async () => {
  const kept = recordSpans();
  answer = { status: 200, body: '{"success":true}' };
  await check('the-proof', '198.51.100.7');
  answer = { status: 500, body: 'oops' };
  await check('the-proof', '198.51.100.7').catch(() => undefined);
  expect(kept.named('POST /siteverify').map(({ attributes }) => attributes['error.type'])).toEqual([
    undefined,
    '500',
  ]);
  expect(kept.text()).not.toMatch(/the-proof|shh|198\.51/);
  await kept.stop();
});
