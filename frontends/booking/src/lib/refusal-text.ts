import { ApiError, serverText } from '@tablewell/api-client';
import { findText, language } from './language';

/** How a refusal is found among the texts: by the server's code for it, else by its status. */
function codesOf({ body, status }: ApiError): string[] {
  const code = body.code ?? '';
  if (status === 429) return [code, 'too-many'];
  return status === 503 ? [code, 'busy'] : [code];
}

/** What a refusal says to a diner. The server's own texts are English, so in other languages the code finds the text. */
export function refusalText(error: unknown, fallback: string): string {
  if (language === 'en' || !(error instanceof ApiError)) return serverText(error, fallback);
  return (
    codesOf(error)
      .map((code) => findText(`refusal.${code}`))
      .find(Boolean) ?? fallback
  );
}
