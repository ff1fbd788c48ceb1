import { answer, api } from '@tablewell/api-client';

/** Sets a new password with the token of a reset mail. */
export const resetPassword = (body: { token: string; password: string; confirmPassword: string }) =>
  answer(api.POST('/api/auth/reset-password', { body }));
