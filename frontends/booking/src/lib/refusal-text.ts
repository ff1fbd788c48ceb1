import { serverText, translatedRefusal } from '@tablewell/api-client';
import { findText, language } from './language';

/**
 * The text of a refusal for the diner. The server's texts are English, so in other languages the text is chosen by the
 * refusal's code, otherwise by its status.
 */
export function refusalText(error: unknown, fallback: string): string {
  if (language === 'en') return serverText(error, fallback);
  return translatedRefusal(error, (name) => findText(`refusal.${name}`)) ?? fallback;
}
