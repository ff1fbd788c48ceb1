import { nameProblem } from '@tablewell/booking-rules/names';
import { settingsProblems } from '@tablewell/booking-rules/settings';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { easyPasswordProblem } from './easy-passwords';
import type { LinkKind } from './user';

/** Lower-cased and trimmed: one person is one account, however the address is typed. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

const emailShape = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/;

/** An address that a mail can be sent to, as far as its shape tells. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && emailShape.test(email);
}

const longestPassword = 200;
const longestName = 100;

/** What is wrong with a password, with the spec's texts (spec public §5); undefined when nothing is. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < 8) return 'Password must be at least 8 characters long.';
  if (password.length > longestPassword)
    return `Password must be at most ${longestPassword} characters long.`;
  if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password)) return undefined;
  return 'Password must contain at least one uppercase letter, one lowercase letter, and one number.';
}

/** What a new owner writes. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly restaurantName: string;
}

function personNameProblem(label: string, name: string): string | undefined {
  if (name === '') return `${label} is required`;
  if (name.length > longestName) return `${label} cannot exceed ${longestName} characters`;
  return nameProblem(label, name);
}

/** A name that another site tells of a person; empty where it could not be theirs here. */
export function nameFromElsewhere(name: string): string {
  const cut = name.trim().slice(0, longestName);
  return nameProblem('Name', cut) ? '' : cut;
}

/** What is wrong with the name of an account's first restaurant (spec public §5); it has to suit the restaurant too. */
export function restaurantNameProblem(name: string): string | undefined {
  if (name === '') return 'Restaurant name is required for sign-up';
  return settingsProblems({ name })[0]?.message;
}

/** Every problem of a sign-up (spec public §5, contract §3). Expects sanitised text. */
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

/** Every problem of what a person writes who takes up an invitation and has no account. Expects sanitised names. */
export function joinProblems(form: Omit<SignUpForm, 'restaurantName'>): FieldProblem[] {
  const asked = ['password', 'firstName', 'lastName'];
  return signUpProblems({ restaurantName: '', ...form }).filter(({ field }) => asked.includes(field));
}

/** What is said of a link without its token (spec public §8). */
export const noTokenTexts: Record<LinkKind, string> = {
  verification: 'No verification token provided. Please check your email link.',
  'password-reset': 'No reset token provided. Please check your email link.',
};

/** What a reset sends. */
export interface ResetForm {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Every problem of a reset: the link's token, and the new password typed twice (spec public §5 and §8). */
export function resetProblems({ token, password, confirmPassword }: ResetForm): FieldProblem[] {
  const message = passwordProblem(password);
  return [
    ...(token === '' ? [{ field: 'token', message: noTokenTexts['password-reset'] }] : []),
    ...(password === confirmPassword
      ? []
      : [{ field: 'confirmPassword', message: 'Passwords do not match.' }]),
    ...(message ? [{ field: 'password', message }] : []),
  ];
}
