import { createCheckoutSession } from '@tablewell/api-client/account-calls';
import type { Interval, PlanId } from './plan';

/**
 * Opens a checkout for a user who is signed in, and returns its address. Without a trial at the provider: those who
 * could have one begin at sign-up. An interval that is left out means the month.
 */
export const openCheckout = (planType: PlanId, interval: Interval) =>
  createCheckoutSession({ planType, withTrial: false, ...(interval === 'year' && { interval }) });
