import { type Language, localeOf } from './languages';

/**
 * The locale for dates, times and numbers of a reader: their language with the region of their browser, and the clock
 * of the browser's first language, such as `en-GB`, or `en-US-u-hc-h23` for a German who reads English (LANG-9).
 * `browsers`: the browser's languages, the preferred one first; invalid tags are ignored.
 */
export function readersLocale(language: Language, browsers: readonly string[]): string {
  const known = browsers.filter(isLocale);
  const regional = known.find((each) => new Intl.Locale(each).language === language);
  // The product chooses the digits of Arabic, not the region.
  const locale = regional && language !== 'ar' ? regional : localeOf(language);
  const [first] = known;
  const hourCycle = first && hourCycleOf(first);
  return hourCycle && hourCycle !== hourCycleOf(locale)
    ? new Intl.Locale(locale, { hourCycle }).toString()
    : locale;
}

const hourCycleOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle;

function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== 'und';
  } catch {
    return false;
  }
}
