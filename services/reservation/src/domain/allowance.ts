/** The part of the owner's entitlements that this service needs. */
export interface Allowance {
  /** Reservations made in a calendar month of the restaurant; 0: no limit. */
  readonly monthlyReservations: number;
  /** Whether the owner may see where reservations came from. */
  readonly analytics: boolean;
}

/** Monthly reservations of every plan. */
const minMonthlyReservations = 50;

/** A trial has Premium's entitlements. */
export const trialAllowance: Allowance = { monthlyReservations: 0, analytics: true };

/**
 * The allowance before the owner's first entitlements event: that of a trial, but with the monthly limit that every plan
 * has. Reservations made meanwhile count once the plan is known.
 */
export const defaultAllowance: Allowance = { ...trialAllowance, monthlyReservations: minMonthlyReservations };
