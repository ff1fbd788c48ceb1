import { lineProblem } from '@tablewell/shared/text';
import type { FieldProblem } from '@tablewell/chassis/refusal';

/** A passkey of a user (ACCOUNT-23): a key pair on their devices, whose public key is stored here. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** How its user calls it. */
  readonly name: string;
  /** The authenticator's own id of it, in base64url. */
  readonly credentialId: string;
  /** In COSE, as base64url. */
  readonly publicKey: string;
  /** Signatures so far, as its authenticator counts; 0 of those that do not count. */
  readonly counter: number;
  /** How browsers reach its authenticator, such as `internal` or `usb`. */
  readonly transports: readonly string[];
  /** On one device, or of a kind that a user's devices share. */
  readonly deviceType: 'singleDevice' | 'multiDevice';
  /** It was shared, or stored elsewhere, when it was last used. */
  readonly backedUp: boolean;
  readonly createdAt: Date;
  /** The last sign-in with it; null before the first. */
  readonly usedAt: Date | null;
}

/** What an authenticator tells of a new passkey. */
export type NewCredential = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'deviceType' | 'backedUp'
>;

/** What an authenticator tells at a sign-in. */
export type PasskeyUse = Pick<Passkey, 'counter' | 'deviceType' | 'backedUp'>;

/** Most passkeys of a user (ACCOUNT-23). */
export const maxPasskeys = 10;

const maxName = 60;

/** The problem with a name, which is also in a mail to its user; undefined if it is valid. Expects sanitized text. */
export function passkeyNameProblem(name: string): FieldProblem | undefined {
  const message =
    name === ''
      ? 'Please give the passkey a name'
      : name.length > maxName
        ? `A name has at most ${maxName} characters`
        : lineProblem('The name', name);
  return message === undefined ? undefined : { field: 'name', message };
}

/**
 * A random value that an authenticator signs, stored as its hash. It is for one purpose, and used once (ACCOUNT-24).
 */
export type PasskeyChallenge = { readonly expiresAt: Date } & (
  | { readonly purpose: 'sign-in' }
  | ({ readonly purpose: 'registration'; readonly userId: string } & Credentials)
);

/** The password and the second factor of a user at a time. A registration that began with others adds no passkey (ACCOUNT-24). */
export interface Credentials {
  /** The user's `passwordGeneration`. */
  readonly generation: number;
  /** When the second factor was switched on; null without one. Its `mark` would tell no more, and changes with each code. */
  readonly factorSince: Date | null;
}

export const credentialsOf = (user: {
  readonly passwordGeneration: number;
  readonly secondFactor: { readonly since: Date } | null;
}): Credentials => ({
  generation: user.passwordGeneration,
  factorSince: user.secondFactor?.since ?? null,
});

export const areSameCredentials = (one: Credentials, other: Credentials): boolean =>
  one.generation === other.generation && one.factorSince?.getTime() === other.factorSince?.getTime();

export const passkeyChallengeMs = 5 * 60_000;

/** The longest answer of a browser that is read, in characters of JSON. */
export const maxResponseLength = 16 * 1024;

/**
 * How long after a sign-in it proves the person, for an account with neither a password nor a second factor
 * (ACCOUNT-23).
 */
const recentSignInMs = 15 * 60_000;

export const isRecentSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < recentSignInMs;

/** What proves the person before passkeys are added or removed (ACCOUNT-23). */
export type PersonProof = 'password' | 'code' | 'recent-sign-in';

/** A second factor is there to be asked for; only an account without one is content with the password. */
export const proofOf = (user: {
  readonly passwordHash: string | null;
  readonly secondFactor: unknown;
}): PersonProof => (user.secondFactor ? 'code' : user.passwordHash === null ? 'recent-sign-in' : 'password');

/**
 * Whether the authenticator has counted no further since the last sign-in: it signed elsewhere, as a copy of it does (ACCOUNT-26).
 * Passkeys that are shared between devices do not count, and stay at 0.
 */
export const isCounterBehind = (known: number, now: number): boolean =>
  (known > 0 || now > 0) && now <= known;

/**
 * Whether a sign-in was overtaken by another one with the same passkey, whose signature came later and arrived earlier: its counter says
 * nothing then (ACCOUNT-26). The challenge is that of the sign-in.
 */
export const isOvertaken = (
  { usedAt }: Pick<Passkey, 'usedAt'>,
  { expiresAt }: Pick<PasskeyChallenge, 'expiresAt'>,
): boolean => usedAt !== null && usedAt.getTime() > expiresAt.getTime() - passkeyChallengeMs;

/** The refused uses of a passkey in a day about which its user gets a mail. */
export const toldAtCopies: readonly number[] = [1, 10, 50];
