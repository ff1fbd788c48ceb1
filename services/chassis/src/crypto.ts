import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts with a key of 32 bytes. Stored as nonce, cipher text and tag. */
export function seal(bytes: Buffer, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what {@link seal} encrypted; throws for another key. */
export function unseal(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv(cipherName, key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}

/** Secrets of links. Their hashes are stored, so neither function must change. */
export const linkSecrets = {
  /** 256 random bits, URL-safe. */
  make: (): string => randomBytes(32).toString('base64url'),
  hash: (secret: string): string => createHash('sha256').update(secret).digest('base64url'),
};

/** Random bytes in base64, and what they sign. Receivers know both, so neither must change. */
export const signingKeys = {
  make: (bytes: number): string => randomBytes(bytes).toString('base64'),
  /** The HMAC-SHA-256 of a text, in base64. */
  sign: (key: string, text: string): string =>
    createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64'),
};

/** A hash for keys and comparisons; by default of 132 bits. Hashes are stored, so it must not change. */
export const shortHash = (text: string, letters = 22): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, letters);
