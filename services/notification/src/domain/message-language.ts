import { createFormats, type Formats } from '@tablewell/languages/formats';
import { defaultLanguage, type Language, languageOr } from '@tablewell/languages';
import type { MessageTexts } from '@tablewell/languages/message-texts';
import { catalog as ar } from '@tablewell/languages/messages/ar';
import { catalog as de } from '@tablewell/languages/messages/de';
import { catalog as en } from '@tablewell/languages/messages/en';
import { catalog as es } from '@tablewell/languages/messages/es';
import { catalog as fr } from '@tablewell/languages/messages/fr';
import { catalog as ja } from '@tablewell/languages/messages/ja';
import { type Catalog, createTexts, type Translate } from '@tablewell/languages/texts';

/** The texts of messages in one language, with its dates and times. */
export interface MessageLanguage {
  readonly t: Translate<MessageTexts>;
  readonly formats: Formats;
}

const catalogs: Record<Language, Catalog> = { en, es, fr, de, ja, ar };
const known = new Map<Language, MessageLanguage>();

/** Made when a language is first written. An SMS shows what is put into it as it is, without marks of direction. */
export function messageLanguage(asked: Language = defaultLanguage): MessageLanguage {
  // A message of a later release may be in a language that this one does not know.
  const language = languageOr(asked);
  const made = known.get(language) ?? {
    t: createTexts<MessageTexts>(language, catalogs[language], { plain: true }),
    formats: createFormats(language),
  };
  known.set(language, made);
  return made;
}

export const english = messageLanguage();
