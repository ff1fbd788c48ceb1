import { answer, api } from '@tablewell/api-client';

/** Signs in with a password. 403 with `requiresVerification` if the address is not verified yet. */
export const signIn = (body: { email: string; password: string }) =>
  answer(api.POST('/api/signin', { body }));
