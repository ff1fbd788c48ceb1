import { createHash } from 'node:crypto';
import { seal, unseal } from '@tablewell/chassis/crypto';
import { Secret, TOTP } from 'otpauth';
import type { Codes } from '../../ports';

/** What every authenticator app supports; some ignore other values in the address that they scan. */
const kind = { issuer: 'Tablewell', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;
const recoveryBytes = 10;

const base32 = (bytes: number): string => new Secret({ size: bytes }).base32;

/** Codes by RFC 6238, and the encryption of what they are computed from. */
export function createCodes(secondFactorKey: string): Codes {
  const key = createHash('sha256').update('tablewell second factor\0').update(secondFactorKey).digest();
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
      try {
        return unseal(Buffer.from(sealed, 'base64url'), key).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
