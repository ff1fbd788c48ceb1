import { passwordProblem } from './password-rules';
import type { FormErrors } from '@tablewell/ui';

export const signUpFields = [
  'firstName',
  'lastName',
  'email',
  'restaurantName',
  'password',
  'confirmPassword',
  'terms',
] as const;
export type SignUpField = (typeof signUpFields)[number];

/** The form as typed. */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  restaurantName: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  restaurantName: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** All problems that keep the form from being sent (ACCOUNT-1, ACCOUNT-2). */
export function checkSignUp(values: SignUpValues): FormErrors<SignUpField> {
  const errors: FormErrors<SignUpField> = {};
  const refuse = (field: SignUpField, message: string | undefined): void => {
    if (message) errors[field] = message;
  };
  refuse('firstName', values.firstName.trim() ? undefined : 'First name is required');
  refuse('lastName', values.lastName.trim() ? undefined : 'Last name is required');
  refuse('email', emailProblem(values.email));
  refuse(
    'restaurantName',
    values.restaurantName.trim() ? undefined : 'Restaurant name is required for sign-up',
  );
  refuse('password', passwordProblem(values.password));
  refuse(
    'confirmPassword',
    values.password === values.confirmPassword ? undefined : 'Passwords do not match',
  );
  refuse('terms', values.terms ? undefined : 'Please agree to the terms to continue');
  return errors;
}

/** Finds obvious mistakes only: the mail itself is the real check. */
function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Email is required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'Please enter a valid email address';
}
