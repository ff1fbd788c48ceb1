/** The languages of all texts for diners, English first. Ids are BCP 47. */
export const languages = ['en', 'es', 'fr', 'de', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The default language of readers, and the source of all translations. */
export const defaultLanguage: Language = 'en';

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** A stored or received language id; `otherwise` if it is not one of these languages. */
export const languageOr = (text: unknown, otherwise: Language = defaultLanguage): Language =>
  isLanguage(text) ? text : otherwise;

/** The name of each language in that language, for its readers to find it. */
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
 * The locale for dates, times and numbers. Arabic keeps the digits 0 to 9, like browsers' input fields and phone
 * numbers.
 */
export function localeOf(language: Language): string {
  if (language === 'en') return 'en-US';
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}

/** The first weekday of calendars: 0 is Sunday. */
export function firstWeekdayOf(language: Language): number {
  if (language === 'ar') return 6;
  return language === 'en' || language === 'ja' ? 0 : 1;
}
