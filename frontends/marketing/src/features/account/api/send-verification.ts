import { answer, api } from '@tablewell/api-client';

/** Sends the verification mail again. */
export const sendVerification = (email: string) =>
  answer(api.POST('/api/auth/send-verification', { body: { email } }));
