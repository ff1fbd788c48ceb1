import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What a key is for: `test` for keys of test restaurants (TEST-2). */
export type KeyMode = 'live' | 'test';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretBytes = 32;
/** The digits of 256 bits, and of the 32 bits of a checksum. */
const secretDigits = 43;
const checkDigits = 6;

/** A key somewhere in a text, whole or cut off. */
const inText = /tw_(?:live|test)_[0-9A-Za-z]{20,}/;
const whole = new RegExp(`^tw_(live|test)_[0-9A-Za-z]{${secretDigits + checkDigits}}$`);

/**
 * API keys (KEY-1): `tw_live_` or `tw_test_`, 256 random bits and a checksum of what stands before it, in letters and digits. The prefix
 * lets programs that look for leaked secrets find one, and the checksum tells a key from a mistyped or guessed one without
 * a look-up. Hashes of keys are stored, so nothing here must change.
 */
export const apiKeys = {
  make(mode: KeyMode, secret: Buffer = randomBytes(secretBytes)): string {
    const start = `tw_${mode}_${inDigits(BigInt(`0x${secret.toString('hex')}`), secretDigits)}`;
    return start + checksum(start);
  },
  /** The mode of a key; undefined for text that is none. */
  modeOf(text: string): KeyMode | undefined {
    const mode = whole.exec(text)?.[1] as KeyMode | undefined;
    return mode && text.endsWith(checksum(text.slice(0, -checkDigits))) ? mode : undefined;
  },
  /** True for what was meant to be a key, even if it is cut off or mistyped. */
  isMeant: (text: string): boolean => text.startsWith('tw_'),
  isIn: (text: string): boolean => inText.test(text),
  hash: (key: string): string => createHash('sha256').update(key).digest('base64url'),
  /** The last letters, by which people tell keys apart: a part of the checksum. */
  endingOf: (key: string): string => key.slice(-4),
};

const checksum = (text: string): string => inDigits(BigInt(crc32(text)), checkDigits);

function inDigits(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text;
  return text;
}
