/** A user's place in a restaurant. */
export interface Membership {
  readonly restaurantId: string;
  readonly role: 'owner' | 'manager' | 'host';
}

/** A person who signs in. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** Absent for accounts that sign in with Google alone. */
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
  /** Set while the password was chosen by somebody who was not shown to read the address's mail. */
  readonly unproven: UnprovenPassword | null;
  /** Grows with every new password; a session of an earlier one is none. */
  readonly passwordGeneration: number;
  readonly authProvider: 'email' | 'google';
  readonly memberships: readonly Membership[];
  /** Grows with every change of the memberships, so that two at once are told apart. */
  readonly revision: number;
  readonly createdAt: Date;
}

/** Where a password came from that may be somebody else's than the mailbox's reader. */
export interface UnprovenPassword {
  /** The network of the sign-up. */
  readonly madeFrom: string;
  /** The network from which a link in the mail was opened; null while none was. */
  readonly verifiedFrom: string | null;
}

/** The address that takes the place of one whose owner proved it: nobody reads mail there. */
export function releasedEmail(userId: string): string {
  return `${userId}@released.invalid`.toLowerCase();
}

/** What a link in a mail is good for. */
export type LinkKind = 'verification' | 'password-reset';

/** How long a link lives (spec public §9): 24 hours to verify, 30 minutes to reset. */
export const linkLifetimeMs: Record<LinkKind, number> = {
  verification: 24 * 3_600_000,
  'password-reset': 30 * 60_000,
};
