/** What its owner's plan allows a restaurant, as far as this service minds (contract §3). */
export interface Allowance {
  /** Reservations made in a calendar month of the restaurant; 0: no limit. */
  readonly monthlyReservations: number;
  /** Whether the owner may see where reservations came from. */
  readonly analytics: boolean;
}

/** What holds until billing tells otherwise: a new account is on trial, which has Premium's entitlements. */
export const trialAllowance: Allowance = { monthlyReservations: 0, analytics: true };
