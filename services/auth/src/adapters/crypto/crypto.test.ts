import { exportJWK, generateKeyPair } from 'jose';
import type { Crypto } from '../../ports';
import { createCrypto } from './crypto';

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
  expect(await crypto.verifyPassword(undefined, 'Tables4all')).toBe(false);
});

test('secrets have 256 bits from the system’s source, and are stored as hashes', () => {
  const secrets = new Set(Array.from({ length: 200 }, () => crypto.newSecret()));
  expect(secrets.size).toBe(200);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const [secret = ''] = secrets;
  expect(crypto.hashSecret(secret)).not.toContain(secret);
});
