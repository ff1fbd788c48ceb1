/** The rules of a password (ACCOUNT-1), as the checklist shows them. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', met: (password: string) => password.length >= 8 },
  { id: 'upper', label: 'One uppercase letter', met: (password: string) => /[A-Z]/.test(password) },
  { id: 'lower', label: 'One lowercase letter', met: (password: string) => /[a-z]/.test(password) },
  { id: 'digit', label: 'One number', met: (password: string) => /\d/.test(password) },
] as const;

const tooShort = 'Password must be at least 8 characters long.';
const tooPlain = 'Password must contain at least one uppercase letter, one lowercase letter, and one number.';

/** The first problem of a password alone; undefined if it has none. */
export function passwordProblem(password: string): string | undefined {
  const unmet = passwordRules.find(({ met }) => !met(password));
  if (!unmet) return undefined;
  return unmet.id === 'length' ? tooShort : tooPlain;
}
