import { ApiError, serverText } from '@tablewell/api-client';
import { findText, language } from './language';

/**
 * What a refusal says to a diner. The server's own texts are English, so in other languages its code finds the text, else
 * its status.
 */
export function refusalText(error: unknown, fallback: string): string {
  if (language === 'en' || !(error instanceof ApiError)) return serverText(error, fallback);
  const { body, status } = error;
  return findText(`refusal.${body.code}`) ?? findText(`refusal.${status}`) ?? fallback;
}
