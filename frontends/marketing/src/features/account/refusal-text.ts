import { ApiError, serverText, translatedRefusal } from '@tablewell/api-client';
import { errorsOf, type FormErrors } from '@tablewell/ui';
import { pageLanguage } from '../../lib/language';
import { find, t } from './texts';

/** The server's texts are English; in other languages they are chosen by what the server refused. */
const isEnglish = () => pageLanguage() === 'en';

/** The text of a refusal in the reader's language, or `fallback` if there is none for it. */
export function refusalText(error: unknown, fallback: string): string {
  if (isEnglish()) return serverText(error, fallback);
  return translatedRefusal(error, (name) => find(`account.refusal.${name}`)) ?? fallback;
}

/** The texts of fields that a page cannot check by itself. */
const textIds: Partial<Record<string, 'account.refusal.password' | 'account.refusal.captcha'>> = {
  password: 'account.refusal.password',
  recaptchaToken: 'account.refusal.captcha',
};

/** The refused fields of a form, with a text for each in the reader's language. */
export function refusedFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FormErrors<Field> {
  const refused: FormErrors<Field> = error instanceof ApiError ? errorsOf(error.details, fields) : {};
  if (isEnglish()) return refused;
  return Object.fromEntries(
    Object.keys(refused).map((field) => [field, t(textIds[field] ?? 'account.refusal.field')]),
  ) as FormErrors<Field>;
}
