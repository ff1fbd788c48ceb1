import { plainDigits } from '@tablewell/shared/text';

/** The second factor of an account: an authenticator app, and recovery codes for the day on which it is lost (ACCOUNT-18). */
export interface SecondFactor {
  /** Changes with every write, which lets concurrent ones notice each other. */
  readonly mark: string;
  /** What the app computes its codes from, in base 32; sealed. */
  readonly secret: string;
  readonly since: Date;
  /** The period of the last code that was accepted: no code of it or of an earlier one is accepted (ACCOUNT-20). */
  readonly lastPeriod: number;
  /** Hashes of the recovery codes that were not used. */
  readonly recoveryHashes: readonly string[];
}

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10;

/** How long a secret waits for the first code of the app that it was given to. */
export const setupLifetimeMs = 10 * 60_000;

/** The second step of a sign-in. A caller with its token has passed the first step. It is stored as a hash. */
export interface Challenge {
  readonly userId: string;
  /** The user's `passwordGeneration` at the first step. */
  readonly generation: number;
  readonly triesLeft: number;
  readonly expiresAt: Date;
}

/** How long a person may look for the code, and how often they may mistype it. */
export const challengeLifetimeMs = 10 * 60_000;
export const challengeTries = 5;

/**
 * How long after the second factor was switched on a reset of the password by mail switches it off again. Otherwise a
 * thief of the password could set up a phone of their own and keep the account (ACCOUNT-19).
 */
const undoneByResetMs = 3 * 86_400_000;

export const isUndoneByReset = ({ since }: Pick<SecondFactor, 'since'>, now: Date): boolean =>
  now.getTime() - since.getTime() < undoneByResetMs;

/**
 * Wrong codes of the app that an account takes in a day (ACCOUNT-21), from each network in which it is signed in and from all
 * others together. A guess is right in three of a million cases: who has the password and guesses every day of a year succeeds in one
 * case of fifty, and the owner gets a mail about it every day.
 */
export const wrongCodesDaily = 20;

/** The wrong codes of a day, from wherever they come, about which the owner gets a mail. */
export const toldAtWrongCodes: readonly number[] = [5, 10, 20];

/**
 * Wrong passwords, or wrong codes of the app, that the settings take in a day from one session (ACCOUNT-28), so that one cannot use up the
 * tries of another.
 */
export const wrongProofsDaily = 20;

/** The same from all sessions of an account, since a passkey opens as many as its owner likes. */
export const wrongProofsOfAccountDaily = 60;

/** A code as typed: one of the app, or a recovery code in the form in which it is hashed. */
export type TypedCode =
  { readonly kind: 'app'; readonly digits: string } | { readonly kind: 'recovery'; readonly code: string };

/** Reads a code as typed or pasted, in the digits of any keyboard, with or without spaces and hyphens; undefined if it is neither. */
export function readCode(typed: string): TypedCode | undefined {
  const text = plainDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  if (/^\d{6}$/.test(text)) return { kind: 'app', digits: text };
  // Base 32 has none of these digits, so that each stands for the letter that it looks like.
  const code = text.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B');
  return /^[A-Z2-7]{24}$/.test(code) ? { kind: 'recovery', code } : undefined;
}

/** A recovery code as shown: six groups of four. */
export const shownCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** The factor after a code of the app; undefined if a code of this period or of a later one was accepted before. */
export function withPeriodUsed(
  factor: SecondFactor,
  period: number | undefined,
  mark: string,
): SecondFactor | undefined {
  if (period === undefined || period <= factor.lastPeriod) return undefined;
  return { ...factor, mark, lastPeriod: period };
}

/** The factor after a recovery code; undefined if it is none of those that are left. */
export function withRecoveryUsed(factor: SecondFactor, hash: string, mark: string): SecondFactor | undefined {
  if (!factor.recoveryHashes.includes(hash)) return undefined;
  return { ...factor, mark, recoveryHashes: factor.recoveryHashes.filter((each) => each !== hash) };
}

/** The day that wrong codes are counted by, in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
