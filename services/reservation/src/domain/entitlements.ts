/** The part of the owner's entitlements that this service needs. */
export interface Entitlements {
  /** Reservations made in a calendar month of the restaurant; 0: no limit. */
  readonly monthlyReservations: number;
  /** Whether the owner may see where reservations came from. */
  readonly analytics: boolean;
}

/** Monthly reservations of every plan. */
const minMonthlyReservations = 50;

/** A trial has Premium's entitlements. */
export const trialEntitlements: Entitlements = { monthlyReservations: 0, analytics: true };

/**
 * The entitlements before the owner's first event: those of a trial, but with the monthly limit that every plan
 * has. Reservations made meanwhile count once the plan is known.
 */
export const defaultEntitlements: Entitlements = {
  ...trialEntitlements,
  monthlyReservations: minMonthlyReservations,
};
