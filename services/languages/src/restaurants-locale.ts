import { firstWeekdayOf, type Language, localeOf } from './languages';

/** The country in which the forms of dates and times are those of the languages themselves. */
const homeCountry = 'US';

/**
 * The locale for dates and times of a restaurant's diners: the language with the forms of the restaurant's country
 * (ISO 3166 alpha-2), such as `en-GB` or `es-MX` (LANG-5). English in a country without English forms has British dates
 * and the country's clock; other languages, and those whose digits the product chooses, keep
 * their own forms there.
 */
export function restaurantsLocale(language: Language, country: string = homeCountry): string {
  const own = localeOf(language);
  if (language === 'ar' || country === homeCountry || !/^[A-Z]{2}$/.test(country)) return own;
  const regional = `${language}-${country}`;
  if (new Intl.DateTimeFormat(regional).resolvedOptions().locale === regional) return regional;
  if (language !== 'en') return own;
  const local = new Intl.Locale('und', { region: country }).maximize().toString();
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(local, { hour: 'numeric' }).resolvedOptions();
  return new Intl.Locale('en-GB', { hourCycle }).toString();
}

type WithWeek = Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };

/** The first weekday of calendars in a locale of {@link restaurantsLocale}: 0 is Sunday. */
export function firstWeekdayIn(language: Language, locale: string): number {
  if (locale === localeOf(language)) return firstWeekdayOf(language);
  const known = new Intl.Locale(locale) as WithWeek;
  const { firstDay = 1 } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
  return firstDay % 7;
}
