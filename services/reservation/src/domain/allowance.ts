/** What its owner's plan allows a restaurant, as far as this service minds (contract §3). */
export interface Allowance {
  /** Reservations made in a calendar month of the restaurant; 0: no limit. */
  readonly monthlyReservations: number;
  /** Whether the owner may see where reservations came from. */
  readonly analytics: boolean;
}

/** Reservations that every plan takes in a month (spec public §9). */
const everyPlanTakes = 50;

/** A trial has Premium's entitlements. */
export const trialAllowance: Allowance = { monthlyReservations: 0, analytics: true };

/**
 * What holds while billing has told nothing of the owner, as in an account's first moments: a new account is on
 * trial where one is granted, but no month without end is given away on that. What every plan takes, it takes too;
 * those made by then count when the plan is told.
 */
export const untoldAllowance: Allowance = { ...trialAllowance, monthlyReservations: everyPlanTakes };
