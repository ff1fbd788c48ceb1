import { answer, api } from '@tablewell/api-client';

/** Checks the token of a reset mail and tells whose it is. */
export const verifyResetToken = (token: string) =>
  answer(api.GET('/api/auth/verify-reset-token/{token}', { params: { path: { token } } }));
