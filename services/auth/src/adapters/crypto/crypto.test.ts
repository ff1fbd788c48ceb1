import { verify } from '@node-rs/argon2';
import { exportJWK, generateKeyPair } from 'jose';
import type { Crypto } from '../../ports';
import { createCrypto } from './crypto';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

let crypto: Crypto;
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  crypto = await createCrypto(await exportJWK(privateKey));
});

test('passwords are hashed by argon2id with at least 19 MiB and two passes, each with a salt of its own', async () => {
  const [one, other] = [await crypto.hashPassword('Tables4all'), await crypto.hashPassword('Tables4all')];
  const [, kind, , settings = ''] = one.split('$');
  const of = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(settings)?.[1]);
  expect(kind).toBe('argon2id');
  expect(of('m')).toBeGreaterThanOrEqual(19 * 1_024);
  expect(of('t')).toBeGreaterThanOrEqual(2);
  expect(one).not.toBe(other);
  expect(await crypto.verifyPassword(one, 'Tables4all')).toBe(true);
  expect(await crypto.verifyPassword(one, 'tables4all')).toBe(false);
});

test('an unknown account takes as much work as a known one, and never signs anybody in', async () => {
  const known = await crypto.hashPassword('Tables4all');
  jest.mocked(verify).mockClear();
  await crypto.verifyPassword(known, 'Wrong1234');
  expect(await crypto.verifyPassword(undefined, 'Tables4all')).toBe(false);
  const work = jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  expect(work).toHaveLength(2);
  expect(work[1]).toEqual(work[0]);
});

test('secrets have 256 bits from the system’s source, and are stored as hashes', () => {
  const secrets = new Set(Array.from({ length: 200 }, () => crypto.newSecret()));
  expect(secrets.size).toBe(200);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const [secret = ''] = secrets;
  expect(crypto.hashSecret(secret)).not.toContain(secret);
});
