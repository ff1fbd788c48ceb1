import { answer, api } from '@tablewell/api-client';

/** Signs in with Google; with a restaurant's name it signs up. */
export const googleSignIn = (body: { idToken: string; restaurantName?: string; recaptchaToken?: string }) =>
  answer(api.POST('/api/auth/google/signin', { body }));
