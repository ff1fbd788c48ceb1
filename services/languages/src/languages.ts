/** The languages of everything that diners read, English first. Ids are BCP 47. */
export const languages = ['en', 'es', 'fr', 'de', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The language of whoever has not said another one, and of the texts that all others are translated from. */
export const defaultLanguage: Language = 'en';

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** What somebody has stored or sent as a language; the default where it is none of ours. */
export const languageOr = (text: unknown, otherwise: Language = defaultLanguage): Language =>
  isLanguage(text) ? text : otherwise;

/** Each language by its own name, as its readers look for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  ar: 'العربية',
};

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The locale by which dates, times and numbers are written. Arabic keeps the digits 0 to 9, as the fields of browsers and
 * phone numbers beside them do.
 */
export function localeOf(language: Language): string {
  if (language === 'en') return 'en-US';
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}

/** The weekday with which calendars begin: 0 is Sunday. */
export function firstWeekdayOf(language: Language): number {
  if (language === 'ar') return 6;
  return language === 'en' || language === 'ja' ? 0 : 1;
}
