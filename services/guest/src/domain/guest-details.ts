/** What a guest does not eat. */
export interface Dietary {
  /** Ids, as the booking rules name them. */
  readonly needs: readonly string[];
  /** In the guest's own words; empty if none. */
  readonly words: string;
}

/** A guest's consent to news of the restaurant by mail (WHO-4). A withdrawn one stays as a record. */
export interface MarketingConsent {
  readonly givenAt: Date;
  /** The version of the text that the guest agreed to. */
  readonly textVersion: string;
  /** The address that the news may go to. */
  readonly email: string;
  readonly withdrawnAt?: Date;
}

/** What a guest told with a booking; absent fields were not given. */
export interface GuestDetails {
  readonly email?: string;
  readonly dietary?: Dietary;
  readonly marketingConsent?: MarketingConsent;
}

/** The details after another booking: what it names replaces what was known (WHO-3). */
export function learntDetails(known: GuestDetails, told: GuestDetails): GuestDetails {
  const email = told.email ?? known.email;
  const dietary = told.dietary ?? known.dietary;
  const marketingConsent = mergedConsent(known.marketingConsent, told.marketingConsent);
  return {
    ...(email ? { email } : {}),
    ...(dietary ? { dietary } : {}),
    ...(marketingConsent ? { marketingConsent } : {}),
  };
}

/**
 * The consent that holds of two, whatever the order in which they become known: a withdrawal ends every consent that was
 * given before it, and only a later consent ends a withdrawal.
 */
export function mergedConsent(
  known: MarketingConsent | undefined,
  told: MarketingConsent | undefined,
): MarketingConsent | undefined {
  if (!known || !told) return known ?? told;
  const [earlier, later] = known.givenAt <= told.givenAt ? [known, told] : [told, known];
  const withdrawnAt = latest(earlier.withdrawnAt, later.withdrawnAt);
  return withdrawnAt && withdrawnAt >= later.givenAt ? { ...later, withdrawnAt } : later;
}

function latest(a: Date | undefined, b: Date | undefined): Date | undefined {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}

/** Whether two are the same. */
export function sameDetails(a: GuestDetails, b: GuestDetails): boolean {
  return (['email', 'dietary', 'marketingConsent'] as const).every(
    (field) => JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}
