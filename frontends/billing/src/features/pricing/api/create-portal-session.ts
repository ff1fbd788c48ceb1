import { answer, api } from '@tablewell/api-client';

/** Opens the payment provider's portal; answers its address. `returnUrl` is absolute and one of ours. */
export const createPortalSession = (returnUrl: string) =>
  answer(api.POST('/api/payment/create-portal-session', { body: { return_url: returnUrl } }));
