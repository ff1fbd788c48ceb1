import { createHash } from 'node:crypto';
import { seal, unseal } from '@tablewell/chassis/crypto';
import { Secret, TOTP } from 'otpauth';
import type { Codes } from '../../ports';

/** What every authenticator app supports; some ignore other values in the address that they scan. */
const kind = { issuer: 'Tablewell', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;
/** So many bits that a plain hash of them is safe to store. */
const recoveryBytes = 15;

const base32 = (bytes: number): string => new Secret({ size: bytes }).base32;

const keyFrom = (secret: string): Buffer =>
  createHash('sha256').update('tablewell second factor\0').update(secret).digest();

/**
 * Codes by RFC 6238, and the encryption of what they are computed from. The first of several secrets seals; what was
 * sealed with any of them can be unsealed.
 */
export function createCodes(secrets: readonly string[]): Codes {
  const [key, ...former] = secrets.map(keyFrom) as [Buffer, ...Buffer[]];
  const keys = [key, ...former];
  const unsealWith = (sealed: string, from: Buffer): string | undefined => {
    try {
      return unseal(Buffer.from(sealed, 'base64url'), from).toString('utf8');
    } catch {
      return undefined;
    }
  };
  return {
    newSecret: () => base32(secretBytes),
    uriOf: (secret, email) => new TOTP({ ...kind, label: email, secret }).toString(),
    periodOf(secret, digits, now) {
      const timestamp = now.getTime();
      const delta = new TOTP({ ...kind, secret }).validate({ token: digits, timestamp, window: 1 });
      return delta === null ? undefined : Math.floor(timestamp / 1_000 / kind.period) + delta;
    },
    newRecoveryCode: () => base32(recoveryBytes),
    seal: (text) => seal(Buffer.from(text), key).toString('base64url'),
    unseal(sealed) {
      for (const each of keys) {
        const text = unsealWith(sealed, each);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
