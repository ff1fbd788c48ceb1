import { answer, api } from '@tablewell/api-client';

/** Requests a reset link. The answer is the same whether the account exists or not. */
export const forgotPassword = (email: string) =>
  answer(api.POST('/api/auth/forgot-password', { body: { email } }));
