import { createFormats, type Formats } from './formats';
import { defaultLanguage, type Language, languageOr } from './languages';
import type { MessagesTexts } from '../dist/messages-texts';
import { catalog as ar } from '../dist/messages/ar';
import { catalog as de } from '../dist/messages/de';
import { catalog as en } from '../dist/messages/en';
import { catalog as es } from '../dist/messages/es';
import { catalog as fr } from '../dist/messages/fr';
import { catalog as ja } from '../dist/messages/ja';
import { restaurantsLocale } from './restaurants-locale';
import { type Catalog, createTexts, type Translate } from './texts';

/** The texts of messages in one language, with its formats of dates and times. */
export interface MessageLanguage {
  readonly t: Translate<MessagesTexts>;
  readonly formats: Formats;
}

const catalogs: Record<Language, Catalog> = { en, es, fr, de, ja, ar };
const known = new Map<string, MessageLanguage>();

/**
 * The language of messages of a restaurant in this country (ISO 3166 alpha-2; absent: the United States), created on
 * first use. Values are inserted into an SMS unchanged, without direction marks.
 */
export function messageLanguage(requested: Language = defaultLanguage, country?: string): MessageLanguage {
  // A message of a later release may be in a language that this release does not know.
  const language = languageOr(requested);
  const locale = restaurantsLocale(language, country);
  const key = `${language} ${locale}`;
  const made = known.get(key) ?? {
    t: createTexts<MessagesTexts>(language, catalogs[language], { plain: true }),
    formats: createFormats(language, locale),
  };
  known.set(key, made);
  return made;
}

export const english = messageLanguage();

/** The texts of a calendar entry in the diner's language. */
export function calendarWords(language?: Language) {
  const { t } = messageLanguage(language);
  return {
    title: (restaurant: string) => t('calendar.title', { restaurant }),
    party: (count: number, name: string) => t('calendar.table', { party: t('party', { count }), name }),
    phone: (phone: string) => t('calendar.phone', { phone }),
    change: (link: string) => t('calendar.change', { link }),
  };
}
