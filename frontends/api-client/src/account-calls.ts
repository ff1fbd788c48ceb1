import { answer, api } from './client';
import type { paths } from '@tablewell/client/document';

export type CheckoutRequest =
  paths['/api/payment/create-checkout-session']['post']['requestBody']['content']['application/json'];

/** Succeeds while the session is valid. */
export const validateSession = () => answer(api.GET('/api/auth/validate'));

/** Sends the verification mail again. 400 if there is nothing to verify, 429 if requested too often. */
export const sendVerification = (email: string) =>
  answer(api.POST('/api/auth/send-verification', { body: { email } }));

/** Opens a checkout at the payment provider and returns its address; by the month if `interval` is left out. */
export const createCheckoutSession = (body: CheckoutRequest) =>
  answer(api.POST('/api/payment/create-checkout-session', { body }));

/** Opens the payment provider's portal and returns its address. `returnUrl` is absolute and on this site. */
export const createPortalSession = (returnUrl: string) =>
  answer(api.POST('/api/payment/create-portal-session', { body: { return_url: returnUrl } }));
