import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

function sealingKey(secret: string, id: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, id, 'tablewell idempotency', 32));
}

/** Encrypts an answer under a key that only the caller has. */
export function seal(bytes: Buffer, secret: string, id: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret, id), nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what {@link seal} encrypted; throws for another key. */
export function unseal(sealed: Buffer, secret: string, id: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret, id), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}
