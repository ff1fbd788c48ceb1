import { isEmail } from '@tablewell/shared/email';
import { passwordProblem } from './password-rules';
import type { FormErrors } from '@tablewell/ui';
import { t } from './texts';

export const signUpFields = [
  'firstName',
  'lastName',
  'email',
  'restaurantName',
  'password',
  'confirmPassword',
  'terms',
] as const;
type SignUpField = (typeof signUpFields)[number];

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
  refuse('firstName', values.firstName.trim() ? undefined : t('account.missing.firstName'));
  refuse('lastName', values.lastName.trim() ? undefined : t('account.missing.lastName'));
  refuse('email', emailProblem(values.email));
  refuse('restaurantName', values.restaurantName.trim() ? undefined : t('account.missing.restaurantName'));
  refuse('password', passwordProblem(values.password));
  refuse(
    'confirmPassword',
    values.password === values.confirmPassword ? undefined : t('account.signUp.noMatch'),
  );
  refuse('terms', values.terms ? undefined : t('account.signUp.noTerms'));
  return errors;
}

function emailProblem(email: string): string | undefined {
  if (!email.trim()) return t('account.missing.email');
  return isEmail(email.trim()) ? undefined : t('account.signUp.badEmail');
}

/** The form as it is sent. */
export function toSignUp({ email, password, firstName, lastName, restaurantName }: SignUpValues) {
  return {
    email: email.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    restaurantName: restaurantName.trim(),
  };
}
