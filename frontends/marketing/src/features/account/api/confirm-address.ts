import { answer, api } from '@tablewell/api-client';

/** Redeems the token of the mail to a restaurant's new notification address. */
export const confirmAddress = (token: string) =>
  answer(api.POST('/api/restaurant/confirm-address', { body: { token } }));
