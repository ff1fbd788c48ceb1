import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type PlanId = components['schemas']['Plan']['id'];

export interface CheckoutAsk {
  planType: PlanId;
  withTrial: boolean;
  /** By the month when left out. */
  interval?: 'year';
}

/** Opens a checkout at the payment provider. */
export const createCheckoutSession = (body: CheckoutAsk) =>
  answer(api.POST('/api/payment/create-checkout-session', { body }));
