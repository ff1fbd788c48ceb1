import { answer, api } from '@tablewell/api-client';

/** Asks for a reset link. Succeeds alike whether the account exists or not. */
export const forgotPassword = (email: string) =>
  answer(api.POST('/api/auth/forgot-password', { body: { email } }));
