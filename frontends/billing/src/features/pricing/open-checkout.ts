import { createCheckoutSession } from '@tablewell/api-client/account-calls';
import type { Interval, PlanId } from './plan';

/**
 * Opens a checkout for a signed-in user, and returns its URL. It has no trial at the provider, because trials begin at
 * sign-up. Without an interval it is monthly.
 */
export const openCheckout = (planType: PlanId, interval: Interval) =>
  createCheckoutSession({ planType, withTrial: false, ...(interval === 'year' && { interval }) });
