import { t } from './texts';

/** The rules of a password (ACCOUNT-1), as the checklist shows them. */
export const passwordRules = [
  { id: 'length', met: (password: string) => password.length >= 8 },
  { id: 'upper', met: (password: string) => /[A-Z]/.test(password) },
  { id: 'lower', met: (password: string) => /[a-z]/.test(password) },
  { id: 'digit', met: (password: string) => /\d/.test(password) },
] as const;

/** The first problem of a password by itself; undefined if it has none. */
export function passwordProblem(password: string): string | undefined {
  const unmet = passwordRules.find(({ met }) => !met(password));
  if (!unmet) return undefined;
  return unmet.id === 'length' ? t('account.rule.tooShort') : t('account.rule.tooPlain');
}
