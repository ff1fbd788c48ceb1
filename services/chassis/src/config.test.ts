import { generateKeyPairSync } from 'node:crypto';
import { ConfigurationError, privateKey, readConfig, secret } from './config';

const read = (value: string | undefined) =>
  readConfig({ RECAPTCHA_SECRET: secret() }, { RECAPTCHA_SECRET: value });

test('a secret that was made by chance is taken as it is', () => {
  const made = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  expect(read(made).RECAPTCHA_SECRET).toBe(made);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a short one', 'hunter2'],
  ['one of a manual', 'sk_test_change-me-before-you-start'],
  ['one of an example file', 'to-be-filled-in-by-operators'],
  ['the same letter all over', 'xxxxxxxxxxxxxxxxxxxxxxxx'],
  ['Google’s public one, with which every captcha is right', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'],
])('a program does not start with %s as its secret, and names it', (_what, value) => {
  expect(() => read(value)).toThrow(ConfigurationError);
  expect(() => read(value)).toThrow(/RECAPTCHA_SECRET/);
});

test('what is wrong with a secret is said without saying the secret', () => {
  expect(() => read('hunter2')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('a key is a private one, or it is named', () => {
  const spec = { SERVICE_PRIVATE_KEY: privateKey() };
  const pair = generateKeyPairSync('ed25519');
  const jwk = (key: typeof pair.privateKey) =>
    JSON.stringify({ ...key.export({ format: 'jwk' }), kid: 'auth' });
  const given = jwk(pair.privateKey);
  expect(readConfig(spec, { SERVICE_PRIVATE_KEY: given }).SERVICE_PRIVATE_KEY).toBe(given);
  for (const bad of [jwk(pair.publicKey), '{}', 'no JSON', ''])
    expect(() => readConfig(spec, { SERVICE_PRIVATE_KEY: bad })).toThrow(/SERVICE_PRIVATE_KEY/);
});
