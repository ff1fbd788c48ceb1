import type { FieldProblem } from '@tablewell/chassis/refusal';

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

/** Every problem of a sign-up (spec public §5, contract §3). Expects trimmed text. */
export function signUpProblems(form: SignUpForm): FieldProblem[] {
  const password = passwordProblem(form.password);
  const checks: [string, string | undefined][] = [
    ['email', isEmail(form.email) ? undefined : 'Please enter a valid email address.'],
    ['password', password],
    ['firstName', form.firstName ? undefined : 'First name is required'],
    ['lastName', form.lastName ? undefined : 'Last name is required'],
    ['restaurantName', form.restaurantName ? undefined : 'Restaurant name is required for sign-up'],
  ];
  return checks.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** Every problem of a new password typed twice (spec public §5). */
export function resetProblems(password: string, confirmPassword: string): FieldProblem[] {
  const message = passwordProblem(password);
  return [
    ...(password === confirmPassword
      ? []
      : [{ field: 'confirmPassword', message: 'Passwords do not match.' }]),
    ...(message ? [{ field: 'password', message }] : []),
  ];
}
