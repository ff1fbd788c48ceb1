import { answer, api } from '@tablewell/api-client';

/** Opens a checkout at the payment provider. */
export const createCheckoutSession = (body: { planType: string; withTrial: boolean }) =>
  answer(api.POST('/api/payment/create-checkout-session', { body }));
