import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { isEmail } from '@tablewell/shared/email';
import { nameProblem } from '@tablewell/shared/text';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { easyPasswordProblem } from './easy-passwords';
import type { LinkKind } from './user';

/** Lower-cased and trimmed, so that one person has one account, in whatever form the address is typed. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

const maxPasswordLength = 200;
const maxNameLength = 100;

/** The problem with a password (ACCOUNT-1); undefined if it is valid. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < 8) return 'Password must be at least 8 characters long.';
  if (password.length > maxPasswordLength)
    return `Password must be at most ${maxPasswordLength} characters long.`;
  if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password)) return undefined;
  return 'Password must contain at least one uppercase letter, one lowercase letter, and one number.';
}

/** The sign-up form. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly restaurantName: string;
}

function personNameProblem(label: string, name: string): string | undefined {
  if (name === '') return `${label} is required`;
  if (name.length > maxNameLength) return `${label} cannot exceed ${maxNameLength} characters`;
  return nameProblem(label, name);
}

/** A name from an identity provider; empty if it is not valid here. */
export function usableName(name: string): string {
  const cut = name.trim().slice(0, maxNameLength);
  return nameProblem('Name', cut) ? '' : cut;
}

/** The problem with the name of an account's first restaurant, by the restaurant's own rules, too. */
export function restaurantNameProblem(name: string): string | undefined {
  if (name === '') return 'Restaurant name is required for sign-up';
  return settingsProblems({ name })[0]?.message;
}

/** Every problem of a sign-up (ACCOUNT-1, ACCOUNT-2). Expects sanitized text. */
export function signUpProblems(form: SignUpForm): FieldProblem[] {
  const password = passwordProblem(form.password) ?? easyPasswordProblem(form.password, form);
  const checks: [string, string | undefined][] = [
    ['email', isEmail(form.email) ? undefined : 'Please enter a valid email address.'],
    ['password', password],
    ['firstName', personNameProblem('First name', form.firstName)],
    ['lastName', personNameProblem('Last name', form.lastName)],
    ['restaurantName', restaurantNameProblem(form.restaurantName)],
  ];
  return checks.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** Every problem of an invited person's sign-up. Expects sanitized names. */
export function joinProblems(form: Omit<SignUpForm, 'restaurantName'>): FieldProblem[] {
  const fields = ['password', 'firstName', 'lastName'];
  return signUpProblems({ restaurantName: '', ...form }).filter(({ field }) => fields.includes(field));
}

/** The texts for a link without its token (ACCOUNT-5, ACCOUNT-6). */
export const missingTokenTexts: Record<LinkKind, string> = {
  verification: 'No verification token provided. Please check your email link.',
  'password-reset': 'No reset token provided. Please check your email link.',
};

/** The password reset form. */
export interface ResetForm {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Every problem of a reset: the link's token, and the new password typed twice (ACCOUNT-1, ACCOUNT-6). */
export function resetProblems({ token, password, confirmPassword }: ResetForm): FieldProblem[] {
  const message = passwordProblem(password);
  return [
    ...(token === '' ? [{ field: 'token', message: missingTokenTexts['password-reset'] }] : []),
    ...(password === confirmPassword
      ? []
      : [{ field: 'confirmPassword', message: 'Passwords do not match.' }]),
    ...(message ? [{ field: 'password', message }] : []),
  ];
}
