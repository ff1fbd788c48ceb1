import { answer, api } from '@tablewell/api-client';
import type { Interval, PlanId } from '../plan';

/**
 * Opens a checkout at the payment provider; answers its address. Without a provider's trial: those who could have
 * one are not signed in yet, and begin at sign-up (spec, section 7).
 */
export const createCheckoutSession = (planType: PlanId, interval: Interval) =>
  answer(
    api.POST('/api/payment/create-checkout-session', {
      // The month is what is meant where nothing is said (spec, section 7).
      body: { planType, withTrial: false, ...(interval === 'year' && { interval }) },
    }),
  );
