import { answer, api } from '@tablewell/api-client';

/** Redeems the token of a verification mail. */
export const verifyEmail = (token: string) => answer(api.POST('/api/auth/verify-email', { body: { token } }));
