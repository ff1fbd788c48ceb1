/** The part of the owner's entitlements that this service needs. */
export interface Entitlements {
  /** Reservations made in a calendar month of the restaurant; 0: no limit. */
  readonly monthlyReservations: number;
  /** Whether the owner may see where reservations came from. */
  readonly analytics: boolean;
  /** Whether the owner's people may arrange boards of reports. Absent in copies of earlier releases: they may not. */
  readonly boards?: boolean | undefined;
}

/**
 * Of a restaurant for tests, whatever its owner's plan: what works there works live. Reservations that a program cancels do not
 * count, so that this stops no tests, and yet nobody runs a house with it (TEST-5).
 */
export const testEntitlements: Entitlements = { monthlyReservations: 200, analytics: true, boards: true };

/** Monthly reservations of every plan. */
const minMonthlyReservations = 50;

/**
 * The entitlements before the owner's first event: those of a trial, which are Premium's, but with the monthly limit
 * that every plan has. Reservations made meanwhile count once the plan is known.
 */
export const defaultEntitlements: Entitlements = {
  monthlyReservations: minMonthlyReservations,
  analytics: true,
};
