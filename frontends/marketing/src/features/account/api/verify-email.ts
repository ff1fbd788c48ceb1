import { answer, api } from '@tablewell/api-client';

/** Redeems the token of a verification mail. */
export const verifyEmail = (token: string) => answer(api.POST('/api/auth/verify-email', { body: { token } }));

/** Answers whether the reader of that mail created the account; if not, the account is deleted. */
export const answerVerification = (token: string, created: boolean) =>
  answer(api.POST('/api/auth/verify-email/answer', { body: { token, created } }));
