import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type PlanId = components['schemas']['Plan']['id'];

/** Opens a checkout at the payment provider. */
export const createCheckoutSession = (body: { planType: PlanId; withTrial: boolean }) =>
  answer(api.POST('/api/payment/create-checkout-session', { body }));
