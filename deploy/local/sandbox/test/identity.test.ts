import { createRemoteJWKSet, jwtVerify } from 'jose';
import { startTestSandbox, type TestSandbox } from '../src/testing';
import { call } from './harness';

let running: TestSandbox;
beforeAll(async () => (running = await startTestSandbox()));
afterAll(() => running.stop());

const ada = { email: 'ada@example.com', givenName: 'Ada', familyName: 'Byron' };
const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${running.origin}/google/jwks`)), {
    issuer: 'http://localhost:8080/sandbox/google',
    audience: 'client.apps.example',
  });

test('an ID token verifies against the published keys, also after a restart', async () => {
  const { json } = await call(running, '/sandbox/api/google/id-token', ada);
  const before = await verify(String(json.idToken));
  expect(before.payload).toMatchObject({ email: 'ada@example.com', email_verified: true, given_name: 'Ada' });
  await running.restart();
  const again = await call(running, '/sandbox/api/google/id-token', ada);
  expect((await verify(String(json.idToken))).payload.sub).toBe(
    (await verify(String(again.json.idToken))).payload.sub,
  );
});

test('discovery names the issuer and keys that never show the private part', async () => {
  const discovery = await call(running, '/sandbox/google/.well-known/openid-configuration');
  expect(discovery.json).toMatchObject({ issuer: 'http://localhost:8080/sandbox/google' });
  const { json } = await call(running, '/sandbox/google/jwks');
  const [key] = (json as unknown as { keys: Record<string, unknown>[] }).keys;
  expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

const siteverify = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${running.origin}/recaptcha/api/siteverify`, { method: 'POST', body });
  return (await response.json()) as { success: boolean; 'error-codes'?: string[] };
};

test('only sandbox-pass with the right secret verifies', async () => {
  const secret = 'captcha-secret';
  expect(await siteverify({ secret, response: 'sandbox-pass' })).toMatchObject({
    success: true,
    hostname: 'localhost',
  });
  expect(await siteverify({ secret, response: 'other' })).toEqual({
    success: false,
    'error-codes': ['invalid-input-response'],
  });
  expect(await siteverify({ secret: 'x', response: 'sandbox-pass' })).toMatchObject({ success: false });
  expect(await siteverify({ secret })).toEqual({ success: false, 'error-codes': ['missing-input-response'] });
});

test('Google and reCAPTCHA can be down, and so can their scripts', async () => {
  for (const [provider, path] of [
    ['google', '/sandbox/google/client.js'],
    ['recaptcha', '/sandbox/recaptcha/api.js'],
  ]) {
    expect((await fetch(`${running.origin}${path}`)).status).toBe(200);
    await call(running, '/sandbox/api/faults', { provider, mode: 'down' });
    expect((await fetch(`${running.origin}${path}`)).status).toBe(503);
    await call(running, '/sandbox/api/faults', { provider, mode: 'ok' });
  }
});

test('an unknown fault is refused with the reason', async () => {
  const answer = await call(running, '/sandbox/api/faults', { provider: 'fax', mode: 'down' });
  expect(answer).toMatchObject({
    status: 400,
    json: { error: expect.stringContaining('provider is one of') },
  });
});
