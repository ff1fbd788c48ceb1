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
 * The entitlements of every test restaurant, whatever its owner's plan, so that what works there works live. 200 reservations
 * a month are too few to run a restaurant with, and enough for tests: reservations that a program cancels do not count
 * (TEST-5).
 */
export const testEntitlements: Entitlements = { monthlyReservations: 200, analytics: true, boards: true };

/**
 * The monthly limit until the billing service's first event of an owner arrives. It is Basic's, the lowest of all plans, so that
 * no plan is exceeded meanwhile; the limit itself is the billing service's (PLAN-3).
 */
const limitBeforeFirstEvent = 50;

/**
 * The entitlements before the owner's first event: those of a trial, which are Premium's, but with a monthly limit.
 * Reservations made meanwhile count once the plan is known.
 */
export const defaultEntitlements: Entitlements = {
  monthlyReservations: limitBeforeFirstEvent,
  analytics: true,
};
