import { hkdfSync } from 'node:crypto';
import * as crypto from '@tablewell/chassis/crypto';

function sealingKey(secret: string, id: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, id, 'tablewell idempotency', 32));
}

/** Encrypts an answer under a key that only the caller has. */
export const seal = (bytes: Buffer, secret: string, id: string): Buffer =>
  crypto.seal(bytes, sealingKey(secret, id));

/** Decrypts what {@link seal} encrypted; throws for another key. */
export const unseal = (sealed: Buffer, secret: string, id: string): Buffer =>
  crypto.unseal(sealed, sealingKey(secret, id));
