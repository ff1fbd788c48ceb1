import { answer, api } from '@tablewell/api-client';

/** Sends the verification mail again. 400 when there is nothing to verify, 429 when asked too often. */
export const sendVerification = (email: string) =>
  answer(api.POST('/api/auth/send-verification', { body: { email } }));
