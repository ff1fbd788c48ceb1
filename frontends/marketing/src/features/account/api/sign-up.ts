import { answer, api } from '@tablewell/api-client';

interface SignUp {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  restaurantName: string;
  recaptchaToken?: string;
}

/** Creates an owner with a restaurant, and signs the owner in. */
export const signUp = (body: SignUp) => answer(api.POST('/api/signup', { body }));
