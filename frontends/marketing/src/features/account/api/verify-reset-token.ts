import { answer, api } from '@tablewell/api-client';

/** Checks the token of a reset mail and returns its account. */
export const verifyResetToken = (token: string) =>
  answer(api.GET('/api/auth/verify-reset-token/{token}', { params: { path: { token } } }));
