import { answer, api } from '@tablewell/api-client';
import type { PlanId } from '../plan';

/**
 * Opens a checkout at the payment provider; answers its address. Without a provider's trial: those who could have
 * one are not signed in yet, and begin at sign-up (spec, section 7).
 */
export const createCheckoutSession = (planType: PlanId) =>
  answer(api.POST('/api/payment/create-checkout-session', { body: { planType, withTrial: false } }));
