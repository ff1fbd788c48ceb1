import { generateKeyPairSync } from 'node:crypto';
import { ConfigurationError, privateKey, readConfig, secret, secrets, str } from './config';

const read = (value: string | undefined) =>
  readConfig({ RECAPTCHA_SECRET: secret() }, { RECAPTCHA_SECRET: value });

test('a random secret is accepted', () => {
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
])('a process does not start with %s as its secret, and its error names the setting', (_what, value) => {
  expect(() => read(value)).toThrow(ConfigurationError);
  expect(() => read(value)).toThrow(/RECAPTCHA_SECRET/);
});

test('an error about a secret does not contain it', () => {
  expect(() => read('hunter2')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('a public key instead of a private one is refused with the setting’s name', () => {
  const spec = { SERVICE_PRIVATE_KEY: privateKey() };
  const pair = generateKeyPairSync('ed25519');
  const jwk = (key: typeof pair.privateKey) =>
    JSON.stringify({ ...key.export({ format: 'jwk' }), kid: 'auth' });
  const given = jwk(pair.privateKey);
  expect(readConfig(spec, { SERVICE_PRIVATE_KEY: given }).SERVICE_PRIVATE_KEY).toBe(given);
  for (const bad of [jwk(pair.publicKey), '{}', 'no JSON', ''])
    expect(() => readConfig(spec, { SERVICE_PRIVATE_KEY: bad })).toThrow(/SERVICE_PRIVATE_KEY/);
});

test('every setting that still holds a placeholder is named', () => {
  const spec = { MAIL_FROM: str(), STRIPE_API_KEY: secret() };
  const read = () => readConfig(spec, { MAIL_FROM: 'to-be-filled-in', STRIPE_API_KEY: 'to-be-filled-in' });
  expect(read).toThrow(
    expect.objectContaining({
      message:
        'Bad configuration.\n  MAIL_FROM: has not been filled in\n  STRIPE_API_KEY: has not been filled in',
    }),
  );
});

test('a missing setting is named with its description', () => {
  expect(() => readConfig({ PORT: str(), MAIL_FROM: str({ desc: 'Sender of mails' }) }, {})).toThrow(
    'Bad configuration.\n  PORT: is missing\n  MAIL_FROM: is missing: Sender of mails',
  );
});

test('of several secrets each is checked, without the spaces around it', () => {
  const read = (value: string) => readConfig({ KEYS: secrets() }, { KEYS: value }).KEYS;
  const [present, former] = ['3f1c9a7be42d5806', '77aa19c0de4b8f21'];
  expect(read(`${present}, ${former}`)).toEqual([present, former]);
  for (const bad of [`x,${former}`, `,${former}`, `${present},`, '']) expect(() => read(bad)).toThrow('KEYS');
});
