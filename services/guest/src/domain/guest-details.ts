import { mergedSharing, type SharingRecord } from './sharing';

/** What a guest does not eat. */
export interface Dietary {
  /** Ids, as defined by the booking rules. */
  readonly needs: readonly string[];
  /** In the guest's own words; empty if none. */
  readonly words: string;
}

/** A guest's consent to marketing mails of the restaurant (DINER-4). A withdrawn consent stays as a record. */
export interface MarketingConsent {
  readonly givenAt: Date;
  /** The version of the text that the guest agreed to. */
  readonly textVersion: string;
  /** The address to which they may be sent. */
  readonly email: string;
  readonly withdrawnAt?: Date;
}

/** The optional details that a guest gave with bookings; absent fields were not given. */
export interface GuestDetails {
  readonly email?: string;
  readonly dietary?: Dietary;
  readonly marketingConsent?: MarketingConsent;
  /** What the guest said about sharing in the group. */
  readonly sharing?: SharingRecord;
}

/** The details that are known. Every field is named, undefined if it is unknown, so a forgotten one does not compile. */
export function knownDetails(details: {
  readonly [F in keyof Required<GuestDetails>]: GuestDetails[F] | undefined;
}): GuestDetails {
  return Object.fromEntries(Object.entries(details).filter(([, detail]) => detail !== undefined));
}

/** The details after another booking: the details that it gives replace the known ones (DINER-3). */
export function mergedDetails(known: GuestDetails, given: GuestDetails): GuestDetails {
  return knownDetails({
    email: given.email ?? known.email,
    dietary: given.dietary ?? known.dietary,
    marketingConsent: mergedConsent(known.marketingConsent, given.marketingConsent),
    sharing: mergedSharing(known.sharing, given.sharing),
  });
}

/**
 * The one of two consents that applies, in whatever order they become known: a withdrawal ends every consent given
 * before it, and only a later consent ends a withdrawal.
 */
export function mergedConsent(
  known: MarketingConsent | undefined,
  given: MarketingConsent | undefined,
): MarketingConsent | undefined {
  if (!known || !given) return known ?? given;
  const [earlier, later] = known.givenAt <= given.givenAt ? [known, given] : [given, known];
  const withdrawnAt = latest(earlier.withdrawnAt, later.withdrawnAt);
  return withdrawnAt && withdrawnAt >= later.givenAt ? { ...later, withdrawnAt } : later;
}

function latest(a: Date | undefined, b: Date | undefined): Date | undefined {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
