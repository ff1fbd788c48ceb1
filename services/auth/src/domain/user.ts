import type { WithheldPermission } from '@tablewell/chassis/access';
import type { SecondFactor } from './second-factor';

/** A user's role at a restaurant. */
export interface Membership {
  readonly restaurantId: string;
  readonly role: 'owner' | 'manager' | 'host';
  /** The restaurant is for tests of programs. */
  readonly isTest?: boolean;
  /** What the owner has withheld from a manager or host (ROLE-6); absent: nothing. */
  readonly withheld?: readonly WithheldPermission[];
}

/** A role in all restaurants of an owner, those to come included (GROUP-4). Each of them is a membership as well. */
export interface GroupRole {
  readonly ownerId: string;
  readonly role: Exclude<Membership['role'], 'owner'>;
  /** What is withheld at restaurants to come; absent: nothing. */
  readonly withheld?: readonly WithheldPermission[];
}

/** A person who signs in. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** Null for accounts that sign in only with Google. */
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
  /**
   * Set until the person who chose the password has proved to own the mailbox. With a verified address, a reader of
   * the mail opened the link who may be another person.
   */
  readonly unproven: UnprovenPassword | null;
  /** Incremented with every new password, which invalidates earlier sessions. */
  readonly passwordGeneration: number;
  readonly authProvider: 'email' | 'google';
  readonly memberships: readonly Membership[];
  readonly groupRoles: readonly GroupRole[];
  /** Incremented with every change of the memberships, for optimistic concurrency. */
  readonly revision: number;
  /** Hashes of the last links that changed the account, each recorded by the write that it caused: none works again. */
  readonly usedLinks: readonly string[];
  /** Null while it is off. */
  readonly secondFactor: SecondFactor | null;
  readonly createdAt: Date;
}

/** More than the links that can be valid at the same time. */
export const maxUsedLinks = 50;

/** All restaurants that a user owns, that for tests included. */
export const restaurantsOf = ({ memberships }: Pick<User, 'memberships'>): string[] =>
  memberships.flatMap(({ restaurantId, role }) => (role === 'owner' ? [restaurantId] : []));

/** The fields that begin alike in new accounts. */
const beginning = {
  unproven: null,
  passwordGeneration: 0,
  authProvider: 'email',
  revision: 1,
  usedLinks: [],
  groupRoles: [],
  secondFactor: null,
} as const;

/** A new user, who signs in by password unless the parts say otherwise. */
export const newUser = (parts: Omit<User, keyof typeof beginning> & Partial<User>): User => ({
  ...beginning,
  ...parts,
});

/** The origin of a password that was chosen by a person who has not proved to own the mailbox. */
interface UnprovenPassword {
  /** The network of the sign-up. */
  readonly madeFrom: string;
  /** The network from which the mail's link was opened; null if it was not opened. */
  readonly verifiedFrom: string | null;
}

/** Whether its password is that of the mailbox's owner, as far as can be known (ACCOUNT-16). */
export const isProven = ({ isVerified, unproven }: Pick<User, 'isVerified' | 'unproven'>): boolean =>
  isVerified && unproven === null;

/** An undeliverable address for an account whose address was claimed by its owner. */
export function releasedEmail(userId: string): string {
  return `${userId}@released.invalid`.toLowerCase();
}

/** The purpose of a mail link. */
export type LinkKind = 'verification' | 'password-reset';

/** How long an opened verification link still says that the address is verified. */
export const openedLinkMs = 30 * 24 * 3_600_000;

/** The lifetime of a link: 24 hours to verify (ACCOUNT-5), 30 minutes to reset (ACCOUNT-6). */
export const linkLifetimeMs: Record<LinkKind, number> = {
  verification: 24 * 3_600_000,
  'password-reset': 30 * 60_000,
};
